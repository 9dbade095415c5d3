"""What may be asked of the draw of playing numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.people.spelling import HASH, ID, SHORT
from windroos.tournament.draw import DrawClass
from windroos.tournament.draw_events import DRAW_CLASS
from windroos.tournament.spelling import NUMBER, REASON
from windroos.wire.objects import Key, listed


class DoCommit(NamedTuple):
    """Show the SHA-256 of a secret before the draw, and who draw among which numbers; () for all among all."""

    hash: str
    classes: tuple[DrawClass, ...]


class DoDraw(NamedTuple):
    """Draw by the secret that was committed to and the word that was called in the hall."""

    secret: str
    word: str


class DoNumber(NamedTuple):
    """Somebody drew a number from the bag."""

    entrant: str
    number: int


class DoPutBack(NamedTuple):
    """What somebody drew goes back into the bag."""

    entrant: str
    reason: str


DrawRequest = DoCommit | DoDraw | DoNumber | DoPutBack
DRAW_REQUESTS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "commit": (DoCommit, (Key("hash", HASH), Key("classes", listed(DRAW_CLASS), ()))),
    "draw": (DoDraw, (Key("secret", SHORT), Key("word", SHORT))),
    "number": (DoNumber, (Key("entrant", ID), Key("number", NUMBER))),
    "put_back": (DoPutBack, (Key("entrant", ID), REASON)),
}
"""Each by the word of `do`, with its keys."""
