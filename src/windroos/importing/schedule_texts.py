"""Schedules as they are written in a mail, turned into cells: in brackets, in a drawn table, by spaces.

Each line stays the line that it was, so that a cell is named by the line where it stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_BRACKETS: Final = re.compile(r"[(\[{<]\s*(\d{1,4}(?:\s*[-–,;/ ]\s*\d{1,4}){2,4})\s*[)\]}>][ \t]*[,;]?")
"""The players of a table between brackets: (1, 5, 9, 13)."""
_BETWEEN: Final = re.compile(r"\D+")
_RULE: Final = re.compile(r"[-+=:| ]+")
"""A line that is drawn below a heading or around a table."""
_SPACED: Final = re.compile(r"\s*([A-Za-z]+\.?\s*\d{1,3}\s*[:.)]?)?((?:\s+\d{1,4}){4,})\s*")
"""Perhaps a round, and numbers alone: R1  1  5  9 13   2 ..."""


def plainer(text: str) -> Iterator[str]:
    """The text as each of these ways has it in cells, where it is written so."""
    if _BRACKETS.search(text):
        yield _BRACKETS.sub(lambda found: "\t" + "-".join(_BETWEEN.split(found[1])), text)
    lines = text.splitlines()
    drawn = [line.strip() for line in lines]
    if sum(line.startswith(("|", "+")) for line in drawn) * 2 > len(drawn):
        yield "\n".join("" if _RULE.fullmatch(line) else line.strip("|").replace("|", "\t") for line in drawn)
    spaced = [_SPACED.fullmatch(" " + line) for line in lines]
    if any(spaced) and all(found or not line.strip() for found, line in zip(spaced, lines, strict=True)):
        yield "\n".join("\t".join([*filter(None, [found[1]]), *found[2].split()]) if found else "" for found in spaced)
