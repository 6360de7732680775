import Play
import Terminal
import Testing

@testable import Commands

struct LevelsAnagramsTests {
  private let world = TestWorld()

  private func anagrams(_ phrase: String, of words: String, _ more: String...) throws
    -> TestWorld.Run
  {
    try world.write(words, to: "words")
    return world.run(["levels", "anagrams", phrase, "--words", world.folder + "/words"] + more)
  }

  @Test func `anagrams of a phrase are printed, a line each, the best first`() throws {
    let run = try anagrams("dirty room", of: "Moor\nroom\r\ndirty\nmoor\ndormitory\nroomy\ndirt\n")
    #expect(run == .init(outcome: .done, output: "dormitory\ndirty moor\nroomy dirt\n", errors: ""))
  }

  @Test func `three words, three letters and a hundred lines are the limits unless told`() throws {
    // The same four letters each time, with other accents.
    let marks = ["", "\u{301}", "\u{302}", "\u{303}", "\u{304}"]
    let words: [String] = (0..<125).map { number in
      let (first, second, third) = (marks[number % 5], marks[number / 5 % 5], marks[number / 25])
      return "a\(first)b\(second)c\(third)d"
    }
    let many = try anagrams("dcba", of: words.joined(separator: "\n"))
    #expect(many.output.count { $0 == "\n" } == 100)
    #expect(try anagrams("abcdefgh", of: "ab\ncdefgh\nba\nhg\nfe\ndc").output == "")
    #expect(try anagrams("abcd", of: "dc\nba", "--min-letters", "2").output == "dc ba\n")
    #expect(try anagrams("abcd", of: "d\nc\nba", "--min-letters", "1").output == "ba d c\n")
    let one = try anagrams("abcd", of: "dc\nba\ndcba", "--min-letters", "2", "--max-words", "1")
    #expect(one.output == "dcba\n")
    #expect(try anagrams("abcd", of: "dcba\ncdba", "--limit", "1").output == "dcba\n")
  }

  @Test func `common words go first where the list counts them`() throws {
    #expect(try anagrams("listen", of: "silent\t3\nenlist\t20\n").output == "enlist\nsilent\n")
  }

  @Test func `the list may come from standard input`() {
    var setting = TestWorld.Setting()
    setting.input = "silent\n"
    let run = world.run("levels", "anagrams", "listen", "--words", "-", in: setting)
    #expect(run == .init(outcome: .done, output: "silent\n", errors: ""))
  }

  @Test func `lines that were passed over are told`() throws {
    let run = try anagrams("listen", of: "silent\nmp3\nr2d2\n")
    #expect(run.output == "silent\n")
    #expect(
      run.errors
        == "arcade: The word list '\(world.folder)/words' has 2 lines that are no words: "
        + "passed over.\n")
  }

  @Test func `where nothing is found, it is said what to try`() throws {
    let run = try anagrams("listen", of: "xyz")
    #expect(run.status == .done)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("arcade: No anagram of 'listen' was found: "))
  }

  @Test func `a list that does not end is refused, as a file and as standard input`() {
    let device = world.run("levels", "anagrams", "listen", "--words", "/dev/zero")
    #expect(device.status == .badData)
    #expect(
      device.errors
        == "arcade: The word list '/dev/zero' has more than 64 MB: give a shorter one.\n")
    var endless = world.world(["levels", "make", "--name", "a", "--words", "-"], .init())
    let piece = [UInt8](repeating: UInt8(ascii: "y"), count: 1 << 20)
    endless.streams.input = InputPort { piece }
    #expect(ArcadeCommandLine.run(in: endless) == .status(.badData))
  }

  @Test func `input is taken whole up to the limit, and not beyond it`() {
    for (limit, length) in [(8, 8), (7, nil), (9, 8)] {
      var setting = TestWorld.Setting()
      setting.input = "12345678"
      #expect(world.world([], setting).wholeInput(atMost: limit)?.count == length)
    }
  }

  @Test func `a list that is missing, or has no word, is told`() throws {
    let none = world.run("levels", "anagrams", "listen", "--words", "/none/here")
    #expect(none.status == .noSuchFile)
    #expect(
      none.errors
        == "arcade: The word list '/none/here' cannot be read, because it is not there: "
        + "name one that has a word a line, as /usr/share/dict/words.\n")
    for text in ["", "\n\n", "1\n2\n"] {
      let run = try anagrams("listen", of: text)
      #expect(run.status == .badData)
      #expect(run.errors.contains("holds no word: name one"))
    }
  }

  @Test(
    arguments: [
      (["listen"], "'arcade levels anagrams' needs --words: give the path of a file."),
      ([], "'arcade levels anagrams' needs PHRASE: give text of 1 to 200 characters."),
      (["", "--words", "w"], "PHRASE takes text of 1 to 200 characters, not ''."),
      (["a", "--words", "w"], "The phrase 'a' has 1 letter: give one of 2 to 28."),
      (
        ["abcdefghijklmnopqrstuvwxyzabc", "--words", "w"],
        "The phrase 'abcdefghijklmnopqrstuvwxyzabc' has 29 letters: give one of 2 to 28."
      ),
      (
        ["route 66", "--words", "w"],
        "The phrase 'route 66' has no anagrams: '6' is no letter: write letters, spaces, hyphens "
          + "and apostrophes alone."
      ),
      (
        ["dirty", "room", "--words", "w"],
        "'arcade levels anagrams' takes one phrase: put it in quotes, as 'dirty room'."
      ),
      (
        ["listen", "--words", "w", "--max-words", "0"],
        "--max-words takes a whole number from 1 to 6, not '0'."
      ),
      (
        ["listen", "--words", "w", "--name", "x"],
        "'levels anagrams' has no option '--name': leave it out, or see 'arcade levels --help'."
      ),
    ])
  func `what cannot be understood is refused in one sentence`(words: [String], sentence: String) {
    let run = world.run(["levels", "anagrams"] + words)
    #expect(run.status == .usage)
    #expect(run.errors == "arcade: \(sentence)\n")
  }
}
