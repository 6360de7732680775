import Terminal

extension Session {
  /// The variables of the environment by name.
  var environment: [String: String] { world.process.environment() }

  /// Whether games have the full screen: input and output are terminals that can do more than print,
  /// and the player has not asked for lines.
  var hasFullScreen: Bool {
    let term = environment["TERM"] ?? ""
    return !preferences.lines && isInteractive && !term.isEmpty && term != "dumb"
  }

  /// The screen of this run, not entered yet.
  func screen() -> FullScreen {
    FullScreen(
      port: world.terminal, environment: environment,
      options: FullScreen.Options(
        mouse: preferences.mouse, depth: preferences.depth,
        theme: Theme(named: preferences.theme) ?? .auto, isUTF8: preferences.glyphs == .unicode,
        sound: sound, crashNote: store == nil ? "it was not to be kept" : "your game is kept"))
  }
}
