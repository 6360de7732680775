/// What choosing cards costs, the same in every card game so that scores stay comparable.
///
/// Source: the numbers of the lecture model of Stanford's CS193p card game.
public enum ChoicePoints {
  /// What choosing a card costs.
  public static let choice = 1
  /// What cards that do not match cost more.
  public static let miss = 2
}
