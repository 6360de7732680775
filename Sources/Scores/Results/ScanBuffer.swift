/// The bytes of a stream that are looked at now: taken off at the front, filled up at the back.
@safe struct ScanBuffer: ~Copyable {
  private var memory: UnsafeMutableRawBufferPointer
  private var front = 0
  private var back = 0
  /// Whether the stream has ended; what is in the buffer is then the last of it.
  private(set) var isAtEnd = false

  /// Makes an empty buffer for `size` bytes.
  init(size: Int) {
    unsafe memory = .allocate(byteCount: size + ScanText.padding, alignment: 64)
    pad()
  }

  deinit {
    unsafe memory.deallocate()
  }

  /// How many bytes there is room for.
  private var size: Int { unsafe memory.count - ScanText.padding }

  /// How many bytes are there.
  var count: Int { back - front }

  /// The bytes that are there; to be used only until the buffer changes.
  var text: ScanText {
    unsafe ScanText(
      base: UnsafeRawPointer(memory.baseAddress.unsafelyUnwrapped + front), count: count)
  }

  /// Takes bytes off the front.
  mutating func drop(_ length: Int) {
    precondition(length >= 0 && length <= count)
    front += length
  }

  /// Reads more bytes, at least one unless the stream is at its end; makes room first.
  mutating func fill<Failure: Error>(
    _ read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    makeRoom()
    let room = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[back..<size])
    let length = unsafe try read(room)
    precondition(length <= room.count, "more was read than there was room for")
    if length <= 0 { isAtEnd = true } else { back += length }
    pad()
  }

  /// Puts zeros after the last byte.
  private func pad() {
    unsafe UnsafeMutableRawBufferPointer(rebasing: memory[back..<(back + ScanText.padding)])
      .initializeMemory(as: UInt8.self, repeating: 0)
  }

  private mutating func makeRoom() {
    if front > 0 {
      unsafe memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[front..<back]))
      (front, back) = (0, count)
    }
    guard back == size else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: 2 * size + ScanText.padding, alignment: 64)
    unsafe larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<back]))
    unsafe memory.deallocate()
    unsafe memory = larger
  }
}
