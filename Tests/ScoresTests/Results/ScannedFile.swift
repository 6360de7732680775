@testable import Scores

/// All that a scan of some bytes hands out, to be compared.
struct ScannedFile: Equatable {
  struct Entry: Equatable {
    var key: String
    var line: Int
    var value: String
  }
  struct Damage: Equatable {
    var cause: ScannedDamage.Cause
    var line: Int
    var text: String
  }

  var entries: [Entry] = []
  var damage: [Damage] = []

  /// Scans a text that comes in pieces.
  ///
  /// - Parameters:
  ///   - text: The content of a results file.
  ///   - chunk: How many bytes the scanner's buffer holds.
  ///   - piece: How many bytes a read gives at most, asked anew for each.
  init(_ text: String, chunk: Int = EntryScanner.chunk, piece: () -> Int = { .max }) {
    self.init(bytes: Array(text.utf8), chunk: chunk, piece: piece)
  }

  init(bytes: [UInt8], chunk: Int = EntryScanner.chunk, piece: () -> Int = { .max }) {
    var place = 0
    var file = (entries: [Entry](), damage: [Damage]())
    unsafe EntryScanner.scan(chunk: chunk) { buffer in
      let length = min(buffer.count, bytes.count - place, piece())
      unsafe buffer.copyBytes(from: bytes[place..<(place + length)])
      place += length
      return length
    } entry: { entry in
      let value = String(decoding: entry.value, as: UTF8.self)
      file.entries.append(Entry(key: entry.keyText, line: entry.line, value: value))
    } damage: { damage in
      let text = String(decoding: damage.bytes, as: UTF8.self)
      if damage.isContinued {
        file.damage[file.damage.count - 1].text += text
      } else {
        file.damage.append(Damage(cause: damage.cause, line: damage.line, text: text))
      }
    }
    (entries, damage) = file
  }
}

/// Results and files of results for tests.
enum Sample {
  static let start = Timestamp(milliseconds: 1_796_017_752_345)

  /// The key of the game number `index`: a minute after the one before.
  static func key(_ index: Int, _ suffix: String = "k7fq") -> String {
    "\(Timestamp(milliseconds: start.milliseconds + Int64(index) * 60_000))-\(suffix)"
  }

  /// The game number `index`, with fields that may be changed.
  static func result(_ index: Int, _ change: (inout GameResult) -> Void = { _ in }) -> GameResult {
    let start = Timestamp(milliseconds: start.milliseconds + Int64(index) * 60_000)
    var result = GameResult(
      kind: "slots", mode: "classic", score: index, start: start,
      end: Timestamp(milliseconds: start.milliseconds + 245_000), durationMs: 245_000,
      seed: 4711, moves: "2:1830 2:2044 c")
    change(&result)
    return result
  }

  /// A results file as arcade writes it.
  static func file(_ entries: [(key: String, value: String)]) -> String {
    guard !entries.isEmpty else { return "{\n}\n" }
    return "{\n" + entries.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",\n") + "\n}\n"
  }

  static func file(_ count: Int) -> String {
    file((0..<count).map { (key($0), result($0).json) })
  }
}
