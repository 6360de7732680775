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
  /// - Throws: `SetupFault` if the player's own cannot be read.
  static func files(
    of kind: some GameKind, ownFolder: String?, in world: World, complain: (String) -> Void
  ) throws(SetupFault) -> [LevelFile] {
    guard let folder = kind.levelFolder else { return [] }
    guard let ownFolder else { return builtIn(folder) }
    return try own(ownFolder, files: world.files, complain: complain)
  }

  /// The files with the ending `.json` in a player's own folder, by name.
  ///
  /// One that cannot be read is passed over, and told; the others still play.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - files: The calls of the system.
  ///   - complain: Is given a sentence for each file that cannot be read.
  /// - Returns: The files, at least one.
  /// - Throws: `SetupFault` if the folder cannot be read, or no file of it.
  public static func own(
    _ folder: String, files: Files, complain: (String) -> Void
  ) throws(SetupFault) -> [LevelFile] {
    let shown = PrintableText.shortened(folder)
    var levels: [LevelFile] = []
    for name in try names(in: folder, files: files) {
      let path = folder + "/" + name
      do throws(SystemError) {
        levels.append(LevelFile(path: path, bytes: try files.contents(of: path)))
      } catch {
        complain("Cannot read the level \(PrintableText.escaped(path)), because \(error): mend it.")
      }
    }
    guard !levels.isEmpty else {
      throw SetupFault(
        .missing, "There is no level in '\(shown)': name a folder that holds .json files.")
    }
    return levels
  }

  private static func names(in folder: String, files: Files) throws(SetupFault) -> [String] {
    do throws(SystemError) {
      return try files.list(folder).filter { $0.hasSuffix(".json") }.sorted()
    } catch {
      throw SetupFault(
        .missing,
        "Cannot read the levels of '\(PrintableText.shortened(folder))', because \(error): "
          + "name a folder that holds .json files.")
    }
  }
}
