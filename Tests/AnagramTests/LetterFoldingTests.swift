import Anagram
import Foundation
import Testing

struct LetterFoldingTests {
  @Test(
    arguments: [
      ("e", "e"), ("E", "e"), ("é", "e"), ("É", "e"), ("Ê", "e"), ("ñ", "n"), ("Å", "a"),
      ("ÿ", "y"), ("Ÿ", "y"), ("š", "s"), ("ő", "o"), ("ż", "z"), ("İ", "i"), ("ı", "i"),
      ("ſ", "s"), ("ệ", "e"), ("\u{212A}", "k"), ("\u{212B}", "a"),
      ("Σ", "σ"), ("ς", "σ"), ("ά", "α"), ("Ώ", "ω"), ("ΐ", "ι"), ("ᾷ", "α"), ("µ", "μ"),
      ("\u{2126}", "ω"), ("ё", "е"), ("Ё", "е"), ("й", "и"), ("Ї", "і"), ("Ж", "ж"),
      ("Ա", "ա"), ("א", "א"), ("あ", "あ"), ("𐐀", "𐐨"),
    ] as [(Character, Unicode.Scalar)])
  func `case and accents are put aside`(letter: Character, folded: Unicode.Scalar) {
    #expect(LetterFolding.fold(letter) == folded)
  }

  @Test(arguments: ["ß", "æ", "ø", "ł", "đ", "œ", "þ", "ħ"] as [Unicode.Scalar])
  func `a letter that has no accent is one of its own`(letter: Unicode.Scalar) {
    #expect(LetterFolding.fold(letter) == letter)
  }

  @Test(arguments: ["e\u{301}", "E\u{301}", "e\u{302}\u{323}"] as [Character])
  func `an accent that stands behind its letter is put aside too`(letter: Character) {
    #expect(LetterFolding.fold(letter) == "e")
  }

  @Test(
    arguments: [
      "1", "٣", "Ⅷ", "½", "×", "÷", "-", "'", " ", ".", "@", "[", "`", "{", "\u{301}", "\u{7F}",
      "\0", "\n", "♠", "😀", "e\u{20DD}", "\u{37E}", "\u{482}", "\u{200B}", "ʰ",
    ] as [Character])
  func `digits, signs and marks alone are no letters`(sign: Character) {
    #expect(LetterFolding.fold(sign) == nil)
  }

  private static let planes = [0...0x4FFF, 0x5000...0xD7FF, 0xE000...0xFFFF, 0x10000...0x1FFFF]

  @Test(arguments: planes)
  func `folding twice is folding once, and a capital folds as its small letter does`(
    range: ClosedRange<Int>
  ) {
    for scalar in range.compactMap(Unicode.Scalar.init) {
      guard let folded = LetterFolding.fold(scalar) else { continue }
      #expect(LetterFolding.fold(folded) == folded)
      let capital = scalar.properties.uppercaseMapping.unicodeScalars
      guard capital.count == 1, let first = capital.first else { continue }
      #expect(LetterFolding.fold(first) == folded, "\(scalar)")
    }
  }

  @Test(arguments: [0xC0...0x24F, 0x370...0x3FF, 0x400...0x52F, 0x1E00...0x1FFF])
  func `the tables know every decomposition of their blocks`(range: ClosedRange<Int>) {
    for scalar in range.compactMap(Unicode.Scalar.init) {
      let isLetter = scalar.properties.isAlphabetic && scalar.properties.generalCategory.isLetter
      guard let folded = LetterFolding.fold(scalar) else {
        #expect(!isLetter, "\(scalar)")
        continue
      }
      #expect(isLetter, "\(scalar)")
      let whole = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      let base = whole.first.flatMap { LetterFolding.fold($0) }
      #expect(base == folded, "\(scalar)")
      #expect(String(folded).decomposedStringWithCanonicalMapping.unicodeScalars.count == 1)
    }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isLetter: Bool {
    [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter].contains(self)
  }
}
