import Terminal

extension Input {
  /// The key that was pressed, or that a click on a canvas stands for.
  func key(on canvas: Canvas) -> Key? {
    switch self {
    case .key(let key): key
    case .mouse(let mouse):
      switch mouse.action {
      case .press: canvas.key(at: mouse.point)
      case .wheelUp: .up
      case .wheelDown: .down
      case .drag, .release, .otherPress: nil
      }
    case .paste, .focus: nil
    }
  }
}
