import ArcadeCore
import CardTable
import Terminal
import TestSupport
import Testing

@testable import SetGame

/// A game of Set and its scene, played and looked at.
typealias SetPlay = PlayedScene<SetScene>

extension SetPlay {
  init(_ mode: SetMode = .normal, seed: UInt64, look: Look = Look()) throws {
    self.init(SetGame(options: mode, seed: try #require(Seed(seed))), look: look)
  }

  /// Plays with cards laid out by hand: the codes of those on the table, then of those to come.
  init(
    _ mode: SetMode = .normal, table: String, deck: String = "", look: Look = Look()
  ) throws {
    var game = SetGame(options: mode, seed: try #require(Seed(1)))
    game.table = Table(try Self.cards(table), cardsToMatch: SetGame.rows)
    game.deck = try Self.cards(deck)[...]
    self.init(game, look: look)
  }

  /// The cards of codes.
  static func cards(_ codes: String) throws -> [SetCard] {
    try codes.split(separator: " ").map { try #require(SetCard(code: $0), "\($0)") }
  }

  /// The codes of the table, `-` where no card lies.
  var codes: String {
    game.table.places.map { $0?.code ?? "-" }.joined(separator: " ")
  }

  /// Makes moves now, shows what happened, and returns it.
  @discardableResult
  mutating func move(_ moves: SetMove...) throws -> [SetEvent] {
    try moves.flatMap { move in
      let events = try game.play(move, at: .zero)
      scene.show(events, of: game, at: now)
      return events
    }
  }

  /// Chooses the cards of a Set on the table, and takes all others back.
  @discardableResult
  mutating func findSet() throws -> [SetEvent] {
    let places = try #require(game.sets.first)
    let back = game.table.chosen.filter { !places.contains($0) }
    let choices = places.filter { !game.table.chosen.contains($0) }
    return try (back + choices).flatMap { try move(.choose($0)) }
  }
}
