import Play
import Terminal
import Testing

@testable import Commands

struct PreferenceReaderTests {
  private let world = TestWorld()

  private func preferences(
    _ words: [String] = [], _ variables: [String: String] = [:], isTerminal: Bool = true
  ) throws -> Preferences {
    var setting = TestWorld.Setting()
    setting.isTerminal = isTerminal
    setting.environment = ["LANG": "C.UTF-8", "TERM": "xterm-256color"]
      .merging(variables) { $1 }
    let arguments = try ArgumentParser(command: LobbyCommand.command).parse(words)
    return PreferenceReader(world.world([], setting)).preferences(for: arguments)
  }

  @Test func `an option beats a variable, that a saved setting, that what is built in`() throws {
    #expect(try preferences().theme == "auto")
    _ = world.run("settings", "theme", "light")
    #expect(try preferences().theme == "light")
    #expect(try preferences([], ["ARCADE_THEME": "dark"]).theme == "dark")
    #expect(try preferences(["--theme", "mono"], ["ARCADE_THEME": "dark"]).theme == "mono")
    #expect(try preferences([], ["ARCADE_THEME": "neon"]).theme == "light")
    #expect(try preferences([], ["ARCADE_THEME": ""]).theme == "light")
  }

  @Test(arguments: ["off", "0", "no", "false", "OFF"])
  func `a switch is turned off by any word for it`(word: String) throws {
    let preferences = try preferences(
      [], ["ARCADE_SOUND": word, "ARCADE_MOTION": word, "ARCADE_MOUSE": word])
    #expect(!preferences.sound && !preferences.motion && !preferences.mouse)
  }

  @Test func `flags turn things off for one run`() throws {
    let preferences = try preferences(["--no-sound", "--no-mouse", "--reduced-motion", "--ascii"])
    #expect(!preferences.sound && !preferences.motion && !preferences.mouse)
    #expect(preferences.glyphs == .ascii)
    #expect(world.content(of: "settings.json") == nil)
  }

  @Test(arguments: [
    ([:], true), (["NO_COLOR": "anything"], false), (["NO_COLOR": ""], true),
    (["CLICOLOR": "0"], false), (["CLICOLOR": "0", "FORCE_COLOR": "1"], true),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false), (["ARCADE_COLOR": "never"], false),
    (["ARCADE_COLOR": "always", "NO_COLOR": "1"], true), (["TERM": "dumb"], false),
  ])
  func `the first that speaks of colour decides`(variables: [String: String], has: Bool) throws {
    #expect(try (preferences([], variables).depth != .none) == has)
    #expect(try preferences(["--color", "never"], variables).depth == .none)
    #expect(try preferences(["--color", "always"], variables).depth != .none)
  }

  @Test func `a pipe has no colour unless it is asked for`() throws {
    #expect(try preferences(isTerminal: false).depth == .none)
    #expect(try preferences([], ["CLICOLOR_FORCE": "1"], isTerminal: false).depth != .none)
    _ = world.run("settings", "color", "always")
    #expect(try preferences(isTerminal: false).depth != .none)
    #expect(try preferences([], ["NO_COLOR": "1"], isTerminal: false).depth == .none)
  }

  @Test func `without UTF-8 all is ASCII, unless the player knows better`() throws {
    #expect(try preferences([], ["LC_ALL": "C"]).glyphs == .ascii)
    #expect(try preferences([], ["LC_ALL": "C", "ARCADE_ASCII": "off"]).glyphs == .unicode)
    _ = world.run("settings", "ascii", "on")
    #expect(try preferences().glyphs == .ascii)
  }
}
