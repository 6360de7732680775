import ArcadeCore

/// A game just large enough to be kept: add draws below 10 until the sum passes a limit.
struct TallyGame: Game {
  struct Options: Equatable, Sendable {
    var limit: Int
    var deadline: PlayTime?
  }

  enum Move: GameMove {
    case add(times: Int)
    case stop

    var text: String {
      switch self {
      case .add(let times): String(times)
      case .stop: "s"
      }
    }

    init?(text: some StringProtocol) {
      if text == "s" {
        self = .stop
      } else if let times = WholeNumber.parse(text), (1...99).contains(times) {
        self = .add(times: Int(times))
      } else {
        return nil
      }
    }
  }

  enum Event: Equatable, Sendable {
    case added(Int)
    case ended
  }

  enum Refusal: GameRefusal {
    case over
    case tooMany(Int)

    var description: String {
      switch self {
      case .over: "The game is over: start a new one."
      case .tooMany(let times): "You cannot add \(times) times: choose from 1 to 5."
      }
    }
  }

  static let kind = "tally"
  static let rulesVersion = 1

  let options: Options
  let seed: Seed
  private(set) var score = 0
  private(set) var end: GameEnd?
  private var generator: SplitMix64

  init(options: Options, seed: Seed) {
    self.options = options
    self.seed = seed
    generator = SplitMix64(seed: seed)
  }

  var deadline: PlayTime? { options.deadline }

  var allowedMoves: [Move] { isOver ? [] : (1...5).map { .add(times: $0) } + [.stop] }

  mutating func advance(to time: PlayTime) -> [Event] {
    guard !isOver, let deadline, time >= deadline else { return [] }
    end = .timeUp
    return [.ended]
  }

  mutating func play(_ move: Move, at time: PlayTime) throws(Refusal) -> [Event] {
    guard !isOver else { throw .over }
    let passed = advance(to: time)
    guard passed.isEmpty else { return passed }
    switch move {
    case .add(let times):
      guard times <= 5 else { throw .tooMany(times) }
      let sum = (0..<times).reduce(0) { sum, _ in sum + generator.draw(below: 10) }
      score += sum
      if score >= options.limit { end = .finished }
      return isOver ? [.added(sum), .ended] : [.added(sum)]
    case .stop:
      end = .finished
      return [.ended]
    }
  }
}
