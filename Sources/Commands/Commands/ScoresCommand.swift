import Play
import Scores

/// `arcade scores`: the board of results, and what may be done to single ones.
enum ScoresCommand {
  static let sort = Option<BoardSort>("sort", "ORDER", .choice, "What comes first")
  static let reverse = Flag("reverse", "Turn the order round; ties stay as they are")
  static let kind = Option<String>(
    "kind", "GAME", .suggested(Catalog.games.map { $0.name }, longest: 200), "Only this game")
  static let mode = Option<String>("mode", "MODE", .text(longest: 200), "Only this mode")
  static let player = Option<String>("player", "NAME", .text(longest: 200), "Only this player")
  static let since = Option<BoardDate>("since", "DAY", .date, "Only games begun on DAY or later")
  static let until = Option<BoardDate>("until", "DAY", .date, "Only games begun on DAY or before")
  static let limit = Option<UInt64>("limit", "N", .number(1...1_000_000_000), "Show at most N")
  static let json = Flag("json", "Print every field as JSON")
  static let csv = Flag("csv", "Print every field as CSV")
  static let repair = Flag("repair", "Keep what is whole of damaged files, set the rest aside")
  static let delete = Option<ResultKey>("delete", "KEY", .key, "Delete the result of a key")
  static let yes = Flag("yes", "Delete without asking; needed without a terminal")

  static let command = Command(
    name: "scores", summary: "Show the results that are kept",
    details: [
      "The highest score is green, the lowest red, the shortest game purple and the longest blue,"
        + " each with a mark beside it."
    ],
    groups: [
      OptionGroup(
        title: "Order",
        options: [sort.declaration, reverse.declaration, limit.declaration]),
      OptionGroup(
        title: "Only some",
        options: [
          kind.declaration, mode.declaration, player.declaration, since.declaration,
          until.declaration,
        ]),
      OptionGroup(
        title: "Form",
        options: [
          json.declaration, csv.declaration, FaceOptions.color.declaration,
          FaceOptions.ascii.declaration,
        ]),
      OptionGroup(
        title: "Changes", options: [delete.declaration, yes.declaration, repair.declaration]),
    ],
    exclusive: [["json", "csv", "repair", "delete"]],
    examples: [
      .init("arcade scores --kind slots --sort score --limit 10", "Show the ten best of slots."),
      .init("arcade scores --since 2026-11-01 --csv > november.csv", "Take them elsewhere."),
    ],
    run: run)

  @Sendable private static func run(
    _ arguments: Arguments, in world: World
  ) throws(CommandFault) -> Outcome {
    if arguments[repair] { return try StoreChanges(world).repair() }
    if let key = arguments[delete] {
      return try StoreChanges(world).delete(key, withoutAsking: arguments[yes])
    }
    guard !arguments[yes] else {
      throw CommandFault(.usage, "--yes answers --delete alone: name the result with --delete KEY.")
    }
    return try BoardPrinter(world).print(request(arguments), for: arguments)
  }

  private static func request(_ arguments: Arguments) -> BoardRequest {
    BoardRequest(
      sort: arguments[sort] ?? .date, isReversed: arguments[reverse], kind: arguments[kind],
      mode: arguments[mode], player: arguments[player], since: arguments[since],
      until: arguments[until], limit: arguments[limit].map { Int($0) },
      format: arguments[json] ? .json : arguments[csv] ? .csv : .text)
  }
}

extension ValueType where Value == BoardDate {
  /// A day of the calendar, or a moment in UTC.
  fileprivate static let date = ValueType(form: .date) { BoardDate(text: $0) }
}
