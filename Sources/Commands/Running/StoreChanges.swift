import ArcadeCore
import Play
import Scores
import Terminal

/// What may be done to results: deleting one, mending the files.
struct StoreChanges {
  private let world: World
  private let console: Console

  /// Changes the store of a world.
  init(_ world: World) {
    self.world = world
    console = Console(world)
  }

  /// Deletes a result, once a person at a terminal has said yes.
  ///
  /// - Parameters:
  ///   - key: The result's key.
  ///   - isSure: Whether nobody needs to be asked; without a terminal nobody can be.
  /// - Returns: How the command ends.
  /// - Throws: ``CommandFault`` if nobody can be asked, or the result cannot be deleted.
  func delete(_ key: ResultKey, withoutAsking isSure: Bool) throws(CommandFault) -> Outcome {
    if !isSure {
      guard world.process.isTerminal(0), world.process.isTerminal(1) else {
        throw CommandFault(
          .usage, "Nobody can be asked here whether to delete \(key): say --yes to delete it.")
      }
      try console.print("Delete the result \(key) for ever? [y/N] ")
      var reader = LineReader(world.streams.input)
      guard let answer = reader.next(), ["y", "yes"].contains(answer.lowercased()) else {
        try console.print("Kept.\n")
        return .done
      }
    }
    do throws(StoreError) {
      try world.store().delete(key)
    } catch {
      throw CommandFault(error)
    }
    try console.print("Deleted \(key).\n")
    return .done
  }

  /// Mends the files of the store.
  ///
  /// - Returns: How the command ends.
  /// - Throws: ``CommandFault`` if it cannot be done; the files are then as they were.
  func repair() throws(CommandFault) -> Outcome {
    let report: RepairReport
    do throws(StoreError) {
      report = try world.store().repair()
    } catch {
      throw CommandFault(error)
    }
    for damage in report.damage {
      try console.print("Line \(damage.line): \(PrintableText.escaped(damage.reason)).\n")
    }
    for copy in report.copies {
      try console.print("The damaged file is set aside as \(PrintableText.escaped(copy)).\n")
    }
    let kept = report.kept == 1 ? "1 result is" : "\(report.kept) results are"
    try console.print(
      report.copies.isEmpty ? "Nothing is damaged: \(kept) kept.\n" : "\(kept) whole and kept.\n")
    for notice in report.takeIn.notices { console.complain(notice) }
    return .status(report.takeIn.fault == nil ? .done : .cannotWrite)
  }
}
