import ArcadeCore
import JSON
import LevelData
import Slots

/// The machines that tests play on.
enum Machines {
  /// The files of Levels/slots, as they were built in.
  static let files = LevelData.files
    .filter { $0.path.hasPrefix("slots/") }
    .map { LevelFile(path: "Levels/\($0.path)", bytes: Array("\($0.text)".utf8)) }

  /// Five wheels of six symbols that all weigh the same.
  static var classic: Machine { get throws { try builtIn("classic") } }

  /// A machine of Levels/slots.
  static func builtIn(_ name: String) throws -> Machine {
    try SlotsGame.options(for: GameSetup(values: ["machine": name], levels: files))
  }

  /// A machine of the text of a file.
  static func read(_ text: String, path: String = "m.json") throws(FileFault) -> Machine {
    try Machine(file: LevelFile(path: path, bytes: Array(text.utf8)))
  }

  /// A machine of letters: each symbol is named by one, weighs what stands there, and pays as said.
  static func letters(
    _ weights: KeyValuePairs<String, Int>, wheels: Int, pays: String
  ) throws(FileFault) -> Machine {
    let symbols = weights.map { name, weight in
      #"{"name": "\#(name)", "glyph": "\#(name)", "ascii": "\#(name)", "weight": \#(weight)}"#
    }
    return try read(
      """
      {"name": "letters", "title": "Letters", "wheels": \(wheels),
       "symbols": [\(symbols.joined(separator: ", "))], "pays": [\(pays)], "generous": true}
      """)
  }
}
