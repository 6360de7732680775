import ArcadeCore
import Terminal
import Testing

@testable import Anagram

struct ScoreCountTests {
  @Test(arguments: [(0, 10, 500), (10, 5, 250), (3, 0, 250), (0, 280_000_000, 500), (7, 7, 0)])
  func `it counts in time, never back, never beyond, to the true value`(
    from: Int, to: Int, duration: Int64
  ) {
    var count = ScoreCount(from)
    let start = FrameTime(milliseconds: 1_000)
    count.count(to: to, at: start)
    var last = from
    for elapsed in Int64(0)...700 {
      let value = count.value(at: start.adding(milliseconds: elapsed))
      #expect((min(from, to)...max(from, to)).contains(value))
      #expect(to >= from ? value >= last : value <= last)
      if elapsed >= duration { #expect(value == to) }
      last = value
    }
    if from != to { #expect(count.value(at: start.adding(milliseconds: duration / 2)) != to) }
  }

  @Test func `another change on the way goes on from what is shown`() {
    var chance = SplitMix64(state: 4)
    var count = ScoreCount(0)
    var (now, goal) = (FrameTime(milliseconds: 0), 0)
    for _ in 0..<300 {
      let shown = count.value(at: now)
      goal = max(0, goal + [10, -5, 30][chance.draw(below: 3)])
      count.count(to: goal, at: now)
      #expect(count.value(at: now) == shown)
      #expect(count.value(at: count.end) == goal)
      now = now.adding(milliseconds: Int64(chance.draw(below: 600)))
      #expect(count.value(at: now) >= 0)
    }
    count.settle()
    #expect(count.value(at: now) == goal)
  }
}
