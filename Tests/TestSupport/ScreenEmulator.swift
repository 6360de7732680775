package import Terminal

/// A terminal as a value: bytes in, cells out.
///
/// It knows what the full screen may send and no more: anything else is noted in ``unknown``, so that
/// a test can demand that there is none.
package struct ScreenEmulator: Equatable, Sendable {
  /// How a cell is written, as the numbers of SGR say it.
  package struct Rendition: Equatable, Hashable, Sendable {
    /// The attributes that are on: 1 bold, 2 faint, 3 italic, 4 underlined, 7 reversed.
    package var attributes: Set<Int> = []
    /// The foreground: none, `[31]`, `[38, 5, 9]` or `[38, 2, 1, 2, 3]`.
    package var foreground: [Int] = []
    /// The background, in the same way.
    package var background: [Int] = []

    /// Makes that of plain text.
    package init() {}
  }

  /// One cell.
  package struct Cell: Equatable, Sendable {
    /// The character; NUL in the second cell of a wide one.
    package var scalar: Unicode.Scalar = " "
    /// How it is written.
    package var rendition = Rendition()
  }

  /// One of the two screens.
  struct Page: Equatable, Sendable {
    var cells: [[Cell]]
    var x = 0
    var y = 0
    /// The last column has been written: the next character goes to the next row.
    var isWrapDue = false

    init(size: Size) {
      cells = Array(repeating: Array(repeating: Cell(), count: size.width), count: size.height)
    }
  }

  enum State: Equatable, Sendable {
    case ground
    case escape
    case csi([UInt8])
    case osc([UInt8])
    case oscEscape([UInt8])
    case charset
    case character([UInt8], missing: Int)
  }

  /// The extent.
  package internal(set) var size: Size
  /// The private modes that are on, by number; 25 is the visible cursor, 1049 the second screen.
  package internal(set) var modes: Set<Int> = [7, 25]
  /// What the terminal would answer to what it was asked, until taken.
  package var answers: [UInt8] = []
  /// The colour that it says its background has.
  package var backgroundAnswer = "rgb:0000/0000/0000"
  /// The rings of the bell.
  package internal(set) var bells = 0
  /// The sequences that it does not know.
  package internal(set) var unknown: [String] = []
  /// How often the second screen was entered.
  package internal(set) var entrances = 0

  var page: Page
  /// The first screen while the second is shown.
  var firstPage: Page?
  var state = State.ground
  var rendition = Rendition()

  /// Makes an empty terminal.
  package init(size: Size) {
    self.size = size
    page = Page(size: size)
  }

  /// The place of the cursor.
  package var cursor: Point { Point(x: page.x, y: page.y) }

  /// The cell at a place.
  package subscript(x: Int, y: Int) -> Cell { page.cells[y][x] }

  /// The rows as text, without blanks at their ends.
  package var rows: [String] { page.cells.map(Self.text) }

  /// All rows, a line each.
  package var text: String { rows.joined(separator: "\n") }

  /// Takes what a program writes, cut anywhere.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { take(byte) }
  }

  /// Takes another size: rows and columns are cut off or added at the lower and right edge.
  package mutating func resize(to size: Size) {
    self.size = size
    resize(&page)
    if var first = firstPage {
      resize(&first)
      firstPage = first
    }
  }

  private func resize(_ page: inout Page) {
    let blank = Array(repeating: Cell(), count: size.width)
    page.cells = (0..<size.height).map { y in
      guard y < page.cells.count else { return blank }
      return Array((page.cells[y] + blank).prefix(size.width))
    }
    page.x = min(page.x, size.width - 1)
    page.y = min(page.y, size.height - 1)
    page.isWrapDue = false
  }

  private static func text(_ row: [Cell]) -> String {
    var text = ""
    for cell in row where cell.scalar != "\0" { text.unicodeScalars.append(cell.scalar) }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension ScreenEmulator {
  mutating func print(_ scalar: Unicode.Scalar) {
    let width = Glyphs.width(of: scalar)
    guard width > 0 else { return unknown.append("zero width \(scalar.value)") }
    if page.isWrapDue || page.x + width > size.width {
      page.x = 0
      lineFeed()
    }
    for offset in 0..<width {
      splitWideCharacter(at: page.x + offset)
      let shown = offset == 0 ? scalar : "\0"
      page.cells[page.y][page.x + offset] = Cell(scalar: shown, rendition: rendition)
    }
    page.isWrapDue = page.x + width >= size.width
    page.x = min(page.x + width, size.width - 1)
  }

  mutating func lineFeed() {
    page.isWrapDue = false
    guard page.y == size.height - 1 else {
      page.y += 1
      return
    }
    page.cells.removeFirst()
    page.cells.append(Array(repeating: Cell(), count: size.width))
  }

  mutating func erase(_ columns: Range<Int>, row y: Int) {
    for x in columns {
      splitWideCharacter(at: x, row: y)
      var blank = Cell()
      blank.rendition.background = rendition.background
      page.cells[y][x] = blank
    }
  }

  private mutating func splitWideCharacter(at x: Int, row: Int? = nil) {
    let y = row ?? page.y
    if page.cells[y][x].scalar == "\0", x > 0 { page.cells[y][x - 1].scalar = " " }
    if x + 1 < size.width, page.cells[y][x + 1].scalar == "\0" {
      page.cells[y][x + 1].scalar = " "
    }
  }
}
