public import ArcadeCore
import CardTable
public import Terminal

extension SetScene {
  /// The rules for players.
  public static let manual = [
    "Find three cards that are a Set: in number, colour, shading and symbol, each by itself, they "
      + "are all the same or all different. Where two agree and the third does not, it is no Set.",
    "",
    "Choosing a card costs 1 point, taking it back nothing. A Set earns 16 points and is replaced. "
      + "Three cards that are none cost 2 more; the last of them stays chosen.",
    "",
    "Three more cards cost 6 points if the table holds a Set, else nothing. 21 cards always hold "
      + "one (12 in junior). A hint shows a card of a Set, the next a second one, for 3 points each.",
    "",
    "The game ends when the deck is empty and no Set is left; a race with its last Set, a puzzle "
      + "when its six Sets are found.",
    "",
    "A card's code says it in short: 2RTO is 2, red green purple, solid sTriped open, oval squiggle "
      + "diamond.",
    "",
    "the keys on the cards    choose a card, or take it back",
    "arrows, space            move the cursor, choose there; also Enter",
    "+                        three more cards; also =",
    "H                        hint",
    "L                        all that happened",
    "PgUp, PgDn               what happened before; also the mouse wheel",
  ]

  /// The mode, the deck, the Sets found, the time of play and the points.
  public func header(_ game: SetGame, playTime: PlayTime, at now: FrameTime) -> Header {
    let wanted = game.mode.setsToFind
    let found = "\(game.found.count)" + (wanted.map { " of \($0)" } ?? "")
    let deck = Header.Field("deck", "\(game.deck.count)", width: 2)
    return Header(
      title: "SET · \(game.mode.text)",
      fields: (game.mode == .puzzle ? [] : [deck]) + [
        Header.Field("found", found, width: wanted.map { "\($0) of \($0)".utf8.count } ?? 2),
        Header.Field("", playTime.description, width: 5),
        Header.Field("score", Score.text(game.score), width: 4),
      ])
  }

  /// What just happened, or what a key could not do.
  public func message(_ game: SetGame, at now: FrameTime) -> Message {
    if let note { return note }
    let lines = game.table.history.lazy.map(SetWords.line)
    let style = game.table.history.last.map(Self.style) ?? .plain
    return view.message(of: lines, style)
      ?? Message("Find three cards, all the same or all different in each feature.")
  }

  /// Why a move was refused; an empty place is named by its key, as on the screen.
  func words(for refusal: SetRefusal, in game: SetGame) -> String {
    guard case .choice(let refusal) = refusal else { return refusal.description }
    let grid = CardGrid(count: game.table.places.count, rows: SetGame.rows)
    return refusal.description { keys.label(for: $0, in: grid, as: look.glyphs) }
  }

  /// How the game came to its end, and how the tries went.
  public func closing(_ game: SetGame) -> [String] {
    let ending = game.ending.map { SetWords.ending($0, of: game) }
    let stop = "You stop with \(Words.count(game.found.count, "Set")) found."
    return [ending ?? stop, SetWords.tally(of: game)]
  }

  private static func style(of event: TableEvent<SetCard, SetReason>) -> Style {
    switch event {
    case .chosen, .takenBack, .charged: .plain
    case .matched: Style(.gain)
    case .missed: Style(.loss)
    }
  }
}
