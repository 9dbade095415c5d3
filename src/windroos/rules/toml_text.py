"""TOML that arrives from anybody: what it may cost to read is bounded before it is read.

`tomllib` takes time in the square of the parts of a dotted key, and every key under a long header pays for it again.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from windroos.errors import HouseError, WindroosError

LONGEST: Final = 20_000
"""Characters: some ten times the house rules that change every item of a book."""
MOST_DOTS: Final = 16
"""Dots on one line. A key of a house rules file has two."""

SHOWN: Final = 80
"""So many characters of a name that is not known are looked at, and said again."""


class TomlError(ValueError):
    """A text that is no TOML, or more of it than is read.

    reason        what Python says of it; "" where it is too much
    line, column  where, from 1; a line of 0 or a column of 0: that is not known
    """

    def __init__(self, reason: str, line: int = 0, column: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.line = line
        self.column = column


class TomlReader:
    """Checks one file; every complaint names it, the line where it can be told, and the key.

    A kind of file says which error is raised, and its codes where the text is no TOML and where it is too much.
    """

    error: type[WindroosError]
    broken: str
    large: str

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text

    def fail(self, code: str, *path: str, **values: object) -> NoReturn:
        """Raise the error of this code for the key at `path`."""
        place = place_in(self.file, self.text, path)
        raise self.error(code, **{"place": place, "key": ".".join(path)[:SHOWN], **values}) from None

    def tree(self) -> dict[str, Any]:
        """The file as TOML."""
        try:
            return read_toml(self.text)
        except TomlError as wrong:
            place = ":".join([self.file, *(str(number) for number in (wrong.line, wrong.column) if number)])
            code = self.broken if wrong.reason else self.large
            raise self.error(code, place=place, reason=wrong.reason, most=LONGEST, dots=MOST_DOTS) from None


def text_of(source: Path | str, unreadable: str) -> str:
    """A text, or what stands in a file.

    Raises HouseError (`unreadable`: its code) where the file cannot be read.
    """
    if isinstance(source, str):
        return source
    try:
        return source.read_text("utf-8-sig")
    except OSError as error:
        raise HouseError(unreadable, file=source.name, reason=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise HouseError(unreadable, file=source.name, reason=f"UTF-8: {error.reason}") from None


def read_toml(text: str, longest: int = LONGEST) -> dict[str, Any]:
    """The tables of a TOML text of at most `longest` characters.

    Raises TomlError.
    """
    if len(text) > longest:
        raise TomlError("")
    _check_dots(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        # "Expected '=' after a key in a key/value pair (at line 3, column 5)", or "(at end of document)"
        message, _, where = str(error).rpartition(" (at ")
        line, _, column = where.removeprefix("line ").rstrip(")").partition(", column ")
        if not line.isdecimal():
            raise TomlError(message or str(error), text.count("\n") + 1) from None
        raise TomlError(message, int(line), int(column)) from None
    except RecursionError:
        raise TomlError("nested too deep") from None
    except ValueError:  # Python reads no number of more than 4,300 digits
        raise TomlError("a number is too long") from None


def _check_dots(text: str) -> None:
    """Every dot counts, for quotes can hide a key; a comment is known for one where no text goes over lines."""
    is_plain = '"""' not in text and "'''" not in text
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS and not (is_plain and line.lstrip(" \t").startswith("#")):
            raise TomlError("", number)


def near(name: str, known: Sequence[str]) -> str:
    """What may have been meant by a name that is not known, the likeliest first; all where none is like it."""
    from difflib import get_close_matches  # only when something is wrong

    return ", ".join(get_close_matches(name[:SHOWN], known, 3, 0.4) or known)


def place_in(file: str, text: str, path: tuple[str, ...]) -> str:
    """A file with the line where a key is set, as far as it can be told: `huis.toml:12`."""
    line = line_of(text, path)
    return f"{file}:{line}" if line else file


def line_of(text: str, path: tuple[str, ...]) -> int:
    """The line (from 1) where a key is set, or the nearest thing to it; 0 where it cannot be told."""
    table: tuple[str, ...] = ()
    best, depth = 0, 0
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if line.startswith("["):
            table = tuple(part.strip().strip("\"'") for part in line.partition("]")[0].strip("[").split("."))
            at = table
        else:
            key = line.partition("=")[0]
            at = (*table, *(part.strip().strip("\"'") for part in key.split("."))) if key != line else ()
        common = 0
        while common < min(len(at), len(path)) and at[common] == path[common]:
            common += 1
        if common in (len(at), len(path)) and common > depth:
            best, depth = number, common
    return best
