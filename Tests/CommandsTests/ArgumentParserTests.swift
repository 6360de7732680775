import ArcadeCore
import Play
import Testing

@testable import Commands

struct ArgumentParserTests {
  private func parse(_ words: String..., by command: Command = Sample.scores) throws -> Arguments {
    try ArgumentParser(command: command).parse(words)
  }

  @Test func `a value follows its option, or an equals sign`() throws {
    let apart = try parse("--sort", "score", "--limit", "7")
    #expect(apart[Sample.order] == .score)
    #expect(apart[Sample.limit] == 7)
    #expect(try parse("--sort=score", "--limit=7") == apart)
  }

  @Test func `what was not given is not there`() throws {
    let arguments = try parse()
    #expect(arguments[Sample.order] == nil)
    #expect(arguments[Sample.json] == false)
    #expect(try parse("--json")[Sample.json])
  }

  @Test func `of two options with one name the later counts`() throws {
    #expect(try parse("--limit", "1", "--limit=2")[Sample.limit] == 2)
    #expect(try parse("--json", "--json")[Sample.json])
  }

  @Test func `only the first equals sign ends the name`() throws {
    #expect(try parse("--player=a=b=")[Sample.player] == "a=b=")
  }

  @Test func `a value that looks like an option is written with an equals sign`() throws {
    #expect(try parse("--player=--json")[Sample.player] == "--json")
    #expect(try parse("--player", "-x")[Sample.player] == "-x")
    #expect(throws: UsageError.missingValue(option: "player", .text(longest: 8))) {
      try parse("--player", "--json")
    }
  }

  @Test func `options and arguments stand in any order`() throws {
    let command = Command(
      name: "x", summary: "", positionals: [Sample.files.declaration],
      groups: [OptionGroup(title: "", options: [Sample.json.declaration])], run: { _, _ in .done })
    let expected = try parse("a", "b", "--json", by: command)
    #expect(expected[all: Sample.files] == ["a", "b"])
    #expect(try parse("--json", "a", "b", by: command) == expected)
    #expect(try parse("a", "--json", "b", by: command) == expected)
  }

  @Test func `two dashes end the options, one is a file`() throws {
    let files = try parse("-", "--", "--json", "-h", "--", by: Sample.importing)[all: Sample.files]
    #expect(files == ["-", "--json", "-h", "--"])
  }

  @Test func `arguments fill their places in order`() throws {
    let both = try parse("theme", "dark", by: Sample.settings)
    #expect(both[Sample.key] == "theme")
    #expect(both[Sample.value] == "dark")
    #expect(try parse(by: Sample.settings)[Sample.key] == nil)
  }

  @Test(arguments: ["1", "1000", "007"])
  func `a number within its range is taken`(text: String) throws {
    #expect(try parse("--limit", text)[Sample.limit] == UInt64(text))
  }

  @Test(arguments: [
    "0", "1001", "-1", "+1", "1.0", "1e2", "0x10", " 1", "١", "99999999999999999999999999", "one",
  ])
  func `a number that is none, or out of its range, is refused`(text: String) {
    #expect(throws: UsageError.badValue(text, of: "--limit", .number(1...1000))) {
      try parse("--limit", text)
    }
  }

  @Test(arguments: ["", "=", "--limit", "-h"])
  func `an option without its value is refused`(rest: String) {
    let words = rest == "=" ? ["--limit="] : rest.isEmpty ? ["--limit"] : ["--limit", rest]
    #expect(throws: UsageError.missingValue(option: "limit", .number(1...1000))) {
      try ArgumentParser(command: Sample.scores).parse(words)
    }
  }

  @Test func `an empty text is no value`() {
    #expect(throws: UsageError.missingValue(option: "player", .text(longest: 8))) {
      try parse("--player", "")
    }
    #expect(throws: UsageError.badValue("", of: "FILE", .file)) {
      try parse("", by: Sample.importing)
    }
  }

  @Test(arguments: ["abc", "-1", "9007199254740992", "0x1F"])
  func `a seed that is none is refused`(text: String) {
    #expect(throws: UsageError.badValue(text, of: "--seed", .seed)) {
      try parse("--seed", text, by: Sample.slots)
    }
  }

  @Test func `the largest seed is taken`() throws {
    let seed = try parse("--seed", "9007199254740991", by: Sample.slots)[Sample.seed]
    #expect(seed == Seed(9_007_199_254_740_991))
  }

  @Test(arguments: ["--sor", "--SORT", "-sort", "-s", "--sort-", "--=score", "---", "-sort=score"])
  func `a name is taken whole and as it is`(word: String) {
    #expect(throws: UsageError.self) { try parse(word, "score") }
  }

  @Test func `what is wrong first is told first`() {
    #expect(throws: UsageError.badValue("x", of: "--limit", .number(1...1000))) {
      try parse("--limit", "x", "--nonsense", "more")
    }
    #expect(throws: UsageError.unexpectedArgument("more", in: Sample.scores)) {
      try parse("more", "--nonsense", "--json", "--csv")
    }
  }

  @Test func `a missing argument and options that exclude each other are refused`() {
    #expect(throws: UsageError.missingArgument("FILE", .file, in: Sample.importing)) {
      try parse(by: Sample.importing)
    }
    #expect(throws: UsageError.together("json", "csv")) { try parse("--csv", "--json") }
    #expect(throws: UsageError.unwantedValue(option: "json")) { try parse("--json=yes") }
  }
}
