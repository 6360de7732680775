/// The bytes that take the terminal's screen and give it back.
struct ScreenModes: Equatable, Sendable {
  /// Switches to the other screen, hides the cursor, asks for mouse, paste and focus.
  let enter: [UInt8]
  /// Undoes all that ``enter`` did, in the opposite order, and shows the cursor.
  let leave: [UInt8]
  /// Asks for the background's colour, then for the terminal's attributes, which every terminal
  /// answers: what comes before that answer is all that will come.
  static let questions = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  /// Makes the bytes for a terminal.
  ///
  /// - Parameters:
  ///   - mouse: Whether the mouse is reported: buttons and drags, in decimal numbers.
  ///   - traits: What is known of the terminal; without a second screen it is cleared on leaving.
  init(mouse: Bool, traits: TerminalTraits) {
    let modes = ["?1049", mouse ? "?1000" : "", mouse ? "?1002" : "", mouse ? "?1006" : ""]
    let all = (modes + ["?2004", "?1004"]).filter { !$0.isEmpty }
    let wipe = traits.hasSecondScreen ? "" : "\u{1B}[H\u{1B}[J"
    let on = all.map { "\u{1B}[\($0)h" }.joined()
    let off = all.reversed().map { "\u{1B}[\($0)l" }.joined()
    enter = Array("\(on)\u{1B}[?25l".utf8)
    leave = Array("\u{1B}[0m\(wipe)\(off)\u{1B}[?25h".utf8)
  }
}
