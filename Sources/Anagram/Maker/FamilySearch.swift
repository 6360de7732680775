/// Finds every choice of word families that uses up the letters of a phrase.
///
/// The next family taken always has the rarest letter that is left, so that a dead end shows at once;
/// as its words can have no rarer one, each family has but one place to be taken at, and each choice
/// is found exactly once. However many words are asked for, it ends within about a second.
struct FamilySearch {
  private let bag: LetterBag
  private let families: [WordsWithin.Family]
  /// The masks of the letters, those that the fewest families have first.
  private let letters: [UInt64]
  /// The families by their rarest letter, each list in order.
  private let byRarest: [[Int]]
  private let rarest: [Int]
  private let familyOf: PackedTable
  /// A bit for each number of letters that a family has.
  private let lengths: UInt64

  /// How many families may still be tried before the search gives up.
  private var patience: Int
  private var limit = 0
  private var chosen: [Int] = []
  private var found: [[Int]] = []

  /// Prepares a search among the words within a phrase that tries so many families at most.
  init(_ bag: LetterBag, among within: WordsWithin, patience: Int) {
    self.patience = patience
    let families = within.families
    let uses = bag.masks.map { mask in families.count { $0.packed & mask != 0 } }
    let letters = bag.masks.indices.sorted { (uses[$0], $0) < (uses[$1], $1) }.map { bag.masks[$0] }
    let rarest = families.map { family in
      letters.firstIndex { family.packed & $0 != 0 } ?? 0
    }
    var byRarest = [[Int]](repeating: [], count: letters.count)
    for (family, letter) in rarest.enumerated() { byRarest[letter].append(family) }
    (self.bag, self.families, self.letters) = (bag, families, letters)
    (self.byRarest, self.rarest) = (byRarest, rarest)
    familyOf = PackedTable(families.map(\.packed))
    lengths = families.reduce(0) { $0 | 1 << UInt64($1.letters) }
  }

  /// Whether the search has tried all that it could; else it gave up, and more could be found.
  var isComplete: Bool { patience > 0 }

  /// What is found counts as much as trying so many.
  private static let patienceForFound = 100

  /// Finds all choices of so many families, repeated ones among them, out of the first of the list.
  ///
  /// - Parameters:
  ///   - words: How many families a choice has, at least 1.
  ///   - limit: Only the families before this one are taken.
  /// - Returns: The choices, each once, in no order that means anything.
  mutating func choices(of words: Int, before limit: Int) -> [[Int]] {
    (self.limit, chosen, found) = (limit, [], [])
    let letters = bag.masks.reduce(0) { $0 + Int((bag.whole & $1) >> $1.trailingZeroBitCount) }
    search(rest: bag.whole, letters: letters, words: words, pivot: 0, from: 0)
    return found
  }

  private mutating func search(rest: UInt64, letters: Int, words: Int, pivot: Int, from: Int) {
    guard words > 1 else { return finish(rest: rest, pivot: pivot, from: from) }
    var next = pivot
    while rest & self.letters[next] == 0 { next += 1 }
    let first = next == pivot ? from : 0
    for family in byRarest[next] where family >= first {
      guard family < limit, patience > 0 else { return }
      patience -= 1
      let left = letters - families[family].letters
      guard left > 0, words > 2 || lengths & 1 << UInt64(left) != 0,
        let without = bag.rest(of: rest, without: families[family].packed)
      else { continue }
      chosen.append(family)
      search(rest: without, letters: left, words: words - 1, pivot: next, from: family)
      chosen.removeLast()
    }
  }

  private mutating func finish(rest: UInt64, pivot: Int, from: Int) {
    guard let family = familyOf[rest], family < limit,
      rarest[family] != pivot || family >= from
    else { return }
    patience -= Self.patienceForFound
    found.append(chosen + [family])
  }
}
