#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SoundProgram {
  /// Starts the program and does not wait for it.
  ///
  /// It leads a process group of its own, so that Ctrl-Z and Ctrl-C are none of its business, and
  /// what it says goes nowhere.
  ///
  /// - Parameter sound: What it reads as its standard input.
  /// - Returns: The child to reap, or `nil` if it could not be started.
  func start(playing sound: Descriptor) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, sound.number, STDIN_FILENO)
    for number in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
    }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var child: pid_t = 0
    let result = unsafe posix_spawn(&child, path, &actions, &attributes, &words, environ)
    return result == 0 ? child : nil
  }
}
