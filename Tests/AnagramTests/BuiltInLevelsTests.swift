import Anagram
import ArcadeCore
import Testing

struct BuiltInLevelsTests {
  @Test(arguments: [
    ("easy", "Easy-peasy", 1, 10, 600), ("medium", "Challenge accepted", 2, 30, 360),
    ("hard", "I'm totally hard-core", 3, 80, 180),
  ])
  func `the three levels have the numbers of the rules`(
    name: String, title: String, order: Int, points: Int, seconds: Int
  ) throws {
    let file = try #require(
      AnagramSamples.files.first { $0.path == "Levels/anagram/\(name).json" })
    let level = try AnagramLevel(file: file)
    #expect(level.name == name)
    #expect(level.title == title)
    #expect(level.order == order)
    #expect(level.pointsPerTile == points)
    #expect(level.timeToSolve == seconds)
    #expect(level.entries.count >= 30)
  }

  @Test func `there are three, and each mixes words and phrases`() throws {
    #expect(AnagramSamples.files.count == 3)
    for file in AnagramSamples.files {
      let shapes = try AnagramLevel(file: file).entries.map { $0.answers[0].lettersOfWords.count }
      #expect(shapes.contains(1))
      #expect(shapes.contains { $0 > 1 })
    }
  }

  /// Counted anew, by nothing but the characters of the texts.
  @Test func `every answer is made of exactly the letters of its tiles`() throws {
    func letters(_ text: String) -> [Character] {
      text.lowercased().filter { !" -'".contains($0) }.sorted()
    }
    for file in AnagramSamples.files {
      for entry in try AnagramLevel(file: file).entries {
        for answer in entry.answers {
          #expect(letters(answer.text) == letters(entry.tiles.text))
          #expect(letters(answer.text).allSatisfy { ("a"..."z").contains($0) })
        }
      }
    }
  }

  @Test func `no letters come twice in a level`() throws {
    for file in AnagramSamples.files {
      let entries = try AnagramLevel(file: file).entries
      #expect(Set(entries.map(\.tiles.sortedLetters)).count == entries.count)
    }
  }
}
