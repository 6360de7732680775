/// What goes through all results of a file, one by one.
protocol ResultsVisitor {
  /// Looks at a result.
  mutating func see(_ result: borrowing SeenResult)
  /// Takes note of damage that begins in a line.
  mutating func meetDamage(line: Int, reason: @autoclosure () -> String)
}

extension ResultsVisitor {
  /// Looks at a result that is in no file, or is not written as arcade writes it.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - key: Its key.
  ///   - value: The bytes that it was read from; without them those that arcade writes.
  mutating func see(_ result: GameResult, key: EntryKey, value: [UInt8]? = nil) {
    var texts: [UInt8] = []
    func keep(_ text: String) -> ByteRange {
      let first = texts.count
      texts.append(contentsOf: text.utf8)
      return ByteRange(first..<texts.count)
    }
    let fields = CanonicalResult(
      kind: keep(result.kind), mode: keep(result.mode), score: Int64(result.score),
      start: result.start.milliseconds, end: result.end.milliseconds,
      durationMs: result.durationMs, player: result.player.map(keep),
      marks: result.marks.isEmpty ? nil : keep(result.marks.joined(separator: "\",\"")),
      traits: result.traits, endOfValue: 0)
    let value = value ?? Array(result.json.utf8)
    ScanText.borrow(texts) { texts in
      ScanText.borrow(value) { value in
        see(SeenResult(key: key, fields: fields, texts: texts, value: value))
      }
    }
  }
}

extension ScanText {
  /// Lets `body` look at a copy of some bytes.
  static func borrow(_ bytes: [UInt8], _ body: (ScanText) -> Void) {
    let padded = bytes + Array(repeating: 0, count: padding)
    unsafe padded.withUnsafeBytes { buffer in
      body(unsafe ScanText(base: buffer.baseAddress.unsafelyUnwrapped, count: bytes.count))
    }
  }
}
