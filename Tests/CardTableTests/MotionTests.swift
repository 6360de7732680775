import CardTable
import Terminal
import Testing

struct MotionTests {
  typealias Step = Motion<String>.Step
  private let start = FrameTime(milliseconds: 1000)
  private let turning = [Step("narrow", milliseconds: 60), Step("open", milliseconds: 90)]

  @Test func `pictures follow each other, then the place is at rest`() {
    var motion = Motion<String>()
    motion.show(turning, in: 3, from: start)
    let seen = [0, 59, 60, 149, 150].map {
      motion.picture(in: 3, at: start.adding(milliseconds: $0))
    }
    #expect(seen == ["narrow", "narrow", "open", "open", nil])
    #expect(motion.picture(in: 2, at: start) == nil)
  }

  @Test func `it wakes at each change and at no other moment`() {
    var motion = Motion<String>()
    #expect(motion.nextFrame(after: start) == nil)
    motion.show(turning, in: 0, from: start)
    motion.show([Step("flash", milliseconds: 100)], in: 1, from: start)
    var moments: [Int64] = []
    var now = start
    while let next = motion.nextFrame(after: now) {
      moments.append(next.milliseconds - start.milliseconds)
      now = next
    }
    #expect(moments == [60, 100, 150])
  }

  @Test func `a place shows the newest motion alone, and is settled alone`() {
    var motion = Motion<String>()
    motion.show(turning, in: 0, from: start)
    motion.show([Step("flash", milliseconds: 40)], in: 0, from: start)
    #expect(motion.picture(in: 0, at: start) == "flash")
    #expect(motion.nextFrame(after: start) == start.adding(milliseconds: 40))
    motion.show(turning, in: 1, from: start)
    motion.settle(0)
    #expect(motion.picture(in: 0, at: start) == nil)
    #expect(motion.picture(in: 1, at: start) == "narrow")
    motion.settle()
    #expect(motion == Motion<String>())
  }

  @Test func `what has come to its end is forgotten, and nothing else`() {
    var motion = Motion<String>()
    #expect(motion.isAtRest)
    motion.show(turning, in: 0, from: start)
    motion.show([Step("flash", milliseconds: 40)], in: 1, from: start)
    motion.forgetPast(at: start.adding(milliseconds: 149))
    #expect(!motion.isAtRest)
    #expect(motion.picture(in: 0, at: start) == "narrow")
    #expect(motion.picture(in: 1, at: start) == nil)
    motion.forgetPast(at: start.adding(milliseconds: 150))
    #expect(motion.isAtRest)
  }

  @Test func `a card's key stands in its upper border, its code in the lower`() {
    var canvas = Canvas(size: Size(width: 11, height: 3))
    let frame = CardFrame(.double, Style(.accent), top: "q", bottom: "2RTO")
    frame.draw(Rect(x: 0, y: 0, width: 11, height: 3), on: &canvas)
    #expect(canvas.text == "╔═q═══════╗\n║         ║\n╚════2RTO═╝\n")
    #expect(canvas[0, 0].style == Style(.accent))
    #expect(canvas[2, 0].style == Style(.dim))
  }
}
