/// What came of taking finished games into the file of results.
public struct TakeIn: Equatable, Sendable {
  /// The results that were added.
  public internal(set) var added: [ResultKey] = []
  /// The results that still wait in their journals.
  public internal(set) var waiting: [ResultKey] = []
  /// Why they wait.
  public internal(set) var fault: StoreError?
  /// The journals that cannot be read, each with its reason.
  public internal(set) var unreadable: [StoreError] = []

  /// Nothing was added and nothing waits.
  public init() {}

  /// A sentence for each thing that the player must know; none where all is well.
  public var notices: [String] {
    let games =
      waiting.count == 1 ? "A finished game waits" : "\(waiting.count) finished games wait"
    return (fault.map { ["\(games) to be taken in later. \($0)"] } ?? [])
      + unreadable.map(\.description)
  }
}
