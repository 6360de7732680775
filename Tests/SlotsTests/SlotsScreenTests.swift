import ArcadeCore
import Terminal
import TestSupport
import Testing

@testable import Slots

struct SlotsScreenTests {
  @Test func `the wide board at rest, turning, stopped, winning and over`() throws {
    var play = try ScenePlay(seed: 42)
    expectSnapshot(play.screen(after: 0), named: "wide-start")
    for bet in [1, 3, 2] { try play.spin(bet: bet) }
    expectSnapshot(play.screen(after: 400), named: "wide-turning")
    expectSnapshot(play.screen(after: 1900), named: "wide-stopped")
    expectSnapshot(play.screen(after: 2600), named: "wide-counting")
    expectSnapshot(play.screen(after: 3400), named: "wide-win")
    play.scene.settle(play.game)
    try play.make(.cashOut)
    expectSnapshot(play.screen(after: 0), named: "wide-over")
  }

  @Test(arguments: ["jackpot", "trio", "river"])
  func `machines of other shapes`(name: String) throws {
    var play = try ScenePlay(name, seed: 7)
    repeat { try play.spin(bet: 5) } while (play.game.spins.last?.gain ?? 0) <= 0
    expectSnapshot(play.screen(after: 9000), named: "wide-\(name)")
    expectSnapshot(
      play.screen(after: 9000, width: 40, height: 12), named: "compact-\(name)")
  }

  @Test func `the compact board`() throws {
    var play = try ScenePlay(seed: 42)
    for bet in [1, 3, 2] { try play.spin(bet: bet) }
    for (time, name) in [(400, "turning"), (3400, "win")] as [(Int64, String)] {
      let screen = play.screen(after: time, width: 40, height: 12)
      expectSnapshot(screen, named: "compact-\(name)")
    }
  }

  @Test func `the boards in ASCII`() throws {
    var play = try ScenePlay(seed: 42)
    for bet in [1, 3, 2] { try play.spin(bet: bet) }
    let wide = play.canvas(at: play.moment(3400), glyphs: .ascii)
    let compact = play.canvas(at: play.moment(3400), width: 40, height: 12, glyphs: .ascii)
    expectSnapshot(wide.styledText, named: "ascii-wide")
    expectSnapshot(compact.styledText, named: "ascii-compact")
    for canvas in [wide, compact] {
      #expect(canvas.cells.allSatisfy { (0x20..<0x7F).contains($0.scalar.value) })
    }
  }

  /// In each machine's longest game: no number moves another, and nothing falls off the board.
  @Test(arguments: ["classic", "jackpot", "trio", "river"])
  func `nothing jumps when numbers grow`(name: String) throws {
    var play = try ScenePlay(name, seed: 3)
    let labels = ["pays for", "net", "last spins", "credits", "you get back", "bet ◂", "▶", "◀"]
    let first = try Self.places(of: labels, in: play.text(at: play.now))
    while !play.game.isOver {
      let bet = min(1 + play.game.spins.count % 5, play.game.credits)
      try play.spin(bet: bet)
      let turn = try #require(play.scene.turn)
      // Every seventh spin: all of them take two seconds, and shown is what these can show.
      guard play.game.spins.count % 7 == 0 else { continue }
      for time in [turn.start, turn.lastStop, turn.end] where !play.game.isOver {
        #expect(try Self.places(of: labels, in: play.text(at: time)) == first)
      }
    }
  }

  @Test(arguments: [ColorDepth.sixteen, .direct], ["classic", "river"])
  func `a frame is at most 500 bytes`(depth: ColorDepth, name: String) throws {
    for seed in 0..<2 {
      var play = try ScenePlay(name, seed: UInt64(seed))
      var renderer = Renderer(depth: depth, theme: .dark, isUTF8: true)
      _ = renderer.frame(play.canvas(at: play.now))
      for _ in 0..<3 {
        try play.spin(bet: 1)
        var now: FrameTime? = play.now
        while let time = now {
          let bytes = renderer.frame(play.canvas(at: time))
          #expect(bytes.count <= 500)
          now = play.scene.nextFrame(after: time)
        }
      }
    }
  }

  @Test func `the odds fit their page`() throws {
    for file in Machines.files {
      for line in SlotsReport.odds(of: try Machine(file: file)) {
        #expect(Glyphs.width(of: line) <= 76)
      }
    }
  }

  @Test func `the end is told with the best of the spins`() throws {
    var play = try ScenePlay(seed: 42)
    #expect(play.scene.closing(play.game) == ["You stop at 100 credits after 0 spins."])
    for bet in [1, 3, 2] { try play.spin(bet: bet) }
    try play.make(.cashOut)
    #expect(
      play.scene.closing(play.game) == [
        "You cash out 114 credits after 3 spins.", "The best of the spins: 3 cherries for 20.",
      ])
  }

  /// Where labels stand, in cells.
  private static func places(of labels: [String], in text: String) throws -> [Point] {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    return try labels.map { label in
      let y = try #require(rows.firstIndex { $0.contains(label) }, "\(label)")
      let before = try #require(rows[y].firstRange(of: label)).lowerBound
      return Point(x: Glyphs.width(of: String(rows[y][..<before])), y: y)
    }
  }
}
