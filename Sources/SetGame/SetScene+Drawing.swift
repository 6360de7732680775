public import ArcadeCore
import CardTable
public import Terminal

extension SetScene {
  /// Draws every place, the cursor, and the found Sets where there is room.
  public func draw(
    _ game: SetGame, playTime: PlayTime, at now: FrameTime, on canvas: inout Canvas
  ) {
    let places = placesShown(of: game, at: now)
    let layout = SetLayout(places: places, on: canvas.size)
    for place in 0..<places {
      let picture = motion.picture(in: place, at: now) ?? SetPicture(of: place, in: game)
      let drawing = drawing(of: place, in: layout)
      drawing.draw(picture, on: &canvas)
      canvas.mark(drawing.rect, as: CardKeys.click(on: place))
    }
    if let cursor, !game.isOver { drawing(of: cursor, in: layout).drawCursor(on: &canvas) }
    if let list = layout.list { FoundList(game: game, rect: list).draw(on: &canvas) }
    if let row = layout.wordRow, view.isNow,
      case .missed(_, _, .noSet(let faults)) = game.table.history.last
    {
      // The whole sentence may be too long for the message of a narrow screen.
      canvas.put(SetWords.short(faults), x: layout.rect(of: 0).x, y: row, Style(.loss))
    }
  }

  private func drawing(of place: Int, in layout: SetLayout) -> SetCardDrawing {
    let label = keys.label(for: place, in: layout.grid, as: look.glyphs) ?? ""
    return SetCardDrawing(rect: layout.rect(of: place), label: label)
  }

  /// The places of the table, and those of a last column that is still to be seen leaving.
  private func placesShown(of game: SetGame, at now: FrameTime) -> Int {
    let places = game.table.places.count
    let column = places..<(places + SetGame.rows)
    return column.contains { motion.picture(in: $0, at: now) != nil } ? column.upperBound : places
  }
}
