/// What comes first on the board.
public enum BoardSort: String, CaseIterable, Sendable {
  /// The newest first.
  case date
  /// The highest score first.
  case score
  /// The shortest game first.
  case duration
  /// By the names of the kinds.
  case kind
}

/// How the board is written.
public enum BoardFormat: Equatable, Sendable {
  /// A table for people.
  case text
  /// An array of results, each with its key.
  case json
  /// A line for each result, after a header.
  case csv
}

/// What a board is to show.
public struct BoardRequest: Equatable, Sendable {
  /// What comes first.
  public var sort: BoardSort
  /// Whether the order is turned round; ties are not.
  public var isReversed: Bool
  /// The only kind to show, or `nil` for all.
  public var kind: String?
  /// The only mode to show.
  public var mode: String?
  /// The only player whose results are shown.
  public var player: String?
  /// The first day or moment of the games shown.
  public var since: BoardDate?
  /// The last day or moment of the games shown.
  public var until: BoardDate?
  /// How many results are shown at most; `nil` for all.
  public var limit: Int?
  /// How they are written.
  public var format: BoardFormat

  /// Makes a request; without arguments for every result, the newest first, as a table.
  public init(
    sort: BoardSort = .date, isReversed: Bool = false, kind: String? = nil, mode: String? = nil,
    player: String? = nil, since: BoardDate? = nil, until: BoardDate? = nil, limit: Int? = nil,
    format: BoardFormat = .text
  ) {
    self.sort = sort
    self.isReversed = isReversed
    self.kind = kind
    self.mode = mode
    self.player = player
    self.since = since
    self.until = until
    self.limit = limit
    self.format = format
  }
}
