import Terminal

/// The buttons in one row: spin, the bet with an arrow at each side, cash out.
struct BetButtons {
  /// What is to be seen.
  let picture: SlotsPicture
  /// The label of the first button, brackets and all.
  let spin: String
  /// The cells between the parts.
  let gap: Int

  /// The cells of the row.
  var width: Int { spin.utf8.count + Self.bet.utf8.count + Self.cashOut.utf8.count + 2 * gap }

  /// The bet's label with room for an arrow, the number and an arrow.
  private static let bet = "bet < 1 >"
  private static let cashOut = "[ cash out ]"

  /// Draws the buttons; while the wheels turn the first is gone, and none can be clicked.
  func draw(x: Int, y: Int, on canvas: inout Canvas) {
    guard picture.game.ending == nil || picture.isBusy else { return }
    let isIdle = !picture.isBusy
    if isIdle {
      let isCovered = picture.bet <= picture.credits
      canvas.put(spin, x: x, y: y, isCovered ? Style(.accent, bold: true) : Style(.dim))
      mark(x: x, width: spin.utf8.count, y: y, as: .space, on: &canvas)
    }
    let label = x + spin.utf8.count + gap
    canvas.put("bet", x: label, y: y, Style(.dim))
    arrow("◂", x: label + 4, y: y, key: .left, isLit: isIdle && picture.bet > 1, on: &canvas)
    let isTooHigh = picture.bet > picture.credits && isIdle
    let style = isTooHigh ? Style(.loss, bold: true) : Style(.text, bold: isIdle)
    canvas.put(String(picture.bet), x: label + 6, y: y, style)
    let canRise = isIdle && picture.bet < min(SlotsGame.highestBet, picture.credits)
    arrow("▸", x: label + 8, y: y, key: .right, isLit: canRise, on: &canvas)

    let last = label + Self.bet.utf8.count + gap
    canvas.put(Self.cashOut, x: last, y: y, isIdle ? .plain : Style(.dim))
    guard isIdle else { return }
    mark(x: last, width: Self.cashOut.utf8.count, y: y, as: .character("c"), on: &canvas)
  }

  private func arrow(
    _ text: String, x: Int, y: Int, key: Key, isLit: Bool, on canvas: inout Canvas
  ) {
    canvas.put(text, x: x, y: y, isLit ? Style(.accent, bold: true) : Style(.dim))
    guard !picture.isBusy else { return }
    // An arrow is small: the cells beside it belong to it too.
    mark(x: key == .left ? x - 1 : x, width: 2, y: y, as: key, on: &canvas)
  }

  private func mark(x: Int, width: Int, y: Int, as key: Key, on canvas: inout Canvas) {
    canvas.mark(Rect(x: x, y: y, width: width, height: 1), as: key)
  }
}
