"""kill -9 at each system call of everything that changes the store."""

import signal

from check import GAME, Home, case, end, equal, expect
import held
import traced


def law(home, before, done, trace):
    """What holds after a kill: nothing old is lost, what was acknowledged is there, all once."""
    kept = home.results()
    for key, result in before["results"].items():
        equal(kept.get(key), result, f"the old result {key}")
    finished = set(kept) | home.finished()
    expect(before["finished"] <= finished, "a finished game is lost")
    new = finished - before["finished"]
    if "Game over" in done.stdout:
        expect(new, "an end was shown that is not kept")
    if trace.has_synced and not before["imports"]:
        expect(new, "an end was synced that is not there")
    if "credits, " in done.stdout.split("left.", 1)[-1]:
        expect(new or home.journals(), "a move was shown that is not kept")
    board = home.board()
    equal(set(board), finished, "the keys on the board")

    home.played()
    after = home.results()
    expect(finished < set(after), "the next run did not take in what waited")
    equal(len(after), len(finished) + 1, "the number of results after the next run")
    equal(home.finished(), set(), "the finished games that still wait")
    left = [path.name for path in home.store.rglob("*.new")]
    equal(left, [], "the temporary files left after the next run")


def killed_everywhere(template, arguments, text, number=signal.SIGKILL, imports=False, law=law):
    """Kills a command at each call in turn, until there are no more calls."""
    before = {
        "results": template.results(), "imports": imports,
        "finished": set(template.results()) | template.finished(),
    }
    with template.copy() as home:
        done, whole = traced.run(home, arguments, text)
        equal(done.returncode, 0, f"the status of the run without a kill ({done.stderr})")
    kills = 0
    for call in traced.CHANGING:
        at = 0
        while whole.count(call) and at < 1000:
            at += 1
            with template.copy() as home:
                done, trace = traced.run(
                    home, arguments, text, f"{call}:signal={number.name}:when={at}")
                if done.returncode == 0 and trace.count(call) < at:
                    break
                if number == signal.SIGKILL:
                    equal(done.returncode, -number, f"the status at {call} {at}")
                kills += 1
                try:
                    law(home, before, done, trace)
                except Exception as error:
                    raise type(error)(f"at {call} {at}: {error}") from error
                if call == "exit_group":
                    break
    expect(kills > 10, f"only {kills} calls were found")


with Home() as template:
    template.played(2)
    held.waiting(template)
    key = next(iter(template.results()))

    @case("killed at each call of the first game of all")
    def _():
        with Home() as empty:
            killed_everywhere(empty, ["slots", "--lines"], GAME)

    @case("killed at each call of a save that finds old results and a game that waits")
    def _():
        expect(len(template.finished()) == 1, "no game waits")
        killed_everywhere(template, ["slots", "--lines"], GAME)

    @case("terminated at each call of a save")
    def _():
        killed_everywhere(template, ["slots", "--lines"], GAME, signal.SIGTERM)

    @case("killed at each call of an import")
    def _():
        with Home() as other:
            other.played(3)
            path = str(other.results_file)
            killed_everywhere(template, ["import", path], "", imports=True)

    @case("killed at each call of a deletion")
    def _():
        def deletion(home, before, done, trace):
            kept = home.results()
            rest = {name: value for name, value in before["results"].items() if name != key}
            expect(kept in (before["results"], rest) or set(kept) >= set(rest),
                   "more than one result is gone")
            for name, value in rest.items():
                equal(kept.get(name), value, f"the result {name}")
            home.run("scores", "--delete", key, "--yes")
            expect(key not in home.board(), "the result cannot be deleted afterwards")

        arguments = ["scores", "--delete", key, "--yes"]
        killed_everywhere(template, arguments, "", law=deletion)

    @case("killed at each call of a change of the settings")
    def _():
        def setting(home, before, done, trace):
            shown = home.run("settings", "player").stdout.strip()
            expect(shown in ("Ada", "Grace"), f"the setting is {shown!r}")
            equal(home.run("settings", "player", "Grace").returncode, 0, "setting it again")
            equal(home.run("settings", "player").stdout.strip(), "Grace", "the setting then")

        with template.copy() as home:
            equal(home.run("settings", "player", "Ada").returncode, 0, "the first setting")
            killed_everywhere(home, ["settings", "player", "Grace"], "", law=setting)


end()
