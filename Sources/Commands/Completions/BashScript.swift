/// Completions for bash 3.2 and later; nothing else need be installed.
enum BashScript {
  /// The lines of the script.
  static func lines(for table: CommandTable) -> [String] {
    let all = [table.root] + table.commands
    return ["# \(Shell.bash.place): \(Shell.bash.installation)"]
      + valueStart + all.flatMap(valueCases) + valueEnd
      + wordsStart + wordCases(of: table.root, names: table.commands.map(\.name))
      + table.commands.flatMap { wordCases(of: $0, names: nil) } + wordsEnd
      + completion
  }

  /// What the value of each option may be: `scores:--sort) words='date score' ;;`.
  private static func valueCases(of command: Command) -> [String] {
    command.options.compactMap { option in
      guard let value = option.value else { return nil }
      return "    \(command.name):--\(option.name)) \(offer(value.form));;"
    }
  }

  /// The options and arguments of a command, or the names of commands in their place.
  private static func wordCases(of command: Command, names: [String]?) -> [String] {
    let general = names == nil ? ["help"] : ["help", "version"]
    let options = command.options.map(\.name) + general
    var lines = ["    \(command.name.isEmpty ? "''" : command.name))"]
    lines.append("      options='\(options.map { "--\($0)" }.joined(separator: " "))'")
    let places =
      names.map { [(false, ValueForm.choice($0))] }
      ?? command.positionals.map { ($0.count.repeats, $0.value.form) }
    lines.append("      case $place in")
    for (place, (repeats, form)) in places.enumerated() {
      lines.append("        \(repeats ? "*" : String(place))) \(offer(form));;")
    }
    return lines + ["      esac ;;"]
  }

  private static func offer(_ form: ValueForm) -> String {
    if !form.offers.isEmpty { return "words='\(form.offers.joined(separator: " "))' " }
    return form.path.map { "paths=\($0.rawValue) " } ?? ""
  }
}

// bash cuts `--name=value` in three words at the sign. `place` counts the arguments that stand
// before the cursor, `before` is the option whose value is typed.
extension BashScript {
  private static let valueStart = [
    "_arcade_value() {",
    "  words= paths=",
    "  case $1:$2 in",
  ]

  private static let valueEnd = [
    "    *) return 1 ;;",
    "  esac",
    "}",
  ]

  private static let wordsStart = [
    "_arcade_words() {",
    "  words= paths=",
    "  case $command in",
  ]

  private static let wordsEnd = [
    "    *) options= ;;",
    "  esac",
    "  if [[ -z $over && $word == -* ]]; then words=$options paths=; fi",
    "}",
  ]

  private static let completion = [
    "_arcade() {",
    "  local word=${COMP_WORDS[COMP_CWORD]} command= before= over= place=0",
    "  local index next words paths options reply",
    "  for ((index = 1; index < COMP_CWORD; index++)); do",
    "    next=${COMP_WORDS[index]}",
    "    if [[ $next == '=' ]]; then continue",
    "    elif [[ -n $before ]]; then before=",
    "    elif [[ -z $over && $next == -- ]]; then over=yes",
    "    elif [[ -z $over && $next == -?* ]]; then",
    "      if _arcade_value \"$command\" \"$next\"; then before=$next; fi",
    "    elif [[ -z $command ]]; then command=$next",
    "    else ((place += 1)); fi",
    "  done",
    "  if [[ $word == '=' ]]; then word=; fi",
    "  if [[ -n $before ]]; then _arcade_value \"$command\" \"$before\"; else _arcade_words; fi",
    "  COMPREPLY=()",
    "  while IFS= read -r reply; do COMPREPLY+=(\"$reply\"); done < <(",
    "    case $paths in",
    "      file) compgen -f -- \"$word\" ;;",
    "      folder) compgen -d -- \"$word\" ;;",
    "      *) compgen -W \"$words\" -- \"$word\" ;;",
    "    esac",
    "  )",
    "  if [[ -n $paths ]]; then compopt -o filenames 2>/dev/null; fi",
    "}",
    "complete -F _arcade arcade",
  ]
}
