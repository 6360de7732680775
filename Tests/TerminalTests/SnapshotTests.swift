import Foundation
import TestSupport
import Testing

struct SnapshotTests {
  /// Runs a body with the path of a test file in a folder of its own.
  private func withTestFile(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("Tests/SomeTests/Deep/FileTests.swift").path)
  }

  @Test func `recording fails, and what was recorded passes afterwards`() throws {
    try withTestFile { path in
      withKnownIssue {
        expectSnapshot("one\ntwo\n", named: "screen", isRecording: true, filePath: path)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("Snapshots/SomeTests/screen.txt") }
      }
      expectSnapshot("one\ntwo\n", named: "screen", isRecording: false, filePath: path)
    }
  }

  @Test func `a text that differs fails and its lines are shown`() throws {
    try withTestFile { path in
      withKnownIssue {
        expectSnapshot("one\ntwo\n", named: "screen", isRecording: true, filePath: path)
      }
      withKnownIssue {
        expectSnapshot("one\nthree\n", named: "screen", isRecording: false, filePath: path)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("-│two\n+│three") }
      }
    }
  }

  @Test func `a missing golden file fails`() throws {
    try withTestFile { path in
      withKnownIssue {
        expectSnapshot("text", named: "missing", isRecording: false, filePath: path)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("RECORD_SNAPSHOTS=1") }
      }
    }
  }

  @Test(arguments: [
    ("a\nb\nc", "a\nb\nc", ""), ("a", "b", "-│a\n+│b"),
    ("1\n2\n3\n4\n5\n6\n7\n8\n9", "1\n2\n3\n4\n5\n6\n7\nx\n9", "…\n │6\n │7\n-│8\n+│x\n │9"),
    (
      "a\n1\n2\n3\n4\n5\n6\nz", "A\n1\n2\n3\n4\n5\n6\nZ",
      "-│a\n+│A\n │1\n │2\n…\n │5\n │6\n-│z\n+│Z"
    ),
  ])
  func `a difference shows what changed and two lines around`(
    old: String, new: String, difference: String
  ) {
    #expect(lineDifference(old, new) == difference)
  }
}
