import JSON

/// The fields of a result that is being read; each is `nil` where it is not there.
struct ResultFields {
  let json: JSONNode

  /// A field that every result has.
  func require<Value>(_ field: String, _ value: Value?) throws(ResultFault) -> Value {
    guard let value else { throw .missing(field: field) }
    return value
  }

  func text(_ field: String) throws(ResultFault) -> String? {
    guard let node = json[field] else { return nil }
    guard let text = node.string else { throw .unfit(field: field, wanted: "text") }
    return text
  }

  func texts(_ field: String) throws(ResultFault) -> [String]? {
    guard let node = json[field] else { return nil }
    var texts: [String] = []
    for element in node.elements ?? [node] {
      guard let text = element.string, node.elements != nil else {
        throw .unfit(field: field, wanted: "a list of texts")
      }
      texts.append(text)
    }
    return texts
  }

  func number(_ field: String, in range: ClosedRange<Int64>) throws(ResultFault) -> Int64? {
    guard let node = json[field] else { return nil }
    guard let number = node.integer, range.contains(number) else {
      throw .unfit(field: field, wanted: Self.words(range))
    }
    return number
  }

  func moment(_ field: String) throws(ResultFault) -> Timestamp? {
    guard let text = try text(field) else { return nil }
    guard let moment = Timestamp(text: text) else {
      throw .unfit(field: field, wanted: "a moment such as \"2026-11-30T05:49:12.345Z\"")
    }
    return moment
  }

  private static func words(_ range: ClosedRange<Int64>) -> String {
    let least = range.lowerBound == .min ? "" : " from \(range.lowerBound)"
    return "a whole number" + least + (range.upperBound == .max ? "" : " to \(range.upperBound)")
  }
}
