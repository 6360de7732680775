"""Games as lines, the same every time; the files of the store, whole and never overwritten."""

import json
import os
import shutil
import subprocess
import time

from check import GAME, PROGRAM, Home, case, end, equal, expect

SCRIPT = "help\nshow\npays\nbet 3\nspin\nspin 10\nscore\nbet 9\nhop\nspin 2\ncash out\n"


@case("the transcript of seed 7 is the same ten times, in any folder and with any store")
def _():
    with Home() as home:
        home.played(2)
        wanted = home.play(SCRIPT, "--seed", "7", "--no-save")
        equal(wanted.returncode, 0, "the status")
        lines = wanted.stdout.splitlines()
        expect("Game over" in wanted.stdout and len(lines) > 40, f"only {len(lines)} lines")
        expect(wanted.stdout.endswith(".\n") and "" not in lines, "a line has no words or no end")
        longest = max(lines, key=len)
        expect(len(longest) <= 100, f"more than one change on a line: {longest!r}")
        for _ in range(5):
            with Home() as other:
                for place in (home, other):
                    got = place.play(SCRIPT, "--seed", "7", "--no-save", cwd="/")
                    equal((got.stdout, got.stderr), (wanted.stdout, ""), "the transcript")
                expect(not other.store.exists(), "--no-save made a store")
        other = home.play(SCRIPT, "--seed", "8", "--no-save")
        expect(other.stdout != wanted.stdout, "seed 8 is seed 7")


@case("end of input, an empty input and /dev/null end with status 0 at once")
def _():
    with Home() as home:
        for text in ("", "\n", "spin", "spin\n"):
            done = home.play(text, timeout=5)
            equal(done.returncode, 0, f"the status after {text!r}")
            expect(len(done.stdout) < 2000, f"{len(done.stdout)} bytes were printed")
        done = home.run("slots", stdin=subprocess.DEVNULL, timeout=5)
        equal(done.returncode, 0, "the status with /dev/null")
        equal(len(home.journals()), 2, "the number of games kept for later")


@case("a game that nobody reads any more is kept, with status 0")
def _():
    with Home() as home:
        pipe = f"(printf 'spin\\n'; sleep 0.3; printf 'spin\\n') | {PROGRAM} slots --lines"
        done = subprocess.run(
            ["bash", "-c", f"{pipe} | true; echo ${{PIPESTATUS[*]}}"],
            env=home.environment(), capture_output=True, text=True, timeout=10)
        equal((done.stdout.split()[1], done.stderr), ("0", ""), "the status and the errors")


@case("scores | head -1 is quiet, with status 0")
def _():
    with Home() as home:
        home.played(1)
        (key, result), = home.results().items()
        many = {f"2026-01-01T00:{n // 1000:02}:00.{n % 1000:03}Z-aaaa": result for n in range(9000)}
        equal(home.run("import", "-", text=json.dumps(many)).returncode, 0, "the import")
        for form in ("", "--json", "--csv"):
            done = subprocess.run(
                ["bash", "-c", f"{PROGRAM} scores {form} | head -1; echo ${{PIPESTATUS[0]}}"],
                env=home.environment(), capture_output=True, text=True, timeout=10)
            status = done.stdout.split("\n")[-2]
            equal((status, done.stderr), ("0", ""), f"the end of scores {form}")


@case("a full device: status 74 and one line, for boards, games and help")
def _():
    with Home() as home:
        home.played(1)
        for arguments in (["scores"], ["scores", "--json"], ["scores", "--csv"], ["export"],
                          ["help"], ["--version"], ["completions", "bash"], ["verify"],
                          ["settings"], ["levels", "list"], ["slots", "--lines"]):
            with open("/dev/full", "wb") as full:
                done = home.run(*arguments, text=GAME, stdout=full)
            equal(done.returncode, 74, f"the status of {arguments} ({done.stderr!r})")
            equal(len(done.stderr.splitlines()), 1, f"the lines of {arguments}: {done.stderr!r}")


@case("results.json is read by jq and python as it was printed")
def _():
    with Home() as home:
        home.played(3)
        text = home.results_file.read_text()
        lines = text.splitlines()
        equal((lines[0], lines[-1], len(lines)), ("{", "}", 5), "first, last, number of lines")
        jq = subprocess.run(
            ["jq", "-c", "keys", str(home.results_file)], capture_output=True, text=True)
        equal(json.loads(jq.stdout), sorted(json.loads(text)), "the keys that jq reads")
        board = {key: {name: value for name, value in row.items() if name != "key"}
                 for key, row in home.board().items()}
        equal(board, json.loads(text), "what scores --json shows")
        expect("." not in json.dumps([row["durationMs"] for row in board.values()]), "a fraction")
        for path, mode in ((home.store, 0o40700), (home.results_file, 0o100600)):
            equal(oct(os.stat(path).st_mode), oct(mode), f"the permissions of {path.name}")
        exported = home.run("export").stdout
        with Home() as other:
            equal(other.run("import", "-", text=exported).returncode, 0, "the import")
            equal(other.results(), home.results(), "what an export brings over")
        equal(home.run("verify").returncode, 0, "the status of verify")


@case("a file in place of the folder: one line, and the result is printed for import -")
def _():
    with Home() as home:
        home.store.write_text("in the way")
        done = home.play()
        equal(done.returncode, 74, f"the status ({done.stderr!r})")
        equal(home.store.read_text(), "in the way", "the file")
        equal(home.run("scores").returncode in (0, 66), True, "scores then")
        with Home() as other:
            equal(other.run("import", "-", text=done.stderr).returncode, 0, "the import")
            equal(len(other.results()), 1, "the number of results imported")


@case("a folder that goes away in the middle of a game: the result is still kept")
def _():
    with Home() as home:
        home.played(1)
        game = subprocess.Popen(
            [PROGRAM, "slots", "--lines"], env=home.environment(), stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        game.stdin.write(b"spin\n")
        game.stdin.flush()
        for _ in range(100):
            if home.journals():
                break
            time.sleep(0.05)
        shutil.rmtree(home.store)
        _, said = game.communicate(b"cash out\n", timeout=10)
        if game.returncode == 0:
            equal(len(home.board()), 1, "the number of results")
        else:
            equal(game.returncode, 74, "the status")
            equal(home.run("import", "-", text=said).returncode, 0, "the import")
            equal(len(home.board()), 1, "the number of results imported")


DAMAGE = [
    ("no byte at all", lambda text: b""), ("a cut end", lambda text: text[:-40]),
    ("NULs", lambda text: b"\0" * 64 + text),
    ("half an entry", lambda text: text[:150] + text[250:]),
    ("no JSON", lambda text: b"hello\n"), ("an array", lambda text: b"[1,2]\n"),
]
for name, damage in DAMAGE:

    @case(f"results.json with {name}: kept as it is, results wait, --repair keeps what is whole")
    def _():
        with Home() as home:
            home.played(3)
            whole = home.results()
            damaged = damage(home.results_file.read_bytes())
            home.results_file.write_bytes(damaged)
            for _ in range(2):
                board = home.run("scores")
                equal(board.returncode, 0, f"the status of scores ({board.stderr!r})")
                expect(board.stderr, "scores says nothing of the damage")
            done = home.play()
            equal(done.returncode, 0, f"the status of a game ({done.stderr!r})")
            equal(home.results_file.read_bytes(), damaged, "the damaged file")
            equal(len(home.finished()), 1, "the number of games that wait")
            mended = home.run("scores", "--repair")
            equal(mended.returncode, 0, f"the status of --repair ({mended.stderr!r})")
            copies = list(home.store.glob("results.json.damaged-*"))
            equal([copy.read_bytes() for copy in copies], [damaged], "the copies of the damage")
            kept = home.results()
            old = {key: value for key, value in kept.items() if key in whole}
            expect(old.items() <= whole.items(), "an entry has changed")
            text = damaged.decode("utf-8", "replace")
            for key, value in whole.items():
                entry = f'"{key}":' + json.dumps(value, separators=(",", ":"), ensure_ascii=False)
                expect(entry not in text or key in kept, f"the whole entry {key} is gone")
            home.played(1)
            equal(home.finished(), set(), "the games that wait after the repair")


@case("an entry of a newer arcade is shown and kept byte for byte")
def _():
    with Home() as home:
        home.played(2)
        text = home.results_file.read_text()
        newer = ('"2027-01-01T00:00:00.000Z-zzzz":'
                 '{"kind":"chess", "rules": 99,"new":[1.5,{}],"score":7}')
        home.results_file.write_text(text.replace("{\n", "{\n" + newer + ",\n", 1))
        home.played(1)
        expect(newer in home.results_file.read_text(), "the entry has changed")
        equal(len(home.results()), 4, "the number of results")
        equal(home.run("verify").returncode, 0, "the status of verify")
        equal(home.run("scores").returncode, 0, "the status of scores")
        rules = home.results_file.read_text().replace('"rules":1', '"rules":2')
        home.results_file.write_text(rules)
        equal(home.run("verify").returncode, 0, "the status of verify with newer rules")
        shown = home.run("scores")
        equal((shown.returncode, len(home.results())), (0, 4), "scores with newer rules")


@case("symbolic links and permissions stay")
def _():
    with Home() as home:
        home.played(1)
        elsewhere = home.folder / "elsewhere"
        elsewhere.mkdir()
        target = elsewhere / "kept.json"
        home.results_file.rename(target)
        target.chmod(0o640)
        home.results_file.symlink_to("../elsewhere/kept.json")
        home.played(2)
        expect(home.results_file.is_symlink(), "the link is gone")
        equal(len(json.loads(target.read_text())), 3, "the number of results behind the link")
        equal(oct(target.stat().st_mode), oct(0o100640), "the permissions")
        equal(len(home.board()), 3, "the number of results shown")
        expect((elsewhere / "lock").exists(), "the lock does not lie beside the file")


end()
