/// The keys of one object, to find one that stands twice.
///
/// Keys are equal if their bytes are, as RFC 8259 has it; Swift's strings are equal already if they
/// look alike.
struct JSONNames {
  private struct Name: Hashable {
    let text: String

    static func == (one: Name, other: Name) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

    func hash(into hasher: inout Hasher) {
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }

  /// The keys, once they are too many to be looked through.
  private var names: Set<Name> = []

  /// Adds the key that comes after `members`; `false` if it is there already.
  mutating func insert(_ key: String, after members: [JSONMember]) -> Bool {
    guard members.count >= 16 else {
      return !members.contains { $0.key.utf8.elementsEqual(key.utf8) }
    }
    if names.isEmpty { names = Set(members.map { Name(text: $0.key) }) }
    return names.insert(Name(text: key)).inserted
  }
}
