"""Nonsense as lines, bytes, keys, files and command lines: never a crash, always an end.

The chance is seeded, so a failure comes again. ARCADE_FUZZ_ROUNDS asks for more rounds.
"""

import json
import os
import random

from check import Home, case, end, equal, expect

ROUNDS = int(os.environ.get("ARCADE_FUZZ_ROUNDS", "20"))
WORDS = (
    "spin bet pays cash out show score time pause new stop leave help yes no quit exit 1 2 3 4 5 "
    "0 -1 6 100 101 99999999999999999999 1.5 ٣ é \U0001f352 \x1b[31m \x00 \t \r SPIN CASH OUT"
).split(" ")


def lines(chance, count):
    """Lines of known words in any order and number; most go on with the game."""
    for _ in range(count):
        words = chance.choices(WORDS, k=chance.choice([0, 1, 1, 1, 2, 2, 3, 40]))
        yield chance.choice([" ", "  ", "\t"]).join(words)


@case(f"{ROUNDS * 300} lines of words: status 0")
def _():
    with Home() as home:
        for seed in range(ROUNDS):
            text = "\n".join(lines(random.Random(seed), 300))
            done = home.play(text, "--no-save", "--seed", str(seed), timeout=20)
            equal(done.returncode, 0, f"the status with seed {seed} ({done.stderr!r})")
            expect("\x1b" not in done.stdout, f"an escape came back with seed {seed}")
            again = home.play(text, "--no-save", "--seed", str(seed), timeout=20)
            if not {"new", "time"} & set(text.split()):
                equal(again.stdout, done.stdout, f"the second transcript with seed {seed}")


@case(f"{ROUNDS} times 20,000 random bytes, and lines without an end: status 0")
def _():
    with Home() as home:
        for seed in range(ROUNDS):
            chance = random.Random(seed)
            done = home.play(chance.randbytes(20_000), "--no-save", timeout=20)
            equal(done.returncode, 0, f"the status with seed {seed} ({done.stderr!r})")
        done = home.play(b"spin" * 2_000_000, "--no-save", timeout=20)
        equal(done.returncode, 0, f"the status of 8 MB without a line end ({done.stderr!r})")
        expect(len(done.stdout) < 10_000, f"{len(done.stdout)} bytes came back")


@case(f"{ROUNDS} games of nonsense, kept: each result holds and the store is whole")
def _():
    with Home() as home:
        for seed in range(ROUNDS):
            text = "\n".join(lines(random.Random(seed), 60)) + "\nno\nspin\ncash out\n"
            done = home.play(text, timeout=20)
            equal(done.returncode, 0, f"the status with seed {seed} ({done.stderr!r})")
            home.results()
        verified = home.run("verify")
        equal(verified.returncode, 0, f"the status of verify ({verified.stdout!r})")
        equal(set(home.board()), set(home.results()) | home.finished(), "the keys on the board")


@case(f"{ROUNDS * 10} damaged files of results: read, imported and repaired without a crash")
def _():
    with Home() as home:
        home.played(3)
        whole = home.results_file.read_bytes()
        for seed in range(ROUNDS * 10):
            chance = random.Random(seed)
            damaged = bytearray(whole)
            for _ in range(chance.randrange(1, 6)):
                place = chance.randrange(len(damaged))
                if chance.random() < 0.5:
                    damaged[place] = chance.choice(b'{}[]",:\\\0\xff0-e\n ')
                elif chance.random() < 0.5:
                    del damaged[place : place + chance.randrange(1, 40)]
                else:
                    damaged[place:place] = damaged[: chance.randrange(1, 60)]
            home.results_file.write_bytes(damaged)
            for arguments in (["scores"], ["scores", "--json"], ["verify"]):
                done = home.run(*arguments, timeout=10)
                expect(done.returncode in (0, 1, 65), f"seed {seed}: {arguments} ends with {done}")
                equal(home.results_file.read_bytes(), bytes(damaged), "the file that was read")
            with Home() as other:
                done = other.run("import", str(home.results_file), timeout=10)
                expect(done.returncode in (0, 65), f"seed {seed}: import ends with {done}")
                other.results()
            done = home.run("scores", "--repair", timeout=10)
            expect(done.returncode == 0, f"seed {seed}: --repair ends with {done}")
            json.loads(home.results_file.read_bytes())


@case(f"{ROUNDS * 20} command lines of nonsense: a status that has a meaning")
def _():
    words = (
        "slots scores export import verify settings levels completions help --version --help -h "
        "--seed 7 --lines --color never --json --csv --sort score --limit 3 --no-save -- - = "
        "--seed=7 --machine trio --odds --reverse list check bash theme dark --reset --kind slots"
    ).split(" ")
    with Home() as home:
        for seed in range(ROUNDS * 20):
            typed = random.Random(seed).choices(words, k=random.Random(~seed).randrange(1, 6))
            done = home.run(*typed, text="spin\n", timeout=10)
            expect(done.returncode in (0, 64, 65, 66), f"{typed} ends with {done}")
            expect(done.returncode == 0 or done.stderr.startswith("arcade: "), f"{typed}: {done}")


end()
