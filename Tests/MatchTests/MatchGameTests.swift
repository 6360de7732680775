import ArcadeCore
import CardTable
import Testing

@testable import Match

struct MatchGameTests {
  static func game(_ mode: String = "30/2", seed: UInt64) throws -> MatchGame {
    MatchGame(options: try #require(MatchOptions(text: mode)), seed: try #require(Seed(seed)))
  }

  /// Chooses so many cards that the rules say match, or that they say do not.
  static func places(in game: MatchGame, earning points: Int?) throws -> [Int] {
    let open = game.table.openPlaces
    let tries = open.lazy.flatMap { first in open.lazy.map { [first, $0] } }
    return try #require(
      tries.first { places in
        guard places[0] < places[1] else { return false }
        let cards = places.compactMap { game.table.places[$0] }
        guard case .match(let earned) = MatchPoints.judge(cards) else { return points == nil }
        return earned == points
      })
  }

  /// Computed by a program of its own from the published generator and shuffle.
  @Test(
    arguments: [
      (0, "K♠ 10♦ 9♠ 10♣ 3♠ J♣ K♣ Q♠"), (42, "J♣ 5♠ 6♥ 3♣ 4♣ A♠ 10♠ 6♠"),
      (9_007_199_254_740_991, "7♠ 2♣ 5♠ 7♥ 7♦ 9♦ 2♦ 3♦"),
    ] as [(UInt64, String)])
  func `a seed deals the same cards for ever, of which a smaller table has the first`(
    seed: UInt64, names: String
  ) throws {
    for mode in ["12/2", "30/3", "52/2"] {
      let cards = try Self.game(mode, seed: seed).table.cards
      #expect(cards.prefix(8).map(\.description).joined(separator: " ") == names)
      #expect(Set(cards).count == cards.count)
    }
  }

  @Test(arguments: 12...52)
  func `as many cards are dealt as were asked for`(count: Int) throws {
    let game = try Self.game("\(count)/2", seed: 3)
    #expect(game.table.places.count == count)
    #expect(game.table.cards.count == count)
    #expect(game.table.chosen.isEmpty)
  }

  @Test func `choosing costs one, turning back nothing, and a card never matches itself`() throws {
    var game = try Self.game(seed: 1)
    _ = try game.play(.choose(4), at: .zero)
    #expect(game.score == -1)
    let card = try #require(game.table.places[4])
    #expect(try game.play(.choose(4), at: .zero) == [.table(.takenBack(PlacedCard(card, in: 4)))])
    #expect(game.score == -1)
    #expect(game.table.cards.count == 30)
    _ = try game.play(.choose(4), at: .zero)
    #expect(game.table.history.count == 3)
  }

  @Test(arguments: [16, 4])
  func `cards that match leave empty places`(points: Int) throws {
    var game = try Self.game(seed: 1)
    let before = game.table.places
    let places = try Self.places(in: game, earning: points)
    for place in places { _ = try game.play(.choose(place), at: .zero) }
    #expect(game.score == points - 2)
    for place in before.indices {
      #expect(game.table.places[place] == (places.contains(place) ? nil : before[place]))
    }
    let after = game
    for place in places {
      #expect(throws: MatchRefusal.choice(.emptyPlace(number: place + 1))) {
        try game.play(.choose(place), at: .zero)
      }
    }
    #expect(game == after)
  }

  @Test func `a miss costs two more and leaves the last card chosen`() throws {
    var game = try Self.game(seed: 1)
    let places = try Self.places(in: game, earning: nil)
    for place in places { _ = try game.play(.choose(place), at: .zero) }
    #expect(game.score == -4)
    #expect(game.table.chosen == [places[1]])
    #expect(game.table.cards.count == 30)
  }

  @Test func `of three cards all leave, whichever of them are alike`() throws {
    var game = try Self.game("52/3", seed: 9)
    var chance = SplitMix64(state: 9)
    while !game.isOver {
      let before = game.table.cards.count
      let moves = game.allowedMoves
      let move = moves[chance.draw(below: moves.count)]
      let events = try game.play(move, at: .zero)
      guard case .table(.matched(let cards, _)) = events.first else { continue }
      #expect(cards.count == 3)
      #expect(game.table.cards.count == before - 3)
    }
  }

  @Test func `no place, and no move after the end`() throws {
    var game = try Self.game("12/2", seed: 5)
    for place in [12, 51] {
      #expect(throws: MatchRefusal.choice(.noSuchPlace(number: place + 1, places: 12))) {
        try game.play(.choose(place), at: .zero)
      }
    }
    #expect(game.table.history.isEmpty)
    try Self.finish(&game)
    let over = game
    #expect(over.allowedMoves.isEmpty)
    for place in 0..<12 {
      #expect(throws: MatchRefusal.gameOver) { try game.play(.choose(place), at: .zero) }
    }
    #expect(game == over)
  }

  @Test(arguments: ["12/2", "30/2", "52/2", "30/3", "52/3"])
  func `a thousand random games end by themselves as soon as nothing can match`(
    mode: String
  ) throws {
    for seed in 0..<1000 as Range<UInt64> {
      var game = try Self.game(mode, seed: seed)
      try Self.finish(&game)
      let left = game.table.cards
      #expect(!MatchPoints.canMatch(left, game.options.cardsToMatch))
      #expect(left.count <= 4)
      #expect(game.table.chosen.isEmpty)
      #expect(game.end == .finished)
    }
  }

  /// Plays cards by chance of the game's seed to the end, which comes in some thousand moves at most.
  static func finish(_ game: inout MatchGame) throws {
    var chance = SplitMix64(seed: game.seed, stream: 5)
    var tries = 0
    while !game.isOver, tries < 50_000 {
      tries += 1
      let place = chance.draw(below: game.table.places.count)
      guard game.table.places[place] != nil, !game.table.chosen.contains(place) else { continue }
      let events = try game.play(.choose(place), at: .zero)
      guard case .table(.matched) = events[0] else { continue }
      guard events.contains(.ended) == game.isOver,
        game.isOver != MatchPoints.canMatch(game.table.cards, game.options.cardsToMatch)
      else {
        Issue.record("the game of seed \(game.seed) ends too early or too late")
        return
      }
    }
    #expect(game.isOver)
  }

  @Test func `a new game starts at nothing`() throws {
    var game = try Self.game("12/2", seed: 5)
    try Self.finish(&game)
    let next = try Self.game("12/2", seed: 6)
    #expect(next.score == 0)
    #expect(next.table.history.isEmpty)
    #expect(next.table.chosen.isEmpty)
    #expect(next.table.cards.count == 12)
  }
}
