extension Store {
  /// Begins the journal of a game, at its first move that counts.
  ///
  /// - Parameter header: What is known of the game.
  /// - Returns: The open journal, without a move yet.
  /// - Throws: Why there can be none: play goes on with ``journalInMemory(_:)``.
  public func openJournal(_ header: GameHeader) throws(StoreError) -> Journal {
    let location = try place()
    do throws(SystemError) {
      try files.makeFolders(location.playing)
    } catch {
      throw .unwritable(path: location.playing, error)
    }
    for _ in 0..<Self.attempts {
      let key = ResultKey(start: header.start, randomBits: randomBits())
      let path = location.journal(of: key)
      guard let descriptor = try newJournal(at: path) else { continue }
      var file = JournalFile(files: files, path: path, descriptor: descriptor)
      do throws(StoreError) {
        try file.append(.header(header))
      } catch {
        file.remove()
        file.close()
        throw error
      }
      return Journal(key: key, header: header, file: file)
    }
    throw .busy(path: location.playing)
  }

  /// Begins a journal that is kept nowhere and knows the game's result at the end.
  public func journalInMemory(_ header: GameHeader) -> Journal {
    Journal(
      key: ResultKey(start: header.start, randomBits: randomBits()), header: header, file: nil)
  }

  /// The games that were left without an end, the newest first.
  public func gamesLeftBehind() -> [OpenGame] { survey().left }

  /// The games that are being played now, the newest first.
  public func gamesUnderWay() -> [OpenGame] { survey().underWay }

  /// The finished games that wait to be taken into the file of results, by key.
  public func finishedWaiting() -> [(key: ResultKey, result: GameResult)] { survey().finished }

  /// Takes up a game that was left, where it stood.
  ///
  /// - Parameter game: One of ``gamesLeftBehind()``.
  /// - Returns: Its journal, open, to which the next move is appended.
  /// - Throws: Why it cannot be played on: another program may have taken it up meanwhile.
  public func resume(_ game: OpenGame) throws(StoreError) -> Journal {
    let path = try place().journal(of: game.key)
    let descriptor = try takenUp(game.key, at: path)
    let lines: [UInt8]
    do throws(SystemError) {
      lines = try files.contents(ofOpen: descriptor)
    } catch {
      files.close(descriptor)
      throw .unreadable(path: path, error)
    }
    let content = JournalContent(lines)
    guard content.moves == game.moves, content.ending == nil, content.fault == nil else {
      files.close(descriptor)
      throw .noLongerThere(game.key)
    }
    let file = JournalFile(
      files: files, path: path, descriptor: descriptor, lines: Array(lines[..<content.length]),
      isTorn: lines.count > content.length)
    return Journal(key: game.key, header: game.header, moves: game.moves, file: file)
  }

  /// Ends a game that was left, as it stands; its result is marked `unfinished`.
  ///
  /// - Parameters:
  ///   - game: One of ``gamesLeftBehind()``.
  ///   - hints: The hints taken.
  /// - Returns: The result, which waits to be taken in.
  /// - Throws: Why its end cannot be written.
  @discardableResult
  public func finish(_ game: OpenGame, hints: Int = 0) throws(StoreError) -> GameResult {
    let ending = game.unfinishedEnding(end: clock.now(), hints: hints)
    let journal = try resume(game)
    defer { journal.leave() }
    try journal.end(ending)
    return journal.result(ending)
  }

  /// Throws a game that was left away.
  ///
  /// - Parameter game: One of ``gamesLeftBehind()``.
  /// - Throws: Why it cannot be removed.
  public func discard(_ game: OpenGame) throws(StoreError) {
    let path = try place().journal(of: game.key)
    let descriptor = try takenUp(game.key, at: path)
    defer { files.close(descriptor) }
    do throws(SystemError) {
      try files.remove(path)
    } catch {
      throw .unwritable(path: path, error)
    }
  }

  /// The journals that cannot be read, each with its reason.
  public func unreadableJournals() -> [StoreError] {
    survey().faults.compactMap { $0.key == nil ? nil : $0.error }
  }

  func survey() -> JournalSurvey {
    guard let location else { return JournalSurvey() }
    return JournalSurvey(of: location, files: files)
  }

  private static let attempts = 100

  /// Makes and locks the file of a journal; `nil` if the key is taken.
  private func newJournal(at path: String) throws(StoreError) -> Int32? {
    do throws(SystemError) {
      let descriptor = try files.open(path, .create)
      do throws(SystemError) {
        if try isOwned(descriptor, at: path) { return descriptor }
      } catch {
        try? files.remove(path)
        throw error
      }
      files.close(descriptor)
      return nil
    } catch {
      guard error != .exists else { return nil }
      throw .unwritable(path: path, error)
    }
  }

  /// Opens and locks the journal of a game that was left.
  private func takenUp(_ key: ResultKey, at path: String) throws(StoreError) -> Int32 {
    do throws(SystemError) {
      let descriptor = try files.open(path, .append)
      if try isOwned(descriptor, at: path) { return descriptor }
      files.close(descriptor)
    } catch {
      throw error == .missing ? .noLongerThere(key) : .unwritable(path: path, error)
    }
    throw .beingPlayed(key)
  }

  /// Locks an open journal and tells whether it is ours now.
  ///
  /// Others may hold a share of the lock for the moment that they need to read a journal.
  private func isOwned(_ descriptor: Int32, at path: String) throws(SystemError) -> Bool {
    let end = clock.uptime() + 500
    do throws(SystemError) {
      while try !files.lock(descriptor) {
        guard clock.uptime() < end else { return false }
        clock.wait(2)
      }
      return try files.isOpen(descriptor, at: path)
    } catch {
      files.close(descriptor)
      throw error
    }
  }
}
