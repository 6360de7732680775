import Play
import Testing

@testable import Commands

struct SettingsCommandTests {
  private let world = TestWorld()

  @Test func `all settings are listed with where they come from`() throws {
    try world.write("{\n\"sound\":false\n}\n", to: "settings.json")
    var setting = TestWorld.Setting()
    setting.environment["ARCADE_THEME"] = "dark"
    #expect(
      world.run("settings", in: setting).output == """
        theme     dark          environment
        sound     off           saved
        motion    on            built in
        mouse     on            built in
        color     auto          built in
        ascii     off           built in
        keyboard  qwerty        built in
        player                  built in

        """)
  }

  @Test func `a saved value is there at the next start`() {
    #expect(world.run("settings", "player", "Ada") == .init(outcome: .done, output: "", errors: ""))
    #expect(world.run("settings", "sound", "off").status == .done)
    #expect(world.content(of: "settings.json") == "{\n\"player\":\"Ada\",\n\"sound\":false\n}\n")
    #expect(world.run("settings", "player").output == "Ada\n")
    #expect(world.run("settings", "sound").output == "off\n")
  }

  @Test func `a setting that cannot be saved is refused in one sentence`() throws {
    try world.write("hello", to: "settings.json")
    let run = world.run("settings", "player", "Ada")
    #expect(run.status == .badData)
    #expect(run.errors.hasPrefix("arcade: ") && run.errors.count { $0 == "\n" } == 1)
    #expect(world.content(of: "settings.json") == "hello")
  }

  @Test func `reset lets the built-in value speak again`() {
    _ = world.run("settings", "player", "Ada")
    _ = world.run("settings", "keyboard", "dvorak")
    #expect(world.run("settings", "player", "--reset").status == .done)
    #expect(world.content(of: "settings.json") == "{\n\"keyboard\":\"dvorak\"\n}\n")
    #expect(world.run("settings", "--reset").status == .done)
    #expect(world.content(of: "settings.json") == "{\n}\n")
    #expect(world.run("settings", "player", "Eve", "--reset").status == .usage)
  }

  @Test func `a variable that speaks before what is saved is named`() {
    var setting = TestWorld.Setting()
    setting.environment["ARCADE_SOUND"] = "on"
    let run = world.run("settings", "sound", "off", in: setting)
    #expect(run.status == .done)
    #expect(
      run.errors == "arcade: It is saved, but the variable ARCADE_SOUND speaks before it: "
        + "unset that.\n")
  }

  @Test(arguments: ["{\"theme\":7}", "{\"theme\":\"neon\"}", "{\"theme\":\"\"}"])
  func `a value that cannot be is passed over and told`(text: String) throws {
    try world.write(text, to: "settings.json")
    let run = world.run("settings", "theme")
    #expect(run.output == "auto\n")
    #expect(run.errors.hasPrefix("arcade: The saved theme is '"))
    #expect(run.errors.hasSuffix("' and passed over: it takes auto, dark, light or mono.\n"))
  }

  @Test func `a damaged file of settings is told and left as it is`() throws {
    try world.write("{\"theme\":", to: "settings.json")
    #expect(world.run("settings", "theme").output == "auto\n")
    let run = world.run("settings", "theme", "dark")
    #expect(run.status == .badData)
    #expect(run.errors.hasPrefix("arcade: "))
    #expect(world.content(of: "settings.json") == "{\"theme\":")
  }

  @Test func `a name with an escape is shown without it`() {
    _ = world.run("settings", "player", "a\u{1B}[2Jb")
    #expect(world.run("settings", "player").output == "a\\u{1b}[2Jb\n")
    #expect(!world.run("settings").output.contains("\u{1B}"))
  }
}
