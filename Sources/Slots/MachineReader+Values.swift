import ArcadeCore
import JSON
import Terminal

extension MachineReader {
  /// Puts a reason to the place of a value.
  func fault(_ node: JSONNode, _ reason: String) -> FileFault {
    FileFault(path: file.path, at: node, reason: reason)
  }

  /// Reads a machine's name: lower-case letters, digits and hyphens.
  func name(_ node: JSONNode) throws(FileFault) -> String {
    guard let name = node.string, Self.isName(name) else {
      throw fault(
        node, "\"name\" must be 1 to 32 lower-case letters a–z, digits and hyphens in quotes")
    }
    return name
  }

  /// Tells whether a text could be the name of a machine.
  static func isName(_ text: some StringProtocol) -> Bool {
    (1...32).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
  }

  /// Reads a text that can be drawn in so many cells.
  func text(
    _ node: JSONNode, _ key: String, cells: ClosedRange<Int>
  ) throws(FileFault) -> String {
    let limits = "\(cells.lowerBound) to \(cells.upperBound) cells wide"
    guard let text = node.string else { throw fault(node, "\"\(key)\" must be text in quotes") }
    guard text.unicodeScalars.allSatisfy(Self.isDrawable) else {
      throw fault(
        node,
        "\"\(key)\" has a character that terminals draw differently or not at all: choose another")
    }
    guard text.first != " ", text.last != " " else {
      throw fault(node, "\"\(key)\" must not begin or end with a space")
    }
    let width = Glyphs.width(of: text)
    guard cells.contains(width) else {
      throw fault(node, "\"\(key)\" is \(Words.count(width, "cell")) wide: make it \(limits)")
    }
    return text
  }

  /// Reads one to three printable ASCII characters.
  func ascii(_ node: JSONNode) throws(FileFault) -> String {
    guard let text = node.string, (1...3).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw fault(node, "\"ascii\" must be 1 to 3 printable ASCII characters, no space") }
    return text
  }

  /// Reads a whole number between limits.
  func number(
    _ node: JSONNode, _ key: String, in limits: ClosedRange<Int>
  ) throws(FileFault) -> Int {
    let (least, most) = (Score.text(limits.lowerBound), Score.text(limits.upperBound))
    let range = limits.count == 1 ? least : "\(least) to \(most)"
    guard let number = node.integer else {
      throw fault(node, "\"\(key)\" must be a whole number, \(range)")
    }
    guard let number = Int(exactly: number), limits.contains(number) else {
      throw fault(node, "\"\(key)\" is \(number): write \(range)")
    }
    return number
  }

  /// Reads `true` or `false`.
  func flag(_ node: JSONNode, _ key: String) throws(FileFault) -> Bool {
    guard let flag = node.boolean else { throw fault(node, "\"\(key)\" must be true or false") }
    return flag
  }

  /// Reads a list with a number of elements between limits.
  func list(
    _ node: JSONNode, _ key: String, of things: String, count: ClosedRange<Int>
  ) throws(FileFault) -> [JSONNode] {
    guard let elements = node.elements else {
      throw fault(node, "\"\(key)\" must be a list of \(things) in [ ]")
    }
    guard count.contains(elements.count) else {
      let limits =
        count.upperBound == Int.max
        ? "at least \(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
      throw fault(node, "\"\(key)\" has \(elements.count) \(things): write \(limits)")
    }
    return elements
  }

  /// Tells whether every terminal draws a character alike: no control, nothing that joins others.
  private static func isDrawable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20DD...0x20E4, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x2028...0x202E, 0x2066...0x2069,
      0xD800...0xF8FF, 0xFFF0...0xFFFF, 0xE0000...:
      false
    default: Glyphs.width(of: scalar) > 0
    }
  }
}
