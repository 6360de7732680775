#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a results file, which may be read more than once.
public struct ResultsSource: ~Copyable {
  private enum Content {
    case bytes([UInt8])
    case file(descriptor: Int32, path: String)
  }

  private let content: Content

  /// Makes a source of bytes in memory.
  public init(bytes: [UInt8]) {
    content = .bytes(bytes)
  }

  /// Opens a results file for reading; one that is not there is an empty object.
  ///
  /// The file is read, never mapped, and read as it was when it was opened, even if another takes
  /// its place meanwhile.
  ///
  /// - Parameter path: The file's path; links are followed.
  /// - Throws: ``StoreError`` if the file is there and cannot be opened.
  public init(path: String) throws(StoreError) {
    do throws(SystemError) {
      content = .file(descriptor: try SystemCalls.opened(path, .read), path: path)
    } catch .missing {
      content = .bytes(Array("{}".utf8))
    } catch .notAFolder {
      content = .bytes(Array("{}".utf8))
    } catch {
      throw .unreadable(path: path, error)
    }
  }

  deinit {
    if case .file(let descriptor, _) = content { SystemCalls.closed(descriptor) }
  }

  /// Reads bytes from a place on.
  ///
  /// - Parameters:
  ///   - buffer: What is filled, from its beginning.
  ///   - place: The place in the file of the first byte.
  /// - Returns: How many bytes were read; 0 at the end.
  /// - Throws: ``StoreError`` if the system cannot read them.
  func read(into buffer: UnsafeMutableRawBufferPointer, at place: Int) throws(StoreError) -> Int {
    switch content {
    case .bytes(let bytes):
      let length = min(buffer.count, bytes.count - place)
      unsafe buffer.copyBytes(from: bytes[place..<(place + length)])
      return length
    case .file(let descriptor, let path):
      while true {
        let length = unsafe pread(descriptor, buffer.baseAddress, buffer.count, off_t(place))
        if length >= 0 { return length }
        guard errno == EINTR else { throw .unreadable(path: path, .current) }
      }
    }
  }
}
