/// What a player says about colour.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// Where the output takes it.
  case auto
  case always, never
}

extension ColorChoice {
  /// Whether colour is wanted: the first that speaks decides.
  ///
  /// The order: the command line, NO_COLOR (any value), CLICOLOR_FORCE or FORCE_COLOR (any value but
  /// 0), CLICOLOR=0, the saved setting, TERM=dumb, whether the output is a terminal. Variables that
  /// are empty say nothing, and neither does `auto`.
  ///
  /// - Parameters:
  ///   - choice: What the command line says, if anything.
  ///   - setting: What is saved, if anything.
  ///   - isTerminal: Whether the output is a terminal.
  ///   - environment: The variables' values by name.
  /// - Returns: Whether to write in colour.
  public static func wantsColor(
    choice: ColorChoice?, setting: ColorChoice?, isTerminal: Bool,
    environment: [String: String]
  ) -> Bool {
    func value(_ name: String) -> String { environment[name] ?? "" }
    if let choice, choice != .auto { return choice == .always }
    if !value("NO_COLOR").isEmpty { return false }
    if !["", "0"].contains(value("CLICOLOR_FORCE")) { return true }
    if !["", "0"].contains(value("FORCE_COLOR")) { return true }
    if value("CLICOLOR") == "0" { return false }
    if let setting, setting != .auto { return setting == .always }
    return value("TERM") != "dumb" && isTerminal
  }
}
