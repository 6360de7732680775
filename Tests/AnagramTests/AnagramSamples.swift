import Anagram
import ArcadeCore
import JSON
import LevelData
import Testing

/// The levels that tests play from.
enum AnagramSamples {
  /// The files of Levels/anagram, as they were built in.
  static let files = LevelData.files
    .filter { $0.path.hasPrefix("anagram/") }
    .map { LevelFile(path: "Levels/\($0.path)", bytes: Array("\($0.text)".utf8)) }

  /// A level of the text of a file.
  static func read(_ text: String, path: String = "l.json") throws(FileFault) -> AnagramLevel {
    try AnagramLevel(file: file(text, path: path))
  }

  /// A file of a text.
  static func file(_ text: String, path: String = "l.json") -> LevelFile {
    LevelFile(path: path, bytes: Array(text.utf8))
  }

  /// The text of a level, whatever its anagrams are: each a phrase and its answers.
  static func text(
    _ anagrams: [(String, [String])], name: String = "sample", order: Int = 1, points: Int = 10,
    seconds: Int = 600
  ) -> String {
    let entries = anagrams.map { tiles, answers in
      let answers = answers.map(JSON.quote).joined(separator: ", ")
      return #"{"tiles": \#(JSON.quote(tiles)), "answers": [\#(answers)]}"#
    }
    return """
      {"name": "\(name)", "title": "Sample", "order": \(order), "pointsPerTile": \(points),
       "timeToSolve": \(seconds), "anagrams": [\(entries.joined(separator: ", "))]}
      """
  }

  /// A game of anagrams that are each a phrase and its answers.
  static func game(
    _ anagrams: [(String, [String])], points: Int = 10, seconds: Int = 600,
    isRelaxed: Bool = false, seed: UInt64 = 1
  ) throws -> AnagramGame {
    let level = try read(text(anagrams, points: points, seconds: seconds))
    return AnagramGame(
      options: AnagramOptions(level: level, isRelaxed: isRelaxed), seed: try #require(Seed(seed)))
  }

  /// A game of the one anagram that the rules speak of.
  static func listen(points: Int = 10, seconds: Int = 600) throws -> AnagramGame {
    try game([("listen", ["silent", "enlist", "tinsel"])], points: points, seconds: seconds)
  }
}

extension AnagramGame {
  /// Makes a move that is allowed.
  @discardableResult
  mutating func make(_ move: AnagramMove, at milliseconds: Int64 = 0) throws -> [AnagramEvent] {
    try play(move, at: PlayTime(milliseconds: milliseconds))
  }

  /// Lays the letters of a word on targets 1, 2 and so on.
  mutating func lay(_ word: String, at milliseconds: Int64 = 0) throws {
    for (index, letter) in word.unicodeScalars.enumerated() {
      try make(.place(letter: letter, target: index + 1), at: milliseconds)
    }
  }

  /// The letters that are locked, from left to right, and a full stop for each open target.
  var laid: String {
    String(puzzle.targets.map { puzzle.tile(on: $0)?.capital ?? "." })
  }
}

extension AnagramMove {
  /// Says a whole answer.
  static func word(_ text: String) -> AnagramMove { .word(Array(text.unicodeScalars)) }
}
