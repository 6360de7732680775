"""What the program asks of the machine and the terminal while somebody plays."""
import functools
import statistics

from measure import CannotMeasure, Reading
from screen import Screen, idle_together
from startup import LAST_OF_NUDOKU, nudoku

KEYS = 200
SPINS = 5
DOWN_UP = ("\x1b[B", "\x1b[A")
# Wheels turn at 30 frames a second: what comes later than this is no frame of the same turn.
TURN_IS_OVER = 2.5


def at_slots(bench, home=None, **more):
    """Slots on a screen, come to rest."""
    screen = Screen(
        bench.arcade, "slots", "--seed", "7", home=home or bench.stores.fresh(), **more)
    screen.wait_for("leave")
    screen.settle(0.3)
    return screen


def in_menu(bench):
    """The menu over the board of slots, come to rest."""
    screen = at_slots(bench)
    screen.press("\x1b")
    screen.wait_for("Menu")
    screen.settle(0.3)
    return screen


def in_lobby(bench, **more):
    screen = Screen(bench.arcade, home=bench.stores.filled(100_000), **more)
    screen.wait_for("times")
    screen.settle(0.3)
    return screen


def at_nudoku(bench):
    screen = nudoku(bench)
    screen.wait_for(LAST_OF_NUDOKU)
    screen.settle(0.3)
    return screen


# Waiting: slots with the result of a spin, the lobby and nudoku are left alone at the same time.

@functools.cache
def idle(bench):
    with at_slots(bench) as slots, in_lobby(bench) as lobby, at_nudoku(bench) as peer:
        spin(slots)
        return dict(zip(
            ("slots", "lobby", "nudoku"), idle_together([slots, lobby, peer], bench.seconds)))


def idle_wake_ups(place):
    return lambda bench: _idle(bench, place, 0, "")


def idle_bytes(place):
    return lambda bench: _idle(bench, place, 1, "bytes")


def idle_cpu(place):
    return lambda bench: _idle(bench, place, 2, "ms", 1e3)


def _idle(bench, place, index, unit, scale=1):
    figures = idle(bench)
    return Reading(
        figures[place][index] * scale, unit, figures["nudoku"][index] * scale, "nudoku")


# Keys: each is pressed when the screen has come to rest after the one before.

PLACES = {
    "lobby": (in_lobby, DOWN_UP), "menu": (in_menu, DOWN_UP), "bet": (at_slots, ("2", "3")),
    "nudoku": (at_nudoku, ("l", "h"))}


@functools.cache
def per_key(bench, place):
    """The median of the bytes, and the mean of the CPU seconds, that a key takes."""
    start, keys = PLACES[place]
    with start(bench) as screen:
        sizes = []
        before = screen.cpu
        for number in range(KEYS):
            screen.press(keys[number % len(keys)])
            came = screen.read(1)
            if not came:
                raise CannotMeasure(f"a key changed nothing on the screen of {screen.name}")
            sizes.append(len(came) + sum(len(data) for _, data in screen.settle(0.005)))
        return statistics.median(sizes), (screen.cpu - before) / KEYS


def key_bytes(place):
    return lambda bench: Reading(
        per_key(bench, place)[0], "bytes", per_key(bench, "nudoku")[0], "nudoku",
        per_key(bench, place)[0] / per_key(bench, "nudoku")[0])


def key_cpu(place):
    return lambda bench: Reading(
        per_key(bench, place)[1] * 1e6, "µs", per_key(bench, "nudoku")[1] * 1e6, "nudoku",
        per_key(bench, place)[1] / per_key(bench, "nudoku")[1])


def repaint(bench):
    """What Ctrl-L sends: the whole of slots after a spin, in sixteen colours."""
    with at_slots(bench, term="xterm") as screen:
        spin(screen)
        screen.press("\x0c")
        return Reading(sum(len(data) for _, data in screen.settle(0.3)), "bytes")


# Wheels: what comes between a press of the space bar and the last wheel's stop, frame by frame.

def spin(screen):
    """Spins once and waits until all is told; returns the reads."""
    screen.press(" ")
    frames = screen.settle(TURN_IS_OVER)
    if len(frames) < 2:
        raise CannotMeasure("the wheels of slots did not turn")
    return frames


@functools.cache
def turning(bench):
    """All frames of some spins, the memory and the threads after them."""
    with at_slots(bench) as screen:
        before = screen.cpu
        spins = [joined(spin(screen)) for _ in range(SPINS)]
        return spins, screen.cpu - before, screen.peak_memory, screen.threads


def joined(reads, apart=0.004):
    """Reads as frames: what comes within 4 ms was one write, handed on in pieces."""
    frames = []
    for moment, data in reads:
        if frames and moment - frames[-1][0] < apart:
            frames[-1] = (moment, frames[-1][1] + len(data))
        else:
            frames.append((moment, len(data)))
    return frames


def frame_bytes(bench):
    sizes = [size for frames in turning(bench)[0] for _, size in frames]
    return Reading(statistics.mean(sizes), "bytes")


def largest_frame(bench):
    return Reading(max(size for frames in turning(bench)[0] for _, size in frames), "bytes")


def frames_a_second(bench):
    """One over the median time between two frames of a turn."""
    gaps = [
        later[0] - earlier[0]
        for frames in turning(bench)[0] for earlier, later in zip(frames, frames[1:])]
    return Reading(1 / statistics.median(gaps), "/s")


def frame_cpu(bench):
    spins, cpu, _, _ = turning(bench)
    return Reading(cpu / sum(map(len, spins)) * 1e6, "µs")


def memory(bench):
    return Reading(turning(bench)[2] / 1024, "MB")


def threads(bench):
    return Reading(turning(bench)[3], "")
