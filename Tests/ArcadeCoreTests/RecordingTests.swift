import ArcadeCore
import Testing

struct RecordingTests {
  private let options = TallyGame.Options(limit: 1_000)

  @Test func `moves are written with the play between them`() throws {
    var recording = try Recording<TallyGame>(options: options, seed: seed(1))
    #expect(recording.text == "")
    for (move, milliseconds) in [("2", 1_830), ("2", 3_874), ("5", 3_874), ("s", 3_875)] {
      try recording.append(
        #require(TallyGame.Move(text: move)), at: PlayTime(milliseconds: Int64(milliseconds)))
    }
    #expect(recording.text == "2:1830 2:2044 5 s:1")
  }

  @Test func `what is written is read as it was`() throws {
    var generator = SplitMix64(state: 1)
    for _ in 0..<500 {
      let recording = try played(options: options, using: &generator)
      let seed = recording.seed
      let text = recording.text
      #expect(try Recording<TallyGame>(options: options, seed: seed, text: text) == recording)
      #expect(text.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
    }
  }

  @Test(arguments: [
    ("x", 1), ("0", 1), ("100", 1), (" ", 1), (":5", 1), (" 2", 1), ("2 ", 2), ("2  2", 2),
    ("2 2 X s", 3),
    ("2:", 1), ("2:x", 1), ("2:-1", 1), ("2:+1", 1), ("2:1.5", 1), ("2:1:1", 1), ("2: 1", 1),
    ("2:0", 1), ("2:01", 1), ("02", 1), ("2:5 2:05", 2), ("2\n2", 1), ("2,2", 1),
    ("2:9007199254740992", 1), ("2:9007199254740991 2:1", 2),
    ("2:9007199254740991 2 2:99999999999999999999", 3),
  ])
  func `a text that was changed is refused with the number of the move`(
    text: String, move: Int
  ) throws {
    let seed = try seed(1)
    #expect(throws: RecordingFault.unreadable(move: move)) {
      try Recording<TallyGame>(options: options, seed: seed, text: text)
    }
  }

  @Test func `the longest play there is can be kept`() throws {
    let text = "2:9007199254740991 2"
    let recording = try Recording<TallyGame>(options: options, seed: seed(1), text: text)
    #expect(
      recording.moves.map(\.time.milliseconds) == [9_007_199_254_740_991, 9_007_199_254_740_991])
    #expect(recording.text == text)
  }

  @Test func `play does not go back`() throws {
    let times: [Int64] = [5, 3, 9, 0]
    let moves = times.map { TimedMove(TallyGame.Move.stop, at: PlayTime(milliseconds: $0)) }
    let recording = try Recording<TallyGame>(options: options, seed: seed(1), moves: moves)
    #expect(recording.moves.map(\.time.milliseconds) == [5, 5, 9, 9])
    #expect(recording.text == "s:5 s s:4 s")
  }

  @Test func `a replay is the game that was played`() throws {
    var generator = SplitMix64(state: 2)
    for _ in 0..<200 {
      let recording = try played(options: options, using: &generator)
      var game = TallyGame(options: options, seed: recording.seed)
      var events: [[TallyGame.Event]] = []
      for timed in recording.moves { try events.append(game.play(timed.move, at: timed.time)) }

      var told: [[TallyGame.Event]] = []
      let replayed = try recording.replay { number, events in
        #expect(number == told.count)
        told.append(events)
      }
      #expect(replayed == game)
      #expect(told == events)
    }
  }

  @Test func `the rules judge a replay`() throws {
    let recording = try Recording<TallyGame>(options: options, seed: seed(1), text: "2 5 6 1")
    let reason = "You cannot add 6 times: choose from 1 to 5."
    #expect(throws: RecordingFault.refused(move: 3, reason: reason)) { try recording.replay() }
  }

  @Test func `a move after the end is refused`() throws {
    let recording = try Recording<TallyGame>(options: options, seed: seed(1), text: "s 1")
    let reason = "The game is over: start a new one."
    #expect(throws: RecordingFault.refused(move: 2, reason: reason)) { try recording.replay() }
  }

  @Test func `a replay ends at the deadline as the game did`() throws {
    let timed = TallyGame.Options(limit: 1_000, deadline: PlayTime(milliseconds: 100))
    let recording = try Recording<TallyGame>(options: timed, seed: seed(1), text: "2:99 2:1")
    let game = try recording.replay()
    #expect(game.end == .timeUp)
    let first = try Recording<TallyGame>(options: timed, seed: seed(1), text: "2:99").replay()
    #expect(first.end == nil)
    #expect(game.score == first.score)
  }

  @Test(arguments: [
    (
      RecordingFault.unreadable(move: 3),
      "Move 3 cannot be read: the text of the moves was changed."
    ),
    (.refused(move: 2, reason: "No."), "Move 2 is not allowed: No."),
  ])
  func `a fault is one sentence`(fault: RecordingFault, sentence: String) {
    #expect(fault.description == sentence)
  }

  /// Plays a game at random, with waits of nothing, little and much.
  private func played(
    options: TallyGame.Options, using generator: inout SplitMix64
  ) throws -> Recording<TallyGame> {
    let seed = Seed(randomBits: generator.next())
    var game = TallyGame(options: options, seed: seed)
    var recording = Recording<TallyGame>(options: options, seed: seed)
    var milliseconds: Int64 = 0
    while !game.isOver, recording.moves.count < 40 {
      milliseconds += Int64(generator.draw(below: [1, 10, 100_000][generator.draw(below: 3)]))
      let time = PlayTime(milliseconds: milliseconds)
      let move = game.allowedMoves[generator.draw(below: game.allowedMoves.count)]
      _ = try game.play(move, at: time)
      recording.append(move, at: time)
    }
    return recording
  }

  private func seed(_ number: UInt64) throws -> Seed { try #require(Seed(number)) }
}
