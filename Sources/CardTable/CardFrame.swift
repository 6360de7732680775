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
    // A narrow card has no room for a line between corner and text.
    let inset = rect.width < 5 ? 1 : 2
    canvas.put(top, x: rect.x + inset, y: rect.y, topStyle)
    canvas.put(
      bottom, endingBefore: rect.x + rect.width - inset, y: rect.y + rect.height - 1, bottomStyle)
  }
}
