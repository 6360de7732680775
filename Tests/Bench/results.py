#!/usr/bin/env python3
"""Writes a results file as arcade writes it, and a database of the same rows for sqlite3.

usage: results.py COUNT FOLDER [--shuffle]

Makes FOLDER/results.json and FOLDER/results.db: games of all kinds with their moves, a few minutes
apart, the same for the same COUNT. With --shuffle the entries stand in no order.
"""
import json
import random
import sqlite3
import sys
from datetime import datetime, timedelta, timezone

SUFFIX = "abcdefghijklmnopqrstuvwxyz23456789"
COLUMNS = "kind mode score start end durationMs seed moves rules level hints player marks".split()


def text(moment):
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + "%03dZ" % (moment.microsecond // 1000)


def timed(chance, moves, least, most):
    """Each move with the milliseconds since the one before; as arcade writes them, none for 0."""
    waits = [chance.randint(least, most) for _ in moves]
    return [move + (":%d" % wait if wait else "") for move, wait in zip(moves, waits)], sum(waits)


def slots(chance):
    """Bets, and perhaps the cashing out."""
    spins = chance.choice([100, chance.randint(10, 99)])
    moves = [str(chance.randint(1, 5)) for _ in range(spins)] + ["c"] * (spins < 100)
    return "classic", chance.randint(-100, 180), moves, (900, 4000), "classic 51bddf302f529d23"


def matching(chance):
    """Places of cards, each of which is chosen two to four times."""
    mode, cards = chance.choice([("30/2", 30), ("52/3", 52)])
    moves = [str(chance.randrange(cards)) for _ in range(chance.randint(2 * cards, 11 * cards // 3))]
    return mode, chance.randint(-20, 212), moves, (400, 3000), None


def cards(chance):
    """Places of cards, three for a Set, and now and then three more cards or a hint."""
    mode, places, sets = chance.choice(
        [("normal", 12, 23), ("junior", 9, 7), ("puzzle", 12, 6), ("race 10", 12, 10)])
    others = ("h",) if mode == "puzzle" else ("h", "+", "+")
    moves = [chance.choice(others) if chance.random() < 0.05 else str(chance.randrange(places))
             for _ in range(chance.randint(3 * sets, 4 * sets))]
    return mode, chance.randint(-30, 290), moves, (300, 9000), None


def anagram(chance):
    """Letters with the targets they are laid on, of thirty puzzles or of those before giving up."""
    mode, level = chance.choice(
        [("easy", "5d1c0a9944e2b377"), ("medium", "0b6ee4a1f2c39d58"), ("hard", "c7f01d935ab82e64")])
    letters = chance.randint(200, 330) * chance.choice([30, 30, chance.randint(1, 29)]) // 30
    moves = [chance.choice("abcdefghilmnoprstuvw") + str(chance.randint(1, 14)) for _ in range(letters)]
    return mode, chance.randint(0, 2600), moves, (300, 6000), mode + " " + level


KINDS = {"slots": slots, "match": matching, "set": cards, "anagram": anagram}


def results(count):
    chance = random.Random(count)
    start = datetime(2020, 1, 1, tzinfo=timezone.utc)
    for _ in range(count):
        kind = chance.choice(list(KINDS))
        mode, score, moves, waits, level = KINDS[kind](chance)
        hints = moves.count("h")
        moves, duration = timed(chance, moves, *waits)
        result = {
            "kind": kind, "mode": mode, "score": score, "start": text(start),
            "end": text(start + timedelta(milliseconds=duration + 200)), "durationMs": duration,
            "seed": chance.randrange(1 << 53), "moves": " ".join(moves), "rules": 1,
        }
        if level:
            result["level"] = level
        if hints:
            result["hints"] = hints
        if chance.random() < 0.05:
            result["marks"] = [chance.choice(["relaxed", "daily", "unfinished"])]
        yield text(start) + "-" + "".join(chance.choices(SUFFIX, k=4)), result
        start += timedelta(milliseconds=duration + chance.randint(10_000, 600_000))


def main():
    count, folder = int(sys.argv[1]), sys.argv[2]
    entries = list(results(count))
    if "--shuffle" in sys.argv:
        random.Random(1).shuffle(entries)
    lines = ('"%s":%s' % (key, json.dumps(result, separators=(",", ":"))) for key, result in entries)
    with open(folder + "/results.json", "w") as file:
        file.write("{\n" + ",\n".join(lines) + "\n}\n")
    database = sqlite3.connect(folder + "/results.db")
    database.execute("drop table if exists results")
    types = {"score", "durationMs", "seed", "rules", "hints"}
    columns = ", ".join(name + (" integer" if name in types else " text") for name in COLUMNS)
    database.execute("create table results (key text, %s)" % columns)
    marks = "?, " * len(COLUMNS) + "?"
    rows = ([key] + [json.dumps(result[name]) if name == "marks" and name in result else result.get(name) for name in COLUMNS] for key, result in entries)
    database.executemany("insert into results values (%s)" % marks, rows)
    database.commit()
    database.close()


main()
