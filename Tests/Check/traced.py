"""Runs under strace that are killed, or given an error, at a chosen system call."""

import re
import tempfile

from check import expect

# Between two of these nothing that others can see changes: to be killed at any call of a run is to
# be killed at one of these, or at its end.
CHANGING = (
    "write writev pwrite64 open openat creat mkdir mkdirat close flock fcntl fsync fdatasync "
    "rename renameat renameat2 link linkat unlink unlinkat rmdir ftruncate truncate chmod fchmod "
    "fchmodat exit_group"
).split()

_CALL = re.compile(r"^(?:\d+ +)?(\w+)\((.*)$")


class Trace:
    """The system calls of a run, in order, each with its arguments and result."""

    def __init__(self, text):
        found = [_CALL.match(line) for line in text.splitlines()]
        self.calls = [(call[1], call[2]) for call in found if call]

    def count(self, name):
        return sum(1 for call, _ in self.calls if call == name)

    def first(self, name, text):
        """Which call of a name is the first with a text in it, from 1; 0 if there is none."""
        named = [rest for call, rest in self.calls if call == name]
        return next((number for number, rest in enumerate(named, 1) if text in rest), 0)

    @property
    def injected(self):
        return [f"{name}({rest}" for name, rest in self.calls if "(INJECTED)" in rest]

    @property
    def has_synced(self):
        """Whether anything was brought onto the device."""
        return any(name == "fdatasync" and "= 0" in rest for name, rest in self.calls)


def run(home, arguments, text, *injections):
    """Runs the program under strace with faults put in; returns how it ended, and its trace."""
    with tempfile.NamedTemporaryFile(prefix="arcade-trace-") as file:
        before = ["strace", "-f", "-y", "-s", "200", "-o", file.name, "-e", "trace=all"]
        for injection in injections:
            before += ["-e", "inject=" + injection]
        done = home.run(*arguments, text=text, before=before)
        trace = Trace(file.read().decode("utf-8", "replace"))
    expect(trace.calls, f"strace cannot run here: {done.stderr.strip() or done.returncode}")
    return done, trace
