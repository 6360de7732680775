import Terminal

/// Text in columns.
enum Columns {
  /// The text with spaces up to a number of cells, and at least one behind it.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - Glyphs.width(of: text)))
  }
}
