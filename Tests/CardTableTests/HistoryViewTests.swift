import CardTable
import Terminal
import Testing

struct HistoryViewTests {
  private let lines = ["8♦", "6♦", "Matched J♥ J♠ for 16 points."]

  @Test func `nothing is said before anything has happened`() {
    var view = HistoryView()
    #expect(view.message(of: []) == nil)
    view.scroll(back: 3, of: 0)
    #expect(view.isNow)
    #expect(HistoryView.page(of: []).lines == ["Nothing has happened yet."])
  }

  @Test func `the past is dimmed, and both ends hold`() {
    var view = HistoryView()
    #expect(view.message(of: lines, Style(.gain)) == Message(lines[2], Style(.gain)))
    view.scroll(back: 1, of: 3)
    #expect(view.message(of: lines, Style(.gain)) == Message("2 of 3: 6♦", Style(.dim)))
    view.scroll(back: 9, of: 3)
    #expect(view.message(of: lines) == Message("1 of 3: 8♦", Style(.dim)))
    view.scroll(back: -1, of: 3)
    #expect(view.linesBack == 1)
    view.scroll(back: -9, of: 3)
    #expect(view.isNow)
  }

  @Test func `now is jumped to from anywhere`() {
    var view = HistoryView()
    view.scroll(back: 2, of: 3)
    view.jumpToNow()
    #expect(view == HistoryView())
  }

  @Test func `the page has the newest line first and numbers that align`() {
    let many = (1...10).map { "line \($0)" }
    let page = HistoryView.page(of: many).lines
    #expect(page.first == "10  line 10")
    #expect(page.last == " 1  line 1")
  }
}
