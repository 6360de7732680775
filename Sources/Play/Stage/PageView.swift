import Terminal

/// A page of text over the board, with the place it is scrolled to.
struct PageView: Equatable, Sendable {
  private let page: Page
  private var top = 0

  init(_ page: Page) {
    self.page = page
  }

  /// Takes a key: scrolls, or tells that the page is to be closed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - board: The part of the screen that the page lies on.
  /// - Returns: Whether the page is to be closed.
  mutating func handle(_ key: Key, on board: Rect) -> Bool {
    let rows = Self.rows(in: board)
    let last = max(0, lines(in: board).count - rows)
    top = min(top, last)
    switch key.code {
    case .up, .character("k"): top = max(0, top - 1)
    case .down, .character("j"): top = min(last, top + 1)
    case .pageUp: top = max(0, top - rows)
    case .pageDown: top = min(last, top + rows)
    case .character(" ") where top < last: top = min(last, top + rows)
    case .home: top = 0
    case .end: top = last
    default: return true
    }
    return false
  }

  /// Draws the lines that fit, and marks where there are more.
  func draw(on board: Rect, of canvas: inout Canvas) {
    let rows = Self.rows(in: board)
    let lines = lines(in: board)
    let first = min(top, max(0, lines.count - rows))
    canvas.put(page.title, x: board.x + 1, y: board.y + 1, Style(.text, bold: true))
    for (row, line) in lines.dropFirst(first).prefix(rows).enumerated() {
      canvas.put(line, x: board.x + 1, y: board.y + Self.headRows + row)
    }
    // In the free row under the title and the one below the text, so that no line is touched.
    let edge = board.x + board.width - 2
    if first > 0 {
      canvas.put("▲", x: edge, y: board.y + 1, Style(.dim))
      canvas.mark(Rect(x: edge - 1, y: board.y + 1, width: 3, height: 1), as: .up)
    }
    if first + rows < lines.count {
      let y = board.y + Self.headRows + rows
      canvas.put("▼", x: edge, y: y, Style(.dim))
      canvas.mark(Rect(x: edge - 1, y: y, width: 3, height: 1), as: .down)
    }
  }

  private func lines(in board: Rect) -> [String] {
    let width = board.width - 2
    return page.isTable
      ? page.lines.map { Glyphs.cut($0, to: width) } : page.lines.flatMap { $0.wrapped(to: width) }
  }

  /// The rows above the text: a free one, the title, a free one.
  private static let headRows = 3

  private static func rows(in board: Rect) -> Int { max(1, board.height - headRows) }
}

extension String {
  /// The text in lines of at most `width` cells, broken at blanks; the blanks inside a line stay.
  ///
  /// A word that is too long for a line is cut by its edge; blanks at the start of the text stand
  /// before each line.
  func wrapped(to width: Int) -> [String] {
    let indent = prefix { $0 == " " }
    var lines: [String] = []
    var rest = self[...]
    while Glyphs.width(of: String(rest)) > width, let gap = rest.lastGap(within: width) {
      lines.append(String(rest[..<gap]))
      rest = indent + rest[gap...].drop { $0 == " " }
    }
    return lines + [String(rest)]
  }
}

extension Substring {
  /// The last blank after a word that lies at most `width` cells from the start, else the first one.
  fileprivate func lastGap(within width: Int) -> Index? {
    var gap: Index?
    var used = 0
    guard let start = firstIndex(where: { $0 != " " }) else { return nil }
    for index in indices {
      if index > start, self[index] == " " {
        guard used <= width || gap == nil else { break }
        gap = index
      }
      used += Glyphs.width(of: String(self[index]))
      guard used <= width || gap == nil else { break }
    }
    return gap
  }
}
