/// A JSON file that people may edit, and the words for what is wrong in it.
public struct JSONFile: Sendable {
  /// The file, as faults name it.
  public let path: String
  /// The whole of what it says.
  public let root: JSONNode

  /// Reads a file's bytes.
  ///
  /// - Parameters:
  ///   - path: The file, as faults name it.
  ///   - bytes: The content.
  /// - Throws: ``FileFault`` at the first place where it is not JSON.
  public init(path: String, bytes: [UInt8]) throws(FileFault) {
    self.path = path
    do throws(JSONError) {
      root = try JSON.parse(bytes)
    } catch {
      throw FileFault(path: path, error)
    }
  }

  /// Puts a reason to the place of a value.
  public func fault(_ node: JSONNode, _ reason: String) -> FileFault {
    FileFault(path: path, at: node, reason: reason)
  }

  /// Reads a text, whatever it holds.
  ///
  /// - Parameters:
  ///   - node: What should be a string.
  ///   - key: What it is called in the file.
  /// - Returns: The text, its escapes resolved.
  /// - Throws: ``FileFault`` if it is none.
  public func text(_ node: JSONNode, _ key: String) throws(FileFault) -> String {
    guard let text = node.string else { throw fault(node, "\"\(key)\" must be text in quotes") }
    return text
  }

  /// Reads a whole number between limits.
  ///
  /// - Parameters:
  ///   - node: What should be a number.
  ///   - key: What it is called in the file.
  ///   - limits: The least and the most that it may be.
  /// - Returns: The number.
  /// - Throws: ``FileFault`` if it is none, or beyond the limits.
  public func number(
    _ node: JSONNode, _ key: String, in limits: ClosedRange<Int>
  ) throws(FileFault) -> Int {
    let range =
      limits.count == 1 ? "\(limits.lowerBound)" : "\(limits.lowerBound) to \(limits.upperBound)"
    guard let number = node.integer else {
      throw fault(node, "\"\(key)\" must be a whole number, \(range)")
    }
    guard let number = Int(exactly: number), limits.contains(number) else {
      throw fault(node, "\"\(key)\" is \(number): write \(range)")
    }
    return number
  }

  /// Reads `true` or `false`.
  ///
  /// - Parameters:
  ///   - node: What should be a truth value.
  ///   - key: What it is called in the file.
  /// - Returns: The value.
  /// - Throws: ``FileFault`` if it is neither.
  public func flag(_ node: JSONNode, _ key: String) throws(FileFault) -> Bool {
    guard let flag = node.boolean else { throw fault(node, "\"\(key)\" must be true or false") }
    return flag
  }

  /// Reads a list with a number of elements between limits.
  ///
  /// - Parameters:
  ///   - node: What should be an array.
  ///   - key: What it is called in the file.
  ///   - things: What it lists, as `symbols`.
  ///   - count: How many there may be; `Int.max` for no upper limit.
  /// - Returns: The elements.
  /// - Throws: ``FileFault`` if it is no array, or has too few elements or too many.
  public func list(
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
}
