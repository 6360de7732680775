/// Completions for zsh, by its own `_arguments`: as a file `_arcade` in `fpath`, or by `eval`.
enum ZshScript {
  /// The lines of the script.
  static func lines(for table: CommandTable) -> [String] {
    let help = ["'(- *)'{-h,--help}'[Show this help]'"]
    let root = table.root.options.map(spec) + help + ["'(- *)--version[Show the version]'"]
    let places = ["'1:command:->command'", "'*::argument:->argument'"]
    var lines = [
      "#compdef arcade", "# \(Shell.zsh.place): \(Shell.zsh.installation)", "_arcade() {",
    ]
    lines += ["  local curcontext=$curcontext state line", "  typeset -A opt_args"]
    lines += arguments("_arguments -C", root + places, indent: "  ")
    lines += ["  case $state in", "    command)", "      local -a commands", "      commands=("]
    lines += table.commands.map { "        '\(quoted($0.name, ":")):\(quoted($0.summary, ""))'" }
    lines += ["      )", "      _describe command commands ;;", "    argument)"]
    lines += ["      case $line[1] in"]
    for command in table.commands {
      let specs = command.options.map(spec) + help + positionals(of: command)
      lines.append("        \(command.name))")
      lines += arguments("_arguments", specs, indent: "          ")
      lines[lines.count - 1] += " ;;"
    }
    return lines + ["      esac ;;", "  esac", "}"] + ending
  }

  // Read by `eval` the function has to be made known; in `fpath` the file is the function's body.
  private static let ending = [
    "if [[ $funcstack[1] == _arcade ]]; then _arcade \"$@\"; else compdef _arcade arcade; fi"
  ]

  private static func arguments(_ call: String, _ specs: [String], indent: String) -> [String] {
    let lines = [call] + specs.map { "  \($0)" }
    return lines.enumerated().map { index, line in
      indent + line + (index == lines.count - 1 ? "" : " \\")
    }
  }

  /// An option as `_arguments` reads it: `'--sort=[The order]:ORDER:(date score)'`.
  private static func spec(of option: OptionDeclaration) -> String {
    let summary = "[\(quoted(option.summary, "[]"))]"
    guard let value = option.value else { return "'--\(option.name)\(summary)'" }
    return "'--\(option.name)=\(summary):\(quoted(value.placeholder, ":")):\(action(value.form))'"
  }

  private static func positionals(of command: Command) -> [String] {
    command.positionals.enumerated().map { index, place in
      let key = place.count.repeats ? "*" : String(index + 1)
      let marker = place.count.isRequired ? ":" : "::"
      let name = quoted(place.value.placeholder, ":")
      return "'\(key)\(place.count.repeats ? ":" : marker)\(name):\(action(place.value.form))'"
    }
  }

  private static func action(_ form: ValueForm) -> String {
    if !form.offers.isEmpty { return "(\(form.offers.joined(separator: " ")))" }
    switch form.path {
    case .file: return "_files"
    case .folder: return "_files -/"
    case nil: return " "
    }
  }

  /// Text within single quotes, with a backslash before each of `marks`.
  private static func quoted(_ text: String, _ marks: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "'" {
        result += "'\\''"
      } else {
        result += marks.contains(character) || character == "\\" ? "\\\(character)" : "\(character)"
      }
    }
  }
}
