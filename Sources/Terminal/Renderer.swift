/// Turns canvases into the bytes that make a terminal show them.
public struct Renderer: Equatable, Sendable {
  /// The colours; a change repaints.
  public var theme: Theme { didSet { if theme != oldValue { forget() } } }
  /// What is known of the terminal's background; a change repaints.
  public var background = Background.unknown {
    didSet { if background != oldValue { forget() } }
  }
  /// How many colours are used.
  public let depth: ColorDepth
  /// Whether the terminal takes UTF-8; else each glyph's ASCII twin is sent.
  public let isUTF8: Bool

  private var shown: Canvas?

  /// Makes a renderer for a terminal of which nothing is known to be shown.
  public init(depth: ColorDepth, theme: Theme, isUTF8: Bool) {
    self.depth = depth
    self.theme = theme
    self.isUTF8 = isUTF8
  }

  /// The bytes that make the terminal show a canvas.
  ///
  /// - Parameter canvas: What is to be shown, from the screen's upper left corner.
  /// - Returns: Only what differs from what was last sent; nothing if nothing does.
  public mutating func frame(_ canvas: Canvas) -> [UInt8] {
    guard shown != canvas else { return [] }
    shown = canvas
    var text = "\u{1B}[m\u{1B}[2J"
    for (y, row) in canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated() where !row.isEmpty
    {
      text += "\u{1B}[\(y + 1)H\(row)"
    }
    return Array(text.utf8)
  }

  /// Forgets what was sent: the next frame is painted whole.
  public mutating func forget() {
    shown = nil
  }
}
