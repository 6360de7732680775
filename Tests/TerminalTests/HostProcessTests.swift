import Foundation
import Testing

@testable import Terminal

struct HostProcessTests {
  @Test func `the process is seen as the system sees it`() {
    let process = HostProcess.live
    #expect(process.processID() == getpid())
    #expect(process.environment() == ProcessInfo.processInfo.environment)
    #expect(process.arguments() == Array(CommandLine.arguments.dropFirst()))
    #expect(!process.isTerminal(-1))
  }

  @Test func `chance differs from draw to draw`() {
    let draws = Set((0..<100).map { _ in HostProcess.live.randomBits() })
    #expect(draws.count == 100)
  }

  @Test func `the clocks go forward, and the time of day is that of others`() {
    let clock = SystemClock.live
    let (before, start) = (clock.now(), Date())
    usleep(20_000)
    let passed = clock.now().milliseconds - before.milliseconds
    #expect((19...).contains(passed))
    let today = Date().timeIntervalSince1970 * 1000
    #expect(
      abs(Double(clock.millisecondsSince1970()) - today) < 1000 + Date().timeIntervalSince(start))
  }
}
