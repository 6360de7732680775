import Terminal
import Testing

struct MouseTests {
  @Test(arguments: [
    ("0;1;1M", Mouse(.press, at: Point(x: 0, y: 0))),
    ("0;80;24m", Mouse(.release, at: Point(x: 79, y: 23))),
    ("32;10;5M", Mouse(.drag, at: Point(x: 9, y: 4))),
    ("1;2;3M", Mouse(.otherPress, at: Point(x: 1, y: 2))),
    ("2;2;3M", Mouse(.otherPress, at: Point(x: 1, y: 2))),
    ("128;2;3M", Mouse(.otherPress, at: Point(x: 1, y: 2))),
    ("64;2;3M", Mouse(.wheelUp, at: Point(x: 1, y: 2))),
    ("65;2;3M", Mouse(.wheelDown, at: Point(x: 1, y: 2))),
    ("4;2;3M", Mouse(.press, at: Point(x: 1, y: 2))),
    ("16;2;3M", Mouse(.press, at: Point(x: 1, y: 2))),
    ("28;2;3m", Mouse(.release, at: Point(x: 1, y: 2))),
    ("52;2;3M", Mouse(.drag, at: Point(x: 1, y: 2))),
    ("68;2;3M", Mouse(.wheelUp, at: Point(x: 1, y: 2))),
    ("0;300;200M", Mouse(.press, at: Point(x: 299, y: 199))),
  ])
  func `an act of the mouse is read with its place from 0`(report: String, mouse: Mouse) {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[<\(report)".utf8) == [.input(.mouse(mouse))])
  }

  @Test(arguments: [
    "0;0;1M", "0;1;0M", "0;1M", "M", "0;1;1;1M", "-1;1;1M", ";1;1M", "0;;1M",
    "0:1;1;1M", "256;1;1M", "0;99999999999999999999;1M", "3;1;1M", "35;1;1M", "33;1;1M",
    "2;1;1m", "64;1;1m", "66;1;1M", "67;1;1M", "160;1;1M",
  ])
  func `what is malformed or of no use is dropped`(report: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[<\(report)x".utf8) == [.input(.key(.character("x")))])
  }
}
