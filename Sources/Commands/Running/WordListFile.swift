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

  /// Reads the file that `--words` names; `-` is standard input.
  ///
  /// - Throws: ``CommandFault`` if the option is missing, or the file cannot be read.
  init(_ arguments: Arguments, action: LevelsCommand.Action, in world: World) throws(CommandFault) {
    guard let path = arguments[WordOptions.words] else {
      throw CommandFault(
        UsageError.missingArgument(
          "--words", .file, invocation: "arcade levels \(action.rawValue)"))
    }
    console = Console(world)
    guard path != "-" else {
      (list, shown) = (WordList(bytes: world.wholeInput()), "of standard input")
      return
    }
    shown = "'\(PrintableText.shortened(path, to: 200))'"
    do throws(SystemError) {
      list = WordList(bytes: try world.files.contents(of: path, .readStream))
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
