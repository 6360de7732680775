import ArcadeCore

/// A result that is written exactly as arcade writes it, read without taking it apart.
///
/// Whatever is written otherwise, be it as little as one blank, is left
/// unread here and read by the JSON
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
  /// The fields of a result that is left to the JSON reader.
  static let unread = CanonicalResult(
    kind: ByteRange(0..<0), mode: ByteRange(0..<0), score: 0, start: 0, end: 0, durationMs: 0,
    traits: [], endOfValue: 0)

  /// Reads the result whose opening brace stands at `place`.
  ///
  /// - Parameters:
  ///   - text: The bytes; the result may be cut off by their end, which gives `false`.
  ///   - place: Where the brace stands.
  ///   - moments: Reads the moments.
  /// - Returns: Whether it is written as arcade writes it; if not, what is in the fields is of no use.
  @inline(__always)
  mutating func read(in text: ScanText, at place: Int, moments: inout MomentReader) -> Bool {
    var reader = CanonicalReader(text: text, place: place)
    guard reader.take("{\"kind\":\""), let kind = reader.shortString(), !kind.isEmpty,
      reader.take(",\"mode\":\""), let mode = reader.shortString(),
      reader.take(",\"score\":"), let score = reader.integer(),
      reader.take(",\"start\":\""), let start = reader.moment(&moments),
      reader.take(",\"end\":\""), let end = reader.moment(&moments),
      reader.take(",\"durationMs\":"), let durationMs = reader.integer(), durationMs >= 0
    else { return false }
    (self.kind, self.mode, self.score) = (kind, mode, score)
    (self.start, self.end, self.durationMs) = (start, end, durationMs)
    (player, marks, traits) = (nil, nil, .withoutMoves)

    if reader.take(",\"seed\":") {
      guard reader.passSeed() else { return false }
    }
    if reader.take(",\"moves\":\"") {
      guard let moves = reader.longString() else { return false }
      if !moves.isEmpty { traits = [] }
    }
    guard reader.take(",\"rules\":"), reader.passRules() else { return false }
    if reader.take(",\"level\":\"") {
      guard reader.string() != nil else { return false }
    }
    guard reader.take("}") || readRest(&reader) else { return false }
    endOfValue = reader.place
    return true
  }

  /// Reads the fields that few results have, and the closing brace.
  private mutating func readRest(_ reader: inout CanonicalReader) -> Bool {
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
        traits.formUnion(ResultTraits(markIn: mark.range, of: reader.text))
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

  /// Passes a literal if it stands here.
  @inline(__always)
  mutating func take(_ literal: StaticString) -> Bool {
    guard text.matches(literal, at: place) else { return false }
    place &+= literal.utf8CodeUnitCount
    return true
  }

  /// Passes the rest of a string and its closing quote; `nil` if anything in it is escaped or ill.
  @inline(__always)
  mutating func string() -> ByteRange? {
    string(upTo: text.endOfPlainText(from: place))
  }

  /// As ``string()``, for one that probably has seven bytes at most.
  @inline(__always)
  mutating func shortString() -> ByteRange? {
    guard let length = text.lengthOfShortString(at: place) else { return string() }
    defer { place = place &+ length &+ 1 }
    return ByteRange(place..<(place &+ length))
  }

  /// As ``string()``, for one that is probably long.
  @inline(__always)
  mutating func longString() -> ByteRange? {
    string(upTo: text.endOfLongPlainText(from: place))
  }

  @inline(__always)
  private mutating func string(upTo stop: Int) -> ByteRange? {
    let end = text[stop] >= 0x80 ? text.endOfString(from: stop) : stop
    guard text[end] == UInt8(ascii: "\"") else { return nil }
    defer { place = end &+ 1 }
    return ByteRange(place..<end)
  }

  /// Passes a whole number of at most 16 digits.
  @inline(__always)
  mutating func integer() -> Int64? {
    let isNegative = text[place] == UInt8(ascii: "-")
    let first = isNegative ? place &+ 1 : place
    let (number, length) = text.digits(at: first)
    guard length < 8 else { return longInteger() }
    let leading = text[first]
    guard length > 0, leading != UInt8(ascii: "0") || (length == 1 && !isNegative) else {
      return nil
    }
    place = first &+ length
    return isNegative ? 0 &- number : number
  }

  private mutating func longInteger() -> Int64? {
    let isNegative = text[place] == UInt8(ascii: "-")
    let first = isNegative ? place + 1 : place
    var (end, number) = (first, Int64(0))
    while end < first + 17, (0x30...0x39).contains(text[end]) {
      number = number * 10 + Int64(text[end] - 0x30)
      end += 1
    }
    guard end <= first + 16, text[first] != UInt8(ascii: "0") else { return nil }
    place = end
    return isNegative ? -number : number
  }

  /// Passes a version of the rules, which has one digit for a long time.
  @inline(__always)
  mutating func passRules() -> Bool {
    if (0x31...0x39).contains(text[place]),
      text[place &+ 1] == UInt8(ascii: "}") || text[place &+ 1] == UInt8(ascii: ",")
    {
      place &+= 1
      return true
    }
    return (integer() ?? 0) >= 1
  }

  /// Passes a seed, which a board is not asked for: it is only made sure that it is one.
  @inline(__always)
  mutating func passSeed() -> Bool {
    let length = text.digitCount(at: place) == 8 ? 8 &+ text.digitCount(at: place &+ 8) : 0
    guard length > 8, text[place] != UInt8(ascii: "0") else {
      return (integer() ?? -1) >= 0
    }
    // Of numbers with equally many digits the texts have the order of the numbers.
    if length == 16 {
      let words = (text.word(at: place).byteSwapped, text.word(at: place &+ 8).byteSwapped)
      guard words <= Self.largestSeed else { return false }
    }
    place &+= length
    return true
  }

  /// The digits 9007199254740991 of ``WholeNumber/largest``, the first in the highest byte.
  private static var largestSeed: (UInt64, UInt64) {
    (0x3930_3037_3139_3932, 0x3534_3734_3039_3931)
  }

  /// Passes a moment and its closing quote.
  @inline(__always)
  mutating func moment(_ moments: inout MomentReader) -> Int64? {
    guard let moment = moments.moment(in: text, at: place),
      text[place &+ MomentReader.length] == UInt8(ascii: "\"")
    else { return nil }
    place &+= MomentReader.length + 1
    return moment
  }
}
