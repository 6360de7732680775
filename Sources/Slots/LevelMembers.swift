import JSON

/// The members of an object of a level file, all of them known and none that is needed missing.
struct LevelMembers {
  private let node: JSONNode

  /// Looks at an object's keys.
  ///
  /// - Parameters:
  ///   - node: What should be an object.
  ///   - thing: What it describes, as `a symbol`.
  ///   - path: The file, for faults.
  ///   - required: The keys that must be there.
  ///   - optional: The keys that may be there.
  /// - Throws: `FileFault` if it is no object, or at a key that is unknown or missing.
  init(
    _ node: JSONNode, of thing: String, in path: String, required: [String],
    optional: [String] = []
  ) throws(FileFault) {
    guard let members = node.members else {
      throw FileFault(path: path, at: node, reason: "\(thing) must be an object in { }")
    }
    let known = required + optional
    if let stranger = members.first(where: { !known.contains($0.key) }) {
      let keys = Words.list(known.map { "\"\($0)\"" })
      throw FileFault(
        path: path, at: stranger,
        reason: "\(JSON.quote(stranger.key)) is unknown: \(thing) has \(keys)")
    }
    if let missing = required.first(where: { node[$0] == nil }) {
      throw FileFault(path: path, at: node, reason: "\(thing) needs \"\(missing)\": add it")
    }
    self.node = node
  }

  /// The value of a key that is required.
  subscript(key: String) -> JSONNode { node[key] ?? node }

  /// The value of a key that may be missing.
  func optional(_ key: String) -> JSONNode? { node[key] }
}
