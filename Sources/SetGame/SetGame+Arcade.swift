public import ArcadeCore

extension SetGame: ArcadeGame {
  /// The name of Set for people.
  public static let title = "Set"
  /// What Set is, in a few words.
  public static let summary = "find three cards, in each feature alike or different"

  /// The mode, and the proof of chance.
  public static let commandOptions = [
    GameOption(
      name: modeOption, placeholder: "MODE", summary: "play this mode (\(SetMode.normal.word))",
      choices: SetMode.allCases.map(\.word)),
    GameOption(
      name: "simulate", placeholder: "N",
      summary: "deal N tables on all cores and print observed against exact"),
  ]

  /// Finds the mode that a player asked for; without a wish the normal one.
  ///
  /// - Throws: `SetupFault` if there is no such mode.
  public static func options(for setup: GameSetup) throws(SetupFault) -> SetMode {
    guard let word = setup.values[modeOption] else { return .normal }
    guard let mode = SetMode.allCases.first(where: { $0.word == word }) else {
      throw SetupFault(.usage, noMode(named: word))
    }
    return mode
  }

  /// Asks for the mode where none was named.
  public static func question(for setup: GameSetup) throws(SetupFault) -> SetupQuestion? {
    guard setup.values[modeOption] == nil else { return nil }
    return SetupQuestion(
      "Which Set?", option: modeOption,
      choices: SetMode.allCases.map {
        SetupQuestion.Choice($0.word, title: $0.text, detail: $0.summary)
      }, isAskedAlways: false)
  }

  /// Finds the mode that a kept game was played in.
  ///
  /// - Parameters:
  ///   - mode: The mode's text.
  ///   - level: None: Set is played without levels.
  ///   - levels: Level files, which do not matter here.
  /// - Returns: The mode.
  /// - Throws: `SetupFault` if there is no such mode.
  public static func options(
    mode: String, level: LevelIdentity?, levels: [LevelFile]
  ) throws(SetupFault) -> SetMode {
    guard let mode = SetMode.allCases.first(where: { $0.text == mode }), level == nil else {
      throw SetupFault(.data, "The game does not say in which mode of Set it was played.")
    }
    return mode
  }

  /// The mode's text.
  public static func mode(of options: SetMode) -> String { options.text }

  /// The simulation that was asked for, or `nil` to play.
  ///
  /// - Throws: `SetupFault` if the tables are no count, or if a mode with other tables was named.
  public static func report(for setup: GameSetup) throws(SetupFault) -> [String]? {
    guard let text = setup.values["simulate"] else { return nil }
    guard try options(for: setup) == .normal else {
      throw SetupFault(
        .usage, "A simulation deals the tables of the normal mode: name no other mode with it.")
    }
    let tables = try SimulatedRounds.count(text: text, of: "tables")
    return SetSimulation(tables: tables, seed: setup.seed ?? .ofSimulations).report
  }

  private static var modeOption: String { "mode" }

  private static func noMode(named word: String) -> String {
    let words = SetMode.allCases.map(\.word)
    let meant = Suggestion.closest(to: word, among: words).map { " Did you mean '\($0)'?" } ?? ""
    return
      "There is no mode '\(PrintableText.shortened(word))'.\(meant) Choose \(Words.list(words, "or"))."
  }
}
