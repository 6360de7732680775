import ArcadeCore
import Scores

/// The settings with what they may be: a value that cannot be is as good as none.
struct Settings {
  /// The settings as they are kept.
  private(set) var defaults: Defaults
  /// A sentence for each value that is passed over, and for a file that cannot be read.
  let faults: [String]

  /// What a domain says of a key.
  struct Said: Equatable {
    let text: String
    let domain: Defaults.Domain
  }

  /// Looks through the domains.
  init(_ defaults: Defaults) {
    self.defaults = defaults
    faults =
      SettingKey.allCases.flatMap { Self.faults(of: $0, in: defaults) }
      + (defaults.fault.map { [$0.description] } ?? [])
  }

  /// What the first domain that has a fit value says, if any does.
  func said(_ key: SettingKey) -> Said? {
    for domain in Defaults.Domain.allCases {
      guard let value = defaults.object(forKey: key.rawValue, in: domain),
        let text = key.text(of: value)
      else { continue }
      return Said(text: text, domain: domain)
    }
    return nil
  }

  /// The value that was set anywhere, as text.
  func saidText(of key: SettingKey) -> String? { said(key)?.text }

  /// The value as text, the built-in one where nobody has said anything.
  func text(of key: SettingKey) -> String { saidText(of: key) ?? key.standard }

  /// Saves a value, or with `nil` lets the built-in one speak again.
  ///
  /// - Throws: Why it could not be saved; the file is then as it was.
  mutating func save(_ text: String?, for key: SettingKey) throws(StoreError) {
    guard let text else { return try defaults.removeObject(forKey: key.rawValue) }
    try defaults.set(key.value(of: text), forKey: key.rawValue)
  }

  private static func faults(of key: SettingKey, in defaults: Defaults) -> [String] {
    Defaults.Domain.allCases.compactMap { domain in
      guard let value = defaults.object(forKey: key.rawValue, in: domain),
        key.text(of: value) == nil
      else { return nil }
      let place =
        domain == .environment
        ? "The variable ARCADE_\(key.rawValue.uppercased())"
        : "The \(domain.rawValue) \(key.rawValue)"
      return "\(place) is '\(PrintableText.shortened(value.description))' and passed over: "
        + "it takes \(key.type.form.expectation)."
    }
  }
}

extension SettingKey {
  /// A kept value as it is typed; `nil` if the key cannot have it.
  func text(of value: DefaultsValue) -> String? {
    let text = isSwitch ? value.boolean.map { $0 ? "on" : "off" } : value.description
    return text.flatMap(type.read)
  }

  /// A typed value as it is kept.
  func value(of text: String) -> DefaultsValue {
    isSwitch ? .boolean(text == "on") : .string(text)
  }

  private var isSwitch: Bool { type.form.choices == ["on", "off"] }
}
