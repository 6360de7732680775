public import ArcadeCore

extension SlotsGame: ArcadeGame {
  /// The name of slots for people.
  public static let title = "Slots"
  /// What slots are, in a few words.
  public static let summary = "spin the wheels: equal symbols side by side pay"
  /// The folder of the machine files.
  public static let levelFolder: String? = "slots"
  /// The machine that is played where none is asked for.
  public static let defaultMachine = "classic"

  /// The machine, its exact chances, and the proof of chance.
  public static let commandOptions = [
    GameOption(
      name: "machine", placeholder: "NAME", summary: "play this machine (\(defaultMachine))"),
    GameOption(name: "odds", summary: "print the machine's exact odds and exit"),
    GameOption(
      name: "simulate", placeholder: "N",
      summary: "play N spins on all cores and print observed against exact"),
  ]

  /// Finds the machine that a player asked for; without a wish the classic one, or the first there is.
  ///
  /// - Throws: `SetupFault` if no file at hand is that machine.
  public static func options(for setup: GameSetup) throws(SetupFault) -> Machine {
    let machines = LevelFinder<Machine>(files: setup.levels)
    guard let name = setup.values["machine"] else {
      return try machines.level(preferring: defaultMachine)
    }
    return try machines.level(named: name)
  }

  /// Finds the very machine that a kept game was played on.
  ///
  /// - Parameters:
  ///   - mode: The machine's name.
  ///   - level: The name and the content of its file.
  ///   - levels: The machine files at hand.
  /// - Returns: The machine, read from the same bytes.
  /// - Throws: `SetupFault` if the file is missing or another than it was.
  public static func options(
    mode: String, level: LevelIdentity?, levels: [LevelFile]
  ) throws(SetupFault) -> Machine {
    guard let level, level.name == mode else {
      throw SetupFault(.data, "The game does not say which machine it was played on.")
    }
    return try LevelFinder(files: levels).level(level)
  }

  /// The machine's name.
  public static func mode(of options: Machine) -> String { options.name }

  /// The machine's file.
  public static func level(of options: Machine) -> LevelIdentity? { options.identity }

  /// A gain with its plus, a loss with its minus.
  public static func scoreText(_ points: Int) -> String { Score.signedText(points) }

  /// The odds or the simulation that was asked for, or `nil` to play.
  ///
  /// - Throws: `SetupFault` if no file at hand is the machine, or the spins are no count.
  public static func report(for setup: GameSetup) throws(SetupFault) -> [String]? {
    guard let spins = setup.values["simulate"] else {
      guard setup.values["odds"] != nil else { return nil }
      return SlotsReport.odds(of: try options(for: setup))
    }
    let count = try Simulation.spins(text: spins)
    let machine = try options(for: setup)
    let odds = setup.values["odds"] == nil ? [] : SlotsReport.odds(of: machine) + [""]
    let simulation = Simulation(
      machine: machine, spins: count, seed: setup.seed ?? Seed.ofSimulations)
    return odds + SlotsReport.simulation(simulation)
  }
}
