import ArcadeCore
import Terminal

/// The board of a full terminal: wheels at the left, paytable at the right, the spins so far below.
struct WideBoard {
  /// What it takes.
  static let size = Size(width: 80, height: 20)
  /// The columns under which the wheels stand.
  private static let wheelArea = Rect(x: 3, y: 1, width: 50, height: 9)
  /// The columns of the paytable.
  private static let payArea = Rect(x: 58, y: 1, width: 20, height: 12)
  /// The lines of the paytable that there is room for.
  private static let mostPays = 7
  private static let labelRow = 11
  private static let buttonRow = 13
  private static let spinsRow = 16
  private static let creditsRow = 17

  private let picture: SlotsPicture
  private let origin: Point

  /// Lays the board out from its upper left corner.
  init(_ picture: SlotsPicture, at origin: Point) {
    self.picture = picture
    self.origin = origin
  }

  /// Draws the whole board.
  func draw(on canvas: inout Canvas) {
    let wheelWidth = [3: 12, 4: 12, 5: 10, 6: 8, 7: 7][picture.machine.wheels] ?? 7
    let area = placed(Self.wheelArea)
    let wheels = WheelWindow(
      picture: picture,
      origin: Point(
        x: area.x + (area.width - wheelWidth * picture.machine.wheels) / 2, y: area.y),
      wheelWidth: wheelWidth, rows: area.height - 2, rowsPerSymbol: 2)
    wheels.draw(on: &canvas)
    drawLabel(in: area, on: &canvas)

    let buttons = BetButtons(picture: picture, spin: "[  SPIN  ]", gap: 3)
    buttons.draw(
      x: area.x + (area.width - buttons.width) / 2, y: origin.y + Self.buttonRow, on: &canvas)
    PayList(picture: picture, area: placed(Self.payArea), mostPays: Self.mostPays)
      .draw(on: &canvas)

    let columns = (origin.x + 3)..<(origin.x + 78)
    let history = SpinHistory(picture: picture, columns: columns)
    history.drawSpins(y: origin.y + Self.spinsRow, label: "last spins", on: &canvas)
    history.drawCredits(y: origin.y + Self.creditsRow, label: "credits   ", on: &canvas)
  }

  private func drawLabel(in area: Rect, on canvas: inout Canvas) {
    guard let spin = picture.celebrated, let win = spin.win else { return }
    let run = SlotsWords.run(win, on: picture.machine)
    canvas.put(
      "W I N N I N G !   \(run)   \(Score.signedText(spin.payout))", centeredIn: area,
      y: origin.y + Self.labelRow, Style(.gain, bold: true))
  }

  private func placed(_ rect: Rect) -> Rect {
    Rect(x: rect.x + origin.x, y: rect.y + origin.y, width: rect.width, height: rect.height)
  }
}
