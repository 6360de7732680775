/// A value of a JSON text, with its place.
public struct JSONNode: Sendable {
  /// What JSON can say.
  public enum Value: Equatable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number without fraction and exponent that fits 64 bits.
    case integer(Int64)
    /// Any other number, as it was written: nothing is rounded.
    case decimal(String)
    /// A string, its escapes resolved.
    case string(String)
    /// The elements in order.
    case array([JSONNode])
    /// The members in the order of the text.
    case object([JSONMember])
  }

  /// What it says.
  public let value: Value
  /// Where it lies in the text, in bytes.
  public let bytes: Range<Int>
  /// The line that it begins in, from 1.
  public let line: Int
  /// The column that it begins in, from 1, in characters as ``JSONError/column`` counts them.
  public let column: Int

  /// The value of a key; `nil` if this is no object or has no such key.
  ///
  /// - Complexity: O(members).
  public subscript(key: String) -> JSONNode? {
    members?.first { $0.key.isExactly(key) }?.node
  }

  /// Whether it is `null`.
  public var isNull: Bool { value == .null }

  /// The string, or `nil` if it is none.
  public var string: String? { if case .string(let string) = value { string } else { nil } }

  /// The whole number, or `nil` if it is none of 64 bits.
  public var integer: Int64? { if case .integer(let integer) = value { integer } else { nil } }

  /// The truth value, or `nil` if it is none.
  public var boolean: Bool? { if case .boolean(let boolean) = value { boolean } else { nil } }

  /// The elements, or `nil` if it is no array.
  public var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The members, or `nil` if it is no object.
  public var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }
}

extension JSONNode: Equatable {
  /// Tells whether two nodes say the same; where they stand does not matter.
  public static func == (one: JSONNode, other: JSONNode) -> Bool { one.value == other.value }
}

/// A key of an object and its value.
public struct JSONMember: Sendable {
  /// The key, its escapes resolved.
  public let key: String
  /// The line of the key, from 1.
  public let keyLine: Int
  /// The column of the key's quote, from 1, in characters as ``JSONError/column`` counts them.
  public let keyColumn: Int
  /// The value.
  public let node: JSONNode
}

extension JSONMember: Equatable {
  /// Tells whether two members say the same; where they stand does not matter.
  public static func == (one: JSONMember, other: JSONMember) -> Bool {
    one.key == other.key && one.node == other.node
  }
}

extension String {
  /// Tells whether two strings have the same bytes; `==` has those equal too that only look alike.
  func isExactly(_ other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }
}
