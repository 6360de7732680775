public import ArcadeCore
import CardTable
public import Terminal

extension MatchScene {
  /// The rules for players.
  public static let manual = [
    "Turn cards over, two or three at a time. Cards of a rank or of a suit match and leave the "
      + "table. If they do not match, the last stays up and is the first of the next try.",
    "",
    "Turning a card up costs 1 point, turning it back nothing, and cards that do not match cost "
      + "2 more. Two cards earn 16 points for the rank and 4 for the suit. Three earn 64 for one "
      + "rank and 16 for one suit; if only two of them match, 4 for the rank and 1 for the suit.",
    "",
    "The game ends as soon as no cards that are left can match.",
    "",
    "a card's key     turn the card; above 30 cards its letter, then its digit",
    "arrows           move the mark",
    "space, Enter     turn the card at the mark",
    "PgUp, PgDn       what happened before; also the mouse wheel",
    "H                all that happened",
  ]

  /// The table, the cards left, the time of play and the points.
  public func header(_ game: MatchGame, playTime: PlayTime, at now: FrameTime) -> Header {
    Header(
      title: "MATCH · \(game.options.text)",
      fields: [
        Header.Field("left", String(game.table.cards.count), width: 2),
        Header.Field("", playTime.description, width: 5),
        Header.Field("score", Score.text(game.score), width: 4),
      ])
  }

  /// What just happened, or what a key could not do.
  public func message(_ game: MatchGame, at now: FrameTime) -> Message {
    if let note { return note }
    if let namedColumn {
      return Message("Column \(Self.columns[namedColumn]): now the row, 1 to \(grid.rows).")
    }
    let lines = game.table.history.lazy.map(MatchWords.line)
    let style = game.table.history.last.map(Self.style) ?? .plain
    let count = game.options.cardsToMatch == 2 ? "Two" : "Three"
    return view.message(of: lines, style)
      ?? Message("\(count) cards of a rank or a suit match: turn one over.")
  }

  /// Why a move was refused; an empty place is named by what stands on its card.
  func words(for refusal: MatchRefusal) -> String {
    guard case .choice(let refusal) = refusal else { return refusal.description }
    return refusal.description { label(of: $0) }
  }

  /// How the game came to its end, and how the tries went.
  public func closing(_ game: MatchGame) -> [String] {
    [MatchWords.ending(of: game), MatchWords.tally(of: game)]
  }

  private static func style(of event: TableEvent<PlayingCard, Mismatch>) -> Style {
    switch event {
    case .chosen, .takenBack: .plain
    case .matched: Style(.gain)
    case .missed, .charged: Style(.loss)
    }
  }
}
