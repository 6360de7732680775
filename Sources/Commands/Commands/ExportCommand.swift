import Play
import Scores

/// `arcade export`: every result, for another machine or another program.
enum ExportCommand {
  static let command = Command(
    name: "export", summary: "Print every result, for 'arcade import' or another program",
    details: ["Prints JSON, the oldest game first, each result with its key and every field."],
    groups: [OptionGroup(title: "Options", options: [ScoresCommand.csv.declaration])],
    examples: [
      .init("arcade export > results.json", "Keep a copy."),
      .init("arcade export | ssh desktop arcade import -", "Give all to another machine."),
    ],
    run: run)

  @Sendable private static func run(
    _ arguments: Arguments, in world: World
  ) throws(CommandFault) -> Outcome {
    let format: BoardFormat = arguments[ScoresCommand.csv] ? .csv : .json
    return try BoardPrinter(world).print(
      BoardRequest(sort: .date, isReversed: true, format: format), for: arguments)
  }
}
