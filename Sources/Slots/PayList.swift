import ArcadeCore
import Terminal

/// The paytable for the bet, and what the machine gives back.
struct PayList {
  /// What is to be seen.
  let picture: SlotsPicture
  /// Where it stands.
  let area: Rect
  /// The lines of the paytable that there is room for.
  let mostPays: Int

  private var machine: Machine { picture.machine }

  /// Draws the list; the line that has just paid is lit.
  func draw(on canvas: inout Canvas) {
    canvas.put("pays for \(picture.bet)", x: area.x, y: area.y, Style(.dim))
    var y = area.y + 1
    let fits = machine.pays.count <= mostPays
    for (line, pay) in machine.pays.prefix(fits ? mostPays : mostPays - 1).enumerated() {
      draw(pay, isLit: line == picture.celebrated?.win?.line, y: y, on: &canvas)
      y += 1
    }
    if !fits {
      canvas.put("all \(machine.pays.count): press o", x: area.x, y: y, Style(.dim))
      canvas.mark(Rect(x: area.x, y: y, width: area.width, height: 1), as: .character("o"))
      y += 1
    }

    y = max(area.y + 6, y + 1)
    canvas.put("you get back", x: area.x, y: y, Style(.dim))
    canvas.put("\(machine.odds.returned.percent) on average", x: area.x, y: y + 1)
    canvas.put("a win in \(machine.odds.hitFrequency.tries) spins", x: area.x, y: y + 2)
  }

  private func draw(_ pay: Machine.Pay, isLit: Bool, y: Int, on canvas: inout Canvas) {
    let amount = Score.text(pay.times * picture.bet)
    // Room for the highest bet's pay, so that the name never moves.
    let widest = Score.text(pay.times * SlotsGame.highestBet).utf8.count
    let style = isLit ? Style(.gain, bold: true) : .plain
    let name = SlotsReport.name(of: pay, on: machine)
    canvas.put(Self.cut(name, to: area.width - widest - 1), x: area.x, y: y, style)
    canvas.put(amount, endingBefore: area.x + area.width, y: y, style)
  }

  /// A text that takes so many cells at most; what is cut off shows.
  private static func cut(_ text: String, to width: Int) -> String {
    guard Glyphs.width(of: text) > width else { return text }
    var cut = text
    while Glyphs.width(of: cut) >= width, !cut.isEmpty { cut.removeLast() }
    return cut + "…"
  }
}
