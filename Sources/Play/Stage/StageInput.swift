import ArcadeCore
import Terminal

// What comes from the player: first to what stands over the board, then to the scene, and what the
// scene leaves to the stage's own commands.
extension Stage {
  /// Takes what comes from the player.
  mutating func take(_ input: Input, at now: FrameTime) {
    switch input {
    case .key(let key):
      if now >= blindUntil { take(key, at: now) }
    case .mouse(let mouse): take(mouse, at: now)
    case .focus(let isFocused):
      if !isFocused { interrupt(at: now) }
    case .paste: break
    }
    setClock(at: now)
  }

  private mutating func take(_ key: Key, at now: FrameTime) {
    guard let overlay = overlays.last else {
      if hasResult { return takeAfterTheEnd(key, at: now) }
      return take(scene.handle(.key(key), on: boardSize, in: table.game, at: now), of: key, at: now)
    }
    switch overlay {
    case .page(var page):
      let closes = page.handle(key, on: board)
      overlays[overlays.count - 1] = .page(page)
      if closes { closeOverlay(at: now) }
    case .menu(var menu):
      let choice = menu.handle(key)
      overlays[overlays.count - 1] = .menu(menu)
      guard choice != nil || key == .escape else { return }
      closeOverlay(at: now)
      if let choice { perform(choice, at: now) }
    case .paused: closeOverlay(at: now)
    case .result:
      if key == .escape { return closeOverlay(at: now) }
      takeAfterTheEnd(key, at: now)
    }
  }

  private mutating func takeAfterTheEnd(_ key: Key, at now: FrameTime) {
    if let command = commandAfterTheEnd(for: key) { perform(command, at: now) }
  }

  private mutating func take(_ mouse: Mouse, at now: FrameTime) {
    if mouse.action == .press, let key = drawn.key(at: mouse.point) { return take(key, at: now) }
    guard overlays.isEmpty else {
      switch mouse.action {
      case .wheelUp: take(.up, at: now)
      case .wheelDown: take(.down, at: now)
      case .press:
        if overlays.last == .paused { closeOverlay(at: now) }
      case .drag, .release, .otherPress: break
      }
      return
    }
    let place = Point(x: mouse.point.x - board.x, y: mouse.point.y - board.y)
    let inBoard = Input.mouse(Mouse(mouse.action, at: place))
    take(scene.handle(inBoard, on: boardSize, in: table.game, at: now), of: nil, at: now)
  }

  private mutating func take(_ reply: SceneReply<Rules.Move>, of key: Key?, at now: FrameTime) {
    switch reply {
    case .ignored:
      if let command = key.flatMap(Self.command) { perform(command, at: now) }
    case .changed: break
    case .page(let page): show(.page(PageView(page)), at: now)
    case .move(let move): play(move, at: now)
    }
  }

  private mutating func play(_ move: Rules.Move, at now: FrameTime) {
    guard !table.isOver else { return }
    do throws(Rules.Refusal) {
      let events = try table.play(move, now: now.milliseconds)
      scene.show(events, of: table.game, at: now)
      if !look.motion { scene.settle(table.game) }
    } catch {
      scene.show(error, of: table.game, at: now)
    }
  }

  private var board: Rect {
    Layout(drawn.size)?.board ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  private var boardSize: Size { Size(width: board.width, height: board.height) }
}

// MARK: - Commands

extension Stage {
  /// The keys that every game knows, for the page of its rules.
  private static var commonKeys: [String] {
    View.lettersArePlayed
      ? ["Esc              the menu, with every command"]
      : [
        "Esc              the menu", "p                pause", "n                new game",
        "m                sound on or off", "q                leave, keep the game",
      ]
  }

  private static func command(for key: Key) -> StageCommand? {
    switch key {
    case .character("?"): .help
    case .escape: .menu
    case _ where View.lettersArePlayed: nil
    case .character("p"): .pause
    case .character("n"): .new
    case .character("m"): .toggleSound
    case .character("q"): .leave
    case _: nil
    }
  }

  private func commandAfterTheEnd(for key: Key) -> StageCommand? {
    switch key {
    // Not space: whoever played with it would miss the result.
    case .character("n"), .enter: .new
    case .character("o") where hasChoice: .other
    case .character("s"): .scores
    case .character("q"): .leave
    case _: nil
    }
  }

  private mutating func perform(_ command: StageCommand, at now: FrameTime) {
    switch command {
    case .resume: break
    case .help:
      let lines = View.manual + [""] + Self.commonKeys
      show(.page(PageView(Page(title: Rules.title, lines: lines))), at: now)
    case .pause: interrupt(at: now)
    case .menu: show(.menu(menu), at: now)
    case .press(let key): take(scene.handle(.key(key), in: table.game, at: now), of: nil, at: now)
    case .scores: wantsScores = true
    case .toggleSound: hasSound.toggle()
    case .new where table.isOver || !table.hasMoves: exit = .again
    case .new: show(.menu(.asking("End this game and deal another?", .surelyNew)), at: now)
    case .other where table.isOver || !table.hasMoves: exit = .other
    case .other: show(.menu(.asking("End this game and choose another?", .surelyOther)), at: now)
    case .stop where !table.hasMoves: exit = .left
    case .stop: show(.menu(.asking("End it and keep the result?", .surelyStop)), at: now)
    case .surelyNew:
      table.stopForGood(now: now.milliseconds)
      exit = .again
    case .surelyOther:
      table.stopForGood(now: now.milliseconds)
      exit = .other
    case .surelyStop:
      table.stopForGood(now: now.milliseconds)
      // Nothing happened in the game, but its end is looked at, not its past.
      scene.show([], of: table.game, at: now)
    case .leave:
      table.leave(now: now.milliseconds)
      exit = .left
    }
  }
}

extension Stage {
  /// The game's own commands, then those that every game knows.
  private var menu: Menu<StageCommand> {
    let own = scene.commands(table.game).compactMap { hint in
      hint.key.map { Menu.Entry(hint.name, hint.action, key: $0, StageCommand.press($0)) }
    }
    return .commands(of: own, hasSound: hasSound, hasChoice: hasChoice)
  }
}

extension Menu<StageCommand> {
  /// The commands of a game with those that every game knows.
  fileprivate static func commands(of game: [Entry], hasSound: Bool, hasChoice: Bool) -> Menu {
    let goOn = Entry("Esc", "go on", key: .escape, .resume)
    let other = Entry("o", "new game of another kind", key: .character("o"), .other)
    let common = [
      Entry("?", "rules and keys", key: .character("?"), .help),
      Entry("p", "pause", key: .character("p"), .pause),
      Entry("m", hasSound ? "sound off" : "sound on", key: .character("m"), .toggleSound),
      Entry("s", "scores", key: .character("s"), .scores),
      Entry("n", "new game", key: .character("n"), .new),
    ]
    let ways = [
      Entry("e", "end it, keep the result", key: .character("e"), .stop),
      Entry("q", "leave, keep the game", key: .character("q"), .leave),
    ]
    return Menu(title: "Menu", entries: [goOn] + game + common + (hasChoice ? [other] : []) + ways)
  }

  /// A question before something that cannot be taken back.
  fileprivate static func asking(_ question: String, _ command: StageCommand) -> Menu {
    Menu(
      title: question,
      entries: [
        Entry("n", "no, go on", key: .character("n"), .resume),
        Entry("y", "yes, as unfinished", key: .character("y"), command),
      ])
  }
}
