import ArcadeCore
public import Terminal

extension AnagramScene {
  /// Takes a key or an act of the mouse on a board of the usual extent.
  public mutating func handle(
    _ input: Input, in game: AnagramGame, at now: FrameTime
  ) -> SceneReply<AnagramMove> {
    handle(input, on: Self.usualBoard, in: game, at: now)
  }

  /// Takes a key or an act of the mouse.
  ///
  /// A key or a press ends the stars or the answer of the last puzzle and does nothing else, and keys
  /// that come right behind it were typed ahead: they are dropped. A hint's tile lands at once, and
  /// the key does its work.
  public mutating func handle(
    _ input: Input, on board: Size, in game: AnagramGame, at now: FrameTime
  ) -> SceneReply<AnagramMove> {
    switch input {
    case .key(let key):
      drag = nil
      guard !interrupts(by: key, at: now), game.isOver || !dropsKeys(at: now) else {
        return .changed
      }
      return press(key, on: board, in: game, at: now)
    case .mouse(let mouse):
      switch mouse.action {
      case .press:
        drag = nil
        // The hint's button, which is off meanwhile, takes its press: the tile flies on.
        let extent = Rect(x: 0, y: 0, width: board.width, height: board.height)
        guard hintInFlight(at: now) == nil || extent.contains(mouse.point),
          !interrupts(by: nil, at: now)
        else { return .changed }
        return press(at: mouse.point, on: board, in: game, at: now)
      case .drag: return carry(to: mouse.point, on: board)
      case .release: return letGo(at: mouse.point, on: board, in: game, at: now)
      case .otherPress, .wheelUp, .wheelDown: return .ignored
      }
    case .paste, .focus:
      return .ignored
    }
  }

  /// Ends or lands what is shown for a while.
  ///
  /// - Returns: Whether the key or press is spent on that.
  private mutating func interrupts(by key: Key?, at now: FrameTime) -> Bool {
    let flight = hintInFlight(at: now)
    guard flight == nil || key != .tab else { return true }
    if key != .character("!") { asksToGiveUp = false }
    if let flight {
      motions = motions.map { $0 == flight ? flight.landed(at: now) : $0 }
      sounds.hurry(to: now)
    }
    guard var shown = current(finale, at: now) else {
      (finale, dealing) = (nil, nil)
      return false
    }
    if flight != nil {
      // The tile was the last one: its stars are still to come.
      shown.start = now
      finale = shown
      dealing = dealing.map { _ in shown.end }
    } else {
      (finale, motions) = (nil, [])
      dealing = dealing.map { _ in now }
      droppingUntil = now.adding(milliseconds: Self.blindTime)
    }
    return true
  }

  private func dropsKeys(at now: FrameTime) -> Bool { droppingUntil.map { now < $0 } ?? false }
}

// MARK: - The mouse

extension AnagramScene {
  private mutating func press(
    at point: Point, on board: Size, in game: AnagramGame, at now: FrameTime
  ) -> SceneReply<AnagramMove> {
    guard !game.isOver else { return .ignored }
    let layout = layout(of: game.puzzle, in: game, on: board)
    let free = game.puzzle.freeTiles.map { ($0, rect(of: $0, in: layout, at: now)) }
    if let (tile, rect) = free.last(where: { $0.1.contains(point) }) {
      motions.removeAll { $0.tile == tile }
      drag = Drag(tile: tile, at: rect, pointer: point, on: board)
      return .changed
    }
    guard let target = layout.target(at: point), game.puzzle.locked[target - 1] == nil else {
      return .ignored
    }
    choice = target
    return .changed
  }

  private mutating func carry(to point: Point, on board: Size) -> SceneReply<AnagramMove> {
    guard drag?.board == board else {
      drag = nil
      return .ignored
    }
    drag?.move(to: point)
    return .changed
  }

  /// Drops the tile that is held: on a target it is a move, beside all of them it slides back.
  private mutating func letGo(
    at point: Point, on board: Size, in game: AnagramGame, at now: FrameTime
  ) -> SceneReply<AnagramMove> {
    guard carry(to: point, on: board) == .changed, let held = drag else { return .ignored }
    drag = nil
    guard !game.isOver, game.puzzle.freeTiles.contains(held.tile) else { return .changed }
    let layout = layout(of: game.puzzle, in: game, on: board)
    guard let target = held.hasMoved ? held.target(in: layout) : choice else {
      // What the last move cost would read as the price of this.
      note = nil
      animate(held.tile, .homing(from: .point(held.corner)), at: now)
      return .changed
    }
    dropped = held
    return .move(.place(letter: game.puzzle.tiles[held.tile].folded, target: target))
  }

  /// Where a free tile is drawn now, unless the pointer holds it.
  func rect(of tile: Int, in layout: BoardLayout, at now: FrameTime) -> Rect {
    let home = layout.places[places[tile]]
    let motion = motions.first { $0.tile == tile }
    return motion?.phase(at: now).map { layout.rect(of: $0, home: home) } ?? home
  }
}
