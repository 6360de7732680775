import Terminal

extension BoardTable {
  /// A remark at the end of a row.
  struct Note {
    let text: String
    let ink: Ink
  }

  /// The cells of a row, as they are drawn.
  struct Row {
    let number: String
    let game: String
    let score: String
    let duration: String
    let when: String
    let notes: [Note]
    let scoreInk: Ink
    let durationInk: Ink
    let textInk: Ink
    /// Whether the game ended before it began, by the clock.
    let hasClockSetBack: Bool
  }

  /// How many cells the columns are wide.
  struct Widths {
    let number: Int
    private(set) var game: Int
    let score: Int
    let duration: Int
    /// What is left for remarks, the gap before each included.
    let notes: Int

    /// Makes every column as wide as its widest cell; where that is too much, names are cut first,
    /// down to 14 cells, then remarks: two highlights of a row are
    /// still whole then.
    init(of rows: [Row], glyphs: GlyphSet) {
      func widest(_ text: (Row) -> String) -> Int {
        rows.reduce(0) { max($0, Glyphs.width(of: text($1), as: glyphs)) }
      }
      let wanted = rows.reduce(0) { most, row in
        max(most, row.notes.reduce(0) { $0 + 2 + Glyphs.width(of: $1.text, as: glyphs) })
      }
      number = widest(\.number)
      score = max(5, widest(\.score))
      duration = max(8, widest(\.duration))
      let fixed = 2 + number + 2 + 2 + score + 2 + duration + 2 + 16
      let name = max(14, widest(\.game))
      game = max(min(name, BoardTable.width - fixed - wanted), min(name, 14), 1)
      notes = max(0, BoardTable.width - fixed - game)
      game = max(1, min(game, BoardTable.width - fixed))
    }
  }
}
