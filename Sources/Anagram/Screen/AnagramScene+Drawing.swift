public import ArcadeCore
public import Terminal

extension AnagramScene {
  /// Draws targets, tiles and what moves, in the middle of the board.
  public func draw(
    _ game: AnagramGame, playTime: PlayTime, at now: FrameTime, on canvas: inout Canvas
  ) {
    BoardDrawing(self, game, on: canvas.size, at: now).draw(on: &canvas)
  }
}
