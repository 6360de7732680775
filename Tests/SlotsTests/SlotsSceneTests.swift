import ArcadeCore
import Terminal
import TestSupport
import Testing

@testable import Slots

struct SlotsSceneTests {
  @Test(arguments: ["classic", "jackpot", "river", "trio"])
  func `the faces that the wheels stop on are the outcome`(name: String) throws {
    for seed in 0..<25 {
      var play = try ScenePlay(name, seed: UInt64(seed))
      for _ in 0..<3 { try play.spin() }
      let turn = try #require(play.scene.turn)
      for time in [turn.lastStop, turn.reveal, turn.end, turn.end.adding(milliseconds: 60_000)] {
        #expect(play.middleRow(at: time) == play.outcome, "seed \(seed)")
      }
      play.scene.settle(play.game)
      #expect(play.middleRow(at: turn.start) == play.outcome)
    }
  }

  @Test func `each wheel stops for good, left to right, and shows its face from then on`() throws {
    var play = try ScenePlay(seed: 5)
    try play.spin()
    let turn = try #require(play.scene.turn)
    var stops: [FrameTime] = []
    for wheel in 0..<5 {
      let moving = (0...Int64(4000)).last { turn.steps(of: wheel, at: play.moment($0)) > 0 }
      stops.append(play.moment(try #require(moving) + 1))
      #expect(play.middleRow(at: stops[wheel])[wheel] == play.outcome[wheel])
    }
    #expect(stops == stops.sorted())
    #expect(Set(stops).count == 5)
    #expect(stops.last == turn.lastStop)
  }

  @Test(arguments: 0..<30)
  func `the strip begins on the faces before, moves on one way and slower and slower`(
    seed: UInt64
  ) throws {
    var play = try ScenePlay("jackpot", seed: seed)
    try play.spin()
    let before = play.outcome
    try play.spin()
    let turn = try #require(play.scene.turn)
    #expect(play.middleRow(at: turn.start) == before)
    for wheel in 0..<5 {
      let steps = (0...100).map { turn.steps(of: wheel, at: play.moment(Int64($0) * 33)) }
      #expect(steps[0] > 2)
      #expect(steps.last == 0)
      let speeds = zip(steps, steps.dropFirst()).map { $0 - $1 }
      #expect(speeds.allSatisfy { $0 >= 0 })
      // Whole steps: a frame may be one step ahead of the smooth way.
      for (one, next) in zip(speeds, speeds.dropFirst()) { #expect(next <= one + 1) }
    }
  }

  @Test func `nothing is told before the last wheel has stopped, a win half a second later`() throws
  {
    var play = try ScenePlay(seed: 42)
    for _ in 0..<3 { try play.spin(bet: 2) }
    let turn = try #require(play.scene.turn)
    #expect(turn.isCelebrated)
    #expect(turn.reveal.milliseconds - turn.lastStop.milliseconds == 500)
    #expect(turn.end.milliseconds - turn.lastStop.milliseconds == 1500)

    let before = turn.reveal.adding(milliseconds: -1)
    #expect(!play.text(at: before).contains("W I N N I N G !"))
    #expect(play.credits(at: turn.start) == "94")
    #expect(play.credits(at: before) == "94")
    #expect(play.text(at: turn.reveal).contains("W I N N I N G !   3 cherries   +20"))
    #expect(play.credits(at: turn.end) == "114")
    #expect(play.game.credits == 114)

    // The button is gone until the end.
    #expect(play.text(at: turn.start).contains("[  SPIN  ]") == false)
    #expect(play.text(at: turn.end.adding(milliseconds: -1)).contains("[  SPIN  ]") == false)
    #expect(play.text(at: turn.end).contains("[  SPIN  ]"))
  }

  @Test func `the button is back at once after a loss`() throws {
    var play = try ScenePlay(seed: 42)
    try play.spin()
    let turn = try #require(play.scene.turn)
    #expect(turn.end == turn.lastStop)
    #expect(play.text(at: turn.lastStop).contains("[  SPIN  ]"))
    #expect(play.scene.nextFrame(after: turn.lastStop.adding(milliseconds: 1)) == nil)
  }

  @Test func `the credits count up and end on the true value`() throws {
    var play = try ScenePlay(seed: 42)
    for _ in 0..<3 { try play.spin(bet: 5) }
    let turn = try #require(play.scene.turn)
    let counted = (0...1000).map { turn.credits(at: turn.reveal.adding(milliseconds: $0)) }
    #expect(counted == counted.sorted())
    #expect(counted.first == 85)
    #expect(counted.last == 135)
    #expect(Set(counted).count > 10)
  }

  @Test func `a win's label is gone when the next spin starts`() throws {
    var play = try ScenePlay(seed: 42)
    for _ in 0..<3 { try play.spin() }
    play.scene.settle(play.game)
    #expect(play.text(at: play.now).contains("W I N N I N G !"))
    try play.spin()
    #expect(!play.text(at: play.now).contains("W I N N I N G !"))
  }

  @Test func `a return that is not above the bet gets no fanfare`() throws {
    var play = try ScenePlay("river", seed: 1)
    repeat { try play.spin() } while play.game.spins.last?.gain != 0
    let turn = try #require(play.scene.turn)
    #expect(!turn.isCelebrated)
    #expect(turn.end == turn.lastStop)
    var sounds = turn.sounds
    #expect(!sounds.takeDue(at: turn.end.adding(milliseconds: 5_000)).contains(.win))
    #expect(!play.text(at: turn.end).contains("N I N G"))
    #expect(play.scene.message(play.game, at: turn.end).text.hasSuffix("pay 1, your bet back."))
  }

  @Test func `crunch at the start, a tick a wheel, the win sound half a second after the last`()
    throws
  {
    var play = try ScenePlay(seed: 42)
    for _ in 0..<3 { try play.spin() }
    let start = play.now.milliseconds
    var heard: [(Int64, [Sound])] = []
    for time in stride(from: Int64(0), through: 4000, by: 1) {
      let sounds = play.scene.dueSounds(at: play.moment(time))
      if !sounds.isEmpty { heard.append((time, sounds)) }
    }
    #expect(heard.map(\.0) == [0, 700, 1000, 1300, 1600, 1900, 2400])
    #expect(heard.flatMap(\.1) == [.crunch, .tick, .tick, .tick, .tick, .tick, .win])
    #expect(start == play.now.milliseconds)
  }

  @Test(arguments: [0..<40])
  func `after settling, the drawing does not depend on the way there`(seeds: Range<Int>) throws {
    for seed in seeds {
      var play = try ScenePlay(["classic", "river"][seed % 2], seed: UInt64(seed))
      for bet in [1, 3, 2, 5] { try play.spin(bet: bet) }
      let live = play
      let turned = live.scene.turn.map { live.canvas(at: $0.end) }
      play.scene.settle(play.game)
      let fresh = ScenePlay(play.game).canvas(at: play.now)
      #expect(play.canvas(at: play.now) == fresh)
      #expect(turned == fresh)
    }
  }

  @Test func `wheels that are made to stand are silent`() throws {
    var play = try ScenePlay(seed: 42)
    for _ in 0..<3 { try play.spin() }
    play.scene.settle(play.game)
    #expect(play.scene.dueSounds(at: play.moment(60_000)).isEmpty)
    #expect(play.scene.nextFrame(after: play.now) == nil)
  }

  @Test func `where nothing may move, the end is shown at once`() throws {
    var play = try ScenePlay(seed: 42, look: Look(motion: false))
    for _ in 0..<3 { try play.spin() }
    #expect(play.text(at: play.now).contains("W I N N I N G !"))
    #expect(play.middleRow(at: play.now) == play.outcome)
    // Nothing moves, so there is nothing to settle: the sounds are still due.
    play.scene.settle(play.game)
    #expect(play.scene.dueSounds(at: play.now) == [.crunch, .win])
    #expect(play.scene.nextFrame(after: play.now) == nil)
  }

  @Test func `30 frames a second while something moves, none while all is still`() throws {
    var play = try ScenePlay(seed: 42)
    #expect(play.scene.nextFrame(after: play.now) == nil)
    for _ in 0..<3 { try play.spin() }
    let turn = try #require(play.scene.turn)
    _ = play.scene.dueSounds(at: turn.end)
    var frames: [FrameTime] = []
    var now = turn.start
    while let next = play.scene.nextFrame(after: now) {
      #expect(next > now)
      frames.append(next)
      now = next
    }
    #expect(now == turn.end)
    let turning = frames.filter { $0 <= turn.lastStop }
    #expect((57...59).contains(turning.count))
    #expect(frames.filter { $0 > turn.lastStop && $0 < turn.reveal }.isEmpty)
    #expect(frames.contains(turn.reveal))
  }
}
