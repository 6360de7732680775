"""The cells of a screen that tmux captured, as a person sees them."""

import re

from check import equal

_PIECE = re.compile(r"\x1b\[([\d;:]*)m|([^\x1b])")
_SEEN_ON_BLANKS = ("background", "inverse", "underline")


def rows(captured):
    """Rows of (character, looks); of a blank only what is seen counts, such as its background."""
    looks = {}
    return [_row(line, looks) for line in captured.split("\n")]


def look_alike(one, other):
    return rows(one) == rows(other)


def equal_screens(got, wanted, when):
    """Ends the case at the first row that does not look as it did."""
    for row, (now, before) in enumerate(zip(rows(got), rows(wanted)), 1):
        if now != before:
            equal(_words(now), _words(before), f"row {row} {when}")
    equal(len(rows(got)), len(rows(wanted)), f"the number of rows {when}")


def _row(line, looks):
    # tmux says only what changes, from cell to cell and over the ends of lines.
    cells = []
    for parameters, character in _PIECE.findall(line):
        if not character:
            _take(parameters, looks)
        elif character == " ":
            seen = {name: look for name, look in looks.items() if name in _SEEN_ON_BLANKS}
            if looks.get("inverse"):
                seen = dict(looks)
            cells.append((" ", tuple(sorted(seen.items()))))
        else:
            cells.append((character, tuple(sorted(looks.items()))))
    while cells and cells[-1] == (" ", ()):
        cells.pop()
    return cells


def _take(parameters, looks):
    numbers = [int(number or 0) for number in re.split("[;:]", parameters)]
    while numbers:
        number = numbers.pop(0)
        if number == 0:
            looks.clear()
        elif number in (38, 48):
            count = 4 if numbers[0] == 2 else 2
            looks["foreground" if number == 38 else "background"] = tuple(numbers[:count])
            del numbers[:count]
        elif number in (39, 49):
            looks.pop("foreground" if number == 39 else "background", None)
        elif number in (22, 24, 27):
            for name in {22: ("bold", "dim"), 24: ("underline",), 27: ("inverse",)}[number]:
                looks.pop(name, None)
        elif number in (1, 2, 4, 7):
            looks[{1: "bold", 2: "dim", 4: "underline", 7: "inverse"}[number]] = True
        else:
            is_background = 40 <= number <= 47 or 100 <= number <= 107
            looks["background" if is_background else "foreground"] = number


def _words(cells):
    """A row in words: its text, with a look wherever it changes."""
    text, last = "", ()
    for character, looks in cells:
        if looks != last and character != " ":
            text += "<" + ",".join(str(look) if look is not True else name
                                   for name, look in looks) + ">"
            last = looks
        text += character
    return text
