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
    let games = Catalog.games.filter {
      $0.levelFolder != nil && $0.name == arguments[game] ?? $0.name
    }
    var status = ExitStatus.done
    for rows in try parts(for: arguments, of: games, in: world, status: &status) {
      var levels: [(row: Row, level: LevelSummary)] = []
      for row in rows {
        let level: LevelSummary
        do throws(SetupFault) {
          level = try summary(of: row.file, in: row.game)
        } catch {
          report(CommandFault(error), to: console, status: &status)
          continue
        }
        guard arguments[action] != .check else {
          try console.print(verdict(on: level, row) + "\n")
          continue
        }
        levels.append((row, level))
      }
      for game in games {
        let own = levels.filter { $0.row.game.name == game.name }
        for (row, level) in own.sorted(by: { LevelSummary.isBefore($0.level, $1.level) }) {
          try console.print(listing(of: level, row) + "\n")
        }
      }
    }
    return .status(status)
  }

  /// Says what is wrong with one file; the others are read all the same, and the worst is the status.
  private static func report(
    _ fault: CommandFault, to console: Console, status: inout ExitStatus
  ) {
    if let sentence = fault.sentence { console.complain(PrintableText.escaped(sentence)) }
    if fault.status.rawValue > status.rawValue { status = fault.status }
  }

  /// The files that are named; else those of the player's own, then those built in.
  private static func parts(
    for arguments: Arguments, of games: [any GameKind], in world: World, status: inout ExitStatus
  ) throws(CommandFault) -> [[Row]] {
    let paths = arguments[all: files]
    guard !paths.contains("") else {
      throw CommandFault(UsageError.badValue("", of: "FILE", .file))
    }
    guard paths.isEmpty else {
      return [rows(named(paths, in: world, status: &status), of: games)]
    }
    let shelf = LevelFiles(ownFolder: arguments[LevelFiles.option], in: world)
    let builtIn = games.flatMap { game in shelf.builtIn(for: game).map { Row(game, $0) } }
    return [rows(try shelf.own(), of: games), builtIn]
  }

  private static func named(
    _ paths: [String], in world: World, status: inout ExitStatus
  ) -> [LevelFile] {
    var files: [LevelFile] = []
    for path in paths {
      do throws(SystemError) {
        files.append(LevelFile(path: path, bytes: try world.files.contents(of: path)))
      } catch {
        report(.unreadable(path, error), to: Console(world), status: &status)
      }
    }
    return files
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
