/// Paints one frame: goes over the cells and writes those that the terminal does not show yet.
struct FramePainter {
  /// Where the terminal's cursor is.
  struct Cursor: Equatable, Sendable {
    var row: Int
    /// The column, or `nil` where terminals may disagree: after the last column, and after a
    /// character of two cells.
    var column: Int?
  }

  /// What is to be sent.
  private(set) var bytes: [UInt8] = []
  private(set) var cursor: Cursor
  private(set) var pen: Pen

  private let cells: [Cell]
  private let shown: [Cell]
  private let size: Size
  private let pens: Renderer.PenTable
  private let isUTF8: Bool

  /// Begins a frame on a terminal that shows another of the same size.
  init(_ canvas: Canvas, pens: Renderer.PenTable, isUTF8: Bool, after screen: Renderer.Screen) {
    (cells, shown, size) = (canvas.cells, screen.cells, canvas.size)
    (cursor, pen) = (screen.cursor, screen.pen)
    (self.pens, self.isUTF8) = (pens, isUTF8)
  }

  /// Begins a frame on a terminal of which nothing is known: it is reset and cleared first.
  init(_ canvas: Canvas, pens: Renderer.PenTable, isUTF8: Bool) {
    (cells, size) = (canvas.cells, canvas.size)
    shown = Array(repeating: .blank, count: canvas.cells.count)
    (cursor, pen) = (Cursor(row: 0, column: 0), .plain)
    (self.pens, self.isUTF8) = (pens, isUTF8)
    bytes += "\u{1B}[m\u{1B}[H\u{1B}[2J".utf8
  }

  /// Writes every cell that differs, row by row.
  mutating func paint() {
    let (cells, shown) = (cells, shown)
    for row in 0..<size.height {
      var column = 0
      while column < size.width {
        let index = row * size.width + column
        guard cells[index] != shown[index], differs(index) else {
          column += 1
          continue
        }
        if cells[index].isBlank {
          column = paintBlanks(from: column, row: row)
        } else {
          paintGlyph(column: column, row: row)
          column += 1
        }
      }
    }
  }

  /// Whether the terminal shows something else in a cell than it should.
  private func differs(_ index: Int) -> Bool {
    let (cell, old) = (cells[index], shown[index])
    guard cell != old else { return false }
    guard cell.scalar == old.scalar else { return true }
    // The second half of a character is as its first half is.
    if cell.scalar == Cell.continuation || (cell.isBlank && old.isBlank) { return false }
    return pens[cell.style] != pens[old.style]
  }

  private mutating func paintGlyph(column: Int, row: Int) {
    let cell = cells[row * size.width + column]
    // It came with its first half.
    guard cell.scalar != Cell.continuation else { return }
    move(toColumn: column, row: row)
    use(pens[cell.style])
    let isWide =
      column + 1 < size.width && cells[row * size.width + column + 1].scalar == Cell.continuation
    write(cell.scalar, isWide: isWide)
    let next = column + (isWide ? 2 : 1)
    cursor.column = isWide && isUTF8 || next >= size.width ? nil : next
  }

  /// Paints the blanks from a cell that should be one.
  ///
  /// - Returns: The column after the last one painted.
  private mutating func paintBlanks(from column: Int, row: Int) -> Int {
    let start = row * size.width
    var (next, lastDiffering) = (column, column)
    while next < size.width, cells[start + next].isBlank {
      if differs(start + next) { lastDiffering = next }
      next += 1
    }
    let count = lastDiffering - column + 1
    move(toColumn: column, row: row)
    if !pen.leavesBlanksEmpty { use(.plain) }
    if next == size.width, count > 3 {
      bytes.appendSequence(final: "K")
      return size.width
    }
    // Erasing leaves the cursor where it is, which is dear if there is more to write behind.
    let goesOn = lastDiffering + 1 == next && next < size.width && differs(start + next)
    if count > (goesOn ? 10 : 5) {
      bytes.appendSequence(count, final: "X")
      return lastDiffering + 1
    }
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    cursor.column = lastDiffering + 1 < size.width ? lastDiffering + 1 : nil
    return lastDiffering + 1
  }

  private mutating func use(_ pen: Pen) {
    guard pen != self.pen else { return }
    pen.appendSequence(after: self.pen, to: &bytes)
    self.pen = pen
  }

  private mutating func write(_ scalar: Unicode.Scalar, isWide: Bool) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else if isUTF8 {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else {
      let twin = GlyphTwins.twin(of: scalar, width: isWide ? 2 : 1)
      bytes.append(twin.first)
      if isWide { bytes.append(twin.second) }
    }
  }
}

extension FramePainter {
  /// Moves the cursor to a cell by the fewest bytes.
  private mutating func move(toColumn column: Int, row: Int) {
    guard cursor != Cursor(row: row, column: column) else { return }
    var way = CursorWay(
      vertical: .absolute(row: row, column: column), horizontal: .columns(0))
    func consider(_ vertical: CursorWay.Vertical, _ horizontal: CursorWay.Horizontal) {
      let other = CursorWay(vertical: vertical, horizontal: horizontal)
      if other.cost < way.cost { way = other }
    }
    if row == cursor.row {
      consider(.rows(0), .column(column))
    }
    if let start = cursor.column {
      consider(.rows(row - cursor.row), along(row, from: start, to: column))
    }
    if row >= cursor.row {
      consider(.newLines(row - cursor.row), along(row, from: 0, to: column))
    }
    way.vertical.append(to: &bytes)
    way.horizontal.append(to: &bytes)
    if case .rewriting(let count) = way.horizontal {
      for cell in cells[(row * size.width + column - count)..<(row * size.width + column)] {
        bytes.append(UInt8(truncatingIfNeeded: cell.scalar.value))
      }
    }
    cursor = Cursor(row: row, column: column)
  }

  /// The way along a row: by moving, or by writing again what stands there already.
  private func along(_ row: Int, from start: Int, to end: Int) -> CursorWay.Horizontal {
    let count = end - start
    let move = CursorWay.Horizontal.columns(count)
    guard abs(count) < move.cost else { return move }
    guard count > 0 else { return .backspaces(-count) }
    return canRewrite(row, start..<end) ? .rewriting(count) : move
  }

  /// Whether the pen would write cells as they stand there, each in one byte.
  private func canRewrite(_ row: Int, _ columns: Range<Int>) -> Bool {
    columns.allSatisfy { column in
      let cell = cells[row * size.width + column]
      guard cell.scalar.isASCII, cell.scalar != Cell.continuation else { return false }
      return cell.isBlank ? pen.leavesBlanksEmpty : pens[cell.style] == pen
    }
  }
}
