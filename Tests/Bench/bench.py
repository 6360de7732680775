#!/usr/bin/env python3
"""Measures arcade against its peers and prints a table; `make bench` builds all and starts this.

Docs/Speed.md tells what each row means. A new row is one line in ROWS and a function that takes the
bench and returns a Reading, or raises CannotMeasure.
"""
import argparse
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass

import anagrams
import board
import cards
import chance
import playing
import saving
import startup
from measure import CannotMeasure, Runner
from stores import Stores
from table import Row, Table, at_least, at_least_times, at_most, at_most_times

ROWS = (
    Row("arcade --version", startup.version, at_most_times(2)),
    Row("arcade --version: CPU", startup.version_cpu),
    Row("first paint of slots", startup.slots, at_most_times(0.8)),
    Row("first paint of slots: CPU", startup.slots_cpu),
    Row("first paint of anagram", cards.paint("anagram"), at_most_times(0.8)),
    Row("first paint of match", cards.paint("match"), at_most_times(0.8)),
    Row("first paint of set", cards.paint("set"), at_most_times(0.8)),
    Row("first paint of the lobby, 100,000 results", startup.lobby, at_most_times(0.8)),
    Row("figures in the lobby, 100,000 results", startup.lobby_figures),

    Row("waiting, slots: wake-ups", playing.idle_wake_ups("slots"), at_most(0, "")),
    Row("waiting, slots: bytes", playing.idle_bytes("slots"), at_most(0, "bytes")),
    Row("waiting, slots: CPU", playing.idle_cpu("slots"), at_most(0, "ms")),
    Row("waiting, lobby: wake-ups", playing.idle_wake_ups("lobby"), at_most(0, "")),
    Row("waiting, lobby: bytes", playing.idle_bytes("lobby"), at_most(0, "bytes")),
    Row("waiting, lobby: CPU", playing.idle_cpu("lobby"), at_most(0, "ms")),

    Row("waiting, anagram: wake-ups", cards.idle_wake_ups("anagram"), at_most(1.1, "/s")),
    Row("waiting, anagram: bytes", cards.idle_bytes("anagram"), at_most(30, "bytes/s")),
    Row("waiting, match: wake-ups", cards.idle_wake_ups("match"), at_most(1.1, "/s")),
    Row("waiting, match: bytes", cards.idle_bytes("match"), at_most(30, "bytes/s")),
    Row("waiting, set: wake-ups", cards.idle_wake_ups("set"), at_most(1.1, "/s")),
    Row("waiting, set: bytes", cards.idle_bytes("set"), at_most(30, "bytes/s")),

    Row("a key in the lobby: bytes", playing.key_bytes("lobby"), at_most(60, "bytes")),
    Row("a key in the lobby: CPU", playing.key_cpu("lobby"), at_most(150, "µs")),
    Row("a key in the menu: bytes", playing.key_bytes("menu"), at_most(60, "bytes")),
    Row("a key in the menu: CPU", playing.key_cpu("menu"), at_most(150, "µs")),
    Row("another bet: bytes", playing.key_bytes("bet"), at_most(60, "bytes")),
    Row("another bet: CPU", playing.key_cpu("bet"), at_most(150, "µs")),
    Row("a key in anagram: bytes", cards.key_bytes("anagram"), at_most(60, "bytes")),
    Row("a key in anagram: CPU", cards.key_cpu("anagram"), at_most(150, "µs")),
    Row("a key in match: bytes", cards.key_bytes("match"), at_most(60, "bytes")),
    Row("a key in match: CPU", cards.key_cpu("match"), at_most(150, "µs")),
    Row("a card turned in match: bytes", cards.card_bytes("match"), at_most(400, "bytes")),
    Row("a key in set: bytes", cards.key_bytes("set"), at_most(60, "bytes")),
    Row("a key in set: CPU", cards.key_cpu("set"), at_most(150, "µs")),
    Row("a card chosen in set: bytes", cards.card_bytes("set"), at_most(400, "bytes")),
    Row("whole repaint of slots, 16 colours", playing.repaint, at_most(6_000, "bytes")),
    Row("a frame of turning wheels, mean", playing.frame_bytes, at_most(500, "bytes")),
    Row("a frame of turning wheels, largest", playing.largest_frame, at_most(500, "bytes")),
    Row("a frame of turning wheels: CPU", playing.frame_cpu),
    Row("frames of turning wheels", playing.frames_a_second, at_least(29, "/s")),
    Row("memory, playing slots", playing.memory, at_most(6, "MB")),
    Row("memory, playing anagram", cards.memory("anagram"), at_most(6, "MB")),
    Row("memory, playing match", cards.memory("match"), at_most(6, "MB")),
    Row("memory, playing set", cards.memory("set"), at_most(6, "MB")),
    Row("threads, playing slots", playing.threads, at_most(1, "")),

    Row("a move into the journal, no results", saving.move(0), at_most(50, "µs")),
    Row("a move into the journal, 100,000 results", saving.move(100_000), at_most(50, "µs")),
    Row("saving a result, 1,000 results", saving.save(1_000, 15), at_most(15, "ms")),
    Row("saving a result, 100,000 results", saving.save(100_000, 4), at_most(40, "ms")),
    Row("saving a result, 1,000, the disk", saving.save_against_copy(1_000, 15)),
    Row("saving a result, 100,000, the disk", saving.save_against_copy(100_000, 7)),

    Row("board, top 10 of 100,000, sqlite3", board.against_sqlite, at_most_times(0.7)),
    Row("board, top 10 of 100,000, jq", board.against_jq, at_most_times(0.7)),
    Row("board, top 10 of 100,000, python3", board.against_python, at_most_times(0.7)),
    Row("board, memory", board.memory, at_most(8, "MB")),
    Row("board, top 10 of 1,000,000", board.tenfold, at_most_times(11)),
    Row("verify, moves of slots a second and core", board.verify("slots"), at_least(100_000, "/s")),
    Row("verify, moves of match a second and core", board.verify("match"), at_least(100_000, "/s")),
    Row("verify, moves of set a second and core", board.verify("set"), at_least(100_000, "/s")),
    Row("verify, moves of anagram a second and core", board.verify("anagram"), at_least(100_000, "/s")),
    Row("verify, cores at work", board.verify_cores),

    Row("simulated spins a second and core", chance.a_core("slots"), at_least(70, "M/s")),
    Row("simulated spins, cores at work", chance.cores("slots"), at_least_times(0.9)),
    Row("tables of set a second and core", chance.a_core("set"), at_least(19, "M/s")),
    Row("tables of set, cores at work", chance.cores("set"), at_least_times(0.9)),

    Row("anagrams of a phrase in 104,000 words", anagrams.against_an, at_most(15, "ms")),
    Row("anagrams of a phrase, an", anagrams.cpu_against_an, at_most_times(0.36)),
    Row("anagrams of a phrase, wordplay", anagrams.against_wordplay, at_most_times(0.36)),
    Row("all words grouped into anagrams", anagrams.groups, at_most(60, "ms")),
    Row("all words grouped into anagrams: CPU", anagrams.groups_cpu, at_most_times(0.1)),
)

HERE = os.path.dirname(os.path.abspath(__file__))
NEEDED = ("an", "gcc", "jq", "nudoku", "sqlite3", "wordplay")


@dataclass(eq=False)
class Bench:
    """What measurements work with."""

    arcade: str
    folder: str
    seconds: float

    def __post_init__(self):
        os.environ["PATH"] = os.environ.get("PATH", "/usr/bin:/bin") + ":/usr/games"
        missing = [name for name in NEEDED if not shutil.which(name)]
        if missing:
            raise CannotMeasure(f"not installed: {', '.join(missing)}; try 'make bench-tools'")
        os.makedirs(self.folder, exist_ok=True)
        self.timed = self.compiled("timed", "-static")
        self.line = self.compiled("line", "-static")
        self.slots = self.compiled("slots")
        self.set = self.compiled("set")
        self.runner = Runner(self.timed, self.folder)
        self.stores = Stores(self.folder, self.arcade, self.runner)

    def compiled(self, name, *flags):
        """Compiles a C program of this folder."""
        program = os.path.join(self.folder, name)
        source = os.path.join(HERE, name + ".c")
        made = subprocess.run(
            ["gcc", "-O2", "-Wall", "-Wextra", *flags, "-o", program, source],
            capture_output=True, text=True)
        if made.returncode:
            raise CannotMeasure(f"{name}.c does not compile: {made.stderr.strip()}")
        return program


def busy():
    """How many processes want a core just now, and how many cores there are."""
    return f"{os.getloadavg()[0]:.1f} processes want {len(os.sched_getaffinity(0))} cores"


def main():
    parser = argparse.ArgumentParser(description="Measures arcade against its peers.")
    parser.add_argument("arcade", help="the program")
    parser.add_argument("folder", help="where what is needed is made and kept")
    parser.add_argument("--seconds", type=float, default=20, help="how long to watch it wait")
    parser.add_argument("--only", default="", help="only rows with this text")
    options = parser.parse_args()
    table = Table()
    try:
        bench = Bench(
            os.path.abspath(options.arcade), os.path.abspath(options.folder), options.seconds)
    except CannotMeasure as reason:
        sys.exit(f"bench: {reason}")
    try:
        table.head(busy())
        for row in ROWS:
            if options.only in row.what:
                table.add(row, bench)
    finally:
        bench.stores.remove()
    return table.foot(busy())


if __name__ == "__main__":
    sys.exit(main())
