import ArcadeCore

/// A result that is written exactly as arcade writes it, read without taking it apart.
///
/// Whatever is written otherwise, be it as little as one blank, gives `nil` and is read by the JSON
/// reader; what is read here, ``GameResult/init(bytes:)`` reads the same.
struct CanonicalResult {
  var kind: ByteRange
  var mode: ByteRange
  var score: Int64
  var start: Int64
  var end: Int64
  var durationMs: Int64
  var player: ByteRange?
  /// The marks with `","` between them.
  var marks: ByteRange?
  var traits: ResultTraits
  /// The place after the closing brace.
  var endOfValue: Int
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
    endOfValue = place

    if reader.take(",\"seed\":") {
      guard let seed = reader.integer(), (0...Int64(WholeNumber.largest)).contains(seed) else {
        return nil
      }
    }
    if reader.take(",\"moves\":\"") {
      guard let moves = reader.longString() else { return nil }
      if !moves.isEmpty { traits = [] }
    }
    guard reader.take(",\"rules\":"), let rules = reader.integer(), rules >= 1 else { return nil }
    if reader.take("}") {
      endOfValue = reader.place
      return
    }
    guard readRest(&reader) else { return nil }
    endOfValue = reader.place
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
      let first = reader.place
      repeat {
        guard let mark = reader.string() else { return false }
        traits.formUnion(ResultTraits(mark: reader.text.array(mark.range)))
      } while reader.take(",\"")
      marks = ByteRange(first..<(reader.place - 1))
      guard reader.take("]") else { return false }
    }
    return reader.take("}")
  }
}

/// Goes through a result that is written as arcade writes it, from its beginning to its end.
private struct CanonicalReader {
  let text: ScanText
  private(set) var place: Int

  private static let powersOfTen: [Int64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]

  /// Passes a literal if it stands here.
  @inline(__always)
  mutating func take(_ literal: StaticString) -> Bool {
    guard text.matches(literal, at: place) else { return false }
    place += literal.utf8CodeUnitCount
    return true
  }

  /// Passes the rest of a string and its closing quote; `nil` if anything in it is escaped or ill.
  @inline(__always)
  mutating func string() -> ByteRange? {
    let first = place
    var end = text.endOfPlainText(from: place)
    while text[end] >= 0x80, let next = text.endOfCharacter(at: end) {
      end = text.endOfPlainText(from: next)
    }
    guard text[end] == UInt8(ascii: "\"") else { return nil }
    place = end + 1
    return ByteRange(first..<end)
  }

  /// As ``string()``, for one that is probably long.
  @inline(__always)
  mutating func longString() -> ByteRange? {
    guard let end = text.place(ofQuoteFrom: place), text.arePlain(place..<end) else {
      return string()
    }
    defer { place = end + 1 }
    return ByteRange(place..<end)
  }

  /// Passes a whole number of at most 16 digits, eight digits at a time.
  @inline(__always)
  mutating func integer() -> Int64? {
    let isNegative = text[place] == UInt8(ascii: "-")
    let first = isNegative ? place + 1 : place
    var (number, length) = text.digits(at: first)
    if length == 8 {
      let (rest, restLength) = text.digits(at: first + 8)
      number = number * Self.powersOfTen[restLength] + rest
      length += restLength
    }
    let leading = text[first]
    guard length > 0, leading != UInt8(ascii: "0") || (length == 1 && !isNegative) else {
      return nil
    }
    place = first + length
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
