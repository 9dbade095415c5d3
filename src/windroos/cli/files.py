"""Files that somebody names on the command line, "-" for standard input."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TextIO

from windroos.cli.terminal import utf8
from windroos.errors import NotationError, OptionError
from windroos.telling.score_jsonl import encode

MARK: Final = "\ufeff"
"""The byte order mark that some programs put before UTF-8."""


def file_lines(name: str) -> Iterator[str]:
    """The lines of a file or of standard input; what is no UTF-8 is left for the line."""
    if name == "-":
        for number, line in enumerate(standard_input("surrogateescape")):
            yield line if number else line.removeprefix(MARK)
        return
    try:
        with Path(name).open(encoding="utf-8-sig", errors="surrogateescape") as file:
            yield from file
    except OSError as error:
        raise NotationError("file_unreadable", file=name, reason=error.strerror or str(error)) from None


def standard_input(errors: str) -> TextIO:
    """Standard input as UTF-8. Raises NotationError `file_unreadable` where there is none."""
    if sys.stdin is None:  # a process can be started without one
        raise NotationError("file_unreadable", file="-", reason=os.strerror(errno.EBADF))
    utf8(sys.stdin, errors)
    return sys.stdin


def put_out(what: str, made: bytes, out: str | None, *, as_json: bool) -> None:
    """Write what was printed to a file, else to the output; as JSON what was written. Raises OSError."""
    if out:
        Path(out).expanduser().write_bytes(made)
    if as_json:
        text = {} if out else {"text": made.decode("utf-8", "replace")}
        print(encode({"print": what, "file": out, "bytes": len(made), **text}))
    elif not out:
        sys.stdout.buffer.write(made)


def file_bytes(name: str) -> bytes:
    """All of a file or of standard input. Raises OptionError `file_unreadable`, NotationError."""
    if name == "-":
        return standard_input("strict").buffer.read()
    try:
        return Path(name).expanduser().read_bytes()
    except OSError as wrong:
        raise OptionError("file_unreadable", file=name, reason=wrong.strerror or str(wrong)) from None
