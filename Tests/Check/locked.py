"""A lock held by a stopped program: games that end meanwhile wait and are taken in later."""

import concurrent.futures
import time

from check import Home, case, end, equal, expect
import held


@case("two games that end while a stopped program holds the lock wait and are taken in later")
def _():
    with Home() as home:
        home.played()
        before = home.results_file.read_bytes()
        start = time.monotonic()
        with held.lock(home.store / "lock"):
            with concurrent.futures.ThreadPoolExecutor() as both:
                games = [both.submit(home.play) for _ in range(2)]
                games = [game.result() for game in games]
            spent = time.monotonic() - start
            for game in games:
                equal(game.returncode, 0, "the status of a game")
                said = [line for line in game.stdout.splitlines() if "waits" in line]
                equal(len(said), 1, f"the number of lines that say so in {game.stdout!r}")
            expect(4.5 < spent < 8, f"the lock was waited for {spent:.1f} s, not 5")
            equal(home.results_file.read_bytes(), before, "results.json under the lock")
            equal(len(home.finished()), 2, "the number of games that wait")
            start = time.monotonic()
            equal(len(home.board()), 3, "the number of results that the board shows")
            expect(time.monotonic() - start < 2, "the board waits for the lock")
        waited = home.finished()
        home.played()
        equal(len(home.results()), 4, "the number of results after the next game")
        expect(waited <= set(home.results()), "a game that waited was not taken in")
        equal(home.journals(), {}, "playing/ after the next game")


end()
