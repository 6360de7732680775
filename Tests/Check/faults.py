"""A full disk and a failing device at each system call of a save, once and from then on."""

from check import GAME, Home, case, end, equal, expect
import held
import traced

FAULTS = [
    ("write", "ENOSPC"), ("write", "EIO"), ("write", "EINTR"), ("fsync", "EIO"),
    ("fdatasync", "EIO"), ("fdatasync", "ENOSPC"), ("rename", "ENOSPC"), ("rename", "EIO"),
    ("renameat", "ENOSPC"), ("openat", "ENOSPC"), ("openat", "EMFILE"), ("openat", "EIO"),
    ("open", "ENOSPC"), ("unlink", "EIO"), ("unlinkat", "EIO"), ("ftruncate", "EIO"),
    ("mkdir", "ENOSPC"), ("flock", "EIO"), ("fchmod", "EPERM"), ("close", "EIO"),
]


def entries(text):
    """The results that were printed for `arcade import -`."""
    return [line for line in text.splitlines() if line.startswith(("{", '"'))]


def law(home, before, done, trace):
    expect(done.returncode in (0, 74), f"the status is {done.returncode}: {done.stderr}")
    is_printing = any(f"write({to}<" in call for call in trace.injected for to in (1, 2))
    if done.returncode == 74 and not is_printing:
        expect(done.stderr.startswith("arcade: "), f"nothing says why: {done.stderr!r}")
    kept = home.results()
    for key, result in before["results"].items():
        equal(kept.get(key), result, f"the old result {key}")
    finished = set(kept) | home.finished()
    expect(before["finished"] <= finished, "a finished game is lost")

    new = finished - before["finished"]
    printed = entries(done.stderr)
    if not is_printing:
        expect(new or printed, f"the result is nowhere ({done.stdout!r}, {done.stderr!r})")
        equal(done.returncode, 0 if new else 74, "the status")
    elif done.returncode == 0:
        expect(new, "the result is nowhere, and nothing said so")
    if printed:
        added = home.run("import", "-", text="\n".join(printed) + "\n")
        equal(added.returncode, 0, f"the status of the import ({added.stderr})")
        equal(len(home.board()), len(finished | before["finished"]) + (not new),
              "the number of results after the import")
    count = len(home.board())
    home.played()
    equal(len(home.results()), count + 1, "the number of results after the next run")
    equal(home.finished(), set(), "the finished games that still wait")


def faulty_everywhere(template, call, error, first):
    before = {
        "results": template.results(),
        "finished": set(template.results()) | template.finished(),
    }
    # A call that is interrupted for ever is tried for ever.
    for lasting in ("",) if error == "EINTR" else ("", "+"):
        for at in range(first, 1000):
            with template.copy() as home:
                done, trace = traced.run(
                    home, ["slots", "--lines"], GAME, f"{call}:error={error}:when={at}{lasting}")
                if not trace.injected:
                    break
                try:
                    law(home, before, done, trace)
                except Exception as wrong:
                    raise type(wrong)(
                        f"at {call} {at}{lasting} ({trace.injected[0]}): {wrong}") from wrong


def cases(template, what):
    """A case for each fault that the calls of a game with this store can have."""
    with template.copy() as home:
        whole = traced.run(home, ["slots", "--lines"], GAME)[1]
        place = str(home.folder)
    for call, error in FAULTS:
        # Before its first file the program is still being started by the system.
        first = 1 if call == "write" else whole.first(call, place)
        if first == 0:
            continue

        @case(f"{error} at each {call} of {what}, once and from then on")
        def _():
            faulty_everywhere(template, call, error, first)

    @case(f"the calls that have to be there are there in {what}")
    def _():
        used = {name for name, _ in whole.calls}
        for group in ({"write"}, {"fdatasync"}, {"fsync"}, {"rename", "renameat", "renameat2"},
                      {"unlink", "unlinkat"}, {"flock"}):
            expect(used & group, f"no {' or '.join(sorted(group))} was seen")


with Home() as empty:
    cases(empty, "the first game of all")

with Home() as template:
    template.played(2)
    held.waiting(template)
    cases(template, "a save with old results and a game that waits")

    @case("a line that can neither be written whole nor be taken back")
    def _():
        before = {"results": template.results(),
                  "finished": set(template.results()) | template.finished()}
        seen = 0
        for at in range(1, 12):
            with template.copy() as home:
                done, trace = traced.run(
                    home, ["slots", "--lines"], GAME, f"write:error=ENOSPC:when={at}",
                    "ftruncate:error=EIO:when=1+")
                seen += any(call.startswith("ftruncate") for call in trace.injected)
                law(home, before, done, trace)
        expect(seen, "nothing was taken back")


@case("a first game on a device that fails from the start is printed for import -")
def _():
    with Home() as home:
        done, _ = traced.run(
            home, ["slots", "--lines"], GAME, "fdatasync:error=EIO:when=1+",
            "fsync:error=EIO:when=1+")
        equal(done.returncode, 74, "the status")
        printed = entries(done.stderr)
        equal(len(printed), 1, f"the number of results printed ({done.stderr!r})")
        added = home.run("import", "-", text=printed[0] + "\n")
        equal(added.returncode, 0, f"the status of the import ({added.stderr})")
        equal(len(home.board()), 1, "the number of results after the import")


end()
