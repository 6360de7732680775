/// A result that a reading passes by; it and its texts are good only during the visit.
struct SeenResult: ~Copyable {
  var key: EntryKey
  /// Its figures, and the ranges of its texts in ``texts``.
  var fields: CanonicalResult
  let texts: ScanText
  /// The bytes of its value, exactly as they are kept.
  var value: ScanText

  /// The text of a field.
  func text(_ range: ByteRange) -> String { texts.string(range.range) }

  /// Its marks, in the order that they are kept in.
  var marks: [String] {
    guard let marks = fields.marks else { return [] }
    return text(marks).split(separator: "\",\"").map(String.init)
  }
}
