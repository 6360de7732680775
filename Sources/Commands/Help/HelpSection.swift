/// A heading of a help with what stands below it: labels on the left, what they mean on the right.
struct HelpSection: Sendable {
  /// A label and what it means, in a few words.
  struct Row: Sendable {
    let label: String
    let meaning: String

    /// Puts a label and what it means together.
    init(_ label: String, _ meaning: String) {
      self.label = label
      self.meaning = meaning
    }
  }

  /// The heading.
  let title: String
  /// What stands below it, in order.
  let rows: [Row]

  /// Puts a heading and rows together.
  init(_ title: String, _ rows: [Row]) {
    self.title = title
    self.rows = rows
  }
}
