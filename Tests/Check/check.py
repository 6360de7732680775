"""What every check shares: cases, what is expected, a store of its own, the program.

A check is started as `python3 Tests/Check/NAME.py PROGRAM`. It prints a line for each case,
`ok NAME` or `FAILED NAME: why`, then `N passed, N failed`, and exits with 1 if any failed.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

GAME = "spin\ncash out\n"
PROGRAM = str(pathlib.Path(sys.argv[1]).resolve()) if len(sys.argv) > 1 else "arcade"

_passed = 0
_failed = 0


class Wrong(Exception):
    """Something is not as it has to be; the text says what."""


def expect(claim, why):
    """Ends the case with `why` unless the claim holds."""
    if not claim:
        raise Wrong(why)


def equal(got, wanted, what):
    """Ends the case unless both are equal."""
    expect(got == wanted, f"{what} is {shortened(got)}, not {shortened(wanted)}")


def shortened(value, length=300):
    text = value if isinstance(value, str) else repr(value)
    text = text.replace("\n", "\\n")
    return text if len(text) <= length else text[:length] + "…"


def case(name):
    """Runs the function below it at once, as a case of that name."""

    def run(body):
        global _passed, _failed
        try:
            body()
        except Exception as error:  # a fault of the check counts as well
            kind = "" if isinstance(error, Wrong) else f"{type(error).__name__}: "
            _failed += 1
            print(f"FAILED {name}: {kind}{shortened(str(error), 900)}", flush=True)
        else:
            _passed += 1
            print(f"ok {name}", flush=True)
        return body

    return run


def end():
    """Prints the count and ends the check."""
    print(f"{_passed} passed, {_failed} failed", flush=True)
    sys.exit(1 if _failed or not _passed else 0)


def environment(**changes):
    """The least that a program needs; a change to None takes a variable away."""
    values = {
        "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
        "TERM": "xterm-256color",
        "LANG": "C.UTF-8",
        "TZ": "UTC",
        "SWIFT_BACKTRACE": "enable=no",
    }
    values.update(changes)
    return {key: value for key, value in values.items() if value is not None}


class Home:
    """A store of its own in a temporary folder, and the program that uses it."""

    def __init__(self, folder=None):
        self._folder = pathlib.Path(folder or tempfile.mkdtemp(prefix="arcade-check-"))
        self._is_ours = folder is None
        self.store = self._folder / "store"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self._is_ours:
            shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def folder(self):
        return self._folder

    @property
    def results_file(self):
        return self.store / "results.json"

    def environment(self, **changes):
        return environment(HOME=str(self._folder), ARCADE_HOME=str(self.store), **changes)

    def run(self, *arguments, text="", before=(), timeout=60, env=None, **options):
        """Runs the program to its end; `before` is put before its command line."""
        options.setdefault("stdout", subprocess.PIPE)
        options.setdefault("stderr", subprocess.PIPE)
        if "stdin" not in options:
            options["input"] = text.encode() if isinstance(text, str) else text
        done = subprocess.run(
            [*before, PROGRAM, *arguments],
            env=self.environment(**(env or {})), timeout=timeout, **options)
        for stream in ("stdout", "stderr"):
            if getattr(done, stream) is not None:
                setattr(done, stream, getattr(done, stream).decode("utf-8", "replace"))
        return done

    def play(self, text=GAME, *arguments, **options):
        """Plays a game of slots as lines."""
        return self.run("slots", "--lines", *arguments, text=text, **options)

    def played(self, count=1):
        """Plays games that have to end well."""
        for _ in range(count):
            done = self.play()
            expect(done.returncode == 0, f"a game ends with {done.returncode}: {done.stderr}")
        return self

    def results(self):
        """What results.json holds; it has to be whole JSON without equal keys."""
        if not self.results_file.exists():
            return {}
        return json.loads(self.results_file.read_text(), object_pairs_hook=_unique)

    def board(self):
        """The finished games that `scores --json` shows, by key; no key twice."""
        done = self.run("scores", "--json")
        expect(done.returncode == 0, f"scores ends with {done.returncode}: {done.stderr}")
        rows = [row for row in json.loads(done.stdout) if "end" in row]
        return _unique([(row["key"], row) for row in rows])

    def journals(self):
        """The whole lines of every journal, by key."""
        return {
            file.stem: [json.loads(line) for line in file.read_bytes().split(b"\n")[:-1]]
            for file in sorted(self.store.glob("playing/*.jsonl"))
        }

    def finished(self):
        """The keys of the finished games that wait in playing/."""
        return {
            key for key, lines in self.journals().items()
            if lines and isinstance(lines[-1], dict) and "end" in lines[-1]
        }

    def copy(self):
        """A second home whose store is like this one."""
        other = Home()
        if self.store.exists():
            shutil.copytree(self.store, other.store, symlinks=True)
        return other


def _unique(pairs):
    entries = dict(pairs)
    expect(len(entries) == len(pairs), f"a key stands twice among {[key for key, _ in pairs]}")
    return entries
