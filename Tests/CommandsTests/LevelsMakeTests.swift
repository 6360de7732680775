import Anagram
import ArcadeCore
import Foundation
import Play
import Scores
import Terminal
import Testing

@testable import Commands

struct LevelsMakeTests {
  private let world = TestWorld()
  private let words = "cat\nact\nlisten\nsilent\nenlist\ndirty\nroom\ndormitory\nmoor\n"

  private func make(_ more: String..., words: String? = nil) throws -> TestWorld.Run {
    try world.write(words ?? self.words, to: "words")
    return world.run(["levels", "make", "--words", world.folder + "/words"] + more)
  }

  private func level(_ text: String) throws -> AnagramLevel {
    try AnagramLevel(file: LevelFile(path: "made.json", bytes: Array(text.utf8)))
  }

  @Test func `a level of words is printed, fit to be edited`() throws {
    let run = try make("--name", "my-own", "--letters", "3-6")
    let text = """
      {
        "name": "my-own",
        "title": "My own",
        "order": 100,
        "pointsPerTile": 20,
        "timeToSolve": 300,
        "anagrams": [
          {"tiles": "act", "answers": ["cat"]},
          {"tiles": "enlist", "answers": ["listen", "silent"]},
          {"tiles": "moor", "answers": ["room"]}
        ]
      }

      """
    #expect(run == .init(outcome: .done, output: text, errors: ""))
    #expect(try level(text).entries.count == 3)
  }

  @Test func `a level of phrases has every shape of their anagrams`() throws {
    let run = try make(
      "--name", "p", "--title", "Phrases", "--order", "7", "--points", "30", "--time", "90",
      "--phrase", "dirty room", "--phrase", "silent")
    let level = try level(run.output)
    #expect((level.title, level.order) == ("Phrases", 7))
    #expect((level.pointsPerTile, level.timeToSolve) == (30, 90))
    #expect(
      level.entries.map { [$0.tiles.text] + $0.answers.map(\.text) } == [
        ["dirty room", "dormitory"], ["silent", "listen", "enlist"], ["dirty room", "dirty moor"],
      ])
  }

  @Test func `a file is written, and one that is there is kept unless told`() throws {
    let path = world.folder + "/made.json"
    let run = try make("--name", "made", "--output", path, "--letters", "3-6")
    #expect(
      run
        == .init(
          outcome: .done, output: "3 anagrams, out of 3 groups found, in '\(path)'.\n", errors: ""))
    let written = try #require(world.content(of: "made.json"))
    #expect(try level(written).entries.count == 3)

    let again = try make("--name", "other", "--output", path, "--letters", "3-6")
    #expect(again.status == .cannotWrite)
    #expect(
      again.errors
        == "arcade: '\(path)' is there already: write to another file, or add --force.\n")
    #expect(world.content(of: "made.json") == written)

    let forced = try make("--name", "other", "--output", path, "--letters", "3-6", "--force")
    #expect(forced.status == .done)
    #expect(world.content(of: "made.json")?.contains("\"name\": \"other\"") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: world.folder).count == 2)
  }

  @Test func `what cannot be written is told, and leaves nothing behind`() throws {
    let beyond = try make("--name", "a", "--output", world.folder + "/words/a.json")
    #expect(beyond.status == .cannotWrite)
    let folder = try make("--name", "a", "--output", world.folder, "--force")
    #expect(folder.status == .cannotWrite)
    let device = try make("--name", "a", "--output", "/dev/null", "--force")
    #expect(device.status == .cannotWrite)
    #expect(beyond.errors.hasPrefix("arcade: '\(world.folder)/words/a.json' cannot be written"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: world.folder) == ["words"])
  }

  @Test func `a folder that is missing is told, and room is asked for on a full disk alone`() throws
  {
    let missing = try make("--name", "a", "--output", world.folder + "/no/mine.json")
    #expect(
      missing.errors
        == "arcade: '\(world.folder)/no/mine.json' cannot be written, because its folder is not "
        + "there: make the folder, or write elsewhere.\n")
    #expect(
      CommandFault.unwritable("It", .diskFull).sentence
        == "It cannot be written, because the disk is full: make room, or write elsewhere.")
    #expect(
      CommandFault.unwritable("It", .readOnly).sentence
        == "It cannot be written, because the disk is read-only: write elsewhere.")
  }

  @Test func `the same list and options make the same level`() throws {
    #expect(try make("--name", "a") == make("--name", "a"))
  }

  @Test func `a list without anagrams makes no level`() throws {
    let run = try make("--name", "a", words: "dog\ncat\n")
    #expect(run.status == .badData)
    #expect(run.errors.hasPrefix("arcade: No anagram was found for a level: try other --letters"))
    let phrase = try make("--name", "a", "--phrase", "xyz")
    #expect(phrase.status == .badData)
    #expect(phrase.errors.contains("try other phrases"))
  }

  @Test(
    arguments: [
      ([], "'arcade levels make' needs --name: give text of 1 to 32 characters."),
      (
        ["--name", "My own"],
        "--name takes 1 to 32 lower-case letters a–z, digits and hyphens, not 'My own'."
      ),
      (
        ["--name", "a", "--letters", "8-4"],
        "--letters takes a whole number from 2 to 13, or the first and the last as 2-13, not '8-4'."
      ),
      (
        ["--name", "a", "--letters", "2-14"],
        "--letters takes a whole number from 2 to 13, or the first and the last as 2-13, not '2-14'."
      ),
      (
        ["--name", "a", "--letters", "4", "--phrase", "ab"],
        "--letters and --phrase do not go together: give one of them."
      ),
      (
        ["--name", "a", "--count", "501"],
        "--count takes a whole number from 1 to 500, not '501'."
      ),
      (
        ["--name", "a", "--limit", "5"],
        "--limit goes with --phrase: give a phrase too, or leave it out."
      ),
      (
        ["--name", "a", "--phrase", "ab", "--phrase", "A-B"],
        "The phrase 'A-B' is given twice: give it once."
      ),
      (
        ["--name", "a", "--phrase", "abcdefghijklmn"],
        "The phrase 'abcdefghijklmn' has a word of 14 letters: write at most 13."
      ),
      (["--name", "a", "--title", " x"], "--title must not begin or end with a space."),
      (["--name", "a", "--force"], "--force goes with --output: name a file, or leave it out."),
      (
        ["--name", "a", "b.json"],
        "'levels make' cannot take 'b.json': write --phrase before a phrase, and --output before a "
          + "file."
      ),
      (
        ["--name", "a", "--game", "slots"],
        "'levels make' has no option '--game': leave it out, or see 'arcade levels --help'."
      ),
    ])
  func `what cannot be understood is refused in one sentence`(words: [String], sentence: String)
    throws
  {
    try world.write("cat\nact\n", to: "words")
    let run = world.run(["levels", "make", "--words", world.folder + "/words"] + words)
    #expect(run.status == .usage)
    #expect(run.errors == "arcade: \(sentence)\n")
    #expect(run.output == "")
  }

  @Test(arguments: [["list"], ["check"]])
  func `options of the maker are refused where nothing is made`(words: [String]) {
    let run = world.run(["levels"] + words + ["--words", "w"])
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("arcade: 'levels \(words[0])' has no option '--words'"))
  }
}
