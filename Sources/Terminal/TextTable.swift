/// Rows of words and numbers as aligned lines: the first column begins at the left, others end.
public struct TextTable: Equatable, Sendable {
  private var rows: [[String]]

  /// Makes a table of a heading.
  public init(_ heading: [String]) {
    rows = [heading]
  }

  /// Adds a row, of as many cells as the heading has.
  public mutating func add(_ row: [String]) {
    rows.append(row)
  }

  /// The rows, the heading first, each column as wide as its widest cell.
  public var lines: [String] {
    let widths = rows[0].indices.map { column in
      rows.reduce(0) { max($0, Glyphs.width(of: $1[column])) }
    }
    return rows.map { row in
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - Glyphs.width(of: row[column]))
        return column == 0 ? row[column] + space : "   " + space + row[column]
      }.joined()
    }
  }
}
