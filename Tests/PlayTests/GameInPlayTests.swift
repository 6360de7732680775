import ArcadeCore
import Scores
import Testing

@testable import Play

struct GameInPlayTests {
  private let kept = TestStore()

  /// A running game to which 9 and 9 were added: 21 are so many short of it.
  private func nearTheEnd() throws -> (table: GameInPlay<ToyGame>, missing: Int) {
    var table = kept.table()
    table.start(now: 0)
    for move in [9, 5] { _ = try table.play(.add(move), now: 1_000) }
    return (table, 21 - table.game.score)
  }

  @Test func `a game without a move leaves nothing`() {
    var table = kept.table()
    table.start(now: 0)
    table.leave(now: 9_000)
    #expect(kept.store.gamesLeftBehind().isEmpty)
    #expect(kept.store.finishedWaiting().isEmpty)
  }

  @Test func `each move is on file before it is seen`() throws {
    var table = kept.table()
    table.start(now: 0)
    _ = try table.play(.add(2), now: 400)
    let game = try #require(kept.store.gamesUnderWay().first)
    #expect(game.movesText == "2:400")
    #expect(game.score == table.game.score)
    _ = try table.play(.hint, now: 900)
    #expect(kept.store.gamesUnderWay().first?.movesText == "2:400 h:500")
  }

  @Test func `a refused move changes nothing, on file neither`() throws {
    var (table, missing) = try nearTheEnd()
    let (game, recording) = (table.game, table.recording)
    #expect(throws: ToyGame.Refusal.tooMuch(missing + 1)) {
      try table.play(.add(missing + 1), now: 2_000)
    }
    #expect(table.game == game)
    #expect(table.recording == recording)
    #expect(kept.store.gamesUnderWay().first?.movesText == "9:1000 5")
  }

  @Test func `the result is acknowledged as soon as the game is over`() throws {
    var (table, missing) = try nearTheEnd()
    _ = try table.play(.add(missing), now: 3_000)
    guard case .acknowledged(let key, let result) = table.keeper.ending else {
      Issue.record("not acknowledged: \(String(describing: table.keeper.ending))")
      return
    }
    #expect(result.score == 21)
    #expect(result.durationMs == 3_000)
    #expect(kept.store.finishedWaiting().map(\.key) == [key])
    #expect(kept.store.takeIn().added == [key])
  }

  @Test func `a game whose time is up ends at exactly its limit`() throws {
    var (table, _) = try nearTheEnd()
    #expect(table.deadline() == 10_000)
    #expect(table.advance(now: 9_999) == [])
    #expect(table.advance(now: 12_345) == [.ended(.timeUp)])
    #expect(kept.store.finishedWaiting().first?.result.durationMs == 10_000)
    #expect(table.playTime(now: 99_999) == PlayTime(milliseconds: 10_000))
  }

  @Test func `a move after the time is up is dropped`() throws {
    var (table, _) = try nearTheEnd()
    #expect(try table.play(.add(1), now: 10_000) == [.ended(.timeUp)])
    #expect(table.recording.moves.count == 2)
  }

  @Test func `a game ended before its end is kept as unfinished`() throws {
    var (table, _) = try nearTheEnd()
    table.stopForGood(now: 4_000)
    let result = try #require(kept.store.finishedWaiting().first?.result)
    #expect(result.marks == ["unfinished"])
    #expect(result.durationMs == 4_000)
    #expect(Referee.judge(result, by: ToyGame.self, levels: []) == .holds)
  }

  @Test func `a game left behind goes on where it stood, its clock too`() throws {
    var (table, missing) = try nearTheEnd()
    let before = table.game
    // Thinking is play: whoever leaves does not get the time since the last move back.
    table.leave(now: 4_000)

    let left = try #require(kept.store.gamesLeftBehind().first)
    let recording = try Recording<ToyGame>(options: .init(), seed: .seven, text: left.movesText)
    let journal = try kept.store.resume(left)
    let keeper = Keeper(store: kept.store, header: left.header, journal: journal) {
      Timestamp(milliseconds: 9)
    }
    var resumed = try GameInPlay(resuming: recording, leftAt: left.playTime, keeper: keeper)
    #expect(resumed.game == before)
    resumed.start(now: 500_000)
    #expect(resumed.playTime(now: 500_250) == PlayTime(milliseconds: 4_250))
    _ = try resumed.play(.add(missing), now: 501_000)
    #expect(kept.store.finishedWaiting().first?.result.moves == "9:1000 5 \(missing):4000")
  }

  @Test func `where nothing can be written play goes on and the result is handed out`() throws {
    var files = Files.live()
    files.open = { _, _ throws(SystemError) in throw .readOnly }
    files.makeFolder = { _ throws(SystemError) in throw .readOnly }
    let store = Store(location: StoreLocation(folder: "/nonexistent/arcade"), files: files)
    let keeper = Keeper(store: store, header: kept.header()) { Timestamp(milliseconds: 2_000_000) }
    var table = GameInPlay<ToyGame>(options: .init(), seed: .seven, keeper: keeper)
    table.start(now: 0)
    _ = try table.play(.add(9), now: 1_000)
    #expect(table.keeper.notice?.hasPrefix("Not kept yet:") == true)
    table.stopForGood(now: 2_000)
    guard case .unwritten(_, let result, _) = table.keeper.ending else {
      Issue.record("\(String(describing: table.keeper.ending))")
      return
    }
    #expect(result.moves == "9:1000")
    #expect(Referee.judge(result, by: ToyGame.self, levels: []) == .holds)
  }
}
