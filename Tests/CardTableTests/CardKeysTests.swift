import CardTable
import Terminal
import Testing

struct CardKeysTests {
  static let layouts = ["qwerty", "azerty", "qwertz", "dvorak"]
  private let grid = CardGrid(count: 30, columns: 10)

  @Test(arguments: [
    ("qwerty", "1234567890qwertyuiopasdfghjkl;"), ("azerty", "1234567890azertyuiopqsdfghjklm"),
    ("qwertz", "1234567890qwertzuiopasdfghjklö"), ("dvorak", "1234567890',.pyfgcrlaoeuidhtns"),
    ("colemak", "1234567890qwertyuiopasdfghjkl;"),
  ])
  func `three rows of keys stand for thirty cards, in the shape of the table`(
    layout: String, keys: String
  ) {
    let cardKeys = CardKeys(keyboard: layout)
    for (place, character) in keys.enumerated() {
      #expect(cardKeys.place(for: .character(character), in: grid) == place)
      #expect(cardKeys.key(for: place, in: grid) == .character(character))
      #expect(cardKeys.label(for: place, in: grid) == String(character))
    }
  }

  @Test func `the digits of azerty count with and without Shift`() {
    let keys = CardKeys(keyboard: "azerty")
    for (column, character) in "&é\"'(-è_çà".enumerated() {
      #expect(keys.place(for: .character(character), in: grid) == column)
    }
    #expect(keys.place(for: .character("7"), in: grid) == 6)
  }

  @Test func `a grid counted in columns has the same keys in the same cells`() {
    let keys = CardKeys(keyboard: "qwerty")
    let grid = CardGrid(count: 12, rows: 3)
    for (place, character) in "1qa2ws3ed4rf".enumerated() {
      #expect(keys.place(for: .character(character), in: grid) == place)
    }
    #expect(keys.place(for: .character("5"), in: grid) == nil)
  }

  @Test(arguments: layouts)
  func `capitals, commands and keys with Control stand for no card`(layout: String) {
    let keys = CardKeys(keyboard: layout)
    let others: [Key] =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ+?= ".map { .character($0) } + [
        .escape, .tab, .enter, .up, .control("a"), Key(.character("a"), alt: true),
        Key(.function(1)),
      ]
    for key in others { #expect(keys.place(for: key, in: grid) == nil, "\(key)") }
  }

  @Test func `a click stands for any place of the grid and no other`() {
    let keys = CardKeys(keyboard: "qwerty")
    let grid = CardGrid(count: 52, columns: 13)
    for place in 0..<52 { #expect(keys.place(for: CardKeys.click(on: place), in: grid) == place) }
    #expect(keys.place(for: CardKeys.click(on: 52), in: grid) == nil)
    #expect(keys.label(for: 10, in: grid) == nil)
    #expect(keys.label(for: 39, in: grid) == nil)
  }

  @Test(arguments: layouts)
  func `no label in ASCII is that of another card`(layout: String) {
    let keys = CardKeys(keyboard: layout)
    let labels = (0..<30).compactMap { keys.label(for: $0, in: grid, as: .ascii) }
    #expect(labels.count == 30)
    #expect(Set(labels.map { Glyphs.drawn($0, as: .ascii) }).count == 30)
  }
}
