import ArcadeCore
import Scores
import Terminal

extension Session {
  /// The time on people's walls.
  var localTime: LocalTime { LocalTime.system() }

  /// The best results of a kind, or the last of all kinds, as a page.
  func scores(of kind: String?) -> Page {
    let title = "Scores"
    guard let store, let location = store.location else {
      return Page(title: title, lines: ["Nothing is kept."])
    }
    let request = BoardRequest(sort: kind == nil ? .date : .score, kind: kind, limit: 100)
    do throws(StoreError) {
      let board = try Board(
        request, source: try ResultsSource(path: location.results),
        waiting: store.finishedWaiting(), time: localTime)
      var bytes: [UInt8] = []
      let look = BoardLook(glyphs: preferences.glyphs, colors: .none, time: localTime)
      board.write(look) { bytes += $0 }
      let lines = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      // The page has a margin of its own.
      return Page(title: title, lines: lines.map { String($0.trimmingPrefix("  ")) }, isTable: true)
    } catch {
      return Page(title: title, lines: [error.description])
    }
  }
}

extension Session {
  /// Fills in what has come of each kind of game.
  func fillIn(_ picture: inout LobbyPicture) {
    guard let store, let location = store.location else { return }
    picture.notice = store.takeIn().notices.first ?? ""
    let left = store.gamesLeftBehind()
    do throws(StoreError) {
      let figures = try LobbyFigures(
        source: try ResultsSource(path: location.results), waiting: store.finishedWaiting(),
        now: today, time: localTime)
      for (index, game) in Catalog.games.enumerated() {
        picture.rows[index].figures = figures[game.name].map { Self.figures($0, game.scoreText) }
        picture.rows[index].left = left.first { $0.header.kind == game.name }
          .map { "\(game.scoreText($0.score)), \($0.playTime)" }
      }
      picture.results = line(of: figures)
    } catch {
      picture.notice = error.description
    }
  }

  private static func figures(
    _ kind: LobbyFigures.Kind, _ scoreText: (Int) -> String
  ) -> LobbyRow.Figures {
    LobbyRow.Figures(
      count: kind.count, best: kind.best.map(scoreText), recent: kind.recentScores,
      streak: kind.streak)
  }

  private func line(of figures: LobbyFigures) -> String {
    guard let last = figures.last else { return "nothing has been played yet" }
    let game = Catalog.game(named: last.kind)
    let name = game?.title ?? PrintableText.shortened(last.kind)
    let score = game?.scoreText(last.score) ?? Score.text(last.score)
    let results = figures.count == 1 ? "1 result" : "\(Score.text(figures.count)) results"
    let time = PlayTime(milliseconds: last.durationMs)
    return "\(results), last: \(name) \(score), \(time), \(localTime.text(last.start))"
  }
}
