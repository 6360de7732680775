/// Cards in their places, some of them chosen: what every game of choosing cards that match shares.
///
/// It knows no kind of card and no rule of what matches: the game hands in its judgement with each
/// choice, and fills or empties the places of a match itself. The costs are those of
/// ``ChoicePoints``. Places count from 0; a place without a card is empty and keeps its number.
public struct Table<Card: Equatable & Sendable, Reason: Equatable & Sendable>: Equatable, Sendable {
  /// How many cards are judged together, at least 2.
  public let cardsToMatch: Int
  /// The card in each place, or `nil` where there is none.
  public private(set) var places: [Card?]
  /// The places of the chosen cards, in the order of choosing; always fewer than ``cardsToMatch``.
  public private(set) var chosen: [Int] = []
  /// The points so far; may be below 0.
  public private(set) var score = 0
  /// Everything that happened, in order: one event for each choice or charge.
  public private(set) var history: [TableEvent<Card, Reason>] = []

  /// Lays cards out, a place each.
  public init(_ cards: [Card], cardsToMatch: Int) {
    precondition(cardsToMatch >= 2, "cards match each other, so at least two are judged")
    self.cardsToMatch = cardsToMatch
    places = cards
  }

  /// The cards on the table, in the order of their places.
  @inlinable
  public var cards: [Card] { places.compactMap { $0 } }

  /// The places with a card that is not chosen, in order.
  @inlinable
  public var openPlaces: [Int] {
    places.indices.filter { places[$0] != nil && !chosen.contains($0) }
  }

  /// The places that would be judged if `place` were chosen now, in the order of choosing.
  ///
  /// - Returns: As many places as are to match, or `nil` if the choice would be judged by nobody.
  public func judged(byChoosing place: Int) -> [Int]? {
    guard (0..<places.count).contains(place), places[place] != nil, !chosen.contains(place),
      chosen.count == cardsToMatch - 1
    else { return nil }
    return chosen + [place]
  }

  /// Chooses the card in a place, or takes the choice back if the card is chosen.
  ///
  /// Choosing costs ``ChoicePoints/choice``, taking back nothing. The last of the cards that are to
  /// match has them judged: a match adds its points and leaves nothing chosen, but the cards where
  /// they are; a miss costs ``ChoicePoints/miss`` more, and the last card stays chosen alone.
  ///
  /// - Parameters:
  ///   - place: The place, from 0.
  ///   - judge: Says whether cards, in the order of choosing, match.
  /// - Returns: What happened; it stands in the ``history`` as well.
  /// - Throws: ``ChoiceRefusal`` if there is no such place, or no card in it. The table is then
  ///   unchanged.
  @discardableResult
  public mutating func choose(
    _ place: Int, judgedBy judge: ([Card]) -> Judgement<Reason>
  ) throws(ChoiceRefusal) -> TableEvent<Card, Reason> {
    guard (0..<places.count).contains(place) else {
      throw .noSuchPlace(number: place + 1, places: places.count)
    }
    guard let card = places[place] else { throw .emptyPlace(number: place + 1) }
    let choice = PlacedCard(card, in: place)
    if let index = chosen.firstIndex(of: place) {
      chosen.remove(at: index)
      return note(.takenBack(choice))
    }
    score -= ChoicePoints.choice
    chosen.append(place)
    guard chosen.count == cardsToMatch else { return note(.chosen(choice)) }

    let judged = chosen.compactMap { place in places[place].map { PlacedCard($0, in: place) } }
    switch judge(judged.map(\.card)) {
    case .match(let points):
      score += points
      chosen = []
      return note(.matched(judged, points: points))
    case .miss(let reason):
      score -= ChoicePoints.miss
      chosen = [place]
      return note(.missed(judged, points: ChoicePoints.miss, reason))
    }
  }

  /// Takes points for something that is no choice, as a hint.
  ///
  /// - Parameters:
  ///   - points: The points that it costs; may be 0.
  ///   - reason: What it costs them for.
  /// - Returns: What happened; it stands in the ``history`` as well.
  @discardableResult
  public mutating func charge(_ points: Int, for reason: Reason) -> TableEvent<Card, Reason> {
    score -= points
    return note(.charged(points, for: reason))
  }

  /// Puts a card into a place, or empties the place with `nil`; a chosen card is then chosen no more.
  public mutating func put(_ card: Card?, in place: Int) {
    chosen.removeAll { $0 == place }
    places[place] = card
  }

  /// Moves the card of a place to another, empty or not; it stays chosen if it was.
  public mutating func move(from place: Int, to target: Int) {
    guard place != target else { return }
    chosen.removeAll { $0 == target }
    chosen = chosen.map { $0 == place ? target : $0 }
    places[target] = places[place]
    places[place] = nil
  }

  /// Adds places with cards after the last.
  public mutating func append(_ cards: [Card]) {
    places += cards
  }

  /// Takes away the last places, with what lies there.
  public mutating func removeLastPlaces(_ count: Int) {
    places.removeLast(count)
    chosen.removeAll { $0 >= places.count }
  }

  private mutating func note(_ event: TableEvent<Card, Reason>) -> TableEvent<Card, Reason> {
    history.append(event)
    return event
  }
}
