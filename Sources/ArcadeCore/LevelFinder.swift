/// What is read from a level file and can be played.
public protocol FileLevel: Sendable {
  /// What people call it: `machine`.
  static var noun: String { get }

  /// The name and the content of its file.
  var identity: LevelIdentity { get }

  /// Reads a file whole, with every check.
  ///
  /// - Throws: ``SetupFault`` with file, line, column and reason if it cannot be played.
  init(reading file: LevelFile) throws(SetupFault)
}

/// The level files at hand, to find one in.
public struct LevelFinder<Level: FileLevel>: Sendable {
  private let files: [LevelFile]

  /// Looks for levels in files.
  ///
  /// - Parameter files: The files in the order in which they count: of two of one name, the first is
  ///   meant.
  public init(files: [LevelFile]) {
    self.files = files
  }

  /// The levels that can be played, in the order of their files, each name once.
  ///
  /// - Complexity: O(bytes of all files).
  public var playable: [Level] {
    var levels: [Level] = []
    for file in files {
      guard let level = try? Level(reading: file),
        !levels.contains(where: { $0.identity.name == level.identity.name })
      else { continue }
      levels.append(level)
    }
    return levels
  }

  /// Finds a level by its name.
  ///
  /// A file that is called like the level is looked at first, so that others need not be read.
  ///
  /// - Parameter name: The level's name, as a player has typed it.
  /// - Returns: The first level of that name that can be played.
  /// - Throws: ``SetupFault`` with the file's fault if it is wrong, else with the names to choose
  ///   from.
  public func level(named name: String) throws(SetupFault) -> Level {
    try checkFiles()
    if let level = find(name) { return level }
    for file in files where Self.stem(of: file.path) == name { _ = try Level(reading: file) }
    throw missing(name)
  }

  /// Finds a level by its name, or else takes the first that can be played.
  ///
  /// - Parameter name: The name of the level that is played where none is asked for.
  /// - Returns: That level, or the first of the files.
  /// - Throws: ``SetupFault`` with the fault of the file that is called like the level, or of the
  ///   first file if none can be played.
  public func level(preferring name: String) throws(SetupFault) -> Level {
    try checkFiles()
    if let level = find(name) { return level }
    for file in files where Self.stem(of: file.path) == name { _ = try Level(reading: file) }
    return try first { _, _ in false }
  }

  /// Takes the first level that can be played, by an order of levels.
  ///
  /// - Parameter isBefore: Whether one level comes before another; the order of the files decides
  ///   between those of which neither does.
  /// - Returns: A level.
  /// - Throws: ``SetupFault`` with the fault of the first file if none can be played.
  public func first(by isBefore: (Level, Level) -> Bool) throws(SetupFault) -> Level {
    try checkFiles()
    if let level = playable.min(by: isBefore) { return level }
    for file in files { _ = try Level(reading: file) }
    throw Self.nothing
  }

  /// Finds a level by its name and the content of its file.
  ///
  /// - Parameter identity: The name and the content.
  /// - Returns: The level, read from the same bytes.
  /// - Throws: ``SetupFault`` if there is none of that name, or its file has changed.
  public func level(_ identity: LevelIdentity) throws(SetupFault) -> Level {
    for file in files where LevelIdentity(name: identity.name, bytes: file.bytes) == identity {
      if let level = try? Level(reading: file), level.identity == identity { return level }
    }
    let other = try level(named: identity.name)
    throw SetupFault(
      .data,
      "The \(Level.noun) \(other.identity.name) has changed since the game: "
        + "bring its old file back.")
  }

  private func find(_ name: String) -> Level? {
    for file in files.filter({ Self.stem(of: $0.path) == name }) + files {
      if let level = try? Level(reading: file), level.identity.name == name { return level }
    }
    return nil
  }

  private func checkFiles() throws(SetupFault) {
    guard !files.isEmpty else { throw Self.nothing }
  }

  private static var nothing: SetupFault {
    SetupFault(.missing, "There is no \(Level.noun) to play: name a folder that holds some.")
  }

  private func missing(_ name: String) -> SetupFault {
    let names = playable.map(\.identity.name)
    // A name that cannot be one may hold anything: it is not repeated.
    let lack =
      LevelIdentity.isName(name)
      ? "There is no \(Level.noun) called \(name)"
      : "A \(Level.noun)'s name is lower-case letters, digits and hyphens"
    guard !names.isEmpty else {
      return SetupFault(
        .missing, "\(lack), and no other can be played: check the \(Level.noun) files.")
    }
    return SetupFault(.usage, "\(lack): choose \(Words.list(names, "or")).")
  }

  /// A path's last part without its ending.
  private static func stem(of path: String) -> Substring {
    let file = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    return file.hasSuffix(".json") ? file.dropLast(5) : file
  }
}
