extension AnagramPuzzle {
  /// The tile for each target when the answer stands there: those that are locked, and of the free
  /// ones those that the answer needs.
  var completed: [Int] {
    guard let answer = fittingAnswers.first else { return locked.compactMap(\.self) }
    var free = freeTiles
    return targets.compactMap { target in
      if let tile = locked[target - 1] { return tile }
      let letter = entry.answerLetters[answer][target - 1]
      guard let index = free.firstIndex(where: { tiles[$0].folded == letter }) else { return nil }
      return free.remove(at: index)
    }
  }

  /// The answer as the tiles spell it, with its spaces and signs: `DIRTY ROOM`.
  var spelling: String {
    let shown = completed.map { tiles[$0].capital }
    return String(
      entry.pattern.parts.compactMap { part -> Character? in
        switch part {
        case .target(let number): shown.indices.contains(number - 1) ? shown[number - 1] : nil
        case .sign(let sign): sign
        }
      })
  }
}
