#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks labels.tsv against the samples.

Every sample has exactly one line and every line a sample, in the order of the paths, and no sample is larger
than its limit. Where file(1) 5.44 is installed, its column is compared too; --fix sorts the lines and fills it.
"""

import argparse
import subprocess
import sys
from pathlib import Path

CORPUS = Path(__file__).resolve().parent
LABELS = CORPUS / "labels.tsv"
COLUMNS = ["path", "identifier", "mime", "contentIdentifier", "contentMime", "file", "contentOnly", "note"]
# Not samples: the pages and scripts of the corpus itself.
OWN = {"README.md", "labels.tsv", "check.py", "make.py", ".gitattributes", ".gitignore"}
SAMPLE_LIMIT = 64 * 1024
TOTAL_LIMIT = 6 * 1024 * 1024
FILE_VERSION = "file-5.44"


def samples():
    """Paths of all samples, relative to the corpus."""
    for path in CORPUS.rglob("*"):
        name = path.relative_to(CORPUS).as_posix()
        if path.is_file() and name not in OWN and not name.startswith("make/"):
            yield name


def file_version():
    """The first word of `file --version`, or nothing if file(1) is not installed."""
    try:
        return subprocess.run(["file", "--version"], capture_output=True, text=True).stdout.split()[0]
    except (FileNotFoundError, IndexError):
        return ""


def verdicts(names):
    """What file(1) says about each sample."""
    output = subprocess.run(
        ["file", "--brief", "--mime-type", "--files-from", "-"],
        input="".join(name + "\n" for name in names),
        capture_output=True,
        text=True,
        cwd=CORPUS,
        check=True,
    )
    return dict(zip(names, output.stdout.splitlines(), strict=True))


def read_labels():
    """The header and the rows of labels.tsv."""
    lines = [line.split("\t") for line in LABELS.read_text(encoding="utf-8").splitlines()]
    return lines[0], lines[1:]


def problems(header, rows, said):
    """One sentence for each thing that is wrong."""
    if header != COLUMNS:
        yield f"the header is {header}, not {COLUMNS}"
    for row in rows:
        if len(row) != len(COLUMNS):
            yield f"{row[0]}: {len(row)} columns, not {len(COLUMNS)}"
            continue
        entry = dict(zip(COLUMNS, row))
        if entry["contentOnly"] not in ("yes", "no"):
            yield f"{row[0]}: contentOnly is {entry['contentOnly']!r}, not yes or no"
        if "/" not in entry["mime"]:
            yield f"{row[0]}: no MIME type"
        if said and said.get(row[0], entry["file"]) != entry["file"]:
            yield f"{row[0]}: file(1) says {said[row[0]]}, the label {entry['file'] or 'nothing'}"
    paths = [row[0] for row in rows]
    if paths != sorted(set(paths)):
        yield "the lines are not sorted by path, or a path is there twice"
    present = set(samples())
    yield from (f"{path}: has no label" for path in sorted(present - set(paths)))
    yield from (f"{path}: has a label but does not exist" for path in sorted(set(paths) - present))
    sizes = {path: (CORPUS / path).stat().st_size for path in present}
    yield from (f"{path}: {size} bytes, limit {SAMPLE_LIMIT}" for path, size in sizes.items() if size > SAMPLE_LIMIT)
    if sum(sizes.values()) > TOTAL_LIMIT:
        yield f"all samples together have {sum(sizes.values())} bytes, limit {TOTAL_LIMIT}"


def fix(header, rows, said):
    """Writes the rows sorted, with the verdicts of file(1)."""
    column = COLUMNS.index("file")
    for row in rows:
        row[column] = said.get(row[0], row[column])
    text = "".join("\t".join(row) + "\n" for row in [header, *sorted(rows)])
    LABELS.write_text(text, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fix", action="store_true", help="sort labels.tsv and fill the column of file(1)")
    arguments = parser.parse_args()
    header, rows = read_labels()
    said = verdicts(sorted(samples())) if file_version() == FILE_VERSION else {}
    if arguments.fix:
        fix(header, rows, said)
        header, rows = read_labels()
    found = list(problems(header, rows, said))
    for problem in found:
        print(problem, file=sys.stderr)
    types = {(row[1] or row[2]) for row in rows}
    print(f"{len(rows)} samples, {len(types)} types, {len(found)} problems")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
