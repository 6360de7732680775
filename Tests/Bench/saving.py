"""What keeping costs: a move in its journal, a game in the results."""
import functools
import os
import statistics
import sys

from measure import CannotMeasure, Reading, alternate, median_gain
from stores import journal

MOVES = 99
GAMES = 15
SAVES = {1_000: 15, 100_000: 7}
PEER = os.path.join(os.path.dirname(__file__), "save.py")
COPY = os.path.join(os.path.dirname(__file__), "sync.py")


def move(count):
    """A game of 99 spins that is left, kept against not kept, by move."""

    def measure(bench):
        home = bench.stores.copy(count)

        def play(*words):
            # Not to the end of the game: its result would be saved, which is another row.
            text = f"spin {MOVES}\nleave\n"
            took = bench.runner.run(
                bench.arcade, "slots", "--lines", "--seed", "7", *words, home=home, text=text)
            return took.wall

        pairs = alternate(play, lambda: play("--no-save"), GAMES)
        left = len(os.listdir(os.path.join(home, "playing")))
        if left != GAMES + 1:
            raise CannotMeasure(f"of {GAMES + 1} games that were left {left} are kept")
        return Reading(max(0, median_gain(pairs)) / MOVES * 1e6, "µs")

    return measure


def save(count):
    """An import of nothing that finds a finished game to take in, against one that finds none."""
    return lambda bench: Reading(
        _save(bench, count) * 1e3, "ms", _peer(bench, count, PEER) * 1e3, "python3",
        _save(bench, count) / _peer(bench, count, PEER))


def save_against_copy(count):
    return lambda bench: Reading(
        _save(bench, count) * 1e3, "ms", _peer(bench, count, COPY) * 1e3, "copy and fsync",
        _save(bench, count) / _peer(bench, count, COPY))


@functools.cache
def _save(bench, count):
    home = bench.stores.copy(count)
    os.mkdir(os.path.join(home, "playing"))
    game = bench.stores.waiting_game()
    numbers = iter(range(10**6))

    def look():
        return bench.runner.run(bench.arcade, "import", "-", home=home, text="{}").wall

    def take_in():
        path = journal(home, next(numbers))
        with open(path, "wb") as file:
            file.write(game)
        wall = look()
        if os.path.exists(path):
            raise CannotMeasure("a finished game was not taken in by an import")
        return wall

    return max(1e-9, median_gain(alternate(take_in, look, SAVES[count])))


@functools.cache
def _peer(bench, count, script):
    """The median of what a script tells that it took, beside the same results."""
    home = bench.stores.copy(count)
    took = [
        float(bench.runner.output(sys.executable, script, home))
        for _ in range(max(3, SAVES[count] // 3))]
    return statistics.median(took)
