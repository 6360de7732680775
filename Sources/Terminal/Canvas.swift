/// A rectangle of cells to draw on, with the places that a click may fall on.
///
/// Whatever falls outside is left out, so that nothing is ever drawn past an edge.
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
    for scalar in Glyphs.drawn(text, as: glyphs).unicodeScalars {
      let width = Glyphs.width(of: scalar)
      guard width > 0 else { continue }
      set(scalar, width: width, x: column, y: y, style)
      column += width
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

  /// Empties the cells of a rectangle and forgets the targets in it.
  public mutating func clear(_ rect: Rect) {
    let rows = max(0, rect.y)..<max(0, rect.y, min(size.height, rect.y + rect.height))
    for y in rows {
      put(String(repeating: " ", count: max(0, rect.width)), x: rect.x, y: y)
    }
    targets.removeAll { rect.contains(Point(x: $0.rect.x, y: $0.rect.y)) }
  }

  /// Draws the border of a rectangle; what is inside stays.
  public mutating func box(_ rect: Rect, _ border: Border = .rounded, _ style: Style = .plain) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let (right, bottom) = (rect.x + rect.width - 1, rect.y + rect.height - 1)
    let line = String(repeating: border.horizontal, count: rect.width - 2)
    put("\(border.topLeft)\(line)\(border.topRight)", x: rect.x, y: rect.y, style)
    put("\(border.bottomLeft)\(line)\(border.bottomRight)", x: rect.x, y: bottom, style)
    for y in (rect.y + 1)..<bottom {
      put(String(border.vertical), x: rect.x, y: y, style)
      put(String(border.vertical), x: right, y: y, style)
    }
  }

  /// Lets a click in a rectangle stand for a key.
  public mutating func mark(_ rect: Rect, as key: Key) {
    targets.append(Target(rect: rect, key: key))
  }

  /// The key that a click at a place stands for, if any.
  public func key(at point: Point) -> Key? {
    targets.last { $0.rect.contains(point) }?.key
  }

  /// Copies another canvas onto this one, targets included.
  public mutating func draw(_ other: Canvas, at origin: Point) {
    for y in 0..<other.size.height {
      for x in 0..<other.size.width {
        let cell = other[x, y]
        guard cell.scalar != Cell.continuation else { continue }
        let width = Glyphs.width(of: cell.scalar)
        set(cell.scalar, width: width, x: origin.x + x, y: origin.y + y, cell.style)
      }
    }
    for target in other.targets {
      var rect = target.rect
      rect.x += origin.x
      rect.y += origin.y
      mark(rect, as: target.key)
    }
  }

  private mutating func set(
    _ scalar: Unicode.Scalar, width: Int, x: Int, y: Int, _ style: Style
  ) {
    guard (0..<size.height).contains(y), x >= 0, x + width <= size.width else { return }
    let first = y * size.width + x
    splitWideCharacter(at: first)
    splitWideCharacter(at: first + width - 1)
    cells[first] = Cell(scalar, style)
    if width == 2 { cells[first + 1] = Cell(Cell.continuation, style) }
  }

  /// Replaces a wide character of which one half is about to be overwritten by two blanks.
  private mutating func splitWideCharacter(at index: Int) {
    if cells[index].scalar == Cell.continuation { cells[index - 1].scalar = " " }
    if (index + 1) % size.width != 0, cells[index + 1].scalar == Cell.continuation {
      cells[index + 1].scalar = " "
    }
  }
}

extension Canvas {
  /// The rows as text, without blanks at their ends; golden files hold it.
  public var text: String {
    (0..<size.height).map { y in
      var row = ""
      for x in 0..<size.width where self[x, y].scalar != Cell.continuation {
        row.unicodeScalars.append(self[x, y].scalar)
      }
      while row.last == " " { row.removeLast() }
      return row + "\n"
    }.joined()
  }
}

/// The lines that a box is drawn with.
public struct Border: Equatable, Sendable {
  /// The corners and sides.
  public let topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: Character

  /// Makes a border of its six characters: the corners, then the sides.
  public init(_ characters: String) {
    let all = Array(characters)
    precondition(all.count == 6, "a border has four corners and two sides")
    (topLeft, topRight, bottomLeft, bottomRight) = (all[0], all[1], all[2], all[3])
    (horizontal, vertical) = (all[4], all[5])
  }

  /// Light lines, rounded corners.
  public static let rounded = Border("╭╮╰╯─│")
  /// Light lines.
  public static let light = Border("┌┐└┘─│")
  /// Heavy lines.
  public static let heavy = Border("┏┓┗┛━┃")
  /// Double lines.
  public static let double = Border("╔╗╚╝═║")
  /// Dashed lines.
  public static let dashed = Border("┌┐└┘╌╎")
}
