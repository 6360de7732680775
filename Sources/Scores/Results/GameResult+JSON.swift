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
    let fields = ResultFields(json: json)
    kind = try fields.require("kind", fields.text("kind"))
    mode = try fields.require("mode", fields.text("mode"))
    score = Int(try fields.require("score", fields.number("score", in: .min ... .max)))
    start = try fields.require("start", fields.moment("start"))
    end = try fields.require("end", fields.moment("end"))
    durationMs = try fields.require("durationMs", fields.number("durationMs", in: 0 ... .max))
    let seeds = 0...Int64(WholeNumber.largest)
    seed = try fields.number("seed", in: seeds).map { UInt64($0) }
    moves = try fields.text("moves") ?? ""
    rules = Int(try fields.require("rules", fields.number("rules", in: 1 ... .max)))
    level = try fields.text("level")
    hints = Int(try fields.number("hints", in: 0 ... .max) ?? 0)
    player = try fields.text("player")
    marks = try fields.texts("marks") ?? []
    guard !kind.isEmpty else { throw .unfit(field: "kind", wanted: "the name of a game") }
  }
}
