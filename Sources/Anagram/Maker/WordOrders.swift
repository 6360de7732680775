/// The orders of words that look the same as long as no letter is laid.
enum WordOrders {
  /// Every order in which words of the same shape change places among themselves.
  ///
  /// - Parameter words: Words, those of the same number of letters side by side.
  /// - Returns: The phrases, the given order first, none twice.
  static func texts(of words: [String]) -> [String] {
    var orders: [[String]] = [[]]
    var rest = words[...]
    while let first = rest.first {
      let run = rest.prefix { shape(of: $0) == shape(of: first) }
      rest = rest.dropFirst(run.count)
      let permutations = permutations(of: Array(run))
      orders = orders.flatMap { order in permutations.map { order + $0 } }
    }
    return orders.map { $0.joined(separator: " ") }
  }

  private static func permutations(of words: [String]) -> [[String]] {
    guard words.count > 1 else { return [words] }
    var permutations: [[String]] = []
    for index in words.indices where words.firstIndex(of: words[index]) == index {
      var others = words
      let first = others.remove(at: index)
      permutations += Self.permutations(of: others).map { [first] + $0 }
    }
    return permutations
  }

  private static func shape(of word: String) -> [Phrase.Place?] {
    word.map { Phrase.place(of: $0) }
  }
}
