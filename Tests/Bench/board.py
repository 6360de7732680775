"""The board and the judge: what reading kept results costs."""
import functools
import json
import os
import sys

from measure import CannotMeasure, Reading, alternate
from stores import rows

COUNT = 100_000
QUERY = "select key, kind, mode, score, durationMs, start from results order by durationMs limit 10"
FILTER = (
    "to_entries | sort_by(.value.durationMs) | .[:10][]"
    " | [.key, .value.kind, .value.score, .value.durationMs] | @tsv")
PYTHON = os.path.join(os.path.dirname(__file__), "top.py")
BOARD = ("scores", "--sort", "duration", "--limit", "10")


def against_sqlite(bench):
    database = os.path.join(_checked(bench), "results.db")
    return _against(bench, "sqlite3", 15, "sqlite3", "-readonly", database, QUERY)


def against_jq(bench):
    return _against(bench, "jq", 2, "jq", "-r", FILTER, _results(bench))


def against_python(bench):
    return _against(bench, "python3", 3, sys.executable, PYTHON, _results(bench))


def memory(bench):
    return Reading(_board(bench, _checked(bench)).memory / 1024, "MB")


def tenfold(bench):
    """Ten times the results, as a peer of the program itself."""
    small, large = _checked(bench), bench.stores.tenfold(COUNT)
    pairs = alternate(
        lambda: _board(bench, large).wall, lambda: _board(bench, small).wall, 5)
    return Reading.of_pairs(pairs, "ms", f"with {COUNT:,}", 1e3)


def _against(bench, name, count, *command):
    home = _checked(bench)
    pairs = alternate(
        lambda: _board(bench, home).wall, lambda: bench.runner.run(*command).wall, count)
    return Reading.of_pairs(pairs, "ms", name, 1e3)


def _board(bench, home):
    return bench.runner.run(bench.arcade, *BOARD, home=home)


def _results(bench):
    return os.path.join(_checked(bench), "results.json")


@functools.cache
def _checked(bench):
    """The results, once the board of arcade and that of the database were seen to be the same."""
    home = bench.stores.filled(COUNT)
    shown = json.loads(bench.runner.output(bench.arcade, *BOARD, "--json", home=home))
    ours = [result["durationMs"] for result in shown]
    theirs = [row[4] for row in rows(os.path.join(home, "results.db"), QUERY)]
    if ours != theirs:
        raise CannotMeasure(f"the board shows {ours}, the database {theirs}")
    return home


# The judge: games that were truly played, all moves played again.

@functools.cache
def judged(bench, kind):
    home, moves = bench.stores.played(kind, games=50, copies=100)
    bench.runner.run(bench.arcade, "verify", home=home)
    took = min((bench.runner.run(bench.arcade, "verify", home=home) for _ in range(3)),
               key=lambda run: run.cpu)
    return moves, took


def verify(kind):
    def reading(bench):
        moves, took = judged(bench, kind)
        return Reading(moves / took.cpu, "/s")
    return reading


def verify_cores(bench):
    _, took = judged(bench, "slots")
    return Reading(took.cpu / took.wall, f"of {os.cpu_count()}")
