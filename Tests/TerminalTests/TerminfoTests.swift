import ArcadeCore
import Foundation
import Terminal
import Testing

struct TerminfoTests {
  @Test func `the system's folders are looked through after the player's`() {
    let paths = Terminfo.paths(
      terminal: "xterm",
      environment: ["HOME": "/home/me", "TERMINFO": "/own", "TERMINFO_DIRS": "/more:"])
    #expect(
      paths.prefix(10) == [
        "/own/x/xterm", "/own/78/xterm", "/home/me/.terminfo/x/xterm",
        "/home/me/.terminfo/78/xterm", "/more/x/xterm", "/more/78/xterm",
        "/etc/terminfo/x/xterm", "/etc/terminfo/78/xterm", "/lib/terminfo/x/xterm",
        "/lib/terminfo/78/xterm",
      ])
    #expect(paths.contains("/usr/share/terminfo/x/xterm"))
    #expect(Set(paths).count == paths.count)
  }

  @Test(arguments: ["", ".", "../x", "a/b", "x\n", "é", " x"])
  func `a name that leads elsewhere is refused`(terminal: String) {
    #expect(Terminfo.paths(terminal: terminal, environment: [:]) == [])
  }

  /// An entry with names, flags and numbers of so many bytes; the number of colours is the last.
  private func entry(names: String, flags: Int, colors: Int, bytes: Int) -> [UInt8] {
    func short(_ value: Int, _ bytes: Int = 2) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let head = [bytes == 2 ? 0o432 : 0o1036, names.utf8.count, flags, 14, 0, 0].flatMap {
      short($0)
    }
    let odd = (names.utf8.count + flags) % 2
    let numbers = (0..<13).flatMap { _ in short(-1, bytes) } + short(colors, bytes)
    return head + names.utf8 + Array(repeating: 1, count: flags + odd) + numbers
  }

  @Test(arguments: [2, 4], [3, 4])
  func `the number of colours is read, with 16 and with 32 bits`(bytes: Int, flags: Int) {
    for names in ["x|", "xt|"] {
      func colors(_ number: Int) -> Int? {
        Terminfo.colors(in: entry(names: names, flags: flags, colors: number, bytes: bytes))
      }
      #expect(colors(8) == 8)
      #expect(colors(256) == 256)
      #expect(colors(0) == 0)
      #expect(colors(-1) == nil)
      #expect(colors(-2) == nil)
      #expect(colors(0x100_0000) == (bytes == 4 ? 0x100_0000 : 0))
    }
  }

  @Test func `a damaged entry has no number`() {
    let whole = entry(names: "x|", flags: 3, colors: 256, bytes: 2)
    for count in 0..<whole.count { #expect(Terminfo.colors(in: Array(whole.prefix(count))) == nil) }
    var other = whole
    other[0] = 0
    #expect(Terminfo.colors(in: other) == nil)
    var chance = SplitMix64(state: 1)
    for _ in 0..<2_000 {
      var bytes = whole
      bytes[chance.draw(below: 12)] = UInt8(truncatingIfNeeded: chance.next())
      _ = Terminfo.colors(in: bytes)
    }
  }

  @Test func `entries of this system are read as tput reads them`() {
    let known = ["xterm": 8, "xterm-256color": 256, "linux": 8, "vt100": -1, "screen": 8]
    for (terminal, colors) in known {
      let path = Terminfo.paths(terminal: terminal, environment: [:])
        .first { FileManager.default.fileExists(atPath: $0) }
      // A system without terminfo has nothing to compare with.
      guard let path, let data = FileManager.default.contents(atPath: path) else { continue }
      #expect(Terminfo.colors(in: Array(data)) ?? -1 == colors, "\(terminal)")
    }
  }
}
