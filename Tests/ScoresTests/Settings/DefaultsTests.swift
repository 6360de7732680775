import Foundation
import Scores
import Synchronization
import Testing

struct DefaultsTests {
  private func defaults(_ folder: TemporaryFolder, files: Files = .live()) -> Defaults {
    Defaults(location: folder.location, files: files, clock: .standing())
  }

  private func check(_ defaults: inout Defaults, synchronizes isSaved: Bool) {
    let outcome = defaults.synchronize()
    #expect(outcome == isSaved)
  }

  @Test func `the first domain that knows a key speaks`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"theme":"saved","sound":false,"mouse":true}"#, to: folder.location.settings)
    var defaults = Defaults(
      location: folder.location, commandLine: ["theme": .string("line")],
      environment: ["ARCADE_THEME": "variable", "ARCADE_SOUND": "on", "ARCADE_MOUSE": ""])
    defaults.register(defaults: [
      "theme": .string("built in"), "mouse": .boolean(false), "motion": .string("full"),
    ])

    #expect(defaults.string(forKey: "theme") == "line")
    #expect(defaults.boolean(forKey: "sound") == true)
    #expect(defaults.boolean(forKey: "mouse") == true)
    #expect(defaults.string(forKey: "motion") == "full")
    #expect(defaults.object(forKey: "player") == nil)
    #expect(
      ["theme", "sound", "mouse", "motion", "player"].map { defaults.domain(forKey: $0) }
        == [.commandLine, .environment, .saved, .registered, nil])
    #expect(
      defaults.dictionaryRepresentation() == [
        "theme": .string("line"), "sound": .string("on"), "mouse": .boolean(true),
        "motion": .string("full"),
      ])
  }

  @Test func `what is set is saved when the call returns, and the rest is kept byte for byte`()
    throws
  {
    let folder = try TemporaryFolder()
    let unknown = #""later\u002d" : { "a" : [1.50, null] }"#
    try folder.write("{ \(unknown), \"theme\": \"dark\" }", to: folder.location.settings)
    var defaults = defaults(folder)
    try defaults.set(.string("li\"ght"), forKey: "theme")
    try defaults.set(.integer(-3), forKey: "volume")
    try defaults.set(.boolean(false), forKey: "sound")

    let kept = #""later\u002d":{ "a" : [1.50, null] }"#
    #expect(
      folder.read(folder.location.settings)
        == "{\n\(kept),\n\"theme\":\"li\\\"ght\",\n\"volume\":-3,\n\"sound\":false\n}\n")
    #expect(folder.permissions(of: folder.location.settings) == 0o644)

    try defaults.removeObject(forKey: "volume")
    #expect(defaults.object(forKey: "volume") == nil)
    #expect(self.defaults(folder).string(forKey: "theme") == "li\"ght")
    #expect(folder.read(folder.location.settings)?.contains("volume") == false)
  }

  @Test func `two programs that set different keys keep both`() throws {
    let folder = try TemporaryFolder()
    var (one, two) = (defaults(folder), defaults(folder))
    try one.set(.string("dark"), forKey: "theme")
    try two.set(.boolean(false), forKey: "sound")
    #expect(one.object(forKey: "sound") == nil)
    check(&one, synchronizes: true)
    #expect(one.boolean(forKey: "sound") == false)
    check(&two, synchronizes: true)
    #expect(two.string(forKey: "theme") == "dark")
  }

  @Test func `setting the same value again writes nothing`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"theme":"dark"}"#, to: folder.location.settings)
    let process = Breakage()
    var defaults = defaults(folder, files: process.files)
    try defaults.set(.string("dark"), forKey: "theme")
    try defaults.removeObject(forKey: "sound")
    #expect(!process.calls.contains("write"))
    #expect(folder.read(folder.location.settings) == #"{"theme":"dark"}"#)
  }

  @Test(arguments: ["", "{", "[]", "{\"theme\":}", "\0", "{\"theme\":\"a\",\"theme\":\"b\"}"])
  func `a damaged file is never written, and what is set holds for this run`(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: folder.location.settings)
    var defaults = defaults(folder)
    #expect(defaults.fault != nil)
    #expect(throws: StoreError.self) { try defaults.set(.string("dark"), forKey: "theme") }
    #expect(defaults.string(forKey: "theme") == "dark")
    check(&defaults, synchronizes: false)
    #expect(folder.read(folder.location.settings) == text)

    try folder.remove(folder.location.settings)
    check(&defaults, synchronizes: true)
    #expect(defaults.fault == nil)
    #expect(folder.read(folder.location.settings) == "{\n\"theme\":\"dark\"\n}\n")
    #expect(folder.permissions(of: folder.location.settings) == 0o600)
  }

  @Test func `a full disk leaves the file as it was`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"theme":"dark"}"#, to: folder.location.settings)
    var files = Files.live()
    files.write = { _, _ throws(SystemError) in throw .diskFull }
    var defaults = defaults(folder, files: files)
    #expect(throws: StoreError.unwritable(path: folder.location.settings, .diskFull)) {
      try defaults.set(.string("light"), forKey: "theme")
    }
    #expect(folder.read(folder.location.settings) == #"{"theme":"dark"}"#)
    #expect(folder.names == ["lock", "settings.json"])
  }

  @Test func `kill -9 at any call leaves the settings whole, with the old value or the new`() throws
  {
    let counting = Breakage()
    try setTheme(counting, in: TemporaryFolder())
    for place in 1...counting.calls.count {
      let folder = try TemporaryFolder()
      let process = Breakage(.deathWithin, at: place)
      let isSaved = (try? setTheme(process, in: folder)) != nil
      let after = defaults(folder)
      #expect(after.fault == nil)
      let theme = after.string(forKey: "theme")
      #expect(theme == "light" || (!isSaved && theme == "dark"))
      #expect(after.boolean(forKey: "sound") == false)
    }
  }

  private func setTheme(_ process: Breakage, in folder: TemporaryFolder) throws {
    try folder.write(#"{"theme":"dark","sound":false}"#, to: folder.location.settings)
    var defaults = defaults(folder, files: process.files)
    try defaults.set(.string("light"), forKey: "theme")
  }

  @Test func `a link is kept`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: folder.path + "/dotfiles/arcade.json")
    try folder.write("", to: folder.location.folder + "/lock")
    try FileManager.default.createSymbolicLink(
      atPath: folder.location.settings, withDestinationPath: "../dotfiles/arcade.json")
    var defaults = defaults(folder)
    try defaults.set(.string("dark"), forKey: "theme")
    #expect(folder.read(folder.path + "/dotfiles/arcade.json") == "{\n\"theme\":\"dark\"\n}\n")
  }

  @Test func `without a place what is set holds for this run`() throws {
    var defaults = Defaults(location: nil)
    #expect(throws: StoreError.noFolder) { try defaults.set(.boolean(true), forKey: "ascii") }
    #expect(defaults.boolean(forKey: "ascii") == true)
    check(&defaults, synchronizes: false)
  }

  @Test(
    arguments: [
      (.string("yes"), true), (.string("Off"), false), (.string("1"), true), (.integer(0), false),
      (.boolean(true), true), (.string("maybe"), nil), (.integer(2), nil),
    ] as [(DefaultsValue, Bool?)])
  func `a truth value is read from the words that people use`(value: DefaultsValue, truth: Bool?) {
    #expect(value.boolean == truth)
  }
}
