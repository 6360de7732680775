extension Canvas {
  /// The rows as text, without blanks at their ends; golden files hold it.
  public var text: String {
    (0..<size.height).map { row($0) + "\n" }.joined()
  }

  /// The rows as text, and below a line for each row that is not all plain: its row, then every run
  /// of columns that look the same, as `4: 2-9 accent bold, 12 loss`.
  ///
  /// Golden files hold it where colours matter. A blank has no colour unless it is reversed or
  /// underlined; it joins the run around it.
  public var styledText: String {
    let runs = (0..<size.height).compactMap { y in
      let runs = styleRuns(in: y)
      return runs.isEmpty ? nil : "\(y): " + runs.joined(separator: ", ") + "\n"
    }
    return text + "---\n" + runs.joined()
  }

  private func row(_ y: Int) -> String {
    var row = ""
    for x in 0..<size.width where self[x, y].scalar != Cell.continuation {
      row.unicodeScalars.append(self[x, y].scalar)
    }
    while row.last == " " { row.removeLast() }
    return row
  }

  private func styleRuns(in y: Int) -> [String] {
    var runs: [(columns: ClosedRange<Int>, style: Style)] = []
    // Whether every cell since the last run was a blank, which may still join it.
    var mayJoin = false
    for x in 0..<size.width {
      let cell = self[x, y]
      guard !cell.isBlank else { continue }
      if cell.style == .plain {
        mayJoin = false
      } else if mayJoin, let last = runs.last, last.style == cell.style {
        runs[runs.count - 1].columns = last.columns.lowerBound...x
      } else {
        runs.append((x...x, cell.style))
        mayJoin = true
      }
    }
    return runs.map { columns, style in
      let first = columns.lowerBound
      return (columns.count == 1 ? "\(first)" : "\(first)-\(columns.upperBound)") + style.words
    }
  }
}

extension Style {
  /// The ink and what else is not plain, each after a blank.
  fileprivate var words: String {
    (ink == .text ? "" : " \(ink)") + (isBold ? " bold" : "") + (isReversed ? " reversed" : "")
      + (isUnderlined ? " underlined" : "")
  }
}
