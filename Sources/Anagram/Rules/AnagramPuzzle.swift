/// An anagram that was dealt: its tiles, its targets, and what is locked on them.
public struct AnagramPuzzle: Equatable, Sendable {
  /// The anagram that is to be solved.
  public let entry: AnagramEntry
  /// The puzzle's number in the game, from 1.
  public let number: Int
  /// The tiles in the order in which they were dealt.
  public let tiles: [Phrase.Letter]
  /// The index of the tile that is locked on each target, target 1 first; `nil` where it is open.
  public private(set) var locked: [Int?]

  /// Lays an anagram's tiles out.
  ///
  /// - Parameters:
  ///   - entry: The anagram.
  ///   - number: The puzzle's number in the game, from 1.
  ///   - tiles: The letters of the anagram in any order.
  init(entry: AnagramEntry, number: Int, tiles: [Phrase.Letter]) {
    self.entry = entry
    self.number = number
    self.tiles = tiles
    locked = Array(repeating: nil, count: tiles.count)
  }

  /// The numbers of the targets, from 1.
  public var targets: ClosedRange<Int> { 1...tiles.count }

  /// The targets on which no tile is locked, from left to right.
  public var openTargets: [Int] { targets.filter { locked[$0 - 1] == nil } }

  /// The indices of the tiles that are not locked on a target, in the order of the deal.
  public var freeTiles: [Int] { tiles.indices.filter { !locked.contains($0) } }

  /// Whether every target is filled.
  public var isSolved: Bool { !locked.contains(nil) }

  /// The tile that is locked on a target, counted from 1; `nil` where it is open or no target.
  public func tile(on target: Int) -> Phrase.Letter? {
    guard targets.contains(target) else { return nil }
    return locked[target - 1].map { tiles[$0] }
  }

  /// The index of the first free tile with a letter; `nil` if there is none.
  public func freeTile(with letter: Unicode.Scalar) -> Int? {
    freeTiles.first { tiles[$0].folded == letter }
  }

  /// Tells whether some answer fits all that is locked, and this letter on this target.
  func fits(_ letter: Unicode.Scalar, on target: Int) -> Bool {
    fittingAnswers.contains { entry.answerLetters[$0][target - 1] == letter }
  }

  /// The indices of the answers that fit all that is locked, in the order of the file: at least one.
  var fittingAnswers: [Int] { entry.answers.indices.filter { fits(entry.answerLetters[$0]) } }

  /// The first answer, in the order of the file, that fits all that is locked.
  public var answer: String { fittingAnswers.first.map { entry.answers[$0].text } ?? "" }

  /// Tells whether an answer's letters are those that are locked, wherever one is.
  func fits(_ letters: [Unicode.Scalar]) -> Bool {
    zip(locked, letters).allSatisfy { tile, letter in
      tile.map { tiles[$0].folded == letter } ?? true
    }
  }

  /// Locks a free tile on an open target.
  mutating func lock(_ tile: Int, on target: Int) {
    locked[target - 1] = tile
  }
}
