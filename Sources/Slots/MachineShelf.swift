import ArcadeCore
import JSON

/// The machine files at hand, to find one in.
struct MachineShelf {
  /// The files in the order in which they count: of two of one name, the first is meant.
  let files: [LevelFile]

  /// Finds a machine by its name.
  ///
  /// A file that is called like the machine is looked at first, so that others need not be read.
  ///
  /// - Throws: `SetupFault` with the file's fault if it is wrong, else with the names to choose from.
  func machine(named name: String) throws(SetupFault) -> Machine {
    try checkFiles()
    if let machine = playable(name) { return machine }
    for file in files where Self.stem(of: file.path) == name { try check(file) }
    throw missing(name)
  }

  /// Finds a machine by its name, or else takes the first that can be played.
  ///
  /// - Throws: `SetupFault` with the fault of the file that is called like the machine, or of the
  ///   first file if none can be played.
  func machine(preferring name: String) throws(SetupFault) -> Machine {
    try checkFiles()
    if let machine = playable(name) { return machine }
    for file in files where Self.stem(of: file.path) == name { try check(file) }
    for file in files {
      if let machine = try? Machine(file: file) { return machine }
    }
    for file in files { try check(file) }
    throw missing(name)
  }

  /// Finds a machine by its name and the content of its file.
  ///
  /// - Throws: `SetupFault` if there is none of that name, or its file has changed.
  func machine(_ identity: LevelIdentity) throws(SetupFault) -> Machine {
    for file in files where LevelIdentity(name: identity.name, bytes: file.bytes) == identity {
      if let machine = try? Machine(file: file), machine.identity == identity { return machine }
    }
    let other = try machine(named: identity.name)
    throw SetupFault(
      .data, "The machine \(other.name) has changed since the game: bring its old file back.")
  }

  private func playable(_ name: String) -> Machine? {
    for file in files.filter({ Self.stem(of: $0.path) == name }) + files {
      if let machine = try? Machine(file: file), machine.name == name { return machine }
    }
    return nil
  }

  private func checkFiles() throws(SetupFault) {
    guard files.isEmpty else { return }
    throw SetupFault(.missing, "There is no machine to play: put a file into Levels/slots.")
  }

  private func check(_ file: LevelFile) throws(SetupFault) {
    do throws(FileFault) {
      _ = try Machine(file: file)
    } catch {
      throw SetupFault(.data, error.description)
    }
  }

  private func missing(_ name: String) -> SetupFault {
    var names: [String] = []
    for file in files {
      if let machine = try? Machine(file: file), !names.contains(machine.name) {
        names.append(machine.name)
      }
    }
    // A name that cannot be one may hold anything: it is not repeated.
    let lack =
      MachineReader.isName(name)
      ? "There is no machine called \(name)"
      : "A machine's name is lower-case letters, digits and hyphens"
    guard !names.isEmpty else {
      return SetupFault(.missing, "\(lack), and no other can be played: check the machine files.")
    }
    return SetupFault(.usage, "\(lack): choose \(Words.list(names, "or")).")
  }

  /// A path's last part without its ending.
  private static func stem(of path: String) -> Substring {
    let file = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    return file.hasSuffix(".json") ? file.dropLast(5) : file
  }
}
