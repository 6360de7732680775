"""How soon the program is there."""
import functools
import statistics

from measure import Reading, alternate
from screen import Screen

PAIRS_OF_STARTS = 60
PAIRS_OF_PAINTS = 40
TIMES_OF_FIGURES = 9
# The last text that each paints of its first screen.
LAST_OF_ARCADE = "leave"
LAST_OF_NUDOKU = "x - Delete number"


@functools.cache
def _versions(bench):
    return alternate(
        lambda: bench.runner.run(bench.arcade, "--version"),
        lambda: bench.runner.run(bench.line), PAIRS_OF_STARTS)


def version(bench):
    pairs = [(ours.wall, theirs.wall) for ours, theirs in _versions(bench)]
    return Reading.of_pairs(pairs, "ms", "static C", 1e3)


def version_cpu(bench):
    """A busy machine adds the same wait for a core to both, which makes the other ratio too good."""
    pairs = [(ours.cpu, theirs.cpu) for ours, theirs in _versions(bench)]
    return Reading.of_pairs(pairs, "ms", "static C", 1e3)


def slots(bench):
    return first_paint(bench, "slots", home=bench.stores.empty())


def lobby(bench):
    return first_paint(bench, home=bench.stores.filled(100_000))


def first_paint(bench, *words, home, last=LAST_OF_ARCADE):
    """From before the program is started until the last text of its first screen has come."""

    def ours():
        with Screen(bench.arcade, *words, home=home) as screen:
            return screen.wait_for(last)

    def theirs():
        with nudoku(bench) as screen:
            return screen.wait_for(LAST_OF_NUDOKU)

    return Reading.of_pairs(alternate(ours, theirs, PAIRS_OF_PAINTS), "ms", "nudoku", 1e3)


def slots_cpu(bench):
    """The CPU until the program waits for a key: nearly the same on a busy machine."""

    def cpu(screen, last):
        with screen:
            screen.wait_for(last)
            screen.settle(0.03)
            return screen.cpu

    home = bench.stores.empty()
    pairs = alternate(
        lambda: cpu(Screen(bench.arcade, "slots", home=home), LAST_OF_ARCADE),
        lambda: cpu(nudoku(bench), LAST_OF_NUDOKU), PAIRS_OF_PAINTS)
    return Reading.of_pairs(pairs, "ms", "nudoku", 1e3)


def lobby_figures(bench):
    """Until the figures of a hundred thousand results stand in the lobby, too."""
    home = bench.stores.filled(100_000)

    def figures():
        with Screen(bench.arcade, home=home) as screen:
            return screen.wait_for("times")

    return Reading(statistics.median(figures() for _ in range(TIMES_OF_FIGURES)) * 1e3, "ms")


def nudoku(bench):
    return Screen("nudoku", home=bench.stores.empty())
