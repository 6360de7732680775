/// A rectangle of cells to draw on, with the places that a click may fall on.
///
/// Whatever falls outside is left out, so that nothing is ever drawn past an edge; a wide character
/// of which one half would is replaced by a blank.
public struct Canvas: Equatable, Sendable {
  /// A place that answers a click as if a key had been pressed.
  public struct Target: Equatable, Sendable {
    /// Where it lies.
    public let rect: Rect
    /// The key that a click stands for.
    public let key: Key
  }

  /// The extent in cells.
  public let size: Size
  /// Which characters may be drawn; others are replaced by their twins.
  public let glyphs: GlyphSet
  /// The cells, row by row.
  public private(set) var cells: [Cell]
  /// The places that answer a click, the topmost last.
  public private(set) var targets: [Target] = []

  /// Makes an empty canvas.
  public init(size: Size, glyphs: GlyphSet = .unicode) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    self.glyphs = glyphs
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// The cell at a place of the canvas.
  public subscript(x: Int, y: Int) -> Cell {
    cells[y * size.width + x]
  }

  /// Writes text in one row, from a column to the right.
  ///
  /// - Parameters:
  ///   - text: Characters of the table of glyphs; controls and what has no width are left out.
  ///   - x: The column of the first character; may lie outside.
  ///   - y: The row; may lie outside.
  ///   - style: How it is written.
  /// - Returns: The column after the last character.
  @discardableResult
  public mutating func put(_ text: String, x: Int, y: Int, _ style: Style = .plain) -> Int {
    var column = x
    for scalar in text.unicodeScalars {
      column += put(scalar, x: column, y: y, style)
    }
    return column
  }

  /// Writes text so that it ends before a column.
  public mutating func put(_ text: String, endingBefore x: Int, y: Int, _ style: Style = .plain) {
    put(text, x: x - Glyphs.width(of: text, as: glyphs), y: y, style)
  }

  /// Writes text in the middle of the columns of a rectangle, in the row `y`.
  public mutating func put(
    _ text: String, centeredIn rect: Rect, y: Int, _ style: Style = .plain
  ) {
    let free = rect.width - Glyphs.width(of: text, as: glyphs)
    put(text, x: rect.x + max(0, free / 2), y: y, style)
  }

  /// Empties the cells of a rectangle and forgets the targets in it; of one that lies partly in it,
  /// the rest still answers.
  public mutating func clear(_ rect: Rect) {
    for y in rows(of: rect) {
      for x in columns(of: rect) { set(" ", x: x, y: y, .plain) }
    }
    targets = targets.flatMap { target in
      target.rect.subtracting(rect).map { Target(rect: $0, key: target.key) }
    }
  }

  /// Draws the border of a rectangle; what is inside stays.
  public mutating func box(_ rect: Rect, _ border: Border = .rounded, _ style: Style = .plain) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let (right, bottom) = (rect.x + rect.width - 1, rect.y + rect.height - 1)
    for x in columns(of: rect) {
      put(border.horizontal, x: x, y: rect.y, style)
      put(border.horizontal, x: x, y: bottom, style)
    }
    for y in rows(of: rect) {
      put(border.vertical, x: rect.x, y: y, style)
      put(border.vertical, x: right, y: y, style)
    }
    put(border.topLeft, x: rect.x, y: rect.y, style)
    put(border.topRight, x: right, y: rect.y, style)
    put(border.bottomLeft, x: rect.x, y: bottom, style)
    put(border.bottomRight, x: right, y: bottom, style)
  }

  /// Lets a click in a rectangle stand for a key.
  public mutating func mark(_ rect: Rect, as key: Key) {
    targets.append(Target(rect: rect, key: key))
  }

  /// Forgets every place that answers a click.
  public mutating func removeTargets() {
    targets.removeAll()
  }

  /// The key that a click at a place stands for, if any.
  public func key(at point: Point) -> Key? {
    targets.last { $0.rect.contains(point) }?.key
  }

  /// Copies another canvas onto this one, targets included.
  public mutating func draw(_ other: Canvas, at origin: Point) {
    let rect = Rect(x: origin.x, y: origin.y, width: other.size.width, height: other.size.height)
    if other.glyphs == glyphs, columns(of: rect).count == rect.width, rect.width > 0 {
      copy(other, to: rect)
    } else {
      put(other, at: origin)
    }
    for target in other.targets {
      var rect = target.rect
      rect.x += origin.x
      rect.y += origin.y
      mark(rect, as: target.key)
    }
  }

  /// Copies the cells of a canvas of the same glyphs to a rectangle that no side edge cuts.
  private mutating func copy(_ other: Canvas, to rect: Rect) {
    for y in rows(of: rect) {
      let start = (y - rect.y) * rect.width
      // What is drawn at its edges puts right the halves of what stood across them.
      set(" ", x: rect.x, y: y, .plain)
      set(" ", x: rect.x + rect.width - 1, y: y, .plain)
      let place = y * size.width + rect.x
      for index in 0..<rect.width { cells[place + index] = other.cells[start + index] }
    }
  }

  private mutating func put(_ other: Canvas, at origin: Point) {
    for y in 0..<other.size.height {
      for x in 0..<other.size.width {
        let cell = other[x, y]
        guard cell.scalar != Cell.continuation else { continue }
        put(cell.scalar, x: origin.x + x, y: origin.y + y, cell.style)
      }
    }
  }
}

extension Canvas {
  /// The rows of a rectangle that lie on the canvas.
  private func rows(of rect: Rect) -> Range<Int> {
    let first = min(max(0, rect.y), size.height)
    return first..<max(first, min(size.height, rect.y + rect.height))
  }

  /// The columns of a rectangle that lie on the canvas.
  private func columns(of rect: Rect) -> Range<Int> {
    let first = min(max(0, rect.x), size.width)
    return first..<max(first, min(size.width, rect.x + rect.width))
  }

  private mutating func put(_ character: Character, x: Int, y: Int, _ style: Style) {
    for scalar in character.unicodeScalars { put(scalar, x: x, y: y, style) }
  }

  /// Writes a character and tells how many cells it takes.
  @discardableResult
  private mutating func put(
    _ scalar: Unicode.Scalar, x: Int, y: Int, _ style: Style
  ) -> Int {
    guard let glyph = DrawnGlyph(scalar, as: glyphs), glyph.width > 0 else { return 0 }
    if glyph.width == 1 {
      set(glyph.first, x: x, y: y, style)
    } else if let second = glyph.second {
      set(glyph.first, x: x, y: y, style)
      set(second, x: x + 1, y: y, style)
    } else if x >= 0, x + 1 < size.width {
      set(glyph.first, x: x, y: y, style)
      set(Cell.continuation, x: x + 1, y: y, style)
    } else {
      set(" ", x: x, y: y, style)
      set(" ", x: x + 1, y: y, style)
    }
    return glyph.width
  }

  /// Fills one cell, if it lies on the canvas; a wide character whose other half it was becomes
  /// blank.
  private mutating func set(_ scalar: Unicode.Scalar, x: Int, y: Int, _ style: Style) {
    guard y >= 0, y < size.height, x >= 0, x < size.width else { return }
    let index = y * size.width + x
    if scalar != Cell.continuation, cells[index].scalar == Cell.continuation {
      cells[index - 1].scalar = " "
    }
    if x + 1 < size.width, cells[index + 1].scalar == Cell.continuation {
      cells[index + 1].scalar = " "
    }
    cells[index] = Cell(scalar, style)
  }
}
