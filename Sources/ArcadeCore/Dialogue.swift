/// One game as plain lines: words in, moves and sentences out.
///
/// What it says is for pipes, scripts and screen readers: no cursor motion, no box drawing, one
/// change a line. It holds nothing of clock or store, so that equal input prints equal output.
/// The commands that every game knows (`show`, `score`, `time`, `pause`, `new`, `stop`, `leave`,
/// `help`) are not its business.
public protocol Dialogue<State>: Sendable {
  /// The rules that it speaks for.
  associatedtype State: ArcadeGame

  /// Starts to speak for a game that is about to be shown.
  init(game: State)

  /// The game's own commands, for `help` and for "Did you mean".
  static var commands: [DialogueCommand] { get }

  /// The whole state of the game in lines, at the start and for `show`.
  func show(_ game: State) -> [String]

  /// Reads one line of a player.
  mutating func read(_ line: String, in game: State) -> DialogueReply<State.Move>

  /// What happened after a move, one change a line.
  func tell(_ events: [State.Event], in game: State) -> [String]
}

/// A command of a dialogue, as its help lists it.
public struct DialogueCommand: Equatable, Sendable {
  /// The command's first word.
  public let name: String
  /// How it is typed: `bet N`.
  public let usage: String
  /// What it does, in a few words.
  public let summary: String

  /// Declares a command; its name is the first word of `usage`.
  public init(_ usage: String, _ summary: String) {
    name = String(usage.prefix { $0 != " " })
    self.usage = usage
    self.summary = summary
  }
}

/// What a line of a player comes to.
public enum DialogueReply<Move: GameMove>: Equatable, Sendable {
  /// Moves to make one after the other, until one is refused or the game is over.
  case moves([Move])
  /// No move: lines to print.
  case say([String])
  /// A command that cannot be done: one sentence with what was wrong and what to do.
  case refuse(String)
  /// None of the game's commands.
  case unknown
}
