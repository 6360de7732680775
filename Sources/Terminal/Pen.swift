/// How a terminal writes: the colour and the attributes that SGR sets.
struct Pen: Equatable, Sendable {
  /// A colour of the foreground; the background is always the terminal's own.
  enum Color: Equatable, Sendable {
    case standard
    /// One of the terminal's sixteen.
    case ansi(UInt8)
    /// One of xterm's 256.
    case indexed(UInt8)
    case direct(RGB)
  }

  var color = Color.standard
  var isBold = false
  var isFaint = false
  var isUnderlined = false
  var isReversed = false

  /// The pen that a terminal has after a reset.
  static let plain = Pen()

  /// Whether blanks written with it look like cells that were erased.
  var leavesBlanksEmpty: Bool { !isUnderlined && !isReversed }

  /// The SGR sequence that turns another pen into this one; empty if it is this one.
  func sequence(after pen: Pen) -> String {
    var bytes: [UInt8] = []
    appendSequence(after: pen, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the shorter of the SGR sequences that turn another pen into this one; nothing if it is
  /// this one.
  func appendSequence(after pen: Pen, to bytes: inout [UInt8]) {
    guard pen != self else { return }
    guard self != .plain else { return bytes.appendSequence(final: "m") }
    var onward: [UInt8] = []
    appendChanges(from: pen, to: &onward)
    var afresh = [UInt8(ascii: "0")]
    appendChanges(from: .plain, to: &afresh)
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    bytes += onward.count <= afresh.count ? onward : afresh
    bytes.append(UInt8(ascii: "m"))
  }

  /// Adds the parameters of SGR that turn another pen into this one without a reset.
  private func appendChanges(from pen: Pen, to parameters: inout [UInt8]) {
    var (wasBold, wasFaint) = (pen.isBold, pen.isFaint)
    if (wasBold && !isBold) || (wasFaint && !isFaint) {
      // 22 ends both.
      parameters.appendParameter(22)
      (wasBold, wasFaint) = (false, false)
    }
    if isBold, !wasBold { parameters.appendParameter(1) }
    if isFaint, !wasFaint { parameters.appendParameter(2) }
    if isUnderlined != pen.isUnderlined { parameters.appendParameter(isUnderlined ? 4 : 24) }
    if isReversed != pen.isReversed { parameters.appendParameter(isReversed ? 7 : 27) }
    guard color != pen.color else { return }
    switch color {
    case .standard: parameters.appendParameter(39)
    case .ansi(let number): parameters.appendParameter(Int(number < 8 ? 30 + number : 82 + number))
    case .indexed(let number):
      for parameter in [38, 5, Int(number)] { parameters.appendParameter(parameter) }
    case .direct(let rgb):
      for parameter in [38, 2, Int(rgb.red), Int(rgb.green), Int(rgb.blue)] {
        parameters.appendParameter(parameter)
      }
    }
  }
}

extension [UInt8] {
  /// Adds a number to the parameters of a sequence.
  fileprivate mutating func appendParameter(_ number: Int) {
    if !isEmpty { append(UInt8(ascii: ";")) }
    appendNumber(number)
  }
}
