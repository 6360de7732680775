/// The numbers of an escape sequence: fields between semicolons, subfields between colons.
struct SequenceParameters {
  /// The fields, each with its subfields; an empty one is `nil`.
  private(set) var fields: [[Int?]] = []
  /// Whether there was nothing but digits and separators, and no number was absurdly large.
  private(set) var isValid = true

  init(_ text: some Sequence<UInt8>) {
    var field: [Int?] = []
    var number: Int?
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let value = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        // No sequence has a number above that of the last character, 1,114,111.
        if value > 9_999_999 { isValid = false } else { number = value }
      case UInt8(ascii: ":"):
        field.append(number)
        number = nil
      case UInt8(ascii: ";"):
        fields.append(field + [number])
        (field, number) = ([], nil)
      default: isValid = false
      }
    }
    fields.append(field + [number])
  }

  /// The fields as plain numbers; none if one has subfields or the text is malformed.
  var values: [Int?] {
    guard isValid, fields.allSatisfy({ $0.count == 1 }) else { return [] }
    return fields.map { $0[0] }
  }

  /// A subfield, or `nil` if it is empty or missing.
  func number(_ field: Int, _ subfield: Int = 0) -> Int? {
    guard field < fields.count, subfield < fields[field].count else { return nil }
    return fields[field][subfield]
  }
}
