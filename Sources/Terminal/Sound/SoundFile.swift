#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file without a name: it is gone when the last program that reads it has ended, however it ends.
struct SoundFile: ~Copyable {
  /// Stands at the file's first byte.
  let descriptor: Descriptor

  private init(descriptor: Descriptor) {
    self.descriptor = descriptor
  }

  /// Makes a file of bytes.
  ///
  /// - Parameters:
  ///   - bytes: What it holds.
  ///   - folder: Where it lies; nobody else can open it there.
  /// - Returns: The file, or `nil` if the folder takes none.
  static func holding(_ bytes: [UInt8], in folder: String) -> SoundFile? {
    var chance = SystemRandomNumberGenerator()
    let path = "\(folder)/arcade-\(String(chance.next(), radix: 36)).wav"
    let number = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard number >= 0 else { return nil }
    let file = SoundFile(descriptor: Descriptor(number: number))
    unsafe unlink(path)
    let isWritten = OutputPort.live(descriptor: number).write(bytes) == .written
    guard isWritten, lseek(number, 0, SEEK_SET) == 0 else { return nil }
    return file
  }

  deinit {
    descriptor.release()
  }
}
