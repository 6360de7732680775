public import ArcadeCore
public import Terminal

/// One kind of game with both its faces, as the house knows it.
///
/// Everything that the house does for a game (playing, keeping, judging, the laws that tests check) is
/// written once for any kind; ``Catalog`` lists all there are.
public protocol GameKind: Sendable {
  /// The game's full screen; its rules come with it.
  associatedtype View: Scene
  /// The game as plain lines.
  associatedtype Voice: Dialogue where Voice.State == View.State
}

extension GameKind {
  /// The game's rules.
  public typealias Rules = View.State

  /// The name in commands and results: `slots`.
  public var name: String { Rules.kind }
  /// The name for people: `Slots`.
  public var title: String { Rules.title }
  /// What the game is, in a few words.
  public var summary: String { Rules.summary }
  /// The options that the game adds to its command.
  public var options: [GameOption] { Rules.commandOptions }
  /// The folder below Levels/ that the game is played from, or `nil`.
  public var levelFolder: String? { Rules.levelFolder }

  /// Points as the game writes them.
  public func scoreText(_ points: Int) -> String { Rules.scoreText(points) }
}

/// A kind of game, made of a scene and a dialogue for the same rules.
public struct Playable<View: Scene, Voice: Dialogue>: GameKind where Voice.State == View.State {
  /// Puts a scene and a dialogue together.
  public init() {}
}
