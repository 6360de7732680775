public import ArcadeCore

/// What a player does to an anagram; letters are named with case and accents put aside.
public enum AnagramMove: Equatable, Sendable {
  /// Lays a tile with a letter on a target, counted from 1.
  case place(letter: Unicode.Scalar, target: Int)
  /// Says the whole answer, by all of its letters.
  case word([Unicode.Scalar])
  /// Has the first open target filled.
  case hint
  /// Has the answer shown and goes on to the next anagram.
  case skip
  /// Has the answer shown and ends the game.
  case giveUp
}

extension AnagramMove: GameMove {
  /// A letter and a target as `e3`, a word as `=silent`, or a sign: `?` hint, `>` skip, `!` give up.
  ///
  /// A letter is its own text from a to z, others are the number of their Unicode scalar in
  /// hexadecimal: `(e6)3`, `=(e6)on`.
  public var text: String {
    switch self {
    case .place(let letter, let target): "\(Self.text(of: letter))\(target)"
    case .word(let letters): "=" + letters.map(Self.text).joined()
    case .hint: "?"
    case .skip: ">"
    case .giveUp: "!"
    }
  }

  /// Reads the text of a move that the rules could know; `nil` for anything else.
  public init?(text: some StringProtocol) {
    switch text {
    case "?": self = .hint
    case ">": self = .skip
    case "!": self = .giveUp
    default:
      var rest = Substring(text)
      if rest.first == "=" {
        guard let letters = Self.letters(rest.dropFirst()) else { return nil }
        self = .word(letters)
      } else {
        guard let letter = Self.readLetter(&rest), let target = WholeNumber.parse(rest),
          let target = Int(exactly: target)
        else { return nil }
        self = .place(letter: letter, target: target)
      }
      // One spelling a move: no leading noughts, no hexadecimal capitals.
      guard self.text == text, isWithinLimits else { return nil }
    }
  }

  /// Whether targets and letters are as many as a phrase can have.
  private var isWithinLimits: Bool {
    switch self {
    case .place(_, let target): (1...AnagramLimits.letters.upperBound).contains(target)
    case .word(let letters): AnagramLimits.letters.contains(letters.count)
    case .hint, .skip, .giveUp: true
    }
  }

  private static func text(of letter: Unicode.Scalar) -> String {
    ("a"..."z").contains(letter) ? String(letter) : "(\(String(letter.value, radix: 16)))"
  }

  private static func letters(_ text: Substring) -> [Unicode.Scalar]? {
    var letters: [Unicode.Scalar] = []
    var rest = text
    while !rest.isEmpty {
      guard let letter = readLetter(&rest) else { return nil }
      letters.append(letter)
    }
    return letters
  }

  /// Takes one letter from the front of a text.
  private static func readLetter(_ text: inout Substring) -> Unicode.Scalar? {
    guard let first = text.unicodeScalars.popFirst() else { return nil }
    guard first == "(" else { return ("a"..."z").contains(first) ? first : nil }
    guard let end = text.firstIndex(of: ")"), let value = UInt32(text[..<end], radix: 16),
      let letter = Unicode.Scalar(value)
    else { return nil }
    text = text[text.index(after: end)...]
    return letter
  }
}
