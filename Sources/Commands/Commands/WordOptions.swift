import Anagram
import ArcadeCore

/// The options of the commands that look for anagrams in a list of words.
enum WordOptions {
  static let words = Option<String>("words", "FILE", .file, "The list of words; - is the input")
  static let maxWords = Option<UInt64>(
    "max-words", "N", .number(SearchLimits.Range.words), "Phrases of at most N words, else 3")
  static let minLetters = Option<UInt64>(
    "min-letters", "N", .number(SearchLimits.Range.shortestWord),
    "Words of phrases have at least N letters, else 3")
  static let limit = Option<UInt64>(
    "limit", "N", .number(SearchLimits.Range.phrases),
    "At most N phrases for each that is given, else 100")

  static let group = OptionGroup(
    title: "Options of anagrams and make",
    options: [
      words.declaration, maxWords.declaration, minLetters.declaration, limit.declaration,
    ])

  /// The limits that a command line sets.
  static func limits(_ arguments: Arguments) -> SearchLimits {
    var limits = SearchLimits()
    if let words = arguments[maxWords] { limits.words = Int(words) }
    if let letters = arguments[minLetters] { limits.shortestWord = Int(letters) }
    if let phrases = arguments[limit] { limits.phrases = Int(phrases) }
    return limits
  }

  /// A phrase that can be laid in tiles.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - isDealt: Whether it is to be dealt in a game, where no word is longer than a row of tiles.
  /// - Returns: The phrase.
  /// - Throws: ``CommandFault`` with what is wrong with it.
  static func phrase(_ text: String, isDealt: Bool) throws(CommandFault) -> Phrase {
    let shown = "The phrase '\(PrintableText.shortened(text))'"
    let phrase: Phrase
    do throws(PhraseFault) {
      phrase = try Phrase(text)
    } catch {
      throw CommandFault(UsageError.refused("\(shown) has no anagrams: \(error)."))
    }
    let letters = phrase.letters.count
    guard AnagramLimits.letters.contains(letters) else {
      let range = AnagramLimits.letters
      throw CommandFault(
        UsageError.refused(
          "\(shown) has \(letters == 1 ? "1 letter" : "\(letters) letters"): give one of "
            + "\(range.lowerBound) to \(range.upperBound)."))
    }
    if isDealt, let fault = AnagramLimits.fault(in: phrase) {
      throw CommandFault(UsageError.refused("\(shown) \(fault)."))
    }
    return phrase
  }
}

extension ValueType where Value == UInt64 {
  /// A whole number in a range, of which no end is below 0.
  static func number(_ range: ClosedRange<Int>) -> ValueType {
    number(UInt64(range.lowerBound)...UInt64(range.upperBound))
  }
}
