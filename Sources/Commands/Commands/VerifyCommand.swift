import ArcadeCore
import Play
import Scores

/// `arcade verify`: plays every kept game again, and says which scores hold.
enum VerifyCommand {
  static let keys = Positional<ResultKey>("KEY", .key, .any, "Only the results of these keys")

  static let command = Command(
    name: "verify", summary: "Play every kept game again and say which scores hold",
    details: [
      "A result holds the seed and the moves of its game. A score is false if they give another;"
        + " the status is then 1. Games of other rules, of levels that are not here and without"
        + " moves cannot be judged."
    ],
    positionals: [keys.declaration],
    groups: [OptionGroup(title: "Options", options: [LevelFiles.option.declaration])],
    run: run)

  /// How many results came out in which way.
  private struct Count {
    var holding = 0
    var `false` = 0
    var unjudged = 0
  }

  @Sendable private static func run(
    _ arguments: Arguments, in world: World
  ) throws(CommandFault) -> Outcome {
    let console = Console(world)
    let judge = try Judge(ownFolder: arguments[LevelFiles.option], in: world)
    let wanted = arguments[all: keys].map(\.text)
    var missing = Set(wanted)
    var count = Count()
    try StoredResults(world).forEachBatch { batch throws(CommandFault) in
      let kept = wanted.isEmpty ? batch : batch.filter { wanted.contains($0.key) }
      missing.subtract(kept.map(\.key))
      let verdicts = Verification.verdicts(on: kept) { judge.verdict(on: $0) }
      var lines = ""
      for (kept, verdict) in zip(kept, verdicts) {
        lines += line(for: kept, verdict, &count).map { $0 + "\n" } ?? ""
      }
      try console.print(lines)
    }
    if let key = missing.sorted().first {
      throw CommandFault(
        .noSuchFile, "There is no result \(key): 'arcade scores --json' shows every key.")
    }
    try console.print(summary(of: count) + "\n")
    return .status(count.false == 0 ? .done : .falseScore)
  }

  private static func line(
    for kept: Verification.Kept, _ verdict: Verdict, _ count: inout Count
  ) -> String? {
    let result = kept.result
    let name = PrintableText.escaped("\(kept.key) \(result.kind) \(result.mode) \(result.score)")
    switch verdict {
    case .holds:
      count.holding += 1
      return nil
    case .isFalse(let reason):
      count.false += 1
      return "\(name): false. \(PrintableText.escaped(reason))"
    case .cannotBeJudged(let reason):
      count.unjudged += 1
      return "\(name): not judged. \(PrintableText.escaped(reason))"
    }
  }

  private static func summary(of count: Count) -> String {
    let total = count.holding + count.false + count.unjudged
    guard total > 0 else { return "Nothing has been kept yet." }
    let results = total == 1 ? "1 result" : "\(total) results"
    return "\(results): \(count.holding) true, \(count.false) false, \(count.unjudged) not judged."
  }
}
