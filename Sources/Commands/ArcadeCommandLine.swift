public import Play
import Terminal

/// The program, from the words that were typed to the way it ends.
public enum ArcadeCommandLine {
  /// The version of arcade.
  public static let version = "0.1.0"

  /// Does what the command line of this process asks for, and ends the process.
  public static func main() -> Never {
    switch run(in: .live()) {
    case .status(let status): endProcess(with: status.rawValue)
    case .signal(let signal): endProcess(by: signal)
    }
  }

  /// Does what the command line asks for.
  ///
  /// All words are read and found right before anything else is done or looked at.
  ///
  /// - Parameter world: Everything outside the program.
  /// - Returns: How the program is to end.
  public static func run(in world: World) -> Outcome {
    do throws(CommandFault) {
      let words = world.process.arguments()
      // Before the table of all commands is made: a version is asked for in scripts.
      if words == ["--version"] {
        try Console(world).print("arcade \(version)\n")
        return .done
      }
      return try outcome(of: words, in: world)
    } catch {
      if let sentence = error.sentence { Console(world).complain(sentence) }
      return .status(error.status)
    }
  }

  private static func outcome(of words: [String], in world: World) throws(CommandFault) -> Outcome {
    switch try request(for: words) {
    case .version: try Console(world).print("arcade \(version)\n")
    case .help(let command):
      let isRoot = command.name.isEmpty
      try Console(world).print(
        isRoot ? HelpText.text(of: CommandTable.all) : HelpText.text(of: command))
    case .run(let command, let arguments): return try command.run(arguments, world)
    }
    return .done
  }

  private static func request(for words: [String]) throws(CommandFault) -> CommandTable.Request {
    do throws(UsageError) {
      return try CommandTable.all.request(for: words)
    } catch {
      throw CommandFault(error)
    }
  }
}
