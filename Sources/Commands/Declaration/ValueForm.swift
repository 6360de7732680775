import ArcadeCore

/// What may stand as a value: help, errors and completions all speak of it in these terms.
enum ValueForm: Equatable, Sendable {
  /// One of a few words.
  case choice([String])
  /// A whole number in a range.
  case number(ClosedRange<UInt64>)
  /// One whole number in a range, or a first and a last one.
  case span(ClosedRange<UInt64>)
  /// The seed of a game.
  case seed
  /// Text of at least one and at most so many characters.
  case text(longest: Int)
  /// Text of which some words are worth offering, others are taken too.
  case suggested([String], longest: Int)
  /// The key of a result.
  case key
  /// A day, or a moment in UTC.
  case date
  /// The path of a file.
  case file
  /// The path of a folder.
  case folder
}

extension ValueForm {
  /// What is taken, as the end of a sentence: `a whole number from 1 to 100`.
  var expectation: String {
    switch self {
    case .choice(let words): Self.list(words)
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .span(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound), or the first and the last as"
        + " \(range.lowerBound)-\(range.upperBound)"
    case .seed: "a whole number from 0 to \(WholeNumber.largest)"
    case .text(let longest), .suggested(_, let longest): "text of 1 to \(longest) characters"
    case .key: "a key such as 2026-11-30T05:49:12.345Z-k7fq"
    case .date: "a day such as 2026-11-30"
    case .file: "the path of a file"
    case .folder: "the path of a folder"
    }
  }

  /// The words to choose from; none where they are not few and known.
  var choices: [String] {
    guard case .choice(let words) = self else { return [] }
    return words
  }

  /// The words that completions offer.
  var offers: [String] {
    switch self {
    case .choice(let words), .suggested(let words, _): words
    case .number, .span, .seed, .text, .key, .date, .file, .folder: []
    }
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }
}
