extension CardGrid {
  /// The way that an arrow key points.
  public enum Direction: CaseIterable, Sendable {
    case up, down, left, right
  }

  /// The place that a cursor goes to from another, skipping places without a card.
  ///
  /// Left and right go on in the row, then in the next, and round from the last to the first, so
  /// that every card is reached by them alone. Up and down stay in the column as long as a card lies
  /// there, else they take the nearest card of the next row that has any.
  ///
  /// - Parameters:
  ///   - place: Where the cursor is; a card need not lie there.
  ///   - direction: Where it shall go.
  ///   - hasCard: Whether a card lies in a place.
  /// - Returns: A place with a card, or `place` if there is none to go to.
  public func place(
    from place: Int, to direction: Direction, hasCard: (Int) -> Bool
  ) -> Int {
    switch direction {
    case .left: nextInReadingOrder(from: place, step: -1, hasCard: hasCard)
    case .right: nextInReadingOrder(from: place, step: 1, hasCard: hasCard)
    case .up: nearest(to: place, in: (0..<row(of: place)).reversed(), hasCard: hasCard)
    case .down:
      nearest(
        to: place, in: Array((row(of: place) + 1)..<max(rows, row(of: place) + 1)),
        hasCard: hasCard)
    }
  }

  private func nextInReadingOrder(from place: Int, step: Int, hasCard: (Int) -> Bool) -> Int {
    let cells = rows * columns
    var cell = row(of: place) * columns + column(of: place)
    for _ in 0..<cells {
      cell = (cell + step + cells) % cells
      let next = self.place(row: cell / columns, column: cell % columns)
      if let next, hasCard(next) { return next }
    }
    return place
  }

  private func nearest(to place: Int, in lines: [Int], hasCard: (Int) -> Bool) -> Int {
    let column = column(of: place)
    let below = lines.lazy.compactMap { self.place(row: $0, column: column) }.first(where: hasCard)
    if let below { return below }
    for line in lines {
      let cards = (0..<columns).compactMap { self.place(row: line, column: $0) }.filter(hasCard)
      let nearest = cards.min {
        abs(self.column(of: $0) - column) < abs(self.column(of: $1) - column)
      }
      if let nearest { return nearest }
    }
    return place
  }
}
