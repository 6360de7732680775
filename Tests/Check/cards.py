"""Match and Set to their ends by keys, by the mouse alone and as lines.

A game is worked out as lines; the moves that were kept are then made again on the full screen: one
seed and the same moves have to be the same game, with the same score, on every face.
"""

import itertools
import random
import re

from check import Home, case, end, equal, expect
from pane import Pane, width

SEED = ["--seed", "11"]
CODE = re.compile(r"^(\d+): ([123])([RGP])([STO])([OSD]),", re.M)
ROWS = ("1234567890", "qwertyuiop", "asdfghjkl;")


def kept(home):
    """The moves without their waits, and the score, of the one game that was kept."""
    (row,) = home.board().values()
    return [move.split(":")[0] for move in row["moves"].split()], row["score"]


def match_moves(game):
    """A whole game of match: places by chance until it ends by itself."""
    chance = random.Random(1)
    places = "".join(f"{chance.randint(1, 12)}\n" for _ in range(3000))
    with Home() as home:
        done = home.run(*game, "--lines", *SEED, text=places)
        equal(done.returncode, 0, "the status of lines")
        expect("Game over." in done.stdout, "the game does not end by itself")
        return kept(home)


def set_moves(game):
    """A whole game of Set by a player who sees every Set, after a hint and a wrong call."""
    with Home() as home:
        lines = ["hint", "1 2 4"]
        while True:
            done = home.run(*game, "--lines", *SEED, "--no-save", text="\n".join(lines + ["show", ""]))
            equal(done.returncode, 0, "the status of lines")
            if "Game over." in done.stdout:
                break
            last = done.stdout[done.stdout.rindex("cards on the table"):]
            found = next_set([(int(place), card) for place, *card in CODE.findall(last)])
            lines.append(" ".join(map(str, found)) if found else "more")
            expect(len(lines) < 80, "the game does not end by itself")
        home.run(*game, "--lines", *SEED, text="\n".join(lines) + "\n")
        return kept(home)


def next_set(cards):
    """The places of a Set: in each feature one value or three."""
    for three in itertools.combinations(cards, 3):
        if all(len(set(values)) != 2 for values in zip(*(card for _, card in three))):
            return sorted(place for place, _ in three)
    return None


def card(pane, key):
    """A place inside the card that has a key in its upper border."""
    for row, line in enumerate(pane.text().splitlines(), 1):
        found = re.search(rf"[╭╔┌┏][─═━]{re.escape(key)}[─═━]", line)
        if found:
            return width(line[: found.start()]) + 3, row + 1
    expect(False, f"no card has the key {key!r}:\n{pane.text()}")


def match_key(place):
    # Twelve cards lie in three rows of four.
    return ROWS[(place - 1) // 4][(place - 1) % 4]


def set_key(place):
    return ROWS[(place - 1) % 3][(place - 1) // 3]


def by_keys(pane, move, key):
    pane.type({"+": "+", "h": "H"}.get(move) or key(int(move)))


def by_mouse(pane, move, key):
    if move == "+":
        return pane.click("three more")
    if move == "h":
        return pane.click("H hint")
    x, y = card(pane, key(int(move)))
    pane.send(f"\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m")


def replay(game, moves, score, make, key, size=(80, 24)):
    """Makes the moves on the full screen, and compares what is kept."""
    with Pane(width=size[0], height=size[1]) as pane:
        pane.start(" ".join(game + SEED) + " --reduced-motion", ready="Esc menu")
        for move in moves:
            if make is by_mouse:
                # Three more cards change where the others lie.
                pane.rests()
            make(pane, move, key)
        pane.is_over()
        equal(kept(pane.home), (moves, score), "the moves and the score")
        pane.click("q leave")
        pane.has_left(0)


for name, game, moves_of, key in (
    ("match", ["match", "--cards", "12"], match_moves, match_key),
    ("set", ["set"], set_moves, set_key),
    ("junior set", ["set", "--mode", "junior"], set_moves, set_key),
):
    moves, score = moves_of(game)
    for face, make in (("keys", by_keys), ("the mouse alone", by_mouse)):

        @case(f"{name} to its end by {face}: the same moves and score as in lines")
        def _():
            replay(game, moves, score, make, key)


@case("set by keys at 40x16")
def _():
    moves, score = set_moves(["set"])
    replay(["set"], moves, score, by_keys, set_key, size=(40, 16))


end()
