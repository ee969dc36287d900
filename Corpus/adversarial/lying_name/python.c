#!/usr/bin/env python3
"""Group the words of a file by their letters."""

import argparse
from collections import defaultdict
from pathlib import Path


def groups(words):
    """Return lists of words that use the same letters."""
    by_letters = defaultdict(set)
    for word in words:
        by_letters["".join(sorted(word.lower()))].add(word)
    return [sorted(found) for found in by_letters.values() if len(found) > 1]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("path", type=Path)
    arguments = parser.parse_args()
    with arguments.path.open(encoding="utf-8") as lines:
        for found in groups(line.strip() for line in lines):
            print(", ".join(found))


if __name__ == "__main__":
    main()
