import ArcadeCore
import Scores
import Terminal

/// The screen before a game, where games of its kind were left behind: go on, finish, throw away.
struct LeftGamesScreen<Rules: ArcadeGame> {
  /// What comes of it.
  enum Outcome {
    /// A game is played on.
    case resumed(GameInPlay<Rules>)
    /// A new game is dealt.
    case newGame
    /// The screen has to be left, or the player goes.
    case ended(Ending?)
  }

  private var left: LeftGames<Rules>
  private var notice = ""
  private let glyphs: GlyphSet

  init(_ left: LeftGames<Rules>, glyphs: GlyphSet) {
    self.left = left
    self.glyphs = glyphs
  }

  /// Asks what to do with the games, until one is played or none is left.
  mutating func run(on screen: inout FullScreen) -> Outcome {
    var menu = topMenu
    if left.games.count == 1 { notice = obstacle(of: left.games[0].game.key) }
    while !left.games.isEmpty {
      let canvas = picture(menu, size: screen.size)
      screen.present(canvas)
      switch screen.next(until: nil) {
      case .ended(let ending): return .ended(ending)
      case .input(let input):
        guard let key = input.key(on: canvas) else { continue }
        let choice = menu.handle(key)
        if choice == nil, key == .character("q") || key == .escape {
          guard menu != topMenu, key == .escape else { return .ended(nil) }
          menu = topMenu
          notice = ""
        }
        switch choice {
        case nil: continue
        case .newGame: return .newGame
        case .choose(let key):
          menu = self.menu(for: key)
          notice = obstacle(of: key)
        case .discard(let key): menu = question(about: key)
        case .goOn(let key):
          if let game = resumed(key) { return .resumed(game) }
          menu = topMenu
        case .finish(let key):
          remove(key) { left, game throws(LeftFault) in try left.finish(game) }
          menu = topMenu
        case .surelyDiscard(let key):
          remove(key) { left, game throws(LeftFault) in try left.discard(game) }
          menu = topMenu
        }
      case .resized, .woke, .resumed: continue
      }
    }
    return .newGame
  }

  private mutating func resumed(_ key: ResultKey) -> GameInPlay<Rules>? {
    do throws(LeftFault) {
      return try left.game(key).map { game throws(LeftFault) in try left.resume(game) }
    } catch {
      notice = error.description
      left.lookAgain()
      return nil
    }
  }

  private mutating func remove(
    _ key: ResultKey,
    _ act: (inout LeftGames<Rules>, LeftBehind<Rules>) throws(LeftFault) -> Void
  ) {
    guard let game = left.game(key) else { return }
    do throws(LeftFault) {
      try act(&left, game)
      notice = ""
    } catch {
      notice = error.description
      left.lookAgain()
    }
  }
}

// MARK: - What is shown

extension LeftGamesScreen {
  private typealias Entry = Menu<LeftChoice>.Entry

  private var topMenu: Menu<LeftChoice> {
    if left.games.count == 1 { return menu(for: left.games[0].game.key) }
    let listed = left.games.enumerated().map { index, game in
      let (key, name) = Menu<LeftChoice>.numbered(index)
      return Entry(name, left.line(of: game), key: key, .choose(game.game.key))
    }
    // The new game stands first: it has to be seen however long the list is.
    return Menu(title: "Games left behind", entries: [Self.newGame] + listed).withCursor(1)
  }

  /// Says why a game cannot be played on, if it cannot.
  private func obstacle(of key: ResultKey) -> String {
    guard case .failure(let obstacle)? = left.game(key)?.recording else { return "" }
    return "It cannot be played on. \(obstacle.reason)"
  }

  private func menu(for key: ResultKey) -> Menu<LeftChoice> {
    guard let game = left.game(key) else { return Menu(title: "", entries: [Self.newGame]) }
    let goOn = Entry("g", "go on", key: .character("g"), .goOn(key))
    let rest = [
      Entry("f", "finish it as it stands", key: .character("f"), .finish(key)),
      Entry("t", "throw it away", key: .character("t"), .discard(key)),
      Self.newGame,
    ]
    let canGoOn = (try? game.recording.get()) != nil
    return Menu(title: left.line(of: game), entries: (canGoOn ? [goOn] : []) + rest)
  }

  private func question(about key: ResultKey) -> Menu<LeftChoice> {
    Menu(
      title: "Throw the game away for good?",
      entries: [
        Entry("n", "no", key: .character("n"), .choose(key)),
        Entry("y", "yes", key: .character("y"), .surelyDiscard(key)),
      ])
  }

  private static var newGame: Entry {
    Entry("n", "deal a new game", key: .character("n"), .newGame)
  }

  private func picture(_ menu: Menu<LeftChoice>, size: Size) -> Canvas {
    let count = left.games.count
    let said = count == 1 ? "A game was left behind." : "\(count) games were left behind."
    let message = notice.isEmpty ? Message(said, Style(.dim)) : Message(notice, Style(.loss))
    return menu.screen(of: size, title: Rules.title, message: message, glyphs: glyphs)
  }
}
