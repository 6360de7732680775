"""The proof of chance: simulated spins, against the same machine in C."""
import functools
import os
import subprocess
import time

from measure import CannotMeasure, Reading, environment

SPINS = 200_000_000
PAIRS = 3


@functools.cache
def pairs(bench):
    """Runs of arcade, each with a run of as many C programs as there are cores, all at once."""
    cores = len(os.sched_getaffinity(0))

    def ours():
        return bench.runner.run(bench.arcade, "slots", "--simulate", str(SPINS))

    def theirs():
        share = str(SPINS // cores)
        programs = [
            subprocess.Popen(
                [bench.timed, bench.slots, share, str(seed)], stdout=subprocess.PIPE, text=True,
                env=environment(bench.stores.empty()))
            for seed in range(cores)]
        start = time.monotonic()
        outputs = [program.communicate()[0].split() for program in programs]
        wall = time.monotonic() - start
        if any(len(output) != 4 or output[3] != "0" for output in outputs):
            raise CannotMeasure("slots.c did not run to its end")
        return sum(int(output[1]) for output in outputs) / 1e9, wall

    return [(ours(), theirs()) for _ in range(PAIRS)]


def spins_a_core(bench):
    """Spins a second of CPU, on whatever core."""
    figures = [(SPINS / ours.cpu, SPINS / cpu) for ours, (cpu, _) in pairs(bench)]
    return Reading.of_pairs(figures, "M/s", "C, gcc -O2", 1e-6)


def cores(bench):
    """How many cores are at work, against as many C programs at once as there are cores."""
    figures = [(ours.cpu / ours.wall, cpu / wall) for ours, (cpu, wall) in pairs(bench)]
    return Reading.of_pairs(figures, "cores", "C")
