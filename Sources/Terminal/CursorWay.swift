/// A way to move the cursor: first between rows, then along one.
struct CursorWay: Equatable, Sendable {
  /// How the row is reached.
  enum Vertical: Equatable, Sendable {
    /// By naming row and column, from 0.
    case absolute(row: Int, column: Int)
    /// So many rows down in the same column, or up if negative.
    case rows(Int)
    /// To the first column so many rows below, which must be rows of the screen.
    ///
    /// Carriage return goes before line feed: it alone leaves the state after the last column, and
    /// then it does not matter whether the system adds one.
    case newLines(Int)
  }

  /// How the column is reached.
  enum Horizontal: Equatable, Sendable {
    /// So many columns to the right, or to the left if negative.
    case columns(Int)
    case backspaces(Int)
    /// By naming the column, from 0, from wherever in the row the cursor is.
    case column(Int)
    /// By writing again the so many characters that stand there.
    case rewriting(Int)
  }

  let vertical: Vertical
  let horizontal: Horizontal

  /// The bytes it takes, but for those of characters written again, which are one each.
  var cost: Int { vertical.cost + horizontal.cost }
}

extension CursorWay.Vertical {
  fileprivate var cost: Int {
    switch self {
    case .absolute(0, 0): 3
    case .absolute(let row, 0): 3 + digits(row + 1)
    case .absolute(let row, let column): 4 + digits(row + 1) + digits(column + 1)
    case .rows(let count): relativeCost(count)
    case .newLines(let count): 1 + count
    }
  }

  /// Adds the bytes that do it.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .absolute(0, 0): bytes.appendSequence(final: "H")
    case .absolute(let row, 0): bytes.appendSequence(row + 1, final: "H")
    case .absolute(let row, let column): bytes.appendSequence(row + 1, column + 1, final: "H")
    case .rows(let count): bytes.appendRelative(count, forward: "B", backward: "A")
    case .newLines(let count):
      bytes.append(0x0D)
      bytes.append(contentsOf: repeatElement(0x0A, count: count))
    }
  }
}

extension CursorWay.Horizontal {
  /// The bytes it takes.
  var cost: Int {
    switch self {
    case .columns(let count): relativeCost(count)
    case .backspaces(let count), .rewriting(let count): count
    case .column(let column): 3 + digits(column + 1)
    }
  }

  /// Adds the bytes that do it; what is written again is left to the painter.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .columns(let count): bytes.appendRelative(count, forward: "C", backward: "D")
    case .backspaces(let count): bytes.append(contentsOf: repeatElement(0x08, count: count))
    case .column(let column): bytes.appendSequence(column + 1, final: "G")
    case .rewriting: break
    }
  }
}

extension [UInt8] {
  /// Adds a control sequence: `ESC [`, numbers, and the letter that says what it does.
  mutating func appendSequence(_ first: Int? = nil, _ second: Int? = nil, final: Unicode.Scalar) {
    append(0x1B)
    append(UInt8(ascii: "["))
    if let first { appendNumber(first) }
    if let second {
      append(UInt8(ascii: ";"))
      appendNumber(second)
    }
    append(UInt8(ascii: final))
  }

  /// Adds a number from 0 in decimal digits.
  mutating func appendNumber(_ number: Int) {
    if number >= 10 { appendNumber(number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  fileprivate mutating func appendRelative(
    _ count: Int, forward: Unicode.Scalar, backward: Unicode.Scalar
  ) {
    guard count != 0 else { return }
    let distance = abs(count)
    appendSequence(distance == 1 ? nil : distance, final: count > 0 ? forward : backward)
  }
}

private func digits(_ number: Int) -> Int {
  number < 10 ? 1 : 1 + digits(number / 10)
}

/// The bytes of a move by so many rows or columns, of which one is not named.
private func relativeCost(_ count: Int) -> Int {
  count == 0 ? 0 : abs(count) == 1 ? 3 : 3 + digits(abs(count))
}
