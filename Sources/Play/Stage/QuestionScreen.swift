import ArcadeCore
import Terminal

/// The screen before a game that a player has to choose more closely: the level, the mode.
struct QuestionScreen {
  /// What comes of it.
  enum Outcome: Equatable {
    /// The value that was chosen.
    case chosen(String)
    /// The screen has to be left, or the player goes.
    case ended(Ending?)
  }

  /// The name of the game for people.
  let title: String
  /// The list of answers.
  private(set) var menu: Menu<String>
  /// Why the last answer could not be taken.
  var notice = ""

  /// Asks a question.
  ///
  /// - Parameters:
  ///   - question: What is asked.
  ///   - title: The game's name for people.
  ///   - chosen: The answer given before, if any: the cursor stands on it.
  init(_ question: SetupQuestion, title: String, chosen: String? = nil) {
    self.title = title
    let width = question.choices.map { Glyphs.width(of: $0.title) }.max() ?? 0
    let entries = question.choices.enumerated().map { index, choice in
      let gap = String(repeating: " ", count: width + 2 - Glyphs.width(of: choice.title))
      let text = choice.detail.isEmpty ? choice.title : choice.title + gap + choice.detail
      let (key, name) = Menu<String>.numbered(index)
      return Menu.Entry(name, text, key: key, choice.value)
    }
    let cursor = question.choices.firstIndex { $0.value == chosen } ?? 0
    menu = Menu(title: question.title, entries: entries).withCursor(cursor)
  }

  /// Asks until an answer is given.
  mutating func run(on screen: inout FullScreen, glyphs: GlyphSet) -> Outcome {
    while true {
      let canvas = picture(size: screen.size, glyphs: glyphs)
      screen.present(canvas)
      switch screen.next(until: nil) {
      case .ended(let ending): return .ended(ending)
      case .input(let input):
        guard let key = input.key(on: canvas) else { continue }
        if let value = menu.handle(key) { return .chosen(value) }
        if key == .character("q") || key == .escape { return .ended(nil) }
      case .resized, .woke, .resumed: continue
      }
    }
  }

  /// Draws the question.
  func picture(size: Size, glyphs: GlyphSet) -> Canvas {
    menu.screen(of: size, title: title, message: Message(notice, Style(.loss)), glyphs: glyphs)
  }
}
