import ArcadeCore
import Play

/// The level files at hand: those of a player's own folder before those built in.
struct LevelFiles: Sendable {
  /// Names a folder of the player's own.
  static let option = Option<String>("levels", "DIR", .folder, "Look for levels in DIR first")

  private let ownFolder: String?
  private let world: World

  /// Looks into a folder of the player's own first, if there is one.
  init(ownFolder: String?, in world: World) {
    self.ownFolder = ownFolder
    self.world = world
  }

  /// The files of a game; none if it is played without.
  ///
  /// - Throws: ``CommandFault`` if the player's own cannot be read.
  func files(of game: some GameKind) throws(CommandFault) -> [LevelFile] {
    guard let folder = game.levelFolder else { return [] }
    do throws(SetupFault) {
      let own = try ownFolder.map { folder throws(SetupFault) in
        try LevelShelf.own(folder, files: world.files, complain: Console(world).complain)
      }
      return (own ?? []) + LevelShelf.builtIn(folder)
    } catch {
      throw CommandFault(error)
    }
  }
}
