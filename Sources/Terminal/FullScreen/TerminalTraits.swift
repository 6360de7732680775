/// What the variables of the environment tell of the terminal.
public struct TerminalTraits: Equatable, Sendable {
  /// Whether it comes over ssh.
  public let isRemote: Bool
  /// The milliseconds after which Esc is a key of its own and not the start of a sequence.
  public let escapeDelay: Int64
  /// Whether it answers questions about itself; those that don't would show them.
  public let answersQuestions: Bool
  /// Whether it has a second screen, so that the first comes back by itself.
  public let hasSecondScreen: Bool
  /// The extent to take where the system reports none.
  public let assumedSize: Size

  /// The longest delay that ESCDELAY can ask for, in milliseconds.
  static let longestEscapeDelay: Int64 = 5000

  /// Reads the traits from the environment.
  ///
  /// - Parameter environment: The variables by name; TERM, SSH_CONNECTION, SSH_TTY, ESCDELAY, LINES
  ///   and COLUMNS count.
  public init(environment: [String: String]) {
    let ssh = [environment["SSH_CONNECTION"], environment["SSH_TTY"]]
    isRemote = ssh.contains { $0?.isEmpty == false }
    let usual: Int64 = isRemote ? 100 : 50
    escapeDelay = Self.number(environment["ESCDELAY"], upTo: Self.longestEscapeDelay) ?? usual

    let term = environment["TERM"] ?? ""
    let isPlain = term == "linux" || term.hasPrefix("linux-") || term.hasPrefix("vt")
    hasSecondScreen = !isPlain
    answersQuestions = !isPlain && !term.isEmpty && term != "dumb"
    assumedSize = Size(
      width: Self.number(environment["COLUMNS"], upTo: 10_000).map(Int.init) ?? 80,
      height: Self.number(environment["LINES"], upTo: 10_000).map(Int.init) ?? 24)
  }

  /// The extent to draw for: what the system reports, or the assumed one where it reports nothing.
  public func size(reported: Size) -> Size {
    Size(
      width: reported.width > 0 ? reported.width : assumedSize.width,
      height: reported.height > 0 ? reported.height : assumedSize.height)
  }

  private static func number(_ text: String?, upTo highest: Int64) -> Int64? {
    guard let text, let number = Int64(text), number > 0 else { return nil }
    return min(number, highest)
  }
}
