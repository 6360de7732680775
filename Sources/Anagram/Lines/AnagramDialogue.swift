public import ArcadeCore

/// The anagram game as plain lines: commands in, sentences out, letters apart.
public struct AnagramDialogue: Dialogue {
  /// The commands of the game.
  public static let commands = [
    DialogueCommand("place LETTER TARGET", "lay a tile; targets count the letters from 1"),
    DialogueCommand("word ANSWER", "lay a whole answer"),
    DialogueCommand("hint", "lay the next letter, for half a tile's points"),
    DialogueCommand("shuffle", "the free tiles in another order"),
    DialogueCommand("skip", "see the answer and go on, for a tile's points"),
    DialogueCommand("give up", "see the answer and end the game"),
  ]

  private var order = TileOrder()

  /// Speaks for a game, with the tiles as they were dealt.
  public init(game: AnagramGame) {}

  /// The level's terms, the puzzle's number, the free tiles and what is laid of the answer.
  public func show(_ game: AnagramGame) -> [String] {
    let level = game.level
    let terms =
      "\(level.title): \(AnagramWords.terms(of: level, relaxed: game.options.isRelaxed))."
    guard let ending = game.ending else { return [terms] + board(game, isNew: true) }
    let answer = ending == .levelDone ? [] : [Self.answer(game.puzzle.answer)]
    return [terms] + answer + [AnagramWords.ending(ending, of: game)]
  }

  /// Reads a command.
  public mutating func read(
    _ line: String, in game: AnagramGame
  ) -> DialogueReply<AnagramMove> {
    let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let command = words.first?.lowercased() else { return .unknown }
    switch command {
    case "place": return place(words.dropFirst())
    case "word": return word(words.dropFirst())
    case "hint", "skip", "shuffle":
      guard words.count == 1 else { return .refuse("Too many words: type \(command).") }
      switch command {
      case "hint": return .moves([.hint])
      case "skip": return .moves([.skip])
      default:
        order.shuffle(game)
        return .say([tiles(game)])
      }
    case "give":
      guard words.count == 2, words[1].lowercased() == "up" else {
        return .refuse("To see the answer and end the game, type give up.")
      }
      return .moves([.giveUp])
    default: return .unknown
    }
  }

  /// What became of tiles and words, how the puzzle now stands, the next one, and the end.
  public func tell(_ events: [AnagramEvent], in game: AnagramGame) -> [String] {
    var laid: [Phrase.Letter] = game.puzzle.tiles
    for case .solved(let puzzle, _) in events { laid = puzzle.tiles }
    let lines = events.flatMap { event in
      switch event {
      case .placed(let tile, let target, let points):
        ["\(Self.letter(laid[tile])) is right on \(target): \(AnagramWords.change(points))."]
      case .misplaced(let tile, let target, let points):
        ["\(Self.letter(laid[tile])) does not go on \(target): \(AnagramWords.change(points))."]
      case .hinted(let tile, let target, let points):
        ["The hint lays \(Self.letter(laid[tile])) on \(target): \(AnagramWords.change(points))."]
      case .misguessed(let points): ["That is no answer: \(AnagramWords.change(points))."]
      case .solved(_, let answer): ["Solved: \(answer)."]
      case .skipped(_, let answer, let points):
        ["Skipped: \(AnagramWords.change(points)).", Self.answer(answer)]
      case .dealt: board(game, isNew: true)
      case .ended(let ending, let answer):
        (answer.map { [Self.answer($0)] } ?? []) + [AnagramWords.ending(ending, of: game)]
      }
    }
    guard events.contains(where: \.laysTile), !events.contains(.dealt), !game.isOver else {
      return lines
    }
    return lines + board(game, isNew: false)
  }

  private func place(_ words: ArraySlice<String>) -> DialogueReply<AnagramMove> {
    guard words.count == 2, let word = words.first, let number = words.last, word.count == 1,
      let letter = word.first.flatMap({ LetterFolding.fold($0) }),
      let target = WholeNumber.parse(number), let target = Int(exactly: target)
    else { return .refuse("Name a letter and the number of a target: type place e 3.") }
    return .moves([.place(letter: letter, target: target)])
  }

  private func word(_ words: ArraySlice<String>) -> DialogueReply<AnagramMove> {
    guard !words.isEmpty else {
      return .refuse("Name the whole answer: type word and the answer behind it.")
    }
    do throws(PhraseFault) {
      return .moves([.word(try Phrase(words.joined(separator: " ")).folded)])
    } catch {
      return .refuse("That is no answer, as \(error).")
    }
  }

  private func board(_ game: AnagramGame, isNew: Bool) -> [String] {
    let puzzle = game.puzzle
    let number =
      "Anagram \(puzzle.number) of \(game.puzzleCount): \(Self.shape(of: puzzle.entry))."
    return (isNew ? [number] : []) + [tiles(game), "Answer: \(Self.pattern(of: puzzle))"]
  }

  private func tiles(_ game: AnagramGame) -> String {
    let letters = order.freeTiles(of: game.puzzle).map { Self.letter(game.puzzle.tiles[$0]) }
    return "Tiles: \(letters.joined(separator: " "))"
  }

  /// How many letters the answer has, and in which words.
  private static func shape(of entry: AnagramEntry) -> String {
    let words = entry.answers.first?.lettersOfWords ?? []
    let letters = Words.count(words.reduce(0, +), "letter")
    return words.count == 1
      ? letters : "\(letters), in words of \(Words.list(words.map(String.init)))"
  }

  /// What is laid of the answer, an underscore for each open target, a stroke between words.
  private static func pattern(of puzzle: AnagramPuzzle) -> String {
    puzzle.entry.pattern.parts
      .map { part in
        switch part {
        case .target(let target): puzzle.tile(on: target).map(letter) ?? "_"
        case .sign(let sign): sign == " " ? "/" : String(sign)
        }
      }
      .joined(separator: " ")
  }

  private static func answer(_ answer: String) -> String { "The answer was \(answer)." }

  private static func letter(_ letter: Phrase.Letter) -> String { letter.capital.lowercased() }
}

extension AnagramEvent {
  /// Whether a tile came to lie on a target.
  fileprivate var laysTile: Bool {
    switch self {
    case .placed, .hinted: true
    case .misplaced, .misguessed, .solved, .skipped, .dealt, .ended: false
    }
  }
}
