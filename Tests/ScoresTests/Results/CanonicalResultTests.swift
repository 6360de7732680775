import ArcadeCore
import Testing

@testable import Scores

struct CanonicalResultTests {
  /// What the quick reader says of the bytes of a value, or `nil` if it leaves them to the other.
  private func quick(_ bytes: [UInt8]) -> SeenFigures? {
    var figures: SeenFigures?
    ScanText.borrow(bytes) { text in
      var moments = MomentReader()
      var fields = CanonicalResult.unread
      guard fields.read(in: text, at: 0, moments: &moments),
        fields.endOfValue == bytes.count
      else { return }
      figures = SeenFigures(
        SeenResult(
          key: EntryKey(milliseconds: 0, suffix: 0), fields: fields, texts: text, value: text))
    }
    return figures
  }

  private static let results: [GameResult] = [
    Sample.result(1), Sample.result(2) { $0.seed = nil }, Sample.result(3) { $0.moves = "" },
    Sample.result(4) {
      $0.score = -180
      $0.level = "classic 0123456789abcdef"
      $0.hints = 12
      $0.player = "Zoë 木"
      $0.marks = ["relaxed", "imported", "daily"]
    },
    Sample.result(5) {
      $0.seed = WholeNumber.largest
      $0.durationMs = 9_999_999_999_999_999
      $0.marks = ["unfinished"]
      $0.mode = ""
      $0.moves = String(repeating: "2:1830 ", count: 99)
    },
    Sample.result(6) { $0.score = 12_345_678 }, Sample.result(7) { $0.score = 123_456_789 },
  ]

  @Test(arguments: results)
  func `what arcade writes is read by the quick reader`(result: GameResult) {
    #expect(quick(Array(result.json.utf8)) == SeenFigures(result))
  }

  @Test(arguments: [
    (" ", "{"), ("kind", "Kind"), ("\"score\":1", "\"score\":01"), ("\"score\":1", "\"score\":-0"),
    ("\"score\":1", "\"score\":1.5"), ("\"score\":1", "\"score\":12345678901234567"),
    ("slots", "sl\\u006fts"), ("slots", "sl\u{7}ts"), ("2:1830", "2\\\"1830"),
    ("2:1830", "2\t1830"), ("4711", "9007199254740992"), ("4711", "-1"), ("T05:", "T24:"),
    ("T05:", "T2a:"), ("T05:", "t05:"), (":50:", ":60:"), ("-11-30", "-11-31"), ("345Z", "345z"),
    ("\"rules\":1", "\"rules\":0"), ("245000", "-245000"), ("\"moves\"", "\"marks\""),
    (",\"rules\":1", ""), ("\"rules\":1", "\"rules\":1,\"new\":0"), ("\"slots\"", "\"\""),
  ])
  func `what arcade would not write is left to the JSON reader`(right: String, wrong: String) {
    let text = Sample.result(1).json.replacing(right, with: wrong)
    #expect(quick(Array((right == " " ? " " + text : text).utf8)) == nil)
  }

  @Test func `whatever the quick reader reads, the JSON reader reads the same`() {
    var generator = SplitMix64(seed: Seed(randomBits: 11 << 11), stream: 1)
    var read = 0
    for round in 0..<6000 {
      var bytes = Array(Self.results[round % Self.results.count].json.utf8)
      for _ in 0...generator.draw(below: 2) {
        let place = Int(generator.draw(below: UInt64(bytes.count)))
        switch generator.draw(below: 4) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8(generator.draw(below: 256)), at: place)
        case 2: bytes[place] = UInt8(ascii: "0") + UInt8(generator.draw(below: 10))
        default: bytes[place] = UInt8(generator.draw(below: 256))
        }
      }
      guard let figures = quick(bytes) else { continue }
      read += 1
      #expect((try? GameResult(bytes: bytes)).map(SeenFigures.init) == figures)
    }
    #expect(read > 300)
  }

  @Test func `a quick reader that remembers days reads every moment as the exact one does`() {
    var generator = SplitMix64(seed: Seed(randomBits: 12 << 11), stream: 1)
    var moments = MomentReader()
    var milliseconds: Int64 = 0
    for round in 0..<6000 {
      if round % 7 == 0 {
        milliseconds = Int64(generator.draw(below: 315_537_897_600_000)) - 62_135_596_800_000
      } else {
        milliseconds += Int64(generator.draw(below: 90_000_000)) - 45_000_000
      }
      var bytes = Array(Timestamp(milliseconds: milliseconds).description.utf8)
      if round % 3 == 0 {
        bytes[Int(generator.draw(below: 24))] = UInt8(generator.draw(below: 256))
      }
      let exact = Timestamp(utf8: bytes)?.milliseconds
      ScanText.borrow(bytes) { #expect(moments.moment(in: $0, at: 0) == exact) }
    }
  }

  @Test func `keys are read as the exact reader does, whatever their last four characters`() {
    for byte in UInt8.min...UInt8.max {
      for place in 24..<29 {
        var bytes = Array(Sample.key(1).utf8)
        bytes[place] = byte
        let exact = ResultKey(text: String(decoding: bytes, as: UTF8.self)).map(EntryKey.init)
        ScanText.borrow(bytes) {
          var moments = MomentReader()
          #expect(moments.key(in: $0, at: 0) == exact)
        }
      }
    }
  }
}

/// What a board takes from a result.
private struct SeenFigures: Equatable {
  var kind, mode: String
  var player: String?
  var score, start, end, durationMs: Int64
  var marks: [String]
  var traits: ResultTraits

  init(_ seen: borrowing SeenResult) {
    (kind, mode) = (seen.text(seen.fields.kind), seen.text(seen.fields.mode))
    if let range = seen.fields.player { player = seen.text(range) }
    (score, durationMs) = (seen.fields.score, seen.fields.durationMs)
    (start, end) = (seen.fields.start, seen.fields.end)
    (marks, traits) = (seen.marks, seen.fields.traits)
  }

  init(_ result: GameResult) {
    (kind, mode, player) = (result.kind, result.mode, result.player)
    (score, durationMs) = (Int64(result.score), result.durationMs)
    (start, end) = (result.start.milliseconds, result.end.milliseconds)
    (marks, traits) = (result.marks, result.traits)
  }
}
