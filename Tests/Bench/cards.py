"""The anagram and the card games on a screen: how soon they are there, and what waiting, a key and a card take."""
import functools
import statistics

from measure import CannotMeasure, Reading
from screen import Screen, idle_together
from startup import first_paint

# The last text that a card game paints of its first screen.
LAST = "help"
RIGHT_LEFT = ("\x1b[C", "\x1b[D")
KEYS = 200
TURNS = 40
# A card turns over in less than this.
TURN_IS_OVER = 0.15
# Each game with the words that start it, and the key of a card; in anagram that of throwing the tiles.
GAMES = {
    "anagram": (("anagram", "--level", "easy"), " "),
    "match": (("match",), "q"),
    "set": (("set", "--mode", "normal"), "q"),
}


def paint(game):
    return lambda bench: first_paint(
        bench, *GAMES[game][0], home=bench.stores.empty(), last=LAST)


def at_table(bench, game):
    """A card game on a screen, come to rest but for its clock."""
    screen = Screen(bench.arcade, *GAMES[game][0], "--seed", "7", home=bench.stores.fresh())
    screen.wait_for(LAST)
    screen.settle(0.3)
    return screen


# Waiting: the clock of a game runs while nobody does anything.

@functools.cache
def idle(bench, game):
    with at_table(bench, game) as screen:
        return idle_together([screen], bench.seconds)[0]


def idle_wake_ups(game):
    return lambda bench: Reading(idle(bench, game)[0] / bench.seconds, "/s")


def idle_bytes(game):
    return lambda bench: Reading(idle(bench, game)[1] / bench.seconds, "bytes/s")


# Playing: the mark is moved, one card is turned up and back, and the memory is looked at last.

@functools.cache
def played(bench, game):
    """The medians of the bytes of a key and of a card, the CPU of a key, and the peak of memory."""
    with at_table(bench, game) as screen:
        before = screen.cpu
        keys = [came(screen, RIGHT_LEFT[number % 2], 0.005) for number in range(KEYS)]
        cpu = (screen.cpu - before) / KEYS
        cards = [came(screen, GAMES[game][1], TURN_IS_OVER) for _ in range(TURNS)]
        return statistics.median(keys), statistics.median(cards), cpu, screen.peak_memory


def came(screen, key, quiet):
    """The bytes that a key brings until nothing comes any more."""
    screen.press(key)
    first = screen.read(1)
    if not first:
        raise CannotMeasure(f"a key changed nothing on the screen of {screen.name}")
    return len(first) + sum(len(data) for _, data in screen.settle(quiet))


def key_bytes(game):
    return lambda bench: Reading(played(bench, game)[0], "bytes")


def card_bytes(game):
    return lambda bench: Reading(played(bench, game)[1], "bytes")


def key_cpu(game):
    return lambda bench: Reading(played(bench, game)[2] * 1e6, "µs")


def memory(game):
    return lambda bench: Reading(played(bench, game)[3] / 1024, "MB")
