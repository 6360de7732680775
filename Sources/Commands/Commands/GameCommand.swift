import ArcadeCore
import Play

/// The command of a game: the options that every game takes, and the game's own.
struct GameCommand<Kind: GameKind>: Sendable {
  /// The game that is played.
  let kind: Kind

  /// The declaration.
  var command: Command {
    Command(
      name: kind.name, summary: kind.summary.capitalizedSentence,
      details: [
        "On a terminal the game takes the whole screen; where standard input or output is none, or"
          + " with --lines, it is a dialogue of plain lines."
      ],
      groups: groups, examples: examples, run: run)
  }

  private var own: [OptionDeclaration] { kind.options.map(\.declaration) }

  private var groups: [OptionGroup] {
    var play = [GameOptions.seed.declaration, FaceOptions.lines.declaration]
    if kind.levelFolder != nil { play.append(GameOptions.levels.declaration) }
    play.append(GameOptions.noSave.declaration)
    let groups = [OptionGroup(title: "The game", options: play), FaceOptions.group]
    return own.isEmpty ? groups : [OptionGroup(title: kind.title, options: own)] + groups
  }

  private var examples: [Command.Example] {
    [
      .init("arcade \(kind.name)", "Play."),
      .init("arcade \(kind.name) --seed 7", "Deal the game of number 7, the same every time."),
      .init(
        "arcade \(kind.name) --lines --seed 7 --no-save < moves.txt",
        "Play the moves of a file, and print the same lines every time."),
    ]
  }

  @Sendable private func run(
    _ arguments: Arguments, in world: World
  ) throws(CommandFault) -> Outcome {
    let names = Set(own.map(\.name))
    let request = GameRequest(
      seed: arguments[GameOptions.seed],
      values: arguments.options.filter { names.contains($0.key) },
      levelsFolder: arguments[GameOptions.levels])
    let preferences = PreferenceReader(world).preferences(for: arguments)
    return kind.run(request, preferences: preferences, world: world)
  }
}

/// The options that every game takes.
enum GameOptions {
  static let seed = Option<Seed>("seed", "N", .seed, "Deal the game of this number again")
  static let levels = Option<String>(
    "levels", "DIR", .folder, "Play the levels of DIR instead of those built in")
  static let noSave = Flag("no-save", "Keep nothing")
}

extension GameOption {
  /// The option as commands declare theirs; what its value may be, the game itself judges.
  fileprivate var declaration: OptionDeclaration {
    guard let placeholder else { return Flag(name, summary.capitalizedSentence).declaration }
    let type = choices.isEmpty ? ValueType.text(longest: 1000) : .choice(choices)
    return Option(name, placeholder, type, summary.capitalizedSentence).declaration
  }
}

extension String {
  /// The text as the beginning of a sentence.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
