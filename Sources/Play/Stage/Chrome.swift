import Terminal

/// What stands round every board: the line of state above, the message and the keys below.
enum Chrome {
  /// Draws the line of state: the title at the left, the fields at the right end.
  ///
  /// Where the line is narrow the mode goes, then the first fields; the last stays whatever happens.
  static func draw(_ header: Header, in layout: Layout, on canvas: inout Canvas) {
    let gap = layout.frame.width < 72 ? 2 : 3
    let room = layout.frame.width - 2 - header.fields.reduce(0) { $0 + width(of: $1) + gap }
    let title = fitting(header.title, in: room)
    let titleEnd = canvas.put(
      title, x: layout.frame.x + 1, y: layout.headerRow, Style(.text, bold: true))
    var right = layout.frame.x + layout.frame.width - 1
    for field in header.fields.reversed() {
      let left = right - width(of: field)
      guard left > titleEnd else { break }
      canvas.put(field.label, x: left, y: layout.headerRow, Style(.dim))
      canvas.put(field.value, endingBefore: right, y: layout.headerRow, field.style)
      if let key = field.key {
        canvas.mark(Rect(x: left, y: layout.headerRow, width: right - left, height: 1), as: key)
      }
      right = left - gap
    }
  }

  /// The title, or as much of it as there is room for: the game alone says least, so the last part,
  /// which says what is left, goes after the parts before it.
  private static func fitting(_ title: String, in room: Int) -> String {
    var parts = title.split(separator: "·").map { $0.trimmed }
    while parts.count > 1, Glyphs.width(of: parts.joined(separator: " · ")) > room {
      parts.remove(at: parts.count > 2 ? parts.count - 2 : 1)
    }
    return parts.joined(separator: " · ")
  }

  private static func width(of field: Header.Field) -> Int {
    let label = field.label.isEmpty ? 0 : Glyphs.width(of: field.label) + 1
    return label + max(field.width, Glyphs.width(of: field.value))
  }

  /// Draws the line that says what happened.
  static func draw(_ message: Message, in layout: Layout, on canvas: inout Canvas) {
    // The free row below takes the rest of a long sentence: its end says what to do.
    let width = layout.frame.width - 2
    var lines = message.text.wrapped(to: width)
    if lines.count > 2 {
      lines = [lines[0], Glyphs.cut(lines[1] + " " + lines[2], to: width, as: canvas.glyphs)]
    }
    for (row, line) in lines.enumerated() {
      canvas.put(line, x: layout.frame.x + 1, y: layout.messageRow + row, message.style)
    }
  }

  /// Draws the keys that can be pressed or clicked.
  ///
  /// The most useful come first: where the line is narrow the last of the hints go, and `always` stays.
  static func draw(
    _ hints: [KeyHint], always: [KeyHint] = [], in layout: Layout, on canvas: inout Canvas
  ) {
    let gap = layout.frame.width < 72 ? 2 : 3
    let room = layout.frame.width - 2
    let kept = always.reduce(0) { $0 + width(of: $1) + gap }
    var used = 0
    var shown: [KeyHint] = []
    for hint in hints {
      guard used + width(of: hint) + kept <= room else { break }
      used += width(of: hint) + gap
      shown.append(hint)
    }
    var x = layout.frame.x + 1
    for hint in shown + always {
      let start = x
      x = canvas.put(hint.name, x: x, y: layout.keysRow, Style(.accent))
      x = canvas.put(hint.action, x: x + 1, y: layout.keysRow, Style(.dim))
      if let key = hint.key {
        canvas.mark(Rect(x: start, y: layout.keysRow, width: x - start, height: 1), as: key)
      }
      x += gap
    }
  }

  private static func width(of hint: KeyHint) -> Int {
    Glyphs.width(of: hint.name) + 1 + Glyphs.width(of: hint.action)
  }
}

extension Substring {
  /// The text without blanks at either end.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
