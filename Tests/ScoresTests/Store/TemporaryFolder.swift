import Foundation
import Scores

/// A folder of its own, which goes with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "arcade-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var location: StoreLocation { StoreLocation(folder: path + "/store") }

  func journal(_ key: ResultKey) -> String { location.playing + "/\(key).jsonl" }

  func read(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  var results: String? { read(location.results) }

  func write(_ text: String, to path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: path)
  }

  func permissions(of path: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue
  }

  /// Every name in the store, sorted.
  var names: [String] {
    (FileManager.default.subpaths(atPath: location.folder) ?? []).sorted()
  }
}
