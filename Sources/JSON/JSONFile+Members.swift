extension JSONFile {
  /// The members of an object, all of them known and none that is needed missing.
  public struct Members: Sendable {
    fileprivate let node: JSONNode

    /// The value of a key that is required.
    public subscript(key: String) -> JSONNode { node[key] ?? node }

    /// The value of a key that may be missing.
    public func optional(_ key: String) -> JSONNode? { node[key] }
  }

  /// Looks at an object's keys.
  ///
  /// - Parameters:
  ///   - node: What should be an object.
  ///   - thing: What it describes, as `a symbol`.
  ///   - required: The keys that must be there.
  ///   - optional: The keys that may be there.
  /// - Returns: The values by key.
  /// - Throws: ``FileFault`` if it is no object, or at a key that is unknown or missing.
  public func members(
    _ node: JSONNode, of thing: String, required: [String], optional: [String] = []
  ) throws(FileFault) -> Members {
    guard let members = node.members else {
      throw fault(node, "\(thing) must be an object in { }")
    }
    let known = required + optional
    if let stranger = members.first(where: { !known.contains($0.key) }) {
      let keys = known.map(JSON.quote).joined(separator: ", ")
      throw FileFault(
        path: path, at: stranger,
        reason: "\(JSON.quote(stranger.key)) is unknown: \(thing) has \(keys)")
    }
    if let missing = required.first(where: { node[$0] == nil }) {
      throw fault(node, "\(thing) needs \"\(missing)\": add it")
    }
    return Members(node: node)
  }
}
