public import ArcadeCore

/// One game on the full screen: what is drawn, and what keys and the mouse mean.
///
/// A scene holds what only the eye needs (the cursor, what is moving since when); the game itself is
/// handed in. Drawing is a pure function of scene, game, size and time. The stage draws the line of
/// state above, the message and the keys below, and all that stands over the board (help, pause, the
/// menu, the result); the scene draws the board.
public protocol Scene<State>: Sendable {
  /// The rules that it shows.
  associatedtype State: ArcadeGame

  /// Whether letters are tiles or cards here; commands are then behind Esc.
  static var lettersArePlayed: Bool { get }

  /// Whether the line of state shows the time, so that it is drawn anew at each whole second: of what is
  /// left until the game's deadline, or of play where it has none.
  static var showsClock: Bool { get }

  /// The rules for players, a paragraph or a key each, as `?` shows them.
  static var manual: [String] { get }

  /// Starts to show a game.
  init(game: State, look: Look)

  /// Takes a key or an act of the mouse; points count from the board's upper left corner.
  mutating func handle(
    _ input: Input, in game: State, at now: FrameTime
  ) -> SceneReply<State.Move>

  /// Takes a key or an act of the mouse on a board of an extent, for scenes that have to know what is
  /// drawn where: tiles that are dragged, arrows between lines.
  mutating func handle(
    _ input: Input, on board: Size, in game: State, at now: FrameTime
  ) -> SceneReply<State.Move>

  /// Shows what happened: the events of a move or of time, and the game after them; no events when
  /// the player ends the game, which is then shown as it is now.
  mutating func show(_ events: [State.Event], of game: State, at now: FrameTime)

  /// Shows why a move was refused.
  mutating func show(_ refusal: State.Refusal, of game: State, at now: FrameTime)

  /// Ends all that moves: what is drawn next is at rest.
  mutating func settle(_ game: State)

  /// The moment of the next frame or sound after `now`, or `nil` while nothing moves.
  func nextFrame(after now: FrameTime) -> FrameTime?

  /// Whether the clock stands though the game goes on: between the last tile of a puzzle and the next
  /// deal. It changes with what the scene is shown and at the moments of its frames.
  func holdsClock(at now: FrameTime) -> Bool

  /// Takes out the sounds that are due.
  mutating func dueSounds(at now: FrameTime) -> [Sound]

  /// The line of state above the board.
  func header(_ game: State, playTime: PlayTime, at now: FrameTime) -> Header

  /// What just happened, in one line.
  func message(_ game: State, at now: FrameTime) -> Message

  /// The keys to show below the board, the most useful first.
  func keys(_ game: State, at now: FrameTime) -> [KeyHint]

  /// The game's own commands for the menu; choosing one is pressing its key.
  func commands(_ game: State) -> [KeyHint]

  /// What the end of the game says above score and rank, one or two lines.
  func closing(_ game: State) -> [String]

  /// Draws the board on an empty canvas: 80×20 on a full terminal, 40×12 in the compact layout, or
  /// larger.
  func draw(_ game: State, playTime: PlayTime, at now: FrameTime, on canvas: inout Canvas)
}

extension Scene {
  /// No clock, for games that do not show one.
  public static var showsClock: Bool { false }

  /// The extent does not matter, for games whose places are all marked as keys.
  public mutating func handle(
    _ input: Input, on board: Size, in game: State, at now: FrameTime
  ) -> SceneReply<State.Move> {
    handle(input, in: game, at: now)
  }

  /// The clock always runs, for games that are played without a break.
  public func holdsClock(at now: FrameTime) -> Bool { false }

  /// No commands, for games whose keys are all in the line of keys.
  public func commands(_ game: State) -> [KeyHint] { [] }
}

/// What an input comes to.
public enum SceneReply<Move: GameMove>: Equatable, Sendable {
  /// Not for the scene: the stage may look at it.
  case ignored
  /// Something on screen may have changed.
  case changed
  /// The player makes a move.
  case move(Move)
  /// A page of text to show over the board.
  case page(Page)
}
