import ArcadeCore
import Foundation
import Play
import Scores
import Synchronization
import Terminal

@testable import Commands

/// A world with a store in a folder of its own, and streams that can be looked at.
final class TestWorld: Sendable {
  /// The folder of the store; it goes with the world.
  let folder: String
  private let printed = Paper()
  private let complained = Paper()

  /// What was written.
  private final class Paper: Sendable {
    private let bytes = Mutex<[UInt8]>([])

    func write(_ more: [UInt8]) { bytes.withLock { $0 += more } }

    func takeText() -> String {
      bytes.withLock { bytes in
        defer { bytes = [] }
        return String(decoding: bytes, as: UTF8.self)
      }
    }
  }

  /// What was typed, and what the outside is like.
  struct Setting: Sendable {
    var environment = ["LANG": "C.UTF-8", "TERM": "xterm"]
    var input = ""
    var isTerminal = false
    var outcome = OutputPort.Outcome.written
  }

  init() {
    folder = NSTemporaryDirectory() + "arcade-commands-" + UUID().uuidString
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// What a run of the program came to.
  struct Run: Equatable {
    let outcome: Outcome
    let output: String
    let errors: String

    var status: ExitStatus? {
      guard case .status(let status) = outcome else { return nil }
      return status
    }
  }

  /// Runs the program with words on its command line.
  func run(_ words: String..., in setting: Setting = Setting()) -> Run {
    run(words, in: setting)
  }

  /// Runs the program with words on its command line.
  func run(_ words: [String], in setting: Setting = Setting()) -> Run {
    let outcome = ArcadeCommandLine.run(in: world(words, setting))
    return Run(outcome: outcome, output: printed.takeText(), errors: complained.takeText())
  }

  /// Writes a file into the folder.
  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
  }

  /// The content of a file in the folder.
  func content(of name: String) -> String? {
    try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  /// The world as it is for one run.
  func world(_ words: [String], _ setting: Setting) -> World {
    let location = StoreLocation(folder: folder)
    return World(
      process: HostProcess(
        arguments: { words }, environment: { setting.environment },
        isTerminal: { _ in setting.isTerminal }, processID: { 1 }, randomBits: { 7 }),
      streams: streams(setting), terminal: .live(), clock: .live, files: .live(),
      store: { Store(location: location) }, sound: { .silent })
  }

  private func streams(_ setting: Setting) -> StandardStreams {
    let (printed, complained) = (printed, complained)
    let input = Paper()
    input.write(Array(setting.input.utf8))
    return StandardStreams(
      input: InputPort { Array(input.takeText().utf8) },
      output: OutputPort { bytes in
        if setting.outcome == .written { printed.write(bytes) }
        return setting.outcome
      },
      error: OutputPort { bytes in
        complained.write(bytes)
        return .written
      })
  }
}
