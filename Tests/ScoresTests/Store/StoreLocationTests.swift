import Scores
import Testing

struct StoreLocationTests {
  static let passwords = """
    root:x:0:0:root:/root:/bin/sh
    # a comment
    ada:x:1000:1000:Ada,,,:/home/ada:/bin/sh
    nobody:x:65534:65534:nobody:nonexistent:/usr/sbin/nologin

    """

  @Test(arguments: [
    (["ARCADE_HOME": "/a", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/a"),
    (["ARCADE_HOME": "games/", "HOME": "/h"], "games"),
    (["ARCADE_HOME": "", "XDG_DATA_HOME": "/x/", "HOME": "/h"], "/x/arcade"),
    (["XDG_DATA_HOME": "", "HOME": "/h"], "/h/.local/share/arcade"),
    (["XDG_DATA_HOME": "data", "HOME": "/h"], "/h/.local/share/arcade"),
    (["HOME": "/"], "/.local/share/arcade"),
    (["HOME": ""], "/home/ada/.local/share/arcade"),
    (["HOME": "here"], "/home/ada/.local/share/arcade"),
    ([:], "/home/ada/.local/share/arcade"),
  ])
  func `the first place that is named is the store`(
    environment: [String: String], folder: String
  ) {
    let location = StoreLocation(environment: environment, userID: 1000) {
      Array(Self.passwords.utf8)
    }
    #expect(location == StoreLocation(folder: folder))
  }

  @Test(arguments: [65_534, 42] as [UInt32])
  func `without any place everything stays in memory`(userID: UInt32) {
    #expect(
      StoreLocation(environment: [:], userID: userID) { Array(Self.passwords.utf8) } == nil)
    #expect(StoreLocation(environment: [:], userID: userID) { [] } == nil)
  }

  @Test func `the list of users is not read where a variable names the place`() {
    _ = StoreLocation(environment: ["HOME": "/h"], userID: 0) {
      Issue.record("read in vain")
      return []
    }
  }
}
