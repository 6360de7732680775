/// The rows that come first, as many as are to be shown and no more.
///
/// A heap with the last of them at the root, so that most rows are turned away by one comparison.
struct BestRows {
  private let limit: Int
  private(set) var rows: [BoardRow] = []
  /// The last of the rows, as long as there is no room for more.
  private var last: Figures?

  /// Makes an empty collection of at most `limit` rows; of any number without one.
  init(limit: Int?) {
    self.limit = limit ?? .max
  }

  /// Whether another row would find room without pushing one out.
  var hasRoom: Bool { rows.count < limit }

  /// Whether a row comes before the last, or there is room for it anyway.
  @inline(__always)
  func wants(_ figures: Figures, in order: RankOrder) -> Bool {
    guard let last else { return hasRoom }
    return order.places(figures, before: last)
  }

  /// Takes in a row that is wanted; the last leaves if there are too many then.
  ///
  /// - Complexity: O(log `limit`), or O(1) without a limit.
  mutating func add(_ row: BoardRow, in order: RankOrder) {
    if rows.count < limit {
      rows.append(row)
      if limit != .max { rise(in: order) }
    } else {
      rows[0] = row
      sink(in: order)
    }
    if !hasRoom { last = rows.first?.figures }
  }

  /// The rows in order.
  func sorted(in order: RankOrder) -> [BoardRow] {
    rows.sorted { order.places($0.figures, before: $1.figures) }
  }

  private mutating func rise(in order: RankOrder) {
    var place = rows.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard order.places(rows[parent].figures, before: rows[place].figures) else { return }
      rows.swapAt(parent, place)
      place = parent
    }
  }

  private mutating func sink(in order: RankOrder) {
    var place = 0
    while 2 * place + 1 < rows.count {
      var child = 2 * place + 1
      if child + 1 < rows.count,
        order.places(rows[child].figures, before: rows[child + 1].figures)
      {
        child += 1
      }
      guard order.places(rows[place].figures, before: rows[child].figures) else { return }
      rows.swapAt(place, child)
      place = child
    }
  }
}
