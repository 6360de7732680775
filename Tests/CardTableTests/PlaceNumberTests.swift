import CardTable
import Testing

struct PlaceNumberTests {
  @Test func `every place is read as it is written`() {
    for place in 0..<PlaceNumber.most {
      #expect(PlaceNumber.place(PlaceNumber.text(of: place)) == place)
    }
  }

  @Test(arguments: ["", "0", "01", "100", "-1", "+1", "1.0", " 1", "1a", "99999999999999999999"])
  func `anything else is no place`(text: String) {
    #expect(PlaceNumber.place(text) == nil)
  }
}
