import ArcadeCore
import JSON

/// A line of a journal: JSON without blanks, and a line end.
///
/// The header is `{"journal":1,"kind":"slots",…}`, a move `["2",1830,102]` (its text, the
/// milliseconds of play and the points after it), a game that was left `{"left":2145}` (the
/// milliseconds of play), the end `{"end":"2026-11-30T05:49:12.345Z",…}`.
enum JournalLine: Equatable {
  case header(GameHeader)
  case newer
  case move(KeptMove)
  case left(PlayTime)
  case ending(GameEnding)

  /// The form of journals that is written here.
  static let form: Int64 = 1

  /// Reads a line, given without its end; `nil` if it is none.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let node = try? JSON.parse(Array(bytes)) else { return nil }
    if let elements = node.elements {
      guard let move = KeptMove(elements) else { return nil }
      self = .move(move)
    } else if let form = node["journal"]?.integer {
      guard form <= Self.form else {
        self = .newer
        return
      }
      guard let header = GameHeader(node) else { return nil }
      self = .header(header)
    } else if let left = node["left"]?.integer {
      guard left >= 0 else { return nil }
      self = .left(PlayTime(milliseconds: left))
    } else {
      guard let ending = GameEnding(node) else { return nil }
      self = .ending(ending)
    }
  }

  /// The line with its end.
  var text: String {
    var writer = JSONWriter()
    switch self {
    case .header(let header): writer.object { header.write(to: &$0) }
    case .newer: return ""
    case .move(let move):
      writer.array {
        $0.value(move.text)
        $0.value(move.time.milliseconds)
        $0.value(move.score)
      }
    case .left(let time): writer.object { $0.member("left", time.milliseconds) }
    case .ending(let ending): writer.object { ending.write(to: &$0) }
    }
    return writer.text + "\n"
  }
}

extension KeptMove {
  fileprivate init?(_ elements: [JSONNode]) {
    guard elements.count == 3, let text = elements[0].string, let time = elements[1].integer,
      time >= 0, let score = elements[2].integer
    else { return nil }
    self.init(text: text, time: PlayTime(milliseconds: time), score: Int(score))
  }
}

extension GameHeader {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("journal", JournalLine.form)
    writer.member("kind", kind)
    writer.member("mode", mode)
    if let seed { writer.member("seed", seed) }
    if let level { writer.member("level", level) }
    writer.member("rules", rules)
    writer.member("start", start.description)
    if let player { writer.member("player", player) }
    writer.writeMarks(marks)
  }

  fileprivate init?(_ node: JSONNode) {
    guard let kind = node["kind"]?.string, let mode = node["mode"]?.string,
      let rules = node["rules"]?.integer, let start = node["start"]?.string,
      let start = Timestamp(text: start), let marks = node.marks
    else { return nil }
    let seed = node["seed"]?.integer
    if node["seed"] != nil {
      guard let seed, (0...Int64(WholeNumber.largest)).contains(seed) else { return nil }
    }
    self.init(
      kind: kind, mode: mode, seed: seed.map(UInt64.init), level: node["level"]?.string,
      rules: Int(rules), start: start, player: node["player"]?.string, marks: marks)
  }
}

extension GameEnding {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("end", end.description)
    writer.member("durationMs", durationMs)
    writer.member("score", score)
    if hints != 0 { writer.member("hints", hints) }
    writer.writeMarks(marks)
  }

  fileprivate init?(_ node: JSONNode) {
    guard let end = node["end"]?.string, let end = Timestamp(text: end),
      let duration = node["durationMs"]?.integer, duration >= 0,
      let score = node["score"]?.integer, let marks = node.marks
    else { return nil }
    self.init(
      end: end, durationMs: duration, score: Int(score), hints: Int(node["hints"]?.integer ?? 0),
      marks: marks)
  }
}

extension JSONWriter {
  fileprivate mutating func writeMarks(_ marks: [String]) {
    guard !marks.isEmpty else { return }
    key("marks")
    array { for mark in marks { $0.value(mark) } }
  }
}

extension JSONNode {
  /// The marks of a header or an ending: none where there is no such member, `nil` where it is wrong.
  fileprivate var marks: [String]? {
    guard let elements = self["marks"]?.elements else { return self["marks"] == nil ? [] : nil }
    let marks = elements.compactMap(\.string)
    return marks.count == elements.count ? marks : nil
  }
}
