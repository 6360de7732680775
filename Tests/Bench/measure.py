"""What a measurement is, and how two programs are measured against each other."""
import os
import statistics
import subprocess
from dataclasses import dataclass


class CannotMeasure(Exception):
    """Why a row has no figure, in words."""


@dataclass(frozen=True)
class Reading:
    """What was measured of arcade, and of its peer in the same run."""

    value: float
    unit: str
    peer: float | None = None
    peer_name: str = ""
    ratio: float | None = None
    spread: tuple[float, float] | None = None

    @staticmethod
    def of_pairs(pairs, unit, peer_name, scale=1.0):
        """The medians of both, the median of the ratios, and where the middle half of them lies.

        Each pair was taken one right after the other, so what slows the machine for a while slows
        both, and goes out of their ratio.
        """
        ours, theirs = ([pair[side] * scale for pair in pairs] for side in (0, 1))
        ratios = [a / b for a, b in zip(ours, theirs)]
        return Reading(
            statistics.median(ours), unit, statistics.median(theirs), peer_name,
            statistics.median(ratios), middle_half(ratios))


def middle_half(numbers):
    """The quartiles of some numbers."""
    if len(numbers) < 2:
        return numbers[0], numbers[0]
    low, _, high = statistics.quantiles(numbers, n=4, method="inclusive")
    return low, high


def alternate(first, second, count, warm_up=True):
    """Takes `first()` and `second()` in turn, `count` times each, and returns the pairs."""
    if warm_up:
        first(), second()
    return [(first(), second()) for _ in range(count)]


def median_gain(pairs):
    """The median of what the first of each pair is larger by."""
    gains = [a - b for a, b in pairs]
    check_gains(gains)
    return statistics.median(gains)


def check_gains(gains):
    """Refuses differences that may be chance.

    Where the middle half of them reaches down to nothing, noise is larger than what was to be
    measured, and any figure would be chance.
    """
    low, high = middle_half(gains)
    if low <= 0:
        raise CannotMeasure(
            f"lost in noise: the middle half lies from {low * 1e3:.2f} to {high * 1e3:.2f} ms;"
            " measure when the machine is quieter")


@dataclass(frozen=True)
class Run:
    """What a process took: seconds from its start to its end, seconds of CPU, kilobytes."""

    wall: float
    cpu: float
    memory: int


class Runner:
    """Runs programs to their end in an environment that is the same for all of them."""

    def __init__(self, timed, home):
        self.timed = timed
        self.environment = environment(home)

    def run(self, *command, home=None, text="", status=0):
        """Runs a command whose output nobody looks at, with `text` to read."""
        ran = subprocess.run(
            [self.timed, *command], input=text, capture_output=True, text=True,
            env=environment(home) if home else self.environment)
        figures = ran.stdout.split()
        if len(figures) != 4:
            raise CannotMeasure(f"{command[0]} did not start: {ran.stderr.strip()}")
        wall, cpu, memory, code = map(int, figures)
        if code != status:
            raise CannotMeasure(
                f"'{shown(command)}' ended with {code}, not {status}: {last_line(ran.stderr)}")
        return Run(wall / 1e9, cpu / 1e9, memory)

    def output(self, *command, home=None, text=""):
        """Runs a command and returns what it prints."""
        ran = subprocess.run(
            command, input=text, capture_output=True, text=True,
            env=environment(home) if home else self.environment)
        if ran.returncode:
            raise CannotMeasure(
                f"'{shown(command)}' ended with {ran.returncode}: {last_line(ran.stderr)}")
        return ran.stdout


def environment(home, **more):
    """The variables that every program is started with."""
    return {
        "PATH": os.environ.get("PATH", "/usr/bin:/bin") + ":/usr/games", "HOME": str(home),
        "ARCADE_HOME": str(home), "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", **more}


def shown(command):
    text = " ".join(map(str, command))
    return text if len(text) <= 80 else text[:77] + "..."


def last_line(text):
    return (text.strip().splitlines() or ["it said nothing"])[-1]
