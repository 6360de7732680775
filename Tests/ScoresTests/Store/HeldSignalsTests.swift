import Foundation
import Scores
import Testing

struct HeldSignalsTests {
  @Test(arguments: [SIGXFSZ, SIGPIPE])
  func `a signal that a write raises does not end the program`(signal: Int32) {
    let files = Files.live()
    // The threads of tests hold back many signals already: this one must not.
    var (raised, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&raised)
    unsafe sigaddset(&raised, signal)
    unsafe pthread_sigmask(SIG_UNBLOCK, &raised, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }

    let held = files.holdSignals()
    #expect(pthread_kill(pthread_self(), signal) == 0)
    files.releaseSignals(held)

    var after = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, nil, &after)
    let isHeld = unsafe sigismember(&after, signal)
    #expect(isHeld == 0)
  }

  @Test func `what was held back before is held back after`() {
    let files = Files.live()
    var (raised, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&raised)
    unsafe sigaddset(&raised, SIGXFSZ)
    unsafe pthread_sigmask(SIG_BLOCK, &raised, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }

    files.releaseSignals(files.holdSignals())

    var after = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, nil, &after)
    let isHeld = unsafe sigismember(&after, SIGXFSZ)
    #expect(isHeld == 1)
  }
}
