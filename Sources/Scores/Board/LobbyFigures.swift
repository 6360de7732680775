/// What the lobby tells of all that was played.
public struct LobbyFigures: Sendable {
  /// What it tells of one kind of game.
  public struct Kind: Equatable, Sendable {
    /// The name of the kind.
    public let name: String
    /// How many results there are of it.
    public let count: Int
    /// The highest score; `nil` if no result takes a rank.
    public let best: Int?
    /// The scores of the last games, the newest last: at most ``LobbyFigures/recentCount``.
    public let recentScores: [Int]
    /// On how many days in a row it was played, up to today or, if not yet today, to yesterday.
    public let streak: Int
  }

  /// The last game.
  public struct Last: Equatable, Sendable {
    /// The kind.
    public let kind: String
    /// The points.
    public let score: Int
    /// The milliseconds of play.
    public let durationMs: Int64
    /// When it began.
    public let start: Timestamp
  }

  /// How many scores are told of each kind at most.
  public static let recentCount = 8

  /// The kinds that were played, by name.
  public let kinds: [Kind]
  /// How many results there are.
  public let count: Int
  /// The game that was begun last; `nil` before the first.
  public let last: Last?
  /// How many pieces of damage were met.
  public let damageCount: Int

  /// What is told of a kind; `nil` if it was never played.
  public subscript(kind: String) -> Kind? { kinds.first { $0.name == kind } }

  /// Reads the results.
  ///
  /// - Parameters:
  ///   - source: The file of results.
  ///   - waiting: Finished games that may not be in the file yet.
  ///   - now: The moment that is today.
  ///   - time: The local time that days are meant in.
  /// - Throws: ``StoreError/unreadable(path:_:)`` if the file is there and cannot be read.
  /// - Complexity: O(bytes) in time; memory for the days that were played on.
  public init(
    source: borrowing ResultsSource, waiting: [(key: ResultKey, result: GameResult)] = [],
    now: Timestamp, time: LocalTime
  ) throws(StoreError) {
    let fresh = LobbyTally(time: time, waiting: waiting.map { EntryKey($0.key) })
    var tally = try ResultsReader.read(source, fresh)
    for (key, result) in waiting where tally.waiting.isMissing(EntryKey(key)) {
      tally.see(result, key: EntryKey(key))
    }
    let today = time.day(of: now)
    kinds = tally.kinds(today: today).sorted { $0.name < $1.name }
    count = tally.count
    last = tally.last
    damageCount = tally.damageCount
  }
}
