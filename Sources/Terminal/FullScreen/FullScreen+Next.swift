#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FullScreen {
  /// Waits for the next thing that happens.
  ///
  /// - Parameter deadline: When to wake; `nil` while nothing moves, then the program sleeps until
  ///   the player does something.
  /// - Returns: What happened; ``Happening/woke`` only once nothing else is there.
  public mutating func next(until deadline: FrameTime?) -> Happening {
    while true {
      if isResizeDue {
        isResizeDue = false
        return .resized
      }
      if let decoded = read.popFirst() {
        guard let happening = handle(decoded) else { continue }
        return happening
      }
      if let ending { return .ended(ending) }

      lastAwake = port.now()
      let event = port.wait([deadline, giveUp].compactMap(\.self).min())
      if let happening = handle(event, deadline: deadline) { return happening }
    }
  }

  private mutating func handle(_ event: TerminalEvent, deadline: FrameTime?) -> Happening? {
    switch event {
    case .bytes(let bytes): take(bytes)
    case .timeOut: return wake(deadline: deadline)
    case .resized: resize()
    case .continued:
      // Stopped unseen, it has not left the screen: that is still to be done if it has to end now.
      return port.reclaim() ? resume(since: lastAwake) : nil
    case .stopRequested: return stop(.program)
    case .childEnded: sound.reap()
    case .signal(let number): ending = ending ?? .signal(number)
    case .hangUp: ending = ending ?? .hangUp
    }
    return nil
  }

  private mutating func handle(_ decoded: InputDecoder.Decoded) -> Happening? {
    switch decoded {
    case .input(.key(.control("c"))): end(by: SIGINT)
    case .input(.key(.control("\\"))): end(by: SIGQUIT)
    case .input(.key(.control("z"))): return stop(.job)
    case .input(.key(.control("l"))): repaint()
    case .input(let input): return .input(input)
    case .background(let red, let green, let blue):
      learn(Background(red: red, green: green, blue: blue))
    case .attributes: questions = .answered
    }
    return nil
  }

  private mutating func take(_ bytes: [UInt8]) {
    read += decoder.decode(bytes)
    guard decoder.isWaiting else {
      giveUp = nil
      return
    }
    let delay = decoder.isPasting ? Self.longestPasteGap : traits.escapeDelay
    giveUp = port.now().adding(milliseconds: delay)
  }

  private mutating func wake(deadline: FrameTime?) -> Happening? {
    let now = port.now()
    if let giveUp, now >= giveUp {
      self.giveUp = nil
      read += decoder.timeOut()
      return nil
    }
    guard let deadline, now >= deadline else { return nil }
    return .woke
  }

  private mutating func end(by signal: Int32) {
    read = []
    ending = .signal(signal)
  }

  private mutating func resize() {
    size = traits.size(reported: port.size())
    repaint()
    isResizeDue = true
  }

  private mutating func stop(_ scope: StopScope) -> Happening? {
    let since = port.now()
    _ = port.write(modes.leave)
    hold = .port
    return port.stop(scope) ? resume(since: since) : nil
  }

  /// Takes the screen again after the program was stopped; its size may be another one now.
  private mutating func resume(since moment: FrameTime) -> Happening {
    hold = .screen
    _ = port.write(modes.enter)
    let before = size
    size = traits.size(reported: port.size())
    isResizeDue = isResizeDue || size != before
    repaint()
    return .resumed(since: moment)
  }
}
