/// Where the store's files are.
public struct StoreLocation: Equatable, Sendable {
  /// The folder that holds all the others.
  public let folder: String

  /// Names the store in a folder.
  public init(folder: String) {
    self.folder = folder
  }

  /// Finds the store: `$ARCADE_HOME`, else `$XDG_DATA_HOME/arcade`, else `~/.local/share/arcade`.
  ///
  /// An unset or empty variable is passed over, and an XDG folder that does not begin with a slash,
  /// too, as its specification says. Without a HOME that begins with a slash the home folder is the
  /// one that /etc/passwd names. If that names none either, this is `nil`: play goes on in memory.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - userID: The number of the user who runs the process.
  ///   - passwords: The content of /etc/passwd, asked for only if it is needed. The system's own
  ///     function does not work in a static program.
  public init?(
    environment: [String: String], userID: UInt32, passwords: () -> [UInt8]
  ) {
    func variable(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    func folder(_ name: String) -> String? {
      variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let own = variable("ARCADE_HOME") {
      self.init(folder: Self.trimmed(own))
    } else if let data = folder("XDG_DATA_HOME") {
      self.init(folder: Self.trimmed(data) + "/arcade")
    } else if let home = folder("HOME") ?? Self.home(of: userID, in: passwords()) {
      self.init(folder: Self.trimmed(home) + "/.local/share/arcade")
    } else {
      return nil
    }
  }

  /// The file of all finished games.
  public var results: String { folder + "/results.json" }
  /// The file of saved settings.
  public var settings: String { folder + "/settings.json" }
  /// The folder of the journals.
  public var playing: String { folder + "/playing" }

  /// The journal of a game.
  func journal(of key: ResultKey) -> String { playing + "/" + key.text + Self.journalSuffix }

  /// The key of the game that a file in ``playing`` is the journal of; `nil` if it is none.
  static func key(ofJournal name: String) -> ResultKey? {
    guard name.hasSuffix(journalSuffix) else { return nil }
    return ResultKey(text: name.dropLast(journalSuffix.count))
  }

  private static let journalSuffix = ".jsonl"

  private static func trimmed(_ path: String) -> String {
    var path = Substring(path)
    while path.hasSuffix("/"), path != "/" { path.removeLast() }
    return path == "/" ? "" : String(path)
  }

  private static func home(of userID: UInt32, in passwords: [UInt8]) -> String? {
    for line in passwords.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard fields.count >= 6,
        UInt32(String(decoding: fields[2], as: UTF8.self)) == userID
      else { continue }
      let home = String(decoding: fields[5], as: UTF8.self)
      return home.hasPrefix("/") ? home : nil
    }
    return nil
  }
}
