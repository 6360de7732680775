/// A program of the system that plays a WAV file from its standard input.
struct SoundProgram: Equatable, Sendable {
  /// Where it is.
  let path: String
  /// The words after its name.
  let arguments: [String]

  /// The programs that are known, in the order in which they are looked for.
  static let known: [(name: String, arguments: [String])] = [
    ("paplay", ["/dev/stdin"]),
    ("pw-play", ["/dev/stdin"]),
    ("aplay", ["-q", "-"]),
    ("play", ["-q", "-t", "wav", "-"]),
    ("afplay", ["/dev/stdin"]),
  ]

  /// Finds the first of the known programs.
  ///
  /// - Parameters:
  ///   - path: The variable PATH; only its absolute folders count.
  ///   - isExecutable: Tells whether a file can be started.
  /// - Returns: The program, or `nil` if there is none.
  static func find(in path: String, isExecutable: (String) -> Bool) -> SoundProgram? {
    let folders = path.split(separator: ":").filter { $0.hasPrefix("/") }
    for (name, arguments) in known {
      let paths = folders.map { "\($0)/\(name)" }
      guard let path = paths.first(where: isExecutable) else { continue }
      return SoundProgram(path: path, arguments: arguments)
    }
    return nil
  }
}
