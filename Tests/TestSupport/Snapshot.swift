import Foundation
package import Testing

/// Compares a text with its golden file, `Tests/Snapshots/<module>/<name>.txt`.
///
/// With RECORD_SNAPSHOTS=1 in the environment the text is written there instead, and the test fails,
/// so that no run that records counts as passed.
///
/// - Parameters:
///   - text: What came out.
///   - name: The golden file's name, without its ending.
///   - isRecording: Whether the golden file is written instead.
///   - filePath: The test's file, beside whose folder the goldens lie.
///   - sourceLocation: Where a difference is reported.
package func expectSnapshot(
  _ text: String, named name: String, isRecording: Bool = isRecordingSnapshots,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = goldenFile(named: name, filePath: filePath)
  if isRecording {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.path): look at it", sourceLocation: sourceLocation)
    } catch {
      Issue.record("could not record \(file.path): \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  guard let data = FileManager.default.contents(atPath: file.path) else {
    Issue.record(
      "no golden file \(file.path): run once with RECORD_SNAPSHOTS=1",
      sourceLocation: sourceLocation)
    return
  }
  let golden = String(decoding: data, as: UTF8.self)
  guard !golden.utf8.elementsEqual(text.utf8) else { return }
  Issue.record(
    "differs from \(file.path) (- golden, + now):\n\(lineDifference(golden, text))",
    sourceLocation: sourceLocation)
}

/// Whether this run records golden files: RECORD_SNAPSHOTS=1 is set.
package let isRecordingSnapshots = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

/// Where the golden file of a test lies: outside of every target, so that the package need not name
/// it.
private func goldenFile(named name: String, filePath: String) -> URL {
  var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
  while folder.deletingLastPathComponent().lastPathComponent != "Tests",
    folder.pathComponents.count > 2
  {
    folder.deleteLastPathComponent()
  }
  return folder.deletingLastPathComponent()
    .appendingPathComponent("Snapshots").appendingPathComponent(folder.lastPathComponent)
    .appendingPathComponent(name + ".txt")
}

/// The lines of two texts, those that differ marked with `-` and `+`, with two lines around.
package func lineDifference(_ old: String, _ new: String) -> String {
  let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
  let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
  var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
  for change in newLines.difference(from: oldLines) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [(mark: Character, text: Substring)] = []
  var (from, to) = (0, 0)
  while from < oldLines.count || to < newLines.count {
    if removed.contains(from) {
      lines.append(("-", oldLines[from]))
      from += 1
    } else if inserted.contains(to) {
      lines.append(("+", newLines[to]))
      to += 1
    } else {
      lines.append((" ", newLines[to]))
      (from, to) = (from + 1, to + 1)
    }
  }
  let shown = lines.indices.filter { index in
    lines[max(0, index - 2)...min(lines.count - 1, index + 2)].contains { $0.mark != " " }
  }
  return shown.map {
    "\($0 == 0 || shown.contains($0 - 1) ? "" : "…\n")\(lines[$0].mark)│\(lines[$0].text)"
  }
  .joined(separator: "\n")
}
