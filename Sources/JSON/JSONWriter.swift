/// Writes JSON without blanks, in the order that it is told: `{"kind":"slots","score":12}`.
public struct JSONWriter: Sendable {
  /// What has been written so far.
  public private(set) var text = ""

  /// Makes a writer that has written nothing.
  public init() {}

  /// Writes an object whose members `members` writes, each by `member` or ``key(_:)``.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    begin("{")
    members(&self)
    text += "}"
  }

  /// Writes an array whose elements `elements` writes.
  public mutating func array(_ elements: (inout JSONWriter) -> Void) {
    begin("[")
    elements(&self)
    text += "]"
  }

  /// Writes a key, whose value must follow.
  public mutating func key(_ key: String) {
    begin(JSON.quote(key))
    text += ":"
  }

  /// Writes a string.
  public mutating func value(_ string: String) { begin(JSON.quote(string)) }

  /// Writes a whole number, exactly.
  public mutating func value(_ integer: some BinaryInteger) { begin("\(integer)") }

  /// Writes `true` or `false`.
  public mutating func value(_ boolean: Bool) { begin(boolean ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { begin("null") }

  /// Writes a value that was read: numbers as they were written, keys in the same order.
  public mutating func value(_ node: JSONNode) {
    switch node.value {
    case .null: null()
    case .boolean(let boolean): value(boolean)
    case .integer(let integer): value(integer)
    case .decimal(let digits): begin(digits)
    case .string(let string): value(string)
    case .array(let elements): array { for element in elements { $0.value(element) } }
    case .object(let members):
      object { for member in members { $0.member(member.key, member.node) } }
    }
  }

  /// Writes a key with a string.
  public mutating func member(_ key: String, _ string: String) {
    self.key(key)
    value(string)
  }

  /// Writes a key with a whole number.
  public mutating func member(_ key: String, _ integer: some BinaryInteger) {
    self.key(key)
    value(integer)
  }

  /// Writes a key with a truth value.
  public mutating func member(_ key: String, _ boolean: Bool) {
    self.key(key)
    value(boolean)
  }

  /// Writes a key with a value that was read.
  public mutating func member(_ key: String, _ node: JSONNode) {
    self.key(key)
    value(node)
  }

  /// Writes the comma that is due after a value, then `piece`.
  private mutating func begin(_ piece: String) {
    switch text.utf8.last {
    case nil, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ":"): break
    case .some: text += ","
    }
    text += piece
  }
}
