"""A terminal to play in: a pane of a tmux server of its own, under a shell with job control."""

import os
import pathlib
import re
import shlex
import signal
import subprocess
import time
import unicodedata

from cells import equal_screens, look_alike
from check import PROGRAM, Home, equal, expect

MODES = (
    "alternate_on cursor_flag mouse_any_flag mouse_all_flag mouse_button_flag mouse_standard_flag "
    "mouse_sgr_flag keypad_flag keypad_cursor_flag wrap_flag insert_flag origin_flag"
).split()
PATIENCE = 5


class Pane:
    """A terminal of 80 by 24 cells with a shell in it, and the store that its programs use."""

    _count = 0

    def __init__(self, home=None, width=80, height=24):
        Pane._count += 1
        self.home = home or Home()
        self._owns_home = home is None
        self._server = str(self.home.folder / f"tmux-{Pane._count}")
        # No terminal of tmux's own is attached, so nothing but the program draws here.
        variables = " ".join(
            f"{key}={shlex.quote(value)}" for key, value in self.home.environment().items()
            if key != "TERM")
        self.tmux(
            "new-session", "-d", "-x", str(width), "-y", str(height),
            f"exec env -i TERM=screen-256color {variables} PS1='READY> ' ENV= sh -i")
        self.tmux("set-option", "-g", "status", "off")
        self.tmux("resize-window", "-x", str(width), "-y", str(height))
        self.shows("READY>")
        self.before = self.state()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # The server is this check's alone.
        subprocess.run(["tmux", "-S", self._server, "kill-server"], capture_output=True)
        if self._owns_home:
            self.home.__exit__()

    def tmux(self, *arguments):
        done = subprocess.run(
            ["tmux", "-S", self._server, "-f", "/dev/null", *arguments], capture_output=True)
        expect(done.returncode == 0,
               f"tmux {arguments[0]} says {done.stderr.decode().strip()!r}")
        return done.stdout.decode("utf-8", "replace")

    # What is done

    def type(self, *keys):
        """Presses keys, by the names that tmux has for them."""
        self.tmux("send-keys", *keys)

    def send(self, text):
        """Sends bytes as the terminal would."""
        self.tmux("send-keys", "-l", text)

    def start(self, arguments="slots --reduced-motion --seed 7", before="", ready="Space spins"):
        """Starts the program from the shell and waits until it shows something."""
        self.command(f"clear; {before} {PROGRAM} {arguments}")
        self.shows(ready)

    def command(self, line):
        """Has the shell run a line."""
        self.send(line)
        self.type("Enter")

    def click(self, text, button=0):
        """Clicks the middle of a text that is on the screen."""
        x, y = self.place(text)
        self.send(f"\x1b[<{button};{x};{y}M\x1b[<{button};{x};{y}m")

    def resize(self, width, height):
        self.tmux("resize-window", "-x", str(width), "-y", str(height))

    def signal(self, number):
        os.kill(self.process(), number)

    # What is seen

    def text(self):
        return self.tmux("capture-pane", "-p")

    def cells(self):
        """The screen with its colours, as escapes."""
        return self.tmux("capture-pane", "-p", "-e", "-N")

    def place(self, text):
        """The column and row, from 1, of the middle of a text."""
        for row, line in enumerate(self.text().splitlines(), 1):
            if text in line:
                before = line[: line.index(text)]
                return width(before) + width(text) // 2 + 1, row
        expect(False, f"{text!r} is not on the screen:\n{self.text()}")

    def shows(self, pattern, absent=False, patience=PATIENCE):
        """Waits until the screen matches a pattern, or no longer does."""
        end = time.monotonic() + patience
        while True:
            screen = self.text()
            if (re.search(pattern, screen) is None) == absent:
                return screen
            expect(time.monotonic() < end,
                   f"{pattern!r} is {'still' if absent else 'not'} on the screen:\n{screen}")
            time.sleep(0.02)

    def is_over(self):
        """Waits for the result, and until keys count again: those typed ahead of it are dropped."""
        self.shows("Game over")
        time.sleep(1.1)

    def rests(self):
        """Waits until nothing moves, and returns the cells."""
        last = None
        for _ in range(100):
            cells = self.cells()
            if cells == last:
                return cells
            last = cells
            time.sleep(0.1)
        expect(False, "the screen never comes to rest")

    def changes(self, cells, patience=0.5):
        """Waits until the screen is another one, or nothing comes; then for rest."""
        end = time.monotonic() + patience
        while self.cells() == cells and time.monotonic() < end:
            time.sleep(0.02)
        return self.rests()

    def shows_again(self, cells, when):
        """Waits until every cell looks as it did."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if look_alike(self.cells(), cells):
                return
            time.sleep(0.02)
        equal_screens(self.cells(), cells, when)

    def state(self):
        """The terminal's settings and its modes."""
        tty = self.tmux("display-message", "-p", "#{pane_tty}").strip()
        stty = subprocess.run(["stty", "-g", "-F", tty], capture_output=True, text=True)
        return stty.stdout, self.modes()

    def modes(self):
        asked = " ".join(f"{mode}=#{{{mode}}}" for mode in MODES)
        return self.tmux("display-message", "-p", asked).strip()

    def process(self):
        """The program that plays here."""
        for path in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if os.readlink(path / "exe") != os.path.realpath(PROGRAM):
                    continue
                variables = (path / "environ").read_bytes()
            except OSError:
                continue
            if f"ARCADE_HOME={self.home.store}\0".encode() in variables:
                return int(path.name)
        return None

    def has_left(self, status):
        """Waits for the shell; the terminal has to be as it was found."""
        self.shows(r"READY> *\n*\Z")
        equal(self.state(), self.before, "the terminal's state")
        self.command("echo status $?")
        screen = self.shows(r"status \d+")
        equal(re.findall(r"status (\d+)", screen)[-1], str(status), "the status")

    def standing(self):
        """Spin number and credits in the line of state."""
        found = re.search(r"spin +(\d+) of 100 +credits +([\d,]+)", self.text())
        expect(found, f"no line of state on the screen:\n{self.text()}")
        return found.groups()


def width(text):
    """The cells that a text takes."""
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)


def is_gone(process, within):
    """Waits for a process to end."""
    return is_in_state("", process, within)


def is_in_state(state, process, within):
    """Waits for a process to be in a state, as ps names it; in none it has ended."""
    end = time.monotonic() + within
    while time.monotonic() < end:
        try:
            found = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
        except OSError:
            found = ""
        if found.replace("Z", "") == state:
            return True
        time.sleep(0.01)
    return False


SIGNALS = {signal.SIGTERM: 143, signal.SIGHUP: 129, signal.SIGQUIT: 131, signal.SIGINT: 130}
