"""What keeping costs: a move in its journal, a game in the results."""
import os
import sys

from measure import CannotMeasure, Reading, alternate, check_gains, median_gain
from stores import journal

MOVES = 99
GAMES = 60
PEER = os.path.join(os.path.dirname(__file__), "save.py")
COPY = os.path.join(os.path.dirname(__file__), "sync.py")


def move(count):
    """A game of 99 spins that is left, kept against not kept, by move.

    By CPU: nothing is waited for, and in time gone by a millisecond would be lost in noise.
    """

    def measure(bench):
        home = bench.stores.copy(count)

        def play(*words):
            # Not to the end of the game: its result would be saved, which is another row.
            text = f"spin {MOVES}\nleave\n"
            took = bench.runner.run(
                bench.arcade, "slots", "--lines", "--seed", "7", *words, home=home, text=text)
            return took.cpu

        pairs = alternate(play, lambda: play("--no-save"), GAMES)
        left = len(os.listdir(os.path.join(home, "playing")))
        if left != GAMES + 1:
            raise CannotMeasure(f"of {GAMES + 1} games that were left {left} are kept")
        return Reading(median_gain(pairs) / MOVES * 1e6, "µs")

    return measure


def save(count, pairs):
    """Saving against Python's way of it."""
    return lambda bench: _saving(bench, count, pairs, PEER, "python3")


def save_against_copy(count, pairs):
    """Saving against the disk's part of it."""
    return lambda bench: _saving(bench, count, pairs, COPY, "copy and fsync")


def _saving(bench, count, pairs, script, name):
    """An import of nothing that finds a finished game to take in, less one that finds none."""
    ours, theirs = bench.stores.copy(count), bench.stores.copy(count)
    os.mkdir(os.path.join(ours, "playing"))
    game = bench.stores.waiting_game()
    numbers = iter(range(10**6))

    def look():
        return bench.runner.run(bench.arcade, "import", "-", home=ours, text="{}").wall

    def take_in():
        path = journal(ours, next(numbers))
        with open(path, "wb") as file:
            file.write(game)
        wall = look()
        if os.path.exists(path):
            raise CannotMeasure("a finished game was not taken in by an import")
        return wall

    took = alternate(
        lambda: take_in() - look(),
        lambda: float(bench.runner.output(sys.executable, script, theirs)), pairs)
    check_gains([gain for gain, _ in took])
    return Reading.of_pairs(took, "ms", name, 1e3)
