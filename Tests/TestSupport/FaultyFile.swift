import Testing

/// A fault in a file that people edit, for a table of them: a right text with a part of it replaced.
package struct FaultyFile: CustomTestStringConvertible, Sendable {
  /// The part of the right text.
  package let part: String
  /// What stands in its place.
  package let replacement: String
  /// The line and the column of the fault.
  package let place: String
  /// What is wrong and what to do.
  package let reason: String

  /// Puts a replacement beside the fault that follows.
  package init(_ part: String, _ replacement: String, _ place: String, _ reason: String) {
    self.part = part
    self.replacement = replacement
    self.place = place
    self.reason = reason
  }

  /// The right text with its part replaced; the test fails if it does not have it.
  package func text(of right: String) -> String {
    let text = right.replacing(part, with: replacement)
    #expect(text != right, "the part is not there")
    return text
  }

  /// The replacement, as tests are named by it.
  package var testDescription: String { "\(part) → \(replacement)" }
}
