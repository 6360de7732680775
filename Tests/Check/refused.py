"""Everything that cannot be done is refused: a status, one line on standard error, no change."""


from check import Home, case, end, equal, expect

BIG = "9" * 400
ESCAPES = "\x1b]0;title\x07\x1b[31mred\u009b2J\u202e"
KEY = "2026-11-30T05:49:12.345Z-k7fq"

USAGE, DATA, MISSING, UNWRITABLE = 64, 65, 66, 74
TABLE = [
    # What is typed, and the status that it gives; {…} are files that stand in the folder.
    (USAGE, ["hop"]), (USAGE, ["slot"]), (USAGE, ["--hop"]), (USAGE, ["-x"]), (USAGE, [""]),
    (USAGE, [ESCAPES]), (USAGE, [BIG]), (USAGE, ["-"]), (USAGE, ["--", "hop"]),
    (USAGE, ["slots", "--hop"]), (USAGE, ["slots", "hop"]), (USAGE, ["slots", "--seeds", "7"]),
    (USAGE, ["slots", "--see", "7"]), (USAGE, ["slots", "--lines=yes"]),
    (USAGE, ["slots", "--seed"]), (USAGE, ["slots", "--seed", ""]), (USAGE, ["slots", "--seed="]),
    (USAGE, ["slots", "--seed", "-1"]), (USAGE, ["slots", "--seed", "+7"]),
    (USAGE, ["slots", "--seed", "7.0"]), (USAGE, ["slots", "--seed", "0x7"]),
    (USAGE, ["slots", "--seed", " 7"]), (USAGE, ["slots", "--seed", "7e3"]),
    (USAGE, ["slots", "--seed", "٧"]), (USAGE, ["slots", "--seed", ESCAPES]),
    (USAGE, ["slots", "--seed", "9007199254740992"]), (USAGE, ["slots", "--seed", BIG]),
    (USAGE, ["slots", "--color", "maybe"]), (USAGE, ["slots", "--color", "Never"]),
    (USAGE, ["slots", "--theme", "ugly"]), (USAGE, ["slots", "--theme", ESCAPES]),
    (USAGE, ["slots", "--simulate", "-1"]), (USAGE, ["slots", "--simulate", "0"]),
    (USAGE, ["slots", "--simulate", BIG]), (USAGE, ["slots", "--machine", "nope"]),
    (USAGE, ["slots", "--machine", ""]), (USAGE, ["slots", "--machine", ESCAPES]),
    (USAGE, ["slots", "--machine", "../classic"]),
    (MISSING, ["slots", "--levels", "{none}"]), (MISSING, ["slots", "--levels", "{file}"]),
    (DATA, ["slots", "--levels", "{bad}", "--machine", "bad"]),
    (DATA, ["slots", "--levels", "{bad}", "--machine", "endless"]),
    (USAGE, ["scores", "hop"]), (USAGE, ["scores", "--sort", "luck"]),
    (USAGE, ["scores", "--sort"]),
    (USAGE, ["scores", "--limit", "0"]), (USAGE, ["scores", "--limit", "-3"]),
    (USAGE, ["scores", "--limit", BIG]), (USAGE, ["scores", "--since", "yesterday"]),
    (USAGE, ["scores", "--since", "2026-02-30"]), (USAGE, ["scores", "--until", "2026-13-01"]),
    (USAGE, ["scores", "--until", "-2026-11-30"]), (USAGE, ["scores", "--json", "--csv"]),
    (USAGE, ["scores", "--delete", "x"]), (USAGE, ["scores", "--delete", KEY]),
    (USAGE, ["scores", "--yes"]), (USAGE, ["scores", "--repair", "--json"]),
    (USAGE, ["scores", "--kind", "k" * 300]), (MISSING, ["scores", "--delete", KEY, "--yes"]),
    (USAGE, ["import"]), (MISSING, ["import", "{none}"]), (MISSING, ["import", "{folder}"]),
    (MISSING, ["import", "good.json", "{none}"]), (DATA, ["import", "{text}"]),
    (DATA, ["import", "{empty}"]), (DATA, ["import", "{binary}"]), (DATA, ["import", "-"]),
    (USAGE, ["export", "hop"]), (USAGE, ["export", "--json"]),
    (USAGE, ["verify", "x"]), (MISSING, ["verify", KEY]),
    (USAGE, ["settings", "hop"]), (USAGE, ["settings", "theme", "ugly"]),
    (USAGE, ["settings", "sound", "loud"]), (USAGE, ["settings", "player", "x" * 2000]),
    (USAGE, ["settings", "theme", "dark", "light"]),
    (USAGE, ["settings", "theme", "dark", "--reset"]),
    (USAGE, ["levels"]), (USAGE, ["levels", "hop"]), (USAGE, ["levels", "list", "--game", "chess"]),
    (MISSING, ["levels", "check", "{none}", "--game", "slots"]),
    (DATA, ["levels", "check", "{bad}/bad.json", "--game", "slots"]),
    (DATA, ["levels", "check", "{text}", "--game", "slots"]),
    (DATA, ["levels", "check", "{empty}", "--game", "slots"]),
    (DATA, ["levels", "check", "{binary}", "--game", "slots"]),
    (USAGE, ["completions"]), (USAGE, ["completions", "csh"]), (USAGE, ["help", "hop"]),
    (USAGE, ["help", "scores", "slots"]),
]


def prepared(home):
    """Puts the files of the table into the folder; returns their paths by name."""
    files = {
        "text": b"hello\n", "file": b"", "empty": b"", "binary": bytes(range(256)) * 8,
        "bad/bad.json": b'{"name":"bad","wheels":0}\n',
        "bad/endless.json": b"[" * 100_000,
    }
    (home.folder / "bad").mkdir()
    (home.folder / "folder").mkdir()
    for name, content in files.items():
        (home.folder / name).write_bytes(content)
    names = [*files, "bad", "folder", "none"]
    return {f"{{{name}}}": str(home.folder / name) for name in names}


def refused(home, paths, status, arguments):
    typed = [_named(argument, paths) for argument in arguments]
    before = _content(home)
    done = home.run(*typed, text="no result\n", timeout=10)
    equal(done.returncode, status, f"the status ({done.stdout[:200]!r}, {done.stderr!r})")
    equal(done.stdout, "", "standard output")
    lines = done.stderr.splitlines()
    expect(len(lines) == 1, f"not one line but {len(lines)}: {done.stderr!r}")
    expect(lines[0].startswith("arcade: "), f"the line is {lines[0]!r}")
    expect(lines[0].isprintable(), f"a control character in {lines[0]!r}")
    expect(len(lines[0]) < 700, f"the line is {len(lines[0])} characters long")
    equal(_content(home), before, "the store")


def _named(argument, paths):
    for name, path in paths.items():
        argument = argument.replace(name, path)
    return argument


def _content(home):
    return {
        str(path): path.read_bytes() for path in sorted(home.store.rglob("*")) if path.is_file()
    }


with Home() as home:
    home.played(2)
    paths = prepared(home)
    for status, arguments in TABLE:
        words = " ".join(word if word.isprintable() and len(word) < 40 else ascii(word[:12])
                         for word in arguments)

        @case(f"{status}: arcade {words}".rstrip())
        def _():
            refused(home, paths, status, arguments)


@case("a store that cannot be written: import, settings and delete say so, with status 74")
def _():
    with Home() as full, Home() as other:
        other.played(1)
        full.store.write_text("in the way")
        for arguments in (["import", str(other.results_file)], ["settings", "player", "Ada"]):
            done = full.run(*arguments)
            equal(done.returncode, UNWRITABLE, f"the status of {arguments} ({done.stderr!r})")
            equal((done.stdout, len(done.stderr.splitlines())), ("", 1), f"the output {done!r}")


@case("damaged settings: one line, the built-in ones are used, and the file stays")
def _():
    with Home() as home:
        home.store.mkdir()
        file = home.store / "settings.json"
        for content in (b"", b"hello", b'{"theme":', b"\0" * 9, b'{"theme":"ugly","sound":7}',
                        b"[" * 100_000):
            file.write_bytes(content)
            done = home.play(timeout=10)
            equal(done.returncode, 0, f"the status with {content[:20]!r} ({done.stderr!r})")
            expect("Game over" in done.stdout, "no game was played")
            equal(file.read_bytes(), content, "the file")


@case("odd environments: every variable wrong at once, or none at all")
def _():
    with Home() as home:
        wrong = {f"ARCADE_{key}": ESCAPES for key in
                 "THEME SOUND MOTION MOUSE COLOR ASCII KEYBOARD PLAYER".split()}
        wrong = {key: value.replace("\0", "") for key, value in wrong.items()}
        done = home.play(env={**wrong, "LINES": "-1", "COLUMNS": BIG, "ESCDELAY": "x", "TZ": "/",
                              "LANG": ESCAPES, "TERM": ESCAPES}, timeout=10)
        equal(done.returncode, 0, f"the status ({done.stderr!r})")
        expect("\x1b" not in done.stdout + done.stderr, f"an escape in {done.stderr!r}")
        board = home.run("scores")
        for control in ("\x1b", "\u009b", "\u202e"):
            expect(control not in board.stdout, f"{control!r} on the board")


end()
