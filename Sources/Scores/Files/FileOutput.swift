/// A file that is being written in large pieces.
struct FileOutput {
  private let files: Files
  private let descriptor: Int32
  private let path: String
  private var buffer: [UInt8] = []
  private static let size = 262_144

  /// Writes into an open file; errors name `path`, the file that it is written for.
  init(files: Files, descriptor: Int32, path: String) {
    self.files = files
    self.descriptor = descriptor
    self.path = path
    buffer.reserveCapacity(Self.size)
  }

  /// Writes bytes, now or with later ones.
  mutating func write(_ bytes: some Collection<UInt8>) throws(StoreError) {
    if buffer.count + bytes.count > Self.size { try flush() }
    buffer.append(contentsOf: bytes)
  }

  /// Writes what is still held.
  mutating func flush() throws(StoreError) {
    do throws(SystemError) {
      try files.writeAll(descriptor, buffer[...])
    } catch {
      throw .unwritable(path: path, error)
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
