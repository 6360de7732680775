import ArcadeCore
import Testing

@testable import Scores

struct KeyTableTests {
  @Test func `a table finds every key with its last number, and no other`() {
    var generator = SplitMix64(seed: Seed(randomBits: 6 << 11), stream: 1)
    var table = KeyTable()
    var numbers: [EntryKey: Int] = [:]
    for number in 1...3000 {
      let key = EntryKey(
        milliseconds: Int64(generator.draw(below: 50)), suffix: UInt32(generator.draw(below: 50)))
      table[key] = number
      numbers[key] = number
    }
    #expect(table.count == numbers.count)
    for milliseconds in 0..<Int64(60) {
      for suffix in 0..<UInt32(60) {
        let key = EntryKey(milliseconds: milliseconds, suffix: suffix)
        #expect(table[key] == numbers[key])
      }
    }
  }

  @Test func `a ledger in order reads all, and stops at the first key that is not`() {
    var ledger = KeyLedger()
    let keys = (0..<5).map { EntryKey(milliseconds: Int64($0), suffix: 9) }
    #expect(keys.map { ledger.admit($0) } == [.read, .read, .read, .read, .read])
    #expect(ledger.admit(keys[4]) == .outOfOrder)
    var other = KeyLedger()
    _ = other.admit(keys[3])
    #expect(other.admit(keys[2]) == .outOfOrder)
  }

  @Test func `a filter overlooks no key that came before, and suspects few others`() {
    var ledger = KeyLedger.filtering()
    let keys = (0..<20_000).map { EntryKey(milliseconds: Int64($0) * 61_000, suffix: 0x6132_3232) }
    for key in keys { #expect(ledger.admit(key) == .read) }
    #expect(!ledger.hasSuspects)
    _ = ledger.admit(keys[7])
    #expect(ledger.hasSuspects)

    var second = ledger.knowing()
    let verdicts = keys.map { second.admit($0) }
    #expect(verdicts.filter { $0 == .superseded }.count == 1)
    #expect(verdicts[7] == .superseded)
    #expect(second.admit(keys[7]) == .read)
  }
}
