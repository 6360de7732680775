import Play
import Scores
import Terminal

extension World {
  /// The real world; nothing of it is looked at before it is needed.
  static func live() -> World {
    let process = HostProcess.live
    return World(
      process: process, streams: .live(), terminal: .live(), clock: .live, files: .live(),
      store: { Store(location: .live(environment: process.environment())) },
      sound: {
        .live(environment: process.environment(), isTerminal: process.isTerminal(1))
      })
  }
}
