import Foundation
import Synchronization
import Testing

@testable import Terminal

struct SoundPlayerTests {
  /// A folder with a player that does what a script says, and what it leaves behind.
  private struct Stage: ~Copyable {
    let folder: URL
    let rings = Rings()

    init(script: String?) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      guard let script else { return }
      let program = folder.appendingPathComponent("aplay")
      let text = """
        #!/bin/sh
        PATH=/usr/bin:/bin
        [ "$1" = try ] && exit
        cd '\(folder.path)'
        echo $$ >> started
        \(script)
        """
      try Data(text.utf8).write(to: program)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
      // While another test's child is being started it still holds the file open for writing, and
      // the system refuses to run it.
      while (try? Process.run(program, arguments: ["try"]).waitUntilExit()) == nil { usleep(1000) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var player: SoundPlayer {
      let rings = rings
      return SoundPlayer.live(
        environment: ["PATH": folder.path, "TMPDIR": folder.path], isTerminal: true,
        bell: { rings.ring() })
    }

    func lines(of name: String) -> [String] {
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return (text ?? "").split(separator: "\n").map(String.init)
    }

    func wait(for name: String, lines count: Int) {
      for _ in 0..<2000 where lines(of: name).count < count { usleep(5000) }
    }
  }

  private final class Rings: Sendable {
    private let rings = Mutex(0)
    var count: Int { rings.withLock { $0 } }
    func ring() { rings.withLock { $0 += 1 } }
  }

  @Test func `a player reads the sound and can say nothing to the terminal`() throws {
    let stage = try Stage(
      script: "cat > sound; for i in 0 1 2; do readlink /proc/$$/fd/$i; done > ends.new; "
        + "ps -o pgid= -p $$ > group; echo noise; echo noise >&2; mv ends.new ends")
    stage.player.play(.tick)
    stage.wait(for: "ends", lines: 3)
    let sound = try Data(contentsOf: stage.folder.appendingPathComponent("sound"))
    #expect(Array(sound) == Wave(.tick).file)
    let ends = stage.lines(of: "ends")
    #expect(ends.first?.hasSuffix(" (deleted)") == true)
    #expect(ends.last == "/dev/null")
    let files = try FileManager.default.contentsOfDirectory(atPath: stage.folder.path)
    #expect(!files.contains { $0.hasSuffix(".wav") })
  }

  @Test func `two play at most, and a third is dropped`() throws {
    let stage = try Stage(script: "while [ ! -e go ]; do sleep 0.01; done; echo $$ >> done")
    let player = stage.player
    for _ in 0..<3 { player.play(.tick) }
    stage.wait(for: "started", lines: 2)
    try Data().write(to: stage.folder.appendingPathComponent("go"))
    stage.wait(for: "done", lines: 2)
    #expect(stage.lines(of: "started").count == 2)
  }

  @Test func `those that have ended are reaped, and others may play`() throws {
    let stage = try Stage(script: "")
    let player = stage.player
    for count in 1...4 {
      player.play(.tick)
      stage.wait(for: "started", lines: count)
      let child = try #require(pid_t(stage.lines(of: "started").last ?? ""))
      for _ in 0..<2000 where kill(child, 0) == 0 {
        player.reap()
        usleep(1000)
      }
      #expect(kill(child, 0) != 0)
    }
  }

  @Test func `the first failure silences all`() throws {
    let stage = try Stage(script: "exit 1")
    let player = stage.player
    player.play(.tick)
    stage.wait(for: "started", lines: 1)
    let child = try #require(pid_t(stage.lines(of: "started").last ?? ""))
    for _ in 0..<2000 where kill(child, 0) == 0 {
      player.reap()
      usleep(1000)
    }
    for _ in 0..<5 { player.play(.win) }
    usleep(50_000)
    #expect(stage.lines(of: "started").count == 1)
    #expect(stage.rings.count == 0)
  }

  @Test func `a folder that takes no file silences all`() throws {
    let stage = try Stage(script: "")
    let player = SoundPlayer.live(
      environment: ["PATH": stage.folder.path, "TMPDIR": "/dev/null"], isTerminal: true)
    player.play(.tick)
    usleep(50_000)
    #expect(stage.lines(of: "started").isEmpty)
  }

  @Test func `without a program the bell rings for what matters`() throws {
    let stage = try Stage(script: nil)
    let player = stage.player
    for sound in Sound.allCases { player.play(sound) }
    #expect(stage.rings.count == 2)
  }

  private static let places: [([String: String], Bool, Bool)] = [
    ([:], true, true), ([:], false, false), (["SSH_TTY": "/dev/pts/1"], true, false),
    (["SSH_CONNECTION": "1 2 3 4"], true, false), (["CI": "true"], true, false),
    (["CI": ""], true, true), (["CI": "false"], true, true),
  ]

  @Test(arguments: places)
  func `it is off over ssh, in CI and without a terminal`(
    environment: [String: String], isTerminal: Bool, isHeard: Bool
  ) {
    #expect(SoundPlayer.isHeard(environment: environment, isTerminal: isTerminal) == isHeard)
  }

  @Test func `programs are looked for in their order, in absolute folders only`() {
    let files: Set = ["/b/aplay", "/a/play", "/a/pw-play", "x/paplay"]
    let program = SoundProgram.find(in: "x:/a:/b", isExecutable: files.contains)
    #expect(program?.path == "/a/pw-play")
    #expect(SoundProgram.find(in: "", isExecutable: files.contains) == nil)
  }
}
