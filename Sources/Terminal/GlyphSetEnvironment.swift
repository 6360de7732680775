extension GlyphSet {
  /// Tells by the names in the environment whether the terminal takes more than ASCII.
  ///
  /// The first of LC_ALL, LC_CTYPE and LANG that is not empty decides: UTF-8 in its name or not. No
  /// locale file is read, so that it works in a static program.
  ///
  /// - Parameter environment: The variables' values by name.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let name = (locale ?? "").lowercased()
    self = name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
  }
}
