import TestSupport

/// What is wrong with machine files, each made from one that is right.
enum MachineFaults {
  /// The text that is right.
  static let right = """
    {"name": "m-1", "title": "Machine", "wheels": 3,
     "symbols": [
      {"name": "seven", "glyph": "7", "ascii": "7", "weight": 1},
      {"name": "cherry", "glyph": "🍒", "ascii": "CHR", "weight": 1}
     ],
     "pays": [{"run": 3, "times": 2}, {"run": 3, "times": 3, "symbol": "seven"}]}
    """

  /// Of ten letters: with a a word that ends in a single letter, b one that ends in a pair, the next
  /// have 9(a + b) and a.
  static let wordsWithoutThreeAlike: UInt64 = {
    var (single, pair): (UInt64, UInt64) = (10, 0)
    for _ in 1..<7 { (single, pair) = (9 * (single + pair), single) }
    return single + pair
  }()

  static let table = [
    FaultyFile(
      #""name": "m-1""#, #""name": "M 1""#, "1:10",
      #""name" must be 1 to 32 lower-case letters a–z, digits and hyphens in quotes"#),
    FaultyFile(
      #""name": "m-1""#, #""name": """#, "1:10",
      #""name" must be 1 to 32 lower-case letters a–z, digits and hyphens in quotes"#),
    FaultyFile(
      #""name": "m-1""#, #""name": 7"#, "1:10",
      #""name" must be 1 to 32 lower-case letters a–z, digits and hyphens in quotes"#),
    FaultyFile(
      #""name": "m-1", "#, "", "1:1", #"a machine needs "name": add it"#),
    FaultyFile(
      #""title": "Machine""#, #""title": "a\u001b[31mb""#, "1:26",
      #""title" has a character that terminals draw differently or not at all: choose another"#),
    FaultyFile(
      #""title": "Machine""#, #""title": """#, "1:26",
      #""title" is 0 cells wide: make it 1 to 40 cells wide"#),
    FaultyFile(
      #""title": "Machine""#, #""title": " x""#, "1:26",
      #""title" must not begin or end with a space"#),
    FaultyFile(
      #""wheels": 3"#, #""wheels": 2"#, "1:47", #""wheels" is 2: write 3 to 7"#),
    FaultyFile(
      #""wheels": 3"#, #""wheels": 8"#, "1:47", #""wheels" is 8: write 3 to 7"#),
    FaultyFile(
      #""wheels": 3"#, #""wheels": 3.0"#, "1:47", #""wheels" must be a whole number, 3 to 7"#),
    FaultyFile(
      #""wheels": 3"#, #""wheels": 99999999999999999999"#, "1:47",
      #""wheels" must be a whole number, 3 to 7"#),
    FaultyFile(
      #""wheels": 3"#, #""wheels": "3""#, "1:47", #""wheels" must be a whole number, 3 to 7"#),
    FaultyFile(
      #""wheels": 3"#, #""wheels": 3, "reels": 3"#, "1:50",
      #""reels" is unknown: a machine has "name", "title", "wheels", "symbols", "pays", "#
        + #""generous""#),
    FaultyFile(
      #""wheels": 3"#, #""wheels": 3, "generous": 1"#, "1:62",
      #""generous" must be true or false"#),
    FaultyFile(
      #""name": "cherry""#, #""name": "seven""#, "4:12",
      #"two symbols are called "seven": name each once"#),
    FaultyFile(
      #""glyph": "🍒""#, #""glyph": "BARS""#, "4:31",
      #""glyph" is 4 cells wide: make it 1 to 3 cells wide"#),
    FaultyFile(
      #""glyph": "🍒""#, #""glyph": "🍒🍒""#, "4:31",
      #""glyph" is 4 cells wide: make it 1 to 3 cells wide"#),
    FaultyFile(
      #""glyph": "🍒""#, #""glyph": "♥\uFE0F""#, "4:31",
      #""glyph" has a character that terminals draw differently or not at all: choose another"#),
    FaultyFile(
      #""glyph": "🍒""#, #""glyph": "👍🏽""#, "4:31",
      #""glyph" has a character that terminals draw differently or not at all: choose another"#),
    FaultyFile(
      #""glyph": "🍒""#, #""glyph": "🇸🇪""#, "4:31",
      #""glyph" has a character that terminals draw differently or not at all: choose another"#),
    FaultyFile(
      #""ascii": "CHR""#, #""ascii": "CHRY""#, "4:45",
      #""ascii" must be 1 to 3 printable ASCII characters, no space"#),
    FaultyFile(
      #""ascii": "CHR""#, #""ascii": "Ö""#, "4:45",
      #""ascii" must be 1 to 3 printable ASCII characters, no space"#),
    FaultyFile(
      #""ascii": "CHR", "weight": 1"#, #""ascii": "CHR", "weight": 0"#, "4:62",
      #""weight" is 0: write 1 to 1000"#),
    FaultyFile(
      #""ascii": "CHR", "weight": 1"#, #""ascii": "CHR", "weight": 1001"#, "4:62",
      #""weight" is 1001: write 1 to 1000"#),
    FaultyFile(
      #""ascii": "CHR", "weight": 1"#, #""ascii": "CHR""#, "4:3",
      #"a symbol needs "weight": add it"#),
    FaultyFile(
      #""run": 3, "times": 2"#, #""run": 2, "times": 2"#, "6:19", #""run" is 2: write 3"#),
    FaultyFile(
      #""run": 3, "times": 2"#, #""run": 4, "times": 2"#, "6:19", #""run" is 4: write 3"#),
    FaultyFile(
      #""run": 3, "times": 2"#, #""run": 3, "times": 1.5"#, "6:31",
      #""times" must be a whole number, 1 to 1000000"#),
    FaultyFile(
      #""run": 3, "times": 2"#, #""run": 3, "times": 0"#, "6:31",
      #""times" is 0: write 1 to 1000000"#),
    FaultyFile(
      #""run": 3, "times": 2"#, #""run": 3, "times": 1000001"#, "6:31",
      #""times" is 1000001: write 1 to 1000000"#),
    FaultyFile(
      #""symbol": "seven""#, #""symbol": "plum""#, "6:68",
      #"there is no symbol "plum": write "seven" or "cherry""#),
    FaultyFile(
      #"{"run": 3, "times": 2}"#, #"{"run": 3, "times": 2}, {"run": 3, "times": 5}"#, "6:35",
      "there are two pays for a run of 3: keep one"),
    FaultyFile(
      #", "symbol": "seven"}"#, #", "symbol": "seven"}, {"run": 3, "symbol": "seven", "times": 1}"#,
      "6:78", #""seven" has two pays for a run of 3: keep one"#),
    FaultyFile(
      #"{"run": 3, "times": 2}, {"run": 3, "times": 3, "symbol": "seven"}"#, "", "6:10",
      #""pays" has 0 pays: write at least 1"#),
    FaultyFile(
      #""times": 3, "symbol""#, #""times": 9, "symbol""#, "6:10",
      #"the machine pays back 137.50 % of what it takes: lower "times", or say "generous": true"#),
    FaultyFile(
      #""pays": [{"run": 3, "times": 2}"#, #""pays": [7, {"run": 3, "times": 2}"#, "6:11",
      "a pay must be an object in { }"),
    FaultyFile(
      #""symbols": ["#, #""symbols": 7, "s": ["#, "2:16",
      #""s" is unknown: a machine has "name", "title", "wheels", "symbols", "pays", "generous""#),
    FaultyFile(
      #""wheels": 3,"#, #""wheels": 3"#, "2:2",
      #"a double quote stands where "," or "}" should"#),
  ]
}
