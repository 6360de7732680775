import CardTable

extension SetGame {
  /// Shows a card of the first Set on the table, then a second card of a Set with it.
  mutating func giveHint() throws(SetRefusal) -> [SetEvent] {
    guard hinted.count < Self.mostHinted else { throw .hintIsShown }
    let shown = hintedPlaces
    guard let set = sets.first(where: { set in shown.allSatisfy(set.contains) }),
      let place = set.first(where: { !shown.contains($0) }), let card = table.places[place]
    else { throw .nothingToHint }
    hinted.append(card)
    hintsTaken += 1
    return [.table(table.charge(Self.costOfHint, for: .hint(PlacedCard(card, in: place))))]
  }

  /// Forgets hinted cards that are in no Set any more: both stay while a Set holds both, else the one
  /// that a Set still holds, the earlier before the later.
  mutating func updateHint() {
    guard !hinted.isEmpty else { return }
    let sets = sets.map { set in set.compactMap { table.places[$0] } }
    let kept = ([hinted] + hinted.map { [$0] }).first { cards in
      sets.contains { set in cards.allSatisfy(set.contains) }
    }
    hinted = kept ?? []
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
    let canHint = hinted.count < Self.mostHinted && !sets.isEmpty
    return choices + (canDeal ? [.threeMore] : []) + (canHint ? [.hint] : [])
  }
}
