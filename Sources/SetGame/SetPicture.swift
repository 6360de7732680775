import CardTable

/// What is to be seen in a place of the table.
enum SetPicture: Equatable, Sendable {
  /// Why a card is drawn as it is.
  enum Standing: Equatable, Sendable {
    /// It lies there.
    case plain
    /// It is chosen.
    case chosen
    /// It was one of three that are no Set.
    case missed
    /// It is one of a found Set.
    case found
  }

  /// No card.
  case empty
  /// A card that comes: its edge.
  case edge
  /// A card.
  case card(SetCard, Standing, isHinted: Bool)

  /// What a place shows at rest.
  init(of place: Int, in game: SetGame) {
    guard game.table.places.indices.contains(place), let card = game.table.places[place] else {
      self = .empty
      return
    }
    let standing = game.table.chosen.contains(place) ? Standing.chosen : .plain
    self = .card(card, standing, isHinted: game.hintedPlaces.contains(place))
  }
}

extension SetPicture {
  typealias Step = Motion<SetPicture>.Step

  private static let judgedTime: Int64 = 600
  private static let gapTime: Int64 = 80
  private static let edgeTime: Int64 = 80

  /// A card of a found Set is bright, then gone.
  static func found(_ card: SetCard) -> [Step] {
    [Step(.card(card, .found, isHinted: false), milliseconds: judgedTime)]
  }

  /// A card that is none of a Set with others is shown as such for a moment.
  static func missed(_ card: SetCard) -> [Step] {
    [Step(.card(card, .missed, isHinted: false), milliseconds: judgedTime)]
  }

  /// A card waits until a found Set is gone, and is then drawn elsewhere.
  static func leaving(_ card: SetCard) -> [Step] {
    [Step(.card(card, .plain, isHinted: false), milliseconds: judgedTime)]
  }

  /// A card comes from the deck.
  static let arriving = [
    Step(.empty, milliseconds: gapTime), Step(.edge, milliseconds: edgeTime),
  ]
}
