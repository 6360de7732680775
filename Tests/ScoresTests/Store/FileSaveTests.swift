import Foundation
import Scores
import Testing

struct FileSaveTests {
  private let folder: TemporaryFolder
  private let path: String
  private let text = Array("new\n".utf8)

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/level.json"
  }

  private var names: [String] {
    (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
  }

  @Test(arguments: [false, true])
  func `a new file is written whole, for everybody to read`(replacing: Bool) throws {
    try Files.live().save(text, to: path, replacing: replacing)
    #expect(folder.read(path) == "new\n")
    #expect(folder.permissions(of: path) == 0o644)
    #expect(names == ["level.json"])
  }

  @Test func `a file that is there is kept, or replaced with its permissions`() throws {
    try folder.write("old\n", to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(throws: SystemError.exists) {
      try Files.live().save(text, to: path, replacing: false)
    }
    #expect(folder.read(path) == "old\n")
    try Files.live().save(text, to: path, replacing: true)
    #expect(folder.read(path) == "new\n")
    #expect(folder.permissions(of: path) == 0o640)
    #expect(names == ["level.json"])
  }

  @Test func `a file of nearly the same name is not touched`() throws {
    try folder.write("old\n", to: path)
    try folder.write("somebody's\n", to: path + ".new")
    try Files.live().save(text, to: path, replacing: true)
    #expect(folder.read(path + ".new") == "somebody's\n")
    #expect(names == ["level.json", "level.json.new"])
  }

  @Test func `the file that a link leads to is replaced, and the link stays`() throws {
    try folder.write("old\n", to: path)
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "level.json")
    try Files.live().save(text, to: link, replacing: true)
    #expect(folder.read(path) == "new\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "level.json")
  }

  @Test func `a folder or a device is never replaced`() throws {
    #expect(throws: SystemError.folder) {
      try Files.live().save(text, to: folder.path, replacing: true)
    }
    #expect(throws: SystemError.noFile) {
      try Files.live().save(text, to: "/dev/null", replacing: true)
    }
  }

  @Test(arguments: [false, true])
  func `a full disk leaves what was there`(isThere: Bool) throws {
    if isThere { try folder.write("old\n", to: path) }
    let before = names
    var files = Files.live()
    files.write = { _, _ throws(SystemError) in throw .diskFull }
    #expect(throws: SystemError.diskFull) { try files.save(text, to: path, replacing: true) }
    #expect(names == before)
    #expect(folder.read(path) == (isThere ? "old\n" : nil))
  }
}
