import ArcadeCore
import Play
import Terminal

/// The smallest game that has everything a game can have: chance, a limit of time, hints, refusals.
///
/// A number from 1 to 6 is thrown first; each move adds one to nine. Exactly 21 ends it with 21 points,
/// more with none, ten seconds of play with what there is. A hint costs one.
struct ToyGame: ArcadeGame {
  struct Options: Equatable, Sendable {
    var isLong = false
  }

  enum Move: GameMove {
    case add(Int)
    case hint

    var text: String {
      switch self {
      case .add(let number): "\(number)"
      case .hint: "h"
      }
    }

    init?(text: some StringProtocol) {
      if text == "h" {
        self = .hint
      } else if let number = Int(text), (1...9).contains(number), text == String(number) {
        self = .add(number)
      } else {
        return nil
      }
    }
  }

  enum Event: Equatable, Sendable {
    case added(Int)
    case hinted
    case ended(GameEnd)
  }

  enum Refusal: GameRefusal {
    case over
    case tooMuch(Int)

    var description: String {
      switch self {
      case .over: "The game is over: deal another."
      case .tooMuch(let number): "You cannot add \(number) now: add less."
      }
    }
  }

  static let kind = "toy"
  static let rulesVersion = 1
  static let title = "Toy"
  static let summary = "add up to 21"
  static let commandOptions = [GameOption(name: "long", summary: "twice the time")]

  let options: Options
  let seed: Seed
  private(set) var score: Int
  private(set) var end: GameEnd?
  private(set) var hintsTaken = 0

  init(options: Options, seed: Seed) {
    self.options = options
    self.seed = seed
    var generator = SplitMix64(seed: seed)
    score = generator.draw(below: 6) + 1
  }

  var deadline: PlayTime? {
    isOver ? nil : PlayTime(milliseconds: options.isLong ? 20_000 : 10_000)
  }

  var allowedMoves: [Move] {
    isOver ? [] : (1...9).filter { score + $0 <= 21 }.map(Move.add) + [.hint]
  }

  mutating func advance(to time: PlayTime) -> [Event] {
    guard !isOver, let deadline, time >= deadline else { return [] }
    end = .timeUp
    return [.ended(.timeUp)]
  }

  mutating func play(_ move: Move, at time: PlayTime) throws(Refusal) -> [Event] {
    let late = advance(to: time)
    guard late.isEmpty else { return late }
    guard !isOver else { throw .over }
    switch move {
    case .hint:
      score = max(0, score - 1)
      hintsTaken += 1
      return [.hinted]
    case .add(let number):
      guard score + number <= 21 else { throw .tooMuch(number) }
      score += number
      guard score == 21 else { return [.added(number)] }
      end = .finished
      return [.added(number), .ended(.finished)]
    }
  }

  static func options(for setup: GameSetup) throws(SetupFault) -> Options {
    Options(isLong: setup.values["long"] != nil || setup.values["time"] == "long")
  }

  static func question(for setup: GameSetup) throws(SetupFault) -> SetupQuestion? {
    guard setup.values.isEmpty else { return nil }
    return SetupQuestion(
      "How long?", option: "time",
      choices: [
        .init("short", title: "Short", detail: "ten seconds"),
        .init("long", title: "Long", detail: "twenty seconds"),
      ])
  }

  static func options(
    mode: String, level: LevelIdentity?, levels: [LevelFile]
  ) throws(SetupFault) -> Options {
    switch mode {
    case "short": Options()
    case "long": Options(isLong: true)
    default: throw SetupFault(.usage, "There is no mode '\(mode)': choose short or long.")
    }
  }

  static func mode(of options: Options) -> String { options.isLong ? "long" : "short" }
}

struct ToyDialogue: Dialogue {
  static let commands = [
    DialogueCommand("add N…", "add numbers"), DialogueCommand("hint", "costs one"),
  ]

  init(game: ToyGame) {}

  func show(_ game: ToyGame) -> [String] { ["The sum is \(game.score)."] }

  mutating func read(_ line: String, in game: ToyGame) -> DialogueReply<ToyGame.Move> {
    let words = line.split(separator: " ")
    switch words.first {
    case "hint": return .moves([.hint])
    case "add":
      let moves = words.dropFirst().compactMap { ToyGame.Move(text: $0) }
      return moves.isEmpty ? .refuse("Nothing to add: name a number from 1 to 9.") : .moves(moves)
    default: return .unknown
    }
  }

  func tell(_ events: [ToyGame.Event], in game: ToyGame) -> [String] {
    events.map { event in
      switch event {
      case .added(let number): "Added \(number)."
      case .hinted: "Hint: \(21 - game.score) are missing."
      case .ended(.finished): "Exactly 21!"
      case .ended(.timeUp): "Time is up."
      }
    }
  }
}

/// Shows the sum; after each move something moves for a second, and after a hint the clock stands.
struct ToyScene: Scene {
  static let lettersArePlayed = false
  static let showsClock = true
  static let manual = ["Add up to 21."]

  private var movesUntil: FrameTime?
  private var isResting = false
  private var refusal: String?
  private var sounds: [Sound] = []

  init(game: ToyGame, look: Look) {}

  mutating func handle(
    _ input: Input, in game: ToyGame, at now: FrameTime
  ) -> SceneReply<ToyGame.Move> {
    guard case .key(let key) = input, case .character(let character) = key.code else {
      return .ignored
    }
    if let move = ToyGame.Move(text: String(character)) { return .move(move) }
    return character == "o" ? .page(Page(title: "Odds", lines: ["none"])) : .ignored
  }

  mutating func show(_ events: [ToyGame.Event], of game: ToyGame, at now: FrameTime) {
    refusal = nil
    guard !events.isEmpty else { return }
    isResting = events == [.hinted]
    movesUntil = now.adding(milliseconds: 1000)
    sounds.append(.tick)
  }

  mutating func show(_ refusal: ToyGame.Refusal, of game: ToyGame, at now: FrameTime) {
    self.refusal = refusal.description
  }

  mutating func settle(_ game: ToyGame) { movesUntil = nil }

  func holdsClock(at now: FrameTime) -> Bool { isResting && nextFrame(after: now) != nil }

  func nextFrame(after now: FrameTime) -> FrameTime? {
    movesUntil.flatMap { $0 > now ? $0 : nil }
  }

  mutating func dueSounds(at now: FrameTime) -> [Sound] {
    defer { sounds = [] }
    return sounds
  }

  func header(_ game: ToyGame, playTime: PlayTime, at now: FrameTime) -> Header {
    Header(
      title: "TOY · \(ToyGame.mode(of: game.options))",
      fields: [
        .init("", playTime.description, width: 5), .init("score", "\(game.score)", width: 4),
      ])
  }

  func message(_ game: ToyGame, at now: FrameTime) -> Message { Message(refusal ?? "") }

  func keys(_ game: ToyGame, at now: FrameTime) -> [KeyHint] {
    [KeyHint("1–9", "add", key: nil), KeyHint("h", "hint", key: .character("h"))]
  }

  func commands(_ game: ToyGame) -> [KeyHint] {
    [KeyHint("9", "add nine", key: .character("9")), KeyHint("0", "nothing", key: nil)]
  }

  func closing(_ game: ToyGame) -> [String] { ["You came to \(game.score)."] }

  func draw(_ game: ToyGame, playTime: PlayTime, at now: FrameTime, on canvas: inout Canvas) {
    canvas.put("sum \(game.score)", x: 2, y: 2)
    canvas.put("[ hint ]", x: 2, y: 4)
    canvas.mark(Rect(x: 2, y: 4, width: 8, height: 1), as: .character("h"))
  }
}

typealias Toy = Playable<ToyScene, ToyDialogue>
