"""The walls of somebody's first hands who learns: picked, so that he has a good chance to win one of them.

The others play as they always do, and know nothing of it. `tools.first_walls` found them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

PLACES: Final = (0, 3)
"""Where he sits in each of them: East, and North when he has lost as East."""
FILE: Final = "first_walls.json"
"""For each book the numbers that the secrets of these walls are made of."""


def secret_of(number: int) -> str:
    """The secret of a wall, as a table has it: 64 hexadecimal digits."""
    return f"{number:064x}"


def first_secrets(book: str) -> tuple[str, ...]:
    """The secrets of the first hands by a book; none where nobody picked any."""
    return tuple(map(secret_of, numbers().get(book, ())))


@cache
def numbers() -> Mapping[str, list[int]]:
    """For each book the numbers of its walls."""
    found: dict[str, list[int]] = json.loads((files("windroos.lesson") / FILE).read_text(encoding="utf-8"))
    return found
