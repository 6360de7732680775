public import ArcadeCore

extension MatchGame: ArcadeGame {
  /// The name of match for people.
  public static let title = "Match"
  /// What match is, in a few words.
  public static let summary = "turn cards over: those of a rank or a suit leave the table"

  /// The size of the table, and how many cards match.
  public static let commandOptions = [
    GameOption(
      name: cardsOption, placeholder: "N",
      summary: "lay out N cards, \(cardRange) (\(MatchOptions.standard.cards))"),
    GameOption(
      name: matchOption, placeholder: "N",
      summary: "match N cards at a time (\(MatchOptions.standard.cardsToMatch))",
      choices: MatchOptions.matchLimits.map(String.init)),
  ]

  /// Reads how many cards a player wants, and how many are to match.
  ///
  /// - Throws: `SetupFault` if a number is none or outside its limits.
  public static func options(for setup: GameSetup) throws(SetupFault) -> MatchOptions {
    let cards = setup.values[cardsOption].map(number) ?? MatchOptions.standard.cards
    let cardsToMatch = setup.values[matchOption].map(number) ?? MatchOptions.standard.cardsToMatch
    guard let cards, MatchOptions.cardLimits.contains(cards) else {
      throw SetupFault(
        .usage, "A table has \(cardRange) cards: write --\(cardsOption) and a whole number.")
    }
    guard let cardsToMatch,
      let options = MatchOptions(cards: cards, cardsToMatch: cardsToMatch)
    else {
      throw SetupFault(
        .usage, "Two or three cards are matched at a time: write --\(matchOption) 2 or 3.")
    }
    return options
  }

  /// Offers two or three cards to match, where the number was not named.
  ///
  /// - Throws: Nothing; there is always a choice.
  public static func question(for setup: GameSetup) throws(SetupFault) -> SetupQuestion? {
    guard setup.values[matchOption] == nil else { return nil }
    return SetupQuestion(
      "How many cards are to match?", option: matchOption,
      choices: [
        .init("2", title: "Pairs", detail: "a rank 16, a suit 4"),
        .init("3", title: "Threes", detail: "a rank 64, a suit 16, two of them less"),
      ], isAskedAlways: false)
  }

  /// Reads the options of a kept game.
  ///
  /// - Parameters:
  ///   - mode: Both numbers, as `30/2`.
  ///   - level: Match is played without levels.
  ///   - levels: Match is played without levels.
  /// - Returns: The options.
  /// - Throws: `SetupFault` if the mode is none of match.
  public static func options(
    mode: String, level: LevelIdentity?, levels: [LevelFile]
  ) throws(SetupFault) -> MatchOptions {
    guard level == nil, let options = MatchOptions(text: mode) else {
      let shown = PrintableText.shortened(mode)
      throw SetupFault(.data, "There is no mode '\(shown)' of match: its text was changed.")
    }
    return options
  }

  /// The cards on the table and the cards to match, as `30/2`.
  public static func mode(of options: MatchOptions) -> String { options.text }

  private static let cardsOption = "cards"
  private static let matchOption = "match"
  private static let cardRange =
    "\(MatchOptions.cardLimits.lowerBound) to \(MatchOptions.cardLimits.upperBound)"

  private static func number(_ text: String) -> Int? {
    WholeNumber.parse(text).flatMap { Int(exactly: $0) }
  }
}
