import Testing

@testable import Commands

struct UsageErrorTests {
  @Test(arguments: [
    (["--limt", "3"], "'arcade scores' has no option '--limt'. Did you mean '--limit'?"),
    (["--lim=3"], "'arcade scores' has no option '--lim'. Did you mean '--limit'?"),
    (["--hlep"], "'arcade scores' has no option '--hlep'. Did you mean '--help'?"),
    (["-v"], "'arcade scores' has no option '-v': 'arcade scores --help' lists them."),
    (["--limit"], "--limit needs a value: give a whole number from 1 to 1000."),
    (["--limit", "0"], "--limit takes a whole number from 1 to 1000, not '0'."),
    (["--sort", "scroe"], "--sort takes date or score, not 'scroe'. Did you mean 'score'?"),
    (["--sort", "size"], "--sort takes date or score, not 'size'."),
    (["--json=yes"], "--json takes no value: leave out the '=' and what follows."),
    (["--json", "--csv"], "--json and --csv do not go together: give one of them."),
    (["now"], "'arcade scores' cannot take 'now': leave it out, or see 'arcade scores --help'."),
  ])
  func `a refusal says what was wrong and what to do`(words: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) {
      try ArgumentParser(command: Sample.scores).parse(words)
    }
    #expect(error?.description == sentence)
  }

  @Test func `a missing argument is named`() {
    let error = #expect(throws: UsageError.self) {
      try ArgumentParser(command: Sample.importing).parse([])
    }
    #expect(error?.description == "'arcade import' needs FILE: give the path of a file.")
  }

  @Test func `a very long text is shown shortened`() {
    let error = UsageError.badValue(
      String(repeating: "9", count: 100_000), of: "--limit", .number(1...1000))
    let nines = String(repeating: "9", count: 40)
    #expect(
      error.description == "--limit takes a whole number from 1 to 1000, not '\(nines)...'.")
  }

  @Test(arguments: [
    "\u{1B}[2J", "\u{9B}2J", "a\nb", "\u{7F}", "\u{202E}evil", "\0", "\u{2028}", "\r\n", "\u{E000}",
  ])
  func `nothing that is typed reaches the terminal as a control`(text: String) {
    let errors: [UsageError] = [
      .unknownCommand(text, suggestion: nil), .unknownOption(text, in: Sample.scores),
      .unexpectedArgument(text, in: Sample.scores), .badValue(text, of: "--limit", .seed),
    ]
    for error in errors {
      #expect(
        !error.description.unicodeScalars.contains { text.unicodeScalars.first == $0 && $0 != "a" })
      #expect(error.description.contains("\\u{"))
      #expect(!error.description.contains("\n"))
    }
  }
}
