"""The mark of the program that counts: whatever was counted by another program is counted anew."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

_COUNTING: Final = (
    *("club", "reckoning", "scoresheet", "scoring", "rules", "books", "settling", "reading", "distance", "play"),
    *("hands.py", "tiles.py", "bits.py"),
)
"""Where it is decided what a hand, a table and an evening come to."""
_SOURCES: Final = (".py", ".toml")


@cache
def counting_mark() -> str:
    """A digest of every source that a count depends on; another where one letter of them is."""
    found = sha256()
    for name in _COUNTING:
        for source in _sources(files("windroos").joinpath(name)):
            found.update(source)
    return found.hexdigest()


def _sources(place: Traversable) -> Iterator[bytes]:
    if place.is_file():
        if place.name.endswith(_SOURCES):
            yield place.name.encode() + b"\0"
            yield place.read_bytes()
    elif place.is_dir():
        for one in sorted(place.iterdir(), key=lambda one: one.name):
            yield from _sources(one)
