import ArcadeCore
import JSON
import Terminal

/// Reads one level's file, and says what is wrong with it and where.
struct AnagramReader {
  /// The file's values, with their places.
  let json: JSONFile
  private let bytes: [UInt8]

  /// Reads a file as JSON.
  init(_ file: LevelFile) throws(FileFault) {
    json = try JSONFile(path: file.path, bytes: file.bytes)
    bytes = file.bytes
  }

  /// Reads the whole file.
  func level() throws(FileFault) -> AnagramLevel {
    let members = try json.members(
      json.root, of: "a level",
      required: AnagramGame.levelKeys)
    let name = try name(members["name"])
    return AnagramLevel(
      identity: LevelIdentity(name: name, bytes: bytes),
      title: try title(members["title"]),
      order: try json.number(members["order"], "order", in: AnagramLimits.order),
      pointsPerTile: try json.number(
        members["pointsPerTile"], "pointsPerTile", in: AnagramLimits.pointsPerTile),
      timeToSolve: try json.number(
        members["timeToSolve"], "timeToSolve", in: AnagramLimits.timeToSolve),
      entries: try entries(members["anagrams"]))
  }

  private func name(_ node: JSONNode) throws(FileFault) -> String {
    guard let name = node.string, LevelIdentity.isName(name) else {
      throw json.fault(node, "\"name\" must be \(LevelIdentity.nameGrammar) in quotes")
    }
    return name
  }

  private func title(_ node: JSONNode) throws(FileFault) -> String {
    let title = try json.text(node, "title")
    if let fault = DrawableText.fault(in: title, cells: AnagramLimits.title) {
      throw json.fault(node, "\"title\" \(fault)")
    }
    return title
  }

  private func entries(_ node: JSONNode) throws(FileFault) -> [AnagramEntry] {
    let elements = try json.list(node, "anagrams", of: "anagrams", count: AnagramLimits.anagrams)
    var seen: Set<Pair> = []
    var entries: [AnagramEntry] = []
    for element in elements { entries.append(try entry(element, notIn: &seen)) }
    return entries
  }

  private func entry(
    _ node: JSONNode, notIn seen: inout Set<Pair>
  ) throws(FileFault) -> AnagramEntry {
    let members = try json.members(node, of: "an anagram", required: ["tiles", "answers"])
    let tiles = try phrase(members["tiles"], "\"tiles\"")
    let nodes = try json.list(members["answers"], "answers", of: "answers", count: 1...Int.max)
    var answers: [Phrase] = []
    for node in nodes {
      let answer = try phrase(node, "an answer")
      try check(answer, at: node, of: tiles, beside: answers.first)
      guard seen.insert(Pair(tiles, answer)).inserted else {
        throw json.fault(
          node,
          "\(JSON.quote(tiles.text)) and \(JSON.quote(answer.text)) stand together twice: keep one")
      }
      answers.append(answer)
    }
    return AnagramEntry(tiles: tiles, answers: answers)
  }

  /// Checks that a phrase is an answer, and has the shape of the first one.
  private func check(
    _ answer: Phrase, at node: JSONNode, of tiles: Phrase, beside first: Phrase?
  ) throws(FileFault) {
    let (answered, dealt) = (JSON.quote(answer.text), JSON.quote(tiles.text))
    guard answer.folded != tiles.folded else {
      throw json.fault(node, "\(answered) is the same phrase as \(dealt): write an anagram of it")
    }
    let difference = LetterDifference(of: answer.folded, from: tiles.folded)
    guard difference.isEmpty else {
      throw json.fault(
        node, "\(answered) is no anagram of \(dealt) (\(difference)): use each letter once")
    }
    guard answer.places == first?.places ?? answer.places else {
      throw json.fault(
        node,
        "\(answered) has spaces, hyphens or apostrophes elsewhere than the answer before it: "
          + "write an anagram of its own for it")
    }
  }

  private func phrase(_ node: JSONNode, _ what: String) throws(FileFault) -> Phrase {
    guard let text = node.string else { throw json.fault(node, "\(what) must be text in quotes") }
    let phrase: Phrase
    do throws(PhraseFault) {
      phrase = try Phrase(text)
    } catch {
      throw json.fault(node, "\(what) cannot be laid in tiles: \(error)")
    }
    if let fault = AnagramLimits.fault(in: phrase) { throw json.fault(node, "\(what) \(fault)") }
    return phrase
  }

  /// A phrase and its answer, as they are compared: the pair may stand in a level once.
  private struct Pair: Hashable {
    let tiles: [Unicode.Scalar]
    let answer: [Unicode.Scalar]
    let shape: [Phrase.Place]

    init(_ tiles: Phrase, _ answer: Phrase) {
      self.tiles = tiles.folded
      self.answer = answer.folded
      shape = answer.places
    }
  }
}
