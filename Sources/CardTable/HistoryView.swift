public import Terminal

/// Which line of a history is looked at: the newest, or one further back.
public struct HistoryView: Equatable, Sendable {
  /// How many lines before the newest it is; 0 is now.
  public private(set) var linesBack = 0

  /// Looks at now.
  public init() {}

  /// Whether the newest line is looked at.
  public var isNow: Bool { linesBack == 0 }

  /// Goes back in a history, or forward again with a negative number; at both ends it stays.
  ///
  /// - Parameters:
  ///   - lines: The lines to go back.
  ///   - count: The lines of the whole history.
  public mutating func scroll(back lines: Int, of count: Int) {
    linesBack = min(max(0, linesBack + lines), max(0, count - 1))
  }

  /// Looks at the newest line, as after every move.
  public mutating func jumpToNow() {
    linesBack = 0
  }

  /// The index of the line that is looked at, or `nil` if the history is empty.
  public func index(in count: Int) -> Int? {
    count == 0 ? nil : max(0, count - 1 - linesBack)
  }

  /// The key that comes forward again, while the past is looked at.
  public var keys: [KeyHint] {
    isNow ? [] : [KeyHint("PgDn", "forward", key: Key(.pageDown))]
  }

  /// The line that is looked at as a message; one of the past is dimmed and says where it stands.
  ///
  /// - Parameters:
  ///   - lines: The whole history, the newest last.
  ///   - style: How the newest is written.
  /// - Returns: The message, or `nil` if nothing has happened yet.
  public func message(
    of lines: some RandomAccessCollection<String>, _ style: Style = .plain
  ) -> Message? {
    guard let index = index(in: lines.count) else { return nil }
    let line = lines[lines.index(lines.startIndex, offsetBy: index)]
    return isNow
      ? Message(line, style) : Message("\(index + 1) of \(lines.count): \(line)", Style(.dim))
  }

  /// The whole history as a page, numbered, the newest first.
  public static func page(of lines: [String]) -> Page {
    let width = String(lines.count).utf8.count
    let numbered = lines.enumerated().reversed().map { index, line in
      let number = String(index + 1)
      return String(repeating: " ", count: width - number.utf8.count) + "\(number)  \(line)"
    }
    return Page(
      title: "History", lines: numbered.isEmpty ? ["Nothing has happened yet."] : numbered)
  }
}
