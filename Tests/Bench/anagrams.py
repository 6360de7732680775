"""The level maker: anagrams in the list of words that Debian has in wamerican."""
import functools
import os
import re
import sys

from measure import CannotMeasure, Reading, alternate

WORDS = "/usr/share/dict/american-english"
PHRASE = "dirty room"
PYTHON = os.path.join(os.path.dirname(__file__), "groups.py")
PAIRS = 25
PAIRS_OF_GROUPS = 7


def against_an(bench):
    """All phrases of up to three words of three letters or more."""
    _checked(bench)
    return _of_phrase(bench, "an", *_an(bench))


def against_wordplay(bench):
    _checked(bench)
    letters = PHRASE.replace(" ", "")
    return _of_phrase(bench, "wordplay", "wordplay", letters, "-s", "-a", "-n3", "-d3", "-f", WORDS)


def cpu_against_an(bench):
    """A busy machine adds the same wait for a core to both, which the CPU does not know."""
    pairs = alternate(
        lambda: bench.runner.run(*_ours(bench)).cpu, lambda: bench.runner.run(*_an(bench)).cpu, PAIRS)
    return Reading.of_pairs(pairs, "ms", "an", 1e3)


def groups(bench):
    """A level of all words that have anagrams to choose from, and the same groups counted in Python."""
    return Reading.of_pairs(
        [(ours.wall, theirs.wall) for ours, theirs in _grouped(bench)], "ms", "python3", 1e3)


def groups_cpu(bench):
    return Reading.of_pairs(
        [(ours.cpu, theirs.cpu) for ours, theirs in _grouped(bench)], "ms", "python3", 1e3)


def _of_phrase(bench, name, *command):
    pairs = alternate(
        lambda: bench.runner.run(*_ours(bench)).wall, lambda: bench.runner.run(*command).wall, PAIRS)
    return Reading.of_pairs(pairs, "ms", name, 1e3)


def _ours(bench):
    return bench.arcade, "levels", "anagrams", PHRASE, "--words", WORDS, "--limit", "10000"


def _an(_):
    return "an", "-l", "3", "-m", "3", "-d", WORDS, PHRASE


@functools.cache
def _grouped(bench):
    level = os.path.join(bench.folder, "grouped.json")
    ours = (
        bench.arcade, "levels", "make", "--words", WORDS, "--letters", "2-13", "--count", "500",
        "--name", "grouped")
    theirs = (sys.executable, PYTHON, WORDS)
    # Only a file that is written is told of in words; what is timed prints the level, as the peer
    # prints its count, and waits for no disk.
    made = bench.runner.output(*ours, "--output", level, "--force")
    counted = bench.runner.output(*theirs)
    found = re.search(r"out of ([\d,]+) groups", made)
    if not found or int(found[1].replace(",", "")) != int(counted):
        raise CannotMeasure(f"arcade says {made.strip()!r}, Python {counted.strip()} groups")
    return alternate(
        lambda: bench.runner.run(*ours), lambda: bench.runner.run(*theirs), PAIRS_OF_GROUPS)


@functools.cache
def _checked(bench):
    """Sees that arcade finds what `an` does, but for the phrase itself and words with apostrophes."""
    if not os.path.exists(WORDS):
        raise CannotMeasure(f"{WORDS} is not there; try 'make bench-tools'")
    ours = _phrases(bench.runner.output(*_ours(bench)))
    theirs = _phrases(bench.runner.output(*_an(bench)))
    itself = tuple(sorted(PHRASE.split()))
    if {phrase for phrase in ours if "'" not in "".join(phrase)} != {
            phrase for phrase in theirs if "'" not in "".join(phrase)} - {itself}:
        raise CannotMeasure(f"arcade and an find different anagrams of '{PHRASE}'")


def _phrases(text):
    return {tuple(sorted(line.lower().split())) for line in text.splitlines()}
