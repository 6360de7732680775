import ArcadeCore
import Terminal

/// Plays games of one kind as plain lines, one after the other, until the player leaves.
struct ConversationRunner<Kind: GameKind> {
  typealias Rules = Kind.Rules

  /// The options that new games are dealt with.
  let options: Rules.Options
  /// The run of the program that it belongs to.
  var session: Session
  /// Where the player's lines come from.
  var reader: LineReader

  /// Plays from a game on.
  ///
  /// - Returns: How the command ends.
  mutating func run(from first: GameInPlay<Rules>) -> Outcome {
    var table = first
    while true {
      var talk = Conversation<Kind.Voice>(about: table)
      do throws(OutputFault) {
        try hold(&talk)
      } catch {
        talk.leave(now: now)
        return error.outcome(session)
      }
      guard talk.exit == .again else { return session.outcome }
      table = session.deal(options, seed: session.freshSeed())
    }
  }

  private mutating func hold(_ talk: inout Conversation<Kind.Voice>) throws(OutputFault) {
    try session.print(talk.open(now: now))
    while talk.exit == nil {
      if session.isInteractive { try session.prompt() }
      guard let line = reader.next() else {
        if session.isInteractive { try session.print([""]) }
        try session.print(talk.endOfInput(now: now))
        break
      }
      let notice = talk.table.keeper.notice
      try session.print(talk.answer(line, now: now))
      // Not part of the transcript, which holds nothing of the store.
      if let now = talk.table.keeper.notice, now != notice { session.complain(now) }
    }
    guard talk.exit != .left, talk.table.hasMoves, session.store != nil else { return }
    try session.print(session.place(of: talk.table).lines)
  }

  private var now: Int64 { session.world.clock.now().milliseconds }
}
