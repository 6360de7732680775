public import ArcadeCore
import CardTable
public import Terminal

extension MatchScene {
  /// Draws every place in the middle of the board, and the cursor.
  public func draw(
    _ game: MatchGame, playTime: PlayTime, at now: FrameTime, on canvas: inout Canvas
  ) {
    let layout = MatchLayout(places: grid.count, on: canvas.size)
    let back = CardDrawing.back(
      of: layout.card, isFramed: layout.isFramed, as: canvas.glyphs)
    let isAtRest = motion.isAtRest
    for place in 0..<grid.count {
      let moving = isAtRest ? nil : motion.picture(in: place, at: now)
      let picture = moving ?? CardPicture(of: place, in: game)
      let drawing = drawing(of: place, in: layout, back)
      drawing.draw(picture, on: &canvas)
      canvas.mark(drawing.rect, as: CardKeys.click(on: place))
    }
    if !game.isOver { drawing(of: cursor, in: layout, back).drawCursor(on: &canvas) }
  }

  private func drawing(of place: Int, in layout: MatchLayout, _ back: Canvas) -> CardDrawing {
    CardDrawing(
      rect: layout.rect(of: place), isFramed: layout.isFramed, label: label(of: place), back: back)
  }
}
