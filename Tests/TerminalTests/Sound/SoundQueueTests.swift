import Terminal
import Testing

struct SoundQueueTests {
  private let start = FrameTime(milliseconds: 1_000)

  @Test func `sounds are heard once, at their moments`() {
    var sounds = SoundQueue()
    sounds.add(.tick, at: start)
    sounds.add(.win, at: start.adding(milliseconds: 300))
    #expect(sounds.takeDue(at: start) == [.tick])
    #expect(sounds.takeDue(at: start) == [])
    #expect(sounds.next(after: start) == start.adding(milliseconds: 300))
    sounds.removeAll()
    #expect(sounds.next(after: start) == nil)
    #expect(sounds == SoundQueue())
  }

  @Test func `what is hurried is heard at once, and the rest never`() {
    var sounds = SoundQueue()
    sounds.add(.tick, at: start.adding(milliseconds: 100))
    sounds.add(.win, at: start.adding(milliseconds: 300))
    sounds.hurry(to: start) { $0 == .win }
    #expect(sounds.takeDue(at: start) == [.win])
    #expect(sounds == SoundQueue())
  }
}
