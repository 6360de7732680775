public import ArcadeCore
import JSON

extension SlotsGame {
  /// What every machine file says.
  public static let levelKeys = ["name", "title", "wheels", "symbols", "pays"]

  /// Reads a machine file whole, with every check of the rules.
  ///
  /// - Throws: `SetupFault` with file, line, column and reason if it cannot be played.
  public static func summary(of file: LevelFile) throws(SetupFault) -> LevelSummary {
    let machine = try Machine(reading: file)
    return LevelSummary(
      name: machine.name, title: machine.title,
      detail: "\(machine.wheels) wheels, pays back \(machine.odds.returned.percent)")
  }
}

extension Machine: FileLevel {
  /// What people call it.
  public static let noun = "machine"

  /// Reads a machine file whole, with every check of the rules.
  ///
  /// - Throws: `SetupFault` with file, line, column and reason if it cannot be played.
  public init(reading file: LevelFile) throws(SetupFault) {
    do throws(FileFault) {
      self = try Machine(file: file)
    } catch {
      throw SetupFault(.data, error.description)
    }
  }
}
