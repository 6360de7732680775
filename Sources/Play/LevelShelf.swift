public import ArcadeCore
import LevelData
public import Scores

/// The level files at hand: those built into the program, and those of a player's own folder.
public enum LevelShelf {
  /// The built-in files of a folder below Levels/, by path.
  public static func builtIn(_ folder: String) -> [LevelFile] {
    LevelData.files
      .filter { $0.path.hasPrefix(folder + "/") }
      .map { path, text in
        LevelFile(path: path, bytes: text.withUTF8Buffer { unsafe Array($0) })
      }
  }

  /// The files that a kind of game is played from: the player's own, or those built in.
  ///
  /// - Throws: ``SetupFault`` if the player's own cannot be read.
  static func files(
    of kind: some GameKind, ownFolder: String?, in world: World
  ) throws(SetupFault) -> [LevelFile] {
    guard let folder = kind.levelFolder else { return [] }
    guard let ownFolder else { return builtIn(folder) }
    return try own(ownFolder, files: world.files)
  }

  /// The files with the ending `.json` in a player's own folder, by name.
  ///
  /// - Throws: ``SetupFault`` if the folder or a file in it cannot be read, or it holds no level.
  public static func own(_ folder: String, files: Files) throws(SetupFault) -> [LevelFile] {
    do throws(SystemError) {
      let names = try files.list(folder).filter { $0.hasSuffix(".json") }.sorted()
      var levels: [LevelFile] = []
      for name in names {
        let path = folder + "/" + name
        levels.append(LevelFile(path: path, bytes: try files.contents(of: path)))
      }
      guard !levels.isEmpty else {
        throw SystemError.missing
      }
      return levels
    } catch {
      throw SetupFault(
        .missing,
        "No levels can be read from '\(PrintableText.shortened(folder))' (\(error)): "
          + "name a folder that holds .json files.")
    }
  }
}
