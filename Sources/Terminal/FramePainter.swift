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
    append("\u{1B}[m\u{1B}[H\u{1B}[2J")
  }

  /// Writes every cell that differs, row by row.
  mutating func paint() {
    for row in 0..<size.height {
      var column = 0
      while column < size.width {
        let index = row * size.width + column
        guard differs(index) else {
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
      append("\u{1B}[K")
      return size.width
    }
    // Erasing leaves the cursor where it is, which is dear if there is more to write behind.
    let goesOn = lastDiffering + 1 == next && next < size.width && differs(start + next)
    if count > (goesOn ? 10 : 5) {
      append("\u{1B}[\(count)X")
      return lastDiffering + 1
    }
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    cursor.column = lastDiffering + 1 < size.width ? lastDiffering + 1 : nil
    return lastDiffering + 1
  }

  private mutating func use(_ pen: Pen) {
    guard pen != self.pen else { return }
    append(pen.sequence(after: self.pen))
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

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}

extension FramePainter {
  /// Moves the cursor to a cell by the fewest bytes.
  private mutating func move(toColumn column: Int, row: Int) {
    guard cursor != Cursor(row: row, column: column) else { return }
    var way = CursorWay.absolute(column: column, row: row)
    if row == cursor.row {
      way = min(way, .toColumn(column))
    }
    if let from = cursor.column {
      way = min(way, .vertical(row - cursor.row) + along(row, from: from, to: column))
    }
    if row >= cursor.row {
      way = min(way, .newLines(row - cursor.row) + along(row, from: 0, to: column))
    }
    bytes.append(contentsOf: way.bytes)
    cursor = Cursor(row: row, column: column)
  }

  /// The way along a row: by moving, or by writing again what stands there already.
  private func along(_ row: Int, from start: Int, to end: Int) -> CursorWay {
    let way = CursorWay.horizontal(end - start)
    guard end > start, end - start < way.cost, let rewritten = rewriting(row, start..<end),
      rewritten.count < way.cost
    else { return way }
    return CursorWay(rewritten)
  }

  /// The bytes of cells that the terminal shows already, if the pen would write them as they are.
  private func rewriting(_ row: Int, _ columns: Range<Int>) -> [UInt8]? {
    var rewritten: [UInt8] = []
    for column in columns {
      let cell = cells[row * size.width + column]
      guard cell.scalar.isASCII, cell.scalar != Cell.continuation,
        cell.isBlank ? pen.leavesBlanksEmpty : pens[cell.style] == pen
      else { return nil }
      rewritten.append(UInt8(truncatingIfNeeded: cell.scalar.value))
    }
    return rewritten
  }
}
