public import ArcadeCore
import CardTable
public import Terminal

extension MatchScene {
  /// Draws every place in the middle of the board, and the cursor.
  public func draw(
    _ game: MatchGame, playTime: PlayTime, at now: FrameTime, on canvas: inout Canvas
  ) {
    let layout = MatchLayout(places: grid.count, on: canvas.size)
    for place in 0..<grid.count {
      let picture = motion.picture(in: place, at: now) ?? CardPicture(of: place, in: game)
      let drawing = drawing(of: place, in: layout)
      drawing.draw(picture, on: &canvas)
      canvas.mark(drawing.rect, as: CardKeys.click(on: place))
    }
    if !game.isOver { drawing(of: cursor, in: layout).drawCursor(on: &canvas) }
  }

  private func drawing(of place: Int, in layout: MatchLayout) -> CardDrawing {
    CardDrawing(
      rect: layout.rect(of: place), isFramed: layout.isFramed, label: label(of: place))
  }
}
