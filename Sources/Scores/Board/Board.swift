/// The results that were asked for, in order, and what stands out among them.
public struct Board: Sendable {
  let request: BoardRequest
  /// The rows in order: results, and between them games that are being played.
  let rows: [BoardRow]
  private let highlights: [Highlights]
  /// How many results there are, whether they are shown or not.
  public let count: Int
  /// What could not be read; nothing of it is shown.
  public let damage: [BoardDamage]

  /// Reads the results and keeps what is to be shown of them.
  ///
  /// - Parameters:
  ///   - request: What is to be shown.
  ///   - source: The file of results.
  ///   - waiting: Finished games that may not be in the file yet.
  ///   - playing: Games that are being played, as they stand; they stand on a table where they would
  ///     come in, without a rank, and in no export.
  ///   - time: The local time that days are meant in.
  /// - Throws: ``StoreError/unreadable(path:_:)`` if the file is there and cannot be read.
  /// - Complexity: O(bytes); memory for the rows that are shown alone.
  public init(
    _ request: BoardRequest, source: borrowing ResultsSource,
    waiting: [(key: ResultKey, result: GameResult)] = [],
    playing: [(key: ResultKey, result: GameResult)] = [], time: LocalTime
  ) throws(StoreError) {
    let fresh = BoardTally(request, time: time, waiting: waiting.map { EntryKey($0.key) })
    var tally = try ResultsReader.read(source, fresh)
    for (key, result) in waiting where tally.waiting.isMissing(EntryKey(key)) {
      tally.see(result, key: EntryKey(key))
    }
    if request.format == .text {
      for (key, result) in playing { tally.seePlaying(result, key: EntryKey(key)) }
    }
    self.request = request
    rows = tally.rows
    highlights = tally.highlights
    count = tally.count
    damage = tally.damage
  }

  /// What a row stands out by.
  func marks(of row: BoardRow) -> [HighlightMark] {
    row.state == .playing ? [] : highlights[row.figures.kind].marks(of: row.figures)
  }

  /// Writes the board in the format that was asked for.
  ///
  /// - Parameters:
  ///   - look: How it is shown, where it is for people.
  ///   - write: Takes the next bytes.
  /// - Throws: What `write` throws; nothing is written after that.
  public func write<Failure: Error>(
    _ look: BoardLook, to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var lines = LineOutput<Failure>()
    switch request.format {
    case .text:
      for line in BoardTable(self, look).lines { try lines.append(line + "\n", write) }
    case .json:
      try lines.append(rows.isEmpty ? "[]\n" : "[\n", write)
      for (index, row) in rows.enumerated() {
        try lines.append(row.json + (index + 1 == rows.count ? "\n]\n" : ",\n"), write)
      }
    case .csv:
      try lines.append(BoardRow.csvHeader, write)
      for row in rows { try lines.append(row.csv, write) }
    }
    try lines.flush(write)
  }
}

/// Text on its way out, in pieces that are worth a call.
private struct LineOutput<Failure: Error> {
  private var bytes: [UInt8] = []

  mutating func append(
    _ line: String, _ write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    bytes.append(contentsOf: line.utf8)
    if bytes.count >= 1 << 16 { try flush(write) }
  }

  mutating func flush(_ write: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    guard !bytes.isEmpty else { return }
    try write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
