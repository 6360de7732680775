import Terminal

/// What terminals send for keys.
enum KeyCases {
  static let all = plain + controls + legacy + functions + rxvt + keypad + numbered

  private static let plain: [(String, Key)] = [
    ("a", .character("a")), ("Z", .character("Z")), (" ", .space), ("~", .character("~")),
    ("é", .character("é")), ("ß", .character("ß")), ("語", .character("語")),
    ("🍒", .character("🍒")), ("\u{1B}a", Key(.character("a"), alt: true)),
    ("\u{1B}é", Key(.character("é"), alt: true)), ("\u{1B} ", Key(.character(" "), alt: true)),
    ("\u{1B}\u{7F}", Key(.backspace, alt: true)), ("\u{1B}\r", Key(.enter, alt: true)),
  ]

  private static let controls: [(String, Key)] = [
    ("\u{03}", .control("c")), ("\u{1A}", .control("z")), ("\u{01}", .control("a")),
    ("\u{0C}", .control("l")), ("\u{00}", .control(" ")), ("\u{1C}", .control("\\")),
    ("\u{1F}", .control("_")), ("\r", .enter), ("\n", .enter), ("\t", .tab),
    ("\u{7F}", Key(.backspace)), ("\u{08}", Key(.backspace)),
    ("\u{1B}[Z", Key(.tab, shift: true)), ("\u{1B}[1;2Z", Key(.tab, shift: true)),
  ]

  private static let legacy: [(String, Key)] = [
    ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
    ("\u{1B}OA", .up), ("\u{1B}OB", .down), ("\u{1B}OC", .right), ("\u{1B}OD", .left),
    ("\u{1B}[H", Key(.home)), ("\u{1B}[F", Key(.end)), ("\u{1B}OH", Key(.home)),
    ("\u{1B}OF", Key(.end)), ("\u{1B}[1~", Key(.home)), ("\u{1B}[7~", Key(.home)),
    ("\u{1B}[4~", Key(.end)), ("\u{1B}[8~", Key(.end)), ("\u{1B}[2~", Key(.insert)),
    ("\u{1B}[3~", Key(.delete)), ("\u{1B}[5~", Key(.pageUp)), ("\u{1B}[6~", Key(.pageDown)),
    ("\u{1B}[1;2A", Key(.up, shift: true)), ("\u{1B}[1;3B", Key(.down, alt: true)),
    ("\u{1B}[1;5A", Key(.up, control: true)),
    ("\u{1B}[1;8D", Key(.left, shift: true, alt: true, control: true)),
    ("\u{1B}[1;9C", Key(.right, alt: true)), ("\u{1B}[3;5~", Key(.delete, control: true)),
    ("\u{1B}[5;2~", Key(.pageUp, shift: true)), ("\u{1B}O5A", Key(.up, control: true)),
    ("\u{1B}O1;5A", Key(.up, control: true)), ("\u{1B}\u{1B}[B", Key(.down, alt: true)),
    ("\u{1B}[1;1:1A", .up), ("\u{1B}[1;1:2A", .up),
  ]

  private static let functions: [(String, Key)] = [
    ("\u{1B}OP", Key(.function(1))), ("\u{1B}OS", Key(.function(4))),
    ("\u{1B}[P", Key(.function(1))), ("\u{1B}[[A", Key(.function(1))),
    ("\u{1B}[[E", Key(.function(5))), ("\u{1B}[11~", Key(.function(1))),
    ("\u{1B}[13~", Key(.function(3))), ("\u{1B}[15~", Key(.function(5))),
    ("\u{1B}[17~", Key(.function(6))), ("\u{1B}[21~", Key(.function(10))),
    ("\u{1B}[23~", Key(.function(11))), ("\u{1B}[24~", Key(.function(12))),
    ("\u{1B}[34~", Key(.function(20))), ("\u{1B}[1;5R", Key(.function(3), control: true)),
    ("\u{1B}[24;2~", Key(.function(12), shift: true)),
    ("\u{1B}O5P", Key(.function(1), control: true)), ("\u{1B}[57376u", Key(.function(13))),
    ("\u{1B}[57398u", Key(.function(35))),
  ]

  private static let rxvt: [(String, Key)] = [
    ("\u{1B}[a", Key(.up, shift: true)), ("\u{1B}Ob", Key(.down, control: true)),
    ("\u{1B}[3$", Key(.delete, shift: true)), ("\u{1B}[3^", Key(.delete, control: true)),
    ("\u{1B}[3@", Key(.delete, shift: true, control: true)),
  ]

  private static let keypad: [(String, Key)] = [
    ("\u{1B}OM", .enter), ("\u{1B}Op", .character("0")), ("\u{1B}Oy", .character("9")),
    ("\u{1B}Ok", .character("+")), ("\u{1B}Om", .character("-")), ("\u{1B}OX", .character("=")),
    ("\u{1B}[57404u", .character("5")), ("\u{1B}[57414u", .enter), ("\u{1B}[57419u", .up),
    ("\u{1B}[57413u", .character("+")), ("\u{1B}[57412u", .character("-")),
  ]

  /// `CSI u` and modifyOtherKeys.
  private static let numbered: [(String, Key)] = [
    ("\u{1B}[99;5u", .control("c")), ("\u{1B}[122;5u", .control("z")),
    ("\u{1B}[99;5:1u", .control("c")), ("\u{1B}[99;5:2u", .control("c")),
    ("\u{1B}[27;5;99~", .control("c")), ("\u{1B}[27;5;122~", .control("z")),
    ("\u{1B}[67;6u", .control("c")), ("\u{1B}[97u", .character("a")),
    ("\u{1B}[97;2u", .character("A")), ("\u{1B}[97:65;2u", .character("A")),
    ("\u{1B}[49:33;2u", .character("!")), ("\u{1B}[49;2;33u", .character("!")),
    ("\u{1B}[97;65u", .character("A")), ("\u{1B}[97;66u", .character("a")),
    ("\u{1B}[97;3u", Key(.character("a"), alt: true)),
    ("\u{1B}[97;9u", Key(.character("a"), alt: true)), ("\u{1B}[27u", .escape),
    ("\u{1B}[13u", .enter), ("\u{1B}[9u", .tab), ("\u{1B}[9;2u", Key(.tab, shift: true)),
    ("\u{1B}[127u", Key(.backspace)), ("\u{1B}[32u", .space),
    ("\u{1B}[13;5u", Key(.enter, control: true)), ("\u{1B}[27;2;13~", Key(.enter, shift: true)),
    ("\u{1B}[233u", .character("é")), ("\u{1B}[233;2u", .character("É")),
    ("\u{1B}[27;2;65~", .character("A")),
  ]
}
