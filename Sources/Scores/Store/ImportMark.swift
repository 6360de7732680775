import JSON

/// The mark `imported`, put on and taken off the JSON text of a result, all else of it being kept.
enum ImportMark {
  /// The result with the mark; the same bytes if it has it, or is no object.
  static func added(to value: [UInt8]) -> [UInt8] {
    guard let node = try? JSON.parse(value), let members = node.members else { return value }
    let marks = marks(of: node)
    guard !marks.contains(mark) else { return value }
    return rewritten(members, marks: marks + [mark])
  }

  /// The result without the mark; `nil` if it does not have it.
  static func removed(from value: [UInt8]) -> [UInt8]? {
    // Asked of every entry: only those that may have it are read.
    guard hasMark(value),
      let node = try? JSON.parse(value), let members = node.members
    else { return nil }
    let marks = marks(of: node)
    guard marks.contains(mark) else { return nil }
    return rewritten(members, marks: marks.filter { $0 != mark })
  }

  /// Tells whether two texts say the same: blanks and the order of members do not count.
  static func areSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    if one == other { return true }
    guard let one = try? JSON.parse(one), let other = try? JSON.parse(other) else { return false }
    return areSame(one, other)
  }

  private static let mark = "imported"

  private static func marks(of node: JSONNode) -> [String] {
    node["marks"]?.elements?.compactMap(\.string) ?? []
  }

  private static func hasMark(_ value: [UInt8]) -> Bool {
    let sought = Array("\"\(mark)\"".utf8)
    return value.indices.dropLast(sought.count - 1).contains {
      value[$0] == sought[0] && value[$0..<($0 + sought.count)].elementsEqual(sought)
    }
  }

  private static func rewritten(_ members: [JSONMember], marks: [String]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      for member in members where member.key != "marks" { object.member(member.key, member.node) }
      guard !marks.isEmpty else { return }
      object.key("marks")
      object.array { for mark in marks { $0.value(mark) } }
    }
    return Array(writer.text.utf8)
  }

  private static func areSame(_ one: JSONNode, _ other: JSONNode) -> Bool {
    switch (one.value, other.value) {
    case (.object(let members), .object(let others)):
      members.count == others.count
        && members.allSatisfy { member in
          other[member.key].map { areSame(member.node, $0) } ?? false
        }
    case (.array(let elements), .array(let others)):
      elements.count == others.count && zip(elements, others).allSatisfy { areSame($0, $1) }
    case (.null, _), (.boolean, _), (.integer, _), (.decimal, _), (.string, _), (.object, _),
      (.array, _):
      one == other
    }
  }
}
