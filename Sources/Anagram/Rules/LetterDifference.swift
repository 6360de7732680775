/// What letters, counted, lack of others and have beyond them.
public struct LetterDifference: Equatable, Sendable {
  /// The letters that are wanted and not there, in order, each as often as it is missing.
  public let lacking: [Unicode.Scalar]
  /// The letters that are there and not wanted, in order, each as often as it is too many.
  public let extra: [Unicode.Scalar]

  /// Compares letters by how often each comes.
  ///
  /// - Parameters:
  ///   - letters: The letters that are there, in any order.
  ///   - wanted: The letters that should be there, in any order.
  /// - Complexity: O(n log n) in the letters.
  public init(of letters: [Unicode.Scalar], from wanted: [Unicode.Scalar]) {
    var (lacking, extra): ([Unicode.Scalar], [Unicode.Scalar]) = ([], [])
    var (there, needed) = (letters.sorted()[...], wanted.sorted()[...])
    while let letter = there.first, let need = needed.first {
      if letter <= need { there.removeFirst() }
      if need <= letter { needed.removeFirst() }
      if letter < need { extra.append(letter) }
      if need < letter { lacking.append(need) }
    }
    self.lacking = lacking + needed
    self.extra = extra + there
  }

  /// Whether every letter is there as often as it should be.
  var isEmpty: Bool { lacking.isEmpty && extra.isEmpty }
}

extension LetterDifference: CustomStringConvertible {
  /// What is missing and what is too many, in capitals: `missing: T; too many: C E`.
  public var description: String {
    [("missing", lacking), ("too many", extra)]
      .filter { !$0.1.isEmpty }
      .map { "\($0.0): \(Self.capitals($0.1))" }
      .joined(separator: "; ")
  }

  /// Letters as their tiles show them, apart; of more than a phrase may have, the first ones and three
  /// dots.
  static func capitals(_ letters: [Unicode.Scalar]) -> String {
    let longest = AnagramLimits.letters.upperBound
    return letters.prefix(longest)
      .map { letter in
        let text = String(letter)
        return (try? Phrase(text))?.letters.first.map { String($0.capital) } ?? text
      }
      .joined(separator: " ") + (letters.count > longest ? " ..." : "")
  }
}
