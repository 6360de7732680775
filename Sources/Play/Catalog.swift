import Anagram
import Match
import SetGame
import Slots

/// The games of the arcade.
public enum Catalog {
  /// Every kind of game, in the order of the lobby.
  ///
  /// A new game is one line here.
  public static let games: [any GameKind] = [
    Playable<AnagramScene, AnagramDialogue>(),
    Playable<MatchScene, MatchDialogue>(),
    Playable<SetScene, SetDialogue>(),
    Playable<SlotsScene, SlotsDialogue>(),
  ]

  /// The kind of game with a name, if there is one.
  public static func game(named name: String) -> (any GameKind)? {
    games.first { $0.name == name }
  }
}
