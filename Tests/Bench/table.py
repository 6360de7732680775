"""The rows of the table: what is measured, how, and the bar it is held to."""
from dataclasses import dataclass
from typing import Callable

from measure import CannotMeasure, Reading

WIDTHS = (42, 12, 24, 19, 14)


@dataclass(frozen=True)
class Bar:
    """A limit to the ratio against the peer, or to the figure itself."""

    limit: float
    is_most: bool
    is_of_ratio: bool
    unit: str = ""

    def holds(self, reading):
        figure = reading.ratio if self.is_of_ratio else reading.value
        return figure <= self.limit if self.is_most else figure >= self.limit

    def is_unsure(self, reading):
        """Whether the middle half of the ratios lies on both sides of the limit."""
        return (self.is_of_ratio and reading.spread is not None
                and reading.spread[0] <= self.limit <= reading.spread[1])

    def __str__(self):
        unit = "times" if self.is_of_ratio else self.unit
        return f"{'≤' if self.is_most else '≥'} {self.limit:,g} {unit}".rstrip()


def at_most(limit, unit):
    """The figure may be `limit` at most."""
    return Bar(limit, True, False, unit)


def at_least(limit, unit):
    """The figure has to be `limit` at least."""
    return Bar(limit, False, False, unit)


def at_most_times(limit):
    """The figure may be `limit` times the peer's at most."""
    return Bar(limit, True, True)


def at_least_times(limit):
    """The figure has to be `limit` times the peer's at least."""
    return Bar(limit, False, True)


@dataclass(frozen=True)
class Row:
    """A line of the table; without a bar it is there to be compared only."""

    what: str
    measure: Callable[[object], Reading]
    bar: Bar | None = None


class Table:
    """Prints rows as they are measured, and remembers how they came out."""

    def __init__(self):
        self.short = []
        self.unsure = []
        self.missing = []

    def head(self, busy):
        print(f"At the start {busy}.\n")
        columns = ("what", "arcade", "peer", "ratio (middle half)", "bar")
        line = " ".join(text.ljust(width) for text, width in zip(columns, WIDTHS))
        print(line.rstrip(), "─" * (sum(WIDTHS) + 15), sep="\n", flush=True)

    def add(self, row, bench):
        try:
            reading = row.measure(bench)
        except CannotMeasure as reason:
            self.missing.append((row.what, str(reason)))
            print(f"{row.what.ljust(WIDTHS[0])} NOT MEASURED: {reason}", flush=True)
            return
        verdict = ""
        if row.bar:
            verdict = "holds" if row.bar.holds(reading) else "FALLS SHORT"
            if verdict != "holds":
                self.short.append(row.what)
            if row.bar.is_unsure(reading):
                self.unsure.append(row.what)
                verdict += ", unsure"
        cells = (row.what, figure(reading.value, reading.unit), peer(reading), ratio(reading),
                 str(row.bar or "–"))
        line = " ".join(text.ljust(width) for text, width in zip(cells, WIDTHS))
        print((line + " " + verdict).rstrip(), flush=True)

    def foot(self, busy):
        """Prints what came of it all; returns the exit status."""
        print(f"\nAt the end {busy}.")
        if self.short:
            print(f"FALLS SHORT: {'; '.join(self.short)}.")
        if self.unsure:
            print(f"Unsure, for noise reaches over the bar: {'; '.join(self.unsure)}.")
        for what, reason in self.missing:
            print(f"NOT MEASURED: {what}: {reason}")
        if not self.short and not self.missing:
            print("Every bar holds.")
        return 1 if self.missing else 0


def figure(value, unit):
    """A number with three digits that tell something."""
    size = abs(value)
    digits = 0 if size >= 100 or value == int(value) else 1 if size >= 10 else 2
    return f"{value:,.{digits}f} {unit}".rstrip()


def peer(reading):
    if reading.peer is None:
        return ""
    return f"{figure(reading.peer, reading.unit)} {reading.peer_name}"


def ratio(reading):
    if reading.ratio is None:
        return ""
    middle = f" ({reading.spread[0]:.2f}–{reading.spread[1]:.2f})" if reading.spread else ""
    return f"{reading.ratio:.2f}{middle}"
