"""A disk that is full: a small file system in memory, filled to the last byte."""

import contextlib
import json
import os
import subprocess
import sys

from check import Home, case, end, equal, expect

IN_NAMESPACE = "ARCADE_CHECK_NAMESPACE"


def own_namespace():
    """Starts this check again where it may mount, unless it may already."""
    if os.environ.get(IN_NAMESPACE) or os.geteuid() == 0 and can_mount():
        return
    os.environ[IN_NAMESPACE] = "1"
    with contextlib.suppress(OSError):
        os.execvp("unshare", ["unshare", "--mount", "--map-root-user", sys.executable, *sys.argv])


def can_mount():
    with Home() as home:
        place = str(home.folder)
        done = subprocess.run(["mount", "-t", "tmpfs", "none", place], capture_output=True)
        if done.returncode == 0:
            subprocess.run(["umount", place], check=True)
        return done.returncode == 0


@contextlib.contextmanager
def small_disk(kilobytes):
    """A home on a file system of its own, which is taken down whatever happens."""
    with Home() as place:
        folder = str(place.folder)
        done = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "none", folder],
            capture_output=True, text=True)
        expect(done.returncode == 0, f"no file system can be mounted here: {done.stderr.strip()}")
        try:
            yield Home(folder)
        finally:
            subprocess.run(["umount", folder], check=True)


def fill(home, leaving=0):
    """Takes all room but `leaving` bytes; returns the file that has to go for room again."""
    filler = home.folder / "filler"
    with open(filler, "wb", buffering=0) as file:
        with contextlib.suppress(OSError):
            while True:
                file.write(b"x" * 1024)
        size = os.fstat(file.fileno()).st_size
        if leaving:
            os.ftruncate(file.fileno(), (size - leaving) // 4096 * 4096)
    return filler


def many_results(home, count):
    """Adds results that take some room: copies of one that was played."""
    home.played()
    (key, result), = home.results().items()
    copies = {}
    for number in range(count):
        copies[f"2026-01-01T00:00:{number // 1000:02}.{number % 1000:03}Z-aaaa"] = dict(
            result, start=f"2026-01-01T00:00:{number // 1000:02}.{number % 1000:03}Z")
    added = home.run("import", "-", text=json.dumps(copies))
    equal(added.returncode, 0, f"the status of an import ({added.stderr})")
    equal(len(home.results()), count + 1, "the number of results added")


own_namespace()


@case("a disk full before the first move: the player is told, and import - takes the result")
def _():
    with small_disk(300) as home:
        home.played(2)
        before = home.results_file.read_bytes()
        filler = fill(home)
        done = home.play()
        equal(done.returncode, 74, f"the status ({done.stdout!r}, {done.stderr!r})")
        lines = done.stderr.splitlines()
        printed = [line for line in lines if line.startswith(("{", '"'))]
        equal(len(printed), 1, f"the number of results printed in {lines}")
        expect(lines[0].startswith("arcade: ") and "space" in lines[0].lower(),
               f"the first line does not say that the disk is full: {lines[0]!r}")
        equal(home.results_file.read_bytes(), before, "results.json")
        equal(len(home.board()), 2, "the number of results shown meanwhile")
        filler.unlink()
        added = home.run("import", "-", text=done.stderr)
        equal(added.returncode, 0, f"the status of the import ({added.stderr})")
        expect(added.stdout.startswith("1 result "), f"the import says {added.stdout!r}")
        equal(len(home.results()), 3, "the number of results after the import")
        again = home.run("import", "-", text=printed[0] + "\n")
        expect(again.stdout.startswith("0 results "), f"the second import says {again.stdout!r}")


@case("a disk full before the very first game: nothing is there yet and nothing is lost")
def _():
    with small_disk(100) as home:
        filler = fill(home)
        done = home.play()
        equal(done.returncode, 74, f"the status ({done.stdout!r}, {done.stderr!r})")
        filler.unlink()
        added = home.run("import", "-", text=done.stderr)
        equal(added.returncode, 0, f"the status of the import ({added.stderr})")
        equal(len(home.board()), 1, "the number of results after the import")


@case("a disk that fills up while saving: the result waits, is shown, and is added later")
def _():
    with small_disk(400) as home:
        many_results(home, 400)
        before = home.results_file.read_bytes()
        expect(len(before) > 50_000, f"results.json takes only {len(before)} bytes")
        filler = fill(home, leaving=16_384)
        done = home.play()
        equal(done.returncode, 0, f"the status ({done.stderr!r})")
        said = [line for line in done.stdout.splitlines() if "Cannot write" in line]
        equal(len(said), 1, f"the number of lines that say so in {done.stdout!r}")
        equal(home.results_file.read_bytes(), before, "results.json")
        equal(len(home.finished()), 1, "the number of games that wait")
        equal(len(home.board()), 402, "the number of results shown meanwhile")
        equal([path.name for path in home.store.glob("*.new")], [], "the temporary files")
        filler.unlink()
        home.played()
        equal(len(home.results()), 403, "the number of results when there is room")
        equal(home.finished(), set(), "the games that still wait")


@case("settings on a full disk: one line, and the old ones stay")
def _():
    with small_disk(100) as home:
        equal(home.run("settings", "player", "Ada").returncode, 0, "the first setting")
        filler = fill(home)
        done = home.run("settings", "player", "Grace")
        equal(done.returncode, 74, f"the status ({done.stderr!r})")
        equal(len(done.stderr.splitlines()), 1, f"the number of lines in {done.stderr!r}")
        equal(home.run("settings", "player").stdout, "Ada\n", "the setting")
        filler.unlink()


end()
