import ArcadeCore
import Terminal

/// What `--odds` and `--simulate` print about a machine, in ASCII, at most 76 cells wide.
public enum SlotsReport {
  /// The exact odds: symbols, paytable, runs, hit frequency and RTP.
  public static func odds(of machine: Machine) -> [String] {
    let odds = machine.odds
    let sections = [
      [
        "\(machine.title): \(machine.wheels) wheels of \(machine.symbols.count) symbols, "
          + "\(number(odds.faces)) faces"
      ],
      symbols(of: machine).lines, pays(of: machine).lines, runs(of: machine).lines,
      [
        "wins         \(number(odds.wins)) of \(number(odds.faces)) = \(odds.hitFrequency), "
          + "one in \(odds.hitFrequency.tries) spins",
        "pays back    \(odds.returned) = \(odds.returned.percent) of what is bet",
      ],
    ]
    return Array(sections.joined(separator: [""]))
  }

  /// A count as people read it.
  static func number(_ count: UInt64) -> String { Fraction.text(count) }

  /// The line of the paytable in words: `3 in a row`, `3 cherries`.
  static func name(of pay: Machine.Pay, on machine: Machine) -> String {
    guard let symbol = pay.symbol else { return "\(pay.run) in a row" }
    return "\(pay.run) \(Words.plural(machine.symbols[symbol].name))"
  }

  private static func symbols(of machine: Machine) -> TextTable {
    var table = TextTable(["symbol", "weight", "chance on a wheel"])
    for symbol in machine.symbols {
      let chance = Fraction(UInt64(symbol.weight), of: UInt64(machine.totalWeight))
      table.add([symbol.name, String(symbol.weight), "\(chance) = \(chance.percent)"])
    }
    return table
  }

  private static func pays(of machine: Machine) -> TextTable {
    var table = TextTable(["pays", "times", "faces", "one in", "share of RTP"])
    for (line, pay) in machine.pays.enumerated() {
      let faces = machine.odds.faces(line: line)
      let chance = Fraction(faces, of: machine.odds.faces)
      let share = chance.value * Double(pay.times) * 100
      table.add([
        name(of: pay, on: machine), number(UInt64(pay.times)), number(faces),
        faces == 0 ? "never" : chance.tries, "\(FixedDecimal.text(share, digits: 2)) %",
      ])
    }
    return table
  }

  private static func runs(of machine: Machine) -> TextTable {
    var table = TextTable(["longest run", "faces", "chance"])
    for run in 1...machine.wheels {
      let faces = machine.odds.faces(longestRun: run)
      table.add([String(run), number(faces), Fraction(faces, of: machine.odds.faces).percent])
    }
    return table
  }
}
