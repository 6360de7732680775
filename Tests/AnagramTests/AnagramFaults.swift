import TestSupport

/// What is wrong with level files, each made from one that is right.
enum AnagramFaults {
  /// The text that is right.
  static let right = """
    {"name": "l-1", "title": "Level", "order": 1, "pointsPerTile": 10, "timeToSolve": 60,
     "anagrams": [
      {"tiles": "listen", "answers": ["silent", "enlist"]},
      {"tiles": "dormitory", "answers": ["dirty room"]}
     ]}
    """

  /// An answer that takes the place of "dirty room", and what is wrong with it.
  private static func answer(_ answer: String, _ reason: String) -> FaultyFile {
    FaultyFile(#""dirty room""#, "\"\(answer)\"", "4:38", reason)
  }

  /// A phrase and an answer that take the place of the second anagram.
  private static func pair(
    _ tiles: String, _ answers: String, _ place: String, _ reason: String
  ) -> FaultyFile {
    FaultyFile(
      #""dormitory", "answers": ["dirty room"]"#, "\"\(tiles)\", \"answers\": [\(answers)]", place,
      reason)
  }

  static let ofLevels = [
    FaultyFile(
      #""l-1""#, #""L 1""#, "1:10",
      #""name" must be 1 to 32 lower-case letters a–z, digits and hyphens in quotes"#),
    FaultyFile(#""name": "l-1", "#, "", "1:1", #"a level needs "name": add it"#),
    FaultyFile(
      #""Level""#, #""a\u001b[31mb""#, "1:26",
      #""title" has a character that terminals draw differently or not at all: choose another"#),
    FaultyFile(#""Level""#, "7", "1:26", #""title" must be text in quotes"#),
    FaultyFile(
      #""Level""#, #""""#, "1:26", #""title" is 0 cells wide: make it 1 to 40 cells wide"#),
    FaultyFile(
      #""order": 1"#, #""order": -1"#, "1:44", #""order" is -1: write 0 to 1000000"#),
    FaultyFile(
      #""pointsPerTile": 10"#, #""pointsPerTile": 0"#, "1:64",
      #""pointsPerTile" is 0: write 1 to 10000"#),
    FaultyFile(
      #""pointsPerTile": 10"#, #""pointsPerTile": 10001"#, "1:64",
      #""pointsPerTile" is 10001: write 1 to 10000"#),
    FaultyFile(
      #""pointsPerTile": 10"#, #""pointsPerTile": 1.5"#, "1:64",
      #""pointsPerTile" must be a whole number, 1 to 10000"#),
    FaultyFile(
      #""timeToSolve": 60"#, #""timeToSolve": 0"#, "1:83",
      #""timeToSolve" is 0: write 1 to 36000"#),
    FaultyFile(
      #""timeToSolve": 60"#, #""timeToSolve": -60"#, "1:83",
      #""timeToSolve" is -60: write 1 to 36000"#),
    FaultyFile(
      #""timeToSolve": 60"#, #""timeToSolve": 36001"#, "1:83",
      #""timeToSolve" is 36001: write 1 to 36000"#),
    FaultyFile(
      #""timeToSolve": 60"#, #""time": 60"#, "1:68",
      #""time" is unknown: a level has "name", "title", "order", "pointsPerTile", "timeToSolve", "#
        + #""anagrams""#),
    FaultyFile(
      #""timeToSolve": 60,"#, #""timeToSolve": 60"#, "2:2",
      #"a double quote stands where "," or "}" should"#),
  ]

  static let ofAnagrams = [
    FaultyFile(
      #""answers": ["silent", "enlist"]"#, #""answers": []"#, "3:34",
      #""answers" has 0 answers: write at least 1"#),
    FaultyFile(
      #""answers": ["silent", "enlist"]"#, #""answers": "silent""#, "3:34",
      #""answers" must be a list of answers in [ ]"#),
    FaultyFile(
      #", "answers": ["dirty room"]"#, "", "4:3", #"an anagram needs "answers": add it"#),
    FaultyFile(
      #""tiles": "dormitory", "#, #""letters": "dormitory", "#, "4:4",
      #""letters" is unknown: an anagram has "tiles", "answers""#),
    FaultyFile(#""dirty room""#, "7", "4:38", "an answer must be text in quotes"),
    FaultyFile(
      #""listen""#, "\"listen\\u0007\"", "3:13",
      #""tiles" cannot be laid in tiles: '\u{7}' is no letter: "#
        + "write letters, spaces, hyphens and apostrophes alone"),
    answer(
      "dirty room 2",
      "an answer cannot be laid in tiles: '2' is no letter: "
        + "write letters, spaces, hyphens and apostrophes alone"),
    answer(
      "dirty  room",
      "an answer cannot be laid in tiles: a word has no letter: "
        + "write letters, with one space between words"),
    answer(
      "dirty roof",
      #""dirty roof" is no anagram of "dormitory" (missing: M; too many: F): use each letter once"#),
    answer(
      "Dormi-tory",
      #""Dormi-tory" is the same phrase as "dormitory": write an anagram of it"#),
    pair(
      "banana", #""bAnana""#, "4:35",
      #""bAnana" is the same phrase as "banana": write an anagram of it"#),
    pair(
      "BANANA", #""abound""#, "4:35",
      #""abound" is no anagram of "BANANA" (missing: A A N; too many: D O U): use each letter once"#
    ),
    pair("a", #""a""#, "4:13", #""tiles" has 1 letter: write 2 to 28"#),
    pair(
      "abcdefghijklmn", #""a""#, "4:13", #""tiles" has a word of 14 letters: write at most 13"#),
    pair(
      "abcdefghij abcdefghij abcdefghi", #""a""#, "4:13",
      #""tiles" has 29 letters: write 2 to 28"#),
    pair(
      "漢字", #""字漢""#, "4:13",
      #""tiles" has '漢', which no tile can show: write letters that are one cell wide"#),
    pair(
      "a--b", #""b--a""#, "4:13",
      #""tiles" has two hyphens or apostrophes side by side: write one"#),
    pair(
      "abc", #""cab", "c ab""#, "4:39",
      #""c ab" has spaces, hyphens or apostrophes elsewhere than the answer before it: "#
        + "write an anagram of its own for it"),
    pair(
      "abc", #""cab", "CÁB""#, "4:39", #""abc" and "CÁB" stand together twice: keep one"#),
    pair(
      "LÍSTEN", #""enlist""#, "4:35",
      #""LÍSTEN" and "enlist" stand together twice: keep one"#),
  ]
}
