import Foundation
import Testing

@testable import Terminal

struct StreamsTests {
  @Test func `lines are read as they come, up to the end`() {
    var parts = ["one\ntw", "o\n", "three", ""].map { Array($0.utf8) }[...]
    let reader = LineReading(parts: &parts)
    #expect(reader.lines == ["one", "two", "three"])
  }

  @Test func `what is longer than a pipe arrives whole`() throws {
    let pipe = Pipe()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    // Not blocking, as other programs leave descriptors: short writes and EAGAIN come at once.
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let reading = pipe.fileHandleForReading
    let thread = Thread {
      #expect(OutputPort.live(descriptor: descriptor).write(bytes) == .written)
      try? pipe.fileHandleForWriting.close()
    }
    thread.start()
    #expect(try reading.readToEnd() == Data(bytes))
  }

  @Test func `a pipe that nobody reads is told from a full device`() throws {
    SignalAction.ignore(SIGPIPE)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(OutputPort.live(descriptor: descriptor).write("line\n") == .closed)

    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    #expect(OutputPort.live(descriptor: full.fileDescriptor).write("line\n") == .failed(ENOSPC))
  }

  @Test func `an input that cannot be read has ended`() throws {
    let folder = unsafe open("/", O_RDONLY)
    defer { close(folder) }
    #expect(InputPort.live(descriptor: folder).read() == [])
    #expect(InputPort.live(descriptor: -1).read() == [])
  }
}

private struct LineReading {
  let lines: [String]

  init(parts: inout ArraySlice<[UInt8]>) {
    let input = ScriptedInput(parts)
    var reader = LineReader(InputPort { input.next() })
    var lines: [String] = []
    while let line = reader.next() { lines.append(line) }
    #expect(reader.next() == nil)
    self.lines = lines
  }
}

/// Hands out parts of an input, one a call; asking again after its end is a fault.
private final class ScriptedInput: @unchecked Sendable {
  private var parts: ArraySlice<[UInt8]>

  init(_ parts: ArraySlice<[UInt8]>) { self.parts = parts }

  func next() -> [UInt8] {
    guard let part = parts.popFirst() else {
      Issue.record("the input was read after its end")
      return []
    }
    return part
  }
}
