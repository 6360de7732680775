import ArcadeCore
public import JSON

extension GameResult {
  /// The result as exact JSON text without blanks: fields in a fixed order, absent ones left out.
  public var json: String {
    var writer = JSONWriter()
    writer.object(writeFields)
    return writer.text
  }

  /// Writes the fields as members of the object that `writer` is in.
  func writeFields(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("mode", mode)
    writer.member("score", score)
    writer.member("start", start.description)
    writer.member("end", end.description)
    writer.member("durationMs", durationMs)
    if let seed { writer.member("seed", seed) }
    if !moves.isEmpty { writer.member("moves", moves) }
    writer.member("rules", rules)
    if let level { writer.member("level", level) }
    if hints != 0 { writer.member("hints", hints) }
    if let player { writer.member("player", player) }
    guard !marks.isEmpty else { return }
    writer.key("marks")
    writer.array { for mark in marks { $0.value(mark) } }
  }

  /// Reads a result from JSON text.
  ///
  /// - Parameter bytes: One JSON object in UTF-8.
  /// - Throws: ``ResultFault`` with the first thing that is wrong.
  public init(bytes: [UInt8]) throws(ResultFault) {
    let node: JSONNode
    do throws(JSONError) {
      node = try JSON.parse(bytes)
    } catch {
      throw .notJSON(error)
    }
    try self.init(json: node)
  }

  /// Reads a result from a JSON object; fields that are not known are passed over.
  ///
  /// - Throws: ``ResultFault`` with the first field that is missing or holds something else.
  public init(json: JSONNode) throws(ResultFault) {
    guard json.members != nil else { throw .notAnObject }
    let fields = Fields(json: json)
    kind = try fields.require("kind", Self.name, "a name")
    mode = try fields.require("mode", \.string, "text")
    score = try fields.require(
      "score", { $0.integer.flatMap(Int.init(exactly:)) }, "a whole number")
    start = try fields.require("start", Self.moment, Self.momentForm)
    end = try fields.require("end", Self.moment, Self.momentForm)
    durationMs = try fields.require("durationMs", { Self.whole($0, from: 0) }, "whole milliseconds")
    seed = try fields.read("seed", Self.seedNumber, "a whole number up to \(WholeNumber.largest)")
    moves = try fields.read("moves", \.string, "text") ?? ""
    rules = try fields.require("rules", { Self.whole($0, from: 1) }, "a whole number from 1")
    level = try fields.read("level", \.string, "text")
    hints = try fields.read("hints", { Self.whole($0, from: 0) }, "a whole number from 0") ?? 0
    player = try fields.read("player", \.string, "text")
    marks = try fields.read("marks", Self.strings, "a list of texts") ?? []
  }

  private static let momentForm = "a moment such as \"2026-11-30T05:49:12.345Z\""

  private static func name(_ node: JSONNode) -> String? {
    node.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func moment(_ node: JSONNode) -> Timestamp? {
    node.string.flatMap { Timestamp(text: $0) }
  }

  private static func whole<Number: BinaryInteger>(_ node: JSONNode, from least: Int64) -> Number? {
    guard let integer = node.integer, integer >= least else { return nil }
    return Number(exactly: integer)
  }

  private static func seedNumber(_ node: JSONNode) -> UInt64? {
    guard let number: UInt64 = whole(node, from: 0), number <= WholeNumber.largest else {
      return nil
    }
    return number
  }

  private static func strings(_ node: JSONNode) -> [String]? {
    guard let elements = node.elements else { return nil }
    let strings = elements.compactMap(\.string)
    return strings.count == elements.count ? strings : nil
  }
}

/// The fields of a result that is being read.
private struct Fields {
  let json: JSONNode

  func require<Value>(
    _ field: String, _ reading: (JSONNode) -> Value?, _ wanted: String
  ) throws(ResultFault) -> Value {
    guard let value = try read(field, reading, wanted) else { throw .missing(field: field) }
    return value
  }

  func read<Value>(
    _ field: String, _ reading: (JSONNode) -> Value?, _ wanted: String
  ) throws(ResultFault) -> Value? {
    guard let node = json[field] else { return nil }
    guard let value = reading(node) else { throw .unfit(field: field, wanted: wanted) }
    return value
  }
}
