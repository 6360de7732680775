public import ArcadeCore
import JSON

extension SlotsGame {
  /// Reads a machine file whole, with every check of the rules.
  ///
  /// - Throws: `SetupFault` with file, line, column and reason if it cannot be played.
  public static func summary(of file: LevelFile) throws(SetupFault) -> LevelSummary {
    do throws(FileFault) {
      let machine = try Machine(file: file)
      return LevelSummary(
        name: machine.name, title: machine.title,
        detail: "\(machine.wheels) wheels, pays back \(machine.odds.returned.percent)")
    } catch {
      throw SetupFault(.data, error.description)
    }
  }
}
