/// How many colours a terminal shows.
public enum ColorDepth: Comparable, CaseIterable, Sendable {
  /// None: bold, reversed and underlined text only.
  case none
  /// The terminal's own sixteen.
  case sixteen
  /// The 256 of xterm: sixteen, a cube of 6×6×6, 24 greys.
  case indexed
  /// Red, green and blue with 8 bits each.
  case direct
}

extension ColorDepth {
  /// The depth to use: none unless colour is wanted, and then what the terminal shows.
  ///
  /// - Parameters:
  ///   - choice: What the command line says, if anything.
  ///   - setting: What is saved, if anything.
  ///   - isTerminal: Whether the output is a terminal.
  ///   - environment: The variables' values by name.
  ///   - terminfoColors: The number of colours in the terminal's terminfo entry; asked for only if
  ///     nothing else tells.
  public init(
    choice: ColorChoice?, setting: ColorChoice?, isTerminal: Bool,
    environment: [String: String], terminfoColors: () -> Int?
  ) {
    func isWanted(onTerminal: Bool) -> Bool {
      ColorChoice.wantsColor(
        choice: choice, setting: setting, isTerminal: onTerminal, environment: environment)
    }
    guard isWanted(onTerminal: isTerminal) else {
      self = .none
      return
    }
    let supported = Self.supported(environment: environment, terminfoColors: terminfoColors)
    // Who wants colour wherever it goes gets at least the sixteen of every terminal with colours.
    self = isWanted(onTerminal: false) ? max(.sixteen, supported) : supported
  }

  /// How many colours the terminal of an environment shows.
  ///
  /// COLORTERM speaks first, then the name in TERM, then terminfo.
  ///
  /// - Parameters:
  ///   - environment: The variables' values by name.
  ///   - terminfoColors: The number of colours in the terminal's terminfo entry; asked for only if
  ///     the variables do not tell.
  /// - Returns: The depth; none for a terminal of which nothing is known.
  public static func supported(
    environment: [String: String], terminfoColors: () -> Int?
  ) -> ColorDepth {
    let terminal = environment["TERM"] ?? ""
    guard !terminal.isEmpty, terminal != "dumb" else { return .none }
    // The Linux console takes longer forms, but shows the nearest of its sixteen.
    guard terminal != "linux" else { return .sixteen }
    // GNU screen passes the variable on from the terminal around it without keeping the promise.
    let isScreen = terminal.hasPrefix("screen") && environment["TMUX"] == nil
    if !isScreen, ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .direct }
    if terminal.hasSuffix("-direct") || withAllColors.contains(terminal) { return .direct }
    if terminal.hasSuffix("-256color") { return .indexed }
    if let colors = terminfoColors() { return ColorDepth(colors: colors) }
    let family = terminal.prefix { $0 != "-" }
    return familiesWithColors.contains(String(family)) ? .sixteen : .none
  }

  /// The depth of a terminal with so many colours; one with eight is written to as with sixteen.
  private init(colors: Int) {
    switch colors {
    case ..<8: self = .none
    case ..<256: self = .sixteen
    case ..<0x100_0000: self = .indexed
    default: self = .direct
    }
  }

  /// Terminals that show 24 bits whatever their terminfo entry says.
  private static let withAllColors: Set<String> = [
    "alacritty", "contour", "foot", "wezterm", "xterm-ghostty", "xterm-kitty",
  ]

  /// Families of terminals with colours, for systems without terminfo.
  private static let familiesWithColors: Set<String> = [
    "ansi", "cygwin", "eterm", "gnome", "konsole", "putty", "rxvt", "screen", "st", "tmux",
    "vte", "xterm",
  ]
}
