/// Completions for fish.
enum FishScript {
  /// The lines of the script.
  static func lines(for table: CommandTable) -> [String] {
    let first = "-n __fish_use_subcommand"
    var lines = ["# \(Shell.fish.place): \(Shell.fish.installation)", "complete -c arcade -f"]
    lines.append("complete -c arcade -s h -l help -d 'Show this help'")
    lines.append("complete -c arcade \(first) -l version -d 'Show the version'")
    lines += table.root.options.map { line(of: $0, when: first) }
    lines += table.commands.map { command in
      "complete -c arcade \(first) -a \(command.name) -d \(quoted(command.summary))"
    }
    for command in table.commands {
      let seen = "__fish_seen_subcommand_from \(command.name)"
      lines += command.options.map { line(of: $0, when: "-n '\(seen)'") }
      lines += command.positionals.compactMap { line(of: $0, when: seen) }
    }
    return lines
  }

  private static func line(of option: OptionDeclaration, when condition: String) -> String {
    let start = "complete -c arcade \(condition) -l \(option.name)"
    let values = option.value.map { " \(offer($0.form))" } ?? ""
    return "\(start)\(values) -d \(quoted(option.summary))"
  }

  /// The values of an argument; words to choose from are offered until one of them was given.
  private static func line(of place: PositionalDeclaration, when seen: String) -> String? {
    let form = place.value.form
    guard form.offers.isEmpty else {
      let words = form.offers.joined(separator: " ")
      return "complete -c arcade -n '\(seen); and not __fish_seen_subcommand_from \(words)'"
        + " -a \(quoted(words)) -d \(quoted(place.summary))"
    }
    switch form.path {
    case .file: return "complete -c arcade -n '\(seen)' -F"
    case .folder: return "complete -c arcade -n '\(seen)' -a '(__fish_complete_directories)'"
    case nil: return nil
    }
  }

  private static func offer(_ form: ValueForm) -> String {
    if !form.offers.isEmpty { return "-x -a \(quoted(form.offers.joined(separator: " ")))" }
    switch form.path {
    case .file: return "-r -F"
    case .folder: return "-x -a '(__fish_complete_directories)'"
    case nil: return "-x"
    }
  }

  private static func quoted(_ text: String) -> String {
    text.reduce(into: "'") { result, character in
      result += character == "'" || character == "\\" ? "\\\(character)" : "\(character)"
    } + "'"
  }
}
