/// A page of text shown over the board, scrolled where it is long.
public struct Page: Equatable, Sendable {
  /// The heading.
  public let title: String
  /// The lines; those that are too long for the screen are broken between words.
  public let lines: [String]
  /// Whether the lines are rows of a table, which are cut instead of broken.
  public let isTable: Bool

  /// Makes a page of a heading and lines.
  public init(title: String, lines: [String], isTable: Bool = false) {
    self.title = title
    self.lines = lines
    self.isTable = isTable
  }
}

/// The line of state: the game and its mode at the left, what counts at the right.
public struct Header: Equatable, Sendable {
  /// A value with its label, as `credits 118`.
  public struct Field: Equatable, Sendable {
    /// The label; empty for a clock.
    public let label: String
    /// The value.
    public let value: String
    /// The cells kept for the value, so that nothing jumps when it grows.
    public let width: Int
    /// How the value is written.
    public let style: Style
    /// The key that a click on it stands for, if it is a button.
    public let key: Key?

    /// Makes a field.
    public init(
      _ label: String, _ value: String, width: Int, style: Style = .plain, key: Key? = nil
    ) {
      self.label = label
      self.value = value
      self.width = width
      self.style = style
      self.key = key
    }
  }

  /// The game and its mode, as `SLOTS · classic`.
  public let title: String
  /// What counts, the most important last; the first go where the line is narrow.
  public let fields: [Field]

  /// Makes a line of state.
  public init(title: String, fields: [Field]) {
    self.title = title
    self.fields = fields
  }
}

/// One line that says what just happened.
public struct Message: Equatable, Sendable {
  /// The sentence; may be empty.
  public let text: String
  /// How it is written.
  public let style: Style

  /// Makes a message.
  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// A key and what it does, as the lowest line shows it; a click on it is the key.
public struct KeyHint: Equatable, Sendable {
  /// The key's name: `space`.
  public let name: String
  /// What it does: `spin`.
  public let action: String
  /// The key that a click stands for; `nil` where there is no single one.
  public let key: Key?

  /// Makes a hint.
  public init(_ name: String, _ action: String, key: Key?) {
    self.name = name
    self.action = action
    self.key = key
  }
}
