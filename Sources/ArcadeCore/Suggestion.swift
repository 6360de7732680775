/// The word that somebody most likely meant.
public enum Suggestion {
  /// Finds the candidate closest to what was typed.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - candidates: The words that exist; of equally close ones the first is taken.
  /// - Returns: A candidate at a distance of at most a third of its length, but 1 always counts
  ///   and never more than 3 does; else the only candidate that starts with `text`; else `nil`.
  public static func closest(to text: String, among candidates: [String]) -> String? {
    let typed = Array(text.lowercased().unicodeScalars.prefix(longest + 1))
    guard typed.count <= longest else { return nil }
    var best: (word: String, distance: Int)?
    for word in candidates {
      let distance = distance(typed, Array(word.unicodeScalars))
      guard distance <= limit(for: word), distance < best?.distance ?? .max else { continue }
      best = (word, distance)
    }
    return best?.word ?? completion(of: text.lowercased(), among: candidates)
  }

  /// The fewest single changes that make one text of another: a letter put in, left out, put for
  /// another, or changed round with its neighbour (the optimal string alignment distance of
  /// Damerau and Levenshtein).
  ///
  /// - Complexity: O(n · m) in the lengths.
  public static func distance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for row in from.indices {
      var current = [row + 1]
      for column in to.indices {
        let isSame = from[row] == to[column]
        var fewest = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          fewest = min(fewest, beforeLast[column - 1] + 1)
        }
        current.append(fewest)
      }
      (beforeLast, last) = (last, current)
    }
    return last[to.count]
  }

  /// No name is as long as this; longer texts are compared with none.
  private static let longest = 40

  private static func limit(for word: String) -> Int {
    let letters = word.unicodeScalars.count { $0 != "-" }
    return min(3, max(1, letters / 3))
  }

  private static func completion(of text: String, among candidates: [String]) -> String? {
    let stem = text.drop { $0 == "-" }
    guard stem.utf8.count >= 2 else { return nil }
    let matches = candidates.filter { $0.drop { $0 == "-" }.hasPrefix(stem) }
    return matches.count == 1 ? matches[0] : nil
  }
}
