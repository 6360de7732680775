import ArcadeCore
import CardTable
import Testing

struct CardGridTests {
  static let grids = [
    CardGrid(count: 30, columns: 10), CardGrid(count: 52, columns: 13),
    CardGrid(count: 47, columns: 12), CardGrid(count: 12, rows: 3), CardGrid(count: 21, rows: 3),
    CardGrid(count: 1, columns: 4),
  ]

  @Test(arguments: grids)
  func `each place has a cell of its own`(grid: CardGrid) {
    for place in 0..<grid.count {
      #expect(grid.place(row: grid.row(of: place), column: grid.column(of: place)) == place)
    }
    for (row, column) in [(-1, 0), (0, -1), (grid.rows, 0), (0, grid.columns)] {
      #expect(grid.place(row: row, column: column) == nil)
    }
  }

  @Test func `places are counted along the rows or along the columns`() {
    #expect(CardGrid(count: 30, columns: 10).place(row: 2, column: 0) == 20)
    #expect(CardGrid(count: 15, rows: 3).place(row: 2, column: 4) == 14)
    #expect(CardGrid(count: 15, rows: 3).columns == 5)
    #expect(CardGrid(count: 47, columns: 12).place(row: 3, column: 11) == nil)
  }

  @Test func `the cursor goes to the next card and skips what is empty`() {
    let grid = CardGrid(count: 12, columns: 4)
    func go(_ from: Int, _ direction: CardGrid.Direction, without empty: Set<Int> = []) -> Int {
      grid.place(from: from, to: direction) { !empty.contains($0) }
    }
    #expect(go(5, .left) == 4)
    #expect(go(5, .right) == 6)
    #expect(go(5, .up) == 1)
    #expect(go(5, .down) == 9)
    #expect(go(5, .right, without: [6]) == 7)
    #expect(go(5, .right, without: [6, 7]) == 8)
    #expect(go(11, .right) == 0)
    #expect(go(0, .left) == 11)
    #expect(go(1, .down, without: [5]) == 9)
    #expect(go(1, .down, without: [5, 9]) == 4)
    #expect(go(1, .down, without: [4, 5, 6, 9]) == 7)
    #expect(go(1, .up) == 1)
    #expect(go(9, .down) == 9)
    #expect(go(3, .left, without: Set(0..<12)) == 3)
  }

  @Test(arguments: grids)
  func `the cursor always ends on a card, and every card is reached`(grid: CardGrid) {
    var chance = SplitMix64(state: 9)
    for _ in 0..<40 {
      let cards = Set((0..<grid.count).filter { _ in chance.draw(below: 3) == 0 })
      guard let first = cards.min() else { continue }
      for place in 0..<grid.count {
        for direction in CardGrid.Direction.allCases {
          let next = grid.place(from: place, to: direction, hasCard: cards.contains)
          #expect(cards.contains(next) || next == place)
        }
      }
      var place = first
      var seen: Set<Int> = []
      for _ in cards {
        seen.insert(place)
        place = grid.place(from: place, to: .right, hasCard: cards.contains)
      }
      #expect(seen == cards)
      #expect(place == first)
    }
  }
}
