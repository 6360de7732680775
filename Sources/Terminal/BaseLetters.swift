/// The ASCII letters that stand for letters of the Latin script with marks.
///
/// Made from the decompositions of UnicodeData.txt; letters that have none, as Ø, by their look.
enum BaseLetters {
  /// The letter without its marks, or `nil` where the table knows none.
  static func letter(for value: UInt32) -> UInt8? {
    let letter: UInt8 =
      switch value {
      case 0xC0...0x24F: latin[Int(value - 0xC0)]
      case 0x1E00...0x1EFF: additional[Int(value - 0x1E00)]
      default: UInt8(ascii: "?")
      }
    return letter == UInt8(ascii: "?") ? nil : letter
  }

  /// U+00C0 to U+024F.
  private static let latin = Array(
    """
    AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuytyAaAaAaCcCcC\
    cCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoOoRr\
    RrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzsbBBb???CcDDDd????FfG?h?IKkl??NnOO\
    o??Pp?????tTtTUu?VYyZz?????????????DDdLLlNNnAaIiOoUuUuUuUuUu?AaAaAaGgGgKkOo\
    Oo??jDDdGg??NnAaAaOoAaAaEeEeIiIiOoOoRrRrUuUuSsTt??Hh?d??ZzAaEeOoOoOoOoYylnt\
    j??ACcLT????B??EeJj??RrYy
    """.utf8)

  /// U+1E00 to U+1EFF.
  private static let additional = Array(
    """
    AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnN\
    nOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZz\
    htwy?sssS?AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoO\
    oOoUuUuUuUuUuUuUuYyYyYyYy??????
    """.utf8)
}
