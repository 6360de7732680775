import ArcadeCore
import CardTable
public import Terminal

extension MatchScene {
  /// What a key means.
  mutating func press(_ key: Key, in game: MatchGame) -> SceneReply<MatchMove> {
    let column = namedColumn
    namedColumn = nil
    note = nil
    switch key.code {
    case .pageUp: return scroll(back: 1, in: game)
    case .pageDown: return scroll(back: -1, in: game)
    case .character("L"):
      return .page(HistoryView.page(of: game.table.history.map(MatchWords.line)))
    case _ where game.isOver: return .ignored
    case .up: return move(.up, in: game)
    case .down: return move(.down, in: game)
    case .left: return move(.left, in: game)
    case .right: return move(.right, in: game)
    case .enter, .character(" "): return choose(cursor)
    case .character, .function: return pressCard(key, afterColumn: column)
    case .tab, .escape, .backspace, .delete, .insert, .home, .end: return .ignored
    }
  }

  /// Goes through the history in the line of the message.
  mutating func scroll(back lines: Int, in game: MatchGame) -> SceneReply<MatchMove> {
    note = nil
    view.scroll(back: lines, of: game.table.history.count)
    return .changed
  }

  private mutating func pressCard(
    _ key: Key, afterColumn column: Int?
  ) -> SceneReply<MatchMove> {
    if grid.count <= MatchLayout.mostKeys {
      return keys.place(for: key, in: grid).map { choose($0) } ?? .ignored
    }
    if let place = CardKeys.place(ofClick: key, in: grid) { return choose(place) }
    guard case .character(let character) = key.code, !key.control, !key.alt else { return .ignored }
    if let named = Self.columns.firstIndex(of: character), named < grid.columns {
      namedColumn = named
      return .changed
    }
    guard let row = Self.rows.firstIndex(of: character), row < grid.rows else { return .ignored }
    guard let column else {
      note = Message("Name the column first: a letter, then the row.", Style(.loss))
      return .changed
    }
    guard let place = grid.place(row: row, column: column) else {
      note = Message("There is no card \(Self.columns[column])\(character).", Style(.loss))
      return .changed
    }
    return choose(place)
  }

  private mutating func choose(_ place: Int) -> SceneReply<MatchMove> {
    cursor = place
    return .move(.choose(place))
  }

  private mutating func move(
    _ direction: CardGrid.Direction, in game: MatchGame
  ) -> SceneReply<MatchMove> {
    cursor = grid.place(from: cursor, to: direction) { game.table.places[$0] != nil }
    return .changed
  }

  static let columns = Array("abcdefghijklm")
  static let rows = Array("1234")

  /// What is written on a card: its key, or its column and row.
  func label(of place: Int) -> String {
    guard grid.count > MatchLayout.mostKeys else {
      return keys.label(for: place, in: grid, as: look.glyphs) ?? ""
    }
    return "\(Self.columns[grid.column(of: place)])\(Self.rows[grid.row(of: place)])"
  }

  /// The keys that turn cards, and the history.
  public func keys(_ game: MatchGame, at now: FrameTime) -> [KeyHint] {
    let history = KeyHint("L", "history", key: .character("L"))
    guard !game.isOver else { return view.keys + [history] }
    return view.keys + [
      KeyHint(keyRanges, "turn", key: nil), KeyHint("space", "turn at ▲", key: .space), history,
      KeyHint("PgUp", "back", key: Key(.pageUp)),
    ]
  }

  /// The history, for the menu.
  public func commands(_ game: MatchGame) -> [KeyHint] {
    [KeyHint("L", "history", key: .character("L"))]
  }

  /// The first and the last key of each row, or the first and the last card.
  private var keyRanges: String {
    guard grid.count <= MatchLayout.mostKeys else {
      return "\(label(of: 0))–\(Self.columns[grid.columns - 1])\(Self.rows[grid.rows - 1])"
    }
    let rows = (0..<grid.rows).map { row in
      let last = min(grid.count, (row + 1) * grid.columns) - 1
      return "\(label(of: row * grid.columns))–\(label(of: last))"
    }
    return rows.joined(separator: " ")
  }
}
