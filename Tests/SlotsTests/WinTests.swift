import ArcadeCore
import Slots
import Testing

struct WinTests {
  /// Every face of the classic machine.
  private static let faces = (0..<7776).map { number in
    [number / 1296, number / 216 % 6, number / 36 % 6, number / 6 % 6, number % 6]
  }

  @Test func `the faces of the classic machine by their longest run`() throws {
    let machine = try Machines.classic
    var counts = [Int](repeating: 0, count: 6)
    for face in Self.faces { counts[machine.longestRun(of: face)] += 1 }
    #expect(counts == [0, 3750, 3450, 510, 60, 6])
  }

  @Test func `576 faces win, exactly those with three or more side by side`() throws {
    let machine = try Machines.classic
    let wins = Self.faces.filter { machine.win(on: $0) != nil }
    #expect(wins.count == 576)
    #expect(wins == Self.faces.filter { machine.longestRun(of: $0) >= 3 })
  }

  @Test(arguments: [
    ("xyAAA", 2..<5, 10), ("AAAxy", 0..<3, 10), ("xAAAy", 1..<4, 10), ("xAAAx", 1..<4, 10),
    ("AAAAx", 0..<4, 30), ("xAAAA", 1..<5, 30), ("AAAAA", 0..<5, 100), ("AAABB", 0..<3, 10),
    ("BBAAA", 2..<5, 10),
  ])
  func `three or more side by side win, wherever they stand`(
    face: String, wheels: Range<Int>, times: Int
  ) throws {
    let win = try #require(try Machines.classic.win(on: Self.indices(face)))
    #expect(win.wheels == wheels)
    #expect(win.times == times)
    #expect(win.symbol == Self.indices("A")[0])
  }

  @Test(arguments: [
    "AAxyA", "AAxBB", "AxAyA", "AAxAA", "AxyAA", "xAAyy", "AABBA", "ABABA", "xyzAA", "AxAxA",
  ])
  func `equal symbols that are not side by side do not win`(face: String) throws {
    #expect(try Machines.classic.win(on: Self.indices(face)) == nil)
  }

  @Test func `the best-paying run pays, the leftmost of equal ones`() throws {
    let machine = try Machines.letters(
      ["A": 1, "B": 1, "x": 1], wheels: 7,
      pays: """
        {"run": 3, "times": 2}, {"run": 4, "times": 3}, {"run": 3, "symbol": "B", "times": 9}
        """)
    let index: (String) -> [Int] = { $0.map { "ABx".distance(to: $0) } }
    #expect(machine.win(on: index("AAAxBBB"))?.wheels == 4..<7)
    #expect(machine.win(on: index("BBBxAAA"))?.wheels == 0..<3)
    #expect(machine.win(on: index("AAAAxxx"))?.wheels == 0..<4)
    #expect(machine.win(on: index("AAABxxx"))?.wheels == 0..<3)
    #expect(machine.win(on: index("BBBxBBB"))?.wheels == 0..<3)
    #expect(machine.win(on: index("AAAABBB"))?.wheels == 4..<7)
  }

  @Test func `a pay with a symbol goes before the general one of its run`() throws {
    let machine = try Machines.letters(
      ["A": 1, "B": 1], wheels: 5,
      pays: """
        {"run": 3, "symbol": "A", "times": 1}, {"run": 3, "times": 7}, {"run": 4, "times": 8}
        """)
    #expect(machine.win(on: [0, 0, 0, 1, 1])?.times == 1)
    #expect(machine.win(on: [1, 1, 1, 0, 0])?.times == 7)
    #expect(machine.win(on: [0, 0, 0, 0, 1])?.times == 8)
    #expect(machine.win(on: [0, 0, 0, 0, 0])?.times == 8)
  }

  private static func indices(_ face: String) -> [Int] {
    face.map { "xyzAB".distance(to: $0) }
  }
}

extension String {
  fileprivate func distance(to character: Character) -> Int {
    firstIndex(of: character).map { distance(from: startIndex, to: $0) } ?? 0
  }
}
