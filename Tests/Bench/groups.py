"""The peer of the level maker in Python: the groups of anagrams in a list of words.

usage: groups.py WORDS
"""
import sys
import unicodedata
from collections import defaultdict


def letters(word):
    """The letters of a word, case and accents put aside."""
    if not word.isascii():
        word = "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))
    return word.lower().replace("'", "").replace("-", "")


groups = defaultdict(set)
with open(sys.argv[1], encoding="utf-8") as file:
    for line in file:
        word = letters(line.strip())
        if 2 <= len(word) <= 13:
            groups["".join(sorted(word))].add(word)
print(sum(len(group) > 1 for group in groups.values()))
