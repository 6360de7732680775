/// What lies in the folder of the journals.
struct JournalSurvey {
  /// Games that are over and wait to be taken in, by key.
  private(set) var finished: [(key: ResultKey, result: GameResult)] = []
  /// Games without an end that nobody is playing, the newest first.
  private(set) var left: [OpenGame] = []
  /// Games that are being played now, the newest first.
  private(set) var underWay: [OpenGame] = []
  /// Journals that nobody is writing and in which not one move is on file.
  private(set) var empty: [ResultKey] = []
  /// What cannot be read, by key.
  private(set) var faults: [(key: ResultKey?, error: StoreError)] = []

  /// The survey of no folder.
  init() {}

  /// Reads the journals of a store; it changes nothing.
  init(of location: StoreLocation, files: Files) {
    do throws(SystemError) {
      let names = try files.list(location.playing)
      // The order of a folder is that of chance: the order of the keys is total.
      for key in names.compactMap(StoreLocation.key(ofJournal:)).sorted() {
        take(key, at: location.journal(of: key), files: files)
      }
    } catch {
      guard error != .missing else { return }
      faults.append((nil, .unreadable(path: location.playing, error)))
    }
    left.reverse()
    underWay.reverse()
  }

  private mutating func take(_ key: ResultKey, at path: String, files: Files) {
    do throws(SystemError) {
      let file = try files.open(path, .read)
      defer { files.close(file) }
      // Asked before the file is read: a game that ends in between has an end when it is read.
      let isOwned = try !files.shareLock(file)
      take(key, JournalContent(try files.contents(ofOpen: file)), isOwned: isOwned, path: path)
    } catch {
      // Another program may have taken it in meanwhile.
      guard error != .missing else { return }
      faults.append((key, .unreadable(path: path, error)))
    }
  }

  private mutating func take(
    _ key: ResultKey, _ content: JournalContent, isOwned: Bool, path: String
  ) {
    switch content.fault {
    case .damaged(let line): faults.append((key, .damagedJournal(path: path, line: line)))
    case .newer: faults.append((key, .newerJournal(path: path)))
    case nil:
      if let result = content.result {
        finished.append((key, result))
      } else if let header = content.header, !content.moves.isEmpty {
        let game = OpenGame(
          key: key, header: header, moves: content.moves, leftAt: content.playTime)
        if isOwned { underWay.append(game) } else { left.append(game) }
      } else if !isOwned {
        empty.append(key)
      }
    }
  }
}
