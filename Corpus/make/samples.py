# SPDX-License-Identifier: Apache-2.0
"""What all families share: the register of makers, and tools run in a folder of their own.

A maker is a function that returns the bytes of one sample. It may call other makers' samples with `made`.
Dates, the time zone and the language are fixed, so that a tool that allows it gives the same bytes each time.
"""

import os
import subprocess
import tempfile
from pathlib import Path

CORPUS = Path(__file__).resolve().parent.parent
# 1 March 2024, 09:00 UTC: the date of everything that carries one.
DATE = 1_709_283_600
ENVIRONMENT = {
    **os.environ,
    "TZ": "UTC",
    "LC_ALL": "C.UTF-8",
    "SOURCE_DATE_EPOCH": str(DATE),
    "E2FSPROGS_FAKE_TIME": str(DATE),
    "HOME": tempfile.gettempdir(),
}
SECONDS = 180

makers = {}
_made = {}


class ToolError(Exception):
    """A tool is missing, failed, or wrote nothing."""


def sample(path):
    """Registers the function below as the maker of the sample at the path."""

    def register(maker):
        if path in makers:
            raise ValueError(f"{path} has two makers")
        makers[path] = maker
        return maker

    return register


def samples(table):
    """Registers one maker for each entry of a table of paths and functions without parameters."""
    for path, maker in table.items():
        sample(path)(maker)


def made(path):
    """The bytes of another sample, made once."""
    if path not in _made:
        _made[path] = makers[path]() if path in makers else (CORPUS / path).read_bytes()
    return _made[path]


def tool(command, files=None, out=None, input=None):
    """Runs a command in an empty folder that holds the files given, and returns the file `out` or what it printed.

    The command is a list, or one string in which spaces separate the words.
    """
    words = command.split() if isinstance(command, str) else command
    with tempfile.TemporaryDirectory() as folder:
        for name, data in (files or {}).items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        for path in [*Path(folder).rglob("*"), Path(folder)]:
            os.utime(path, (DATE, DATE))
        try:
            done = subprocess.run(words, cwd=folder, env=ENVIRONMENT, input=input, capture_output=True, timeout=SECONDS)
        except FileNotFoundError as error:
            raise ToolError(f"{words[0]} is not installed") from error
        result = Path(folder, out) if out else None
        if done.returncode != 0 or (result and not result.is_file()):
            message = done.stderr.decode(errors="replace").strip().splitlines()
            raise ToolError(f"{words[0]} ended with {done.returncode}: {' / '.join(message[-3:])}")
        return result.read_bytes() if result else done.stdout


def shell(script, files=None, out=None):
    """Runs a shell script as `tool` runs a command."""
    return tool(["sh", "-euc", script], files, out)
