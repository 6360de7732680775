import ArcadeCore
import Terminal

/// The board as lines for people: a row for each result, a legend and a count.
struct BoardTable {
  /// The widest that lines are, in cells, wherever names alone can be cut.
  static let width = 80

  private let board: Board
  private let look: BoardLook

  /// Lays out a board.
  init(_ board: Board, _ look: BoardLook) {
    self.board = board
    self.look = look
  }

  /// The lines, without their ends.
  var lines: [String] {
    guard !board.rows.isEmpty else { return ["  " + drawn(emptyText)] }

    var rows: [Row] = []
    var number = 0
    for row in board.rows {
      if row.state == .over { number += 1 }
      rows.append(cells(of: row, number: row.state == .over ? "\(number)" : ""))
    }
    let widths = Widths(of: [header] + rows, glyphs: look.glyphs)
    let table = ([header] + rows).map { line(of: $0, widths) }
    return table + ["", "  " + legend(shown: number)]
  }

  private var emptyText: String {
    guard board.count > 0 else {
      return "Nothing has been played yet: 'arcade' begins a game."
    }
    return
      "None of \(Self.results(board.count)) fits: ask for less of kind, mode, player and dates."
  }

  private var header: Row {
    Row(
      number: "#", game: "game", score: "score", duration: "duration", when: "when", notes: [],
      scoreInk: .dim, durationInk: .dim, textInk: .dim, hasClockSetBack: false)
  }

  private func cells(of row: BoardRow, number: String) -> Row {
    let marks = board.marks(of: row)
    let start = Timestamp(milliseconds: row.figures.start)
    let notes = marks.map { Note(text: drawn($0.label), ink: $0.ink) }
    return Row(
      number: number, game: drawn(Self.name(row.kind, row.mode)),
      score: drawn(Score.text(Int(row.figures.score))),
      duration: Self.text(ofDuration: row.figures.durationMs), when: look.time.text(start),
      notes: notes + row.remarks.map { Note(text: drawn($0), ink: .dim) },
      scoreInk: marks.first(where: \.isOfScore)?.ink ?? .text,
      durationInk: marks.first { !$0.isOfScore }?.ink ?? .text, textInk: .text,
      hasClockSetBack: row.endsBeforeStart)
  }

  private func line(of row: Row, _ widths: Widths) -> String {
    var line = "  "
    line += painted(aligned(row.number, widths.number, toRight: true), .dim) + "  "
    line += painted(aligned(cut(row.game, to: widths.game), widths.game), row.textInk) + "  "
    line += rightCell(row.score, widths.score, row.scoreInk) + "  "
    line += rightCell(row.duration, widths.duration, row.durationInk) + "  "
    line += painted(row.when, row.textInk)
    // The sign takes the place of a blank, so that it is never cut off with the remarks.
    var gap = row.hasClockSetBack ? painted("!", .loss) + " " : "  "
    if row.hasClockSetBack, row.notes.isEmpty { return line + painted("!", .loss) }
    var free = widths.notes
    for note in row.notes where free > 2 {
      let text = cut(note.text, to: free - 2)
      free -= 2 + width(text)
      line += gap + painted(text, note.ink)
      gap = "  "
    }
    return line
  }

  private func legend(shown: Int) -> String {
    let present = board.rows.reduce(into: [HighlightMark]()) { $0 += board.marks(of: $1) }
    var legend = HighlightMark.allCases.filter(present.contains).map {
      painted(drawn($0.label), $0.ink) + "  "
    }
    if board.rows.contains(where: \.endsBeforeStart) {
      legend.append(painted("! clock set back", .loss) + "  ")
    }
    let of = shown == board.count ? "" : "\(Self.grouped(shown)) of "
    let order = "by \(board.request.sort.rawValue)" + (board.request.isReversed ? ", reversed" : "")
    return legend.joined() + (legend.isEmpty ? "" : " ") + of
      + "\(Self.results(board.count)), \(order)"
  }

  private func painted(_ text: String, _ ink: Ink) -> String {
    ink == .text ? text : look.colors.paint(text, ink)
  }

  private func drawn(_ text: String) -> String {
    Glyphs.drawn(PrintableText.escaped(text), as: look.glyphs)
  }

  private func width(_ text: String) -> Int { Glyphs.width(of: text, as: look.glyphs) }

  private func aligned(_ text: String, _ width: Int, toRight: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - self.width(text)))
    return toRight ? blanks + text : text + blanks
  }

  private func rightCell(_ text: String, _ width: Int, _ ink: Ink) -> String {
    String(repeating: " ", count: max(0, width - self.width(text))) + painted(text, ink)
  }

  /// A text of at most `width` cells; what is left out is shown by an ellipsis.
  private func cut(_ text: String, to width: Int) -> String {
    Glyphs.cut(text, to: width, as: look.glyphs)
  }
}

extension BoardTable {
  /// The kind and the mode: `Set normal`.
  static func name(_ kind: String, _ mode: String) -> String {
    kind.prefix(1).uppercased() + kind.dropFirst() + (mode.isEmpty ? "" : " " + mode)
  }

  /// A duration in whole seconds gone by: `4:05`, from an hour up `1:09:12`.
  static func text(ofDuration milliseconds: Int64) -> String {
    let text = PlayTime(milliseconds: milliseconds).description
    return text.utf8.first == UInt8(ascii: "0") && text.utf8.count == 5
      ? String(text.dropFirst()) : text
  }

  private static func results(_ count: Int) -> String {
    count == 1 ? "1 result" : "\(grouped(count)) results"
  }

  private static func grouped(_ count: Int) -> String { Score.text(count) }
}

extension BoardRow {
  /// What is said of the row beside its highlights.
  fileprivate var remarks: [String] {
    var remarks = state == .playing ? ["playing"] : marks
    if state == .over, figures.traits.isSuperset(of: [.imported, .withoutMoves]) {
      remarks.append("without moves")
    }
    return remarks
  }
}
