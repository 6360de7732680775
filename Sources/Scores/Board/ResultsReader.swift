/// Takes a visitor through the results of a file.
enum ResultsReader {
  /// Reads a results file from its beginning to its end.
  ///
  /// Of results with equal keys only the last is shown. A file in the order of its keys is read once,
  /// another one twice, and one in which keys stand twice three times.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - fresh: A visitor that has seen nothing of the file.
  /// - Returns: The visitor after it has seen every result.
  /// - Throws: ``StoreError`` if the file cannot be read.
  static func read<Visitor: ResultsVisitor>(
    _ source: borrowing ResultsSource, _ fresh: Visitor
  ) throws(StoreError) -> Visitor {
    var ledger = KeyLedger()
    if let visitor = try pass(source, fresh, &ledger) { return visitor }
    ledger = .filtering()
    if let visitor = try pass(source, fresh, &ledger), !ledger.hasSuspects { return visitor }
    ledger = ledger.knowing()
    return try pass(source, fresh, &ledger) ?? fresh
  }

  private enum Stop: Error {
    case outOfOrder
    case failed(StoreError)
  }

  /// Reads the file once; `nil` if it must be read again.
  private static func pass<Visitor: ResultsVisitor>(
    _ source: borrowing ResultsSource, _ fresh: Visitor, _ ledger: inout KeyLedger
  ) throws(StoreError) -> Visitor? {
    var visitor = fresh
    var place = 0
    do throws(Stop) {
      try unsafe EntryScanner.scan { buffer throws(Stop) in
        do throws(StoreError) {
          let length = try unsafe source.read(into: buffer, at: place)
          place += length
          return length
        } catch {
          throw .failed(error)
        }
      } entry: { entry throws(Stop) in
        try meet(entry, &visitor, &ledger)
      } damage: { damage throws(Stop) in
        guard !damage.isContinued else { return }
        let cause = damage.cause
        visitor.meetDamage(line: damage.line, reason: cause.description)
      }
      return visitor
    } catch {
      switch error {
      case .outOfOrder: return nil
      case .failed(let fault): throw fault
      }
    }
  }

  @inline(__always)
  private static func meet<Visitor: ResultsVisitor>(
    _ entry: borrowing ScannedEntry, _ visitor: inout Visitor, _ ledger: inout KeyLedger
  ) throws(Stop) {
    guard !entry.isCanonical else {
      if try isToBeRead(entry.entryKey, &ledger) { visitor.see(entry.seen) }
      return
    }
    let result: GameResult
    do throws(ResultFault) {
      result = try entry.result()
    } catch {
      return visitor.meetDamage(line: entry.line, reason: error.description)
    }
    guard try isToBeRead(entry.entryKey, &ledger) else { return }
    visitor.see(result, key: entry.entryKey, value: entry.value)
  }

  @inline(__always)
  private static func isToBeRead(
    _ key: EntryKey, _ ledger: inout KeyLedger
  ) throws(Stop) -> Bool {
    switch ledger.admit(key) {
    case .read: return true
    case .superseded: return false
    case .outOfOrder: throw .outOfOrder
    }
  }
}
