import ArcadeCore
import JSON

/// A random JSON value that can write itself in any of the ways that mean the same.
indirect enum Document {
  case literal(String)
  case string(String)
  case array([Document])
  case object([(key: String, value: Document)])

  private static let numbers = [
    "0", "7", "-12", "1.50", "1e5", "-0.25E-7", "9223372036854775807", "9223372036854775808",
  ]
  private static let characters: [Unicode.Scalar] = [
    "a", "Z", "0", " ", "\"", "\\", "/", "\n", "\r", "\t", "\0", "\u{8}", "\u{C}", "\u{1F}",
    "\u{7F}",
    "\u{9B}", "é", "e", "\u{301}", "ß", "—", "\u{2028}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "😀",
    "\u{10FFFF}", "{", "]", ",", ":",
  ]

  /// Makes a value of at most `depth` arrays and objects inside each other.
  init(depth: Int, using generator: inout SplitMix64) {
    switch generator.draw(below: depth == 0 ? 4 : 8) {
    case 0: self = .literal(["null", "true", "false"][generator.draw(below: 3)])
    case 1: self = .literal(Self.numbers[generator.draw(below: Self.numbers.count)])
    case 2: self = .literal(String(Int64(bitPattern: generator.next())))
    case 3: self = .string(Self.text(using: &generator))
    case 4, 5:
      let count = generator.draw(below: 6)
      self = .array((0..<count).map { _ in Self(depth: depth - 1, using: &generator) })
    default:
      let count = generator.draw(below: generator.draw(below: 8) == 0 ? 30 : 6)
      self = .object(
        (0..<count).map {
          ("\($0)" + Self.text(using: &generator), Self(depth: depth - 1, using: &generator))
        })
    }
  }

  private static func text(using generator: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<generator.draw(below: 12) {
      text.unicodeScalars.append(characters[generator.draw(below: characters.count)])
    }
    return text
  }

  /// Whether `node` says exactly this.
  func isSaid(by node: JSONNode) -> Bool {
    switch self {
    case .literal("null"): node.isNull
    case .literal("true"): node.boolean == true
    case .literal("false"): node.boolean == false
    case .literal(let number):
      node.value == (Int64(number).map { .integer($0) } ?? .decimal(number))
    case .string(let text): node.string.map { $0.utf8.elementsEqual(text.utf8) } ?? false
    case .array(let elements):
      node.elements?.count == elements.count
        && zip(elements, node.elements ?? []).allSatisfy { $0.isSaid(by: $1) }
    case .object(let members):
      node.members?.count == members.count
        && zip(members, node.members ?? []).allSatisfy { member, read in
          member.key.utf8.elementsEqual(read.key.utf8) && member.value.isSaid(by: read.node)
        }
    }
  }

  /// The value as JSON, with blanks and escapes as chance has it.
  func text(using generator: inout SplitMix64) -> String {
    let blank = { (generator: inout SplitMix64) in
      ["", "", "", " ", "\n", "\r\n", "\t", "\r", " \n "][generator.draw(below: 9)]
    }
    var parts: [String] = []
    switch self {
    case .literal(let text): return blank(&generator) + text + blank(&generator)
    case .string(let text):
      return blank(&generator) + Self.quoted(text, using: &generator) + blank(&generator)
    case .array(let elements):
      for element in elements { parts.append(element.text(using: &generator)) }
      let inside = parts.isEmpty ? blank(&generator) : parts.joined(separator: ",")
      return blank(&generator) + "[" + inside + "]" + blank(&generator)
    case .object(let members):
      for member in members {
        let key = Self.quoted(member.key, using: &generator)
        let value = member.value.text(using: &generator)
        parts.append(blank(&generator) + key + blank(&generator) + ":" + value)
      }
      let inside = parts.isEmpty ? blank(&generator) : parts.joined(separator: ",")
      return blank(&generator) + "{" + inside + "}" + blank(&generator)
    }
  }

  private static func quoted(_ text: String, using generator: inout SplitMix64) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      let mustEscape = scalar < " " || scalar == "\"" || scalar == "\\"
      guard mustEscape || generator.draw(below: 4) == 0 else {
        quoted.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16, uppercase: generator.draw(below: 2) == 0)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return quoted + "\""
  }
}
