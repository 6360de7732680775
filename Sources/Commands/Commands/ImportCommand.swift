import Play
import Scores

/// `arcade import`: results from other places into the store.
enum ImportCommand {
  static let files = Positional<String>("FILE", .file, .several, "Files of results; - is the input")

  static let command = Command(
    name: "import", summary: "Add the results of files to those that are kept",
    details: [
      "Takes what 'arcade export' wrote, the file of results of another machine, and damaged ones"
        + " as far as they can be read. A result that is there already is not added again, so an"
        + " import may be repeated."
    ],
    positionals: [files.declaration],
    examples: [
      .init("arcade import laptop.json", "Add the results that another machine exported."),
      .init(
        "ssh laptop arcade export | arcade import -", "Add those of another machine at once."),
    ],
    run: run)

  @Sendable private static func run(
    _ arguments: Arguments, in world: World
  ) throws(CommandFault) -> Outcome {
    let store = world.store()
    let console = Console(world)
    var sources: [ImportSource] = []
    for path in arguments[all: files] {
      sources.append(
        path == "-"
          ? ImportSource(name: "standard input", bytes: world.wholeInput())
          : try source(at: path, store))
    }
    let report = try report(of: sources, store)
    for damage in report.damage { console.complain(damage.description) }
    guard !report.added.isEmpty || report.known > 0 || report.damage.isEmpty else {
      return .status(.badData)
    }
    try console.print(summary(of: report) + "\n")
    return .done
  }

  private static func source(at path: String, _ store: Store) throws(CommandFault) -> ImportSource {
    do throws(StoreError) {
      return try store.importSource(at: path)
    } catch .unreadable(_, let error) {
      throw .unreadable(path, error)
    } catch {
      throw CommandFault(error)
    }
  }

  private static func report(
    of sources: [ImportSource], _ store: Store
  ) throws(CommandFault) -> ImportReport {
    do throws(StoreError) {
      return try store.importing(sources)
    } catch {
      throw CommandFault(error)
    }
  }

  private static func summary(of report: ImportReport) -> String {
    let results = report.added.count == 1 ? "1 result" : "\(report.added.count) results"
    let known = report.known == 0 ? "" : ", \(report.known) known already"
    let renamed =
      report.renamed == 0
      ? "" : "; \(report.renamed) under another key, as theirs is another result's"
    return "\(results) added\(known)\(renamed)."
  }
}
