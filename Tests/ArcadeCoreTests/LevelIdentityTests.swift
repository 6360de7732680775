import ArcadeCore
import Testing

struct LevelIdentityTests {
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("b", 0xAF63_DF4C_8601_F1A5),
      ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func `the hash is the published one`(text: String, hash: UInt64) {
    #expect(LevelIdentity(name: "x", bytes: Array(text.utf8)).hash == hash)
  }

  @Test func `an identity is its name and sixteen digits`() {
    let identity = LevelIdentity(name: "easy-2", bytes: Array("foobar".utf8))
    #expect(identity.description == "easy-2 85944171f73967e8")
    #expect(LevelIdentity(text: "easy-2 85944171f73967e8") == identity)
  }

  @Test func `an identity is read from its own text`() {
    var generator = SplitMix64(state: 1)
    var shortest = 16
    for _ in 0..<500 {
      let bytes = (0..<generator.draw(below: 20)).map { _ in UInt8(generator.draw(below: 256)) }
      let identity = LevelIdentity(name: "level", bytes: bytes)
      shortest = min(shortest, String(identity.hash, radix: 16).utf8.count)
      #expect(LevelIdentity(text: identity.description) == identity)
    }
    #expect(shortest < 16, "a hash that begins with 0 is among them")
  }

  @Test(arguments: [
    "", " ", "easy", "easy ", " 85944171f73967e8", "easy 85944171f73967e", "easy 085944171f73967e8",
    "easy 85944171F73967E8", "easy +5944171f73967e8", "easy 85944171f73967g8",
    "easy  85944171f73967e8", "easy 85944171f73967e8 ", "two words 85944171f73967e8",
  ])
  func `text that is none is refused`(text: String) {
    #expect(LevelIdentity(text: text) == nil)
  }
}
