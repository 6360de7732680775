public import ArcadeCore

/// A game of anagrams: the anagrams of a level in seeded order, each within its time.
///
/// What is right is decided within the move; tiles that fly, shake or are dragged are drawing.
public struct AnagramGame: Game {
  /// The name by which commands and results know the game.
  public static let kind = "anagram"
  /// The version of these rules.
  public static let rulesVersion = 1

  /// The level, and whether there is a limit of time.
  public let options: AnagramOptions
  /// The number that the order of anagrams and tiles comes from.
  public let seed: Seed
  /// The puzzle on the board; after the end the last one, as it then stood.
  public private(set) var puzzle: AnagramPuzzle
  /// The moment at which the puzzle was dealt.
  public private(set) var dealtAt = PlayTime.zero
  /// The points, never below 0.
  public private(set) var score = 0
  /// The puzzles whose targets were all filled.
  public private(set) var solvedCount = 0
  /// The hints taken in the whole game.
  public private(set) var hintsTaken = 0
  /// Why the game is over, or `nil` while it goes on.
  public private(set) var ending: AnagramEnding?
  private let order: [Int]
  private var generator: SplitMix64

  /// Puts the anagrams in order and deals the first.
  public init(options: AnagramOptions, seed: Seed) {
    self.options = options
    self.seed = seed
    generator = SplitMix64(seed: seed)
    order = generator.shuffled(Array(options.level.entries.indices))
    puzzle = AnagramPuzzle(
      dealing: options.level.entries[order[0]], number: 1, using: &generator)
  }

  /// The level that is played.
  public var level: AnagramLevel { options.level }

  /// How many puzzles the game has.
  public var puzzleCount: Int { order.count }

  /// How the game came to its end, or `nil` while it goes on.
  public var end: GameEnd? {
    switch ending {
    case nil: nil
    case .timeUp: .timeUp
    case .levelDone, .gaveUp: .finished
    }
  }

  /// The moment at which the time for the puzzle is up; `nil` after the end and without a limit.
  public var deadline: PlayTime? {
    guard ending == nil, !options.isRelaxed else { return nil }
    return PlayTime(milliseconds: dealtAt.milliseconds + Int64(level.timeToSolve) * 1000)
  }

  /// Every letter that is free on every target that is open, a hint, skipping and giving up.
  public var allowedMoves: [AnagramMove] {
    guard ending == nil else { return [] }
    let letters = Set(puzzle.freeTiles.map { puzzle.tiles[$0].folded }).sorted()
    let targets = puzzle.openTargets
    let places = letters.flatMap { letter in
      targets.map { AnagramMove.place(letter: letter, target: $0) }
    }
    return places + [.hint, .skip, .giveUp]
  }

  /// Ends the game at the moment at which the time for the puzzle is up, if `time` has reached it.
  public mutating func advance(to time: PlayTime) -> [AnagramEvent] {
    guard let deadline, time >= deadline else { return [] }
    ending = .timeUp
    return [.ended(.timeUp, answer: puzzle.answer)]
  }

  /// Lays a tile, says a word, takes a hint, skips or gives up.
  ///
  /// - Parameters:
  ///   - move: What the player does.
  ///   - time: The moment of play; where it has reached the deadline, the game is over before the
  ///     move.
  /// - Returns: What happened, in order; after the last target the next puzzle is dealt at `time`.
  /// - Throws: ``AnagramRefusal`` if the game is over, the target is none or filled, no free tile
  ///   has the letter, or the word has other letters. The game is then unchanged.
  public mutating func play(
    _ move: AnagramMove, at time: PlayTime
  ) throws(AnagramRefusal) -> [AnagramEvent] {
    guard ending == nil else { throw .gameOver }
    let late = advance(to: time)
    guard late.isEmpty else { return late }
    switch move {
    case .place(let letter, let target): return try place(letter, on: target, at: time)
    case .word(let letters): return try guess(letters, at: time)
    case .hint: return hint(at: time)
    case .skip: return skip(at: time)
    case .giveUp:
      ending = .gaveUp
      return [.ended(.gaveUp, answer: puzzle.answer)]
    }
  }

  private mutating func place(
    _ letter: Unicode.Scalar, on target: Int, at time: PlayTime
  ) throws(AnagramRefusal) -> [AnagramEvent] {
    guard puzzle.targets.contains(target) else {
      throw .noSuchTarget(target, count: puzzle.tiles.count)
    }
    guard puzzle.locked[target - 1] == nil else { throw .targetLocked(target) }
    guard let tile = puzzle.freeTile(with: letter) else {
      throw .noFreeTile(letter, free: puzzle.freeTiles.map { puzzle.tiles[$0].folded }.sorted())
    }
    guard puzzle.fits(letter, on: target) else {
      return [.misplaced(tile: tile, target: target, points: lose(level.half))]
    }
    puzzle.lock(tile, on: target)
    score += level.pointsPerTile
    return [.placed(tile: tile, target: target, points: level.pointsPerTile)] + goOn(at: time)
  }

  private mutating func guess(
    _ letters: [Unicode.Scalar], at time: PlayTime
  ) throws(AnagramRefusal) -> [AnagramEvent] {
    let difference = LetterDifference(of: letters, from: puzzle.tiles.map(\.folded))
    guard difference.isEmpty else { throw .otherLetters(difference) }
    guard puzzle.fittingAnswers.contains(where: { puzzle.entry.answerLetters[$0] == letters })
    else { return [.misguessed(points: lose(level.half))] }
    var events: [AnagramEvent] = []
    for target in puzzle.openTargets {
      guard let tile = puzzle.freeTile(with: letters[target - 1]) else { continue }
      puzzle.lock(tile, on: target)
      score += level.pointsPerTile
      events.append(.placed(tile: tile, target: target, points: level.pointsPerTile))
    }
    return events + goOn(at: time)
  }

  private mutating func hint(at time: PlayTime) -> [AnagramEvent] {
    guard let answer = puzzle.fittingAnswers.first, let target = puzzle.openTargets.first,
      let tile = puzzle.freeTile(with: puzzle.entry.answerLetters[answer][target - 1])
    else { return [] }
    puzzle.lock(tile, on: target)
    hintsTaken += 1
    return [.hinted(tile: tile, target: target, points: lose(level.half))] + goOn(at: time)
  }

  private mutating func skip(at time: PlayTime) -> [AnagramEvent] {
    let points = lose(level.pointsPerTile)
    return [.skipped(puzzle, answer: puzzle.answer, points: points)] + next(at: time)
  }

  /// Goes on to the next puzzle if this one is solved.
  private mutating func goOn(at time: PlayTime) -> [AnagramEvent] {
    guard puzzle.isSolved else { return [] }
    solvedCount += 1
    return [.solved(puzzle, answer: puzzle.answer)] + next(at: time)
  }

  /// Deals the next puzzle, or ends the game after the last.
  private mutating func next(at time: PlayTime) -> [AnagramEvent] {
    guard puzzle.number < order.count else {
      ending = .levelDone
      return [.ended(.levelDone, answer: nil)]
    }
    puzzle = AnagramPuzzle(
      dealing: level.entries[order[puzzle.number]], number: puzzle.number + 1, using: &generator)
    dealtAt = time
    return [.dealt]
  }

  /// Takes points away, as many as there are.
  ///
  /// - Returns: What the score changed by: 0 or less.
  private mutating func lose(_ points: Int) -> Int {
    let lost = min(points, score)
    score -= lost
    return -lost
  }
}
