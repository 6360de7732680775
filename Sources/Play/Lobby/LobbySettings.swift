public import Scores

/// The settings as the lobby shows and changes them; what may be set is known to the commands.
public struct LobbySettings: Sendable {
  /// A setting with the values to choose from.
  public struct Entry: Equatable, Sendable {
    /// The key that it is kept under.
    public let key: String
    /// What it is for, in a few words.
    public let summary: String
    /// The values to choose from, in order.
    public let choices: [String]
    /// The value that holds now.
    public let value: String

    /// Describes a setting.
    public init(key: String, summary: String, choices: [String], value: String) {
      (self.key, self.summary, self.choices, self.value) = (key, summary, choices, value)
    }

    /// The value after the one that holds, round and round.
    var next: String {
      let index = choices.firstIndex(of: value).map { ($0 + 1) % choices.count } ?? 0
      return choices[index]
    }
  }

  /// The settings that have a few values, in order.
  public var entries: @Sendable () -> [Entry]
  /// Saves a value.
  public var save: @Sendable (_ value: String, _ key: String) throws(StoreError) -> Void
  /// How arcade shows itself with the settings as they are.
  public var preferences: @Sendable () -> Preferences

  /// Puts the closures together.
  public init(
    entries: @escaping @Sendable () -> [Entry],
    save: @escaping @Sendable (_ value: String, _ key: String) throws(StoreError) -> Void,
    preferences: @escaping @Sendable () -> Preferences
  ) {
    (self.entries, self.save, self.preferences) = (entries, save, preferences)
  }
}
