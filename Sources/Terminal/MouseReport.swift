/// A report of the mouse in the form of SGR 1006: `button ; column ; row`.
enum MouseReport {
  /// What the mouse did, or `nil` for what is malformed or of no use: a move without a button, the
  /// release of another button, a wheel turned sideways.
  ///
  /// Shift, Alt and Control are put aside: a click with them is a click.
  ///
  /// - Parameters:
  ///   - text: The report's three numbers, the place counted from 1.
  ///   - isRelease: Whether it ended in `m`.
  /// - Returns: The act, its place counted from 0.
  static func mouse(_ text: ArraySlice<UInt8>, isRelease: Bool) -> Mouse? {
    let numbers = SequenceParameters(text).values
    guard numbers.count == 3, let code = numbers[0], let column = numbers[1],
      let row = numbers[2], code < 256, column >= 1, row >= 1,
      let action = action(code: code, isRelease: isRelease)
    else { return nil }
    return Mouse(action, at: Point(x: column - 1, y: row - 1))
  }

  private static func action(code: Int, isRelease: Bool) -> Mouse.Action? {
    let button = code & 0b1100_0011
    let isMoving = code & 32 != 0
    switch (button, isRelease) {
    case (0, true): return .release
    case (0, false): return isMoving ? .drag : .press
    case (1, false), (2, false), (128..., false): return isMoving ? nil : .otherPress
    case (64, false): return .wheelUp
    case (65, false): return .wheelDown
    default: return nil
    }
  }
}
