import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SoundPlayer {
  /// Tells whether sounds reach the player: not over ssh, in CI or without a terminal.
  ///
  /// - Parameters:
  ///   - environment: The variables by name.
  ///   - isTerminal: Whether the game is shown on a terminal.
  /// - Returns: Whether there is anyone to hear.
  public static func isHeard(environment: [String: String], isTerminal: Bool) -> Bool {
    let remote = ["SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"].contains {
      environment[$0]?.isEmpty == false
    }
    let isAutomatic = !["", "0", "false"].contains(environment["CI"] ?? "")
    return isTerminal && !remote && !isAutomatic
  }

  /// The player of this system; nothing is looked for before the first sound.
  ///
  /// A program of the system plays. Where there is none, the terminal's bell rings for what matters;
  /// after a first failure all is silent.
  ///
  /// - Parameters:
  ///   - environment: The variables by name; PATH and TMPDIR count besides those of
  ///     ``isHeard(environment:isTerminal:)``.
  ///   - isTerminal: Whether the game is shown on a terminal.
  ///   - bell: Rings the terminal's bell.
  /// - Returns: The player, or ``silent`` where nobody hears it.
  public static func live(
    environment: [String: String], isTerminal: Bool,
    bell: @escaping @Sendable () -> Void = { _ = OutputPort.live(descriptor: 1).write("\u{7}") }
  ) -> SoundPlayer {
    guard isHeard(environment: environment, isTerminal: isTerminal) else { return .silent }
    let orchestra = Orchestra(environment: environment, bell: bell)
    return SoundPlayer(play: { orchestra.play($0) }, reap: { orchestra.reap() })
  }
}

/// The programs that are playing.
private final class Orchestra: Sendable {
  private enum Source {
    case unknown, none
    case program(SoundProgram)
  }

  private struct State {
    var source = Source.unknown
    var playing: [pid_t] = []
    var isSilenced = false
  }

  private static let mostAtOnce = 2

  private let environment: [String: String]
  private let bell: @Sendable () -> Void
  private let state = Mutex(State())

  init(environment: [String: String], bell: @escaping @Sendable () -> Void) {
    (self.environment, self.bell) = (environment, bell)
  }

  func play(_ sound: Sound) {
    reap()
    state.withLock { state in
      guard !state.isSilenced, state.playing.count < Self.mostAtOnce else { return }
      if case .unknown = state.source { state.source = findSource() }
      guard case .program(let program) = state.source else {
        if [.win, .wrong].contains(sound) { bell() }
        return
      }
      let folder = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
      guard let file = SoundFile.holding(Wave(sound).file, in: folder),
        let child = program.start(playing: file.descriptor)
      else {
        state.isSilenced = true
        return
      }
      state.playing.append(child)
    }
  }

  /// Takes leave of the programs that have ended; one that failed silences all.
  func reap() {
    state.withLock { state in
      state.playing.removeAll { child in
        var status: Int32 = 0
        let ended = unsafe waitpid(child, &status, WNOHANG)
        if ended == child, status != 0 { state.isSilenced = true }
        return ended == child || (ended < 0 && errno != EINTR)
      }
    }
  }

  private func findSource() -> Source {
    let program = SoundProgram.find(in: environment["PATH"] ?? "") { path in
      unsafe access(path, X_OK) == 0
    }
    return program.map { .program($0) } ?? .none
  }
}
