package import ArcadeCore

/// What a player types, each line after `>`, and what is said, as the house prints it.
///
/// - Parameters:
///   - voice: The dialogue that speaks.
///   - game: The game; it is played on.
///   - lines: What the player types.
/// - Returns: The state of the game, what came of each line, and the state again.
package func transcript<Voice: Dialogue>(
  _ voice: Voice.Type, of game: inout Voice.State, typing lines: [String]
) -> String {
  var dialogue = voice.init(game: game)
  var said = dialogue.show(game)
  for line in lines {
    said.append("> \(line)")
    switch dialogue.read(line, in: game) {
    case .say(let sentences): said += sentences
    case .refuse(let sentence): said.append(sentence)
    case .unknown: said.append("?")
    case .moves(let moves):
      for move in moves {
        do throws(Voice.State.Refusal) {
          said += dialogue.tell(try game.play(move, at: .zero), in: game)
        } catch {
          said.append(error.description)
          break
        }
        if game.isOver { break }
      }
    }
  }
  return (said + dialogue.show(game)).joined(separator: "\n") + "\n"
}
