"""The peer of the board in Python: the ten shortest of a file of results.

usage: top.py RESULTS.JSON
"""
import heapq
import json
import sys

with open(sys.argv[1]) as file:
    results = json.load(file)
for key, result in heapq.nsmallest(10, results.items(), key=lambda item: item[1]["durationMs"]):
    print(key, result["kind"], result["mode"], result["score"], result["durationMs"])
