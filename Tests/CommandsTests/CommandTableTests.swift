import Testing

@testable import Commands

struct CommandTableTests {
  /// What a line asks for, in a form that can be compared.
  private func asked(_ line: String) throws(UsageError) -> String {
    switch try Sample.table.request(for: line.split(separator: " ").map(String.init)) {
    case .version: "version"
    case .help(let command): "help of \(command.invocation)"
    case .run(let command, let arguments):
      command.invocation
        + arguments.options.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    }
  }

  @Test(arguments: [
    ("", "arcade"),
    ("--ascii", "arcade ascii="),
    ("--theme dark", "arcade theme=dark"),
    ("scores --json", "arcade scores json="),
    ("--version", "version"),
    ("--version scores", "version"),
    ("--ascii --version", "version"),
    ("--help", "help of arcade"),
    ("-h", "help of arcade"),
    ("--ascii -h", "help of arcade"),
    ("--version --help", "help of arcade"),
    ("--help scores", "help of arcade scores"),
    ("-h scores", "help of arcade scores"),
    ("scores --help", "help of arcade scores"),
    ("scores -h", "help of arcade scores"),
    ("scores --nonsense --help", "help of arcade scores"),
    ("scores --limit --help", "help of arcade scores"),
    ("import -- --help", "arcade import"),
    ("--ascii slots", "arcade slots ascii="),
    ("--theme dark slots --seed 3", "arcade slots seed=3 theme=dark"),
    ("--theme=dark slots", "arcade slots theme=dark"),
    ("--theme dark slots --theme light", "arcade slots theme=light"),
  ])
  func `a line asks for one thing`(line: String, meaning: String) throws {
    #expect(try asked(line) == meaning)
  }

  @Test(arguments: [
    ("scors", "There is no command 'scors'. Did you mean 'scores'?"),
    ("scors --help", "There is no command 'scors'. Did you mean 'scores'?"),
    ("Scores", "There is no command 'Scores'. Did you mean 'scores'?"),
    ("chess", "There is no command 'chess': 'arcade help' lists them."),
    ("--nonsense", "'arcade' has no option '--nonsense': 'arcade --help' lists them."),
    ("--seed=7 slots", "The option '--seed' stands after a command: 'arcade slots --seed'."),
    ("--versoin", "'arcade' has no option '--versoin'. Did you mean '--version'?"),
    ("--seed 7", "The option '--seed' stands after a command: 'arcade slots --seed'."),
    ("--theme", "--theme needs a value: give auto, dark, light or high-contrast."),
    (
      "--theme drak slots",
      "--theme takes auto, dark, light or high-contrast, not 'drak'. Did you mean 'dark'?"
    ),
    (
      "--ascii scores",
      "'arcade scores' has no option '--ascii': 'arcade scores --help' lists them."
    ),
    (
      "scores --version",
      "'arcade scores' has no option '--version': 'arcade scores --help' lists them."
    ),
    ("-- scores", "'arcade' cannot take 'scores': leave it out, or see 'arcade --help'."),
    ("-", "There is no command '-': 'arcade help' lists them."),
  ])
  func `a line that asks for nothing is refused`(line: String, reason: String) {
    let error = #expect(throws: UsageError.self) { try asked(line) }
    #expect(error?.description == reason)
  }
}
