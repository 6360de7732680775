import Terminal

/// Where a tile is drawn from, or to, while it moves.
enum Spot: Equatable, Sendable {
  /// One of the places where free tiles lie.
  case place(Int)
  /// A target, by its number.
  case target(Int)
  /// Where the tile's upper left corner was when it was let go.
  case point(Point)
}

/// How one tile moves after what happened to it, as a function of time.
struct TileMotion: Equatable, Sendable {
  /// What moves it.
  enum Kind: Equatable, Sendable {
    /// It goes to a target in so many milliseconds, and a small burst tells that it was right.
    case landing(from: Spot, target: Int, flight: Int64)
    /// It was wrong: it shakes there and slides back.
    case refusal(at: Spot)
    /// It slides back to its place.
    case homing(from: Spot)
  }

  /// What is to be seen of it at a moment.
  enum Phase: Equatable, Sendable {
    /// It is on its way, so many thousandths of it done; without a goal, to its own place.
    case moving(from: Spot, to: Spot?, done: Int)
    /// It shakes, so many columns aside.
    case shaking(at: Spot, aside: Int)
    /// It has landed so many milliseconds ago.
    case bursting(target: Int, elapsed: Int64)
  }

  /// The time of a burst.
  static let burst: Int64 = 300
  /// The time in which a typed tile goes to its target.
  static let typedFlight: Int64 = 130
  /// The time in which a hint's tile goes to its target.
  static let hintFlight: Int64 = 1500

  private static let shakes = [-1, 1, -1, 1, -1, 1, 0]
  private static let shakeStep: Int64 = 50
  private static let slide: Int64 = 250

  /// The tile's index in its puzzle.
  let tile: Int
  /// What moves it.
  let kind: Kind
  /// When it began.
  let start: FrameTime

  /// The moment from which the tile lies still where it was going, be it in a burst.
  var landing: FrameTime {
    switch kind {
    case .landing(_, _, let flight): start.adding(milliseconds: flight)
    case .refusal: start.adding(milliseconds: Self.shaking + Self.slide)
    case .homing: start.adding(milliseconds: Self.slide)
    }
  }

  /// The moment from which nothing moves.
  var end: FrameTime {
    switch kind {
    case .landing: landing.adding(milliseconds: Self.burst)
    case .refusal, .homing: landing
    }
  }

  /// What is to be seen at a moment; `nil` once all is still.
  func phase(at now: FrameTime) -> Phase? {
    let elapsed = max(0, now.milliseconds - start.milliseconds)
    guard now < end else { return nil }
    switch kind {
    case .landing(let spot, let target, let flight):
      guard elapsed < flight else {
        return .bursting(target: target, elapsed: elapsed - flight)
      }
      return .moving(from: spot, to: .target(target), done: Self.eased(elapsed, of: flight))
    case .refusal(let spot):
      guard elapsed < Self.shaking else {
        return .moving(
          from: spot, to: nil, done: Self.eased(elapsed - Self.shaking, of: Self.slide))
      }
      return .shaking(at: spot, aside: Self.shakes[Int(elapsed / Self.shakeStep)])
    case .homing(let spot):
      return .moving(from: spot, to: nil, done: Self.eased(elapsed, of: Self.slide))
    }
  }

  /// The same tile as it is when it has just landed at a moment.
  func landed(at now: FrameTime) -> TileMotion {
    guard case .landing(let spot, let target, _) = kind else { return self }
    return TileMotion(
      tile: tile, kind: .landing(from: spot, target: target, flight: 0), start: now)
  }

  private static var shaking: Int64 { Int64(shakes.count) * shakeStep }

  /// The thousandths of the way after a part of the time: slow, fast, slow.
  private static func eased(_ elapsed: Int64, of duration: Int64) -> Int {
    let part = elapsed * 1000 / duration
    return Int(part * part * (3000 - 2 * part) / 1_000_000)
  }
}
