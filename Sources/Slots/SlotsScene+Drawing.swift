public import ArcadeCore
public import Terminal

extension SlotsScene {
  /// Draws wheels, paytable, buttons and the spins so far; in the middle of a larger canvas.
  public func draw(
    _ game: SlotsGame, playTime: PlayTime, at now: FrameTime, on canvas: inout Canvas
  ) {
    let picture = picture(of: game, at: now)
    let isWide =
      canvas.size.width >= WideBoard.size.width && canvas.size.height >= WideBoard.size.height
    let size = isWide ? WideBoard.size : CompactBoard.size
    let origin = Point(
      x: max(0, (canvas.size.width - size.width) / 2),
      y: max(0, (canvas.size.height - size.height) / 2))
    if isWide {
      WideBoard(picture, at: origin).draw(on: &canvas)
    } else {
      CompactBoard(picture, at: origin).draw(on: &canvas)
    }
  }

  /// What is to be seen at a moment.
  func picture(of game: SlotsGame, at now: FrameTime) -> SlotsPicture {
    SlotsPicture(game, turn: turn, bet: bet, at: now)
  }
}
