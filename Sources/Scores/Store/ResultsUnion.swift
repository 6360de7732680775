import ArcadeCore
import JSON

/// What is to be added to a file of results, and what becomes of it as the file is gone through.
///
/// Results never change, so adding is a union: an entry that is there is not added again, and one
/// whose key is there with other content is added under another key. That key is made of the
/// content, so that adding it again finds it there.
struct ResultsUnion {
  /// An entry to add.
  struct Candidate {
    let key: ResultKey
    /// The result as JSON text.
    let value: [UInt8]
    /// The result before it was marked `imported`, if it is.
    let origin: [UInt8]?
    /// Whether it had another key, which another result has.
    let isRenamed: Bool
    fileprivate(set) var fate = Fate.new

    fileprivate init(key: ResultKey, value: [UInt8], isRenamed: Bool = false) {
      self.key = key
      self.value = value
      self.isRenamed = isRenamed
      origin = ImportMark.removed(from: value)
    }
  }

  /// What becomes of an entry.
  enum Fate: Equatable {
    /// It is added.
    case new
    /// It is there already.
    case known
    /// Another result has its key.
    case conflicting
  }

  private(set) var candidates: [Candidate] = []
  private var places: [EntryKey: Int] = [:]
  private var markedPlaces: [Int64: [Int]] = [:]
  private var earliest = Timestamp.earliest.milliseconds
  private var latest = Timestamp.earliest.milliseconds

  /// Puts entries together; those that are the same twice are one.
  init(_ entries: [(key: ResultKey, value: [UInt8])]) {
    for (key, value) in entries { add(Candidate(key: key, value: value)) }
  }

  /// The entries that are not in the file, by key.
  var new: [Candidate] {
    candidates.filter { $0.fate == .new }.sorted { $0.key < $1.key }
  }

  /// Whether another result has the key of one of the entries.
  var hasConflicts: Bool { candidates.contains { $0.fate == .conflicting } }

  /// Takes note of an entry of the file.
  mutating func meet(_ entry: borrowing ScannedEntry) {
    // Almost every entry of a long file began before all of those that are added.
    guard (earliest...latest).contains(entry.entryKey.milliseconds) else { return }
    if let place = places[entry.entryKey] {
      let isSame = ImportMark.areSame(candidates[place].value, entry.value)
      candidates[place].fate = isSame ? .known : .conflicting
    }
    for place in markedPlaces[entry.entryKey.milliseconds] ?? [] {
      guard let origin = candidates[place].origin, ImportMark.areSame(origin, entry.value) else {
        continue
      }
      candidates[place].fate = .known
    }
  }

  /// Gives those whose key another result has another key; the file must then be gone through again.
  ///
  /// - Returns: Whether there were any.
  mutating func moveConflictsApart() -> Bool {
    let before = candidates
    guard hasConflicts else { return false }
    (candidates, places, markedPlaces) = ([], [:], [:])
    for var candidate in before {
      if candidate.fate == .conflicting { candidate = apart(candidate) }
      candidate.fate = .new
      add(candidate)
    }
    return true
  }

  private mutating func add(_ candidate: Candidate) {
    var candidate = candidate
    while let place = places[EntryKey(candidate.key)] {
      guard !ImportMark.areSame(candidates[place].value, candidate.value) else { return }
      candidate = apart(candidate)
    }
    let start = candidate.key.start.milliseconds
    earliest = candidates.isEmpty ? start : min(earliest, start)
    latest = max(latest, start)
    let place = candidates.count
    places[EntryKey(candidate.key)] = place
    if candidate.origin != nil {
      markedPlaces[start, default: []].append(place)
    }
    candidates.append(candidate)
  }

  private func apart(_ candidate: Candidate) -> Candidate {
    let value = ImportMark.added(to: candidate.value)
    let identity = LevelIdentity(name: "", bytes: Array(candidate.key.text.utf8) + value)
    var generator = SplitMix64(state: identity.hash)
    return Candidate(
      key: ResultKey(start: candidate.key.start, randomBits: generator.next()), value: value,
      isRenamed: true)
  }
}
