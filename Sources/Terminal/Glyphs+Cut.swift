extension Glyphs {
  /// A text of at most `width` cells; what is left out is shown by an ellipsis.
  public static func cut(
    _ text: String, to width: Int, as glyphs: GlyphSet = .unicode
  ) -> String {
    guard self.width(of: text, as: glyphs) > width else { return text }
    var (kept, cells) = ("", 0)
    for scalar in text.unicodeScalars {
      cells += self.width(of: scalar)
      guard cells < width else { break }
      kept.unicodeScalars.append(scalar)
    }
    return kept + drawn("…", as: glyphs)
  }
}
