import ArcadeCore
import Scores

/// How the text of a value is read; nonsense cannot be: what comes out is in range.
struct ValueType<Value: Sendable>: Sendable {
  /// What may stand as the value.
  let form: ValueForm
  /// Reads the text of a value; `nil` if it is none.
  let read: @Sendable (String) -> Value?
}

extension ValueType where Value == Seed {
  /// The seed of a game, in decimal digits.
  static let seed = ValueType(form: .seed) { Seed(text: $0) }
}

extension ValueType where Value == UInt64 {
  /// A whole number in a range, in decimal digits: no sign, no fraction.
  static func number(_ range: ClosedRange<UInt64>) -> ValueType {
    ValueType(form: .number(range)) { text in
      guard let number = WholeNumber.parse(text), range.contains(number) else { return nil }
      return number
    }
  }
}

extension ValueType where Value == ClosedRange<UInt64> {
  /// A whole number in a range, as `5`, or the first and the last of several, as `4-8`.
  static func span(_ range: ClosedRange<UInt64>) -> ValueType {
    ValueType(form: .span(range)) { text in
      let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        .compactMap { WholeNumber.parse($0) }
      guard ends.count == (text.contains("-") ? 2 : 1), let first = ends.first,
        let last = ends.last, first <= last, range.contains(first), range.contains(last)
      else { return nil }
      return first...last
    }
  }
}

extension ValueType where Value == String {
  /// Text of at least one and at most so many characters, counted as Unicode scalars.
  static func text(longest: Int) -> ValueType {
    ValueType(form: .text(longest: longest)) { text in
      (1...longest).contains(text.unicodeScalars.count) ? text : nil
    }
  }

  /// Text of which some words are worth offering.
  static func suggested(_ words: [String], longest: Int) -> ValueType {
    ValueType(form: .suggested(words, longest: longest), read: text(longest: longest).read)
  }

  /// One of a few words.
  static func choice(_ words: [String]) -> ValueType {
    ValueType(form: .choice(words)) { words.contains($0) ? $0 : nil }
  }

  /// The path of a file; `-` is the standard input or output where a command takes it.
  static let file = ValueType(form: .file) { $0.isEmpty ? nil : $0 }

  /// The path of a folder.
  static let folder = ValueType(form: .folder) { $0.isEmpty ? nil : $0 }
}

extension ValueType where Value == ResultKey {
  /// The key of a result.
  static let key = ValueType(form: .key) { ResultKey(text: $0) }
}

extension ValueType where Value: CaseIterable & RawRepresentable<String> {
  /// One of a type's cases, by the case's name.
  static var choice: ValueType {
    ValueType(form: .choice(Value.allCases.map(\.rawValue))) { Value(rawValue: $0) }
  }
}
