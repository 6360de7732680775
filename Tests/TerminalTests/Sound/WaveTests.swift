import Testing

@testable import Terminal

struct WaveTests {
  @Test(arguments: Sound.allCases)
  func `a sound is short, neither silent nor clipped, and starts and ends softly`(sound: Sound) {
    let samples = Wave(sound).samples.map(Int.init)
    #expect((0.02...0.6).contains(Double(samples.count) / Double(Wave.rate)))
    let peak = samples.map(abs).max() ?? 0
    #expect((3000..<32_000).contains(peak))
    #expect(abs(samples.first ?? .max) < 300)
    #expect(abs(samples.last ?? .max) < 300)
  }

  @Test(arguments: Sound.allCases)
  func `the file's header says what follows`(sound: Sound) {
    let file = Wave(sound).file
    func number(at offset: Int, bytes: Int) -> Int {
      (0..<bytes).reduce(0) { $0 | Int(file[offset + $1]) << (8 * $1) }
    }
    #expect(Array(file[0..<4]) == Array("RIFF".utf8))
    #expect(number(at: 4, bytes: 4) == file.count - 8)
    #expect(Array(file[8..<16]) == Array("WAVEfmt ".utf8))
    #expect(number(at: 16, bytes: 4) == 16)
    #expect(number(at: 20, bytes: 2) == 1)
    #expect(number(at: 22, bytes: 2) == 1)
    #expect(number(at: 24, bytes: 4) == 22_050)
    #expect(number(at: 28, bytes: 4) == 44_100)
    #expect(number(at: 32, bytes: 2) == 2)
    #expect(number(at: 34, bytes: 2) == 16)
    #expect(Array(file[36..<40]) == Array("data".utf8))
    #expect(number(at: 40, bytes: 4) == file.count - 44)
    #expect(file.count == 44 + 2 * Wave(sound).samples.count)
  }

  @Test func `every sound is another one, and always the same`() {
    let waves = Sound.allCases.map { Wave($0).samples }
    #expect(Set(waves).count == Sound.allCases.count)
    #expect(waves == Sound.allCases.map { Wave($0).samples })
  }
}
