import Foundation
import Terminal
import TestSupport
import Testing

/// The terminal is asked after the first frame, and its answers never land on the prompt.
struct QuestionTests {
  static let questions = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  @Test func `it is asked once, after the first frame`() throws {
    let visit = try Visit(["PROBE_COLOR": "1"])
    visit.session.type("x")
    try visit.session.wait(for: "1 key x")
    let text = String(decoding: visit.session.output, as: UTF8.self)
    let parts = text.components(separatedBy: String(decoding: Self.questions, as: UTF8.self))
    #expect(parts.count == 2)
    #expect(parts[0].contains("probe 80x24"))
    visit.session.type("q")
    try visit.expectEnd(status: 0)
    #expect(!visit.session.screen.text.contains("rgb"))
  }

  @Test(arguments: ["dumb", "linux", "vt100", "vt220"])
  func `terminals that would show the questions are not asked`(term: String) throws {
    let visit = try Visit(["PROBE_COLOR": "1", "TERM": term])
    visit.session.type("q")
    try visit.session.wait(for: "status 0")
    #expect(!String(decoding: visit.session.output, as: UTF8.self).contains("]11;"))
  }

  @Test func `answers under way when it is left do not land on the prompt`() throws {
    let session = try Session(["PROBE_COLOR": "1"])
    session.answers = false
    session.command("\"$PROGRAM\"")
    try session.wait(for: "probe 80x24")
    session.type("q")
    try session.wait(for: "the first screen") { !$0.modes.contains(1049) }
    session.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;22c")
    try session.wait(for: "status 0")
    session.command("read -r next; echo \"<$next>\"")
    session.command("none")
    try session.wait(for: "<none>")
    #expect(!session.screen.text.contains("rgb"))
  }

  @Test func `a terminal that never answers does not hold it up`() throws {
    let session = try Session(["PROBE_COLOR": "1"])
    session.answers = false
    session.command("\"$PROGRAM\"")
    try session.wait(for: "probe 80x24")
    let start = Date()
    session.type("q")
    try session.wait(for: "status 0")
    #expect(Date().timeIntervalSince(start) < 0.9)
  }
}
