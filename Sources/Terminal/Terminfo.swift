/// What is read of compiled terminfo entries: where they lie, and the number of colours.
///
/// Source: term(5) and terminfo(5) of ncurses.
public enum Terminfo {
  /// The files in which the entry of a terminal may be, in the order they are looked for.
  ///
  /// - Parameters:
  ///   - terminal: The terminal's name, as in TERM.
  ///   - environment: The variables' values by name: TERMINFO, HOME and TERMINFO_DIRS count.
  /// - Returns: The paths; none for a name that cannot be that of a terminal.
  public static func paths(
    terminal: String, environment: [String: String]
  ) -> [String] {
    guard let first = terminal.utf8.first, first != UInt8(ascii: "."),
      terminal.utf8.allSatisfy({ 0x20 < $0 && $0 < 0x7F && $0 != UInt8(ascii: "/") })
    else { return [] }
    var folders: [String] = []
    if let folder = environment["TERMINFO"], !folder.isEmpty { folders.append(folder) }
    if let home = environment["HOME"], !home.isEmpty { folders.append(home + "/.terminfo") }
    for folder in (environment["TERMINFO_DIRS"] ?? "").split(
      separator: ":", omittingEmptySubsequences: false)
    {
      // An empty one stands for the system's.
      folders += folder.isEmpty ? systemFolders : [String(folder)]
    }
    folders += systemFolders
    var paths: [String] = []
    for folder in folders {
      // Where file names do not tell capitals from small letters, the folders have numbers.
      for subfolder in [String(Unicode.Scalar(first)), String(first, radix: 16)] {
        let path = "\(folder)/\(subfolder)/\(terminal)"
        if !paths.contains(path) { paths.append(path) }
      }
    }
    return paths
  }

  /// The number of colours in a compiled entry (`max_colors`, number 13).
  ///
  /// Numbers of 16 bits (magic number 0o432) and of 32 (0o1036) are read.
  ///
  /// - Parameter entry: The file's bytes.
  /// - Returns: The number, or `nil` if the entry has none or is damaged.
  public static func colors(in entry: [UInt8]) -> Int? {
    guard let magic = number(entry, at: 0, bytes: 2), let names = number(entry, at: 2, bytes: 2),
      let flags = number(entry, at: 4, bytes: 2), let count = number(entry, at: 6, bytes: 2),
      count > maxColors
    else { return nil }
    let bytes: Int
    switch magic {
    case 0o432: bytes = 2
    case 0o1036: bytes = 4
    default: return nil
    }
    // The numbers begin at an even place.
    let numbers = (12 + names + flags + 1) & ~1
    guard let colors = number(entry, at: numbers + maxColors * bytes, bytes: bytes),
      // The highest bit marks what is absent or cancelled.
      colors < 1 << (8 * bytes - 1)
    else { return nil }
    return colors
  }

  private static let maxColors = 13

  private static let systemFolders = [
    "/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo",
    "/usr/local/share/terminfo",
  ]

  /// The little-endian number without sign at a place, or `nil` behind the end.
  private static func number(_ entry: [UInt8], at place: Int, bytes: Int) -> Int? {
    guard place + bytes <= entry.count else { return nil }
    return (0..<bytes).reduce(0) { $0 | Int(entry[place + $1]) << (8 * $1) }
  }
}
