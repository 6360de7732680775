import Play
import Scores
import Terminal
import TestSupport
import Testing

@testable import Commands

struct ArcadeCommandLineTests {
  private let world = TestWorld()

  @Test func `the version is said and nothing else touched`() {
    let run = world.run("--version")
    #expect(run == .init(outcome: .done, output: "arcade 0.1.0\n", errors: ""))
    #expect(world.content(of: "") == nil)
  }

  @Test func `without a terminal arcade alone is the help`() {
    let help = HelpText.text(of: CommandTable.all)
    #expect(world.run() == .init(outcome: .done, output: help, errors: ""))
    #expect(world.run("--help").output == help)
    #expect(world.run("help").output == help)
  }

  @Test(arguments: ["dumb", ""])
  func `on a terminal that cannot draw arcade alone is the help too`(term: String) {
    var setting = TestWorld.Setting()
    setting.isTerminal = true
    setting.environment["TERM"] = term
    #expect(world.run([], in: setting).output == HelpText.text(of: CommandTable.all))
  }

  @Test func `the help of a command comes in three ways`() {
    let help = HelpText.text(of: ScoresCommand.command)
    #expect(world.run("scores", "--help").output == help)
    #expect(world.run("help", "scores").output == help)
    #expect(world.run("--help", "scores").output == help)
  }

  @Test(arguments: [
    (["scors"], "There is no command 'scors'. Did you mean 'scores'?"),
    (["help", "scors"], "There is no command 'scors'. Did you mean 'scores'?"),
    (["scores", "--limt", "3"], "'arcade scores' has no option '--limt'. Did you mean '--limit'?"),
    (
      ["scores", "--limit", "-1"],
      "--limit takes a whole number from 1 to 1000000000, not '-1'."
    ),
    (
      ["scores", "--since", "2026-02-30"],
      "--since takes a day such as 2026-11-30, not '2026-02-30'."
    ),
    (["scores", "--json", "--csv"], "--json and --csv do not go together: give one of them."),
    (["scores", "--yes"], "--yes answers --delete alone: name the result with --delete KEY."),
    (["completions", "tcsh"], "SHELL takes bash, zsh or fish, not 'tcsh'."),
    (
      ["settings", "theme", "drak"],
      "theme takes auto, dark, light or mono, not 'drak'. Did you mean 'dark'?"
    ),
    (["settings", "sound", "loud"], "sound takes on or off, not 'loud'."),
  ])
  func `a wrong line is refused with status 64 and changes nothing`(words: [String], why: String) {
    let run = world.run(words)
    #expect(run == .init(outcome: .status(.usage), output: "", errors: "arcade: \(why)\n"))
    #expect(world.content(of: "settings.json") == nil)
  }

  @Test(arguments: CommandTable.all.commands.map(\.name))
  func `the help of each command is as it was looked at`(name: String) {
    let help = world.run("help", name).output
    #expect(help.split(separator: "\n").allSatisfy { $0.utf8.count <= 80 })
    #expect(help.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    expectSnapshot(help, named: "help-\(name)")
  }

  @Test func `the help of arcade is as it was looked at`() {
    expectSnapshot(world.run().output, named: "help")
  }

  @Test func `no name stands twice, and none is longer than suggestions are looked for`() {
    let names = CommandTable.all.commands.map(\.name)
    #expect(Set(names).count == names.count)
    for command in CommandTable.all.commands + [CommandTable.all.root] {
      let options = command.options.map(\.name)
      #expect(Set(options).count == options.count)
      #expect(!options.contains("help"))
      #expect((options + [command.name]).allSatisfy { $0.utf8.count <= 38 })
      for name in command.exclusive.joined() { #expect(options.contains(name)) }
    }
  }

  @Test func `a closed pipe ends a command quietly and a full device with status 74`() {
    var setting = TestWorld.Setting()
    setting.outcome = .closed
    #expect(world.run("help", in: setting) == .init(outcome: .done, output: "", errors: ""))
    setting.outcome = .failed(SystemError.diskFull.code)
    for words in [["help"], ["--version"], ["scores"], ["completions", "fish"], ["settings"]] {
      let run = world.run(words, in: setting)
      #expect(run.status == .cannotWrite)
      #expect(
        run.errors == "arcade: The output cannot be written, because the disk is full: "
          + "make room, or write elsewhere.\n")
    }
  }

  @Test func `a refusal is ASCII where the locale is not UTF-8`() {
    var setting = TestWorld.Setting()
    setting.environment = ["LC_ALL": "C", "LANG": "C.UTF-8"]
    #expect(
      world.run("né", in: setting).errors
        == "arcade: There is no command 'n\\u{e9}': 'arcade help' lists them.\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions are printed for each shell`(name: String) {
    let run = world.run("completions", name)
    #expect(run.status == .done)
    expectSnapshot(run.output, named: "completions-\(name)")
  }
}
