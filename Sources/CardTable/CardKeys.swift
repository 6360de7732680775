public import Terminal

/// The keys that stand for cards: the rows of a keyboard in the shape of the table.
///
/// The digits stand for the first row of cards, the letters below for the next two, key for column.
/// Capitals stand for no card: they are free for commands.
public struct CardKeys: Equatable, Sendable {
  /// The rows of cards that there are keys for.
  public static let rows = 3
  /// The columns of cards that there are keys for.
  public static let columns = 10

  private let keyRows: [[Character]]
  /// The digits as they come without Shift, where they come otherwise.
  private let unshiftedDigits: [Character]

  /// Takes the keys of a layout.
  ///
  /// - Parameter keyboard: `qwerty`, `azerty`, `qwertz` or `dvorak`; anything else counts as the
  ///   first.
  public init(keyboard: String) {
    let layout = Self.layouts[keyboard] ?? Self.qwerty
    keyRows = [Array("1234567890"), Array(layout.upper), Array(layout.home)]
    unshiftedDigits = Array(layout.digits)
  }

  /// The row and column of cards that a key stands for, if it does.
  public func cell(for key: Key) -> (row: Int, column: Int)? {
    guard case .character(let character) = key.code, !key.control, !key.alt else { return nil }
    if let column = unshiftedDigits.firstIndex(of: character) { return (0, column) }
    for (row, keys) in keyRows.enumerated() {
      if let column = keys.firstIndex(of: character) { return (row, column) }
    }
    return nil
  }

  /// The key that a click on a place stands for: a function key that no keyboard has, since not every
  /// card has a key.
  public static func click(on place: Int) -> Key {
    Key(.function(firstClick + place))
  }

  /// The place of a grid that a click on it stands for, if the key is such a click.
  public static func place(ofClick key: Key, in grid: CardGrid) -> Int? {
    guard case .function(let number) = key.code, number >= firstClick else { return nil }
    let place = number - firstClick
    return place < grid.count ? place : nil
  }

  /// The place of a grid that a key or a click stands for, if it does.
  public func place(for key: Key, in grid: CardGrid) -> Int? {
    if let place = Self.place(ofClick: key, in: grid) { return place }
    guard let cell = cell(for: key) else { return nil }
    return grid.place(row: cell.row, column: cell.column)
  }

  /// The key that stands for a row and a column of cards, if there is one.
  public func key(row: Int, column: Int) -> Key? {
    guard keyRows.indices.contains(row), keyRows[row].indices.contains(column) else { return nil }
    return .character(keyRows[row][column])
  }

  /// The key that stands for a place of a grid, if there is one.
  public func key(for place: Int, in grid: CardGrid) -> Key? {
    key(row: grid.row(of: place), column: grid.column(of: place))
  }

  /// What is written on the card for its key: one cell, or two for a letter that ASCII has not.
  public func label(for place: Int, in grid: CardGrid, as glyphs: GlyphSet = .unicode) -> String? {
    guard case .character(let character) = key(for: place, in: grid)?.code else { return nil }
    // Its twin would be the key of another card.
    return glyphs == .ascii && character == "ö" ? "oe" : String(character)
  }

  private static let firstClick = 1000
  private static let qwerty = (digits: "1234567890", upper: "qwertyuiop", home: "asdfghjkl;")
  private static let layouts = [
    "qwerty": qwerty,
    "azerty": (digits: "&é\"'(-è_çà", upper: "azertyuiop", home: "qsdfghjklm"),
    "qwertz": (digits: "1234567890", upper: "qwertzuiop", home: "asdfghjklö"),
    "dvorak": (digits: "1234567890", upper: "',.pyfgcrl", home: "aoeuidhtns"),
  ]
}
