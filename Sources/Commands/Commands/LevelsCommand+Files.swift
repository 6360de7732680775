import ArcadeCore
import JSON
import Play
import Scores

extension LevelsCommand {
  /// A file and the game that is played from it.
  private typealias Row = (game: any GameKind, file: LevelFile)

  /// Prints a line for each level, or for each file whether it can be played.
  static func listOrCheck(
    _ arguments: Arguments, in world: World
  ) throws(CommandFault) -> Outcome {
    let console = Console(world)
    var status = ExitStatus.done
    for row in try rows(for: arguments, in: world) {
      let line: String
      do throws(SetupFault) {
        let level = try summary(of: row.file, in: row.game)
        line = arguments[action] == .check ? verdict(on: level, row) : listing(of: level, row)
      } catch {
        status = CommandFault(error).status
        console.complain(PrintableText.escaped(error.description))
        continue
      }
      try console.print(line + "\n")
    }
    return .status(status)
  }

  private static func rows(for arguments: Arguments, in world: World) throws(CommandFault) -> [Row]
  {
    let games = Catalog.games.filter {
      $0.levelFolder != nil && $0.name == arguments[game] ?? $0.name
    }
    let paths = arguments[all: files]
    guard paths.isEmpty else {
      return rows(
        try paths.map { path throws(CommandFault) in try file(at: path, world) }, of: games)
    }
    let shelf = LevelFiles(ownFolder: arguments[LevelFiles.option], in: world)
    let builtIn = games.flatMap { game in shelf.builtIn(for: game).map { Row(game, $0) } }
    return rows(try shelf.own(), of: games) + builtIn
  }

  /// Gives each file to the game of which it has the most keys; one that has none, to the first.
  private static func rows(_ files: [LevelFile], of games: [any GameKind]) -> [Row] {
    files.compactMap { file in
      let keys = (try? JSON.parse(file.bytes))?.members?.map(\.key) ?? []
      let owner = games.enumerated().max { one, other in
        let (less, more) = (one.element.count(of: keys), other.element.count(of: keys))
        return (less, other.offset) < (more, one.offset)
      }
      return owner.map { Row($0.element, file) }
    }
  }

  private static func file(at path: String, _ world: World) throws(CommandFault) -> LevelFile {
    do throws(SystemError) {
      return LevelFile(path: path, bytes: try world.files.contents(of: path))
    } catch {
      throw .unreadable(path, error)
    }
  }

  private static func summary(
    of file: LevelFile, in game: some GameKind
  ) throws(SetupFault) -> LevelSummary {
    try type(of: game).Rules.summary(of: file)
  }

  private static func verdict(on level: LevelSummary, _ row: Row) -> String {
    "\(PrintableText.escaped(row.file.path)): \(PrintableText.escaped(level.title)) can be played."
  }

  private static func listing(of level: LevelSummary, _ row: Row) -> String {
    let title = PrintableText.escaped(level.title)
    return Columns.padded(row.game.name, to: 10) + Columns.padded(level.name, to: 16)
      + Columns.padded(title, to: 24) + level.detail
  }
}

extension GameKind {
  /// How many keys of the game's level files are among some.
  fileprivate func count(of keys: [String]) -> Int {
    Rules.levelKeys.count { keys.contains($0) }
  }
}
