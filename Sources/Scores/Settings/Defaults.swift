/// The settings, in the manner of UserDefaults: domains of keys and values, asked one after another.
///
/// The first domain that knows a key speaks: the command line, the environment (`ARCADE_` and the key
/// in capitals), what is saved, what is registered.
public struct Defaults: Sendable {
  /// Where a value comes from.
  public enum Domain: String, CaseIterable, Sendable {
    /// Given with the command, for this run.
    case commandLine = "command line"
    /// A variable of the environment.
    case environment
    /// Kept in the file of settings.
    case saved
    /// Built in.
    case registered
  }

  /// The keys that arcade knows.
  public static let keys = [
    "theme", "sound", "motion", "mouse", "color", "ascii", "keyboard", "player",
  ]

  /// Why the saved settings could not be read, if they could not.
  public private(set) var fault: StoreError?

  private let file: SettingsFile?
  private let commandLine: [String: DefaultsValue]
  private let environment: [String: DefaultsValue]
  private var saved: [String: DefaultsValue] = [:]
  private var registered: [String: DefaultsValue] = [:]
  private var unsaved: SettingsFile.Changes = [:]

  /// Reads the saved settings.
  ///
  /// - Parameters:
  ///   - location: Where the store is; `nil` if there is no place for it.
  ///   - commandLine: What the options of the command say.
  ///   - environment: The variables of the process; an empty one says nothing.
  ///   - files: The calls of the system.
  ///   - clock: The clocks.
  public init(
    location: StoreLocation?, commandLine: [String: DefaultsValue] = [:],
    environment: [String: String] = [:], files: Files = .live(), clock: StoreClock = .live()
  ) {
    file = location.map { SettingsFile(location: $0, files: files, clock: clock) }
    self.commandLine = commandLine
    self.environment = Self.keys.reduce(into: [:]) { values, key in
      guard let text = environment["ARCADE_" + key.uppercased()], !text.isEmpty else { return }
      values[key] = .string(text)
    }
    readSaved()
  }

  /// The value of a key, of the first domain that has one.
  public func object(forKey key: String) -> DefaultsValue? {
    Domain.allCases.lazy.compactMap { object(forKey: key, in: $0) }.first
  }

  /// The value of a key in one domain.
  public func object(forKey key: String, in domain: Domain) -> DefaultsValue? {
    switch domain {
    case .commandLine: commandLine[key]
    case .environment: environment[key]
    case .saved: unsaved[key] ?? saved[key]
    case .registered: registered[key]
    }
  }

  /// The domain that the value of a key comes from.
  public func domain(forKey key: String) -> Domain? {
    Domain.allCases.first { object(forKey: key, in: $0) != nil }
  }

  /// The value of a key as text.
  public func string(forKey key: String) -> String? { object(forKey: key)?.description }

  /// The value of a key as a whole number, if it is one.
  public func integer(forKey key: String) -> Int64? { object(forKey: key)?.integer }

  /// The value of a key as a truth value, if it is one.
  public func boolean(forKey key: String) -> Bool? { object(forKey: key)?.boolean }

  /// Every key that has a value, with the value that ``object(forKey:)`` gives.
  public func dictionaryRepresentation() -> [String: DefaultsValue] {
    var keys = Set(commandLine.keys)
    keys.formUnion(environment.keys)
    keys.formUnion(saved.keys)
    keys.formUnion(unsaved.keys)
    keys.formUnion(registered.keys)
    return keys.reduce(into: [:]) { $0[$1] = object(forKey: $1) }
  }

  /// Adds values that speak where no other domain does; they are kept in no file.
  public mutating func register(defaults: [String: DefaultsValue]) {
    registered.merge(defaults) { $1 }
  }

  /// Saves a value: when the call returns, it is on the device.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: Its key.
  /// - Throws: Why the file is as it was. The value then holds for this run, and ``synchronize()``
  ///   tries to save it again.
  public mutating func set(_ value: DefaultsValue, forKey key: String) throws(StoreError) {
    try change(key, to: value)
  }

  /// Removes the saved value of a key, so that what is registered speaks again.
  ///
  /// - Parameter key: The key.
  /// - Throws: Why the file is as it was. The value is then removed for this run, and
  ///   ``synchronize()`` tries again.
  public mutating func removeObject(forKey key: String) throws(StoreError) {
    try change(key, to: nil)
  }

  /// Takes in what other programs have saved, and saves what could not be saved before.
  ///
  /// - Returns: Whether all that was set here is on the device.
  @discardableResult
  public mutating func synchronize() -> Bool {
    try? saveUnsaved()
    readSaved()
    return unsaved.isEmpty
  }

  private mutating func change(_ key: String, to value: DefaultsValue?) throws(StoreError) {
    unsaved[key] = .some(value)
    try saveUnsaved()
  }

  private mutating func saveUnsaved() throws(StoreError) {
    guard !unsaved.isEmpty else { return }
    guard let file else { throw .noFolder }
    try file.save(unsaved)
    for (key, value) in unsaved { saved[key] = value }
    unsaved = [:]
  }

  private mutating func readSaved() {
    guard let file else { return }
    do throws(StoreError) {
      saved = try file.settings()
      fault = nil
    } catch {
      fault = error
    }
  }
}
