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

  /// The shorter of the SGR sequences that turn another pen into this one; empty if it is this one.
  func sequence(after pen: Pen) -> String {
    guard pen != self else { return "" }
    guard self != .plain else { return "\u{1B}[m" }
    let onward = changes(from: pen).joined(separator: ";")
    let afresh = (["0"] + changes(from: .plain)).joined(separator: ";")
    return "\u{1B}[\(onward.utf8.count <= afresh.utf8.count ? onward : afresh)m"
  }

  /// The parameters of SGR that turn another pen into this one without a reset.
  private func changes(from pen: Pen) -> [String] {
    var parameters: [String] = []
    var (wasBold, wasFaint) = (pen.isBold, pen.isFaint)
    if (wasBold && !isBold) || (wasFaint && !isFaint) {
      // 22 ends both.
      parameters.append("22")
      (wasBold, wasFaint) = (false, false)
    }
    if isBold, !wasBold { parameters.append("1") }
    if isFaint, !wasFaint { parameters.append("2") }
    if isUnderlined != pen.isUnderlined { parameters.append(isUnderlined ? "4" : "24") }
    if isReversed != pen.isReversed { parameters.append(isReversed ? "7" : "27") }
    if color != pen.color { parameters.append(color.parameters) }
    return parameters
  }
}

extension Pen.Color {
  /// The parameters of SGR that choose the colour for the foreground.
  fileprivate var parameters: String {
    switch self {
    case .standard: "39"
    case .ansi(let number): "\(number < 8 ? 30 + number : 82 + number)"
    case .indexed(let number): "38;5;\(number)"
    case .direct(let rgb): "38;2;\(rgb.red);\(rgb.green);\(rgb.blue)"
    }
  }
}
