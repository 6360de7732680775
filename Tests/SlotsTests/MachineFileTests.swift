import ArcadeCore
import Foundation
import JSON
import Slots
import TestSupport
import Testing

struct MachineFileTests {
  @Test func `the classic machine is that of the rules`() throws {
    let machine = try Machines.classic
    #expect(machine.name == "classic")
    #expect(machine.title == "Classic")
    #expect(machine.wheels == 5)
    #expect(
      machine.symbols.map(\.name) == ["seven", "bar", "crown", "cherry", "lemon", "apple"])
    #expect(machine.symbols.map(\.glyph) == ["7", "BAR", "👑", "🍒", "🍋", "🍎"])
    #expect(machine.symbols.map(\.ascii) == ["7", "BAR", "CRN", "CHR", "LEM", "APL"])
    #expect(machine.symbols.allSatisfy { $0.weight == 1 })
    #expect(machine.pays.map(\.run) == [3, 4, 5])
    #expect(machine.pays.map(\.times) == [10, 30, 100])
    #expect(machine.pays.allSatisfy { $0.symbol == nil })
  }

  @Test func `every built-in file is a machine that is called like it`() throws {
    let names = try Machines.files.map { file in
      let machine = try Machine(file: file)
      #expect(file.path == "Levels/slots/\(machine.name).json")
      #expect(machine.identity == LevelIdentity(name: machine.name, bytes: file.bytes))
      return machine.name
    }
    #expect(names == ["classic", "jackpot", "river", "trio"])
  }

  /// A file that is right, with one part of it replaced, and the fault that follows.
  @Test(arguments: MachineFaults.table)
  func `a file that is wrong is refused with line, column and reason`(fault: FaultyFile) throws {
    let text = fault.text(of: MachineFaults.right)
    let thrown = #expect(throws: FileFault.self) { try Machines.read(text) }
    #expect(thrown?.description == "m.json:\(fault.place): \(fault.reason)")
  }

  @Test func `the file that the faults are made from is right`() throws {
    #expect(throws: Never.self) { try Machines.read(MachineFaults.right) }
  }

  @Test func `a machine may pay back all it takes, and more if it says that it is generous`() throws
  {
    // Two symbols on three wheels: every fourth face pays.
    let pays = #"{"run": 3, "times": 4}"#
    let fair = try Machines.letters(["A": 1, "B": 1], wheels: 3, pays: pays)
    #expect(fair.odds.returned == Fraction(1, of: 1))
    let generous = MachineFaults.right.replacing("\"times\": 2", with: "\"times\": 9")
    #expect(throws: FileFault.self) { try Machines.read(generous) }
    let said = generous.replacing("\"wheels\"", with: "\"generous\": true, \"wheels\"")
    #expect(try Machines.read(said).odds.returned.percent == "150.00 %")
  }

  @Test func `counts that do not fit are refused, not rounded`() throws {
    let weights: KeyValuePairs = [
      "A": 1000, "B": 1000, "C": 1000, "D": 1000, "E": 1000, "F": 1000, "G": 1000, "H": 1000,
      "I": 1000,
    ]
    let pays = #"{"run": 3, "times": 1}"#
    let thrown = #expect(throws: FileFault.self) {
      try Machines.letters(weights, wheels: 7, pays: pays)
    }
    #expect(thrown?.reason == "the weights are too large to be counted: lower them")
    #expect(thrown?.line == 2)

    let high = #expect(throws: FileFault.self) {
      try Machines.letters(
        ["A": 1000, "B": 1], wheels: 6, pays: #"{"run": 6, "times": 1000000}"#)
    }
    #expect(high?.reason == "the pays are too high to be counted: lower them")
    // One that just fits: 1001⁶ faces of which 1000⁶ pay ten times.
    let machine = try Machines.letters(
      ["A": 1000, "B": 1], wheels: 6, pays: #"{"run": 6, "times": 10}"#)
    #expect(machine.odds.faces == 1_006_015_020_015_006_001)
  }

  @Test func `a machine of ten million faces can be played`() throws {
    let names = "ABCDEFGHIJ".map { #"{"name": "\#($0)", "glyph": "\#($0)", "ascii": "\#($0)", "# }
    let symbols = names.map { $0 + #""weight": 1}"# }.joined(separator: ", ")
    let machine = try Machines.read(
      """
      {"name": "seven", "title": "Seven", "wheels": 7, "symbols": [\(symbols)],
       "pays": [{"run": 3, "times": 10}]}
      """)
    #expect(machine.odds.faces == 10_000_000)
    // 10⁷ less the words of seven letters from ten without three alike side by side.
    #expect(machine.odds.wins == 10_000_000 - MachineFaults.wordsWithoutThreeAlike)
  }

  @Test func `the machine that the page on level files shows can be played`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Docs/Levels.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let parts = text.components(separatedBy: "```")
    let example = try #require(parts.first { $0.hasPrefix("json\n") && $0.contains("wheels") })
      .dropFirst(5)
    #expect(try Machines.read(String(example)).odds.returned.percent == "91.20 %")
  }
}
