/// The place that a text has been read to, and what may come next.
struct JSONReader {
  let bytes: [UInt8]
  private(set) var offset = 0
  private(set) var line = 1
  /// Where the line begins, moved on by the bytes that are no character of their own.
  private var lineStart = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte that is next; NUL, which JSON has nowhere, at the end.
  var next: UInt8 { byte(after: 0) }
  var column: Int { offset - lineStart + 1 }

  func byte(after distance: Int) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  /// Goes on by `count` bytes that make `characters` characters.
  mutating func advance(_ count: Int = 1, characters: Int? = nil) {
    offset += count
    lineStart += count - (characters ?? count)
  }

  mutating func wholeText() throws(JSONError) -> JSONNode {
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else {
      throw fault("the text begins with a byte order mark: save it as UTF-8 without one")
    }
    skipBlanks()
    let node = try value(inside: 0)
    skipBlanks()
    guard offset == bytes.count else { throw unexpected("the end of the text") }
    return node
  }

  private mutating func value(inside depth: Int) throws(JSONError) -> JSONNode {
    let (start, line, column) = (offset, self.line, self.column)
    let value: JSONNode.Value
    switch next {
    case UInt8(ascii: "{"): value = .object(try members(inside: depth))
    case UInt8(ascii: "["): value = .array(try elements(inside: depth))
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = try number()
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = try literal()
    default: throw unexpected("a value")
    }
    return JSONNode(value: value, bytes: start..<offset, line: line, column: column)
  }

  private mutating func elements(inside depth: Int) throws(JSONError) -> [JSONNode] {
    guard try !open(inside: depth, closing: UInt8(ascii: "]")) else { return [] }
    var elements: [JSONNode] = []
    repeat {
      elements.append(try value(inside: depth + 1))
    } while try goesOn(closing: UInt8(ascii: "]"))
    return elements
  }

  private mutating func members(inside depth: Int) throws(JSONError) -> [JSONMember] {
    guard try !open(inside: depth, closing: UInt8(ascii: "}")) else { return [] }
    var members: [JSONMember] = []
    members.reserveCapacity(8)
    var names: Set<[UInt8]> = []
    repeat {
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let (line, column) = (self.line, self.column)
      let key = try string()
      guard isNew(key, after: members, names: &names) else {
        let reason = "the key \(JSON.quote(key)) stands in this object already"
        throw JSONError(line: line, column: column, reason: reason)
      }
      skipBlanks()
      guard next == UInt8(ascii: ":") else { throw unexpected("\":\"") }
      advance()
      skipBlanks()
      let node = try value(inside: depth + 1)
      members.append(JSONMember(key: key, keyLine: line, keyColumn: column, node: node))
    } while try goesOn(closing: UInt8(ascii: "}"))
    return members
  }

  /// Tells whether a key is none of those before it.
  ///
  /// A short object is looked through; `names` holds the keys of a longer one.
  private func isNew(
    _ key: String, after members: [JSONMember], names: inout Set<[UInt8]>
  ) -> Bool {
    guard members.count >= 16 else {
      return !members.contains { $0.key.isExactly(key) }
    }
    if names.isEmpty { names = Set(members.map { Array($0.key.utf8) }) }
    return names.insert(Array(key.utf8)).inserted
  }

  /// Enters an array or object; tells whether it is empty, and then has left it again.
  private mutating func open(inside depth: Int, closing bracket: UInt8) throws(JSONError) -> Bool {
    guard depth < JSON.deepest else {
      throw fault("more than \(JSON.deepest) arrays and objects lie inside each other")
    }
    advance()
    skipBlanks()
    guard next == bracket else { return false }
    advance()
    return true
  }

  /// Reads what follows a part: a comma, so that there is another part, or the closing bracket.
  private mutating func goesOn(closing bracket: UInt8) throws(JSONError) -> Bool {
    skipBlanks()
    let (separator, line, column) = (next, self.line, self.column)
    guard separator == bracket || separator == UInt8(ascii: ",") else {
      throw unexpected("\",\" or \"\(UnicodeScalar(bracket))\"")
    }
    advance()
    guard separator != bracket else { return false }
    skipBlanks()
    guard next != bracket else {
      let reason = "a comma stands before \"\(UnicodeScalar(bracket))\": take it away"
      throw JSONError(line: line, column: column, reason: reason)
    }
    return true
  }

  private mutating func skipBlanks() {
    while true {
      switch next {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): advance()
      case UInt8(ascii: "\r") where byte(after: 1) == UInt8(ascii: "\n"): advance()
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        advance()
        (line, lineStart) = (line + 1, offset)
      default: return
      }
    }
  }
}
