import ArcadeCore
import Play

@testable import Commands

/// A few commands that between them have every kind of option and argument.
enum Sample {
  enum Order: String, CaseIterable {
    case date, score
  }

  static let order = Option<Order>("sort", "ORDER", .choice, "What comes first")
  static let limit = Option<UInt64>("limit", "N", .number(1...1000), "Show at most N rows")
  static let seed = Option<Seed>("seed", "N", .seed, "Play the game of this number")
  static let player = Option<String>("player", "NAME", .text(longest: 8), "Only NAME's results")
  static let levels = Option<String>("levels", "DIR", .folder, "Play from the files in DIR")
  static let json = Flag("json", "Print JSON")
  static let csv = Flag("csv", "Print CSV")
  static let ascii = Flag("ascii", "Draw with ASCII alone")
  static let theme = Option<String>(
    "theme", "NAME", .choice(["auto", "dark", "light", "high-contrast"]), "The colours")
  static let key = Positional<String>("KEY", .choice(["sound", "theme"]), .optional, "What to set")
  static let value = Positional<String>("VALUE", .text(longest: 8), .optional, "What to set it to")
  static let files = Positional<String>("FILE", .file, .several, "What to take in")

  static let root = Command(
    name: "", summary: "Games for the terminal",
    groups: [OptionGroup(title: "Look", options: [theme.declaration, ascii.declaration])],
    examples: [.init("arcade slots", "Play.")], run: { _, _ in .done })

  static let slots = Command(
    name: "slots", summary: "Spin the player's wheels",
    groups: [
      OptionGroup(title: "Options", options: [seed.declaration, levels.declaration]),
      OptionGroup(title: "Look", options: [theme.declaration, ascii.declaration]),
    ], run: { _, _ in .done })

  static let scores = Command(
    name: "scores", summary: "Show the results that are kept",
    details: ["Results are kept for ever, unless they are deleted."],
    groups: [
      OptionGroup(
        title: "Options",
        options: [
          order.declaration, limit.declaration, player.declaration, json.declaration,
          csv.declaration,
        ])
    ],
    exclusive: [["json", "csv"]],
    examples: [.init("arcade scores --sort score", "The best first.")],
    run: { _, _ in .done })

  static let settings = Command(
    name: "settings", summary: "Show and change the settings",
    positionals: [key.declaration, value.declaration], run: { _, _ in .done })

  static let importing = Command(
    name: "import", summary: "Take in results", positionals: [files.declaration],
    run: { _, _ in .done })

  static let table = CommandTable(
    root: root, games: [slots], others: [scores, settings, importing])
}
