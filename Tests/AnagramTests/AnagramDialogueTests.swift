import Anagram
import ArcadeCore
import TestSupport
import Testing

struct AnagramDialogueTests {
  @Test func `a whole game in lines`() throws {
    let game = try AnagramSamples.game(
      [
        ("listen", ["silent", "enlist", "tinsel"]), ("dormitory", ["dirty room"]),
        ("clothespins", ["so let's pinch"]), ("hot-dog", ["dog-hot"]), ("tee", ["été"]),
      ], seed: 2)
    let transcript = Self.transcript(
      game,
      [
        "hint", "place z 1", "shuffle", "shuffle", "show", "WORD été", "skip", "place O 2",
        "place é 5", "place c 3", "place 3 c", "place", "word", "word 7", "word so let's pinches",
        "word solets nipch", "word So let’s pinch", "give", "hint please", "place d 1", "place d 1",
        "word dirty room", "place o 5", "word dog-tho", "word dog-hot", "hint", "skip", "hint",
        "skip", "place e 2", "place e 1", "give up", "hint",
      ])
    expectSnapshot(transcript, named: "anagram-lines")
  }

  @Test func `a relaxed game, and one whose time is up, in lines`() throws {
    var transcript = Self.transcript(
      try AnagramSamples.game([("listen", ["silent", "enlist"])], isRelaxed: true), ["word silent"])
    var game = try AnagramSamples.listen(seconds: 60)
    let dialogue = AnagramDialogue(game: game)
    try game.make(.place(letter: "e", target: 1))
    transcript += (dialogue.show(game) + ["> hint"]).joined(separator: "\n") + "\n"
    let events = try game.make(.hint, at: 60_000)
    transcript +=
      (dialogue.tell(events, in: game) + ["> show"] + dialogue.show(game))
      .joined(separator: "\n") + "\n"
    expectSnapshot(transcript, named: "anagram-lines-ends")
  }

  @Test(arguments: [
    ("place", "Name a letter and the number of a target: type place e 3."),
    ("place e", "Name a letter and the number of a target: type place e 3."),
    ("place e three", "Name a letter and the number of a target: type place e 3."),
    ("place en 3", "Name a letter and the number of a target: type place e 3."),
    ("place 3 e", "Name a letter and the number of a target: type place e 3."),
    ("place - 3", "Name a letter and the number of a target: type place e 3."),
    ("place e -3", "Name a letter and the number of a target: type place e 3."),
    ("place e 3 now", "Name a letter and the number of a target: type place e 3."),
    (
      "place e 99999999999999999999999",
      "Name a letter and the number of a target: type place e 3."
    ),
    ("word", "Name the whole answer: type word and the answer behind it."),
    (
      "word si1ent",
      "That is no answer, as '1' is no letter: "
        + "write letters, spaces, hyphens and apostrophes alone."
    ),
    (
      "word \u{1B}[31m",
      "That is no answer, as '\\u{1b}' is no letter: "
        + "write letters, spaces, hyphens and apostrophes alone."
    ),
    ("hint 2", "Too many words: type hint."),
    ("shuffle all", "Too many words: type shuffle."),
    ("Skip it", "Too many words: type skip."),
    ("give", "To see the answer and end the game, type give up."),
    ("give up now", "To see the answer and end the game, type give up."),
  ])
  func `a command that cannot be done is refused with its reason`(
    line: String, sentence: String
  ) throws {
    let game = try AnagramSamples.listen()
    var dialogue = AnagramDialogue(game: game)
    #expect(dialogue.read(line, in: game) == .refuse(sentence))
  }

  @Test(arguments: [
    ("place e 3", AnagramMove.place(letter: "e", target: 3)),
    ("  PLACE\tE  03 ", .place(letter: "e", target: 3)),
    ("place é 3", .place(letter: "e", target: 3)),
    ("place e\u{301} 3", .place(letter: "e", target: 3)),
    ("place Æ 99", .place(letter: "æ", target: 99)), ("word silent", .word("silent")),
    ("Word SILENT", .word("silent")), ("word so let’s-pinch", .word("soletspinch")),
    ("hint", .hint), ("skip", .skip), ("Give Up", .giveUp),
  ])
  func `a command is read as people type it`(line: String, move: AnagramMove) throws {
    let game = try AnagramSamples.listen()
    var dialogue = AnagramDialogue(game: game)
    #expect(dialogue.read(line, in: game) == .moves([move]))
  }

  @Test(arguments: ["", "   ", "e3", "=silent", "?", "silent", "places", "giveup", "1"])
  func `other lines are none of its commands`(line: String) throws {
    let game = try AnagramSamples.listen()
    var dialogue = AnagramDialogue(game: game)
    #expect(dialogue.read(line, in: game) == .unknown)
  }

  @Test func `every command is one that it reads`() throws {
    let game = try AnagramSamples.listen()
    for command in AnagramDialogue.commands {
      var dialogue = AnagramDialogue(game: game)
      let line = command.usage.replacing("LETTER", with: "e").replacing("TARGET", with: "3")
        .replacing("ANSWER", with: "silent")
      switch dialogue.read(line, in: game) {
      case .moves, .say: break
      case .refuse, .unknown: Issue.record("\(line) is not read")
      }
    }
  }

  @Test func `shuffling is drawing: every time another order of the same tiles`() throws {
    let game = try AnagramSamples.game([("stale", ["least"])])
    var dialogue = AnagramDialogue(game: game)
    var again = dialogue
    var last = dialogue.show(game)[2]
    for _ in 1...50 {
      let reply = dialogue.read("shuffle", in: game)
      #expect(again.read("shuffle", in: game) == reply)
      guard case .say(let lines) = reply, let line = lines.first, lines.count == 1 else {
        Issue.record("said nothing")
        return
      }
      #expect(line != last)
      #expect(line.sorted() == last.sorted())
      #expect(dialogue.show(game)[2] == line)
      last = line
    }
  }

  @Test func `equal tiles can be shuffled too, and the next puzzle is as dealt`() throws {
    var game = try AnagramSamples.game([("aab", ["baa"]), ("cd", ["dc"])], seed: 3)
    var dialogue = AnagramDialogue(game: game)
    if game.puzzle.tiles.count == 2 { try game.make(.skip) }
    try game.make(.hint)
    guard case .say(let lines) = dialogue.read("shuffle", in: game) else {
      Issue.record("said nothing")
      return
    }
    #expect(lines == ["Tiles: a a"])
  }

  /// What a player types and what is said.
  private static func transcript(_ dealt: AnagramGame, _ lines: [String]) -> String {
    var game = dealt
    var dialogue = AnagramDialogue(game: game)
    var said = dialogue.show(game)
    for line in lines {
      said.append("> \(line)")
      // `show` is one of the commands that every game knows.
      guard line != "show" else {
        said += dialogue.show(game)
        continue
      }
      switch dialogue.read(line, in: game) {
      case .say(let sentences): said += sentences
      case .refuse(let sentence): said.append(sentence)
      case .unknown: said.append("?")
      case .moves(let moves):
        for move in moves {
          do throws(AnagramRefusal) {
            said += dialogue.tell(try game.play(move, at: .zero), in: game)
          } catch {
            said.append(error.description)
          }
        }
      }
    }
    return (said + dialogue.show(game)).joined(separator: "\n") + "\n"
  }
}
