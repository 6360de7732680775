import ArcadeCore
import CardTable

/// What is to be seen in a place of the table.
enum CardPicture: Equatable, Sendable {
  /// Why a card lies face up.
  enum Standing: Equatable, Sendable {
    /// It is chosen.
    case chosen
    /// It did not match, and will turn back.
    case missed
    /// It matched, and will leave.
    case matched
    /// The game is over and it is left.
    case left
  }

  /// No card.
  case empty
  /// A card face down.
  case back
  /// A card on its edge, while it turns over.
  case edge
  /// A card face up.
  case face(PlayingCard, Standing)

  /// What a place shows at rest.
  init(of place: Int, in game: MatchGame) {
    guard let card = game.table.places[place] else {
      self = .empty
      return
    }
    if game.table.chosen.contains(place) {
      self = .face(card, .chosen)
    } else {
      self = game.isOver ? .face(card, .left) : .back
    }
  }
}

extension CardPicture {
  typealias Step = Motion<CardPicture>.Step

  private static let turningTime: Int64 = 70
  private static let missedTime: Int64 = 1000
  private static let matchedTime: Int64 = 600

  /// A card turns over, either way.
  static let turning = [Step(.edge, milliseconds: turningTime)]

  /// The last of cards that match turns up, and all flash.
  static func matchedLast(_ card: PlayingCard) -> [Step] {
    turning + [Step(.face(card, .matched), milliseconds: matchedTime)]
  }

  /// A card that was up before matches: it waits for the last to be seen, and flashes with it.
  static func matchedBefore(_ card: PlayingCard) -> [Step] {
    [
      Step(.face(card, .chosen), milliseconds: turningTime),
      Step(.face(card, .matched), milliseconds: matchedTime),
    ]
  }

  /// A card that was up before is a miss: it stays up for a while, and turns back.
  static func missedBefore(_ card: PlayingCard) -> [Step] {
    [
      Step(.face(card, .chosen), milliseconds: turningTime),
      Step(.face(card, .missed), milliseconds: missedTime),
    ] + turning
  }
}
