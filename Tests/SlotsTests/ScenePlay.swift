import ArcadeCore
import Terminal
import TestSupport
import Testing

@testable import Slots

/// A game of slots and its scene, played and looked at.
typealias ScenePlay = PlayedScene<SlotsScene>

extension PlayedScene<SlotsScene> {
  init(_ machine: String = "classic", seed: UInt64, look: Look = Look()) throws {
    self.init(try SlotsGameTests.game(machine, seed: seed), look: look)
  }

  /// The symbols' names of the last spin.
  var outcome: [String] {
    game.spins.last?.faces.map { game.machine.symbols[$0].name } ?? []
  }

  /// Spins now, whatever still turns; sounds that were due before are taken out.
  mutating func spin(bet: Int = 1) throws {
    _ = scene.dueSounds(at: now)
    try make(.spin(bet: bet))
  }

  func text(at time: FrameTime) -> String { canvas(at: time).text }

  func credits(at time: FrameTime) -> String? {
    scene.header(game, playTime: .zero, at: time).fields.last?.value
  }

  func message(at time: FrameTime) -> String { scene.message(game, at: time).text }

  /// The names of the symbols in the row that pays, read from the screen; `-` between two symbols.
  func middleRow(at time: FrameTime) -> [String] {
    let line =
      text(at: time).split(separator: "\n", omittingEmptySubsequences: false)
      .first { $0.contains("▶") } ?? ""
    return line.split(separator: "│").filter { !$0.contains("▶") && !$0.contains("◀") }
      .map { cell in
        let glyph = cell.filter { $0 != " " }
        return game.machine.symbols.first { $0.glyph == glyph }?.name ?? "-"
      }.prefix(game.machine.wheels).map { $0 }
  }
}
