import ArcadeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A sound as samples: 16 bits, one channel.
struct Wave: Equatable, Sendable {
  /// Samples a second.
  static let rate = 22_050

  /// One stroke of a sound.
  struct Stroke: Equatable, Sendable {
    /// What swings.
    enum Source: Equatable, Sendable {
      /// A sine of so many hertz, with some of its octave.
      case tone(Double)
      /// Noise without its highest parts.
      case noise
    }

    let source: Source
    /// When it is struck and how long it rings, in milliseconds.
    let start: Int
    let length: Int
    /// How loud it is struck, up to 1; it fades from there.
    let loudness: Double
  }

  /// The samples.
  let samples: [Int16]

  /// Makes the wave of a sound.
  init(_ sound: Sound) {
    let strokes = Self.strokes(of: sound)
    let length = strokes.map { $0.start + $0.length }.max() ?? 0
    var sum = [Double](repeating: 0, count: length * Self.rate / 1000)
    for stroke in strokes { stroke.add(to: &sum) }
    samples = sum.map { Int16(max(-1, min(1, $0)) * 32_767) }
  }

  /// The bytes of a WAV file.
  ///
  /// Source: Microsoft and IBM, "Multimedia Programming Interface and Data Specifications 1.0":
  /// RIFF with the chunks `fmt ` and `data`, all numbers little-endian.
  var file: [UInt8] {
    let size = samples.count * 2
    var bytes = Array("RIFF".utf8) + Self.number(36 + size, bytes: 4) + Array("WAVEfmt ".utf8)
    bytes += Self.number(16, bytes: 4) + Self.number(1, bytes: 2) + Self.number(1, bytes: 2)
    bytes += Self.number(Self.rate, bytes: 4) + Self.number(Self.rate * 2, bytes: 4)
    bytes += Self.number(2, bytes: 2) + Self.number(16, bytes: 2)
    bytes += Array("data".utf8) + Self.number(size, bytes: 4)
    for sample in samples { bytes += Self.number(Int(sample), bytes: 2) }
    return bytes
  }

  private static func number(_ number: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func strokes(of sound: Sound) -> [Stroke] {
    switch sound {
    case .crunch:
      (0..<5).map {
        Stroke(source: .noise, start: $0 * 26, length: 40, loudness: 0.5 - Double($0) * 0.07)
      }
    case .tick: [Stroke(source: .tone(1568), start: 0, length: 30, loudness: 0.3)]
    case .win:
      [523.25, 659.25, 783.99, 1046.5].enumerated().map {
        Stroke(source: .tone($1), start: $0 * 85, length: $0 == 3 ? 300 : 150, loudness: 0.35)
      }
    case .wrong:
      [196, 155.56].enumerated().map {
        Stroke(source: .tone($1), start: $0 * 110, length: 140, loudness: 0.4)
      }
    }
  }
}

extension Wave.Stroke {
  /// Adds the stroke to samples between −1 and 1.
  func add(to sum: inout [Double]) {
    let first = start * Wave.rate / 1000
    let count = min(length * Wave.rate / 1000, sum.count - first)
    // Swings in within 3 ms and fades to nothing, so that neither end clicks.
    let attack = Double(3 * Wave.rate / 1000)
    var chance = SplitMix64(state: UInt64(start))
    var noise = 0.0
    for index in 0..<max(0, count) {
      let left = 1 - Double(index) / Double(count)
      let envelope = min(1, Double(index) / attack) * left * left
      let swing: Double
      switch source {
      case .tone(let hertz):
        let angle = 2 * Double.pi * hertz * Double(index) / Double(Wave.rate)
        swing = 0.8 * sin(angle) + 0.2 * sin(2 * angle)
      case .noise:
        noise += 0.35 * (Double(Int32(truncatingIfNeeded: chance.next())) / 2_147_483_648 - noise)
        swing = noise
      }
      sum[first + index] += loudness * envelope * swing
    }
  }
}
