/// The letters of a phrase as bit fields of one number, so that taking a word away is a subtraction.
///
/// Each different letter has a field that holds how often it is there, and above it a guard bit: a
/// field that is taken below nothing borrows its guard. A letter that is there *n* times takes as
/// many bits as *n* has and the guard: 28 letters, the most of a phrase, take 56 at most.
struct LetterBag {
  /// The different letters, in the order of their code points.
  let alphabet: [Unicode.Scalar]
  /// All letters of the phrase.
  let whole: UInt64
  /// The guard bits of all fields.
  let guards: UInt64
  /// The bits that count each letter of ``alphabet``.
  let masks: [UInt64]

  private let units: [UInt64]
  /// What each byte of a plain word takes away: its letter, nothing for a sign, or, for a letter that
  /// the phrase does not have, a guard.
  private let bytes: [UInt64]

  /// Packs the folded letters of a phrase, at least one and at most 28.
  init(_ letters: [Unicode.Scalar]) {
    var counts: [(letter: Unicode.Scalar, count: UInt64)] = []
    for letter in letters.sorted() {
      if counts.last?.letter == letter {
        counts[counts.count - 1].count += 1
      } else {
        counts.append((letter, 1))
      }
    }
    var (whole, guards, shift) = (UInt64(0), UInt64(0), 0)
    var (units, masks): ([UInt64], [UInt64]) = ([], [])
    for (_, count) in counts {
      let width = UInt64.bitWidth - count.leadingZeroBitCount
      units.append(1 << shift)
      masks.append(((1 << width) - 1) << shift)
      whole |= count << shift
      guards |= 1 << (shift + width)
      shift += width + 1
    }
    (self.whole, self.guards, self.units, self.masks) = (whole, guards, units, masks)
    alphabet = counts.map(\.letter)
    let foreign = guards & (~guards + 1)
    bytes = (UInt8.min...UInt8.max).map { [alphabet] byte in
      let scalar = Unicode.Scalar(byte)
      guard byte < 0x80, let letter = LetterFolding.fold(scalar) else { return 0 }
      return alphabet.firstIndex(of: letter).map { units[$0] } ?? foreign
    }
  }

  /// Packs a plain word; `nil` if the phrase has not all of its letters.
  func packed(plain word: ArraySlice<UInt8>) -> UInt64? {
    var rest = whole | guards
    for byte in word {
      rest &-= bytes[Int(byte)]
      guard rest & guards == guards else { return nil }
    }
    return whole &- (rest ^ guards)
  }

  /// Packs folded letters; `nil` if the phrase has not all of them.
  func packed(_ letters: [Unicode.Scalar]) -> UInt64? {
    var rest = whole | guards
    for letter in letters {
      guard let index = alphabet.firstIndex(of: letter) else { return nil }
      rest &-= units[index]
      guard rest & guards == guards else { return nil }
    }
    return whole &- (rest ^ guards)
  }

  /// What is left of some letters when others are taken away; `nil` if they are not all there.
  func rest(of letters: UInt64, without others: UInt64) -> UInt64? {
    let rest = (letters | guards) &- others
    return rest & guards == guards ? rest ^ guards : nil
  }
}
