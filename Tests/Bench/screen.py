"""A program on a terminal of its own, 80x24, with somebody who reads, types and holds a watch."""
import fcntl
import os
import select
import signal
import struct
import termios
import time

from measure import CannotMeasure, environment

# What a terminal answers when it is asked for its background and for what it is.
ANSWERS = ((b"\x1b]11;?", b"\x1b]11;rgb:1e1e/1e1e/1e1e\x1b\\"), (b"\x1b[c", b"\x1b[?62;22c"))


class Screen:
    """Starts a program as the leader of a session on a new terminal.

    Use it in a `with`: the program is ended with it.
    """

    def __init__(self, *command, home, term="xterm-256color"):
        self.name = os.path.basename(command[0])
        self.reads = []
        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        open_slave = (os.POSIX_SPAWN_OPEN, 0, os.ttyname(slave), os.O_RDWR, 0)
        copies = [(os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2)]
        self.start = time.monotonic()
        try:
            self.pid = os.posix_spawnp(
                command[0], command, environment(home, TERM=term),
                file_actions=[open_slave, *copies], setsid=True)
        except OSError as fault:
            os.close(self.master)
            raise CannotMeasure(f"{command[0]} did not start: {fault.strerror}") from fault
        finally:
            os.close(slave)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.master)

    def read(self, seconds):
        """Takes what comes within some seconds: one read, or nothing."""
        if not select.select([self.master], [], [], max(0, seconds))[0]:
            return b""
        try:
            data = os.read(self.master, 65536)
        except OSError as fault:
            raise CannotMeasure(f"{self.name} ended by itself: {self.tail()}") from fault
        self.reads.append((time.monotonic(), data))
        for question, answer in ANSWERS:
            if question in data:
                os.write(self.master, answer)
        return data

    def wait_for(self, text, seconds=10):
        """Reads until a text has come, and returns how many seconds after the start that was."""
        wanted = text.encode()
        seen = b""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = seen[-len(wanted):] + self.read(end - time.monotonic())
            if wanted in seen:
                return self.reads[-1][0] - self.start
        raise CannotMeasure(f"{self.name} did not show '{text}' within {seconds} s: {self.tail()}")

    def settle(self, quiet=0.05, longest=30):
        """Reads until nothing has come for `quiet` seconds; returns what came, read by read."""
        first = len(self.reads)
        end = time.monotonic() + longest
        while self.read(quiet):
            if time.monotonic() > end:
                raise CannotMeasure(f"{self.name} did not come to rest within {longest} s")
        return self.reads[first:]

    def press(self, keys):
        os.write(self.master, keys.encode())

    def tail(self):
        text = b"".join(data for _, data in self.reads)[-60:]
        return f"it ended in {text!r}" if text else "nothing came"

    @property
    def cpu(self):
        """The CPU seconds of all threads so far, from the process's own clock."""
        return time.clock_gettime(((~self.pid) << 3) | 2)

    @property
    def wake_ups(self):
        """How often a thread of it has waited and been woken so far."""
        folder = f"/proc/{self.pid}/task"
        return sum(
            int(self.status("voluntary_ctxt_switches", f"{folder}/{thread}/status"))
            for thread in os.listdir(folder))

    @property
    def peak_memory(self):
        """The largest resident memory so far, in kilobytes."""
        return int(self.status("VmHWM"))

    @property
    def threads(self):
        return int(self.status("Threads"))

    def status(self, name, path=None):
        with open(path or f"/proc/{self.pid}/status") as file:
            for line in file:
                if line.startswith(name + ":"):
                    return line.split()[1]
        raise CannotMeasure(f"this system does not tell {name} of a process")


def idle_together(screens, seconds):
    """Leaves programs alone at the same time; returns wake-ups, bytes and CPU seconds of each."""
    before = [(screen.wake_ups, screen.cpu) for screen in screens]
    received = [0] * len(screens)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        left = max(0, end - time.monotonic())
        masters = [screen.master for screen in screens]
        ready = select.select(masters, [], [], left)[0]
        for index, screen in enumerate(screens):
            if screen.master in ready:
                received[index] += len(screen.read(0))
    return [
        (screen.wake_ups - woken, count, screen.cpu - cpu)
        for screen, (woken, cpu), count in zip(screens, before, received)]
