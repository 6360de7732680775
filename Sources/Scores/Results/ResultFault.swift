public import JSON

/// Why the value of an entry is no result.
public enum ResultFault: Error, Equatable {
  /// The text is not JSON; the place counts from the beginning of the value.
  case notJSON(JSONError)
  /// The value is something else than an object.
  case notAnObject
  /// A field that every result has is not there.
  case missing(field: String)
  /// A field holds something else than what it must.
  case unfit(field: String, wanted: String)
}

extension ResultFault: CustomStringConvertible {
  /// One sentence: what is wrong with the result, and what to do.
  public var description: String {
    switch self {
    case .notJSON(let error): "The result is not JSON: \(error.reason)."
    case .notAnObject: "The result is no object: put its fields in braces."
    case .missing(let field): "The result has no \"\(field)\": put it back."
    case .unfit(let field, let wanted): "The \"\(field)\" of the result must be \(wanted)."
    }
  }
}
