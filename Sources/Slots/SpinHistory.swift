import ArcadeCore
import Terminal

/// The last spins, what they come to, and how the credits went.
struct SpinHistory {
  /// What is to be seen.
  let picture: SlotsPicture
  /// The columns that it may take.
  let columns: Range<Int>

  /// Draws what the last spins paid, the newest at the right, and the sum of all.
  ///
  /// Each has a field of its own, as wide as the machine's highest pay needs.
  func drawSpins(y: Int, label: String, on canvas: inout Canvas) {
    let highest = Score.signedText(SlotsScene.mostPaid(by: picture.machine)).utf8.count
    let net = Score.signedText(SlotsScene.mostCredits(of: picture.machine)).utf8.count
    let netLabel = columns.upperBound - net - 4
    canvas.put(label, x: columns.lowerBound, y: y, Style(.dim))
    canvas.put("net", x: netLabel, y: y, Style(.dim))
    canvas.put(
      Score.signedText(picture.net), endingBefore: columns.upperBound, y: y,
      Style(picture.net > 0 ? .gain : .text))

    let first = columns.lowerBound + label.utf8.count + 1
    let field = max(5, highest + 2)
    let count = max(1, (netLabel - 2 - first) / field)
    let end = first + count * field
    for (age, spin) in picture.spins.suffix(count).reversed().enumerated() {
      let text = spin.win == nil ? "·" : Score.signedText(spin.payout)
      let style = spin.win == nil ? Style(.dim) : Style(spin.gain > 0 ? .gain : .text)
      canvas.put(text, endingBefore: end - age * field, y: y, style)
    }
  }

  /// Draws the credits after each of the last spins as bars; half the height is the start.
  func drawCredits(y: Int, label: String, on canvas: inout Canvas) {
    let bars = Array("▁▂▃▄▅▆▇█")
    canvas.put(label, x: columns.lowerBound, y: y, Style(.dim))
    let first = columns.lowerBound + label.utf8.count + 1
    let credits = [SlotsGame.creditsAtStart] + picture.spins.map(\.credits)
    let top = max(2 * SlotsGame.creditsAtStart, credits.reduce(0, max))
    let line = credits.suffix(columns.upperBound - first)
      .map { String(bars[min(bars.count - 1, $0 * bars.count / top)]) }.joined()
    canvas.put(line, x: first, y: y)
  }
}
