import ArcadeCore
import Scores
import Terminal

/// The lobby: pick a game, see your bests, open the board, change a setting.
public struct Lobby {
  private enum Step {
    case stay
    case leave(Ending?)
  }

  private let settings: LobbySettings
  private var session: Session
  private var picture: LobbyPicture
  private var menu: Menu<String>?
  private var page: PageView?
  private var hasFigures = false

  /// Opens the lobby on the terminal, until the player leaves.
  ///
  /// - Parameters:
  ///   - settings: The settings to show and to change.
  ///   - world: Everything outside.
  /// - Returns: How the command ends.
  public static func run(settings: LobbySettings, world: World) -> Outcome {
    var lobby = Lobby(settings: settings, world: world)
    var screen = lobby.session.screen()
    do throws(TerminalError) {
      try screen.enter()
    } catch {
      lobby.session.complain(error.description)
      return .status(.cannotWrite)
    }
    let ending = lobby.stay(on: &screen)
    screen.leave()
    return lobby.session.outcome(after: ending)
  }

  private init(settings: LobbySettings, world: World) {
    self.settings = settings
    session = Session(world: world, preferences: settings.preferences())
    picture = LobbyPicture(
      rows: Catalog.games.map { LobbyRow(title: $0.title, summary: $0.summary) },
      today: session.localTime.weekday(session.today), settings: "")
    picture.settings = settingsLine
  }

  private mutating func stay(on screen: inout FullScreen) -> Ending? {
    while true {
      let canvas = drawn(screen.size)
      screen.present(canvas)
      if !hasFigures {
        // Only after the first paint: reading a hundred thousand results takes longer than a blink.
        readFigures()
        screen.present(drawn(screen.size))
      }
      switch screen.next(until: nil) {
      case .ended(let ending): return ending
      case .input(let input):
        guard let key = input.key(on: canvas) else { continue }
        if case .leave(let ending) = take(key, on: &screen) { return ending }
      case .resized, .woke, .resumed: continue
      }
    }
  }
}

// MARK: - Keys

extension Lobby {
  private mutating func take(_ key: Key, on screen: inout FullScreen) -> Step {
    if let page {
      takeInPage(page, key, screen.size)
    } else if let menu {
      takeInMenu(menu, key, on: &screen)
    } else {
      return takeInLobby(key, on: &screen)
    }
    return .stay
  }

  private mutating func takeInPage(_ shown: PageView, _ key: Key, _ size: Size) {
    var page = shown
    let board = Layout(size)?.board ?? Rect(x: 0, y: 0, width: 0, height: 0)
    self.page = page.handle(key, on: board) ? nil : page
  }

  private mutating func takeInMenu(
    _ shown: Menu<String>, _ key: Key, on screen: inout FullScreen
  ) {
    var menu = shown
    guard let chosen = menu.handle(key) else {
      self.menu = key == .escape || key == .character("q") ? nil : menu
      return
    }
    change(chosen)
    screen.theme = Theme(named: session.preferences.theme) ?? .auto
    self.menu = settingsMenu.withCursor(menu.cursor)
  }

  private mutating func takeInLobby(_ key: Key, on screen: inout FullScreen) -> Step {
    picture.notice = ""
    switch key.code {
    case .up, .character("k"):
      picture.cursor = (picture.cursor + picture.rowCount - 1) % picture.rowCount
    case .down, .character("j"): picture.cursor = (picture.cursor + 1) % picture.rowCount
    case .enter, .character(" "): return open(picture.cursor, on: &screen)
    case .character("s"): return open(picture.rows.count, on: &screen)
    case .character("e"): return open(picture.rows.count + 1, on: &screen)
    case .character("?"): page = PageView(Self.help)
    case .character("q"), .escape: return .leave(nil)
    case .character(let digit):
      guard let number = digit.wholeNumberValue, (1...picture.rowCount).contains(number) else {
        return .stay
      }
      picture.cursor = number - 1
      return open(number - 1, on: &screen)
    default: break
    }
    return .stay
  }

  private mutating func open(_ row: Int, on screen: inout FullScreen) -> Step {
    switch row - picture.rows.count {
    case 0: page = PageView(session.scores(of: nil))
    case 1: menu = settingsMenu
    case _: return play(Catalog.games[row], on: &screen)
    }
    return .stay
  }

  private mutating func play(_ kind: some GameKind, on screen: inout FullScreen) -> Step {
    do throws(SetupFault) {
      if let ending = try kind.play(on: &screen, in: &session) { return .leave(ending) }
      hasFigures = false
    } catch {
      picture.notice = error.description
    }
    return .stay
  }
}

// MARK: - What is shown

extension Lobby {
  /// What can be done here.
  private static var help: Page {
    Page(
      title: "The lobby",
      lines: [
        "↑ ↓ or j k       choose a game; a digit chooses and plays it at once",
        "Enter, space     play",
        "s                the board of results",
        "e                settings",
        "q, Esc           leave",
        "",
        "Every game has ? for its rules and keys, and Esc for a menu of all its commands. A game that"
          + " you leave is kept and offered the next time.",
      ])
  }
}

extension Lobby {
  private func drawn(_ size: Size) -> Canvas {
    var canvas = Canvas(size: size, glyphs: session.preferences.glyphs)
    guard let layout = Layout(size) else {
      Layout.drawNeed(of: size, on: &canvas)
      return canvas
    }
    if let page {
      page.draw(on: layout.board, of: &canvas)
      Chrome.draw([.scroll, .back], in: layout, on: &canvas)
    } else if let menu {
      menu.draw(in: layout.board, on: &canvas)
      Chrome.draw(Message(picture.notice, Style(.loss)), in: layout, on: &canvas)
      Chrome.draw(
        [.choose, KeyHint("Enter", "change", key: .enter), .back], in: layout, on: &canvas)
    } else {
      picture.draw(in: layout, on: &canvas)
    }
    return canvas
  }

  private mutating func readFigures() {
    hasFigures = true
    session.fillIn(&picture)
  }

  private mutating func change(_ key: String) {
    guard let entry = settings.entries().first(where: { $0.key == key }) else { return }
    do throws(StoreError) {
      try settings.save(entry.next, key)
      picture.notice = ""
    } catch {
      picture.notice = error.description
    }
    session.preferences = settings.preferences()
    picture.settings = settingsLine
  }

  private var settingsLine: String {
    settings.entries().prefix(4).map { "\($0.key) \($0.value)" }.joined(separator: " · ")
  }

  private var settingsMenu: Menu<String> {
    let entries = settings.entries()
    let width = entries.map { Glyphs.width(of: $0.key) }.max() ?? 0
    return Menu(
      title: "Settings",
      entries: entries.enumerated().map { index, entry in
        let number = String(index + 1)
        let gap = String(repeating: " ", count: width + 2 - entry.key.count)
        return .init(
          number, "\(entry.key)\(gap)\(entry.value)", key: .character(Character(number)), entry.key)
      })
  }
}
