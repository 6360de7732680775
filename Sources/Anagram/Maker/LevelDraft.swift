import JSON

/// A level that is about to be written; the reader of levels judges it.
public struct LevelDraft: Equatable, Sendable {
  /// An anagram of a level.
  public struct Anagram: Equatable, Sendable {
    /// The phrase whose letters are dealt.
    public let tiles: String
    /// The answers, all of one shape.
    public let answers: [String]
  }

  /// The name by which commands and results know the level.
  public var name: String
  /// The name for people.
  public var title: String
  /// The level's place among others.
  public var order: Int
  /// The points of a tile in its right place.
  public var pointsPerTile: Int
  /// The seconds to solve one anagram.
  public var timeToSolve: Int
  /// The anagrams, in the order of the file.
  public var anagrams: [Anagram]

  /// Puts a draft together.
  public init(
    name: String, title: String, order: Int, pointsPerTile: Int, timeToSolve: Int,
    anagrams: [Anagram]
  ) {
    (self.name, self.title, self.order) = (name, title, order)
    (self.pointsPerTile, self.timeToSolve) = (pointsPerTile, timeToSolve)
    self.anagrams = anagrams
  }
}

extension LevelDraft {
  /// The content of the level's file, fit to be edited by hand: each anagram has a line of its own.
  public var text: String {
    let lines = anagrams.map { anagram in
      let answers = anagram.answers.map { JSON.quote($0) }.joined(separator: ", ")
      return "    {\"tiles\": \(JSON.quote(anagram.tiles)), \"answers\": [\(answers)]}"
    }
    return """
      {
        "name": \(JSON.quote(name)),
        "title": \(JSON.quote(title)),
        "order": \(order),
        "pointsPerTile": \(pointsPerTile),
        "timeToSolve": \(timeToSolve),
        "anagrams": [
      \(lines.joined(separator: ",\n"))
        ]
      }

      """
  }
}
