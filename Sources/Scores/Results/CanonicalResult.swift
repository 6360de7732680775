import ArcadeCore

/// A result that is written exactly as arcade writes it, read without taking it apart.
///
/// Whatever is written otherwise, be it as little as one blank, gives `nil` and is read by the JSON
/// reader; what is read here, ``GameResult/init(bytes:)`` reads the same.
struct CanonicalResult {
  var kind: Range<Int>
  var mode: Range<Int>
  var score: Int64
  var start: Int64
  var end: Int64
  var durationMs: Int64
  var player: Range<Int>?
  var traits: ResultTraits
  /// The bytes from the opening brace to the closing one.
  var value: Range<Int>
}

extension CanonicalResult {
  /// Reads the result whose opening brace stands at `place`.
  ///
  /// - Parameters:
  ///   - text: The bytes; the result may be cut off by their end, which gives `nil`.
  ///   - place: Where the brace stands.
  ///   - moments: Reads the moments.
  @inline(__always)
  init?(in text: ScanText, at place: Int, moments: inout MomentReader) {
    var reader = CanonicalReader(text: text, place: place)
    guard reader.take("{\"kind\":\""), let kind = reader.string(), !kind.isEmpty,
      reader.take(",\"mode\":\""), let mode = reader.string(),
      reader.take(",\"score\":"), let score = reader.integer(),
      reader.take(",\"start\":\""), let start = reader.moment(&moments),
      reader.take(",\"end\":\""), let end = reader.moment(&moments),
      reader.take(",\"durationMs\":"), let durationMs = reader.integer(), durationMs >= 0
    else { return nil }
    (self.kind, self.mode, self.score) = (kind, mode, score)
    (self.start, self.end, self.durationMs) = (start, end, durationMs)
    traits = .withoutMoves
    value = place..<place

    if reader.take(",\"seed\":") {
      guard let seed = reader.integer(), (0...Int64(WholeNumber.largest)).contains(seed) else {
        return nil
      }
    }
    if reader.take(",\"moves\":\"") {
      guard let moves = reader.string() else { return nil }
      if !moves.isEmpty { traits = [] }
    }
    guard reader.take(",\"rules\":"), let rules = reader.integer(), rules >= 1 else { return nil }
    if reader.take("}") {
      value = place..<reader.place
      return
    }
    guard readRest(&reader) else { return nil }
    value = place..<reader.place
  }

  /// Reads the fields that few results have, and the closing brace.
  private mutating func readRest(_ reader: inout CanonicalReader) -> Bool {
    if reader.take(",\"level\":\"") {
      guard reader.string() != nil else { return false }
    }
    if reader.take(",\"hints\":") {
      guard let hints = reader.integer(), hints >= 0 else { return false }
    }
    if reader.take(",\"player\":\"") {
      guard let player = reader.string() else { return false }
      self.player = player
    }
    if reader.take(",\"marks\":[\"") {
      repeat {
        guard let mark = reader.string() else { return false }
        traits.formUnion(ResultTraits(mark: reader.text.array(mark)))
      } while reader.take(",\"")
      guard reader.take("]") else { return false }
    }
    return reader.take("}")
  }
}

/// Goes through a result that is written as arcade writes it, from its beginning to its end.
private struct CanonicalReader {
  let text: ScanText
  private(set) var place: Int

  /// Passes a literal if it stands here.
  @inline(__always)
  mutating func take(_ literal: StaticString) -> Bool {
    guard text.matches(literal, at: place) else { return false }
    place += literal.utf8CodeUnitCount
    return true
  }

  /// Passes the rest of a string and its closing quote; `nil` if anything in it is escaped or ill.
  @inline(__always)
  mutating func string() -> Range<Int>? {
    let first = place
    var end = text.endOfPlainText(from: place)
    while text[end] >= 0x80, let next = text.endOfCharacter(at: end) {
      end = text.endOfPlainText(from: next)
    }
    guard text[end] == UInt8(ascii: "\"") else { return nil }
    place = end + 1
    return first..<end
  }

  /// Passes a whole number of at most 16 digits.
  @inline(__always)
  mutating func integer() -> Int64? {
    let isNegative = text[place] == UInt8(ascii: "-")
    let first = isNegative ? place + 1 : place
    var (end, number) = (first, Int64(0))
    while end - first <= 16 {
      let digit = text[end] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      number = number * 10 + Int64(digit)
      end += 1
    }
    let (length, leading) = (end - first, text[first])
    guard (1...16).contains(length),
      leading != UInt8(ascii: "0") || (length == 1 && !isNegative)
    else { return nil }
    place = end
    return isNegative ? -number : number
  }

  /// Passes a moment and its closing quote.
  @inline(__always)
  mutating func moment(_ moments: inout MomentReader) -> Int64? {
    guard let moment = moments.moment(in: text, at: place),
      text[place + MomentReader.length] == UInt8(ascii: "\"")
    else { return nil }
    place += MomentReader.length + 1
    return moment
  }
}
