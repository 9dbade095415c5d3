"""What happens to the draw of playing numbers, as stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.people.spelling import HASH, ID, SHORT
from windroos.tournament.draw import DrawClass
from windroos.tournament.spelling import NUMBER
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import Spelling


class DrawCommitted(NamedTuple):
    """The draw will be by a secret of this SHA-256, among these classes. What was committed to before is void."""

    hash: str
    classes: tuple[DrawClass, ...]


class LotsDrawn(NamedTuple):
    """The secret is shown, and the word that was called in the hall: the numbers follow from both."""

    secret: str
    word: str


class NumberTaken(NamedTuple):
    """Somebody drew a number from the bag."""

    entrant: str
    number: int


class NumberPutBack(NamedTuple):
    """What somebody drew goes back into the bag: it was typed wrongly, or he does not play."""

    entrant: str
    reason: str = ""


DrawEvent = DrawCommitted | LotsDrawn | NumberTaken | NumberPutBack
DRAW_CLASS: Final[Spelling[DrawClass]] = fields(
    DrawClass, Key("name", SHORT, ""), Key("people", listed(ID)), Key("numbers", listed(NUMBER))
)
DRAW_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "draw_committed": (DrawCommitted, (Key("hash", HASH), Key("classes", listed(DRAW_CLASS)))),
    "lots_drawn": (LotsDrawn, (Key("secret", SHORT), Key("word", SHORT))),
    "number_taken": (NumberTaken, (Key("entrant", ID), Key("number", NUMBER))),
    "number_back": (NumberPutBack, (Key("entrant", ID), Key("reason", SHORT, ""))),
}
"""The events by the word that they are stored under, with their keys."""
