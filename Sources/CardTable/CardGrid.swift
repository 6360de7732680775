/// How the places of a table lie in rows and columns.
public struct CardGrid: Equatable, Sendable {
  /// In which direction the places are counted.
  public enum Order: Equatable, Sendable {
    /// Along the rows: the second place is right of the first.
    case rows
    /// Along the columns: the second place is below the first.
    case columns
  }

  /// The rows.
  public let rows: Int
  /// The columns.
  public let columns: Int
  /// The places, at most rows times columns; the last row or column may be shorter.
  public let count: Int
  /// In which direction the places are counted.
  public let order: Order

  /// Lays places out in rows of `columns`, counted along the rows.
  public init(count: Int, columns: Int) {
    self.count = count
    self.columns = columns
    rows = (count + columns - 1) / columns
    order = .rows
  }

  /// Lays places out in columns of `rows`, counted along the columns.
  public init(count: Int, rows: Int) {
    self.count = count
    self.rows = rows
    columns = (count + rows - 1) / rows
    order = .columns
  }

  /// The row of a place, from 0.
  public func row(of place: Int) -> Int {
    order == .rows ? place / columns : place % rows
  }

  /// The column of a place, from 0.
  public func column(of place: Int) -> Int {
    order == .rows ? place % columns : place / rows
  }

  /// The place in a row and a column, or `nil` if there is none.
  public func place(row: Int, column: Int) -> Int? {
    guard (0..<rows).contains(row), (0..<columns).contains(column) else { return nil }
    let place = order == .rows ? row * columns + column : column * rows + row
    return place < count ? place : nil
  }
}
