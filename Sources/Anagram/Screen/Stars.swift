import ArcadeCore
import Terminal

/// The stars that run along a solved row from left to right, and twinkle a while behind that.
struct Stars {
  private static let sweep: Int64 = 1300
  private static let twinkleStep: Int64 = 260
  /// The time between two frames: slower than tiles move, since stars are many.
  static let frame: Int64 = 65

  private let layout: BoardLayout
  private let elapsed: Int64
  private let left: Int
  private let span: Int

  /// Lets the stars run for so many milliseconds.
  init(along layout: BoardLayout, elapsed: Int64) {
    self.layout = layout
    self.elapsed = elapsed
    left = (layout.targets.map(\.x).min() ?? 0) - 2
    span = (layout.targets.map { $0.x + $0.width }.max() ?? 0) + 2 - left
  }

  /// Whether the stars have come past the middle of a target.
  func havePassed(_ rect: Rect) -> Bool {
    age(of: rect.x + rect.width / 2) >= 0
  }

  /// Draws them above and below each line of targets, where nothing else is.
  func draw(on canvas: inout Canvas) {
    for row in layout.rows {
      guard let first = row.first else { continue }
      let rect = layout.targets[first - 1]
      for distance in 1...2 {
        draw(y: rect.y - distance, distance: distance, on: &canvas)
        draw(y: rect.y + rect.height - 1 + distance, distance: distance, on: &canvas)
      }
    }
  }

  private func draw(y: Int, distance: Int, on canvas: inout Canvas) {
    guard (0..<canvas.size.height).contains(y) else { return }
    for x in max(0, left)..<min(canvas.size.width, left + span) where canvas[x, y].scalar == " " {
      guard let (glyph, style) = star(x: x, y: y, distance: distance) else { continue }
      canvas.put(glyph, x: x, y: y, style)
    }
  }

  private func star(x: Int, y: Int, distance: Int) -> (String, Style)? {
    let age = age(of: x)
    guard age >= 0 else { return nil }
    let rare = distance == 1 ? 3 : 7
    if Self.mixed(x, y, 0) % rare == 0 {
      switch age {
      case ..<160: return ("★", Style(.gold, bold: true))
      case ..<420: return ("✦", Style(.gold))
      case ..<800: return ("·", Style(.gold))
      default: break
      }
    }
    guard age >= 800 else { return nil }
    return Self.mixed(x, y, Int(elapsed / Self.twinkleStep)) % (rare * 7) == 0
      ? ("✦", Style(.gold)) : nil
  }

  /// How long ago the stars came past a column, in milliseconds; negative where they have not.
  private func age(of x: Int) -> Int64 {
    elapsed - Self.sweep * Int64(x - left) / Int64(max(1, span))
  }

  private static func mixed(_ x: Int, _ y: Int, _ step: Int) -> Int {
    var generator = SplitMix64(state: UInt64((step * 512 + y) * 512 + x))
    return generator.draw(below: 1 << 20)
  }
}
