import ArcadeCore
import Play
import Scores
import Terminal

/// `arcade levels`: lists the level files that games are played from, and checks files of one's own.
enum LevelsCommand {
  /// What is to be done.
  enum Action: String, CaseIterable {
    case list, check
  }

  static let action = Positional<Action>("ACTION", .choice, .one, "What to do")
  static let files = Positional<String>(
    "FILE", .file, .any, "Files to check; without any all that would be listed")
  static let game = Option<String>(
    "game", "GAME", .choice(Catalog.games.filter { $0.levelFolder != nil }.map { $0.name }),
    "Only this game's levels")

  static let command = Command(
    name: "levels", summary: "List and check the files that games are played from",
    details: [
      "'check' reads each file as the game would, and names file, line, column and reason of the"
        + " first fault in each."
    ],
    positionals: [action.declaration, files.declaration],
    groups: [
      OptionGroup(
        title: "Options", options: [game.declaration, LevelFiles.option.declaration])
    ],
    examples: [
      .init("arcade levels list", "Show what can be played."),
      .init("arcade levels check mine.json", "Find what is wrong with a level of your own."),
    ],
    run: run)

  /// A file and the game that is played from it.
  private typealias Row = (game: any GameKind, file: LevelFile)

  @Sendable private static func run(
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
