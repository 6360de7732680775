import ArcadeCore
import Terminal

/// The board of a small terminal: the same things, closer together.
struct CompactBoard {
  /// What it takes.
  static let size = Size(width: 40, height: 12)
  private static let labelRow = 5
  private static let buttonRow = 7
  private static let paysRow = 9
  private static let oddsRow = 10
  private static let spinsRow = 11

  private let picture: SlotsPicture
  private let origin: Point

  /// Lays the board out from its upper left corner.
  init(_ picture: SlotsPicture, at origin: Point) {
    self.picture = picture
    self.origin = origin
  }

  private var machine: Machine { picture.machine }

  /// Draws the whole board.
  func draw(on canvas: inout Canvas) {
    let wheelWidth = [3: 9, 4: 8, 5: 7, 6: 6, 7: 5][machine.wheels] ?? 5
    let width = Self.size.width
    WheelWindow(
      picture: picture,
      origin: Point(x: origin.x + (width - wheelWidth * machine.wheels) / 2, y: origin.y),
      wheelWidth: wheelWidth, rows: 3, rowsPerSymbol: 1
    ).draw(on: &canvas)
    drawLabel(on: &canvas)

    let buttons = BetButtons(picture: picture, spin: "[ SPIN ]", gap: 2)
    buttons.draw(
      x: origin.x + (width - buttons.width) / 2, y: origin.y + Self.buttonRow, on: &canvas)
    drawPays(on: &canvas)
    SpinHistory(picture: picture, columns: (origin.x + 1)..<(origin.x + width - 1))
      .drawSpins(y: origin.y + Self.spinsRow, label: "last", on: &canvas)
  }

  private func drawLabel(on canvas: inout Canvas) {
    guard let spin = picture.celebrated, let win = spin.win else { return }
    let what = "\(SlotsWords.run(win, on: machine))  \(Score.signedText(spin.payout))"
    let long = "W I N N I N G !  \(what)"
    let label = Glyphs.width(of: long) <= Self.size.width ? long : "WINNING!  \(what)"
    let row = Rect(x: origin.x, y: origin.y + Self.labelRow, width: Self.size.width, height: 1)
    canvas.put(label, centeredIn: row, y: row.y, Style(.gain, bold: true))
  }

  /// The pays for any symbol that there is room for, and what the machine gives back.
  private func drawPays(on canvas: inout Canvas) {
    let edge = origin.x + Self.size.width - 1
    var x = canvas.put("pays", x: origin.x + 1, y: origin.y + Self.paysRow, Style(.dim))
    for pay in machine.pays.filter({ $0.symbol == nil }).sorted(by: { $0.run < $1.run }) {
      let field = 5 + Score.text(pay.times * SlotsGame.highestBet).utf8.count
      guard x + field <= edge else { break }
      let amount = Score.text(pay.times * picture.bet)
      canvas.put("\(pay.run):", x: x + 2, y: origin.y + Self.paysRow, Style(.dim))
      canvas.put(amount, endingBefore: x + field, y: origin.y + Self.paysRow)
      x += field
    }
    let odds = machine.odds
    canvas.put(
      "\(odds.returned.percent) back, a win in \(odds.hitFrequency.tries) spins", x: origin.x + 1,
      y: origin.y + Self.oddsRow, Style(.dim))
  }
}
