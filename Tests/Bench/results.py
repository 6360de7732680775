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


def slots(chance):
    moves = ["%d:%d" % (chance.randint(1, 5), chance.randint(900, 4000)) for _ in range(chance.randint(40, 100))]
    return "classic", chance.randint(-100, 180), moves, "classic 8f3a5c7790b1d2e4"


def matching(chance):
    moves = ["%d:%d" % (chance.randint(0, 29), chance.randint(400, 3000)) for _ in range(chance.randint(40, 90))]
    return chance.choice(["15 pairs", "26 pairs"]), chance.randint(-20, 212), moves, None


def cards(chance):
    moves = ["%d,%d,%d:%d" % (*sorted(chance.sample(range(12), 3)), chance.randint(900, 30000)) for _ in range(chance.randint(15, 27))]
    return chance.choice(["easy", "normal", "race 20"]), chance.randint(-30, 164), moves, None


def anagram(chance):
    moves = ["%s%d:%d" % (chance.choice("abcdefghijklmnop"), chance.randint(0, 12), chance.randint(300, 6000)) for _ in range(chance.randint(30, 120))]
    return chance.choice(["30/2", "10/1"]), chance.randint(0, 1280), moves, "easy-peasy 5d1c0a9944e2b377"


KINDS = {"slots": slots, "match": matching, "set": cards, "anagram": anagram}


def results(count):
    chance = random.Random(count)
    start = datetime(2020, 1, 1, tzinfo=timezone.utc)
    for _ in range(count):
        start += timedelta(milliseconds=chance.randint(60_000, 900_000))
        kind = chance.choice(list(KINDS))
        mode, score, moves, level = KINDS[kind](chance)
        duration = sum(int(move.split(":")[1]) for move in moves)
        result = {
            "kind": kind, "mode": mode, "score": score, "start": text(start),
            "end": text(start + timedelta(milliseconds=duration + 200)), "durationMs": duration,
            "seed": chance.randrange(1 << 53), "moves": " ".join(moves), "rules": 1,
        }
        if level:
            result["level"] = level
        if chance.random() < 0.1:
            result["hints"] = chance.randint(1, 5)
        if chance.random() < 0.05:
            result["marks"] = [chance.choice(["relaxed", "daily", "unfinished"])]
        yield text(start) + "-" + "".join(chance.choices(SUFFIX, k=4)), result


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
