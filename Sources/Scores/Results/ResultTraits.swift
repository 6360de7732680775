/// What the marks of a result, and its moves, mean for its place among others.
public struct ResultTraits: OptionSet, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt8

  /// Makes a set of traits of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Ended before its rules ended it.
  public static let unfinished = ResultTraits(rawValue: 1)
  /// Played with more ease than its mode has.
  public static let relaxed = ResultTraits(rawValue: 2)
  /// Came from another store.
  public static let imported = ResultTraits(rawValue: 4)
  /// Its moves are not known.
  public static let withoutMoves = ResultTraits(rawValue: 8)

  /// Whether a result with these traits may take a highlight, a rank and a best.
  public var areRanked: Bool {
    isDisjoint(with: [.unfinished, .relaxed]) && !isSuperset(of: [.imported, .withoutMoves])
  }

  /// Makes the trait that a mark of a result stands for; none for marks that mean nothing here.
  init(mark: String) {
    self = Self.marks.first { $0.name.elementsEqual(mark.utf8) }?.trait ?? []
  }

  /// As ``init(mark:)``, of the mark that stands in a range of a text.
  init(markIn range: Range<Int>, of text: ScanText) {
    self = Self.marks.first { text.equals($0.name, in: range) }?.trait ?? []
  }

  private static let marks: [(name: [UInt8], trait: ResultTraits)] = [
    (Array("unfinished".utf8), .unfinished), (Array("relaxed".utf8), .relaxed),
    (Array("imported".utf8), .imported),
  ]
}
