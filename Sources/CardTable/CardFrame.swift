public import Terminal

/// The border of a card with what stands in it: its key above, a code below, a mark.
public struct CardFrame: Equatable, Sendable {
  /// The lines.
  public var border: Border
  /// How the lines are written.
  public var style: Style
  /// What stands in the upper border, after its corner; empty for nothing.
  public var top: String
  /// How it is written.
  public var topStyle: Style
  /// What stands in the lower border, before its corner; empty for nothing.
  public var bottom: String
  /// How it is written.
  public var bottomStyle: Style

  /// Makes a border; without arguments a quiet one.
  public init(
    _ border: Border = .rounded, _ style: Style = Style(.dim), top: String = "",
    topStyle: Style = Style(.dim), bottom: String = "", bottomStyle: Style = Style(.dim)
  ) {
    (self.border, self.style) = (border, style)
    (self.top, self.topStyle) = (top, topStyle)
    (self.bottom, self.bottomStyle) = (bottom, bottomStyle)
  }

  /// Draws the border round a rectangle; what is inside stays.
  public func draw(_ rect: Rect, on canvas: inout Canvas) {
    canvas.box(rect, border, style)
    Self.putTop(top, in: rect, topStyle, on: &canvas)
    let right = rect.x + rect.width - Self.inset(of: rect)
    canvas.put(bottom, endingBefore: right, y: rect.y + rect.height - 1, bottomStyle)
  }

  /// Writes a text into the upper border of a card that is drawn already.
  public static func putTop(
    _ text: String, in rect: Rect, _ style: Style, on canvas: inout Canvas
  ) {
    canvas.put(text, x: rect.x + inset(of: rect), y: rect.y, style)
  }

  /// The cells from an edge to a text; a narrow card has no room for a line after its corner.
  private static func inset(of rect: Rect) -> Int { rect.width < 5 ? 1 : 2 }
}
