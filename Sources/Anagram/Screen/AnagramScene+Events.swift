import ArcadeCore
public import Terminal

extension AnagramScene {
  /// Sets going what the events show: tiles that land or slide back, stars, points that count.
  public mutating func show(
    _ events: [AnagramEvent], of game: AnagramGame, at now: FrameTime
  ) {
    guard !events.isEmpty else { return }
    asksToGiveUp = false
    for event in events { show(event, of: game, at: now) }
    note = note(for: events, in: game)
    notedPuzzle = events.contains(.dealt) ? game.puzzle.number - 1 : game.puzzle.number
    (drag, dropped) = (nil, nil)
    count.count(to: game.score, at: now)
    if !look.motion { settle(game) }
  }

  /// Shows why a move was refused; a tile that was dropped slides back.
  public mutating func show(
    _ refusal: AnagramRefusal, of game: AnagramGame, at now: FrameTime
  ) {
    if let dropped, let carriedTo {
      animate(dropped.tile, .homing(from: .point(carriedTo)), at: now)
    }
    dropped = nil
    (note, notedPuzzle) = (Message(refusal.description, Style(.loss)), game.puzzle.number)
    sounds.add(.wrong, at: now)
  }

  private mutating func show(_ event: AnagramEvent, of game: AnagramGame, at now: FrameTime) {
    switch event {
    case .placed(let tile, let target, _):
      swapPlaces(of: tile)
      land(tile, on: target, flight: wasCarried ? 0 : TileMotion.typedFlight, at: now)
      if choice == target { choice = nextOpen(after: target, in: game.puzzle) }
    case .hinted(let tile, let target, _):
      land(tile, on: target, flight: TileMotion.hintFlight, at: now)
      if choice == target { choice = nextOpen(after: target, in: game.puzzle) }
    case .misplaced(let tile, let target, _):
      swapPlaces(of: tile)
      animate(tile, .refusal(at: .target(target)), at: now)
      sounds.add(.wrong, at: now)
    case .misguessed: sounds.add(.wrong, at: now)
    case .solved(let puzzle, _):
      let landed = look.motion ? motions.map(\.landing).max() ?? now : now
      finish(puzzle, as: .solved, of: game, from: max(now, landed))
      sounds.add(.win, at: max(now, landed))
    case .skipped(let puzzle, _, _):
      motions = []
      finish(puzzle, as: .revealed, of: game, from: now)
    case .dealt:
      dealing = finale?.end
      places = Array(game.puzzle.tiles.indices)
      choice = game.puzzle.openTargets.first ?? 1
      (shuffles, dealtAt) = (0, game.dealtAt)
    case .ended(let ending, _):
      guard ending != .levelDone else { return }
      (motions, dealing) = ([], nil)
      finish(game.puzzle, as: .revealed, of: game, from: now)
    }
  }

  private mutating func finish(
    _ puzzle: AnagramPuzzle, as kind: Finale.Kind, of game: AnagramGame, from start: FrameTime
  ) {
    guard look.motion else { return }
    let limit = Int64(game.level.timeToSolve) * 1000
    let left = PlayTime(
      milliseconds: dealtAt.milliseconds + limit - game.dealtAt.milliseconds)
    finale = Finale(
      puzzle: puzzle, kind: kind, stopwatch: game.deadline == nil ? nil : left, start: start)
  }

  private mutating func land(
    _ tile: Int, on target: Int, flight: Int64, at now: FrameTime
  ) {
    let origin = carriedTo.map { Spot.point($0) } ?? .place(places[tile])
    animate(tile, .landing(from: origin, target: target, flight: flight), at: now)
    sounds.add(.tick, at: look.motion ? now.adding(milliseconds: flight) : now)
  }

  /// Moves a tile, unless nothing may move; what moved it before is over.
  mutating func animate(_ tile: Int, _ kind: TileMotion.Kind, at now: FrameTime) {
    motions.removeAll { $0.tile == tile || $0.end <= now }
    guard look.motion else { return }
    motions.append(TileMotion(tile: tile, kind: kind, start: now))
  }

  /// Where the dropped tile was let go, if it was carried at all.
  private var carriedTo: Point? {
    dropped.flatMap { $0.hasMoved ? $0.corner : nil }
  }

  private var wasCarried: Bool { carriedTo != nil }

  /// Lets the tile that the rules took, the first of its letter, lie where the dropped one did.
  private mutating func swapPlaces(of tile: Int) {
    guard let dropped, dropped.tile != tile else { return }
    places.swapAt(tile, dropped.tile)
  }

  /// The open target after another, from the left again behind the last.
  private func nextOpen(after target: Int, in puzzle: AnagramPuzzle) -> Int {
    let open = puzzle.openTargets
    return open.first { $0 > target } ?? open.first ?? 1
  }
}
