/// One entry of a results file, as it stands there; it cannot outlive the visit that it is given to.
public struct ScannedEntry: ~Copyable {
  /// The line that it begins in, from 1.
  public internal(set) var line: Int
  /// Whether it is written exactly as arcade writes it, so that `seen` is all of it.
  let isCanonical: Bool
  /// Its key and its value and, where it is canonical, its figures.
  var seen: SeenResult
  /// The place in `seen.texts` of the quote that it begins with.
  var place: Int
  /// The bytes of its value in ``text``.
  var valueRange: Range<Int>

  init(line: Int, isCanonical: Bool, place: Int, valueRange: Range<Int>, seen: consuming SeenResult)
  {
    self.line = line
    self.isCanonical = isCanonical
    self.place = place
    self.valueRange = valueRange
    self.seen = seen
  }

  /// The bytes from the quote that it begins with on.
  var text: ScanText { seen.texts.dropFirst(place) }

  var entryKey: EntryKey { seen.key }

  /// The result, where it is written exactly as arcade writes it.
  var canonical: CanonicalResult? { isCanonical ? seen.fields : nil }

  /// Its key, as it is written.
  public var keyText: String { entryKey.text }

  /// Its key.
  public var key: ResultKey? { ResultKey(text: entryKey.text) }

  /// The bytes of its value, exactly as they stand in the file.
  public var value: [UInt8] { seen.value.array(0..<seen.value.count) }

  /// Appends the entry as arcade writes it, `"key":value`, the value byte for byte.
  public func append(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: entryKey.text.utf8)
    bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":")])
    unsafe bytes.append(contentsOf: seen.value.bytes(0..<seen.value.count))
  }

  /// Reads the result.
  ///
  /// - Throws: ``ResultFault`` if the value is none; the entry is then damaged.
  public func result() throws(ResultFault) -> GameResult {
    try GameResult(bytes: value)
  }

  /// Makes sure that the value is a result, at the least cost.
  ///
  /// - Throws: ``ResultFault`` if it is none; the entry is then damaged.
  public func check() throws(ResultFault) {
    guard !isCanonical else { return }
    _ = try result()
  }
}
