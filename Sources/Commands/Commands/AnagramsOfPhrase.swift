import Anagram
import ArcadeCore
import Play

/// `arcade levels anagrams 'PHRASE'`: the phrases of a word list that have the same letters.
struct AnagramsOfPhrase {
  private let arguments: Arguments
  private let world: World

  /// Takes what was typed.
  init(_ arguments: Arguments, in world: World) {
    self.arguments = arguments
    self.world = world
  }

  /// Prints them, a line each, the best first.
  ///
  /// - Throws: ``CommandFault`` if the phrase or the list is none, or nothing can be printed.
  func print() throws(CommandFault) -> Outcome {
    let phrase = try phrase()
    let file = try WordListFile(arguments, action: .anagrams, in: world)
    let anagrams = PhraseAnagrams(
      of: phrase, in: file.list, limits: WordOptions.limits(arguments))
    try file.check(anagrams.tally)
    let console = Console(world)
    let shown = "'\(PrintableText.shortened(phrase.text))'"
    if anagrams.found.isEmpty {
      console.complain(
        "No anagram of \(shown) was found: try --max-words, --min-letters, or a larger list.")
    }
    if !anagrams.isComplete {
      console.complain(
        "The search for anagrams of \(shown) was ended as it took too long, and better ones may be "
          + "missing: allow fewer words, or none so short.")
    }
    try console.print(anagrams.found.map { $0.text + "\n" }.joined())
    return .done
  }

  private func phrase() throws(CommandFault) -> Phrase {
    let texts = arguments[all: LevelsCommand.files]
    let invocation = "arcade levels anagrams"
    guard let text = texts.first else {
      throw CommandFault(
        UsageError.missingArgument("PHRASE", .text(longest: 200), invocation: invocation))
    }
    guard texts.count == 1 else {
      throw CommandFault(
        UsageError.refused(
          "'\(invocation)' takes one phrase: put it in quotes, as "
            + "'\(PrintableText.shortened(texts.joined(separator: " ")))'."))
    }
    guard !text.isEmpty else {
      throw CommandFault(UsageError.badValue(text, of: "PHRASE", .text(longest: 200)))
    }
    return try WordOptions.phrase(text, isDealt: false)
  }
}
