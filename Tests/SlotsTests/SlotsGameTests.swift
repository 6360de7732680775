import ArcadeCore
import Testing

@testable import Slots

struct SlotsGameTests {
  /// Computed by a program of its own from the rules: the published generator, a draw below six a
  /// wheel by the upper half of the product.
  @Test(
    arguments: [
      (0, ["52050", "11415", "24334", "32415", "53515", "32135"]),
      (1, ["34522", "45314", "23232", "13445", "00201", "03405"]),
      (42, ["40120", "51423", "12333", "10204", "50330", "14454"]),
      (9_007_199_254_740_991, ["01312", "51144", "21051", "01455", "43440", "33131"]),
    ] as [(UInt64, [String])])
  func `a seed gives the same faces for ever`(seed: UInt64, faces: [String]) throws {
    let spins = try Self.game(seed: seed).playing(faces.map { _ in .spin(bet: 1) }).spins
    #expect(spins.map { $0.faces.map(String.init).joined() } == faces)
  }

  @Test func `a symbol comes as often as it weighs: faces of the jackpot machine`() throws {
    let game = try Self.game("jackpot", seed: 7)
      .playing(Array(repeating: .spin(bet: 1), count: 4))
    #expect(
      game.spins.map(\.faces) == [
        [3, 0, 5, 4, 3], [2, 3, 2, 1, 3], [1, 5, 5, 5, 5], [4, 5, 2, 4, 5],
      ])
  }

  @Test func `a game starts with a hundred credits and no score`() throws {
    let game = try Self.game(seed: 1)
    #expect(game.credits == 100)
    #expect(game.score == 0)
    #expect(game.end == nil)
    #expect(game.spinsLeft == 100)
    #expect(game.allowedMoves.map(\.text) == ["1", "2", "3", "4", "5"])
  }

  @Test func `a spin takes the bet and pays the win in bets`() throws {
    // The third spin shows 1 2 3 3 3.
    let game = try Self.game(seed: 42)
      .playing([.spin(bet: 1), .spin(bet: 5), .spin(bet: 3)])
    #expect(game.spins.map(\.payout) == [0, 0, 30])
    #expect(game.spins.map(\.gain) == [-1, -5, 27])
    #expect(game.spins.map(\.credits) == [99, 94, 121])
    #expect(game.spins.map(\.creditsBefore) == [100, 99, 94])
    #expect(game.spins[2].win?.wheels == 2..<5)
    #expect(game.score == 21)
  }

  @Test func `two games of one seed are equal, of two seeds different`() throws {
    let moves = Array(repeating: SlotsMove.spin(bet: 1), count: 20)
    let game = try Self.game(seed: 3).playing(moves)
    #expect(try Self.game(seed: 3).playing(moves) == game)
    #expect(try Self.game(seed: 4).playing(moves).spins != game.spins)
  }

  @Test func `the bet does not touch what the wheels show`() throws {
    let low = try Self.game(seed: 8).playing(Array(repeating: .spin(bet: 1), count: 15))
    let high = try Self.game(seed: 8).playing(Array(repeating: .spin(bet: 5), count: 15))
    #expect(low.spins.map(\.faces) == high.spins.map(\.faces))
  }

  @Test(arguments: [-1, 0, 6, Int.max, Int.min])
  func `a bet outside the limits is refused and changes nothing`(bet: Int) throws {
    var game = try Self.game(seed: 1)
    let before = game
    #expect(throws: SlotsRefusal.betOutOfRange(bet)) {
      try game.play(.spin(bet: bet), at: .zero)
    }
    #expect(game == before)
  }

  @Test func `a bet above the credits is refused with what is possible and changes nothing`() throws
  {
    var game = try Self.gameWithFewCredits()
    let before = game
    for bet in (game.credits + 1)...5 {
      let refusal = #expect(throws: SlotsRefusal.self) {
        try game.play(.spin(bet: bet), at: .zero)
      }
      #expect(refusal == .betAboveCredits(bet: bet, credits: game.credits))
      #expect(game == before)
    }
    #expect(
      game.allowedMoves == (1...game.credits).map { .spin(bet: $0) } + [.cashOut],
      "there is always a way out")
  }

  @Test(arguments: [
    (SlotsRefusal.betOutOfRange(6), "You cannot bet 6: choose from 1 to 5."),
    (.betAboveCredits(bet: 3, credits: 2), "You cannot bet 3 with 2 credits left: bet 1 or 2."),
    (.betAboveCredits(bet: 2, credits: 1), "You cannot bet 2 with 1 credit left: bet 1."),
    (
      .betAboveCredits(bet: 5, credits: 4),
      "You cannot bet 5 with 4 credits left: choose from 1 to 4."
    ),
    (.nothingPlayed, "You cannot cash out before the first spin: spin, or leave."),
    (.gameOver, "The game is over: start a new one."),
  ])
  func `a refusal says what was wrong and what to do`(refusal: SlotsRefusal, sentence: String) {
    #expect(refusal.description == sentence)
  }

  @Test func `cashing out ends the game and keeps the credits`() throws {
    var game = try Self.game(seed: 42).playing([.spin(bet: 2)])
    let events = try game.play(.cashOut, at: .zero)
    #expect(events == [.ended(.cashedOut)])
    #expect(game.score == -2)
    try Self.expectOver(game, .cashedOut)
  }

  @Test func `nothing can be cashed out before the first spin`() throws {
    var game = try Self.game(seed: 42)
    let before = game
    #expect(throws: SlotsRefusal.nothingPlayed) { try game.play(.cashOut, at: .zero) }
    #expect(game == before)
    #expect(!game.allowedMoves.contains(.cashOut))
  }

  @Test func `the game ends after a hundred spins`() throws {
    let game = try Self.game(seed: 5).playing(Array(repeating: .spin(bet: 1), count: 100))
    #expect(game.spins.count == 100)
    try Self.expectOver(game, .allSpun)
  }

  @Test func `the game ends when no credit is left`() throws {
    let game = try #require(
      try (0..<50).lazy.map { try Self.game(seed: $0).playedOut(bet: 5) }
        .first { $0.credits == 0 })
    #expect(game.spins.count < 100)
    #expect(game.score == -100)
    try Self.expectOver(game, .outOfCredits)
  }

  @Test(arguments: [(18, "+18"), (0, "0"), (-100, "−100"), (49_900, "+49,900")])
  func `the score is told as a gain or a loss`(score: Int, text: String) {
    #expect(SlotsGame.scoreText(score) == text)
  }

  @Test(arguments: ["1", "2", "3", "4", "5", "c"])
  func `the text of a move reads as the move`(text: String) {
    #expect(SlotsMove(text: text)?.text == text)
  }

  @Test(arguments: [
    "", "0", "6", "10", "01", "+1", "-1", "C", "c ", " 1", "1.0", "１", "cc", "99999999999",
  ])
  func `other texts are no moves`(text: String) {
    #expect(SlotsMove(text: text) == nil)
  }

  @Test(arguments: 0..<20)
  func `a kept game plays again to the same end`(seed: UInt64) throws {
    let seedOfGame = try #require(Seed(seed))
    let machine = try Machines.builtIn(["classic", "jackpot", "river", "trio"][Int(seed % 4)])
    var game = SlotsGame(options: machine, seed: seedOfGame)
    var recording = Recording<SlotsGame>(options: machine, seed: seedOfGame)
    var chance = SplitMix64(seed: seedOfGame, stream: 9)
    while !game.isOver {
      let moves = game.allowedMoves
      let isLast = game.spins.count == 60
      let move = isLast ? .cashOut : moves[chance.draw(below: moves.count - 1)]
      let time = PlayTime(milliseconds: Int64(game.spins.count * 1700))
      _ = try game.play(move, at: time)
      recording.append(move, at: time)
      #expect(game.score == game.credits - 100)
      #expect(game.credits >= 0)
    }
    let kept = try Recording<SlotsGame>(
      options: machine, seed: seedOfGame, text: recording.text)
    #expect(try kept.replay() == game)
  }

  /// A million draws for six symbols that weigh the same: chi-square with five degrees of freedom
  /// stays below 20.515 in 999 of 1,000 seeds.
  @Test func `every symbol is as likely as the others`() throws {
    let machine = try Machines.classic
    var generator = SplitMix64(seed: try #require(Seed(11)))
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<200_000 {
      for face in machine.spin(using: &generator) { counts[face] += 1 }
    }
    let expected = 1e6 / 6
    let distances = counts.map { (Double($0) - expected) * (Double($0) - expected) / expected }
    #expect(distances.reduce(0, +) < 20.515)
  }

  static func game(_ machine: String = "classic", seed: UInt64) throws -> SlotsGame {
    SlotsGame(options: try Machines.builtIn(machine), seed: try #require(Seed(seed)))
  }

  /// A game with one to four credits, made by losing with bets of five and then of one.
  static func gameWithFewCredits() throws -> SlotsGame {
    for seed in 0..<100 {
      var game = try Self.game(seed: UInt64(seed))
      while !game.isOver, game.credits > 4 {
        _ = try game.play(.spin(bet: game.credits > 9 ? 5 : 1), at: .zero)
      }
      if !game.isOver { return game }
    }
    throw NoSuchGame()
  }

  private struct NoSuchGame: Error {}

  private static func expectOver(_ game: SlotsGame, _ ending: SlotsEnding) throws {
    var game = game
    let before = game
    #expect(game.ending == ending)
    #expect(game.end == .finished)
    #expect(game.allowedMoves.isEmpty)
    for move in [SlotsMove.spin(bet: 1), .cashOut] {
      #expect(throws: SlotsRefusal.gameOver) { try game.play(move, at: .zero) }
    }
    #expect(game == before)
  }
}

extension SlotsGame {
  /// The game after moves that it allows.
  func playing(_ moves: [SlotsMove]) throws -> SlotsGame {
    var game = self
    for move in moves { _ = try game.play(move, at: .zero) }
    return game
  }

  /// The game after all spins of a bet that it allows.
  func playedOut(bet: Int) throws -> SlotsGame {
    var game = self
    while !game.isOver { _ = try game.play(.spin(bet: min(bet, game.credits)), at: .zero) }
    return game
  }
}
