import Anagram
import Testing

struct AnagramLimitsTests {
  @Test func `a row of tiles of the longest word fits in 80 columns`() {
    let tileWidth = 5
    #expect(AnagramLimits.longestWord * tileWidth <= 80)
    #expect(AnagramLimits.letters.contains(AnagramLimits.longestWord))
  }
}
