/// The text of one level or machine file, as found in Levels/ or in a player's own folder.
public struct LevelFile: Equatable, Sendable {
  /// The path, as errors name it.
  public let path: String
  /// The content, byte for byte.
  public let bytes: [UInt8]

  /// Puts a path and its content together.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// The name of the level that a game is played from, and what it held then.
///
/// A kept game is judged only by the very same level.
public struct LevelIdentity: Equatable, Hashable, Sendable {
  /// The level's name: lower-case letters, digits and hyphens.
  public let name: String
  /// The 64-bit FNV-1a hash of the file's bytes.
  public let hash: UInt64

  /// Identifies a level by its name and the bytes of its file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    hash = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// What a name is made of, in words.
  public static let nameGrammar = "1 to 32 lower-case letters a–z, digits and hyphens"

  /// Tells whether a text could be the name of a level, as ``nameGrammar`` says.
  public static func isName(_ text: some StringProtocol) -> Bool {
    (1...32).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
  }

  /// Reads the text that ``description`` writes; `nil` if it is none.
  public init?(text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].utf8.count == 16,
      let hash = UInt64(parts[1], radix: 16), parts[1] == Self.hexadecimal(hash)
    else { return nil }
    name = String(parts[0])
    self.hash = hash
  }

  private static func hexadecimal(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension LevelIdentity: CustomStringConvertible {
  /// The name, a space and the hash in 16 lower-case hexadecimal digits.
  public var description: String { "\(name) \(Self.hexadecimal(hash))" }
}
