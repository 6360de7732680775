/// The help of a command, made from its declaration: ASCII, at most 80 columns.
struct HelpText: Sendable {
  /// The most columns that a line takes.
  static let width = 80

  /// The help of one command.
  ///
  /// - Parameter command: Any command but `arcade` alone.
  /// - Returns: Lines, each with its newline.
  static func text(of command: Command) -> String {
    var parts = [HelpSection("Arguments", command.positionals.map(row(of:)))]
    parts += command.groups.map { HelpSection($0.title, $0.options.map(row(of:))) }
    parts += command.topics + [HelpSection("Help", [help])]
    return text(of: command, usage: usage(of: command), sections: parts)
  }

  /// The help of `arcade` alone, with the list of commands.
  ///
  /// - Parameter table: All commands.
  /// - Returns: Lines, each with its newline.
  static func text(of table: CommandTable) -> String {
    var parts = [HelpSection("Games", table.games.map { Row($0.name, $0.summary) })]
    parts.append(HelpSection("Commands", table.others.map { Row($0.name, $0.summary) }))
    parts += table.root.groups.map { HelpSection($0.title, $0.options.map(row(of:))) }
    parts.append(HelpSection("Help", [help, Row("--version", "Show the version")]))
    return text(of: table.root, usage: "arcade [COMMAND] [OPTION...]", sections: parts)
  }

  private static func text(of command: Command, usage: String, sections: [HelpSection]) -> String {
    let labels = sections.flatMap { $0.rows.map(\.label.utf8.count) }
    let column = labels.filter { $0 <= longestLabel }.max() ?? 0
    var blocks = [wrapped("\(command.summary).", indent: 0), ["Usage: \(usage)"]]
    blocks += command.details.map { wrapped($0, indent: 0) }
    blocks += sections.filter { !$0.rows.isEmpty }.map { lines(of: $0, column: column) }
    if !command.examples.isEmpty { blocks.append(lines(of: command.examples)) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func usage(of command: Command) -> String {
    var words = [command.invocation]
    words += command.positionals.map { place in
      let shown = place.value.placeholder + (place.count.repeats ? "..." : "")
      return place.count.isRequired ? shown : "[\(shown)]"
    }
    if !command.options.isEmpty { words.append("[OPTION...]") }
    return words.joined(separator: " ")
  }
}

extension HelpText {
  private typealias Row = HelpSection.Row

  private static let help = Row("-h, --help", "Show this help")

  private static let longestLabel = 30

  private static func row(of place: PositionalDeclaration) -> Row {
    Row(place.value.placeholder, meaning(place.summary, of: place.value.form))
  }

  /// The words to choose from stand in the label where they are short, else behind the summary.
  private static func row(of option: OptionDeclaration) -> Row {
    guard let value = option.value else { return Row("--\(option.name)", option.summary) }
    let words = value.form.choices.joined(separator: "|")
    guard words.isEmpty || words.utf8.count > 12 else {
      return Row("--\(option.name) \(words)", option.summary)
    }
    return Row("--\(option.name) \(value.placeholder)", meaning(option.summary, of: value.form))
  }

  private static func meaning(_ summary: String, of form: ValueForm) -> String {
    form.choices.isEmpty ? summary : "\(summary): \(form.expectation)"
  }

  private static func lines(of examples: [Command.Example]) -> [String] {
    ["Examples:"]
      + examples.flatMap { ["  \($0.line)"] + wrapped($0.meaning, indent: 6) }
  }

  /// Labels on the left, what they mean from a column on; a label too long has a line of its own.
  private static func lines(of section: HelpSection, column: Int) -> [String] {
    ["\(section.title):"]
      + section.rows.flatMap { row in
        let meaning = wrapped(row.meaning, indent: column + 4)
        let label = "  \(row.label)"
        guard row.label.utf8.count <= column, let first = meaning.first else {
          return [label] + meaning
        }
        return [label + first.dropFirst(label.utf8.count)] + meaning.dropFirst()
      }
  }

  /// Breaks text at its spaces into lines that end before the last column.
  private static func wrapped(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.utf8.count + 1 + word.utf8.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [margin + line]
  }
}
