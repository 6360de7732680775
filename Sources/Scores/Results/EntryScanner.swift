/// Splits a results file into its entries, in one pass and within a fixed buffer.
///
/// Entries are found by their structure, not by line, so that a file which an editor has reformatted
/// reads the same. Damage costs the entry that it lies in and no other: after it the next text is
/// looked for that is a result's key in quotes and a colon.
public struct EntryScanner: ~Copyable {
  /// The bytes that are read at a time.
  public static let chunk = 128 << 10
  /// The longest entry; whatever is longer is damage.
  public static let longestEntry = 1 << 20

  enum Phase {
    case beginning
    case firstEntry
    case entry
    case separator
    case end
    case nothing
  }

  var buffer: ScanBuffer
  /// How many bytes of an entry are read before it is taken apart, if it is not as arcade writes it.
  let enough: Int
  var phase = Phase.beginning
  var line = 1
  var moments = MomentReader()

  private init(chunk: Int) {
    buffer = ScanBuffer(chunk: chunk)
    enough = chunk / 16
  }

  /// Reads a results file from its beginning to its end.
  ///
  /// Every byte is handed out once, but for blanks, commas and braces between entries. Equal keys
  /// are handed out as they come.
  ///
  /// - Parameters:
  ///   - chunk: How many bytes the buffer holds at first.
  ///   - read: Fills as much of a buffer as it likes, and returns how many bytes it has read; 0 at
  ///     the end.
  ///   - entry: Is given each entry. What a visit changes of it changes nothing else: it is handed out
  ///     `inout` since one that is borrowed is copied first.
  ///   - damage: Is given each piece of damage.
  /// - Throws: What `read`, `entry` and `damage` throw; the reading ends there.
  /// - Complexity: O(bytes); memory for the buffer and the longest entry, at most 2 MB.
  public static func scan<Failure: Error>(
    chunk: Int = EntryScanner.chunk,
    read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int,
    entry: (inout ScannedEntry) throws(Failure) -> Void,
    damage: (borrowing ScannedDamage) throws(Failure) -> Void
  ) throws(Failure) {
    var scanner = EntryScanner(chunk: max(chunk, 2 * EntryShape.longestBeginning))
    while scanner.phase != .nothing {
      guard let byte = unsafe try scanner.nextByte(read) else {
        return try scanner.finish(damage)
      }
      unsafe try scanner.step(byte, read, entry, damage)
    }
  }
}
