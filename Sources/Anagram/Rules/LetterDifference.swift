/// What letters, counted, have less or more than others: a word of five with one A too many.
struct LetterDifference: Equatable {
  /// The letters that are wanted and not there, in order, each as often as it is missing.
  let lacking: [Unicode.Scalar]
  /// The letters that are there and not wanted, in order, each as often as it is too many.
  let extra: [Unicode.Scalar]

  /// Compares letters by how often each comes.
  ///
  /// - Parameters:
  ///   - letters: The letters that are there, in any order.
  ///   - wanted: The letters that should be there, in any order.
  /// - Complexity: O(n log n) in the letters.
  init(of letters: [Unicode.Scalar], from wanted: [Unicode.Scalar]) {
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
