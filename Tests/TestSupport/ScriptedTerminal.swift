import Synchronization
package import Terminal

/// A terminal that does what a script says: the system's side of a full screen, without a system.
///
/// Time passes only while it is waited for. When the script is at its end and nothing has a
/// deadline, the terminal hangs up, so that a test always ends.
package final class ScriptedTerminal: Sendable {
  /// What the full screen asked of the system, in order.
  package enum Call: Equatable, Sendable {
    case open, close, reclaim
    case stop(StopScope)
    case write([UInt8])
  }

  private struct State {
    var script: [(event: TerminalEvent, moment: Int64)] = []
    var now: Int64 = 1000
    var size: Size
    var calls: [Call] = []
    var waits: [Int64?] = []
    var stopLength: Int64 = 0
    var sizeAfterStop: Size?
    var comesBack = true
  }

  private let state: Mutex<State>

  /// Makes a terminal of a size; its clock stands at 1000 ms.
  package init(size: Size = Size(width: 80, height: 24)) {
    state = Mutex(State(size: size))
  }

  /// The port of this terminal.
  package var port: TerminalPort {
    TerminalPort(
      size: { self.state.withLock { $0.size } },
      now: { FrameTime(milliseconds: self.state.withLock { $0.now }) },
      write: { bytes in
        self.call(.write(bytes))
        return true
      },
      wait: { self.wait(until: $0) },
      open: { _ in self.call(.open) },
      stop: { self.stop($0) },
      reclaim: {
        self.call(.reclaim)
        return self.state.withLock { $0.comesBack }
      },
      close: { self.call(.close) })
  }

  /// What was asked of the system since the last time.
  package func takeCalls() -> [Call] {
    state.withLock { state in
      defer { state.calls = [] }
      return state.calls
    }
  }

  /// The bytes that were written since the last time, as text.
  package func takeText() -> String {
    takeCalls().map { call in
      guard case .write(let bytes) = call else { return "" }
      return String(decoding: bytes, as: UTF8.self)
    }.joined()
  }

  /// The deadlines that were waited for, as milliseconds; `nil` is for ever.
  package var waits: [Int64?] { state.withLock { $0.waits } }

  /// Adds an event, so many milliseconds after the one before it.
  package func add(_ event: TerminalEvent, after milliseconds: Int64 = 0) {
    state.withLock { state in
      let before = state.script.last?.moment ?? state.now
      state.script.append((event, before + milliseconds))
    }
  }

  /// Adds typed text, so many milliseconds after the event before it.
  package func type(_ text: String, after milliseconds: Int64 = 0) {
    add(.bytes(Array(text.utf8)), after: milliseconds)
  }

  /// Changes the size; the event is another matter.
  package func resize(to size: Size) {
    state.withLock { $0.size = size }
  }

  /// Says how long the next stop lasts, what size the terminal has after it, and whether it is the
  /// program's again then.
  package func plan(stopLength: Int64, size: Size? = nil, comesBack: Bool = true) {
    state.withLock { state in
      (state.stopLength, state.sizeAfterStop, state.comesBack) = (stopLength, size, comesBack)
    }
  }

  private func call(_ call: Call) {
    state.withLock { $0.calls.append(call) }
  }

  private func stop(_ scope: StopScope) -> Bool {
    state.withLock { state in
      state.calls.append(.stop(scope))
      state.now += state.stopLength
      state.size = state.sizeAfterStop ?? state.size
      return state.comesBack
    }
  }

  private func wait(until deadline: FrameTime?) -> TerminalEvent {
    state.withLock { state in
      state.waits.append(deadline?.milliseconds)
      let next = state.script.first
      if let next, next.moment <= deadline?.milliseconds ?? .max {
        state.script.removeFirst()
        state.now = max(state.now, next.moment)
        return next.event
      }
      guard let deadline else { return .hangUp }
      state.now = max(state.now, deadline.milliseconds)
      return .timeOut
    }
  }
}
