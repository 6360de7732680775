import CardTable

extension SetGame {
  /// Chooses a card or takes the choice back; three chosen cards are judged.
  mutating func choose(_ place: Int) throws(SetRefusal) -> [SetEvent] {
    if let places = table.judged(byChoosing: place), isFound(places) {
      throw .foundBefore(places.compactMap { table.places[$0] })
    }
    let event: TableEvent<SetCard, SetReason>
    do throws(ChoiceRefusal) {
      event = try table.choose(place, judgedBy: Self.judgement)
    } catch {
      throw .choice(error)
    }
    guard case .matched(let cards, _) = event else { return [.table(event)] }
    found.append(cards.map(\.card))
    let changes = mode == .puzzle ? [] : fillHoles(cards.map(\.place).sorted())
    updateHint()
    return [.table(event)] + changes + endIfOver()
  }

  /// Deals a new column at the right.
  mutating func dealThreeMore() throws(SetRefusal) -> [SetEvent] {
    try checkThreeMore()
    let cost = SetFinder(table.places).holdsSet ? Self.costOfThreeMore : 0
    let event = table.charge(cost, for: .threeMore)
    let first = table.places.count
    let cards = draw(Self.rows)
    table.append(cards)
    let dealt = cards.enumerated().map { PlacedCard($1, in: first + $0) }
    return [.table(event), .dealt(dealt)] + endIfOver()
  }

  /// Tells whether three more cards could be dealt now.
  ///
  /// - Throws: ``SetRefusal`` with the reason.
  func checkThreeMore() throws(SetRefusal) {
    guard mode != .puzzle else { throw .puzzleIsDealt }
    guard !deck.isEmpty else { throw .deckIsEmpty }
    guard table.places.count < mode.mostCards else { throw .tableIsFull(cards: mode.mostCards) }
  }

  private static func judgement(of cards: [SetCard]) -> Judgement<SetReason> {
    let faults = SetFault.faults(of: cards)
    return faults.isEmpty ? .match(points: pointsPerSet) : .miss(.noSet(faults))
  }

  /// Takes a found Set away and fills the holes.
  ///
  /// They are filled from the last column of a table that had more cards than are dealt, else from the
  /// deck. With an empty deck they stay empty and no card moves.
  private mutating func fillHoles(_ holes: [Int]) -> [SetEvent] {
    for hole in holes { table.put(nil, in: hole) }
    guard table.places.count <= mode.cardsDealt else { return [.moved(closeLastColumn(holes))] }
    guard !deck.isEmpty else { return [] }
    let dealt = zip(holes, draw(holes.count)).map { PlacedCard($1, in: $0) }
    for card in dealt { table.put(card.card, in: card.place) }
    return [.dealt(dealt)]
  }

  private mutating func closeLastColumn(_ holes: [Int]) -> [SetShift] {
    let column = (table.places.count - Self.rows)..<table.places.count
    var open = holes.filter { !column.contains($0) }
    var shifts: [SetShift] = []
    for place in column {
      guard let card = table.places[place], !open.isEmpty else { continue }
      let hole = open.removeFirst()
      table.move(from: place, to: hole)
      shifts.append(SetShift(card: card, from: place, to: hole))
    }
    table.removeLastPlaces(Self.rows)
    return shifts
  }

  private mutating func draw(_ count: Int) -> [SetCard] {
    defer { deck = deck.dropFirst(count) }
    return Array(deck.prefix(count))
  }

  /// Ends the game if as many Sets are found as it takes, or none is left to come.
  private mutating func endIfOver() -> [SetEvent] {
    if let wanted = mode.setsToFind, found.count == wanted {
      ending = .allFound
    } else if deck.isEmpty, sets.isEmpty {
      ending = .noSetLeft
    }
    return ending.map { [.ended($0)] } ?? []
  }
}
