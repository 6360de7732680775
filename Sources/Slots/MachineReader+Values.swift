import ArcadeCore
import JSON
import Terminal

extension MachineReader {
  /// Reads a machine's name.
  func name(_ node: JSONNode) throws(FileFault) -> String {
    guard let name = node.string, LevelIdentity.isName(name) else {
      throw json.fault(node, "\"name\" must be \(LevelIdentity.nameGrammar) in quotes")
    }
    return name
  }

  /// Reads a text that can be drawn in so many cells.
  func text(
    _ node: JSONNode, _ key: String, cells: ClosedRange<Int>
  ) throws(FileFault) -> String {
    let text = try json.text(node, key)
    if let fault = DrawableText.fault(in: text, cells: cells) {
      throw json.fault(node, "\"\(key)\" \(fault)")
    }
    return text
  }

  /// Reads one to three printable ASCII characters.
  func ascii(_ node: JSONNode) throws(FileFault) -> String {
    guard let text = node.string, (1...3).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw json.fault(node, "\"ascii\" must be 1 to 3 printable ASCII characters, no space") }
    return text
  }
}
