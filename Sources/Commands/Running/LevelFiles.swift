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
    guard game.levelFolder != nil else { return [] }
    return try own() + builtIn(for: game)
  }

  /// The files of the player's own folder, whichever game they are for; none if none was named.
  ///
  /// - Throws: ``CommandFault`` if the folder cannot be read.
  func own() throws(CommandFault) -> [LevelFile] {
    guard let ownFolder else { return [] }
    do throws(SetupFault) {
      return try LevelShelf.own(ownFolder, files: world.files, complain: Console(world).complain)
    } catch {
      throw CommandFault(error)
    }
  }

  /// The files of a game that are built in.
  func builtIn(for game: some GameKind) -> [LevelFile] {
    game.levelFolder.map(LevelShelf.builtIn) ?? []
  }
}
