import ArcadeCore
import Play
import Scores
import Terminal

/// Prints the board of a world's store.
struct BoardPrinter {
  private let world: World
  private let console: Console

  /// Prints what is kept in a world.
  init(_ world: World) {
    self.world = world
    console = Console(world)
  }

  /// Prints the results that were asked for; what is damaged is told on standard error.
  ///
  /// - Parameters:
  ///   - request: What is to be shown.
  ///   - arguments: What was given, for how it is shown.
  /// - Returns: How the command ends.
  /// - Throws: ``CommandFault`` if the results cannot be read or the board cannot be written.
  func print(_ request: BoardRequest, for arguments: Arguments) throws(CommandFault) -> Outcome {
    let time = LocalTime.system()
    let board = try board(request, time)
    try board.write(look(for: arguments, time)) { bytes throws(CommandFault) in
      try console.print(bytes)
    }
    let path = world.store().location?.results ?? ""
    for damage in board.damage {
      console.complain("\(PrintableText.escaped(path)), \(damage)")
    }
    for fault in world.store().unreadableJournals() { console.complain(fault.description) }
    return .done
  }

  private func board(
    _ request: BoardRequest, _ time: LocalTime
  ) throws(CommandFault) -> Board {
    let store = world.store()
    let now = Timestamp(milliseconds: world.clock.millisecondsSince1970())
    let underWay = store.gamesUnderWay() + store.gamesLeftBehind()
    do throws(StoreError) {
      return try Board(
        request, source: source(of: store), waiting: store.finishedWaiting(),
        playing: underWay.map { ($0.key, $0.unfinishedResult(end: now)) }, time: time)
    } catch {
      throw CommandFault(error)
    }
  }

  private func source(of store: Store) throws(StoreError) -> ResultsSource {
    guard let location = store.location else { return ResultsSource(bytes: Array("{}".utf8)) }
    return try ResultsSource(path: location.results)
  }

  private func look(for arguments: Arguments, _ time: LocalTime) -> BoardLook {
    let preferences = PreferenceReader(world).preferences(for: arguments)
    let theme = Theme(named: preferences.theme) ?? .auto
    let depth = preferences.depth
    return BoardLook(
      glyphs: preferences.glyphs,
      colors: depth == .none ? .none : .painted(theme, depth: depth, background: .unknown),
      time: time)
  }
}
