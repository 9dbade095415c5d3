"""Names as people paste them: from a message, a list with numbers, a column of a sheet."""

from __future__ import annotations

import re
from typing import Final

from windroos.club.errors import ClubError
from windroos.people.names import taken_apart
from windroos.people.spelling import LONGEST_TEXT

MOST_NAMES: Final = 500
"""In one go."""
_BULLET: Final = re.compile(r"^\s*(?:[-*•–·]\s*|\(?\d{1,3}[.):]\s*|\d{1,3}\s+)*")  # a dash that people type


def pasted_names(text: str) -> tuple[str, ...]:
    """The names of a pasted text, one a line, each once; of a sheet's row the first cell.

    "Berg, Jan van den" is turned round; one line with several commas is several names.

    Raises ClubError: `club_names_many`, `club_long`, `club_name`.
    """
    lines = text.replace("\r", "\n").split("\n")
    filled = [line for line in lines if line.strip()]
    if len(filled) == 1 and (filled[0].count(",") > 1 or ";" in filled[0]):
        filled = re.split("[,;]", filled[0])
    found: dict[str, None] = {}
    for line in filled:
        cell = re.split("[\t;]", _BULLET.sub("", line).strip("\t; "))[0]
        name = _turned(" ".join(cell.strip(" ,.*").split()))
        if len(name) > LONGEST_TEXT:
            raise ClubError("club_long", most=LONGEST_TEXT)
        if not name.isprintable():
            raise ClubError("club_name")
        if name:
            found[name] = None
    if len(found) > MOST_NAMES:
        raise ClubError("club_names_many", most=MOST_NAMES)
    return tuple(found)


def _turned(name: str) -> str:
    if "," not in name:
        return name
    first, prefix, last = taken_apart(name)
    return " ".join(filter(None, (first, prefix, last)))
