import Terminal

/// What a result may stand out by.
enum HighlightMark: CaseIterable, Equatable, Sendable {
  case highest
  case lowest
  case shortest
  case longest

  /// The sign and the word that stand beside the row.
  var label: String {
    switch self {
    case .highest: "▲ highest"
    case .lowest: "▼ lowest"
    case .shortest: "◂ shortest"
    case .longest: "▸ longest"
    }
  }

  /// The meaning of its colour.
  var ink: Ink {
    switch self {
    case .highest: .green
    case .lowest: .red
    case .shortest: .purple
    case .longest: .blue
    }
  }

  /// Whether it colours the cell of the score; the others colour that of the duration.
  var isOfScore: Bool { self == .highest || self == .lowest }
}
