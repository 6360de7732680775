import ArcadeCore
import CardTable
import Testing

@testable import SetGame

/// Games that chance plays: every one of them comes to its end by itself.
struct SetRandomGameTests {
  @Test(arguments: SetMode.allCases)
  func `a thousand games of each mode come to their end by themselves`(mode: SetMode) throws {
    for seed in UInt64(1)...1000 {
      let game = try Self.play(SetGame(options: mode, seed: try #require(Seed(seed))))
      let left = game.table.cards.count
      switch mode {
      case .normal: #expect([0, 6, 9, 12, 15, 18].contains(left), "seed \(seed)")
      case .junior: #expect([0, 6, 9].contains(left), "seed \(seed)")
      case .puzzle: #expect(game.found.count == 6 && left == 12, "seed \(seed)")
      case .race10: #expect(game.found.count == 10, "seed \(seed)")
      case .race20: #expect(game.found.count == 20, "seed \(seed)")
      }
      #expect(game.allowedMoves.isEmpty)
      let isUsedUp = game.deck.isEmpty && !SetFinder(game.table.places).holdsSet
      #expect(isUsedUp || mode.setsToFind != nil, "seed \(seed)")
    }
  }

  @Test(arguments: SetMode.allCases)
  func `the moves that are listed are allowed and lead to the end`(mode: SetMode) throws {
    for seed in UInt64(1)...5 {
      var game = SetGame(options: mode, seed: try #require(Seed(seed)))
      var chance = SplitMix64(state: seed)
      var moves = 0
      while !game.isOver {
        let allowed = game.allowedMoves
        _ = try game.play(try #require(allowed.shuffledFirst(&chance)), at: .zero)
        moves += 1
        try #require(moves < 5000)
      }
    }
  }

  /// Finds Sets, with misses, hints and three more in between; what the rules refuse changes nothing.
  private static func play(_ start: SetGame) throws -> SetGame {
    var game = start
    var chance = SplitMix64(seed: start.seed, stream: 9)
    var rounds = 0
    while !game.isOver {
      rounds += 1
      try #require(rounds < 1000)
      var moves: [SetMove] = []
      switch chance.draw(below: 8) {
      case 0: moves = [.hint]
      case 1: moves = [.threeMore]
      case 2: moves = [.choose(chance.draw(below: game.table.places.count))]
      default:
        let sets = game.sets
        let set = sets.isEmpty ? [] : sets[chance.draw(below: sets.count)]
        let back = game.table.chosen.filter { !set.contains($0) }
        moves = (back + set.filter { !game.table.chosen.contains($0) }).map { .choose($0) }
        if sets.isEmpty { moves = [.threeMore] }
      }
      for move in moves {
        let before = game
        do throws(SetRefusal) {
          _ = try game.play(move, at: .zero)
        } catch {
          #expect(game == before)
        }
      }
    }
    return game
  }
}

extension [SetMove] {
  fileprivate func shuffledFirst(_ chance: inout SplitMix64) -> SetMove? {
    isEmpty ? nil : self[chance.draw(below: count)]
  }
}
