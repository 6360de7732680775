import Anagram
import ArcadeCore
import Play
import Scores

/// The word list that a command line names.
struct WordListFile: Sendable {
  /// The words.
  let list: WordList
  private let shown: String
  private let console: Console

  /// The most bytes of a list: more than any language has words.
  private static let limit = 64_000_000

  /// Reads the file that `--words` names; `-` is standard input.
  ///
  /// - Throws: ``CommandFault`` if the option is missing, or the file cannot be read or is too long.
  init(_ arguments: Arguments, action: LevelsCommand.Action, in world: World) throws(CommandFault) {
    guard let path = arguments[WordOptions.words] else {
      throw CommandFault(
        UsageError.missingArgument(
          "--words", .file, invocation: "arcade levels \(action.rawValue)"))
    }
    console = Console(world)
    let bytes: [UInt8]?
    if path == "-" {
      shown = "of standard input"
      bytes = world.wholeInput(atMost: Self.limit)
    } else {
      shown = "'\(PrintableText.shortened(path, to: 200))'"
      bytes = try Self.contents(of: path, shown: shown, in: world)
    }
    guard let bytes else {
      throw CommandFault(
        .badData,
        "The word list \(shown) has more than \(Self.limit / 1_000_000) MB: give a shorter one.")
    }
    list = WordList(bytes: bytes)
  }

  private static func contents(
    of path: String, shown: String, in world: World
  ) throws(CommandFault) -> [UInt8]? {
    do throws(SystemError) {
      return try world.files.contents(ofStream: path, atMost: limit)
    } catch {
      throw CommandFault(
        .noSuchFile,
        "The word list \(shown) cannot be read, because \(error): name one that has a word a line, "
          + "as /usr/share/dict/words.")
    }
  }

  /// Says what of the list was passed over.
  ///
  /// - Parameter tally: What was read.
  /// - Throws: ``CommandFault`` if there was no word in it.
  func check(_ tally: WordListTally) throws(CommandFault) {
    guard tally.words > 0 else {
      throw CommandFault(
        .badData,
        "The word list \(shown) holds no word: name one that has a word a line, "
          + "as /usr/share/dict/words.")
    }
    let kinds = [
      (tally.noWords, "that \(tally.noWords == 1 ? "is no word" : "are no words")"),
      (tally.notUTF8, "that \(tally.notUTF8 == 1 ? "is" : "are") no UTF-8"),
    ]
    let passedOver = kinds.filter { $0.0 > 0 }.map { "\(Words.count($0, "line")) \($1)" }
    guard !passedOver.isEmpty else { return }
    console.complain("The word list \(shown) has \(Words.list(passedOver)): passed over.")
  }
}
