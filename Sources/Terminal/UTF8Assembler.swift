/// Puts a character of several bytes together as they come.
///
/// Overlong forms, surrogates and what lies above U+10FFFF are invalid from the second byte on, as
/// the Unicode Standard's table 3-7 has it.
struct UTF8Assembler: Equatable, Sendable {
  enum Step: Equatable {
    case incomplete
    /// The byte cannot follow; it may begin something of its own.
    case invalid
    case scalar(Unicode.Scalar)
  }

  private var value: UInt32
  private var left: Int
  /// The bytes that may come next.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Begins with a first byte, unless none of a character of several bytes begins so.
  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (value, left) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF: (value, left) = (UInt32(lead & 0x0F), 2)
    case 0xF0...0xF4: (value, left) = (UInt32(lead & 0x07), 3)
    default: return nil
    }
    switch lead {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
  }

  mutating func add(_ byte: UInt8) -> Step {
    guard allowed.contains(byte) else { return .invalid }
    value = value << 6 | UInt32(byte & 0x3F)
    left -= 1
    allowed = 0x80...0xBF
    guard left == 0 else { return .incomplete }
    guard let scalar = Unicode.Scalar(value) else { return .invalid }
    return .scalar(scalar)
  }
}
