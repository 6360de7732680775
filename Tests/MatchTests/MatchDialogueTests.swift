import ArcadeCore
import CardTable
import Match
import TestSupport
import Testing

struct MatchDialogueTests {
  @Test func `a game of two in lines`() throws {
    let transcript = try Self.transcript(
      "12/2", seed: 42, ["5", "5", "choose 5 9", "13", "history"])
    expectSnapshot(transcript, named: "transcript")
  }

  @Test(arguments: ["12/2", "30/3"])
  func `a whole game in lines, told to its end`(mode: String) throws {
    var game = try MatchGameTests.game(mode, seed: 3)
    try MatchGameTests.finish(&game)
    var lines: [String] = []
    var replay = try MatchGameTests.game(mode, seed: 3)
    // Every choice of the game, found again in its history.
    for event in game.table.history {
      let place: Int
      switch event {
      case .chosen(let choice), .takenBack(let choice): place = choice.place
      case .matched(let cards, _), .missed(let cards, _, _): place = try #require(cards.last?.place)
      case .charged: continue
      }
      _ = try replay.play(.choose(place), at: .zero)
      lines.append(String(place + 1))
    }
    #expect(replay == game)
    let name = mode.replacing("/", with: "-")
    expectSnapshot(try Self.transcript(mode, seed: 3, lines), named: "transcript-\(name)")
  }

  @Test(arguments: [
    ("0", "There is no place '0': choose numbers from 1 to 30."),
    ("31", "There is no place '31': choose numbers from 1 to 30."),
    ("5 x", "There is no place 'x': choose numbers from 1 to 30."),
    ("choose", "No place is named: type choose and a number."),
    (
      "choose 99999999999999999999999",
      "There is no place '99999999999999999999999': choose numbers from 1 to 30."
    ),
    ("choose \u{1B}[2J", "There is no place '\\u{1b}[2j': choose numbers from 1 to 30."),
    ("history 3", "Too many words: type history."),
  ])
  func `a command that cannot be done is refused with its reason`(
    line: String, sentence: String
  ) throws {
    let game = try MatchGameTests.game(seed: 1)
    var dialogue = MatchDialogue(game: game)
    #expect(dialogue.read(line, in: game) == .refuse(sentence))
  }

  @Test(arguments: ["", "  ", "chose 5", "J♥", "-5", "+3", "hint", "\u{1B}[31m"])
  func `other lines are none of its commands`(line: String) throws {
    let game = try MatchGameTests.game(seed: 1)
    var dialogue = MatchDialogue(game: game)
    #expect(dialogue.read(line, in: game) == .unknown)
  }

  @Test func `several numbers are several choices`() throws {
    let game = try MatchGameTests.game(seed: 1)
    var dialogue = MatchDialogue(game: game)
    let moves = [4, 11, 29].map { MatchMove.choose($0) }
    for line in ["5 12 30", "5,12,30", "choose 5, 12 30", " CHOOSE\t5 12  30 "] {
      #expect(dialogue.read(line, in: game) == .moves(moves))
    }
  }

  @Test func `no line shows a card that lies face down`() throws {
    let game = try MatchGameTests.game("52/2", seed: 8)
    let lines = MatchDialogue(game: game).show(game)
    #expect(lines == ["52 cards on the table, 2 to match.", "1 to 52: face down"])
  }

  @Test func `every command is one that it reads`() throws {
    let game = try MatchGameTests.game(seed: 1)
    for command in MatchDialogue.commands {
      var dialogue = MatchDialogue(game: game)
      switch dialogue.read(command.usage.replacing("N ...", with: "2"), in: game) {
      case .moves, .say: break
      case .refuse, .unknown: Issue.record("\(command.usage) is not read")
      }
    }
  }

  private static func transcript(_ mode: String, seed: UInt64, _ lines: [String]) throws -> String {
    var game = try MatchGameTests.game(mode, seed: seed)
    return TestSupport.transcript(MatchDialogue.self, of: &game, typing: lines)
  }
}
