/// Reads what a terminal sends: keys, the mouse, pasted text, focus and answers to queries.
///
/// A pure state machine over bytes: a sequence cut anywhere is read as if it had come whole. What it
/// does not know it swallows whole, and what it holds is bounded.
public struct InputDecoder: Equatable, Sendable {
  /// Something that was read.
  public enum Decoded: Equatable, Sendable {
    /// The player did something.
    case input(Input)
    /// The answer to OSC 11: the background's colour.
    case background(red: UInt8, green: UInt8, blue: UInt8)
    /// The answer to DA1, which every terminal gives; it marks the end of the answers.
    case attributes
  }

  /// The most bytes of pasted text that are kept; the rest of a longer paste is dropped.
  public static let longestPaste = 65_536
  /// The most bytes of one sequence that are kept; a longer one is swallowed.
  static let longestSequence = 128

  private var state = State.ground
  /// The bytes of the sequence after its introducer, or of the pasted text.
  private var held: [UInt8] = []
  /// Whether the sequence was longer than what may be held.
  private var isTooLong = false
  /// Whether an Esc stands before the sequence or character: Alt, as older terminals send it.
  private var isAlt = false

  /// Makes a decoder that waits for the first byte.
  public init() {}

  /// Whether an incomplete sequence is held: if nothing comes within the Esc delay, call
  /// ``timeOut()``.
  public var isWaiting: Bool { state != .ground }

  /// Whether pasted text is under way; its parts may come further apart than those of a key.
  public var isPasting: Bool {
    if case .paste = state { return true }
    return false
  }

  /// Reads bytes.
  ///
  /// - Parameter bytes: What came, cut anywhere.
  /// - Returns: What is complete by now, in order.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Decoded] {
    var decoded: [Decoded] = []
    for byte in bytes { read(byte, into: &decoded) }
    return decoded
  }

  /// Ends what is held: nothing more came within the Esc delay.
  ///
  /// - Returns: Esc if it stood alone, the text of a paste whose end was lost, or nothing.
  public mutating func timeOut() -> [Decoded] {
    var decoded: [Decoded] = []
    abandon(into: &decoded)
    return decoded
  }
}

extension InputDecoder {
  private enum State: Equatable {
    case ground
    /// Esc came.
    case escape
    /// Esc O came.
    case ss3
    /// Esc [ came.
    case csi
    /// Esc [ [ came: a function key of the Linux console.
    case console
    /// Esc [ M came: so many bytes of an old mouse report are still to come.
    case oldMouse(left: Int)
    /// Esc and one of ] P X ^ _ came: a string follows, up to BEL or Esc \.
    case string(introducer: UInt8)
    /// Esc came within a string.
    case stringEscape(introducer: UInt8)
    /// Text is being pasted; so many bytes of the end mark have come.
    case paste(matched: Int)
    /// A character of several bytes has begun.
    case character(UTF8Assembler)
  }

  private static let endOfPaste: [UInt8] = Array("\u{1B}[201~".utf8)
  private static let escapeByte: UInt8 = 0x1B

  private mutating func read(_ byte: UInt8, into decoded: inout [Decoded]) {
    switch state {
    case .ground: readGround(byte, into: &decoded)
    case .escape: readEscape(byte, into: &decoded)
    case .ss3: readSS3(byte, into: &decoded)
    case .csi: readCSI(byte, into: &decoded)
    case .console:
      guard isPrintable(byte) else { return restart(at: byte, into: &decoded) }
      emit(KeySequence.console(byte), into: &decoded)
    case .oldMouse(let left):
      guard byte >= 0x20 else { return restart(at: byte, into: &decoded) }
      if left > 1 { state = .oldMouse(left: left - 1) } else { reset() }
    case .string(let introducer): readString(byte, introducer: introducer, into: &decoded)
    case .stringEscape(let introducer):
      if byte == UInt8(ascii: "\\") { return endString(introducer: introducer, into: &decoded) }
      reset()
      state = .escape
      readEscape(byte, into: &decoded)
    case .paste(let matched): readPaste(byte, matched: matched, into: &decoded)
    case .character(var assembler):
      switch assembler.add(byte) {
      case .incomplete: state = .character(assembler)
      case .invalid: restart(at: byte, into: &decoded)
      case .scalar(let scalar): emit(KeySequence.character(scalar), into: &decoded)
      }
    }
  }

  private mutating func readGround(_ byte: UInt8, into decoded: inout [Decoded]) {
    switch byte {
    case Self.escapeByte: state = .escape
    case 0x80...:
      guard let assembler = UTF8Assembler(lead: byte) else { return reset() }
      state = .character(assembler)
    default: emit(KeySequence.ascii(byte), into: &decoded)
    }
  }

  private mutating func readEscape(_ byte: UInt8, into decoded: inout [Decoded]) {
    switch byte {
    case Self.escapeByte:
      // Two: Alt with a sequence, as rxvt sends it, or a key struck twice. A third ends the first.
      if isAlt { decoded.append(.input(.key(.escape))) }
      isAlt = true
    case UInt8(ascii: "["): state = .csi
    case UInt8(ascii: "O"): state = .ss3
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(introducer: byte)
    case 0x03, 0x1A:
      // Ctrl-C and Ctrl-Z struck soon after Esc must still be themselves.
      restart(at: byte, into: &decoded)
    default:
      if isAlt { decoded.append(.input(.key(.escape))) }
      isAlt = true
      readGround(byte, into: &decoded)
    }
  }

  private mutating func readSS3(_ byte: UInt8, into decoded: inout [Decoded]) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: ";"): hold(byte)
    case 0x20...0x7E: emit(isTooLong ? nil : KeySequence.ss3(held, final: byte), into: &decoded)
    default: restart(at: byte, into: &decoded)
    }
  }

  private mutating func readCSI(_ byte: UInt8, into decoded: inout [Decoded]) {
    switch byte {
    case UInt8(ascii: "[") where held.isEmpty: state = .console
    case UInt8(ascii: "M") where held.isEmpty: state = .oldMouse(left: 3)
    case UInt8(ascii: "$") where held.allSatisfy(isDigit) && !held.isEmpty:
      // rxvt ends a key with Shift in a dollar sign.
      emit(KeySequence.csi(held, final: byte), into: &decoded)
    case 0x20...0x3F: hold(byte)
    case 0x40...0x7E: endCSI(final: byte, into: &decoded)
    default: restart(at: byte, into: &decoded)
    }
  }

  private mutating func endCSI(final: UInt8, into decoded: inout [Decoded]) {
    guard !isTooLong else { return reset() }
    if final == UInt8(ascii: "~"), held == Array("200".utf8) {
      reset()
      state = .paste(matched: 0)
      return
    }
    switch (held.first, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      let mouse = MouseReport.mouse(held.dropFirst(), isRelease: final == UInt8(ascii: "m"))
      reset()
      if let mouse { decoded.append(.input(.mouse(mouse))) }
    case (UInt8(ascii: "?"), UInt8(ascii: "c")):
      reset()
      decoded.append(.attributes)
    case (nil, UInt8(ascii: "I")), (nil, UInt8(ascii: "O")):
      reset()
      decoded.append(.input(.focus(final == UInt8(ascii: "I"))))
    default: emit(KeySequence.csi(held, final: final), into: &decoded)
    }
  }

  private mutating func readString(
    _ byte: UInt8, introducer: UInt8, into decoded: inout [Decoded]
  ) {
    switch byte {
    case 0x07: endString(introducer: introducer, into: &decoded)
    case Self.escapeByte: state = .stringEscape(introducer: introducer)
    case ..<0x20: restart(at: byte, into: &decoded)
    default: hold(byte)
    }
  }

  private mutating func endString(introducer: UInt8, into decoded: inout [Decoded]) {
    let answer =
      introducer == UInt8(ascii: "]") && !isTooLong ? ColorAnswer.background(held) : nil
    reset()
    if let answer { decoded.append(answer) }
  }

  private mutating func readPaste(_ byte: UInt8, matched: Int, into decoded: inout [Decoded]) {
    if byte == Self.endOfPaste[matched] {
      guard matched + 1 == Self.endOfPaste.count else {
        state = .paste(matched: matched + 1)
        return
      }
      return abandon(into: &decoded)
    }
    for byte in Self.endOfPaste[..<matched] { holdPasted(byte) }
    // The mark's first byte stands nowhere else in it, so a failed match can only begin anew here.
    if byte != Self.escapeByte { holdPasted(byte) }
    state = .paste(matched: byte == Self.escapeByte ? 1 : 0)
  }

  private mutating func hold(_ byte: UInt8) {
    guard held.count < Self.longestSequence else {
      isTooLong = true
      return
    }
    held.append(byte)
  }

  private mutating func holdPasted(_ byte: UInt8) {
    guard held.count < Self.longestPaste else { return }
    held.append(byte)
  }

  private mutating func reset() {
    state = .ground
    held.removeAll(keepingCapacity: true)
    isTooLong = false
    isAlt = false
  }

  /// Ends the sequence with a key, or with nothing.
  private mutating func emit(_ key: Key?, into decoded: inout [Decoded]) {
    let isAlt = isAlt
    reset()
    guard var key else { return }
    key.alt = key.alt || isAlt
    decoded.append(.input(.key(key)))
  }

  /// Gives up the sequence under way, and reads a byte that cannot belong to it on its own.
  private mutating func restart(at byte: UInt8, into decoded: inout [Decoded]) {
    abandon(into: &decoded)
    readGround(byte, into: &decoded)
  }

  private mutating func abandon(into decoded: inout [Decoded]) {
    let (state, isAlt, text) = (state, isAlt, held)
    let isBare = held.isEmpty && !isTooLong
    reset()
    switch state {
    case .escape:
      decoded.append(.input(.key(.escape)))
      if isAlt { decoded.append(.input(.key(.escape))) }
    // What would begin a sequence is also how Alt with that character is sent.
    case .ss3 where isBare: emitAlt(UInt8(ascii: "O"), after: isAlt, into: &decoded)
    case .csi where isBare: emitAlt(UInt8(ascii: "["), after: isAlt, into: &decoded)
    case .string(let introducer) where isBare: emitAlt(introducer, after: isAlt, into: &decoded)
    case .paste: decoded.append(.input(.paste(PastedText.text(of: text))))
    case .ground, .ss3, .csi, .console, .oldMouse, .string, .stringEscape, .character: break
    }
  }

  private mutating func emitAlt(
    _ byte: UInt8, after isSecond: Bool, into decoded: inout [Decoded]
  ) {
    if isSecond { decoded.append(.input(.key(.escape))) }
    isAlt = true
    emit(KeySequence.ascii(byte), into: &decoded)
  }

  private func isPrintable(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
