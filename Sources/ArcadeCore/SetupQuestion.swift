/// What a player is asked on the full screen before the deal, where the command line leaves it open.
///
/// The menu and the end of a game offer to ask it anew.
public struct SetupQuestion: Equatable, Sendable {
  /// One of the answers.
  public struct Choice: Equatable, Sendable {
    /// The value of the option.
    public let value: String
    /// The choice for people.
    public let title: String
    /// What is particular about it, in a few words; may be empty.
    public let detail: String

    /// Makes a choice.
    public init(_ value: String, title: String, detail: String = "") {
      self.value = value
      self.title = title
      self.detail = detail
    }
  }

  /// What is asked, as a heading: `Which level?`.
  public let title: String
  /// The game's option that the answer is the value of.
  public let option: String
  /// The answers; the first is what is played where nobody is asked.
  public let choices: [Choice]
  /// Whether the game's own command asks it too; else it deals the first, and only the lobby asks.
  public let isAskedAlways: Bool

  /// Makes a question.
  public init(_ title: String, option: String, choices: [Choice], isAskedAlways: Bool = true) {
    self.title = title
    self.option = option
    self.choices = choices
    self.isAskedAlways = isAskedAlways
  }
}

extension GameSetup {
  /// The same wishes with a question answered.
  public func answering(_ question: SetupQuestion, with value: String) -> GameSetup {
    GameSetup(
      values: values.merging([question.option: value]) { _, answer in answer }, levels: levels,
      seed: seed)
  }
}
