import CardTable
import Testing

struct ChoicePointsTests {
  @Test func `a miss costs more than the choice that led to it`() {
    #expect(ChoicePoints.miss > ChoicePoints.choice)
  }
}
