/// The rules of one kind of game, as a value.
///
/// The same options, seed and timed moves give the same game on every machine and with every
/// compiler. A game has no clock, does no input or output and draws all its chance from its seed.
public protocol Game: Equatable, Sendable {
  /// What is chosen before the deal: the mode, the level.
  associatedtype Options: Equatable, Sendable
  /// What a player does to the game.
  associatedtype Move: GameMove
  /// What happened in the game.
  associatedtype Event: Equatable, Sendable
  /// Why a move is not allowed: one sentence with what was wrong and what to do.
  associatedtype Refusal: GameRefusal

  /// The name of this kind of game, as results and commands use it: lower-case ASCII letters.
  static var kind: String { get }

  /// The version of the rules; a kept game is judged by the version that it was played with.
  static var rulesVersion: Int { get }

  /// Deals a game.
  init(options: Options, seed: Seed)

  /// What was chosen before the deal.
  var options: Options { get }

  /// The number that all of the game's chance comes from.
  var seed: Seed { get }

  /// The points, as shown and as kept.
  var score: Int { get }

  /// Why the game is over, or `nil` while it goes on.
  var end: GameEnd? { get }

  /// The moment of play at which the game ends by itself, or `nil` if it has all the time there is.
  var deadline: PlayTime? { get }

  /// The moves that the rules allow now; empty once the game is over.
  ///
  /// - Complexity: Any; tests and benchmarks play with it, no player does.
  var allowedMoves: [Move] { get }

  /// The hints taken so far.
  var hintsTaken: Int { get }

  /// Lets time pass: ends the game at exactly its deadline if `time` has reached it.
  ///
  /// - Returns: What happened, in order; nothing if no deadline has passed.
  mutating func advance(to time: PlayTime) -> [Event]

  /// Makes a move.
  ///
  /// A deadline that `time` has reached ends the game first, at exactly the deadline; the move then
  /// changes nothing and its events are those of the end.
  ///
  /// - Parameters:
  ///   - move: What the player does.
  ///   - time: The moment of play, not before that of the last move.
  /// - Returns: What happened, in order.
  /// - Throws: A refusal with its reason; the game is then unchanged.
  mutating func play(_ move: Move, at time: PlayTime) throws(Refusal) -> [Event]
}

extension Game {
  /// No limit of time, for games that have none.
  public var deadline: PlayTime? { nil }

  /// No hints, for games that give none.
  public var hintsTaken: Int { 0 }

  /// Nothing happens by itself, for games without a limit of time.
  public mutating func advance(to time: PlayTime) -> [Event] { [] }

  /// Whether the game is over.
  public var isOver: Bool { end != nil }
}

/// A move with its text: short, exact, and the same for equal moves.
public protocol GameMove: Equatable, Sendable {
  /// The move in printable ASCII without spaces, colons, quotes and backslashes.
  var text: String { get }

  /// Reads the text of a move; `nil` if it is none.
  init?(text: some StringProtocol)
}

/// Why a move is not allowed: one sentence for the player, with what was wrong and what to do.
public protocol GameRefusal: Error, Equatable, CustomStringConvertible {}

/// How a game came to its end.
public enum GameEnd: String, Equatable, Sendable {
  /// The rules ended it, or the player by a move of the rules.
  case finished
  /// Its time ran out.
  case timeUp
}
