import ArcadeCore
public import Terminal

/// The anagram game on the full screen: targets above, tiles below, which are typed or dragged up.
public struct AnagramScene: Scene {
  /// Letters are tiles here.
  public static let lettersArePlayed = true
  /// What is left of the time stands in the line of state.
  public static let showsClock = true
  /// The board that is taken where none was named.
  static let usualBoard = Size(width: 80, height: 20)
  /// For so long after a puzzle's end was cut short keys were typed ahead: they are dropped.
  static let blindTime: Int64 = 300

  let look: Look
  /// The target that the next letter goes to.
  var choice: Int
  /// The place that each free tile lies on.
  var places: [Int]
  /// How often the tiles of this puzzle were shuffled.
  var shuffles = 0
  /// The tile that the pointer holds.
  var drag: Drag?
  /// The tile that was let go for the move that is being made.
  var dropped: Drag?
  /// The tiles that move, each once.
  var motions: [TileMotion] = []
  /// The puzzle that was done, as long as it is shown.
  var finale: Finale?
  /// Until when keys are dropped, as the puzzle that they would play in has not been seen yet.
  var droppingUntil: FrameTime?
  /// When the tiles of the puzzle began to appear.
  var dealing: FrameTime?
  /// The score as it is shown.
  var count: ScoreCount
  /// What happened last.
  var note: Message?
  /// The number of the puzzle that the note speaks of.
  var notedPuzzle = 0
  /// Whether giving up was asked for once.
  var asksToGiveUp = false
  var sounds = SoundQueue()
  /// When the puzzle was dealt, by the time of play.
  var dealtAt: PlayTime
  let scoreWidth: Int

  /// Shows a game at rest, its tiles as they were dealt.
  public init(game: AnagramGame, look: Look) {
    self.look = look
    choice = game.puzzle.openTargets.first ?? 1
    places = Array(game.puzzle.tiles.indices)
    count = ScoreCount(game.score)
    dealtAt = game.dealtAt
    let letters = game.level.entries.reduce(0) { $0 + $1.tiles.letters.count }
    scoreWidth = Score.text(letters * game.level.pointsPerTile).utf8.count
  }

  /// Ends all that moves, drops a tile that is held, and shows the puzzle that is being played.
  public mutating func settle(_ game: AnagramGame) {
    (drag, dropped, finale, dealing, droppingUntil) = (nil, nil, nil, nil, nil)
    motions = []
    count.settle()
    asksToGiveUp = false
    if look.motion { sounds.removeAll() }
  }

  /// The moment of the next frame or sound, or `nil` while nothing moves.
  public func nextFrame(after now: FrameTime) -> FrameTime? {
    (moving.map { $0.nextFrame(after: now) } + [sounds.next(after: now)]).compactMap(\.self).min()
  }

  /// Whether a puzzle that is done is still shown.
  public func holdsClock(at now: FrameTime) -> Bool { current(finale, at: now) != nil }

  /// Takes out the sounds that are due.
  public mutating func dueSounds(at now: FrameTime) -> [Sound] {
    sounds.takeDue(at: now)
  }
}

extension AnagramScene {
  /// The time between two frames: 30 a second.
  private static let frameTime: Int64 = 33
  /// The time between two tiles that appear, and until one has turned up.
  static let dealStep: Int64 = 30
  static let turnTime: Int64 = 90

  /// The finale, if it is still shown.
  func current(_ finale: Finale?, at now: FrameTime) -> Finale? {
    finale.flatMap { now < $0.end ? $0 : nil }
  }

  /// The flight of a hint's tile, if it is in the air.
  func hintInFlight(at now: FrameTime) -> TileMotion? {
    motions.first { motion in
      guard case .landing(_, _, TileMotion.hintFlight) = motion.kind else { return false }
      return now < motion.landing
    }
  }

  /// Whether a hint can be had now.
  func offersHint(in game: AnagramGame, at now: FrameTime) -> Bool {
    !game.isOver && hintInFlight(at: now) == nil && current(finale, at: now) == nil
  }

  /// The milliseconds until all tiles of a puzzle have appeared.
  static func dealTime(of count: Int) -> Int64 { Int64(count) * dealStep + turnTime }

  /// The layout of the puzzle that is shown.
  func layout(of puzzle: AnagramPuzzle, in game: AnagramGame, on board: Size) -> BoardLayout {
    BoardLayout(
      puzzle.entry.pattern, size: board,
      scatter: SplitMix64(seed: game.seed, stream: Self.stream(of: puzzle)))
  }

  /// The stream that decorates a puzzle, far from those of the rules.
  static func stream(of puzzle: AnagramPuzzle) -> UInt64 {
    0xA7A6_0000_0000 + UInt64(puzzle.number)
  }

  /// The times in which something moves.
  private var moving: [MovingTime] {
    var times = motions.map { MovingTime(from: $0.start, to: $0.end, every: Self.frameTime) }
    times.append(MovingTime(from: count.start, to: count.end, every: Self.frameTime))
    if let finale {
      // An answer lies still until its time is over.
      let start = finale.kind == .solved ? finale.start : finale.end
      times.append(MovingTime(from: start, to: finale.end, every: Stars.frame))
    }
    if let dealing {
      let end = dealing.adding(milliseconds: Self.dealTime(of: places.count))
      times.append(MovingTime(from: dealing, to: end, every: Self.frameTime))
    }
    return times
  }
}
