public import ArcadeCore
public import JSON
import Terminal

extension Machine {
  /// The most faces that a machine may have, each counted once.
  public static let mostFaces = 10_000_000

  /// Reads a machine's file.
  ///
  /// - Parameter file: The file's path, for faults, and its bytes.
  /// - Throws: `FileFault` with line, column and reason if the file is no machine, cannot be played,
  ///   or pays back more than it takes without saying that it is generous.
  public init(file: LevelFile) throws(FileFault) {
    self = try MachineReader(file).machine()
  }
}

/// Reads one machine's file, and says what is wrong with it and where.
struct MachineReader {
  /// The file's values, with their places.
  let json: JSONFile
  private let bytes: [UInt8]

  /// Reads a file as JSON.
  init(_ file: LevelFile) throws(FileFault) {
    json = try JSONFile(path: file.path, bytes: file.bytes)
    bytes = file.bytes
  }

  /// Reads the whole file.
  func machine() throws(FileFault) -> Machine {
    let members = try json.members(
      json.root, of: "a machine",
      required: SlotsGame.levelKeys,
      optional: ["generous"])
    let name = try name(members["name"])
    let title = try text(members["title"], "title", cells: 1...40)
    let wheels = try json.number(members["wheels"], "wheels", in: 3...7)
    let symbols = try symbols(members["symbols"])
    let pays = try pays(members["pays"], wheels: wheels, symbols: symbols)
    let isGenerous = try generous(members.optional("generous"))
    try checkFaces(members["symbols"], wheels: wheels, symbols: symbols.count)

    let machine: Machine
    do throws(OddsFault) {
      machine = try Machine(
        identity: LevelIdentity(name: name, bytes: bytes), title: title, wheels: wheels,
        symbols: symbols, pays: pays)
    } catch {
      switch error {
      case .tooManyFaces:
        throw json.fault(members["symbols"], "the weights are too large to be counted: lower them")
      case .paysTooMuch:
        throw json.fault(members["pays"], "the pays are too high to be counted: lower them")
      }
    }
    let returned = machine.odds.returned
    guard isGenerous || returned.numerator <= returned.denominator else {
      throw json.fault(
        members["pays"],
        "the machine pays back \(returned.percent) of what it takes: lower \"times\", or say "
          + "\"generous\": true")
    }
    return machine
  }

  private func symbols(_ node: JSONNode) throws(FileFault) -> [Machine.Symbol] {
    let elements = try json.list(node, "symbols", of: "symbols", count: 2...12)
    var symbols: [Machine.Symbol] = []
    for element in elements {
      let members = try json.members(
        element, of: "a symbol", required: ["name", "glyph", "ascii", "weight"])
      let symbol = Machine.Symbol(
        name: try text(members["name"], "name", cells: 1...16),
        glyph: try text(members["glyph"], "glyph", cells: 1...3),
        ascii: try ascii(members["ascii"]),
        weight: try json.number(members["weight"], "weight", in: 1...1000))
      guard !symbols.contains(where: { $0.name == symbol.name }) else {
        throw json.fault(
          members["name"], "two symbols are called \(JSON.quote(symbol.name)): name each once")
      }
      symbols.append(symbol)
    }
    return symbols
  }

  private func pays(
    _ node: JSONNode, wheels: Int, symbols: [Machine.Symbol]
  ) throws(FileFault) -> [Machine.Pay] {
    let elements = try json.list(node, "pays", of: "pays", count: 1...Int.max)
    var pays: [Machine.Pay] = []
    for element in elements {
      let members = try json.members(
        element, of: "a pay", required: ["run", "times"], optional: ["symbol"])
      let pay = Machine.Pay(
        run: try json.number(members["run"], "run", in: 3...wheels),
        symbol: try index(members.optional("symbol"), of: symbols),
        times: try json.number(members["times"], "times", in: 1...1_000_000))
      guard !pays.contains(where: { $0.run == pay.run && $0.symbol == pay.symbol }) else {
        let whom = pay.symbol.map { "\(JSON.quote(symbols[$0].name)) has" } ?? "there are"
        throw json.fault(element, "\(whom) two pays for a run of \(pay.run): keep one")
      }
      pays.append(pay)
    }
    return pays
  }

  private func generous(_ node: JSONNode?) throws(FileFault) -> Bool {
    guard let node else { return false }
    return try json.flag(node, "generous")
  }

  private func index(
    _ node: JSONNode?, of symbols: [Machine.Symbol]
  ) throws(FileFault) -> Int? {
    guard let node else { return nil }
    guard let name = node.string else {
      throw json.fault(node, "\"symbol\" must be a symbol's name")
    }
    guard let index = symbols.firstIndex(where: { $0.name == name }) else {
      let names = Words.list(symbols.map { JSON.quote($0.name) }, "or")
      throw json.fault(node, "there is no symbol \(JSON.quote(name)): write \(names)")
    }
    return index
  }

  private func checkFaces(_ node: JSONNode, wheels: Int, symbols: Int) throws(FileFault) {
    let faces = (0..<wheels).reduce(1) { faces, _ in faces * symbols }
    guard faces <= Machine.mostFaces else {
      throw json.fault(
        node,
        "\(symbols) symbols on \(wheels) wheels make \(Score.text(faces)) faces, and a machine has "
          + "at most \(Score.text(Machine.mostFaces)): take away symbols or wheels")
    }
  }
}
