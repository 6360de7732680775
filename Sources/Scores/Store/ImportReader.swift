import JSON

/// Reads results from files of any form that arcade writes, damaged ones too.
///
/// These are files of results, exports (an array of objects, each with its `key`), and single lines
/// `"key":{…}` as they are printed where nothing can be kept.
struct ImportReader {
  private(set) var entries: [(key: ResultKey, value: [UInt8])] = []
  private(set) var damage: [ImportReport.Damage] = []
  private let source: String

  init(_ source: ImportSource) {
    self.source = source.name
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = Array(
      source.bytes.starts(with: mark) ? source.bytes.dropFirst(3) : source.bytes[...])
    switch bytes.first(where: { !ScanText.isBlank($0) }) {
    case UInt8(ascii: "["): readExport(bytes)
    case UInt8(ascii: "{"): readObject(bytes)
    case UInt8(ascii: "\""): scan(bytes, isPart: true)
    default: scan(bytes, isPart: false)
    }
  }

  /// Reads a file of results, or objects of an export, a line each.
  private mutating func readObject(_ bytes: [UInt8]) {
    scan(bytes, isPart: false)
    guard entries.isEmpty, !damage.isEmpty else { return }
    let ofScan = damage
    damage = []
    readLines(bytes)
    if entries.isEmpty { damage = ofScan }
  }

  /// Reads a file of results or a part of one, in which the braces and commas may be missing.
  private mutating func scan(_ bytes: [UInt8], isPart: Bool) {
    var rest = bytes[...]
    unsafe EntryScanner.scan { buffer in
      let count = min(buffer.count, rest.count)
      unsafe buffer.copyBytes(from: rest.prefix(count))
      rest = rest.dropFirst(count)
      return count
    } entry: { entry in
      do throws(ResultFault) {
        try entry.check()
        guard let key = entry.key else { return }
        entries.append((key, entry.value))
      } catch {
        note(entry.line, error.description)
      }
    } damage: { piece in
      guard !piece.isContinued, !isPart || !piece.cause.isOfPart || piece.text.count > 0 else {
        return
      }
      note(piece.line, piece.cause.description)
    }
  }

  /// Reads an array of objects; where it is damaged, every line that is whole.
  private mutating func readExport(_ bytes: [UInt8]) {
    guard let elements = (try? JSON.parse(bytes))?.elements else { return readLines(bytes) }
    for element in elements { take(element, line: element.line) }
  }

  private mutating func readLines(_ bytes: [UInt8]) {
    let around: [UInt8] = [UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ",")]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let isAround = { (byte: UInt8) in ScanText.isBlank(byte) || around.contains(byte) }
      guard let first = line.firstIndex(where: { !isAround($0) }),
        let last = line.lastIndex(where: { !isAround($0) })
      else { continue }
      do throws(JSONError) {
        take(try JSON.parse(Array(line[first...last])), line: index + 1)
      } catch {
        note(index + 1, error.reason)
      }
    }
  }

  /// Takes an object of an export, which is a result and its key.
  private mutating func take(_ node: JSONNode, line: Int) {
    guard let key = node["key"]?.string.flatMap({ ResultKey(text: $0) }) else {
      return note(line, "a result has no key")
    }
    do throws(ResultFault) {
      _ = try GameResult(json: node)
    } catch {
      return note(line, error.description)
    }
    var writer = JSONWriter()
    writer.object { object in
      for member in node.members ?? [] where member.key != "key" {
        object.member(member.key, member.node)
      }
    }
    entries.append((key, Array(writer.text.utf8)))
  }

  private mutating func note(_ line: Int, _ reason: String) {
    damage.append(ImportReport.Damage(source: source, line: line, reason: reason))
  }
}

extension ScannedDamage.Cause {
  /// Whether it is no damage in a part of a file: only what stands around entries is missing.
  fileprivate var isOfPart: Bool {
    switch self {
    case .noBeginning, .comma, .noEnd: true
    case .empty, .brokenEntry, .foreignKey, .betweenEntries, .afterEnd: false
    }
  }
}
