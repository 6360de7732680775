/// A ``ResultKey`` in twelve bytes, to be compared and looked up often.
struct EntryKey: Equatable, Hashable, Sendable {
  /// The moment of the deal, in milliseconds since 1970.
  let milliseconds: Int64
  /// The four characters of chance, the first in the highest byte.
  let suffix: UInt32

  /// The bytes that the text of a key takes.
  static let length = 29

  init(milliseconds: Int64, suffix: UInt32) {
    self.milliseconds = milliseconds
    self.suffix = suffix
  }

  init(_ key: ResultKey) {
    milliseconds = key.start.milliseconds
    suffix = key.text.utf8.suffix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The key as it is written, `2026-11-30T05:49:12.345Z-k7fq`.
  var text: String {
    var text = "\(Timestamp(milliseconds: milliseconds))-"
    for shift: UInt32 in [24, 16, 8, 0] {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: suffix >> shift)))
    }
    return text
  }
}

extension EntryKey: Comparable {
  /// The order of the texts, byte by byte.
  static func < (left: EntryKey, right: EntryKey) -> Bool {
    left.milliseconds == right.milliseconds
      ? left.suffix < right.suffix : left.milliseconds < right.milliseconds
  }
}
