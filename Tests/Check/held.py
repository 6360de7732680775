"""A lock that a stopped program holds, and a finished game that waits because of it."""

import contextlib
import os
import signal
import subprocess
import sys

_HOLDER = """
import fcntl, os, signal, sys
lock = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT, 0o600)
fcntl.flock(lock, fcntl.LOCK_EX)
print("held", flush=True)
os.kill(os.getpid(), signal.SIGSTOP)
"""


@contextlib.contextmanager
def lock(path):
    """Keeps the lock of a file with a program that is stopped."""
    holder = subprocess.Popen(
        [sys.executable, "-c", _HOLDER, str(path)], stdout=subprocess.PIPE)
    try:
        holder.stdout.readline()
        os.waitpid(holder.pid, os.WUNTRACED)
        yield holder
    finally:
        holder.send_signal(signal.SIGKILL)
        holder.wait()


def waiting(home):
    """Plays a game that waits in playing/, since the lock is held."""
    home.store.mkdir(mode=0o700, exist_ok=True)
    with lock(home.store / "lock"):
        return home.play()
