/// Turns canvases into the bytes that make a terminal show them.
///
/// It knows what was last sent and sends only what differs, by the fewest bytes: erased ends of
/// rows, the shortest way of the cursor, a change of the pen only where it shows. It never relies on
/// the terminal to go on in the next row, never scrolls, and never paints the background.
public struct Renderer: Equatable, Sendable {
  /// The colours; a change repaints.
  public var theme: Theme {
    didSet { if theme != oldValue { restyle() } }
  }
  /// What is known of the terminal's background; a change repaints.
  public var background = Background.unknown {
    didSet { if background != oldValue { restyle() } }
  }
  /// How many colours are used.
  public let depth: ColorDepth
  /// Whether the terminal takes UTF-8; else each glyph's ASCII twin is sent.
  public let isUTF8: Bool

  private var pens: PenTable
  /// What the terminal shows; `nil` if that is not known.
  private var screen: Screen?

  /// Makes a renderer for a terminal of which nothing is known to be shown.
  public init(depth: ColorDepth, theme: Theme, isUTF8: Bool) {
    self.depth = depth
    self.theme = theme
    self.isUTF8 = isUTF8
    pens = PenTable(theme: theme, depth: depth, background: .unknown)
  }

  /// The bytes that make the terminal show a canvas.
  ///
  /// - Parameter canvas: What is to be shown, from the screen's upper left corner.
  /// - Returns: Only what differs from what was last sent; nothing if nothing does. A canvas of
  ///   another size than the last is painted whole.
  /// - Complexity: O(*n*) of the cells.
  public mutating func frame(_ canvas: Canvas) -> [UInt8] {
    var painter: FramePainter
    if let screen, screen.size == canvas.size {
      guard screen.cells != canvas.cells else { return [] }
      painter = FramePainter(canvas, pens: pens, isUTF8: isUTF8, after: screen)
    } else {
      painter = FramePainter(canvas, pens: pens, isUTF8: isUTF8)
    }
    painter.paint()
    screen = Screen(
      size: canvas.size, cells: canvas.cells, cursor: painter.cursor, pen: painter.pen)
    return painter.bytes
  }

  /// Forgets what was sent: the next frame is painted whole.
  public mutating func forget() {
    screen = nil
  }

  private mutating func restyle() {
    pens = PenTable(theme: theme, depth: depth, background: background)
    forget()
  }
}

extension Renderer {
  /// What a terminal shows, and where and how it would go on writing.
  struct Screen: Equatable, Sendable {
    let size: Size
    let cells: [Cell]
    let cursor: FramePainter.Cursor
    let pen: Pen
  }

  /// The pens of all styles under one theme.
  struct PenTable: Equatable, Sendable {
    private let pens: [Pen]

    init(theme: Theme, depth: ColorDepth, background: Background) {
      pens = Ink.allCases.flatMap { ink in
        (0..<8).map { bits in
          let style = Style(
            ink, bold: bits & 1 != 0, reversed: bits & 2 != 0, underlined: bits & 4 != 0)
          return theme.pen(for: style, depth: depth, background: background)
        }
      }
    }

    subscript(style: Style) -> Pen {
      pens[
        Int(style.ink.rawValue) * 8 + (style.isBold ? 1 : 0) + (style.isReversed ? 2 : 0)
          + (style.isUnderlined ? 4 : 0)]
    }
  }
}
