import ArcadeCore
import CardTable
import TestSupport
import Testing

@testable import SetGame

struct SetDialogueTests {
  private static let table = "1RSO 1GSO 2RTD 3GOS 2POS 1PSO 3RTS 2GTO 1POD 3PSD 2RSS 2GSO"

  @Test func `a puzzle in lines, with everything that can be typed`() throws {
    var game = try SetPlay(.puzzle, seed: 7).game
    let sets = game.sets
    let codes = sets[1].compactMap { game.table.places[$0]?.code }.joined(separator: " ")
    let numbers = sets.map { $0.map { "\($0 + 1)" }.joined(separator: ", ") }
    let lines =
      ["1 2 3", "hint", "hint", "hint", "more", numbers[0], codes, numbers[0], "4", "history"]
      + numbers.dropFirst(2)
    let text = transcript(SetDialogue.self, of: &game, typing: lines)
    #expect(game.isOver)
    expectSnapshot(text, named: "transcript-puzzle")
  }

  @Test func `a whole junior game in lines, told to its end`() throws {
    var play = try SetPlay(.junior, seed: 5)
    var lines: [String] = []
    while !play.game.isOver {
      guard let set = play.game.sets.first else {
        lines.append("more")
        try play.move(.threeMore)
        continue
      }
      lines.append(set.compactMap { play.game.table.places[$0]?.code }.joined(separator: " "))
      try play.findSet()
    }
    var game = try SetPlay(.junior, seed: 5).game
    let text = transcript(SetDialogue.self, of: &game, typing: lines)
    #expect(game == play.game)
    expectSnapshot(text, named: "transcript-junior")
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || (" "..."~").contains($0) })
  }

  @Test func `three cards are judged as they are named, whatever was chosen before`() throws {
    var play = try SetPlay(table: Self.table)
    try play.move(.choose(2), .choose(0))
    var dialogue = SetDialogue(game: play.game)
    let moves: DialogueReply<SetMove> = .moves([.choose(2), .choose(1), .choose(5)])
    #expect(dialogue.read("1 2 6", in: play.game) == moves)
    #expect(dialogue.read("CHOOSE 1rso,1GSO, 1pso", in: play.game) == moves)
    #expect(dialogue.read("1 2", in: play.game) == .moves([.choose(0), .choose(1)]))
    #expect(dialogue.read("3", in: play.game) == .moves([.choose(2)]))
  }

  @Test(arguments: [
    ("13", "There is no card '13': choose a place from 1 to 12, or a code such as 2RTO."),
    ("0", "There is no card '0': choose a place from 1 to 12, or a code such as 2RTO."),
    ("1 x", "There is no card 'x': choose a place from 1 to 12, or a code such as 2RTO."),
    ("3PSO", "3PSO does not lie on the table: choose a card that does."),
    ("1 2 1", "A card is named twice: name each once."),
    ("1 1RSO 3", "A card is named twice: name each once."),
    ("1 2 3 4", "A Set has three cards: name one, two or three."),
    ("choose", "A Set has three cards: name one, two or three."),
    ("more 3", "Too many words: type more."),
    ("hint please", "Too many words: type hint."),
    ("history 2", "Too many words: type history."),
  ])
  func `a command that cannot be done is refused with its reason`(
    line: String, sentence: String
  ) throws {
    let game = try SetPlay(table: Self.table).game
    var dialogue = SetDialogue(game: game)
    #expect(dialogue.read(line, in: game) == .refuse(sentence))
  }

  @Test(arguments: [
    (SetMode.puzzle, ["0 of 6 Sets found.", "1 of 6 Sets found.", "2 of 6 Sets found."]),
    (.race10, ["0 of 10 Sets found.", "1 of 10 Sets found.", "2 of 10 Sets found."]),
    (.normal, ["0 Sets found.", "1 Set found.", "2 Sets found."]),
  ])
  func `the Sets found are counted as one says it`(mode: SetMode, endings: [String]) throws {
    var play = try SetPlay(mode, seed: 4)
    for ending in endings {
      let line = SetDialogue(game: play.game).show(play.game)[0]
      #expect(line.hasSuffix(" \(ending)"), "\(line)")
      try play.findSet()
    }
  }

  @Test func `an empty place is refused before anything is chosen`() throws {
    var play = try SetPlay(table: Self.table)
    try play.findSet()
    var dialogue = SetDialogue(game: play.game)
    #expect(
      dialogue.read("4 5 1", in: play.game)
        == .refuse("Place 1 is empty: choose a card that is on the table."))
  }

  @Test(arguments: ["", "  ", "spin", "h", "2RT", "2RTX", "hints", "\u{1B}[31m", "-1"])
  func `other lines are none of its commands`(line: String) throws {
    let game = try SetPlay(table: Self.table).game
    var dialogue = SetDialogue(game: game)
    #expect(dialogue.read(line, in: game) == .unknown)
  }
}
