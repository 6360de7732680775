public import ArcadeCore
public import CardTable

/// A game of match: cards lie face down, and two or three that have something in common leave.
///
/// Cards turn, flash and turn back on the screen alone; here they are chosen, matched or not.
public struct MatchGame: Game {
  /// The name by which commands and results know match.
  public static let kind = "match"
  /// The version of these rules.
  public static let rulesVersion = 1

  /// How many cards were dealt, and how many are to match.
  public let options: MatchOptions
  /// The number that the deal comes from.
  public let seed: Seed
  /// The cards in their places, those that are chosen, the points and the history.
  public private(set) var table: Table<PlayingCard, Mismatch>
  /// Why the game is over, or `nil` while it goes on.
  public private(set) var end: GameEnd?

  /// Shuffles a deck and lays out the first of its cards.
  public init(options: MatchOptions, seed: Seed) {
    self.options = options
    self.seed = seed
    var generator = SplitMix64(seed: seed)
    let deck = generator.shuffled(PlayingCard.deck)
    table = Table(Array(deck.prefix(options.cards)), cardsToMatch: options.cardsToMatch)
  }

  /// The points, which may be below 0.
  public var score: Int { table.score }

  /// Every card that is not chosen; taking a choice back is allowed too, but leads nowhere.
  public var allowedMoves: [MatchMove] {
    isOver ? [] : table.openPlaces.map { .choose($0) }
  }

  /// Turns a card; cards that match leave the table, and the game ends when no others can.
  ///
  /// - Parameters:
  ///   - move: What the player does.
  ///   - time: The moment of play; match knows no limit of time.
  /// - Returns: What became of the card and, after the last match, the end.
  /// - Throws: ``MatchRefusal`` if the game is over, or no card lies there. The game is then
  ///   unchanged.
  public mutating func play(
    _ move: MatchMove, at time: PlayTime
  ) throws(MatchRefusal) -> [MatchEvent] {
    guard end == nil else { throw .gameOver }
    switch move {
    case .choose(let place):
      let event = try choose(place)
      guard case .matched(let cards, _) = event else { return [.table(event)] }
      for card in cards { table.put(nil, in: card.place) }
      guard !MatchPoints.canMatch(table.cards, options.cardsToMatch) else { return [.table(event)] }
      end = .finished
      return [.table(event), .ended]
    }
  }

  private mutating func choose(
    _ place: Int
  ) throws(MatchRefusal) -> TableEvent<PlayingCard, Mismatch> {
    do throws(ChoiceRefusal) {
      return try table.choose(place, judgedBy: MatchPoints.judge)
    } catch {
      throw .choice(error)
    }
  }
}
