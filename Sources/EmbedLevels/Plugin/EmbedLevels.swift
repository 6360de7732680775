import Foundation
import PackagePlugin

/// Makes the level files of a target's folder into a Swift source of that target.
///
/// Each file is named as an input of the command: adding, editing or removing one builds it anew.
@main
struct EmbedLevels: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let levels = (found?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "Files.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(levels.count) levels",
        executable: try context.tool(named: "embed-levels").url,
        arguments: [folder.path, output.path] + levels.map(\.path),
        inputFiles: levels, outputFiles: [output])
    ]
  }
}
