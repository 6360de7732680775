import Terminal

/// How large tiles and targets are drawn, and how much air is around them.
struct TileMeasure: Equatable, Sendable {
  /// The cells of a tile, and of a target.
  let tile: Size
  /// The columns between two words, and of a hyphen.
  let wordGap: Int
  /// The rows between two lines of targets.
  let lineGap: Int
  /// The columns and rows by which a place is larger than its tile, which lies somewhere in it.
  let air: Size
  /// The least rows between targets and tiles.
  let middle: Int

  /// What is tried, the most beautiful first.
  static let bestFirst: [TileMeasure] = [
    TileMeasure(tile: Size(width: 5, height: 3), wordGap: 3, lineGap: 1, air: roomy, middle: 2),
    TileMeasure(tile: Size(width: 5, height: 3), wordGap: 3, lineGap: 0, air: loose, middle: 1),
    TileMeasure(tile: Size(width: 5, height: 3), wordGap: 3, lineGap: 0, air: flat, middle: 1),
    TileMeasure(tile: Size(width: 5, height: 3), wordGap: 2, lineGap: 0, air: none, middle: 1),
    TileMeasure(tile: Size(width: 3, height: 3), wordGap: 2, lineGap: 0, air: flat, middle: 1),
    TileMeasure(tile: Size(width: 3, height: 3), wordGap: 1, lineGap: 0, air: none, middle: 1),
    TileMeasure(tile: Size(width: 3, height: 2), wordGap: 1, lineGap: 0, air: flat, middle: 1),
    TileMeasure(tile: Size(width: 3, height: 2), wordGap: 1, lineGap: 0, air: none, middle: 1),
    TileMeasure(tile: Size(width: 3, height: 1), wordGap: 1, lineGap: 1, air: narrow, middle: 1),
    TileMeasure(tile: Size(width: 3, height: 1), wordGap: 1, lineGap: 0, air: narrow, middle: 1),
    smallest,
  ]

  /// What is left where nothing else fits.
  static let smallest = TileMeasure(
    tile: Size(width: 3, height: 1), wordGap: 1, lineGap: 0, air: none, middle: 0)

  private static let roomy = Size(width: 3, height: 1)
  private static let loose = Size(width: 2, height: 1)
  private static let flat = Size(width: 2, height: 0)
  private static let narrow = Size(width: 1, height: 1)
  private static let none = Size(width: 0, height: 0)

  /// The columns of one part of an answer.
  func width(of part: AnswerPattern.Part) -> Int {
    switch part {
    case .target: tile.width
    case .sign("'"): 1
    case .sign: wordGap
    }
  }

  /// The columns of what is kept together.
  func width(of chunk: PhraseChunk) -> Int {
    let others = chunk.parts.count - chunk.targets - chunk.apostrophes
    return chunk.targets * tile.width + chunk.apostrophes + others * wordGap
  }
}
