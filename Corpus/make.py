#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes the samples again that tools make.

Names select samples: a family (`images`), a folder or a path. Without names all are made. Hand-written samples
are their own source and stay as they are. A sample whose tool is missing is reported and left as it is.
"""

import argparse
import importlib
import sys
from pathlib import Path

CORPUS = Path(__file__).resolve().parent
sys.path.insert(0, str(CORPUS / "make"))
import samples  # noqa: E402 (the folder must be on the path first)

# Modes that git keeps and file(1) looks at.
EXECUTABLE_MODE = 0o755
MODE = 0o644


def families():
    """The modules that register makers."""
    return sorted(path.stem for path in (CORPUS / "make").glob("*.py") if path.stem not in ("samples", "layout"))


def selected(names):
    """The paths that a list of names selects."""
    if not names:
        return sorted(samples.makers)
    return sorted(
        path
        for path in samples.makers
        if any(path == name or path.startswith(name.rstrip("/") + "/") for name in names)
    )


def write(root, path, data):
    """Writes one sample below the root; ELF programs become executable."""
    target = root / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    target.chmod(EXECUTABLE_MODE if path.startswith("executables/program") else MODE)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="families, folders or paths")
    parser.add_argument("--output", type=Path, default=CORPUS, help="folder to write to (default: the corpus itself)")
    parser.add_argument("--compare", action="store_true", help="write nothing; say which samples would change")
    arguments = parser.parse_args()
    for family in families():
        importlib.import_module(family)
    failures = changes = 0
    paths = selected(arguments.names)
    for path in paths:
        try:
            data = samples.made(path)
        except Exception as error:  # one sample must not stop the others
            failures += 1
            print(f"{path}: {error}", file=sys.stderr)
            continue
        old = arguments.output / path
        if not old.is_file() or old.read_bytes() != data:
            changes += 1
            if arguments.compare:
                print(f"{path}: differs")
        if not arguments.compare:
            write(arguments.output, path, data)
    print(f"{len(paths)} samples, {changes} changed, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
