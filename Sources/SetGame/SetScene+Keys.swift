import ArcadeCore
import CardTable
public import Terminal

extension SetScene {
  /// What a key means.
  mutating func press(_ key: Key, in game: SetGame) -> SceneReply<SetMove> {
    note = nil
    let grid = CardGrid(count: game.table.places.count, rows: SetGame.rows)
    if !game.isOver, let place = keys.place(for: key, in: grid) {
      if cursor != nil { cursor = place }
      return .move(.choose(place))
    }
    switch key.code {
    case .pageUp: return scroll(back: 1, in: game)
    case .pageDown: return scroll(back: -1, in: game)
    case .character("L"):
      return .page(HistoryView.page(of: game.table.history.map(SetWords.line)))
    case _ where game.isOver: return .ignored
    case .character("+"), .character("="): return .move(.threeMore)
    case .character("H"): return .move(.hint)
    case .up: return move(.up, on: grid, in: game)
    case .down: return move(.down, on: grid, in: game)
    case .left: return move(.left, on: grid, in: game)
    case .right: return move(.right, on: grid, in: game)
    case .enter, .character(" "):
      guard let cursor else { return move(nil, on: grid, in: game) }
      return .move(.choose(cursor))
    case .character, .function, .tab, .escape, .backspace, .delete, .insert, .home, .end:
      return .ignored
    }
  }

  /// Goes through the history in the line of the message.
  mutating func scroll(back lines: Int, in game: SetGame) -> SceneReply<SetMove> {
    note = nil
    view.scroll(back: lines, of: game.table.history.count)
    return .changed
  }

  /// Moves the cursor; the first arrow shows where it is.
  private mutating func move(
    _ direction: CardGrid.Direction?, on grid: CardGrid, in game: SetGame
  ) -> SceneReply<SetMove> {
    guard let cursor, let direction else {
      self.cursor = game.table.chosen.last ?? game.table.openPlaces.first ?? 0
      return .changed
    }
    self.cursor = grid.place(from: cursor, to: direction) { game.table.places[$0] != nil }
    return .changed
  }

  /// The keys that choose cards and the commands; those of the cards stand on the cards as well.
  public func keys(_ game: SetGame, at now: FrameTime) -> [KeyHint] {
    guard !game.isOver else { return view.keys + [Self.history] }
    let choose = KeyHint(keyRanges(of: game), "choose", key: nil)
    return view.keys + helps(in: game) + [choose, Self.history]
  }

  /// Three more, the hint and the history, for the menu.
  public func commands(_ game: SetGame) -> [KeyHint] {
    game.isOver ? [Self.history] : helps(in: game) + [Self.history]
  }

  /// What can be asked for; three more only where there are any and the table has room for them.
  private func helps(in game: SetGame) -> [KeyHint] {
    let canDeal = (try? game.checkThreeMore()) != nil
    return canDeal ? [Self.threeMore, Self.hint] : [Self.hint]
  }

  private static let threeMore = KeyHint("+", "three more", key: .character("+"))
  private static let hint = KeyHint("H", "hint", key: .character("H"))
  private static let history = KeyHint("L", "history", key: .character("L"))

  /// The first and the last key of each row: `1–4 q–r a–f`.
  private func keyRanges(of game: SetGame) -> String {
    let grid = CardGrid(count: game.table.places.count, rows: SetGame.rows)
    let rows = (0..<grid.rows).map { row in
      let last = (grid.columns - 1) * grid.rows + row
      return [row, last].compactMap { keys.label(for: $0, in: grid, as: look.glyphs) }
        .joined(separator: "–")
    }
    return rows.joined(separator: " ")
  }
}
