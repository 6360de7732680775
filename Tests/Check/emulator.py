"""Painted by difference or whole, a foreign emulator shows the same cells; plain means plain."""

import errno
import os
import pty
import re
import select
import struct
import fcntl
import termios
import time

from check import PROGRAM, Home, case, end, equal, expect
from pane import Pane

KEYS_PLAYED = (
    "Space 3 Space Space Left 9 o Down Escape ? Escape p p Escape Down n n "
    + "Space " * 20 + "Enter l h j c"
).split()
SCRIBBLE = "\x1b[2J\x1b[3;3H\x1b[31;7mSCRIBBLE" + "\x1b[9;1H" + "#" * 40


def painted_alike(pane, before, step):
    """Spoils the screen behind the program's back; Ctrl-L has to give every cell back."""
    tty = pane.tmux("display-message", "-p", "#{pane_tty}").strip()
    with open(tty, "wb", buffering=0) as screen:
        screen.write(SCRIBBLE.encode())
    pane.shows("SCRIBBLE")
    pane.type("C-l")
    pane.shows("SCRIBBLE", absent=True)
    pane.shows_again(before, f"painted whole after {step}")


for width, height in [(80, 24), (40, 16)]:
    for arguments in ("", "--reduced-motion --ascii", "--reduced-motion --color never"):

        @case(f"painted by difference as painted whole at {width}x{height} {arguments}".rstrip())
        def _():
            with Pane(width=width, height=height) as pane:
                pane.start(f"slots --seed 7 {arguments}")
                cells = pane.rests()
                for number, key in enumerate(KEYS_PLAYED):
                    pane.type(key)
                    cells = pane.changes(cells)
                    if key in ("Space", "Enter"):
                        # The button comes back when the wheels stand.
                        pane.shows("SPIN")
                        cells = pane.rests()
                    if number < 18 or number % 5 == 0:
                        painted_alike(pane, cells, f"{key} (step {number})")
                painted_alike(pane, cells, "the end")
                pane.shows("q leave")
                equal(len(pane.home.board()), 1, "the number of results of the game")


def bytes_of(arguments, keys, seconds=1.5, **variables):
    """All that a program writes on a pseudo-terminal of 80 by 24 cells while keys are typed."""
    with Home() as home:
        child, terminal = pty.fork()
        if child == 0:
            os.execve(PROGRAM, [PROGRAM, *arguments], home.environment(**variables))
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("4H", 24, 80, 0, 0))
        written = b""
        for key in [*keys, None]:
            end_of_step = time.monotonic() + (seconds if key is None else 0.15)
            while (left := end_of_step - time.monotonic()) > 0:
                if not select.select([terminal], [], [], left)[0]:
                    break
                try:
                    piece = os.read(terminal, 65536)
                except OSError as error:
                    expect(error.errno == errno.EIO, str(error))
                    piece = b""
                if not piece:
                    break
                written += piece
            if key is not None:
                os.write(terminal, key)
        os.close(terminal)
        _, status = os.waitpid(child, 0)
        expect(os.WIFEXITED(status), f"the program ended by signal {status & 127}")
        return written


# Keys typed ahead of the result are dropped: q has to come later.
TYPED = [b" ", b"3", b" ", b"o", b"\x1b", b" ", b" ", b"c", *[b"x"] * 8, b"q"]
PLAY = ["slots", "--seed", "7", "--reduced-motion"]


def colours(written):
    """The colour parameters of every SGR in what was written."""
    found = []
    for parameters in re.findall(rb"\x1b\[([\d;:]*)m", written):
        for number in re.split(rb"[;:]", parameters):
            if number and (30 <= int(number) <= 49 and int(number) != 39 and int(number) != 49
                           or 90 <= int(number) <= 107):
                found.append(parameters)
    return found


@case("NO_COLOR=anything: not one colour on the full screen, though there is some without it")
def _():
    expect(colours(bytes_of(PLAY, TYPED)), "no colour is seen without NO_COLOR either")
    equal(colours(bytes_of(PLAY, TYPED, NO_COLOR="anything")), [], "the colours")
    equal(colours(bytes_of([*PLAY, "--color", "never"], TYPED)), [], "the colours of --color never")
    expect(colours(bytes_of(PLAY, TYPED, NO_COLOR="")), "an empty NO_COLOR takes the colour away")
    expect(colours(bytes_of([*PLAY, "--color", "always"], TYPED, NO_COLOR="1")),
           "--color always does not beat NO_COLOR")


@case("TERM=dumb on a terminal: plain lines without an escape")
def _():
    written = bytes_of(PLAY, [b"spin\n", b"cash out\n"], TERM="dumb")
    expect(b"Game over" in written, f"no game was played: {written!r}")
    expect(b"\x1b" not in written, f"an escape in {written!r}")


@case("without a terminal: plain lines without an escape, for the game and for the board")
def _():
    with Home() as home:
        done = home.run("slots", text="spin 20\ncash out\n", env={"CLICOLOR": "1"})
        expect("Game over" in done.stdout, f"no game was played: {done.stdout!r}")
        expect("\x1b" not in done.stdout + done.stderr, f"an escape in {done.stdout!r}")
        home.played(3)
        for arguments in (["scores"], ["scores", "--json"], ["scores", "--csv"], ["export"]):
            expect("\x1b" not in home.run(*arguments).stdout, f"an escape from {arguments}")
        for arguments in (["scores", "--json"], ["scores", "--csv"], ["export"]):
            said = home.run(*arguments, env={"CLICOLOR_FORCE": "1", "FORCE_COLOR": "1"}).stdout
            expect("\x1b" not in said, f"an escape from {arguments} with FORCE_COLOR")


ASCII = [
    ("--ascii", ["--ascii"], {}), ("LANG=C", [], {"LANG": "C"}),
    ("LC_ALL=POSIX over LANG", [], {"LANG": "en_US.UTF-8", "LC_ALL": "POSIX"}),
    ("no locale at all", [], {"LANG": None}),
]
for name, options, variables in ASCII:

    @case(f"{name}: every byte is ASCII, on the full screen, as lines and on the board")
    def _():
        written = bytes_of([*PLAY, *options], TYPED, **variables)
        expect(b"SPIN" in written, f"nothing was drawn: {written[:200]!r}")
        expect(written.isascii(), f"not ASCII: {[b for b in written if b > 127][:20]}")
        with Home() as home:
            done = home.play("help\npays\nspin 30\ncash out\n", *options, env=variables)
            expect(done.stdout.isascii(), f"not ASCII: {done.stdout!r}")
            home.played(3)
            board = home.run("scores", *options, env=variables)
            equal(board.returncode, 0, f"the status of scores ({board.stderr})")
            expect(board.stdout.isascii(), f"not ASCII: {board.stdout!r}")


@case("with UTF-8 there are other characters, so that the cases above can fail")
def _():
    expect(not bytes_of(PLAY, TYPED).isascii(), "the full screen is ASCII with UTF-8 too")


end()
