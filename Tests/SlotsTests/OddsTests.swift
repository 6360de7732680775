import ArcadeCore
import Testing

@testable import Slots

struct OddsTests {
  @Test func `the classic machine's odds are those of the rules`() throws {
    let odds = try Machines.classic.odds
    #expect(odds.faces == 7776)
    #expect((1...5).map(odds.faces(longestRun:)) == [3750, 3450, 510, 60, 6])
    #expect((0...2).map(odds.faces(line:)) == [510, 60, 6])
    #expect(odds.wins == 576)
    #expect(odds.hitFrequency.description == "2/27")
    #expect(odds.hitFrequency.tries == "13.5")
    #expect(odds.returned.description == "625/648")
    #expect(odds.returned.percent == "96.45 %")
  }

  @Test(arguments: ["classic", "jackpot", "trio"])
  func `a built-in machine's odds are those of all its faces, one by one`(name: String) throws {
    let machine = try Machines.builtIn(name)
    let counted = FaceByFace(machine)
    #expect(machine.odds.outcomes == counted.outcomes)
    #expect(machine.odds.returned == counted.returned)
  }

  @Test(arguments: 1...40)
  func `the odds of any machine are those of all its faces, one by one`(seed: UInt64) throws {
    let machine = try RandomMachine.make(seed: seed)
    let counted = FaceByFace(machine)
    #expect(machine.odds.outcomes == counted.outcomes)
    #expect(machine.odds.returned == counted.returned)
    #expect(machine.odds.outcomes.reduce(0) { $0 + $1.faces } == machine.odds.faces)
  }

  @Test func `every built-in machine takes more than it pays back`() throws {
    for file in Machines.files {
      let returned = try Machine(file: file).odds.returned
      #expect(returned.numerator < returned.denominator, "\(file.path)")
    }
  }

  @Test(
    arguments: [
      (6, 4, "3/2"), (0, 5, "0/1"), (7, 7, "1/1"), (625, 648, "625/648"),
      (UInt64.max, 1, "18,446,744,073,709,551,615/1"), (1, 10_000_000, "1/10,000,000"),
    ] as [(UInt64, UInt64, String)])
  func `a fraction stands in its lowest terms`(above: UInt64, below: UInt64, text: String) {
    #expect(Fraction(above, of: below).description == text)
  }

  @Test(
    arguments: [
      (1, 3, "33.33 %"), (2, 3, "66.67 %"), (1, 1, "100.00 %"), (0, 1, "0.00 %"),
      (5, 4, "125.00 %"),
      (1, 7776, "0.01 %"), (1, 10_000_000, "0.00001 %"), (1, 1000, "0.10 %"),
    ] as [(UInt64, UInt64, String)])
  func `a fraction in percent is rounded to the nearest`(
    above: UInt64, below: UInt64, text: String
  ) {
    #expect(Fraction(above, of: below).percent == text)
  }
}

/// Counts a machine's faces in the plainest way: each by itself, judged by the rules.
struct FaceByFace {
  /// What they come to, in the order and form of the machine's odds.
  let outcomes: [Odds.Outcome]
  private let machine: Machine

  init(_ machine: Machine) {
    self.machine = machine
    var counts: [[UInt64]] = Array(
      repeating: Array(repeating: 0, count: machine.pays.count + 1), count: machine.wheels + 1)
    var face = [Int](repeating: 0, count: machine.wheels)
    repeat {
      let weight = face.reduce(1) { $0 * UInt64(machine.symbols[$1].weight) }
      let line = machine.win(on: face).map { $0.line + 1 } ?? 0
      counts[machine.longestRun(of: face)][line] += weight
    } while Self.advance(&face, symbols: machine.symbols.count)
    outcomes = counts.indices.flatMap { run in
      counts[run].indices.filter { counts[run][$0] > 0 }.map { line in
        Odds.Outcome(
          longestRun: run, line: line == 0 ? nil : line - 1, faces: counts[run][line])
      }
    }
  }

  /// What all faces pay together, by how often each comes, of all that is staked on them.
  var returned: Fraction {
    let faces = outcomes.reduce(0) { $0 + $1.faces }
    let paid = outcomes.reduce(0) { sum, outcome in
      sum + outcome.faces * UInt64(outcome.line.map { machine.pays[$0].times } ?? 0)
    }
    return Fraction(paid, of: faces)
  }

  private static func advance(_ face: inout [Int], symbols: Int) -> Bool {
    for wheel in face.indices {
      face[wheel] += 1
      guard face[wheel] == symbols else { return true }
      face[wheel] = 0
    }
    return false
  }
}

/// Machines of all shapes, to test laws on.
enum RandomMachine {
  /// A machine with at most 4,096 faces, the same for the same seed.
  static func make(seed: UInt64) throws -> Machine {
    var chance = SplitMix64(state: seed)
    let wheels = 3 + chance.draw(below: 4)
    let count = 2 + chance.draw(below: wheels > 4 ? 3 : 5)
    let names = "ABCDEF".prefix(count).map(String.init)
    let symbols = names.map { name in
      #"{"name": "\#(name)", "glyph": "\#(name)", "ascii": "\#(name)", "#
        + #""weight": \#(1 + chance.draw(below: 9))}"#
    }
    var pays: [String] = []
    for run in 3...wheels {
      for name in [nil] + names.map(Optional.some) where chance.draw(below: 3) > 0 {
        let symbol = name.map { #", "symbol": "\#($0)""# } ?? ""
        pays.append(#"{"run": \#(run), "times": \#(1 + chance.draw(below: 20))\#(symbol)}"#)
      }
    }
    if pays.isEmpty { pays = [#"{"run": 3, "times": 2}"#] }
    return try Machines.read(
      """
      {"name": "random", "title": "Random", "wheels": \(wheels), "generous": true,
       "symbols": [\(symbols.joined(separator: ", "))],
       "pays": [\(chance.shuffled(pays).joined(separator: ", "))]}
      """)
  }
}
