/// English as games speak it.
public enum Words {
  /// A number and its noun: `1 spin`, `2 spins`.
  public static func count(_ number: Int, _ noun: String) -> String {
    "\(Score.text(number)) \(number == 1 ? noun : plural(noun))"
  }

  /// The plural of a noun by the common rules: `cherries`, `boxes`, `bells`.
  public static func plural(_ noun: String) -> String {
    let vowels: [Character] = ["a", "e", "i", "o", "u"]
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !vowels.contains(before) {
      return noun.dropLast() + "ies"
    }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) }
    return noun + (hisses ? "es" : "s")
  }

  /// A list: `a`, `a and b`, `a, b and c`.
  public static func list(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
