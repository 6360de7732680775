import ArcadeCore

/// A game as a plain dialogue: a line of the player in, lines of the game out.
///
/// It reads and writes nothing itself, so a script of lines is its whole test. The game's own words
/// are its dialogue's; here are the commands that every game knows.
struct Conversation<Voice: Dialogue> {
  typealias Rules = Voice.State

  /// How a conversation ends.
  enum Exit: Equatable {
    /// The game is over and kept, or ended without a move.
    case over
    /// The player went and the game is kept for later.
    case left
    /// The player asked for another game.
    case again
  }

  /// What waits for a yes.
  private enum Question: String {
    case stop, new
  }

  /// The game and its record.
  private(set) var table: GameInPlay<Rules>
  /// How it ended, once it has.
  private(set) var exit: Exit?

  private var voice: Voice
  private var question: Question?

  /// Starts to talk about a game.
  init(about table: GameInPlay<Rules>) {
    self.table = table
    voice = Voice(game: table.game)
  }

  /// The first lines: which game this is, and how it stands.
  mutating func open(now: Int64) -> [String] {
    table.start(now: now)
    let mode = Rules.mode(of: table.game.options)
    return ["\(Rules.title), \(mode), seed \(table.game.seed). Type help for the commands."]
      + voice.show(table.game)
  }

  /// Takes a line of the player.
  ///
  /// - Returns: What to print, one change a line.
  mutating func answer(_ line: String, now: Int64) -> [String] {
    let late = voice.tell(table.advance(now: now), in: table.game)
    guard late.isEmpty else { return late + close(.over) }

    table.start(now: now)
    let words = line.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    if let question {
      self.question = nil
      if ["yes", "y", question.rawValue].contains(words.joined(separator: " ")) {
        return end(for: question, now: now)
      }
      if ["no", "n"].contains(words.joined(separator: " ")) { return ["The game goes on."] }
    }
    guard !words.isEmpty else { return [] }
    return common(words, now: now) ?? own(line, now: now)
  }

  /// Leaves: a game that goes on is kept for later.
  mutating func leave(now: Int64) {
    table.leave(now: now)
    exit = exit ?? .left
  }

  /// Ends the input: a game that goes on is kept for later.
  ///
  /// - Returns: What to print; lines only if the time was up meanwhile.
  mutating func endOfInput(now: Int64) -> [String] {
    guard exit == nil else { return [] }
    let late = voice.tell(table.advance(now: now), in: table.game)
    guard late.isEmpty else { return late + close(.over) }
    leave(now: now)
    return []
  }

  private mutating func own(_ line: String, now: Int64) -> [String] {
    switch voice.read(line, in: table.game) {
    case .say(let lines): return lines
    case .refuse(let reason): return [reason]
    case .moves(let moves): return play(moves, now: now)
    case .unknown:
      return [unknown(String(line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }))]
    }
  }

  private func unknown(_ word: String) -> String {
    let names = (Voice.commands + CommonCommand.all).map(\.name)
    let meant = Suggestion.closest(to: word, among: names).map { " Did you mean '\($0)'?" } ?? ""
    return "There is no '\(PrintableText.shortened(word))'.\(meant) Type help for the commands."
  }

  private mutating func play(_ moves: [Rules.Move], now: Int64) -> [String] {
    var lines: [String] = []
    for move in moves {
      do throws(Rules.Refusal) {
        let events = try table.play(move, now: now)
        lines += voice.tell(events, in: table.game)
      } catch {
        return lines + [error.description]
      }
      if table.isOver { return lines + close(.over) }
    }
    return lines
  }

  private mutating func common(_ words: [String], now: Int64) -> [String]? {
    guard words.count == 1 else {
      guard Self.takesNothing(words[0]) else { return nil }
      return ["Too many words: type \(words[0])."]
    }
    switch words[0] {
    case "help": return help
    case "show": return voice.show(table.game)
    case "score": return ["Score \(Rules.scoreText(table.game.score))."]
    case "time": return [time(now: now)]
    case "pause":
      table.stop(now: now)
      return ["Paused: the clock stands until the next line."]
    case "leave", "quit", "exit":
      leave(now: now)
      return table.hasMoves ? ["The game is left as it stands."] : ["Nothing was played."]
    case "stop": return ask(.stop, now: now)
    case "new": return ask(.new, now: now)
    default: return nil
    }
  }

  /// Whether a word is a command of every game, which stands alone, and none of this game's.
  private static func takesNothing(_ word: String) -> Bool {
    CommonCommand.all.contains { $0.name == word } && !Voice.commands.contains { $0.name == word }
  }

  private func time(now: Int64) -> String {
    let played = table.playTime(now: now)
    guard let deadline = table.game.deadline else { return "Time of play \(played)." }
    return "Time of play \(played), \(deadline.left(at: played)) left."
  }

  private mutating func ask(_ question: Question, now: Int64) -> [String] {
    guard table.hasMoves else { return end(for: question, now: now) }
    self.question = question
    return ["End this game with a score of \(Rules.scoreText(table.game.score))? Type yes or no."]
  }

  private mutating func end(for question: Question, now: Int64) -> [String] {
    table.stopForGood(now: now)
    return close(question == .new ? .again : .over)
  }

  private mutating func close(_ exit: Exit) -> [String] {
    self.exit = exit
    guard table.hasMoves else { return ["Nothing was played, so nothing is kept."] }
    return ["Game over. Score \(Rules.scoreText(table.game.score))."]
  }

  private var help: [String] {
    let all = Voice.commands + CommonCommand.all
    let width = all.map(\.usage.count).max() ?? 0
    return all.map { command in
      let gap = String(repeating: " ", count: width + 2 - command.usage.count)
      return "\(command.usage)\(gap)\(command.summary)"
    }
  }
}

/// The commands that every game knows.
private enum CommonCommand {
  static let all = [
    DialogueCommand("show", "the game as it stands"),
    DialogueCommand("score", "the points so far"),
    DialogueCommand("time", "the time of play"),
    DialogueCommand("pause", "let the clock stand until the next line"),
    DialogueCommand("new", "end this game and deal another"),
    DialogueCommand("stop", "end this game and keep its result"),
    DialogueCommand("leave", "go, and keep the game for later"),
    DialogueCommand("help", "this list"),
  ]
}
