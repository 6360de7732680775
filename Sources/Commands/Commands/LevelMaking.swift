import Anagram
import ArcadeCore
import Play
import Scores
import Terminal

/// `arcade levels make`: a level of anagrams out of a word list.
struct LevelMaking {
  private let arguments: Arguments
  private let world: World
  private let output: String?

  /// Takes what was typed.
  init(_ arguments: Arguments, in world: World) {
    self.arguments = arguments
    self.world = world
    output = arguments[MakeOptions.output].flatMap { $0 == "-" ? nil : $0 }
  }

  /// Makes the level, reads it back as the game will, and writes it.
  ///
  /// - Throws: ``CommandFault`` if the options do not go together, the list holds no anagrams, or the
  ///   file cannot be written.
  func make() throws(CommandFault) -> Outcome {
    let name = try name()
    let title = try title(for: name)
    let phrases = try phrases()
    try checkOutput()
    let file = try WordListFile(arguments, action: .make, in: world)
    let yield = yield(of: file.list, phrases)
    try file.check(yield.tally)
    guard !yield.anagrams.isEmpty else {
      throw CommandFault(
        .badData,
        "No anagram was found for a level: "
          + (phrases.isEmpty
            ? "try other --letters, or a larger list."
            : "try other phrases, --max-words, --min-letters, or a larger list."))
    }
    let draft = LevelDraft(
      name: name, title: title, order: number(MakeOptions.order, else: 100),
      pointsPerTile: number(MakeOptions.points, else: 20),
      timeToSolve: number(MakeOptions.time, else: 300), anagrams: yield.anagrams)
    let level = LevelFile(path: output ?? "\(name).json", bytes: Array(draft.text.utf8))
    try checkPlayable(level)
    try write(level, yield, ofPhrases: !phrases.isEmpty)
    return .done
  }

  private func yield(of list: WordList, _ phrases: [Phrase]) -> LevelMaker.Yield {
    guard phrases.isEmpty else {
      return LevelMaker(
        list, count: number(MakeOptions.count, else: UInt64(AnagramLimits.anagrams.upperBound))
      )
      .phrases(phrases, limits: WordOptions.limits(arguments))
    }
    let letters = arguments[MakeOptions.letters] ?? 4...8
    return LevelMaker(list, count: number(MakeOptions.count, else: 40))
      .words(ofLengths: Int(letters.lowerBound)...Int(letters.upperBound))
  }

  /// The game's own reader is the judge of what is written.
  private func checkPlayable(_ level: LevelFile) throws(CommandFault) {
    do throws(SetupFault) {
      _ = try AnagramLevel(reading: level)
    } catch {
      throw CommandFault(error)
    }
  }

  private func write(
    _ level: LevelFile, _ yield: LevelMaker.Yield, ofPhrases: Bool
  ) throws(CommandFault) {
    let console = Console(world)
    guard let output else { return try console.print(level.bytes) }
    let shown = "'\(PrintableText.shortened(output, to: 200))'"
    do throws(SystemError) {
      try world.files.save(level.bytes, to: output, replacing: arguments[MakeOptions.force])
    } catch .exists {
      throw Self.isThere(shown)
    } catch {
      throw .unwritable(shown, error)
    }
    let source = ofPhrases ? Words.count(yield.found, "phrase") : Words.count(yield.found, "group")
    try console.print(
      "\(Words.count(yield.anagrams.count, "anagram")), out of \(source) found, in \(shown).\n")
  }
}

extension LevelMaking {
  private func number(_ option: Option<UInt64>, else standard: UInt64) -> Int {
    Int(arguments[option] ?? standard)
  }

  private func name() throws(CommandFault) -> String {
    guard let name = arguments[MakeOptions.name] else {
      throw CommandFault(
        UsageError.missingArgument(
          "--name", .text(longest: 32), invocation: "arcade levels make"))
    }
    guard LevelIdentity.isName(name) else {
      throw CommandFault(
        UsageError.refused(
          "--name takes \(LevelIdentity.nameGrammar), not '\(PrintableText.shortened(name))'."))
    }
    return name
  }

  private func title(for name: String) throws(CommandFault) -> String {
    guard let title = arguments[MakeOptions.title] else {
      let words = name.split(separator: "-").joined(separator: " ")
      return words.isEmpty ? name : words.prefix(1).uppercased() + words.dropFirst()
    }
    if let fault = DrawableText.fault(in: title, cells: AnagramLimits.title) {
      throw CommandFault(UsageError.refused("--title \(fault)."))
    }
    return title
  }

  private func phrases() throws(CommandFault) -> [Phrase] {
    let texts = arguments[all: MakeOptions.phrase]
    if let stray = arguments[all: LevelsCommand.files].first {
      throw CommandFault(
        UsageError.refused(
          "'levels make' cannot take '\(PrintableText.shortened(stray))': write --phrase before a "
            + "phrase, and --output before a file."))
    }
    let forPhrases = [WordOptions.maxWords, WordOptions.minLetters, WordOptions.limit]
    if texts.isEmpty, let stray = forPhrases.first(where: { arguments[$0] != nil }) {
      throw CommandFault(
        UsageError.refused(
          "--\(stray.declaration.name) goes with --phrase: give a phrase too, or leave it out."))
    }
    var phrases: [Phrase] = []
    for text in texts {
      let phrase = try WordOptions.phrase(text, isDealt: true)
      guard !phrases.contains(where: { $0.folded == phrase.folded }) else {
        throw CommandFault(
          UsageError.refused(
            "The phrase '\(PrintableText.shortened(text))' is given twice: give it once."))
      }
      phrases.append(phrase)
    }
    return phrases
  }

  /// Refuses a file that is to stay before a long list is read for nothing.
  private func checkOutput() throws(CommandFault) {
    guard let output else {
      guard !arguments[MakeOptions.force] else {
        throw CommandFault(
          UsageError.refused("--force goes with --output: name a file, or leave it out."))
      }
      return
    }
    guard !arguments[MakeOptions.force], (try? world.files.status(output)) != nil else { return }
    throw Self.isThere("'\(PrintableText.shortened(output, to: 200))'")
  }

  private static func isThere(_ shown: String) -> CommandFault {
    CommandFault(
      .cannotWrite, "\(shown) is there already: write to another file, or add --force.")
  }
}
