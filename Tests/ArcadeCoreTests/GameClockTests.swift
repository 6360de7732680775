import ArcadeCore
import Testing

struct GameClockTests {
  @Test func `a clock stands until it is started`() {
    let clock = GameClock()
    #expect(!clock.isRunning)
    #expect(clock.playTime(now: 5_000) == .zero)
    #expect(clock.moment(of: PlayTime(milliseconds: 1)) == nil)
  }

  @Test func `a pause is no play`() {
    var clock = GameClock()
    clock.start(now: 1_000)
    #expect(clock.isRunning)
    #expect(clock.playTime(now: 1_250).milliseconds == 250)
    clock.stop(now: 1_500)
    #expect(!clock.isRunning)
    #expect(clock.playTime(now: 3_601_500).milliseconds == 500)
    clock.start(now: 3_601_500)
    #expect(clock.playTime(now: 3_601_600).milliseconds == 600)
  }

  @Test func `starting a running clock and stopping a standing one change nothing`() {
    var clock = GameClock()
    clock.start(now: 100)
    clock.start(now: 400)
    #expect(clock.playTime(now: 500).milliseconds == 400)
    clock.stop(now: 500)
    let stopped = clock
    clock.stop(now: 900)
    #expect(clock == stopped)
    #expect(clock.playTime(now: 900).milliseconds == 400)
  }

  @Test func `a game taken up again goes on at its moment`() {
    var clock = GameClock(startingAt: PlayTime(milliseconds: 7_000))
    #expect(clock.playTime(now: 0).milliseconds == 7_000)
    clock.start(now: 50)
    #expect(clock.playTime(now: 60).milliseconds == 7_010)
  }

  @Test func `a clock set back behind its start takes no play back`() {
    var clock = GameClock(startingAt: PlayTime(milliseconds: 300))
    clock.start(now: 1_000)
    #expect(clock.playTime(now: 400).milliseconds == 300)
    clock.stop(now: 400)
    #expect(clock.playTime(now: 400).milliseconds == 300)
    clock.start(now: 400)
    #expect(clock.playTime(now: 410).milliseconds == 310)
  }

  @Test func `clocks may count from anywhere`() {
    var clock = GameClock()
    clock.start(now: -1_000)
    clock.stop(now: 500)
    #expect(clock.playTime(now: 0).milliseconds == 1_500)
  }

  @Test(arguments: [0, 200, 5_000] as [Int64])
  func `at the moment foretold the clock shows the time asked for`(played: Int64) throws {
    var clock = GameClock(startingAt: PlayTime(milliseconds: played))
    clock.start(now: 1_000)
    for time in [played, played + 1, played + 60_000].map({ PlayTime(milliseconds: $0) }) {
      let moment = try #require(clock.moment(of: time))
      #expect(clock.playTime(now: moment) == time)
      #expect(time.milliseconds == played || clock.playTime(now: moment - 1) < time)
    }
  }

  @Test func `a time that has passed lies in the past`() throws {
    var clock = GameClock(startingAt: PlayTime(milliseconds: 500))
    clock.start(now: 1_000)
    #expect(clock.moment(of: PlayTime(milliseconds: 200)) == 700)
    clock.stop(now: 2_000)
    #expect(clock.moment(of: PlayTime(milliseconds: 9_000)) == nil)
  }
}
