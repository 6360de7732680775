/// One entry of a results file, as it stands there; it cannot outlive the visit that it is given to.
public struct ScannedEntry: ~Copyable {
  /// The line that it begins in, from 1.
  public let line: Int
  let entryKey: EntryKey
  /// The result, where it is written exactly as arcade writes it.
  let canonical: CanonicalResult?
  let text: ScanText
  /// The bytes of its value.
  let valueRange: Range<Int>

  /// Its key, as it is written.
  public var keyText: String { entryKey.text }

  /// Its key.
  public var key: ResultKey? { ResultKey(text: entryKey.text) }

  /// The bytes of its value, exactly as they stand in the file.
  public var value: [UInt8] { text.array(valueRange) }

  /// Appends the entry as arcade writes it, `"key":value`, the value byte for byte.
  public func append(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: entryKey.text.utf8)
    bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":")])
    unsafe bytes.append(contentsOf: text.bytes(valueRange))
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
    guard canonical == nil else { return }
    _ = try result()
  }
}
