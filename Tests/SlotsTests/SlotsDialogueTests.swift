import ArcadeCore
import Slots
import TestSupport
import Testing

struct SlotsDialogueTests {
  @Test func `a whole game in lines`() throws {
    let transcript = try Self.transcript(
      seed: 42,
      ["pays", "spin", "bet 3", "SPIN  2", "bet", "bet 6", "spin 0", "cash", "cash out", "spin"])
    expectSnapshot(transcript, named: "transcript")
  }

  @Test func `spin 100 stops at the end of the game`() throws {
    let transcript = try Self.transcript(seed: 5, ["bet 5", "spin 100"])
    expectSnapshot(transcript, named: "transcript-to-the-end")
  }

  @Test func `the lines are plain`() throws {
    let transcript = try Self.transcript(seed: 42, ["pays", "spin 10", "bet 9", "cash out"])
    #expect(transcript.unicodeScalars.allSatisfy { $0 == "\n" || (" "..."~").contains($0) })
  }

  @Test(arguments: [
    ("spin 0", "You can spin 1 to 100 times at once: type spin and a whole number."),
    ("spin 101", "You can spin 1 to 100 times at once: type spin and a whole number."),
    ("spin -1", "You can spin 1 to 100 times at once: type spin and a whole number."),
    ("spin 1.5", "You can spin 1 to 100 times at once: type spin and a whole number."),
    ("spin ten", "You can spin 1 to 100 times at once: type spin and a whole number."),
    (
      "spin 99999999999999999999999",
      "You can spin 1 to 100 times at once: type spin and a whole number."
    ),
    ("spin 1 2", "Too many words: type spin, or spin and a number."),
    ("bet 0", "A bet is 1 to 5: type bet and a whole number."),
    ("bet 6", "A bet is 1 to 5: type bet and a whole number."),
    ("bet 18446744073709551617", "A bet is 1 to 5: type bet and a whole number."),
    ("bet two", "A bet is 1 to 5: type bet and a whole number."),
    ("bet 1 2", "Too many words: type bet and a number."),
    ("pays 3", "Too many words: type pays."),
    ("cash", "To end the game, type cash out."),
    ("cash out now", "To end the game, type cash out."),
  ])
  func `a command that cannot be done is refused with its reason`(
    line: String, sentence: String
  ) throws {
    let game = try SlotsGameTests.game(seed: 1)
    var dialogue = SlotsDialogue(game: game)
    #expect(dialogue.read(line, in: game) == .refuse(sentence))
    // The bet is what it was.
    #expect(dialogue.read("spin", in: game) == .moves([.spin(bet: 1)]))
  }

  @Test(arguments: ["", "   ", "spins", "c", "1", "hint", "\u{1B}[31m", "spin2"])
  func `other lines are none of its commands`(line: String) throws {
    let game = try SlotsGameTests.game(seed: 1)
    var dialogue = SlotsDialogue(game: game)
    #expect(dialogue.read(line, in: game) == .unknown)
  }

  @Test func `a bet above the credits is refused with what is possible`() throws {
    let game = try SlotsGameTests.gameWithFewCredits()
    var dialogue = SlotsDialogue(game: game)
    guard case .refuse(let sentence) = dialogue.read("bet 5", in: game) else {
      Issue.record("not refused")
      return
    }
    #expect(sentence.hasPrefix("You cannot bet 5 with \(game.credits) credit"))
    #expect(dialogue.read("bet \(game.credits)", in: game) != .refuse(sentence))
    #expect(dialogue.read("spin", in: game) == .moves([.spin(bet: game.credits)]))
  }

  @Test func `every command is one that it reads`() throws {
    let game = try SlotsGameTests.game(seed: 1)
    for command in SlotsDialogue.commands {
      var dialogue = SlotsDialogue(game: game)
      let line = command.usage.replacing("[N]", with: "2").replacing("N", with: "2")
      switch dialogue.read(line, in: game) {
      case .moves, .say: break
      case .refuse, .unknown: Issue.record("\(line) is not read")
      }
    }
  }

  /// What a player types and what is said, as the stage would print it.
  private static func transcript(seed: UInt64, _ lines: [String]) throws -> String {
    var game = try SlotsGameTests.game(seed: seed)
    return TestSupport.transcript(SlotsDialogue.self, of: &game, typing: lines)
  }
}
