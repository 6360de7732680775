import ArcadeCore
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
      guard games.count == 1 else {
        throw CommandFault(.missingValue(option: "game", .choice(games.map { $0.name })))
      }
      return try paths.map { path throws(CommandFault) in (games[0], try file(at: path, world)) }
    }
    let shelf = LevelFiles(ownFolder: arguments[LevelFiles.option], in: world)
    var rows: [Row] = []
    for game in games { rows += try shelf.files(of: game).map { (game, $0) } }
    return rows
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
    let columns = [row.game.name, level.name, PrintableText.escaped(level.title)]
    return columns.map { Columns.padded($0, to: 16) }.joined() + level.detail
  }
}
