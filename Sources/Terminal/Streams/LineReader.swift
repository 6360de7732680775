/// Reads an input line by line, each as soon as it is there.
public struct LineReader: Sendable {
  private let input: InputPort
  private var splitter = LineSplitter()
  private var lines: ArraySlice<String> = []
  private var hasEnded = false

  /// Makes a reader of an input; nothing is read before the first line is asked for.
  public init(_ input: InputPort) {
    self.input = input
  }

  /// Waits for the next line.
  ///
  /// - Returns: The line without its end, or `nil` once the input has ended.
  public mutating func next() -> String? {
    while true {
      if let line = lines.popFirst() { return line }
      guard !hasEnded else { return nil }
      let bytes = input.read()
      hasEnded = bytes.isEmpty
      lines = hasEnded ? splitter.finish().map { [$0] } ?? [] : splitter.split(bytes)[...]
    }
  }
}
