extension Files {
  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - path: The path of a file that fits into memory.
  ///   - access: Whether it may be a pipe.
  /// - Returns: Its bytes.
  /// - Throws: Why it cannot be read.
  public func contents(
    of path: String, _ access: Access = .read
  ) throws(SystemError) -> [UInt8] {
    let file = try open(path, access)
    defer { close(file) }
    return try contents(ofOpen: file)
  }

  /// Reads a whole file, unless it is too long, as a device that never ends is.
  ///
  /// - Parameters:
  ///   - path: The path of a file, a pipe or a device.
  ///   - limit: The most bytes that are kept.
  /// - Returns: Its bytes; `nil` if there are more.
  /// - Throws: Why it cannot be read.
  public func contents(ofStream path: String, atMost limit: Int) throws(SystemError) -> [UInt8]? {
    let file = try open(path, .readStream)
    defer { close(file) }
    return try contents(ofOpen: file, atMost: limit)
  }

  /// Reads an open file from where it stands to its end.
  func contents(ofOpen file: Int32) throws(SystemError) -> [UInt8] {
    try contents(ofOpen: file, atMost: .max) ?? []
  }

  private func contents(
    ofOpen file: Int32, atMost limit: Int
  ) throws(SystemError) -> [UInt8]? {
    var contents: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try read(file, into: &chunk)
      guard count > 0 else { return contents }
      guard count <= limit - contents.count else { return nil }
      contents += chunk[..<count]
    }
  }

  /// Reads once, into an array of which the first bytes are then the read ones.
  func read(_ file: Int32, into chunk: inout [UInt8]) throws(SystemError) -> Int {
    // `withUnsafeMutableBytes` cannot throw a typed error: it is carried out by hand.
    var fault: SystemError?
    let count = unsafe chunk.withUnsafeMutableBytes { buffer in
      do throws(SystemError) {
        return try unsafe read(file, buffer)
      } catch {
        fault = error
        return 0
      }
    }
    if let fault { throw fault }
    return count
  }

  /// Writes all of `bytes`, however few the system takes at once.
  ///
  /// - Parameters:
  ///   - file: An open file.
  ///   - bytes: What to write.
  /// - Throws: Why the system took no more; a part may have been written.
  func writeAll(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = try write(file, rest)
      // A device that takes nothing and reports nothing would hold the program for ever.
      guard count > 0 else { throw .diskFull }
      rest = rest.dropFirst(count)
    }
  }

  /// Follows symbolic links to the path that is no link, whether a file is there or not.
  ///
  /// - Parameter path: A path whose last part may be a link; links before it are the system's work.
  /// - Returns: The path that is no link.
  /// - Throws: ``SystemError/circle`` if there is none.
  func resolvingLinks(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
      do throws(SystemError) {
        let target = try linkTarget(path)
        path = target.hasPrefix("/") ? target : Self.folder(of: path) + "/" + target
      } catch {
        guard error == .invalid || error == .missing else { throw error }
        return path
      }
    }
    throw .circle
  }

  /// Makes the folder of a file where it is not there, and names the file that the path leads to.
  func writablePath(_ path: String) throws(StoreError) -> String {
    do throws(SystemError) {
      try makeFolders(Self.folder(of: path))
      return try resolvingLinks(path)
    } catch {
      throw .unwritable(path: path, error)
    }
  }

  /// Makes a folder and those above it, where they are not there.
  func makeFolders(_ path: String) throws(SystemError) {
    if let found = try? status(path) {
      guard found.isFolder else { throw .notAFolder }
      return
    }
    let above = Self.folder(of: path)
    if above != path { try makeFolders(above) }
    do throws(SystemError) {
      try makeFolder(path)
    } catch {
      // Another program may have made it meanwhile.
      guard error == .exists, let found = try? status(path), found.isFolder else { throw error }
    }
  }

  /// Brings a folder's names onto the device.
  func syncFolder(_ path: String) throws(SystemError) {
    let folder = try openFolder(path)
    defer { close(folder) }
    do throws(SystemError) {
      try sync(folder)
    } catch {
      // Some file systems cannot sync a folder and need not.
      guard error == .invalid else { throw error }
    }
  }

  /// Tells whether an open file is still the one that a path leads to.
  func isOpen(_ file: Int32, at path: String) throws(SystemError) -> Bool {
    do throws(SystemError) {
      return try openStatus(file).identity == status(path).identity
    } catch {
      guard error == .missing else { throw error }
      return false
    }
  }

  /// The folder that a path lies in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
