import ArcadeCore
import Terminal

/// Draws a puzzle at a moment: its targets, its tiles, and what moves over them.
struct BoardDrawing {
  private let scene: AnagramScene
  private let puzzle: AnagramPuzzle
  private let layout: BoardLayout
  private let now: FrameTime
  private let finale: Finale?
  private let isOver: Bool
  /// The tile that is held, unless the board has changed under it.
  private let drag: Drag?
  /// The tiles that stand where the answer has them though they were not laid there, by target.
  private let revealed: [Int: Int]

  /// Looks at a game through its scene.
  init(_ scene: AnagramScene, _ game: AnagramGame, on size: Size, at now: FrameTime) {
    self.scene = scene
    self.now = now
    finale = scene.current(scene.finale, at: now)
    puzzle = finale?.puzzle ?? game.puzzle
    isOver = game.isOver
    let isHeld = finale == nil && !isOver && scene.drag?.board == size
    drag = isHeld ? scene.drag : nil
    layout = scene.layout(of: puzzle, in: game, on: size)
    let isRevealed = finale?.kind == .revealed || (finale == nil && isOver)
    let answer = isRevealed ? Array(zip(puzzle.targets, puzzle.completed)) : []
    let locked = puzzle.locked
    revealed = Dictionary(uniqueKeysWithValues: answer.filter { locked[$0.0 - 1] == nil })
  }

  /// Draws the whole board.
  func draw(on canvas: inout Canvas) {
    for sign in layout.signs {
      canvas.put(
        String(sign.character), x: sign.point.x, y: sign.point.y, Style(.text, bold: true))
    }
    for target in puzzle.targets where target != litTarget { drawTarget(target, on: &canvas) }
    // Its heavy lines are not cut by those of a neighbour that shakes beside it.
    if let litTarget { drawTarget(litTarget, on: &canvas) }
    if finale == nil, !isOver { drawFreeTiles(on: &canvas) }
    for motion in scene.motions { draw(motion, on: &canvas) }
    if let stars { stars.draw(on: &canvas) }
    if let drag { draw(drag, on: &canvas) }
  }

  private var stars: Stars? {
    guard let finale, finale.kind == .solved, now >= finale.start else { return nil }
    return Stars(along: layout, elapsed: now.milliseconds - finale.start.milliseconds)
  }

  /// The target that is marked: the one below a held tile, else the chosen one.
  private var litTarget: Int? {
    guard finale == nil, !isOver else { return nil }
    guard let target = drag?.target(in: layout), puzzle.locked[target - 1] == nil else {
      return puzzle.locked[scene.choice - 1] == nil ? scene.choice : nil
    }
    return target
  }
}

// MARK: - At rest

extension BoardDrawing {
  private func drawTarget(_ target: Int, on canvas: inout Canvas) {
    let rect = layout.targets[target - 1]
    guard let tile = puzzle.locked[target - 1], !isOnItsWay(tile) else {
      let card =
        target == litTarget
        ? TileCard.chosen : revealed[target] == nil ? .open : .revealed
      return card.draw(revealed[target].map { puzzle.tiles[$0].capital }, in: rect, on: &canvas)
    }
    let isStarred = stars?.havePassed(rect) ?? (isOver && puzzle.isSolved)
    let card = isStarred ? TileCard.solved : .placed
    card.draw(puzzle.tiles[tile].capital, in: rect, on: &canvas)
  }

  private func isOnItsWay(_ tile: Int) -> Bool {
    scene.motions.contains { $0.tile == tile && now < $0.landing }
  }

  private func drawFreeTiles(on canvas: inout Canvas) {
    let dealing = scene.dealing.map { now.milliseconds - $0.milliseconds }
    for tile in puzzle.freeTiles where drag?.tile != tile && !moves(tile) {
      let place = scene.places[tile]
      let age = dealing.map { $0 - Int64(place) * AnagramScene.dealStep } ?? .max
      guard age >= 0 else { continue }
      let isTurned = age >= AnagramScene.turnTime
      (isTurned ? TileCard.free : .dealt).draw(
        isTurned ? puzzle.tiles[tile].capital : nil, in: layout.places[place], on: &canvas)
    }
  }

  private func moves(_ tile: Int) -> Bool {
    scene.motions.contains { $0.tile == tile && now < $0.end }
  }
}

// MARK: - What moves

extension BoardDrawing {
  private func draw(_ motion: TileMotion, on canvas: inout Canvas) {
    guard let phase = motion.phase(at: now) else { return }
    let shown = puzzle.tiles[motion.tile].capital
    // In a finale every tile goes to its target: none has a home.
    let home = layout.places[finale == nil ? scene.places[motion.tile] : 0]
    let rect = layout.rect(of: phase, home: home)
    switch phase {
    case .moving: TileCard.lifted.draw(shown, in: rect, on: &canvas)
    case .shaking: TileCard.wrong.draw(shown, in: rect, on: &canvas)
    case .bursting(_, let elapsed):
      guard stars?.havePassed(rect) != true else { return }
      TileCard.right.draw(shown, in: rect, on: &canvas)
      drawSparks(around: rect, elapsed: elapsed, on: &canvas)
    }
  }

  /// A burst: sparks above and below the tile that spread and fade.
  private func drawSparks(around rect: Rect, elapsed: Int64, on canvas: inout Canvas) {
    let step = Int(elapsed * 3 / TileMotion.burst)
    let glyph = ["✦", "*", "·"][min(2, step)]
    let style = Style(.gold, bold: step == 0)
    let middle = rect.x + rect.width / 2
    let reach = rect.width / 2 + step
    for y in [rect.y - 1, rect.y + rect.height] where (0..<canvas.size.height).contains(y) {
      for x in [middle - reach, middle, middle + reach]
      where (0..<canvas.size.width).contains(x) && canvas[x, y].scalar == " " {
        canvas.put(glyph, x: x, y: y, style)
      }
    }
  }

  private func draw(_ drag: Drag, on canvas: inout Canvas) {
    let rect = Rect(
      x: drag.corner.x, y: drag.corner.y, width: layout.measure.tile.width,
      height: layout.measure.tile.height)
    TileCard.drawShadow(of: rect, on: &canvas)
    TileCard.lifted.draw(puzzle.tiles[drag.tile].capital, in: rect, on: &canvas)
  }
}
