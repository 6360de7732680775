/// What is known of the terminal's background.
public enum Background: Equatable, Sendable {
  /// Nothing yet, or a colour on which neither the dark nor the light palette can be read.
  case unknown
  case dark, light

  /// Tells dark from light by the colour that the terminal answered to OSC 11.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    let luminance = RGB(red, green, blue).luminance
    self = luminance <= 0.04 ? .dark : luminance >= 0.8 ? .light : .unknown
  }
}
