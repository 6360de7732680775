import Terminal

extension ScreenEmulator {
  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeEscape(byte)
    case .charset: state = .ground
    case .csi(let text):
      guard (0x40...0x7E).contains(byte) else {
        state = .csi(text + [byte])
        return
      }
      state = .ground
      control(String(decoding: text, as: UTF8.self), final: byte)
    case .osc(let text):
      switch byte {
      case 0x07: command(text)
      case 0x1B: state = .oscEscape(text)
      default: state = .osc(text + [byte])
      }
    case .oscEscape(let text):
      guard byte == UInt8(ascii: "\\") else { return unknown.append("OSC cut short") }
      command(text)
    case .character(let bytes, let missing):
      guard missing == 1 else {
        state = .character(bytes + [byte], missing: missing - 1)
        return
      }
      state = .ground
      for scalar in String(decoding: bytes + [byte], as: UTF8.self).unicodeScalars { print(scalar) }
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x07: bells += 1
    case 0x08:
      page.x = max(0, page.x - 1)
      page.isWrapDue = false
    case 0x09: page.x = min(size.width - 1, (page.x / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D:
      page.x = 0
      page.isWrapDue = false
    case 0x1B: state = .escape
    case 0x00..<0x20, 0x7F: unknown.append("control \(byte)")
    case 0xF0...: state = .character([byte], missing: 3)
    case 0xE0...: state = .character([byte], missing: 2)
    case 0xC0...: state = .character([byte], missing: 1)
    default: print(Unicode.Scalar(byte))
    }
  }

  private mutating func takeEscape(_ byte: UInt8) {
    state = .ground
    switch byte {
    case UInt8(ascii: "["): state = .csi([])
    case UInt8(ascii: "]"): state = .osc([])
    case UInt8(ascii: "("), UInt8(ascii: ")"): state = .charset
    default: unknown.append("ESC \(Unicode.Scalar(byte))")
    }
  }

  private mutating func command(_ text: [UInt8]) {
    state = .ground
    let text = String(decoding: text, as: UTF8.self)
    guard text == "11;?" else { return unknown.append("OSC \(text)") }
    answers += Array("\u{1B}]11;\(backgroundAnswer)\u{1B}\\".utf8)
  }

  private mutating func control(_ text: String, final: UInt8) {
    if text.hasPrefix("?") { return setModes(text.dropFirst(), final: final) }
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    let count = max(1, first)
    switch Character(Unicode.Scalar(final)) {
    case "A": move(x: page.x, y: page.y - count)
    case "B": move(x: page.x, y: page.y + count)
    case "C": move(x: page.x + count, y: page.y)
    case "D": move(x: page.x - count, y: page.y)
    case "G": move(x: count - 1, y: page.y)
    case "d": move(x: page.x, y: count - 1)
    case "H", "f": move(x: max(1, numbers.dropFirst().first ?? 1) - 1, y: count - 1)
    case "J": eraseScreen(first)
    case "K":
      let ranges = [page.x..<size.width, 0..<(page.x + 1), 0..<size.width]
      guard ranges.indices.contains(first) else { return unknown.append("CSI \(text)K") }
      erase(ranges[first], row: page.y)
    case "X": erase(page.x..<min(size.width, page.x + count), row: page.y)
    case "m": setRendition(numbers)
    case "c" where first == 0: answers += Array("\u{1B}[?62;22c".utf8)
    default: unknown.append("CSI \(text)\(Unicode.Scalar(final))")
    }
  }

  private mutating func move(x: Int, y: Int) {
    page.x = min(max(0, x), size.width - 1)
    page.y = min(max(0, y), size.height - 1)
    page.isWrapDue = false
  }

  private mutating func eraseScreen(_ part: Int) {
    switch part {
    case 0:
      erase(page.x..<size.width, row: page.y)
      for y in (page.y + 1)..<max(page.y + 1, size.height) { erase(0..<size.width, row: y) }
    case 2: for y in 0..<size.height { erase(0..<size.width, row: y) }
    case 3: break
    default: unknown.append("CSI \(part)J")
    }
  }

  private mutating func setModes(_ text: Substring, final: UInt8) {
    for number in text.split(separator: ";").compactMap({ Int($0) }) {
      switch Character(Unicode.Scalar(final)) {
      case "h":
        if number == 1049 { showSecondScreen() }
        modes.insert(number)
      case "l":
        if number == 1049 { showFirstScreen() }
        modes.remove(number)
      default: unknown.append("CSI ?\(text)\(Unicode.Scalar(final))")
      }
    }
  }

  private mutating func showSecondScreen() {
    guard firstPage == nil else { return }
    entrances += 1
    firstPage = page
    page.cells = Page(size: size).cells
  }

  private mutating func showFirstScreen() {
    guard let firstPage else { return }
    page = firstPage
    self.firstPage = nil
  }

  private mutating func setRendition(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: rendition = Rendition()
      case 1, 2, 3, 4, 7: rendition.attributes.insert(number)
      case 22: rendition.attributes.subtract([1, 2])
      case 23, 24, 27: rendition.attributes.remove(number - 20)
      case 30...37, 90...97: rendition.foreground = [number]
      case 39: rendition.foreground = []
      case 40...47, 100...107: rendition.background = [number]
      case 49: rendition.background = []
      case 38, 48:
        let color = [number] + rest.prefix(rest.first == 5 ? 2 : 4)
        rest = rest.dropFirst(color.count - 1)
        if number == 38 { rendition.foreground = color } else { rendition.background = color }
      default: unknown.append("SGR \(number)")
      }
    }
  }
}
