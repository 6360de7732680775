"""The folders of results that the measurements need, made once and kept for the next run."""
import itertools
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import zlib

from measure import CannotMeasure

GENERATOR = os.path.join(os.path.dirname(__file__), "results.py")
MOVES = 100


class Stores:
    """Makes folders under `folder`; those that were made from another generator are made anew."""

    def __init__(self, folder, arcade, runner):
        self.folder, self.arcade, self.runner = folder, arcade, runner
        with open(GENERATOR, "rb") as file:
            self.mark = f"{zlib.crc32(file.read()):08x}"
        self.scratch = tempfile.mkdtemp(prefix="scratch-", dir=folder)

    def remove(self):
        """Takes away all that is not for the next run."""
        shutil.rmtree(self.scratch)

    def fresh(self):
        """A folder of its own, empty."""
        return tempfile.mkdtemp(dir=self.scratch)

    def empty(self):
        """A folder in which nothing is kept, for programs that keep nothing."""
        path = os.path.join(self.scratch, "empty")
        os.makedirs(path, exist_ok=True)
        return path

    def filled(self, count):
        """A folder with so many results of all kinds, and a database of them; to be read only."""
        path = os.path.join(self.folder, f"results-{count}-{self.mark}")
        if not os.path.exists(path):
            making = self.fresh()
            made = subprocess.run([sys.executable, GENERATOR, str(count), making])
            if made.returncode:
                raise CannotMeasure(f"results.py could not make {count} results")
            os.rename(making, path)
        return path

    def tenfold(self, count):
        """A folder with ten times as many: the same results, and again 4, 8 … 36 years later.

        A step of four years keeps every date a date.
        """
        path = self.fresh()
        with open(os.path.join(self.filled(count), "results.json"), "rb") as file:
            entries = file.read().removeprefix(b"{\n").removesuffix(b"\n}\n")
        years = {year for year in range(2020, 2024) if b'"%d-' % year in entries}
        with open(os.path.join(path, "results.json"), "wb") as file:
            file.write(b"{\n")
            for step in range(10):
                text = entries
                for year in sorted(years, reverse=True):
                    text = text.replace(b'"%d-' % year, b'"%d-' % (year + 4 * step))
                file.write(text + (b",\n" if step < 9 else b"\n}\n"))
        return path

    def copy(self, count):
        """A folder with so many results (0 too) that may be changed."""
        path = self.fresh()
        if count:
            shutil.copyfile(
                os.path.join(self.filled(count), "results.json"),
                os.path.join(path, "results.json"))
        return path

    def waiting_game(self):
        """The bytes of a finished game's journal, which waits because the results are damaged."""
        path = self.fresh()
        with open(os.path.join(path, "results.json"), "w") as file:
            file.write("damaged")
        self.runner.run(
            self.arcade, "slots", "--lines", home=path, text=f"spin {MOVES}\ncash out\n")
        journals = os.listdir(os.path.join(path, "playing"))
        if len(journals) != 1:
            raise CannotMeasure("a finished game does not wait beside damaged results")
        with open(os.path.join(path, "playing", journals[0]), "rb") as file:
            return file.read()

    def played(self, kind, games, copies):
        """A folder with games of a kind that were truly played, each several times under other keys.

        Returns the folder and the number of moves in it.
        """
        path = self.fresh()
        for seed in range(games):
            self.runner.run(
                self.arcade, kind, "--lines", "--seed", str(seed), home=path,
                text="\n".join([*typed(kind, seed), "stop", "yes", ""]))
        results = os.path.join(path, "results.json")
        with open(results) as file:
            lines = file.read().removeprefix("{\n").removesuffix("\n}\n").split(",\n")
        if len(lines) < games:
            raise CannotMeasure(f"of {games} games of {kind} {len(lines)} were kept")
        moves = sum(line.partition('"moves":"')[2].partition('"')[0].count(" ") + 1 for line in lines)
        with open(results, "w") as file:
            keys = (key(number) for number in itertools.count())
            again = ('"%s"%s' % (next(keys), line[line.index('":') + 1:])
                     for _ in range(copies) for line in lines)
            file.write("{\n" + ",\n".join(again) + "\n}\n")
        return path, moves * copies


def typed(kind, seed):
    """What is typed to play a game of a kind; cards are chosen by chance, refusals are free."""
    chance = random.Random(seed)
    match kind:
        case "slots": return [f"spin {MOVES}"]
        case "anagram": return ["hint"] * 200
        case "match": return [str(chance.randint(1, 30)) for _ in range(200)]
        case "set": return [str(chance.randint(1, 12)) for _ in range(200)]


def key(number):
    """The key of a result, another for each number."""
    seconds, milliseconds = divmod(number, 1000)
    minutes, seconds = divmod(seconds, 60)
    return f"2026-01-01T{minutes // 60:02}:{minutes % 60:02}:{seconds:02}.{milliseconds:03}Z-aaaa"


def journal(home, number):
    """Where the journal of a game that waits is put."""
    return os.path.join(home, "playing", key(number) + ".jsonl")


def rows(database, query):
    with sqlite3.connect(database) as connection:
        return connection.execute(query).fetchall()
