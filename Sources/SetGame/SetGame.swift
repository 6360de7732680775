public import ArcadeCore
public import CardTable

/// A game of Set: three cards are a Set if each feature is all the same or all different.
///
/// Places count down the columns: place = 3 · column + row. A found Set is replaced within its move;
/// that it flashes is drawing.
public struct SetGame: Game {
  /// The name by which commands and results know Set.
  public static let kind = "set"
  /// The version of these rules.
  public static let rulesVersion = 1
  /// The rows of the table, and the cards of a Set.
  public static let rows = 3
  /// What a Set earns.
  public static let pointsPerSet = 16
  /// What three more cards cost while the table holds a Set.
  public static let costOfThreeMore = 6
  /// What a hint costs.
  public static let costOfHint = 3
  /// How many cards of a Set are shown at most: two tell the third.
  static let mostHinted = 2
  /// The Sets that the cards of a puzzle hold.
  public static let setsOfPuzzle = 6

  /// How it is played.
  public let options: SetMode
  /// The number that the order of the cards comes from.
  public let seed: Seed
  /// The cards in their places, those that are chosen, the points and the history.
  public internal(set) var table: Table<SetCard, SetReason>
  /// The cards that are still to come, the next first.
  public internal(set) var deck: ArraySlice<SetCard>
  /// The Sets found so far, each in the order of choosing.
  public internal(set) var found: [[SetCard]] = []
  /// How often a card of a Set was shown.
  public internal(set) var hintsTaken = 0
  /// How the game ended, or `nil` while it goes on.
  public internal(set) var ending: SetEnding?
  /// The cards that hints have shown, in that order: they lie in one Set that can be found now.
  var hinted: [SetCard] = []

  /// Shuffles the cards and deals the table; a puzzle again and again, until it has its Sets.
  public init(options: SetMode, seed: Seed) {
    self.options = options
    self.seed = seed
    var generator = SplitMix64(seed: seed)
    var cards: [SetCard]
    repeat {
      cards = generator.shuffled(options.deck)
    } while options == .puzzle
      && SetFinder(Array(cards.prefix(options.cardsDealt))).sets.count != Self.setsOfPuzzle
    table = Table(Array(cards.prefix(options.cardsDealt)), cardsToMatch: Self.rows)
    deck = options == .puzzle ? [] : cards.dropFirst(options.cardsDealt)
  }

  /// How it is played.
  public var mode: SetMode { options }

  /// The points so far; may be below 0.
  public var score: Int { table.score }

  /// Finished, however it came to that, or `nil` while the game goes on.
  public var end: GameEnd? { ending == nil ? nil : .finished }

  /// The Sets that can be found now, as ascending places; those of a puzzle that were not found yet.
  ///
  /// - Complexity: O(*n*²) in the cards on the table.
  public var sets: [[Int]] {
    SetFinder(table.places).sets.filter { !isFound($0) }
  }

  /// The places of the cards that hints have shown and that are still in a Set together.
  public var hintedPlaces: [Int] {
    hinted.compactMap { card in table.places.firstIndex(of: card) }
  }

  /// Makes a move.
  ///
  /// - Parameters:
  ///   - move: What the player does.
  ///   - time: The moment of play; Set knows no limit of time.
  /// - Returns: What happened, in order.
  /// - Throws: ``SetRefusal`` if the rules do not allow it. The game is then unchanged.
  public mutating func play(_ move: SetMove, at time: PlayTime) throws(SetRefusal) -> [SetEvent] {
    guard ending == nil else { throw .gameOver }
    switch move {
    case .choose(let place): return try choose(place)
    case .threeMore: return try dealThreeMore()
    case .hint: return try giveHint()
    }
  }

  /// Whether the cards in three places are a Set that was found already; in a puzzle they stay.
  func isFound(_ places: [Int]) -> Bool {
    guard mode == .puzzle else { return false }
    let cards = Set(places.compactMap { table.places[$0] })
    return found.contains { Set($0) == cards }
  }
}
