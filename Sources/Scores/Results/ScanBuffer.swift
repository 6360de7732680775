/// The bytes of a stream that are looked at now: taken off at the front, filled up at the back.
///
/// What is left of one chunk is moved to right before the place that the next is read to. So the
/// system copies whole chunks between whole pages, which is three times as fast as to odd places.
@safe struct ScanBuffer: ~Copyable {
  private var memory: UnsafeMutableRawBufferPointer
  private let chunk: Int
  /// The place that chunks are read to.
  private var middle: Int
  private var front: Int
  private var back: Int
  /// Whether the stream has ended; what is in the buffer is then the last of it.
  private(set) var isAtEnd = false

  /// Makes an empty buffer, to be filled with `chunk` bytes at most at a time.
  init(chunk: Int) {
    self.chunk = chunk
    (middle, front, back) = (chunk, chunk, chunk)
    unsafe memory = Self.memory(middle: chunk, chunk: chunk)
    pad()
  }

  deinit {
    unsafe memory.deallocate()
  }

  /// How many bytes are there.
  var count: Int { back - front }

  /// The bytes that are there; to be used only until the buffer changes.
  var text: ScanText {
    let first = unsafe UnsafeRawPointer(memory.baseAddress.unsafelyUnwrapped + front)
    return unsafe ScanText(base: first, count: count)
  }

  /// Takes bytes off the front.
  mutating func drop(_ length: Int) {
    precondition(length >= 0 && length <= count)
    front += length
  }

  /// Reads more bytes, at least one unless the stream is at its end.
  mutating func fill<Failure: Error>(
    _ read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    moveToMiddle()
    let room = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[middle..<(middle + chunk)])
    let length = unsafe try read(room)
    precondition(length <= room.count, "more was read than there was room for")
    if length <= 0 { isAtEnd = true } else { back += length }
    pad()
  }

  /// Moves the bytes that are there so that they end in the middle; makes room if they are too many.
  private mutating func moveToMiddle() {
    let count = count
    let old = unsafe UnsafeRawBufferPointer(rebasing: memory[front..<back])
    if count <= middle {
      let place = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[(middle - count)..<middle])
      unsafe place.copyMemory(from: old)
    } else {
      let newMiddle = (2 * count + 4095) & ~4095
      let larger = unsafe Self.memory(middle: newMiddle, chunk: chunk)
      let place = unsafe UnsafeMutableRawBufferPointer(
        rebasing: larger[(newMiddle - count)..<newMiddle])
      unsafe place.copyMemory(from: old)
      unsafe memory.deallocate()
      unsafe memory = larger
      middle = newMiddle
    }
    (front, back) = (middle - count, middle)
  }

  /// Puts zeros after the last byte.
  private func pad() {
    unsafe UnsafeMutableRawBufferPointer(rebasing: memory[back..<(back + ScanText.padding)])
      .initializeMemory(as: UInt8.self, repeating: 0)
  }

  private static func memory(middle: Int, chunk: Int) -> UnsafeMutableRawBufferPointer {
    .allocate(byteCount: middle + chunk + ScanText.padding, alignment: 4096)
  }
}
