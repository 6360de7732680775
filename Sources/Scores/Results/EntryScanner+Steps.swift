extension EntryScanner {
  /// Passes blanks, and tells the byte after them; `nil` at the end.
  mutating func nextByte<Failure: Error>(
    _ read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> UInt8? {
    while true {
      let text = buffer.text
      var place = 0
      while ScanText.isBlank(text[place]) {
        if text[place] == UInt8(ascii: "\n") { line += 1 }
        place += 1
      }
      buffer.drop(place)
      if place < text.count { return text[place] }
      guard !buffer.isAtEnd else { return nil }
      unsafe try buffer.fill(read)
    }
  }

  /// Passes what begins with `byte`.
  mutating func step<Failure: Error>(
    _ byte: UInt8,
    _ read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int,
    _ entry: (inout ScannedEntry) throws(Failure) -> Void,
    _ damage: (borrowing ScannedDamage) throws(Failure) -> Void
  ) throws(Failure) {
    switch (phase, byte) {
    case (.beginning, UInt8(ascii: "{")): pass(then: .firstEntry)
    case (.separator, UInt8(ascii: ",")): pass(then: .entry)
    case (.separator, UInt8(ascii: "}")), (.firstEntry, UInt8(ascii: "}")): pass(then: .end)
    case (.firstEntry, UInt8(ascii: "\"")), (.entry, UInt8(ascii: "\"")):
      unsafe try passEntry(read, entry, damage)
    case (.entry, UInt8(ascii: "}")):
      try handOut(.comma, length: 0, damage)
      pass(then: .end)
    case (.beginning, _): unsafe try passDamage(.noBeginning, from: 0, read, damage)
    case (.separator, UInt8(ascii: "\"")): unsafe try passDamage(.comma, from: 0, read, damage)
    case (.end, _): unsafe try passDamage(.afterEnd, from: 0, read, damage)
    default: unsafe try passDamage(.betweenEntries, from: 0, read, damage)
    }
  }

  /// Says what is missing at the end.
  mutating func finish<Failure: Error>(
    _ damage: (borrowing ScannedDamage) throws(Failure) -> Void
  ) throws(Failure) {
    switch phase {
    case .beginning: try handOut(.empty, length: 0, damage)
    case .firstEntry, .entry, .separator: try handOut(.noEnd, length: 0, damage)
    case .end, .nothing: break
    }
  }

  private mutating func pass(then next: Phase) {
    buffer.drop(1)
    phase = next
  }

  private mutating func passEntry<Failure: Error>(
    _ read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int,
    _ entry: (inout ScannedEntry) throws(Failure) -> Void,
    _ damage: (borrowing ScannedDamage) throws(Failure) -> Void
  ) throws(Failure) {
    let isPassed = try passCanonical(entry)
    // What is left is most likely cut off by the end of a chunk, not badly written.
    guard buffer.count >= enough || buffer.isAtEnd else { return unsafe try buffer.fill(read) }
    guard !isPassed else { return }
    let text = buffer.text
    switch EntryShape(of: text) {
    case .whole(let key, let value) where value.upperBound <= Self.longestEntry:
      try passWhole(key: key, value: value, entry, damage)
    case .cut where !buffer.isAtEnd && buffer.count <= Self.longestEntry:
      // Twice as much each time, so that a long entry is not looked at for every chunk of it.
      let wanted = 2 * buffer.count
      while buffer.count < wanted, !buffer.isAtEnd { unsafe try buffer.fill(read) }
    case .whole, .cut, .broken:
      unsafe try passDamage(.brokenEntry, from: 1, read, damage)
    }
  }

  /// Passes entries that are written as arcade writes them, one after the other.
  ///
  /// - Parameter entry: Is given each.
  /// - Returns: Whether there was one.
  /// - Throws: What `entry` throws.
  private mutating func passCanonical<Failure: Error>(
    _ entry: (inout ScannedEntry) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    let text = buffer.text
    var place = 0
    // One entry for all: to make each anew would be to copy all that is known of it.
    var scanned = ScannedEntry(
      line: line, isCanonical: true, place: 0, valueRange: 0..<0,
      seen: SeenResult(
        key: EntryKey(milliseconds: 0, suffix: 0), fields: .unread, texts: text, value: text))
    while let key = moments.key(in: text, at: place &+ 1),
      text.matches("\":", at: place &+ (EntryKey.length + 1))
    {
      let first = place &+ (EntryKey.length + 3)
      guard scanned.seen.fields.read(in: text, at: first, moments: &moments) else { break }
      let end = scanned.seen.fields.endOfValue
      guard end &- place <= Self.longestEntry else { break }
      (scanned.line, scanned.place) = (line, place)
      scanned.valueRange = (EntryKey.length + 3)..<(end &- place)
      scanned.seen.key = key
      scanned.seen.value = text.slice(first..<end)
      try entry(&scanned)
      place = end
      phase = .separator
      guard text.matches(",\n\"", at: place) else { break }
      place &+= 2
      line &+= 1
      phase = .entry
    }
    buffer.drop(place)
    return place > 0
  }

  private mutating func passWhole<Failure: Error>(
    key: Range<Int>, value: Range<Int>,
    _ entry: (inout ScannedEntry) throws(Failure) -> Void,
    _ damage: (borrowing ScannedDamage) throws(Failure) -> Void
  ) throws(Failure) {
    let text = buffer.text
    phase = .separator
    guard key.count == EntryKey.length, let entryKey = moments.key(in: text, at: key.lowerBound)
    else {
      return try handOut(.foreignKey, length: value.upperBound, damage)
    }
    var scanned = ScannedEntry(
      line: line, isCanonical: false, place: 0, valueRange: value,
      seen: SeenResult(key: entryKey, fields: .unread, texts: text, value: text.slice(value)))
    try entry(&scanned)
    line += text.lineEnds(in: 0..<value.upperBound)
    buffer.drop(value.upperBound)
  }

  /// Hands out everything up to the next entry that begins at `first` or later.
  private mutating func passDamage<Failure: Error>(
    _ cause: ScannedDamage.Cause, from first: Int,
    _ read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int,
    _ damage: (borrowing ScannedDamage) throws(Failure) -> Void
  ) throws(Failure) {
    var (place, isContinued) = (first, false)
    while true {
      let text = buffer.text
      while place < text.count, !EntryShape.begins(text.dropFirst(place)) {
        guard buffer.isAtEnd || text.count - place > EntryShape.longestBeginning else { break }
        place = text.placeOfQuote(from: place + 1)
      }
      let isFound = place < text.count && EntryShape.begins(text.dropFirst(place))
      if isFound || buffer.isAtEnd {
        phase = isFound ? .entry : .nothing
        return try handOut(cause, length: place, isContinued: isContinued, damage)
      }
      if place > Self.longestEntry {
        try handOut(cause, length: place, isContinued: isContinued, damage)
        (place, isContinued) = (0, true)
      }
      unsafe try buffer.fill(read)
    }
  }

  private mutating func handOut<Failure: Error>(
    _ cause: ScannedDamage.Cause, length: Int, isContinued: Bool = false,
    _ damage: (borrowing ScannedDamage) throws(Failure) -> Void
  ) throws(Failure) {
    let text = buffer.text
    try damage(
      ScannedDamage(
        cause: cause, line: line, isContinued: isContinued, text: text.prefix(length)))
    line += text.lineEnds(in: 0..<length)
    buffer.drop(length)
  }
}
