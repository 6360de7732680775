"""The real game on a real terminal: played to its end, left in every way, and taken up again."""

import re
import signal

from check import case, end, equal, expect
from pane import PATIENCE, SIGNALS, Pane, is_gone, is_in_state


def spin(pane, count=3):
    """Spins by the keyboard; returns spin number and credits."""
    first = int(pane.standing()[0])
    for number in range(first + 1, first + count + 1):
        pane.type("Space")
        pane.shows(rf"spin +{number} of 100")
    return pane.standing()


def goes_on(pane, standing):
    """The next start offers the game, and it stands where it stood."""
    pane.start("slots --reduced-motion", ready="left behind")
    pane.type("g")
    pane.shows(r"spin +\d+ of 100")
    equal(pane.standing(), standing, "spin and credits of the game that goes on")
    number = int(standing[0]) + 1
    pane.type("Space")
    pane.shows(rf"spin +{number} of 100")


@case("a game played to its last spin by the keyboard is kept")
def _():
    with Pane() as pane:
        pane.start()
        spin(pane, 100)
        pane.is_over()
        pane.type("q")
        pane.has_left(0)
        (result,) = pane.home.board().values()
        equal(result.get("marks", []), [], "the marks of the result")
        equal(len(re.findall(r"\d+:\d+", result["moves"])) or 100, 100, "the number of moves")


@case("a game cashed out by the keyboard, with the wheels turning, is kept")
def _():
    with Pane() as pane:
        pane.start("slots --seed 7")
        pane.type("3")
        pane.shows("bet is 3")
        pane.type("Space")
        pane.shows("wheels turn")
        pane.type("x")
        pane.shows(r"spin +1 of 100")
        pane.shows("wheels turn", absent=True)
        pane.rests()
        pane.type("c")
        pane.is_over()
        pane.type("q")
        pane.has_left(0)
        equal(len(pane.home.board()), 1, "the number of results")


@case("q in the middle: status 0, the terminal as before, and the game goes on")
def _():
    with Pane() as pane:
        pane.start()
        standing = spin(pane)
        pane.type("q")
        pane.has_left(0)
        goes_on(pane, standing)


@case("Ctrl-C: status 130, the terminal as before, and the game goes on")
def _():
    with Pane() as pane:
        pane.start()
        standing = spin(pane)
        pane.type("C-c")
        pane.has_left(130)
        goes_on(pane, standing)


for number, status in SIGNALS.items():

    @case(f"{number.name}: status {status}, the terminal as before, and the game goes on")
    def _():
        with Pane() as pane:
            pane.start()
            standing = spin(pane)
            pane.signal(number)
            pane.has_left(status)
            goes_on(pane, standing)


@case("SIGTERM while the wheels turn: the terminal as before, and the spin counts")
def _():
    with Pane() as pane:
        pane.start("slots --seed 7")
        pane.type("Space")
        pane.shows("wheels turn")
        pane.signal(signal.SIGTERM)
        pane.has_left(143)
        pane.start("slots --reduced-motion", ready="left behind")
        pane.type("g")
        pane.shows(r"spin +1 of 100")


@case("SIGKILL: the game goes on where it stood")
def _():
    with Pane() as pane:
        pane.start()
        standing = spin(pane)
        pane.signal(signal.SIGKILL)
        pane.shows(r"Killed")
        # Nobody could give the terminal back: the player does.
        pane.send("stty sane; printf '\\033c'")
        pane.type("C-j")
        pane.shows("Killed", absent=True)
        goes_on(pane, standing)


@case("Ctrl-Z and fg: stopped with the terminal as before, then painted anew")
def _():
    with Pane() as pane:
        pane.start()
        standing = spin(pane)
        screen = pane.rests()
        pane.type("C-z")
        pane.shows(r"READY> *\n*\Z")
        equal(pane.state(), pane.before, "the terminal's state while the program is stopped")
        pane.command("clear; fg")
        pane.shows(r"spin +\d+ of 100")
        equal(pane.standing(), standing, "spin and credits after fg")
        pane.shows_again(screen, "after fg")
        pane.type("q")
        pane.has_left(0)


@case("SIGSTOP and SIGCONT: painted anew")
def _():
    with Pane() as pane:
        pane.start()
        spin(pane)
        screen = pane.rests()
        process = pane.process()
        pane.signal(signal.SIGSTOP)
        expect(is_in_state("T", process, within=PATIENCE), "the program does not stop")
        # The terminal is still raw: no Enter is one for the shell.
        pane.send("clear; fg")
        pane.type("C-j")
        pane.shows(re.escape("[  SPIN  ]"))
        equal(pane.process(), process, "the process after SIGCONT")
        pane.shows_again(screen, "after SIGCONT")
        pane.type("q")
        pane.has_left(0)


for width, height in [(40, 16), (30, 10), (79, 23), (200, 60), (1, 1)]:

    @case(f"made {width}x{height} and 80x24 again: nothing past an edge, and painted as before")
    def _():
        with Pane() as pane:
            pane.start()
            spin(pane)
            screen = pane.rests()
            pane.resize(width, height)
            if (width, height) == (30, 10):
                pane.shows(r"needs 40x16, has 30x10")
            elif (width, height) != (1, 1):
                pane.shows(r"SPIN")
            pane.rests()
            pane.resize(80, 24)
            pane.shows(r"spin +3 of 100")
            if (width, height) in ((30, 10), (1, 1)):
                # What hid the board has paused the game.
                pane.shows("P A U S E D")
                pane.type("Space")
            pane.shows_again(screen, "after both")
            pane.type("q")
            pane.has_left(0)


@case("the terminal is closed with SIGHUP ignored: gone within a second, the game kept")
def _():
    with Pane() as pane:
        pane.start(before="trap '' HUP;")
        standing = spin(pane)
        process = pane.process()
        status = open(f"/proc/{process}/status").read()
        ignored = int(re.search(r"SigIgn:\s*(\w+)", status)[1], 16)
        expect(ignored & 1, "SIGHUP is not ignored here")
        pane.tmux("kill-session")
        expect(is_gone(process, within=1), "the program is still there after a second")
        with Pane(home=pane.home) as second:
            goes_on(second, standing)


@case("the terminal is closed: gone within a second, the game kept")
def _():
    with Pane() as pane:
        pane.start()
        standing = spin(pane)
        process = pane.process()
        pane.tmux("kill-session")
        expect(is_gone(process, within=1), "the program is still there after a second")
        with Pane(home=pane.home) as second:
            goes_on(second, standing)


@case("pasted text is not taken as keys")
def _():
    with Pane() as pane:
        pane.start()
        spin(pane, 1)
        pane.send("\x1b[200~q!m c\x1b[201~")
        pane.rests()
        equal(pane.standing()[0], "1", "the spin number after the paste")
        spin(pane, 1)
        pane.type("q")
        pane.has_left(0)


end()
