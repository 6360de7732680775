import ArcadeCore
import Scores
import Terminal

/// One run of the program, as games see it: the world, the player's preferences, the store.
struct Session: Sendable {
  let world: World
  var preferences: Preferences
  /// Where games are kept; `nil` if nothing is to be kept.
  let store: Store?
  /// What plays sounds.
  let sound: SoundPlayer
  /// Results that could be put in no file, each with the reason.
  private(set) var unwritten: [(entry: String, reason: String)] = []

  init(world: World, preferences: Preferences) {
    self.world = world
    self.preferences = preferences
    store = preferences.save ? world.store() : nil
    sound = world.sound()
  }

  /// How games are drawn.
  var look: Look {
    Look(
      glyphs: preferences.glyphs, motion: preferences.motion, keyboard: preferences.keyboard)
  }

  /// The time of day.
  var today: Timestamp { Timestamp(milliseconds: world.clock.millisecondsSince1970()) }

  /// A seed of the system's chance.
  func freshSeed() -> Seed { Seed(randomBits: world.process.randomBits()) }

  /// Deals a game.
  func deal<Rules: ArcadeGame>(_ options: Rules.Options, seed: Seed) -> GameInPlay<Rules> {
    let header = GameHeader(
      kind: Rules.kind, mode: Rules.mode(of: options), seed: seed.number,
      level: Rules.level(of: options)?.description, rules: Rules.rulesVersion,
      start: today, player: preferences.player, marks: Rules.marks(of: options))
    return GameInPlay(options: options, seed: seed, keeper: keeper(header))
  }

  /// What keeps a game of a header.
  func keeper(_ header: GameHeader, journal: Journal? = nil) -> Keeper {
    let clock = world.clock
    return Keeper(store: store, header: header, journal: journal) {
      Timestamp(milliseconds: clock.millisecondsSince1970())
    }
  }

  /// Takes a game's result into the board, and says where it stands there.
  mutating func place<Rules: ArcadeGame>(of table: GameInPlay<Rules>) -> ResultPlace {
    guard let store else { return ResultPlace(["Not kept, as you asked."]) }
    switch table.keeper.ending {
    case nil: return ResultPlace(["Nothing was played, so nothing is kept."])
    case .unwritten(let key, let result, let reason):
      unwritten.append((Store.entryLine(key, result), reason))
      return ResultPlace(["Not kept: \(reason)"])
    case .acknowledged(let key, let result):
      let taken = store.takeIn()
      guard !taken.waiting.contains(key) else {
        return ResultPlace(["Kept; it waits to be added to the board."] + taken.notices)
      }
      return ResultPlace(of: result, key, scoreText: Rules.scoreText, in: store)
    }
  }

  /// How the command ends: well, unless a result could be put in no file.
  ///
  /// Such results are printed on standard error, for `arcade import -` to take.
  var outcome: Outcome {
    guard let first = unwritten.first else { return .done }
    complain(first.reason)
    complain("Keep these lines and give them to 'arcade import -':")
    for (entry, _) in unwritten { _ = world.streams.error.write(entry + "\n") }
    return .status(.cannotWrite)
  }

  /// How the command ends after the full screen.
  func outcome(after ending: Ending?) -> Outcome {
    let outcome = outcome
    switch ending {
    case .signal(let number): return .signal(number)
    case .hangUp, nil: return outcome
    }
  }

  /// Prints a report, and ends.
  func finish(printing report: [String]) -> Outcome {
    do throws(OutputFault) {
      try print(report)
      return .done
    } catch {
      return error.outcome(self)
    }
  }
}
