import ArcadeCore
import Foundation
import Play
import Testing

@testable import Commands

/// Things in the store that nobody expects there.
struct HostileStoreTests {
  private let world = TestWorld()

  private func typing(_ input: String) -> TestWorld.Setting {
    var setting = TestWorld.Setting()
    setting.input = input
    return setting
  }

  /// Puts a pipe that nobody writes to in the place of a file.
  private func putPipe(at name: String) throws {
    let path = URL(fileURLWithPath: world.folder + "/" + name)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    #expect(unsafe mkfifo(path.path, 0o600) == 0)
  }

  @Test(arguments: [
    "results.json", "settings.json", "playing/2026-11-30T05:49:12.345Z-k7fq.jsonl",
  ])
  func `a pipe in the place of a file is told and waited for by nobody`(name: String) throws {
    try putPipe(at: name)
    let runs = [
      world.run("scores"), world.run("verify"), world.run("settings"),
      world.run("slots", "--seed", "7", in: typing("spin\ncash out\n")),
    ]
    #expect(runs.contains { $0.errors.contains("it is a pipe or a device") })
    #expect(runs[3].output.contains("Game over."))
  }

  @Test func `a level that is a pipe, or a folder, is passed over by name`() throws {
    try putPipe(at: "levels/a.json")
    try FileManager.default.createDirectory(
      atPath: world.folder + "/levels/b.json", withIntermediateDirectories: true)
    let classic = try #require(LevelShelf.builtIn("slots").first { $0.path.contains("classic") })
    try world.write(String(decoding: classic.bytes, as: UTF8.self), to: "levels/c.json")
    let levels = world.folder + "/levels"
    let run = world.run("slots", "--no-save", "--levels", levels, in: typing("spin\n"))
    #expect(run.status == .done)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("a.json, because it is a pipe or a device"))
    #expect(lines[1].contains("b.json, because it is a folder"))
  }

  @Test func `a damaged journal is told wherever results are looked at`() throws {
    _ = world.run("slots", "--seed", "7", in: typing("spin\nspin\nleave\n"))
    let playing = world.folder + "/playing"
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: playing).first)
    let lines = try #require(world.content(of: "playing/" + name)).split(separator: "\n")
    try world.write("\(lines[0])\ngarbage\n\(lines[2])\n", to: "playing/" + name)
    for command in ["scores", "verify", "export"] {
      #expect(world.run(command).errors.contains("is damaged in line 2"), "\(command)")
    }

    let next = world.run("slots", "--seed", "8", in: typing("spin\ncash out\n"))
    #expect(next.errors.contains("is damaged in line 2"))
    #expect(next.output.hasSuffix("Kept: the first of its kind.\n"))
  }
}
