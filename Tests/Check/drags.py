"""The anagram game by mouse drags: a level to its end, and what is no move.

The same level is then played by keys and as lines, move by move: one seed and the same moves are
the same game on every face.
"""

import json
import re
import time

from check import case, end, equal, expect
from pane import Pane, width

ANSWERS = {"listen": "silent", "dormitory": "dirty room", "the eyes": "they see"}
LEVEL = {
    "name": "drags", "title": "Drags", "order": 1, "pointsPerTile": 10, "timeToSolve": 600,
    "anagrams": [{"tiles": tiles, "answers": [answer]} for tiles, answer in ANSWERS.items()],
}
BOX = re.compile(r"([│┃╎]) (.) \1")
START = "Type them, or drag"
# Keys, and clicks that stand for them, are dropped for so long after a puzzle has come.
UNSEEN = 0.4


def level(pane):
    """Writes the level beside the store of a pane, and returns what plays it."""
    folder = pane.home.folder / "levels"
    folder.mkdir(exist_ok=True)
    (folder / "drags.json").write_text(json.dumps(LEVEL))
    return f"anagram --levels {folder} --level drags --seed 7"


def boxes(pane):
    """The middles of targets, left to right and line by line, and of free tiles with their letters."""
    targets, tiles = [], []
    for row, line in enumerate(pane.text().splitlines(), 1):
        for found in BOX.finditer(line):
            place = (width(line[: found.start()]) + 3, row)
            if found[1] == "│":
                tiles.append((found[2], place))
            else:
                targets.append(place)
    return targets, tiles


def drag(pane, start, *stops):
    """Presses at a place, moves over others and lets go at the last."""
    x, y = start
    pane.send(f"\x1b[<0;{x};{y}M")
    for x, y in stops:
        pane.send(f"\x1b[<32;{x};{y}M")
    pane.send(f"\x1b[<0;{x};{y}m")


def board(pane):
    """The rows between the line of state, where a clock runs, and the message."""
    pane.rests()
    return pane.text().splitlines()[1:20]


def answer(tiles):
    """The letters of the answer that the tiles make."""
    letters = sorted(letter for letter, _ in tiles)
    for text in ANSWERS.values():
        wanted = text.upper().replace(" ", "")
        if sorted(wanted) == letters:
            return wanted
    expect(False, f"no answer has the letters {letters}")


def play(pane, score=0):
    """Drags every tile of the level, in each puzzle a wrong one first; returns the moves."""
    moves = []
    for number in range(1, len(ANSWERS) + 1):
        pane.shows(rf"{number} of {len(ANSWERS)}")
        pane.rests()
        targets, tiles = boxes(pane)
        wanted = answer(tiles)
        equal(len(targets), len(wanted), "the number of targets")
        wrong = next(letter for letter in wanted if letter != wanted[0])
        attempts = [(wrong, 1)] + [(letter, target) for target, letter in enumerate(wanted, 1)]
        for letter, target in attempts:
            x, y = next(p for l, p in tiles if l == letter)
            tiles.remove((letter, (x, y)))
            goal = targets[target - 1]
            between = ((x + goal[0]) // 2, (y + goal[1]) // 2)
            drag(pane, (x, y), between, goal)
            moves.append((letter, target))
            if wanted[target - 1] == letter:
                score += 10
            else:
                score = max(0, score - 5)
                tiles.append((letter, (x, y)))
            pane.shows(rf"score +{score}\b")
    return moves, score


def scores(pane):
    """The score of the one game that was kept."""
    (row,) = pane.home.board().values()
    return row["score"]


@case("a level by drags, by keys and as lines: one seed, the same moves, the same score")
def _():
    with Pane() as pane:
        pane.start(level(pane) + " --reduced-motion", ready=START)
        moves, score = play(pane)
        pane.is_over()
        equal(scores(pane), score, "the score by drags")
        pane.type("q")
        pane.has_left(0)
    with Pane() as pane:
        pane.start(level(pane) + " --reduced-motion", ready=START)
        for letter, _ in moves:
            pane.send(letter.lower())
        pane.is_over()
        equal(scores(pane), score, "the score by keys")
        pane.type("q")
        pane.has_left(0)
        lines = "".join(f"place {letter.lower()} {target}\n" for letter, target in moves)
        done = pane.home.run(*level(pane).split(), "--lines", text=lines)
        equal(done.returncode, 0, "the status of lines")
        equal([row["score"] for row in pane.home.board().values()], [score, score],
              "the scores by keys and lines")


@case("a drag beside every target, past the edges, or onto a filled one is no move")
def _():
    with Pane() as pane:
        pane.start(level(pane) + " --reduced-motion", ready=START)
        targets, tiles = boxes(pane)
        first = answer(tiles)[0]
        drag(pane, next(p for l, p in tiles if l == first), targets[0])
        pane.shows(r"score +10\b")
        before = board(pane)
        place = next(p for l, p in boxes(pane)[1] if p[1] > targets[0][1])
        beside = (place[0] + 1, place[1])
        for stops in ([(2, 12)], [(80, 24)], [(1, 1)], [(40, 1), (40, 24)], [beside]):
            drag(pane, place, *stops)
            equal(board(pane), before, f"the board after a drag to {stops[-1]}")
        drag(pane, place, targets[0])
        pane.shows("is filled")
        equal(re.search(r"score +(\d+)", pane.text())[1], "10", "the score")
        # A drag that never ends, then a key, a click on nothing and a release out of nowhere.
        pane.send(f"\x1b[<0;{place[0]};{place[1]}M\x1b[<32;40;12M")
        pane.type("Home")
        pane.send("\x1b[<0;2;12M\x1b[<0;2;12m\x1b[<0;40;4m")
        equal(re.search(r"score +(\d+)", pane.text())[1], "10", "the score after a broken drag")
        pane.type("Escape")
        pane.shows("Menu")
        pane.type("q")
        pane.has_left(0)


@case("with motion: the tile is lifted, the hint flies, stars end by a key, buttons are clicked")
def _():
    with Pane() as pane:
        pane.start(level(pane), ready=START)
        targets, tiles = boxes(pane)
        wanted = answer(tiles)
        x, y = next(p for l, p in tiles if l == wanted[0])
        pane.send(f"\x1b[<0;{x};{y}M\x1b[<32;40;12M")
        pane.shows("░")
        pane.send(f"\x1b[<0;{targets[0][0]};{targets[0][1]}m")
        pane.shows("░", absent=True)
        pane.shows(r"score +10\b")
        pane.click("[ Hint −5 ]")
        pane.shows(r"score +5\b")
        pane.rests()
        for letter in wanted[2:]:
            pane.send(letter.lower())
        pane.shows("[★✦]")
        pane.shows("1 of 3")
        pane.type("Enter")
        pane.shows("2 of 3")
        pane.shows("[★✦]", absent=True)
        time.sleep(UNSEEN)
        pane.click("> skip")
        pane.shows("The answer was")
        pane.type("Enter")
        pane.shows("3 of 3")
        time.sleep(UNSEEN)
        pane.click("! give up")
        pane.shows("Press ! again")
        pane.click("! give up")
        pane.is_over()
        (row,) = pane.home.board().values()
        equal(row["hints"], 1, "the hints of the result")
        pane.click("q leave")
        pane.has_left(0)


@case("the same at 40x16")
def _():
    with Pane(width=40, height=16) as pane:
        pane.start(level(pane) + " --reduced-motion", ready=r"Type them,\s+or drag")
        for _ in range(3):
            pane.click("Tab hint")
        pane.click("Esc menu")
        pane.shows("Menu")
        pane.click("skip")
        pane.shows("The answer was")
        pane.type("Escape")
        pane.shows("Menu")
        pane.type("q")
        pane.has_left(0)


end()
