package import Terminal

extension Canvas {
  /// The rows in the colours of a theme, as `cat` shows them on a terminal; golden files hold it.
  ///
  /// - Parameters:
  ///   - theme: The theme; it says for which background.
  ///   - depth: How many colours there are.
  /// - Returns: The rows, each style begun by its sequence and ended by the plain one.
  package func coloredText(_ theme: Theme, depth: ColorDepth) -> String {
    (0..<size.height).map { coloredRow($0, theme, depth) + "\n" }.joined()
  }

  private func coloredRow(_ y: Int, _ theme: Theme, _ depth: ColorDepth) -> String {
    var row = ""
    var last = ""
    for x in 0..<size.width where self[x, y].scalar != Cell.continuation {
      let sequence = theme.sequence(for: self[x, y].style, depth: depth)
      if sequence != last {
        row += (last.isEmpty ? "" : Theme.plainSequence) + sequence
        last = sequence
      }
      row.unicodeScalars.append(self[x, y].scalar)
    }
    return row + (last.isEmpty ? "" : Theme.plainSequence)
  }
}
