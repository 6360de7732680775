import Terminal
import Testing

@testable import Play

struct ChromeTests {
  private static let header = Header(
    title: "SLOTS · classic",
    fields: [
      .init("spin", "12 of 100", width: 10), .init("credits", "118", width: 6),
    ])

  private func line(width: Int, _ header: Header = header) throws -> String {
    let size = Size(width: width, height: 16)
    var canvas = Canvas(size: size)
    Chrome.draw(header, in: try #require(Layout(size)), on: &canvas)
    return String(canvas.text.prefix { $0 != "\n" })
  }

  @Test(arguments: [
    (60, " SLOTS · classic             spin  12 of 100   credits    118"),
    (40, " SLOTS    spin  12 of 100  credits    118"),
  ])
  func `where the line of state is narrow the mode goes first`(width: Int, line: String) throws {
    let drawn = try self.line(width: width)
    #expect(drawn.split(separator: " ") == line.split(separator: " "))
    #expect(drawn.count < width)
  }

  @Test(arguments: [
    (80, "ANAGRAM · 1 of 44"), (96, "ANAGRAM · I'm totally hard-core · 1 of 44"), (56, "ANAGRAM"),
  ])
  func `what is left is said longer than the mode`(width: Int, title: String) throws {
    let header = Header(
      title: "ANAGRAM · I'm totally hard-core · 1 of 44",
      fields: [
        .init("", "[ Hint −40 ]", width: 14), .init("", "03:00", width: 8),
        .init("score", "0", width: 6),
      ])
    #expect(try line(width: width, header).hasPrefix(" \(title)  "))
  }

  @Test func `the last field stays whatever happens`() throws {
    let long = Header(
      title: "A game with a long name",
      fields: [.init("first", "1", width: 10), .init("score", "12", width: 6)])
    let drawn = try line(width: 40, long)
    #expect(drawn.hasSuffix("score     12"))
    #expect(!drawn.contains("first"))
  }

  @Test func `a long message takes a second row, and no more`() throws {
    let size = Size(width: 40, height: 16)
    var canvas = Canvas(size: size)
    let text = String(repeating: "word ", count: 40)
    Chrome.draw(Message(text), in: try #require(Layout(size)), on: &canvas)
    let rows = canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[13].hasPrefix(" word"))
    #expect(rows[14].hasPrefix(" word"))
    #expect(rows[15].isEmpty)
  }
}
