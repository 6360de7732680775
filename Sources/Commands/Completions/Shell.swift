/// The shells that complete arcade's commands by a script made here.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that teaches the shell all commands, their options and the values to choose from.
  ///
  /// - Parameter table: All commands.
  /// - Returns: Lines, each with its newline.
  func script(for table: CommandTable) -> String {
    let lines =
      switch self {
      case .bash: BashScript.lines(for: table)
      case .zsh: ZshScript.lines(for: table)
      case .fish: FishScript.lines(for: table)
      }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What makes the shell read the script at each start.
  var installation: String {
    switch self {
    case .bash, .zsh: "eval \"$(arcade completions \(rawValue))\""
    case .fish: "arcade completions fish > ~/.config/fish/completions/arcade.fish"
    }
  }

  /// Where that stands, or how often it is run.
  var place: String {
    switch self {
    case .bash: "In ~/.bashrc"
    case .zsh: "In ~/.zshrc, after compinit"
    case .fish: "Once"
    }
  }
}

extension ValueForm {
  /// What kind of path completes the value, if one does.
  var path: PathForm? {
    switch self {
    case .file: .file
    case .folder: .folder
    case .choice, .number, .span, .seed, .text, .suggested, .key, .date: nil
    }
  }

  /// What kind of path completes a value.
  enum PathForm: String, Sendable {
    case file, folder
  }
}
