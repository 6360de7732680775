import Foundation
import TestSupport
import Testing

/// A sound is started beside the game and leaves nothing behind.
struct SoundTests {
  @Test func `a player that has ended is reaped while the screen waits`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("aplay").path, withDestinationPath: "/bin/cat")

    let visit = try Visit(["PROBE_SOUND": "1", "PATH": "\(folder.path):/usr/bin:/bin"])
    #expect(try faultsOfReapedChildren(of: visit.process) == 0)
    visit.session.type("m")
    for _ in 0..<2000 where try faultsOfReapedChildren(of: visit.process) == 0 { usleep(5000) }
    #expect(try faultsOfReapedChildren(of: visit.process) > 0)
    visit.session.type("q")
    try visit.expectEnd(status: 0)
  }

  /// Every child that ran had page faults; they are counted once it is reaped.
  private func faultsOfReapedChildren(of process: pid_t) throws -> Int {
    let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return Int(stat.split(separator: " ")[10]) ?? 0
  }
}
