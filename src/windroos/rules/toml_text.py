"""TOML that arrives from anybody: what it may cost to read is bounded before it is read.

`tomllib` takes time in the square of the parts of a dotted key, and every key under a long header pays for it again.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final

LONGEST: Final = 20_000
"""Characters: some ten times the house rules that change every item of a book."""
MOST_DOTS: Final = 16
"""Dots on one line. A key of a house rules file has two."""


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
