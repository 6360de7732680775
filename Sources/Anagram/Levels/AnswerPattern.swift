/// The shape of an answer: a target for each letter, and what is shown from the start.
public struct AnswerPattern: Equatable, Sendable {
  /// One place of an answer.
  public enum Part: Equatable, Sendable {
    /// A letter's place; targets count from 1.
    case target(Int)
    /// A space, a hyphen `-` or an apostrophe `'`, whichever of its forms the file has.
    case sign(Character)
  }

  /// The places from left to right.
  public let parts: [Part]

  /// Numbers the letters of a phrase.
  init(of phrase: Phrase) {
    var target = 0
    parts = phrase.places.map { place in
      switch place {
      case .letter:
        target += 1
        return .target(target)
      case .space: return .sign(" ")
      case .hyphen: return .sign("-")
      case .apostrophe: return .sign("'")
      }
    }
  }

  /// The targets of each word, in order; a space or a hyphen ends a word, an apostrophe does not.
  ///
  /// A line may be broken between words, behind the hyphen. No word has more targets than
  /// ``AnagramLimits/longestWord``.
  public var words: [ClosedRange<Int>] {
    var words: [ClosedRange<Int>] = []
    var isOpen = false
    for part in parts {
      switch part {
      case .target(let target):
        if isOpen, let word = words.popLast() {
          words.append(word.lowerBound...target)
        } else {
          words.append(target...target)
        }
        isOpen = true
      case .sign(let sign): isOpen = isOpen && sign == "'"
      }
    }
    return words
  }
}
