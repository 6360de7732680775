extension Rect {
  /// What is left of the rectangle without another: up to four rectangles that do not overlap.
  func subtracting(_ other: Rect) -> [Rect] {
    let (left, right) = (max(x, other.x), min(x + width, other.x + other.width))
    let (top, bottom) = (max(y, other.y), min(y + height, other.y + other.height))
    guard left < right, top < bottom else { return [self] }
    return [
      Rect(x: x, y: y, width: width, height: top - y),
      Rect(x: x, y: bottom, width: width, height: y + height - bottom),
      Rect(x: x, y: top, width: left - x, height: bottom - top),
      Rect(x: right, y: top, width: x + width - right, height: bottom - top),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
