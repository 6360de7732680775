import CardTable

extension SetGame {
  /// Shows a card of the first Set on the table, then a second card of it.
  mutating func giveHint() throws(SetRefusal) -> [SetEvent] {
    guard hint?.shown != SetHint.most else { throw .hintIsShown }
    if hint == nil {
      guard let places = sets.first else { throw .nothingToHint }
      hint = SetHint(cards: places.compactMap { table.places[$0] })
    } else {
      hint?.shown += 1
    }
    guard let card = hint?.shownCards.last, let place = table.places.firstIndex(of: card) else {
      return []
    }
    hintsTaken += 1
    return [.table(table.charge(Self.costOfHint, for: .hint(PlacedCard(card, in: place))))]
  }

  /// Forgets a hint whose Set can be found no more: it was, or one of its cards has left.
  mutating func endHint() {
    guard let cards = hint?.cards else { return }
    let places = cards.compactMap { card in table.places.firstIndex(of: card) }
    if places.count < cards.count || isFound(places) { hint = nil }
  }

  /// The moves that lead on, which tests and benchmarks play by chance.
  ///
  /// Any card may be chosen, and a choice taken back. Listed are those cards that can still become a
  /// Set with the chosen ones and one that cannot, or all where none can; three more and hints only
  /// where a third card is not due. So a game that is played by chance misses often and ends soon.
  public var allowedMoves: [SetMove] {
    guard ending == nil else { return [] }
    let sets = sets
    let open = table.openPlaces.filter { place in
      table.judged(byChoosing: place).map { !isFound($0) } ?? true
    }
    let leading = open.filter { place in
      sets.contains { set in set.contains(place) && table.chosen.allSatisfy(set.contains) }
    }
    let other = open.filter { !leading.contains($0) }.prefix(leading.isEmpty ? open.count : 1)
    let choices = (leading + other).map { SetMove.choose($0) }
    guard table.chosen.count < SetGame.rows - 1 else { return choices }
    let canDeal = (try? checkThreeMore()) != nil
    let canHint = hint.map { $0.shown < SetHint.most } ?? !sets.isEmpty
    return choices + (canDeal ? [.threeMore] : []) + (canHint ? [.hint] : [])
  }
}
