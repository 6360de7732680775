import ArcadeCore
public import Terminal

extension AnagramScene {
  /// What a key means while a puzzle is played.
  mutating func press(
    _ key: Key, on board: Size, in game: AnagramGame, at now: FrameTime
  ) -> SceneReply<AnagramMove> {
    guard !game.isOver, !key.control, !key.alt else { return .ignored }
    let open = game.puzzle.openTargets
    switch key.code {
    case .character(" "): return shuffle(game, at: now)
    case .character(">"): return .move(.skip)
    case .character("!"): return giveUp()
    case .character(let character):
      guard let letter = LetterFolding.fold(character) else { return .ignored }
      return .move(.place(letter: letter, target: choice))
    case .tab: return offersHint(in: game, at: now) ? .move(.hint) : .changed
    case .left, .backspace: return choose(open.last { $0 < choice } ?? open.last)
    case .right: return choose(open.first { $0 > choice } ?? open.first)
    case .home: return choose(open.first)
    case .end: return choose(open.last)
    case .up: return chooseRow(-1, on: board, in: game)
    case .down: return chooseRow(1, on: board, in: game)
    case .enter, .escape, .delete, .insert, .pageUp, .pageDown, .function: return .ignored
    }
  }

  /// The keys of the lowest line.
  public func keys(_ game: AnagramGame, at now: FrameTime) -> [KeyHint] {
    guard !game.isOver || current(finale, at: now) != nil else { return [] }
    return [
      Self.hintKey, KeyHint("←→", "target", key: .right), Self.shuffleKey, Self.skipKey,
      Self.giveUpKey,
    ]
  }

  /// A hint, shuffling, skipping and giving up.
  public func commands(_ game: AnagramGame) -> [KeyHint] {
    game.isOver ? [] : [Self.hintKey, Self.shuffleKey, Self.skipKey, Self.giveUpKey]
  }

  private static let hintKey = KeyHint("Tab", "hint", key: .tab)
  private static let shuffleKey = KeyHint("space", "shuffle", key: .space)
  private static let skipKey = KeyHint(">", "skip", key: .character(">"))
  private static let giveUpKey = KeyHint("!", "give up", key: .character("!"))

  private mutating func choose(_ target: Int?) -> SceneReply<AnagramMove> {
    choice = target ?? choice
    return .changed
  }

  /// Chooses the nearest open target of the next line, above or below, that has one.
  private mutating func chooseRow(
    _ step: Int, on board: Size, in game: AnagramGame
  ) -> SceneReply<AnagramMove> {
    let layout = layout(of: game.puzzle, in: game, on: board)
    guard let row = layout.rows.firstIndex(where: { $0.contains(choice) }) else { return .ignored }
    let open = Set(game.puzzle.openTargets)
    let x = layout.targets[choice - 1].x
    for other in stride(from: row + step, to: step < 0 ? -1 : layout.rows.count, by: step) {
      let reachable = layout.rows[other].filter { open.contains($0) }
      let nearest = reachable.min {
        abs(layout.targets[$0 - 1].x - x) < abs(layout.targets[$1 - 1].x - x)
      }
      if let nearest { return choose(nearest) }
    }
    return .changed
  }

  private mutating func giveUp() -> SceneReply<AnagramMove> {
    guard asksToGiveUp else {
      asksToGiveUp = true
      return .changed
    }
    return .move(.giveUp)
  }

  /// Lets the free tiles change places; those of used tiles stay empty.
  private mutating func shuffle(_ game: AnagramGame, at now: FrameTime) -> SceneReply<AnagramMove> {
    shuffles += 1
    var chance = SplitMix64(
      seed: game.seed, stream: Self.stream(of: game.puzzle) + UInt64(shuffles) << 16)
    let free = game.puzzle.freeTiles
    let before = free.map { places[$0] }
    var after = chance.shuffled(before)
    // What looks as it did was no shuffle: then every tile moves on by one.
    if letters(of: game.puzzle, on: after, tiles: free)
      == letters(of: game.puzzle, on: before, tiles: free)
    {
      after = Array(before.dropFirst() + before.prefix(1))
    }
    for (index, tile) in free.enumerated() where after[index] != before[index] {
      places[tile] = after[index]
      animate(tile, .homing(from: .place(before[index])), at: now)
    }
    note = nil
    return .changed
  }

  private func letters(
    of puzzle: AnagramPuzzle, on places: [Int], tiles: [Int]
  ) -> [Character] {
    zip(places, tiles).sorted { $0.0 < $1.0 }.map { puzzle.tiles[$0.1].capital }
  }
}
