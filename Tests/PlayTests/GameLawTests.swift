import ArcadeCore
import Scores
import Terminal
import Testing

@testable import Play

/// What holds for every game of the arcade, whichever comes: the catalog is the list of arguments.
struct GameLawTests {
  static let kinds = Catalog.games.map { $0.name }
  static let sizes = [(80, 20), (40, 12), (100, 28)].map { Size(width: $0.0, height: $0.1) }

  @Test(arguments: kinds)
  func `played, kept, read back and played again it is the same game`(name: String) throws {
    func check(_ kind: some GameKind) throws {
      for seed in 1...8 { try ReplayLaw(of: kind).check(seed: UInt64(seed)) }
      for answer in try ReplayLaw(of: kind).answers {
        for seed in 9...10 {
          try ReplayLaw(of: kind, answer: answer).check(seed: UInt64(seed))
        }
      }
    }
    let kind = try #require(Catalog.game(named: name))
    try check(kind)
  }

  @Test(arguments: kinds)
  func `the same seed deals the same game, another seed another`(name: String) throws {
    func check(_ kind: some GameKind) throws { try ReplayLaw(of: kind).checkSeeds() }
    let kind = try #require(Catalog.game(named: name))
    try check(kind)
  }

  @Test(arguments: kinds)
  func `the text of a move is short, exact and safe`(name: String) throws {
    func check(_ kind: some GameKind) throws { try ReplayLaw(of: kind).checkMoveTexts() }
    let kind = try #require(Catalog.game(named: name))
    try check(kind)
  }
}

/// The laws of one kind of game.
private struct ReplayLaw<Kind: GameKind> {
  typealias Rules = Kind.Rules

  private let levels: [LevelFile]
  private let answer: String?

  /// Takes the laws to a kind of game, with an answer to what it asks before the deal.
  init(of kind: Kind, answer: String? = nil) {
    levels = kind.levelFolder.map(LevelShelf.builtIn) ?? []
    self.answer = answer
  }

  /// The answers to what the game asks before the deal.
  var answers: [String] {
    get throws {
      try Rules.question(for: GameSetup(levels: levels))?.choices.map(\.value) ?? []
    }
  }

  private var options: Rules.Options {
    get throws {
      var choice = try GameChoice<Rules>(GameSetup(levels: levels))
      if let answer { try choice.answer(answer) }
      return choice.options
    }
  }

  /// Plays a whole game by chance through the store, and plays it again from what is on file.
  func check(seed number: UInt64) throws {
    let kept = TestStore()
    let seed = try #require(Seed(number))
    let options = try self.options
    let played = try play(options, seed, keepingIn: kept.store)
    let entry = try #require(kept.store.finishedWaiting().first)
    let key = try #require(kept.store.takeIn().added.first)
    #expect(key == entry.key)
    let result = entry.result
    #expect(result.score == played.game.score)

    let mode = try Rules.options(
      mode: result.mode, level: result.level.flatMap { LevelIdentity(text: $0) }, levels: levels)
    #expect(mode == options)
    let reread = try Recording<Rules>(options: mode, seed: seed, text: result.moves)
    #expect(reread.text == result.moves)
    var screens = Screens<Kind>(Rules(options: mode, seed: seed))
    var events: [[Rules.Event]] = []
    var game = Rules(options: mode, seed: seed)
    for timed in reread.moves {
      let happened = try game.play(timed.move, at: timed.time)
      events.append(happened)
      screens.show(happened, game, at: timed.time)
    }
    #expect(game == played.game)
    #expect(events == played.events)
    #expect(screens.drawn == played.screens)
    #expect(Referee.judge(result, by: Rules.self, levels: levels) == .holds)
    checkLies(about: result)
  }

  /// A result that claims more than its moves give is found out.
  private func checkLies(about result: GameResult) {
    var lie = result
    lie.score += 1
    guard case .isFalse = Referee.judge(lie, by: Rules.self, levels: levels) else {
      Issue.record("a false score holds")
      return
    }
    lie = result
    lie.rules += 1
    guard case .cannotBeJudged = Referee.judge(lie, by: Rules.self, levels: levels) else {
      Issue.record("a score of other rules is judged")
      return
    }
  }

  func checkSeeds() throws {
    let options = try self.options
    let first = try #require(Seed(1))
    #expect(Rules(options: options, seed: first) == Rules(options: options, seed: first))
    var seen: Set<String> = []
    for number in UInt64(1)...8 {
      var game = Rules(options: options, seed: try #require(Seed(number)))
      var screens = Screens<Kind>(game)
      for _ in 1...3 {
        let events = try game.play(try #require(game.allowedMoves.first), at: .zero)
        screens.show(events, game, at: .zero)
      }
      seen.insert(screens.drawn.map(\.text).joined())
    }
    #expect(seen.count == 8)
  }

  func checkMoveTexts() throws {
    let options = try self.options
    var game = Rules(options: options, seed: try #require(Seed(3)))
    var chance = SplitMix64(state: 5)
    while let last = game.allowedMoves.last {
      for move in game.allowedMoves {
        #expect(Rules.Move(text: move.text) == move)
        #expect((1...16).contains(move.text.utf8.count))
        #expect(move.text.utf8.allSatisfy { (0x21...0x7E).contains($0) })
        #expect(!move.text.contains { ":\"\\".contains($0) })
      }
      let moves = game.allowedMoves
      let move = moves.isEmpty ? last : moves[chance.draw(below: moves.count)]
      _ = try game.play(move, at: .zero)
    }
    #expect(game.isOver)
  }

  private func play(
    _ options: Rules.Options, _ seed: Seed, keepingIn store: Store
  ) throws -> (game: Rules, events: [[Rules.Event]], screens: [Canvas]) {
    let header = GameHeader(
      kind: Rules.kind, mode: Rules.mode(of: options), seed: seed.number,
      level: Rules.level(of: options)?.description, rules: Rules.rulesVersion,
      start: Timestamp(milliseconds: Int64(seed.number) * 1_000))
    let keeper = Keeper(store: store, header: header) { Timestamp(milliseconds: 99_000) }
    var table = GameInPlay<Rules>(options: options, seed: seed, keeper: keeper)
    var screens = Screens<Kind>(table.game)
    var events: [[Rules.Event]] = []
    var chance = SplitMix64(seed: seed, stream: 77)
    var now: Int64 = 0
    table.start(now: now)
    while !table.isOver {
      now += Int64(chance.draw(below: 900))
      let moves = table.game.allowedMoves
      let move = moves[chance.draw(below: moves.count)]
      let happened = try table.play(move, now: now)
      events.append(happened)
      screens.show(happened, table.game, at: PlayTime(milliseconds: now))
    }
    return (table.game, events, screens.drawn)
  }
}

/// The screens of a game at rest after each move, in all sizes by turns.
private struct Screens<Kind: GameKind> {
  private(set) var drawn: [Canvas] = []
  private var scene: Kind.View

  init(_ game: Kind.Rules) {
    scene = Kind.View(game: game, look: Look())
  }

  mutating func show(_ events: [Kind.Rules.Event], _ game: Kind.Rules, at time: PlayTime) {
    let now = FrameTime(milliseconds: time.milliseconds)
    scene.show(events, of: game, at: now)
    scene.settle(game)
    #expect(scene.nextFrame(after: now) == nil)
    // Each screen in another size: with all of them a long game would take minutes.
    var canvas = Canvas(size: GameLawTests.sizes[drawn.count % GameLawTests.sizes.count])
    scene.draw(game, playTime: time, at: now, on: &canvas)
    drawn.append(canvas)
  }
}
