import Terminal

/// A list of things to choose one from, by key, arrows or mouse.
struct Menu<Choice: Equatable & Sendable>: Equatable, Sendable {
  /// A thing to choose, with the key that chooses it at once.
  struct Entry: Equatable, Sendable {
    let key: Key
    let keyName: String
    let text: String
    let choice: Choice

    init(_ keyName: String, _ text: String, key: Key, _ choice: Choice) {
      self.key = key
      self.keyName = keyName
      self.text = text
      self.choice = choice
    }
  }

  let title: String
  let entries: [Entry]
  private(set) var cursor = 0

  init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  /// The cells that the menu takes with its border.
  var size: Size {
    let widest = entries.map { Glyphs.width(of: $0.text) }.max() ?? 0
    return Size(
      width: max(widest + keyWidth + 8, Glyphs.width(of: title) + 6), height: entries.count + 4)
  }

  /// The key and its name for an entry of a list, counted from 0: the digits choose the first nine; of
  /// the others a key has only what a keyboard has beyond.
  static func numbered(_ index: Int) -> (key: Key, name: String) {
    guard index >= 9 else {
      let digit = String(index + 1)
      return (.character(Character(digit)), digit)
    }
    return (Key(.function(index + 1)), index < 12 ? "F\(index + 1)" : "")
  }

  /// The same menu with the cursor on another entry.
  func withCursor(_ cursor: Int) -> Menu {
    var menu = self
    menu.cursor = min(cursor, entries.count - 1)
    return menu
  }

  /// Takes a key: moves the cursor, or chooses.
  mutating func handle(_ key: Key) -> Choice? {
    if let entry = entries.first(where: { $0.key == key }) { return entry.choice }
    switch key {
    case .up, .character("k"): cursor = (cursor + entries.count - 1) % entries.count
    case .down, .character("j"): cursor = (cursor + 1) % entries.count
    case .enter, .space: return entries[cursor].choice
    default: break
    }
    return nil
  }

  /// Draws the menu in the middle of a rectangle; where it is too long, the entries round the cursor.
  func draw(in rect: Rect, on canvas: inout Canvas) {
    let box = Panel.box(of: size, in: rect, title: title, on: &canvas)
    let rows = box.height - 4
    let first = min(max(0, cursor - rows / 2), entries.count - rows)
    for row in 0..<rows {
      draw(first + row, in: box, y: box.y + 2 + row, on: &canvas)
    }
    let edge = box.x + box.width - 3
    if first > 0 {
      canvas.put("▲", x: edge, y: box.y + 1, Style(.dim))
      canvas.mark(Rect(x: edge - 1, y: box.y + 1, width: 3, height: 1), as: .up)
    }
    if first + rows < entries.count {
      canvas.put("▼", x: edge, y: box.y + box.height - 2, Style(.dim))
      canvas.mark(Rect(x: edge - 1, y: box.y + box.height - 2, width: 3, height: 1), as: .down)
    }
  }

  private func draw(_ index: Int, in box: Rect, y: Int, on canvas: inout Canvas) {
    let entry = entries[index]
    canvas.put(index == cursor ? "▶" : " ", x: box.x + 2, y: y, Style(.accent))
    canvas.put(entry.keyName, x: box.x + 4, y: y, Style(.accent))
    let room = box.width - keyWidth - 8
    let text = Glyphs.cut(entry.text, to: room, as: canvas.glyphs)
    canvas.put(text, x: box.x + 6 + keyWidth, y: y)
    canvas.mark(Rect(x: box.x + 1, y: y, width: box.width - 2, height: 1), as: entry.key)
  }

  private var keyWidth: Int { entries.map { Glyphs.width(of: $0.keyName) }.max() ?? 0 }
}

/// A box in the middle of the board.
enum Panel {
  /// Empties the middle of a rectangle, draws a border and a title round it, and returns the box.
  static func box(of size: Size, in rect: Rect, title: String, on canvas: inout Canvas) -> Rect {
    let width = min(size.width, rect.width)
    let height = min(size.height, rect.height)
    let box = Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2,
      width: width, height: height)
    canvas.clear(box)
    canvas.box(box, .rounded, Style(.dim))
    if !title.isEmpty {
      let title = Glyphs.cut(title, to: width - 6, as: canvas.glyphs)
      canvas.put(" \(title) ", x: box.x + 2, y: box.y, Style(.text, bold: true))
    }
    return box
  }
}
