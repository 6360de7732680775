"""The proof of chance: simulated spins and tables of Set, against the same in C."""
import functools
import os
import subprocess
import time

from measure import CannotMeasure, Reading, environment

# How many rounds of each game are simulated.
ROUNDS = {"slots": 200_000_000, "set": 40_000_000}
PAIRS = 3


@functools.cache
def pairs(bench, game):
    """Runs of arcade, each with a run of as many C programs as there are cores, all at once."""
    cores = len(os.sched_getaffinity(0))
    rounds = ROUNDS[game]

    def ours():
        return bench.runner.run(bench.arcade, game, "--simulate", str(rounds))

    def theirs():
        share = str(rounds // cores)
        programs = [
            subprocess.Popen(
                [bench.timed, getattr(bench, game), share, str(seed)], stdout=subprocess.PIPE,
                text=True, env=environment(bench.stores.empty()))
            for seed in range(cores)]
        start = time.monotonic()
        outputs = [program.communicate()[0].split() for program in programs]
        wall = time.monotonic() - start
        if any(len(output) != 4 or output[3] != "0" for output in outputs):
            raise CannotMeasure(f"{game}.c did not run to its end")
        return sum(int(output[1]) for output in outputs) / 1e9, wall

    return [(ours(), theirs()) for _ in range(PAIRS)]


def a_core(game):
    """Rounds a second of CPU, on whatever core."""

    def measure(bench):
        rounds = ROUNDS[game]
        figures = [(rounds / ours.cpu, rounds / cpu) for ours, (cpu, _) in pairs(bench, game)]
        return Reading.of_pairs(figures, "M/s", "C, gcc -O2", 1e-6)

    return measure


def cores(game):
    """How many cores are at work, against as many C programs at once as there are cores."""

    def measure(bench):
        figures = [(ours.cpu / ours.wall, cpu / wall) for ours, (cpu, wall) in pairs(bench, game)]
        return Reading.of_pairs(figures, "cores", "C")

    return measure
