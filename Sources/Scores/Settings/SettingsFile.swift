import JSON

/// The file of saved settings: a JSON object, of which what is not changed is kept byte for byte.
struct SettingsFile {
  /// A change of a setting: another value, or `nil` where it is removed.
  typealias Changes = [String: DefaultsValue?]

  let location: StoreLocation
  let files: Files
  let clock: StoreClock

  /// The settings in the file; none if it is not there.
  ///
  /// Values of other kinds are passed over.
  func settings() throws(StoreError) -> [String: DefaultsValue] {
    var settings: [String: DefaultsValue] = [:]
    for entry in try entries(at: location.settings) {
      settings[entry.key] = DefaultsValue(entry.node)
    }
    return settings
  }

  /// Changes settings under the lock, so that what others change meanwhile is kept too.
  ///
  /// - Parameter changes: The new values by key.
  /// - Throws: Why nothing was changed.
  func save(_ changes: Changes) throws(StoreError) {
    let path = try files.writablePath(location.settings)
    try StoreLock(files: files, clock: clock).held(beside: path) { () throws(StoreError) in
      let old = try entries(at: path)
      let lines = Self.lines(old, changes)
      guard lines != old.map(\.bytes) else { return }
      try files.replace(path) { output throws(StoreError) in
        try output.write("{\n".utf8)
        for (index, line) in lines.enumerated() {
          try output.write(line)
          try output.write((index == lines.count - 1 ? "\n" : ",\n").utf8)
        }
        try output.write("}\n".utf8)
        return true
      }
    }
  }

  private typealias Entry = (key: String, node: JSONNode, bytes: [UInt8])

  /// The entries, each as its key, a colon and its value, key and value byte for byte.
  private func entries(at path: String) throws(StoreError) -> [Entry] {
    let text: [UInt8]
    do throws(SystemError) {
      text = try files.contents(of: path)
    } catch {
      guard error != .missing else { return [] }
      throw .unreadable(path: path, error)
    }
    let members: [JSONMember]
    do throws(JSONError) {
      guard let found = try JSON.parse(text).members else {
        throw JSONError(line: 1, column: 1, reason: "it is no object")
      }
      members = found
    } catch {
      throw .damagedSettings(path: path, reason: error.description)
    }
    var entries: [Entry] = []
    var end = 0
    for member in members {
      // Between two values stand a comma, the key in its quotes, a colon, and blanks.
      let between = text[end..<member.node.bytes.lowerBound]
      let quote = UInt8(ascii: "\"")
      guard let first = between.firstIndex(of: quote), let last = between.lastIndex(of: quote)
      else {
        continue
      }
      let bytes = between[first...last] + [UInt8(ascii: ":")] + text[member.node.bytes]
      entries.append((member.key, member.node, Array(bytes)))
      end = member.node.bytes.upperBound
    }
    return entries
  }

  /// The entries after the changes: a new value stands where the old one stood, or at the end.
  private static func lines(_ old: [Entry], _ changes: Changes) -> [[UInt8]] {
    var rest = changes
    var lines: [[UInt8]] = []
    for entry in old {
      guard let change = rest.removeValue(forKey: entry.key) else {
        lines.append(entry.bytes)
        continue
      }
      guard let value = change else { continue }
      lines.append(value == DefaultsValue(entry.node) ? entry.bytes : line(entry.key, value))
    }
    for (key, change) in rest.sorted(by: { $0.key < $1.key }) {
      if let value = change { lines.append(line(key, value)) }
    }
    return lines
  }

  private static func line(_ key: String, _ value: DefaultsValue) -> [UInt8] {
    Array("\(JSON.quote(key)):\(value.json)".utf8)
  }
}
