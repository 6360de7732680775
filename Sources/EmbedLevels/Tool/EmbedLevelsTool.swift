import Foundation

/// Writes the files named on its command line as Swift string literals.
///
/// Arguments: the folder that paths are told from, the source to write, the files.
@main
struct EmbedLevelsTool {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else {
      FileHandle.standardError.write(Data("usage: embed-levels FOLDER OUTPUT FILE…\n".utf8))
      exit(64)
    }
    let rows = try arguments.dropFirst(3).map { path in
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return "    (\(literal(String(path.dropFirst(arguments[1].count + 1)))), \(literal(text))),\n"
    }
    let source = """
      /// The level files of the package, as they were when it was built.
      public enum LevelData {
        /// Each file's path below Levels/ and its text, by path.
        public static let files: [(path: String, text: StaticString)] = [
      \(rows.joined())  ]
      }

      """
    try source.write(toFile: arguments[2], atomically: true, encoding: .utf8)
  }

  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
