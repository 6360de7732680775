import JSON

/// A value of a setting.
public enum DefaultsValue: Equatable, Sendable {
  /// A text, such as the name of a theme.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// A truth value.
  case boolean(Bool)

  /// Reads a value from JSON; `nil` if it is of another kind.
  init?(_ node: JSONNode) {
    switch node.value {
    case .string(let string): self = .string(string)
    case .integer(let integer): self = .integer(integer)
    case .boolean(let boolean): self = .boolean(boolean)
    case .null, .decimal, .array, .object: return nil
    }
  }

  /// The value as JSON text.
  var json: String {
    switch self {
    case .string(let string): JSON.quote(string)
    case .integer(let integer): String(integer)
    case .boolean(let boolean): String(boolean)
    }
  }

  /// The truth value: also of the numbers 0 and 1, and of `on`, `off`, `yes`, `no`, `true` and
  /// `false`, in which form a variable of the environment has it.
  public var boolean: Bool? {
    switch self {
    case .boolean(let boolean): boolean
    case .integer(let integer): Self.truth[String(integer)]
    case .string(let string): Self.truth[string.lowercased()]
    }
  }

  /// The whole number: also of a text of decimal digits.
  public var integer: Int64? {
    switch self {
    case .boolean: nil
    case .integer(let integer): integer
    case .string(let string): Int64(string)
    }
  }

  private static let truth = [
    "1": true, "true": true, "yes": true, "on": true,
    "0": false, "false": false, "no": false, "off": false,
  ]
}

extension DefaultsValue: CustomStringConvertible {
  /// The value as people type it.
  public var description: String {
    switch self {
    case .string(let string): string
    case .integer(let integer): String(integer)
    case .boolean(let boolean): boolean ? "on" : "off"
    }
  }
}
