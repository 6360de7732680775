/// Which results pass.
struct RowFilter {
  private let kind: [UInt8]?
  private let mode: [UInt8]?
  private let player: [UInt8]?
  private let starts: ClosedRange<Int64>?
  private let letsAll: Bool

  /// Makes the filter of a request.
  init(_ request: BoardRequest, time: LocalTime) {
    kind = request.kind.map { Array($0.utf8) }
    mode = request.mode.map { Array($0.utf8) }
    player = request.player.map { Array($0.utf8) }
    let first = request.since?.first(in: time) ?? .min
    let last = request.until?.last(in: time) ?? .max
    starts = first <= last ? first...last : nil
    letsAll = kind == nil && mode == nil && player == nil && first == .min && last == .max
  }

  /// Whether a result passes.
  @inline(__always)
  func lets(_ result: borrowing SeenResult) -> Bool {
    guard !letsAll else { return true }
    guard let starts, starts.contains(result.fields.start) else { return false }
    if let kind, !result.texts.equals(kind, in: result.fields.kind.range) { return false }
    if let mode, !result.texts.equals(mode, in: result.fields.mode.range) { return false }
    guard let player else { return true }
    return result.fields.player.map { result.texts.equals(player, in: $0.range) } ?? false
  }
}
