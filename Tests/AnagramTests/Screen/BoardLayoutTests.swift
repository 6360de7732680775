import ArcadeCore
import Terminal
import Testing

@testable import Anagram

struct BoardLayoutTests {
  static let sizes = [(80, 20), (40, 12), (60, 20), (48, 14), (100, 28)]
    .map { Size(width: $0.0, height: $0.1) }

  /// Shapes that lie badly: many words, words that leave their lines half empty, the longest.
  static let shapes = [
    "ab", "abcdefghijklm", "abcdefghijklm nopqrstuvwxyz ab", "a abcdefghijklm b abcdefghijklm",
    "abcdefg abcdefg abcdefg abcdefg", "abcdefgh abcdefgh abcdefgh abcd",
    "abcdefghi abcdefghi abcdefghi a", "a b abcdefghijk abc abcdefghij ab",
    "a b c d e f g h i j k l m n o p q r s t u v w x y z a b",
    "ab cd ef gh ij kl mn op qr st uv wx yz ab", "abcdefghijklm-nopqrstuvwxyz-ab",
    "a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-q-r-s-t-u-v-w-x-y-z-a-b", "'a'b'c'd'e'f'g'h'i'j'k'l'm",
    "rock 'n' roll's it's o'clock", "abcdefghijk-lmnopqrstuv-wxyzab",
  ]

  @Test(arguments: shapes, sizes)
  func `nothing overlaps and nothing is outside`(shape: String, size: Size) throws {
    try Self.check(shape, on: size, seed: 1)
  }

  @Test(arguments: sizes)
  func `that holds for phrases of any shape`(size: Size) throws {
    var chance = SplitMix64(state: 11)
    for round in 0..<250 {
      try Self.check(Self.phrase(by: &chance), on: size, seed: UInt64(round))
    }
  }

  @Test(arguments: shapes)
  func `on a full terminal every tile is a card with a border around`(shape: String) throws {
    let layout = try Self.layout(shape, on: Size(width: 80, height: 20))
    #expect(layout.measure.tile == Size(width: 5, height: 3))
  }

  @Test func `a line breaks between words, and as evenly as can be`() throws {
    let size = Size(width: 40, height: 12)
    let lines = try Self.layout("abcdef ghijkl mno", on: size).rows
    #expect(lines == [Array(1...6), Array(7...15)])
    let hyphens = try Self.layout("abcdefghijk-lmnopqrstuv", on: size).rows
    #expect(hyphens == [Array(1...11), Array(12...22)])
  }

  @Test func `signs stand between their targets`() throws {
    let layout = try Self.layout("ab-c d'e", on: Size(width: 80, height: 20))
    #expect(layout.signs.map(\.character) == ["-", "'"])
    let (hyphen, apostrophe) = (layout.signs[0].point, layout.signs[1].point)
    #expect(layout.targets[1].x + 5 <= hyphen.x && hyphen.x < layout.targets[2].x)
    #expect(layout.targets[3].x + 5 == apostrophe.x && apostrophe.x + 1 == layout.targets[4].x)
    #expect(layout.targets[3].x - layout.targets[2].x > 5)
  }

  @Test func `how tiles lie depends on the scatter alone`() throws {
    let size = Size(width: 80, height: 20)
    #expect(
      try Self.layout("abcdefg", on: size, seed: 3) == Self.layout("abcdefg", on: size, seed: 3))
    let seen = try (0..<20).map { try Self.layout("abcdefg", on: size, seed: $0).places }
    #expect(Set(seen).count > 10)
  }

  private static func layout(_ text: String, on size: Size, seed: UInt64 = 1) throws -> BoardLayout
  {
    BoardLayout(
      AnswerPattern(of: try Phrase(text)), size: size, scatter: SplitMix64(state: seed))
  }

  private static func check(_ text: String, on size: Size, seed: UInt64) throws {
    let phrase = try Phrase(text)
    let pattern = AnswerPattern(of: phrase)
    let layout = try layout(text, on: size, seed: seed)
    let count = phrase.letters.count
    let name: Comment = "\(text) on \(size)"
    #expect(layout.targets.count == count && layout.places.count == count, name)
    #expect(layout.rows.flatMap(\.self) == Array(1...count), name)

    var taken = Array(repeating: false, count: size.width * size.height)
    let signs = layout.signs.map { Rect(x: $0.point.x, y: $0.point.y, width: 1, height: 1) }
    for rect in layout.targets + layout.places + signs {
      guard rect.x >= 0, rect.y >= 0, rect.x + rect.width <= size.width,
        rect.y + rect.height <= size.height
      else {
        Issue.record("\(rect) is outside: \(text) on \(size)")
        return
      }
      for y in rect.y..<(rect.y + rect.height) {
        for x in rect.x..<(rect.x + rect.width) {
          guard !taken[y * size.width + x] else {
            Issue.record("\(rect) overlaps at \(x), \(y): \(text) on \(size)")
            return
          }
          taken[y * size.width + x] = true
        }
      }
    }
    let lowest = layout.targets.map { $0.y + $0.height }.max() ?? 0
    #expect(layout.places.allSatisfy { $0.y >= lowest }, name)
    // A word with its signs that is wider than the board has to be broken somewhere.
    let isBreakable = text.contains { "'-".contains($0) }
    for word in pattern.words where !isBreakable {
      #expect(
        layout.rows.contains { $0.contains(word.lowerBound) && $0.contains(word.upperBound) }, name)
    }
  }

  /// A phrase as the rules allow it: 2 to 28 letters, words of at most 13.
  private static func phrase(by chance: inout SplitMix64) -> String {
    var left = 2 + chance.draw(below: 27)
    var text = ""
    while left > 0 {
      let length = min(left, 1 + chance.draw(below: 13))
      let word = String(repeating: "x", count: length)
      let isShortened = length > 2 && chance.draw(below: 6) == 0
      text += isShortened ? "x'" + word.dropFirst() : word
      left -= length
      if left > 0 { text += chance.draw(below: 5) == 0 ? "-" : " " }
    }
    return text
  }
}
