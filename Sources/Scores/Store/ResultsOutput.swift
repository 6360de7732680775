/// A file of results that is being written: `{`, a line for each entry, `}`.
struct ResultsOutput {
  private var output: FileOutput
  private var isEmpty = true

  // As bytes: a hundred thousand separators are written at a time.
  private static let lineEnd = UInt8(ascii: "\n")
  private static let opening = [UInt8(ascii: "{"), lineEnd]
  private static let separator = [UInt8(ascii: ","), lineEnd]
  private static let closing = [UInt8(ascii: "}"), lineEnd]

  /// Begins the object.
  init(_ output: FileOutput) throws(StoreError) {
    self.output = output
    try self.output.write(Self.opening)
  }

  /// Writes an entry as it was read, byte for byte.
  mutating func copy(_ entry: borrowing ScannedEntry) throws(StoreError) {
    try separate()
    if entry.canonical != nil {
      try unsafe output.write(entry.text.bytes(0..<entry.valueRange.upperBound))
    } else {
      try writeKey(entry.keyText)
      try unsafe output.write(entry.text.bytes(entry.valueRange))
    }
  }

  /// Writes a new entry.
  mutating func write(_ key: ResultKey, _ value: [UInt8]) throws(StoreError) {
    try separate()
    try writeKey(key.text)
    try output.write(value)
  }

  /// Ends the object.
  ///
  /// - Returns: The file, to which everything is written.
  mutating func end() throws(StoreError) -> FileOutput {
    try output.write(isEmpty ? Self.closing : [Self.lineEnd] + Self.closing)
    return output
  }

  private mutating func separate() throws(StoreError) {
    if !isEmpty { try output.write(Self.separator) }
    isEmpty = false
  }

  private mutating func writeKey(_ text: String) throws(StoreError) {
    try output.write("\"\(text)\":".utf8)
  }
}
