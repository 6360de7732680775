/// An answer broken into lines: between words and behind hyphens, and inside a word only where the
/// word alone is wider than a line.
struct PhraseLines: Equatable, Sendable {
  /// A target or a sign and the column where it begins in its line.
  struct Item: Equatable, Sendable {
    let part: AnswerPattern.Part
    let x: Int
  }

  /// The lines from top to bottom; the spaces between words are gaps and no items.
  private(set) var lines: [[Item]] = []
  /// The columns of each line.
  private(set) var widths: [Int] = []

  /// Breaks an answer into as few lines as the width allows, and these as even as can be.
  init(_ chunks: [PhraseChunk], measure: TileMeasure, width: Int) {
    let width = Self.leastWidth(of: chunks, measure: measure, atMost: width)
    for chunk in chunks {
      let gap = chunk.followsSpace && !lines.isEmpty ? measure.wordGap : 0
      if lines.isEmpty || (widths.last ?? 0) + gap + measure.width(of: chunk) > width {
        startLine()
      } else {
        widths[widths.count - 1] += gap
      }
      for part in chunk.parts { add(part, measure: measure, atMost: width) }
    }
  }

  /// The lines that an answer takes, if every word fits in one; else `nil`.
  static func count(of chunks: [PhraseChunk], measure: TileMeasure, width: Int) -> Int? {
    var (count, used) = (1, 0)
    for chunk in chunks {
      let columns = measure.width(of: chunk)
      guard columns <= width else { return nil }
      let gap = chunk.followsSpace && used > 0 ? measure.wordGap : 0
      if used + gap + columns > width {
        (count, used) = (count + 1, columns)
      } else {
        used += gap + columns
      }
    }
    return count
  }

  /// The narrowest lines of which no more are needed than of the widest.
  private static func leastWidth(
    of chunks: [PhraseChunk], measure: TileMeasure, atMost width: Int
  ) -> Int {
    guard let most = count(of: chunks, measure: measure, width: width) else { return width }
    var (narrow, wide) = (0, width)
    while narrow + 1 < wide {
      let middle = (narrow + wide) / 2
      if let count = count(of: chunks, measure: measure, width: middle), count <= most {
        wide = middle
      } else {
        narrow = middle
      }
    }
    return wide
  }

  private mutating func startLine() {
    lines.append([])
    widths.append(0)
  }

  private mutating func add(
    _ part: AnswerPattern.Part, measure: TileMeasure, atMost width: Int
  ) {
    let columns = measure.width(of: part)
    if let used = widths.last, used > 0, used + columns > width { startLine() }
    lines[lines.count - 1].append(Item(part: part, x: widths[widths.count - 1]))
    widths[widths.count - 1] += columns
  }
}

/// What is kept together on a line: a word, or a part of it up to a hyphen.
struct PhraseChunk: Equatable, Sendable {
  /// The targets and signs.
  private(set) var parts: [AnswerPattern.Part]
  /// The targets among them.
  private(set) var targets = 0
  /// The apostrophes among them.
  private(set) var apostrophes = 0
  /// Whether a space stands before it.
  let followsSpace: Bool

  /// Begins with a part.
  private init(_ part: AnswerPattern.Part, followsSpace: Bool) {
    parts = []
    self.followsSpace = followsSpace
    append(part)
  }

  private mutating func append(_ part: AnswerPattern.Part) {
    parts.append(part)
    switch part {
    case .target: targets += 1
    case .sign("'"): apostrophes += 1
    case .sign: break
    }
  }

  /// Takes an answer apart at its spaces and behind its hyphens.
  static func all(of pattern: AnswerPattern) -> [PhraseChunk] {
    var chunks: [PhraseChunk] = []
    var (isOpen, followsSpace) = (false, false)
    for part in pattern.parts {
      guard part != .sign(" ") else {
        (isOpen, followsSpace) = (false, true)
        continue
      }
      if isOpen {
        chunks[chunks.count - 1].append(part)
      } else {
        chunks.append(PhraseChunk(part, followsSpace: followsSpace))
        followsSpace = false
      }
      isOpen = part != .sign("-")
    }
    return chunks
  }
}
