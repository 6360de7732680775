import Anagram
import ArcadeCore

/// The options of `arcade levels make`.
enum MakeOptions {
  static let name = Option<String>(
    "name", "NAME", .text(longest: 32), "The level's name, as --level takes it")
  static let title = Option<String>(
    "title", "TEXT", .text(longest: 40), "Its name for people, else made of the name")
  static let order = Option<UInt64>(
    "order", "N", .number(AnagramLimits.order), "Its place among the levels, else 100")
  static let points = Option<UInt64>(
    "points", "N", .number(AnagramLimits.pointsPerTile), "Points a tile, else 20")
  static let time = Option<UInt64>(
    "time", "S", .number(AnagramLimits.timeToSolve), "Seconds for each anagram, else 300")
  static let letters = Option<ClosedRange<UInt64>>(
    "letters", "N[-M]", .span(2...UInt64(AnagramLimits.longestWord)),
    "Words of N to M letters, else 4-8")
  static let phrase = Option<String>(
    "phrase", "TEXT", .text(longest: 200), "Deal this phrase; may be repeated")
  static let count = Option<UInt64>(
    "count", "N", .number(AnagramLimits.anagrams), "At most N anagrams, else 40; of phrases 500")
  static let output = Option<String>(
    "output", "FILE", .file, "Write to FILE; - is the output, as without")
  static let force = Flag("force", "Replace FILE if it is there")

  static let group = OptionGroup(
    title: "Options of make",
    options: [
      name.declaration, title.declaration, order.declaration, points.declaration,
      time.declaration, letters.declaration, phrase.declaration, count.declaration,
      output.declaration, force.declaration,
    ])
}
