public import ArcadeCore

/// A slot machine as its file describes it: wheels, symbols and what they pay.
///
/// Every wheel holds the same symbols; a machine is only ever one that can be played.
public struct Machine: Equatable, Sendable {
  /// A symbol of the wheels.
  public struct Symbol: Equatable, Sendable {
    /// The symbol in words, as `cherry`.
    public let name: String
    /// How it is drawn, in one to three cells.
    public let glyph: String
    /// How it is drawn in ASCII, in one to three characters.
    public let ascii: String
    /// How often it comes, against the other symbols: 1 to 1000.
    public let weight: Int
  }

  /// A line of the paytable.
  public struct Pay: Equatable, Sendable {
    /// How many equal symbols must stand side by side.
    public let run: Int
    /// The index of the only symbol that it pays for, or `nil` if it pays for each.
    public let symbol: Int?
    /// What is paid, in bets.
    public let times: Int
  }

  /// The name and the content of the machine's file.
  public let identity: LevelIdentity
  /// The machine's name for people.
  public let title: String
  /// How many wheels stand side by side: 3 to 7.
  public let wheels: Int
  /// The symbols in their order on each wheel: 2 to 12.
  public let symbols: [Symbol]
  /// The paytable in the order of the file.
  public let pays: [Pay]
  /// The exact chances of the wheels.
  public let odds: Odds
  /// The symbol of every draw below ``totalWeight``: each as often as it weighs.
  let draws: [UInt8]
  /// The line that pays for a run, by symbol and then by the run's length from 0; −1 for none.
  private let lines: [Int8]

  /// The name, by which commands and results know the machine.
  public var name: String { identity.name }

  /// The weights of all symbols together.
  public var totalWeight: Int { draws.count }

  /// Puts a machine together of parts that are each as the rules want them.
  ///
  /// - Throws: ``OddsFault`` if its chances cannot be counted.
  init(
    identity: LevelIdentity, title: String, wheels: Int, symbols: [Symbol], pays: [Pay]
  ) throws(OddsFault) {
    self.identity = identity
    self.title = title
    self.wheels = wheels
    self.symbols = symbols
    self.pays = pays
    draws = symbols.indices.flatMap { index in
      Array(repeating: UInt8(index), count: symbols[index].weight)
    }
    let lines = symbols.indices.flatMap { symbol in
      (0...wheels).map { Int8(Self.line(of: pays, symbol: symbol, run: $0) ?? -1) }
    }
    self.lines = lines
    odds = try Odds(wheels: wheels, weights: symbols.map(\.weight), pays: pays) { symbol, run in
      Self.line(in: lines, symbol: symbol, run: run, wheels: wheels)
    }
  }

  /// The index of the pay for a run of equal symbols, or `nil` if it pays nothing.
  ///
  /// The longest run that the paytable knows and this one holds counts; a pay that names the symbol
  /// goes before the general one.
  func line(symbol: Int, run: Int) -> Int? {
    Self.line(in: lines, symbol: symbol, run: run, wheels: wheels)
  }

  private static func line(in lines: [Int8], symbol: Int, run: Int, wheels: Int) -> Int? {
    let line = lines[symbol * (wheels + 1) + run]
    return line < 0 ? nil : Int(line)
  }

  private static func line(of pays: [Pay], symbol: Int, run: Int) -> Int? {
    pays.indices
      .filter { pays[$0].run <= run && (pays[$0].symbol ?? symbol) == symbol }
      .max { one, other in
        let (one, other) = (pays[one], pays[other])
        return one.run == other.run
          ? one.symbol == nil && other.symbol != nil : one.run < other.run
      }
  }
}
