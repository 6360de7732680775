public import ArcadeCore
public import Terminal

extension AnagramScene {
  /// The rules for players.
  public static let manual = [
    "Make another word or phrase of the same letters. Each letter has its tile below and its target "
      + "above; spaces, hyphens and apostrophes stand there from the start.",
    "",
    "A tile on its right target stays there and earns its points. On a wrong one it slides back, "
      + "and half of that is lost, but the score never falls below 0. Where several answers are "
      + "possible, a letter is right if one of them can still be made with it.",
    "",
    "Each anagram has its time; when it is up, the game is over. It stands while stars run, in "
      + "pauses and on pages like this.",
    "",
    "A hint lays the next letter for half a tile's points. Skipping shows the answer and costs a "
      + "tile's points; the anagram does not come again.",
    "",
    "a letter         lay its tile on the marked target",
    "<- -> Home End   mark another target; up and down: in another line",
    "Backspace        mark the one before",
    "space            shuffle the tiles; that is no move",
    "Tab              a hint",
    ">                skip, see the answer",
    "! !              give up, see the answer",
    "mouse            drag a tile, or click it; click a target to mark it",
  ]

  /// The level and the puzzle's number; the hint's button, the stopwatch and the score.
  public func header(_ game: AnagramGame, playTime: PlayTime, at now: FrameTime) -> Header {
    let number = current(finale, at: now)?.puzzle.number ?? game.puzzle.number
    let offersHint = offersHint(in: game, at: now)
    let isCounting = now < count.end
    return Header(
      title: "ANAGRAM · \(game.level.title) · \(number) of \(game.puzzleCount)",
      fields: [
        Header.Field(
          "", Self.hintButton(costing: game.level.half),
          width: 0, style: Style(offersHint ? .accent : .dim), key: offersHint ? .tab : nil),
        stopwatch(game, playTime: playTime, at: now),
        Header.Field(
          "score", Score.text(count.value(at: now)), width: scoreWidth,
          style: isCounting ? Style(count.isGain ? .gain : .loss, bold: true) : .plain),
      ])
  }

  /// What just happened, or how to begin.
  public func message(_ game: AnagramGame, at now: FrameTime) -> Message {
    if asksToGiveUp { return Message("Press ! again to give up.", Style(.accent, bold: true)) }
    let (number, letters) = (game.puzzle.number, game.puzzle.tiles.count)
    let task = "Anagram \(number) of \(game.puzzleCount): \(letters) letters."
    guard let note else { return Message("\(task) Type them, or drag the tiles up.") }
    guard notedPuzzle < number, current(finale, at: now) == nil else { return note }
    let both = Message("\(note.text) \(task)")
    return Glyphs.width(of: both.text) <= Self.lineWidth ? both : note
  }

  /// How the game came to its end, and how many anagrams were solved.
  public func closing(_ game: AnagramGame) -> [String] {
    let hints = "\(game.hintsTaken) hint" + (game.hintsTaken == 1 ? "" : "s")
    let solved = "\(game.solvedCount) of \(game.puzzleCount) anagrams solved, with \(hints)."
    guard let ending = game.ending else { return [solved] }
    return [Self.sentence(for: ending, of: game.puzzle), solved]
  }

  /// What the line below the board says of the events of a move.
  func note(for events: [AnagramEvent], in game: AnagramGame) -> Message? {
    var note: Message?
    for event in events { note = message(for: event, in: game) ?? note }
    return note
  }
}

extension AnagramScene {
  private static let lineWidth = 78
  private static let warning = PlayTime(milliseconds: 10_000)

  private static func hintButton(costing points: Int) -> String {
    points == 0 ? "[ Hint ]" : "[ Hint \(Score.text(-points)) ]"
  }

  /// What is left of the time, or without a limit the time of play.
  private func stopwatch(
    _ game: AnagramGame, playTime: PlayTime, at now: FrameTime
  ) -> Header.Field {
    guard !game.options.isRelaxed else {
      return Header.Field("", playTime.description, width: 7)
    }
    let limit = PlayTime(milliseconds: Int64(game.level.timeToSolve) * 1000)
    let played = PlayTime(milliseconds: playTime.milliseconds - game.dealtAt.milliseconds)
    let left =
      current(finale, at: now)?.stopwatch
      ?? PlayTime(milliseconds: limit.milliseconds - played.milliseconds)
    let shown = left.left(at: .zero).description
    let width = limit.description.utf8.count + 1
    return left <= Self.warning
      ? Header.Field("", "!\(shown)", width: width, style: Style(.loss, bold: true))
      : Header.Field("", shown, width: width)
  }

  private func message(for event: AnagramEvent, in game: AnagramGame) -> Message? {
    switch event {
    case .placed(let tile, _, let points):
      return Message("\(letter(tile, game)) is right: \(Self.points(points)).", Style(.gain))
    case .misplaced(let tile, _, let points):
      return Message(
        "\(letter(tile, game)) does not go there\(Self.loss(points)).", Style(.loss))
    case .misguessed(let points):
      return Message("That is no answer\(Self.loss(points)).", Style(.loss))
    case .hinted(let tile, let target, let points):
      let price = points == 0 ? "" : " for \(Self.points(-points))"
      return Message("A hint\(price): \(letter(tile, game)) goes to target \(target).")
    case .solved(let puzzle, _):
      return Message("\(puzzle.spelling) is solved.", Style(.gain, bold: true))
    case .skipped(let puzzle, _, let points):
      return Message("The answer was \(puzzle.spelling)\(Self.loss(points)).")
    case .dealt: return nil
    case .ended(let ending, _):
      guard ending != .levelDone else { return nil }
      return Message(Self.sentence(for: ending, of: game.puzzle), Style(.loss))
    }
  }

  /// The letter of a tile of the puzzle that is played.
  private func letter(_ tile: Int, _ game: AnagramGame) -> String {
    game.puzzle.tiles.indices.contains(tile) ? String(game.puzzle.tiles[tile].capital) : ""
  }

  private static func points(_ points: Int) -> String {
    "\(Score.text(points)) point" + (points == 1 ? "" : "s")
  }

  /// The end of a sentence about points that were lost; nothing where none were.
  private static func loss(_ points: Int) -> String {
    points == 0 ? "" : ": \(Self.points(-points)) lost"
  }

  private static func sentence(for ending: AnagramEnding, of puzzle: AnagramPuzzle) -> String {
    switch ending {
    case .levelDone: "All anagrams of the level were played."
    case .gaveUp: "You gave up: the answer was \(puzzle.spelling)."
    case .timeUp: "The time is up: the answer was \(puzzle.spelling)."
    }
  }
}
