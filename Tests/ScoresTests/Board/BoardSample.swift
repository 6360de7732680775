import Terminal

@testable import Scores

/// Boards of results for tests.
struct BoardSample {
  var results: [(key: String, result: GameResult)]
  var waiting: [(key: ResultKey, result: GameResult)] = []
  var playing: [(key: ResultKey, result: GameResult)] = []

  init(_ results: [GameResult]) {
    self.results = results.enumerated().map { index, result in
      let suffix = String(["a", "b", "c", "d"][index % 4]) + "222"
      return ("\(result.start)-\(suffix)", result)
    }
  }

  /// The bytes of the file.
  var file: [UInt8] { Array(Sample.file(results.map { ($0.key, $0.result.json) }).utf8) }

  func board(_ request: BoardRequest = BoardRequest()) throws -> Board {
    try Board(
      request, source: ResultsSource(bytes: file), waiting: waiting, playing: playing, time: .utc)
  }

  /// What the board prints.
  func text(
    _ request: BoardRequest = BoardRequest(), glyphs: GlyphSet = .unicode,
    colors: BoardColors = .none
  ) throws -> String {
    var bytes: [UInt8] = []
    let look = BoardLook(glyphs: glyphs, colors: colors, time: .utc)
    try board(request).write(look) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The scores of the rows, in order.
  func scores(_ request: BoardRequest) throws -> [Int64] {
    try board(request).rows.map(\.figures.score)
  }

  /// A game with what boards show: its start in minutes after half past five, its duration in seconds.
  static func game(
    _ score: Int, _ seconds: Int64 = 60, at minute: Int64, kind: String = "set",
    mode: String = "normal", _ change: (inout GameResult) -> Void = { _ in }
  ) -> GameResult {
    let start = Timestamp(milliseconds: 1_796_016_600_000 + minute * 60_000)
    let end = Timestamp(milliseconds: start.milliseconds + seconds * 1000)
    var result = GameResult(
      kind: kind, mode: mode, score: score, start: start, end: end, durationMs: seconds * 1000,
      seed: 7, moves: "a")
    change(&result)
    return result
  }
}
