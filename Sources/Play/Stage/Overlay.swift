import Terminal

/// What stands over the board.
enum Overlay: Equatable, Sendable {
  /// A page of text: the rules, odds, the board of results.
  case page(PageView)
  /// The game is paused.
  case paused
  /// A list of commands, or a question.
  case menu(Menu<StageCommand>)
  /// The game is over.
  case result(ResultCard)

  /// Whether the game goes on when the overlay is gone, so that its clock stands meanwhile.
  var interrupts: Bool {
    switch self {
    case .page, .paused, .menu: true
    case .result: false
    }
  }
}

/// What the stage can be told to do, whatever game is on it.
enum StageCommand: Equatable, Sendable {
  /// Goes on with the game.
  case resume
  /// Presses a key of the game.
  case press(Key)
  /// Shows the rules.
  case help
  /// Lets the clock stand.
  case pause
  /// Opens the menu.
  case menu
  /// Shows the best results.
  case scores
  /// Turns the sound on or off.
  case toggleSound
  /// Deals another game; asks first if one is under way.
  case new
  /// Deals another game, and keeps this one as unfinished.
  case surelyNew
  /// Asks which other game to deal; asks first if one is under way.
  case other
  /// Asks which other game to deal, and keeps this one as unfinished.
  case surelyOther
  /// Ends the game; asks first.
  case stop
  /// Ends the game, and keeps it as unfinished.
  case surelyStop
  /// Leaves, with the game kept for later.
  case leave
}
