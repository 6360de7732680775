public import ArcadeCore
public import JSON

extension AnagramLevel {
  /// Reads a level's file.
  ///
  /// - Parameter file: The file's path, for faults, and its bytes.
  /// - Throws: `FileFault` with line, column and reason if the file is no level, or one of its
  ///   anagrams is none.
  /// - Complexity: O(bytes).
  public init(file: LevelFile) throws(FileFault) {
    self = try AnagramReader(file).level()
  }
}

extension AnagramLevel: FileLevel {
  /// What people call it.
  public static let noun = "level"

  /// Reads a level file whole, with every check of the rules.
  ///
  /// - Throws: `SetupFault` with file, line, column and reason if it cannot be played.
  public init(reading file: LevelFile) throws(SetupFault) {
    do throws(FileFault) {
      self = try AnagramLevel(file: file)
    } catch {
      throw SetupFault(.data, error.description)
    }
  }

  /// Tells whether a level comes before another: by its order, then by its name.
  static func isBefore(_ one: AnagramLevel, _ other: AnagramLevel) -> Bool {
    (one.order, one.name) < (other.order, other.name)
  }
}
