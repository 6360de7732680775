import ArcadeCore
import Terminal

/// Where targets and tiles lie on a board: the answer's lines above, the tiles' places below.
struct BoardLayout: Equatable, Sendable {
  /// A sign of the answer and where it stands.
  struct Sign: Equatable, Sendable {
    let character: Character
    let point: Point
  }

  /// How large tiles are drawn.
  let measure: TileMeasure
  /// The targets in order, number 1 first.
  private(set) var targets: [Rect] = []
  /// The hyphens and apostrophes.
  private(set) var signs: [Sign] = []
  /// The numbers of the targets in each line.
  private(set) var rows: [[Int]] = []
  /// Where a tile lies on each place.
  private(set) var places: [Rect] = []

  /// Lays a puzzle out in the middle of a board, in the best measure that fits.
  ///
  /// - Parameters:
  ///   - pattern: The shape of the answer.
  ///   - size: The extent of the board.
  ///   - scatter: The source of how loosely the tiles lie; it decorates alone.
  init(_ pattern: AnswerPattern, size: Size, scatter: SplitMix64) {
    let width = size.width < 60 ? size.width : size.width - 2
    let chunks = PhraseChunk.all(of: pattern)
    let plans = TileMeasure.bestFirst.lazy.map { Plan(chunks, measure: $0, width: width) }
    let plan =
      plans.first { $0.fits(height: size.height) }
      ?? Plan(chunks, measure: TileMeasure.smallest, width: width)
    measure = plan.measure
    let lines = PhraseLines(chunks, measure: measure, width: width)
    let free = max(0, size.height - plan.height)
    let top = free / 3
    placeTargets(lines, from: top, in: size)
    let middle = measure.middle + (free - top) / 2
    placeTiles(plan, from: top + plan.targetRows + middle, in: size, scatter: scatter)
  }

  private mutating func placeTargets(_ lines: PhraseLines, from top: Int, in size: Size) {
    for (row, line) in lines.lines.enumerated() {
      let left = max(0, (size.width - lines.widths[row]) / 2)
      let y = top + row * (measure.tile.height + measure.lineGap)
      rows.append([])
      for item in line {
        switch item.part {
        case .target(let number):
          targets.append(rect(x: left + item.x, y: y))
          rows[row].append(number)
        case .sign(let character):
          let x = left + item.x + (measure.width(of: item.part) - 1) / 2
          signs.append(Sign(character: character, point: Point(x: x, y: y + letterRow)))
        }
      }
    }
  }

  private mutating func placeTiles(
    _ plan: Plan, from top: Int, in size: Size, scatter: SplitMix64
  ) {
    var scatter = scatter
    let pitch = plan.pitch
    var first = 0
    for row in 0..<plan.placeRows {
      let columns = plan.count * (row + 1) / plan.placeRows - first
      let left = max(0, (size.width - columns * pitch.width) / 2)
      for column in 0..<columns {
        // A column less than there is, so that no two tiles touch at their sides.
        let aside = scatter.draw(below: max(1, measure.air.width))
        let down = scatter.draw(below: measure.air.height + 1)
        places.append(
          rect(x: left + column * pitch.width + aside, y: top + row * pitch.height + down))
      }
      first += columns
    }
  }

  private func rect(x: Int, y: Int) -> Rect {
    Rect(x: x, y: y, width: measure.tile.width, height: measure.tile.height)
  }

  /// The row of a tile in which its letter stands.
  private var letterRow: Int { measure.tile.height == 3 ? 1 : 0 }
}

extension BoardLayout {
  /// The number of the target that a cell lies in, if any.
  func target(at point: Point) -> Int? {
    targets.firstIndex { $0.contains(point) }.map { $0 + 1 }
  }

  /// Where a tile that moves is drawn.
  ///
  /// - Parameters:
  ///   - phase: What it does.
  ///   - home: The place where it lies at rest.
  /// - Returns: The rectangle, of a tile's extent.
  func rect(of phase: TileMotion.Phase, home: Rect) -> Rect {
    switch phase {
    case .bursting(let target, _): return rect(of: .target(target))
    case .shaking(let spot, let aside):
      var rect = rect(of: spot)
      rect.x += aside
      return rect
    case .moving(let origin, let goal, let done):
      let (from, to) = (rect(of: origin), goal.map { rect(of: $0) } ?? home)
      return rect(
        x: from.x + Self.part(of: to.x - from.x, done),
        y: from.y + Self.part(of: to.y - from.y, done))
    }
  }

  private func rect(of spot: Spot) -> Rect {
    switch spot {
    case .place(let place): places[place]
    case .target(let target): targets[target - 1]
    case .point(let point): rect(x: point.x, y: point.y)
    }
  }

  /// So many thousandths of a way, rounded.
  private static func part(of way: Int, _ done: Int) -> Int {
    (way * done + (way < 0 ? -500 : 500)) / 1000
  }
}

/// What a measure makes of a puzzle, before it is put on the board.
private struct Plan {
  let measure: TileMeasure
  /// The tiles.
  let count: Int
  /// The rows of places.
  let placeRows: Int
  private let lineCount: Int
  private let isWhole: Bool

  init(_ chunks: [PhraseChunk], measure: TileMeasure, width: Int) {
    self.measure = measure
    count = chunks.reduce(0) { $0 + $1.targets }
    let whole = PhraseLines.count(of: chunks, measure: measure, width: width)
    isWhole = whole != nil
    lineCount = whole ?? PhraseLines(chunks, measure: measure, width: width).lines.count
    let mostInRow = max(1, width / (measure.tile.width + measure.air.width))
    placeRows = max(1, (count + mostInRow - 1) / mostInRow)
  }

  /// The cells from one place to the next.
  var pitch: Size {
    Size(
      width: measure.tile.width + measure.air.width,
      height: measure.tile.height + measure.air.height)
  }

  /// The rows of all lines of targets.
  var targetRows: Int {
    lineCount * (measure.tile.height + measure.lineGap) - measure.lineGap
  }

  /// The rows of all, with the least of air between.
  var height: Int { targetRows + measure.middle + placeRows * pitch.height }

  /// Whether all of it fits, and no word has to be broken.
  func fits(height: Int) -> Bool {
    isWhole && self.height <= height
  }
}
