import Anagram
import ArcadeCore
import Foundation
import JSON
import TestSupport
import Testing

struct AnagramFileTests {
  @Test func `the file that the faults are made from is right`() throws {
    let level = try AnagramSamples.read(AnagramFaults.right)
    #expect(level.name == "l-1")
    #expect(level.title == "Level")
    #expect(level.order == 1)
    #expect(level.pointsPerTile == 10)
    #expect(level.timeToSolve == 60)
    #expect(level.entries.map(\.tiles.text) == ["listen", "dormitory"])
    #expect(
      level.entries.map { $0.answers.map(\.text) } == [["silent", "enlist"], ["dirty room"]])
  }

  /// A file that is right, with one part of it replaced, and the fault that follows.
  @Test(arguments: AnagramFaults.ofLevels + AnagramFaults.ofAnagrams)
  func `a file that is wrong is refused with line, column and reason`(fault: FaultyFile) throws {
    let text = fault.text(of: AnagramFaults.right)
    let thrown = #expect(throws: FileFault.self) { try AnagramSamples.read(text) }
    #expect(thrown?.description == "l.json:\(fault.place): \(fault.reason)")
  }

  @Test func `a level has 1 to 500 anagrams`() throws {
    func level(_ count: Int) -> String {
      let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
      let pairs = letters.flatMap { one in letters.map { (one, $0) } }.filter { $0.0 < $0.1 }
      let words =
        pairs.map { ("\($0)\($1)", ["\($1)\($0)"]) } + pairs.map { ("\($1)\($0)", ["\($0)\($1)"]) }
      return AnagramSamples.text(Array(words.prefix(count)))
    }
    #expect(try AnagramSamples.read(level(500)).entries.count == 500)
    for count in [0, 501] {
      let thrown = #expect(throws: FileFault.self) { try AnagramSamples.read(level(count)) }
      #expect(thrown?.reason == "\"anagrams\" has \(count) anagrams: write 1 to 500")
    }
  }

  @Test(arguments: [
    ("Elvis", "lives"), ("Eleven plus two", "Twelve plus one"), ("été", "tee"),
    ("e\u{301}te\u{301}", "tée"), ("clothespins", "so let’s pinch"),
    ("Halley's comet", "shall yet come"),
    ("hot-dog", "dog‐hot"), ("ΛΟΓΟΣ", "σολογ"),
  ])
  func `case, accents, spaces, hyphens and apostrophes are put aside`(
    tiles: String, answer: String
  ) throws {
    let level = try AnagramSamples.read(AnagramSamples.text([(tiles, [answer])]))
    #expect(level.entries[0].tiles.sortedLetters == level.entries[0].answers[0].sortedLetters)
  }

  @Test func `the pattern numbers the letters and shows everything else`() throws {
    let level = try AnagramSamples.read(
      AnagramSamples.text([("ab cd ef", ["f’e d‑c ba"])]))
    let pattern = level.entries[0].pattern
    #expect(
      pattern.parts == [
        .target(1), .sign("'"), .target(2), .sign(" "), .target(3), .sign("-"), .target(4),
        .sign(" "), .target(5), .target(6),
      ])
    #expect(pattern.words == [1...2, 3...3, 4...4, 5...6])
  }

  @Test func `a phrase may have 28 letters and words of 13`() throws {
    let tiles = "abcdefghijklm abcdefghijklm ab"
    let answer = "mlkjihgfedcba mlkjihgfedcba ba"
    #expect(throws: Never.self) {
      try AnagramSamples.read(AnagramSamples.text([(tiles, [answer])]))
    }
  }

  @Test func `the level that the page on level files shows can be played`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Docs/Levels.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
    let example = try #require(parts.first { $0.hasPrefix("json\n") && $0.contains("tiles") })
    #expect(try AnagramSamples.read(String(example.dropFirst(5))).entries.count == 3)
  }
}
