// swift-tools-version: 6.2
import PackageDescription

// Targets stand in dependency order: each may import only what stands above it.
let package = Package(
  name: "arcade",
  products: [.executable(name: "arcade", targets: ["arcade"])],
  targets: [
    .target(name: "ArcadeCore"),
    .target(name: "JSON"),
    .target(name: "Terminal", dependencies: ["ArcadeCore"]),
    .target(name: "Scores", dependencies: ["ArcadeCore", "JSON", "Terminal"]),
    .target(
      name: "LevelData", path: "Levels", exclude: ["README.md"], sources: ["LevelData.swift"],
      plugins: ["EmbedLevels"]),
    .target(name: "CardTable", dependencies: ["ArcadeCore", "Terminal"]),
    .target(name: "Anagram", dependencies: ["ArcadeCore", "JSON", "Terminal"]),
    .target(name: "Match", dependencies: ["ArcadeCore", "CardTable", "Terminal"]),
    .target(name: "SetGame", dependencies: ["ArcadeCore", "CardTable", "Terminal"]),
    .target(name: "Slots", dependencies: ["ArcadeCore", "JSON", "Terminal"]),
    .target(
      name: "Play",
      dependencies: [
        "Anagram", "ArcadeCore", "JSON", "LevelData", "Match", "Scores", "SetGame", "Slots",
        "Terminal",
      ]),
    .target(
      name: "Commands",
      dependencies: ["Anagram", "ArcadeCore", "JSON", "Play", "Scores", "Terminal"]),
    .executableTarget(name: "arcade", dependencies: ["Commands"]),

    .executableTarget(name: "embed-levels", path: "Sources/EmbedLevels/Tool"),
    .plugin(
      name: "EmbedLevels", capability: .buildTool(), dependencies: ["embed-levels"],
      path: "Sources/EmbedLevels/Plugin"),

    .testTarget(name: "TestSupport", dependencies: ["ArcadeCore", "Terminal"]),
    .testTarget(name: "ArcadeCoreTests", dependencies: ["ArcadeCore", "TestSupport"]),
    .testTarget(name: "JSONTests", dependencies: ["ArcadeCore", "JSON", "TestSupport"]),
    .testTarget(name: "TerminalTests", dependencies: ["ArcadeCore", "Terminal", "TestSupport"]),
    .testTarget(
      name: "ScoresTests",
      dependencies: ["ArcadeCore", "JSON", "Scores", "Terminal", "TestSupport"]),
    .testTarget(
      name: "CardTableTests", dependencies: ["ArcadeCore", "CardTable", "Terminal", "TestSupport"]),
    .testTarget(
      name: "AnagramTests",
      dependencies: ["Anagram", "ArcadeCore", "JSON", "LevelData", "Terminal", "TestSupport"]),
    .testTarget(
      name: "MatchTests",
      dependencies: ["ArcadeCore", "CardTable", "Match", "Terminal", "TestSupport"]),
    .testTarget(
      name: "SetGameTests",
      dependencies: ["ArcadeCore", "CardTable", "SetGame", "Terminal", "TestSupport"]),
    .testTarget(
      name: "SlotsTests",
      dependencies: ["ArcadeCore", "JSON", "LevelData", "Slots", "Terminal", "TestSupport"]),
    .testTarget(
      name: "PlayTests",
      dependencies: [
        "Anagram", "ArcadeCore", "Match", "Play", "Scores", "Slots", "Terminal", "TestSupport",
      ]),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Anagram", "ArcadeCore", "Commands", "Play", "Scores", "Terminal", "TestSupport",
      ]),
    .executableTarget(
      name: "terminal-probe", dependencies: ["Terminal"], path: "Tests/TerminalProbe"),
    .testTarget(
      name: "EndToEndTests", dependencies: ["arcade", "Terminal", "TestSupport", "terminal-probe"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}
