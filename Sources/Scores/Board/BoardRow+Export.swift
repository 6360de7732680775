import ArcadeCore
import JSON

extension BoardRow {
  /// The result as JSON on one line: its key first, then every field that is kept.
  var json: String {
    let key = "{\"key\":\"\(figures.key.text)\","
    // Bytes that a terminal might obey, and blanks, are written anew by the JSON writer.
    if value.allSatisfy({ (0x20..<0x7F).contains($0) }), value.starts(with: "{\"kind\":".utf8) {
      return key + String(decoding: value.dropFirst(), as: UTF8.self)
    }
    var writer = JSONWriter()
    writer.object { object in
      object.member("key", figures.key.text)
      for member in (try? JSON.parse(value))?.members ?? [] where member.key != "key" {
        object.member(member.key, member.node)
      }
    }
    return writer.text
  }

  /// The names of the columns of ``csv``.
  static let csvHeader =
    "key,kind,mode,score,start,end,durationMs,seed,moves,rules,level,hints,player,marks\r\n"

  /// The result as a line of comma-separated values (RFC 4180).
  ///
  /// A spreadsheet takes a text for a formula if it begins with one of `= + - @`: such a text gets
  /// an apostrophe before it. Control characters are written as `\u{1b}`.
  var csv: String {
    guard let result = try? GameResult(bytes: value) else { return "" }
    let fields = [
      figures.key.text, Self.cell(result.kind), Self.cell(result.mode), "\(result.score)",
      "\(result.start)", "\(result.end)", "\(result.durationMs)",
      result.seed.map(String.init) ?? "", Self.cell(result.moves), "\(result.rules)",
      Self.cell(result.level ?? ""), "\(result.hints)", Self.cell(result.player ?? ""),
      Self.cell(result.marks.joined(separator: " ")),
    ]
    return fields.joined(separator: ",") + "\r\n"
  }

  private static func cell(_ text: String) -> String {
    var cell = PrintableText.escaped(text)
    if let first = cell.unicodeScalars.first, "=+-@".unicodeScalars.contains(first) {
      cell = "'" + cell
    }
    guard cell.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else {
      return cell
    }
    return "\""
      + cell.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
