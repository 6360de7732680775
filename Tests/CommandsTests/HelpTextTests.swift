import Play
import Testing

@testable import Commands

struct HelpTextTests {
  @Test func `the help of arcade lists its commands`() {
    #expect(
      HelpText.text(of: Sample.table) == """
        Games for the terminal.

        Usage: arcade [COMMAND] [OPTION...]

        Games:
          slots         Spin the player's wheels

        Commands:
          scores        Show the results that are kept
          settings      Show and change the settings
          import        Take in results

        Look:
          --theme NAME  The colours: auto, dark, light or high-contrast
          --ascii       Draw with ASCII alone

        Help:
          -h, --help    Show this help
          --version     Show the version

        Examples:
          arcade slots
              Play.

        """)
  }

  @Test func `the help of a command shows its options and examples`() {
    #expect(
      HelpText.text(of: Sample.scores) == """
        Show the results that are kept.

        Usage: arcade scores [OPTION...]

        Results are kept for ever, unless they are deleted.

        Options:
          --sort date|score  What comes first
          --limit N          Show at most N rows
          --player NAME      Only NAME's results
          --json             Print JSON
          --csv              Print CSV

        Help:
          -h, --help         Show this help

        Examples:
          arcade scores --sort score
              The best first.

        """)
  }

  @Test func `the help of a command shows its arguments`() {
    #expect(
      HelpText.text(of: Sample.settings) == """
        Show and change the settings.

        Usage: arcade settings [KEY] [VALUE]

        Arguments:
          KEY         What to set: sound or theme
          VALUE       What to set it to

        Help:
          -h, --help  Show this help

        """)
    #expect(HelpText.text(of: Sample.importing).contains("\nUsage: arcade import FILE...\n"))
  }

  @Test func `long lines are broken at spaces before the last column`() {
    let summary = Array(repeating: "word", count: 60).joined(separator: " ")
    let label = "a-name-that-takes-more-than-its-column"
    let command = Command(
      name: "x", summary: summary, details: [summary],
      groups: [OptionGroup(title: "Options", options: [Flag(label, summary).declaration])],
      examples: [.init("arcade x", summary)], run: { _, _ in .done })
    let lines = HelpText.text(of: command).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.count { $0.contains("word") } > 12)
    #expect(lines.contains("  --\(label)"))
  }
}
