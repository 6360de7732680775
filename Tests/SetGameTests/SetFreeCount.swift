@testable import SetGame

/// Counts layouts of cards that hold no Set.
enum SetFreeCount {
  /// How many layouts of so many cards, at least 2, hold no Set.
  ///
  /// Any two cards can be taken to any two others without changing what is a Set, so each pair lies
  /// in as many layouts as the first: those are counted and shared out.
  static func layouts(of cards: Int) -> Int {
    let pairs = SetCard.count * (SetCard.count - 1) / 2
    let pairsOfLayout = cards * (cards - 1) / 2
    let pair = [SetCard.deck[0], SetCard.deck[1]]
    return pairs * extensions(of: pair, by: cards - 2) / pairsOfLayout
  }

  /// In how many ways so many more cards can join some, without a Set among them.
  static func extensions(of cards: [SetCard], by more: Int) -> Int {
    var open = ~UInt128(0) >> (128 - UInt128(SetCard.count))
    var taken: [Int] = []
    for card in cards {
      open &= ~(closed(by: card.index, with: taken) | 1 << UInt128(card.index))
      taken.append(card.index)
    }
    return extensions(of: taken, by: more, among: open)
  }

  private static func extensions(of taken: [Int], by more: Int, among open: UInt128) -> Int {
    guard more > 1 else { return more == 0 ? 1 : open.nonzeroBitCount }
    var (rest, count) = (open, 0)
    while rest != 0 {
      let card = rest.trailingZeroBitCount
      // Later cards only, so that each layout is counted once.
      rest &= rest - 1
      count += extensions(
        of: taken + [card], by: more - 1, among: rest & ~closed(by: card, with: taken))
    }
    return count
  }

  /// The cards that would make a Set with a card and another of those taken.
  private static func closed(by card: Int, with taken: [Int]) -> UInt128 {
    taken.reduce(0) { $0 | 1 << UInt128(ThirdCards.table[SetCard.count * card + $1]) }
  }
}
