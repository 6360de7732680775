/// A way to move the cursor, as the bytes that do it.
struct CursorWay: Equatable, Sendable {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The bytes it takes.
  var cost: Int { bytes.count }

  /// To a cell, from anywhere.
  static func absolute(column: Int, row: Int) -> CursorWay {
    switch (column, row) {
    case (0, 0): sequence("", "H")
    case (0, _): sequence("\(row + 1)", "H")
    default: sequence("\(row + 1);\(column + 1)", "H")
    }
  }

  /// To a column of the same row, from anywhere in it.
  static func toColumn(_ column: Int) -> CursorWay {
    column == 0 ? CursorWay([0x0D]) : sequence("\(column + 1)", "G")
  }

  /// So many columns to the right, or to the left if negative.
  static func horizontal(_ columns: Int) -> CursorWay {
    guard columns < 0 else { return relative(columns, "C") }
    let backspaces = CursorWay(Array(repeating: 0x08, count: -columns))
    return min(backspaces, relative(-columns, "D"))
  }

  /// So many rows down, or up if negative, in the same column.
  static func vertical(_ rows: Int) -> CursorWay {
    rows < 0 ? relative(-rows, "A") : relative(rows, "B")
  }

  /// To the first column so many rows below, which must be rows of the screen.
  ///
  /// Carriage return goes before line feed: it alone leaves the state after the last column, and
  /// then it does not matter whether the system adds one.
  static func newLines(_ rows: Int) -> CursorWay {
    CursorWay([0x0D] + Array(repeating: 0x0A, count: rows))
  }

  static func + (first: CursorWay, second: CursorWay) -> CursorWay {
    CursorWay(first.bytes + second.bytes)
  }

  private static func relative(_ count: Int, _ final: String) -> CursorWay {
    guard count != 0 else { return CursorWay([]) }
    return sequence(count == 1 ? "" : "\(count)", final)
  }

  private static func sequence(_ parameters: String, _ final: String) -> CursorWay {
    CursorWay(Array("\u{1B}[\(parameters)\(final)".utf8))
  }
}

extension CursorWay: Comparable {
  static func < (one: CursorWay, other: CursorWay) -> Bool { one.cost < other.cost }
}
