"""Who takes part, as stored: ids and no names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.people.spelling import ID, SHORT
from windroos.wire.objects import Key
from windroos.wire.spelling import FLAG


class EntrantSet(NamedTuple):
    """Somebody has registered, or what is known of him changes.

    country  as he gave it: two letters, or as words
    reserve  he plays where somebody else does not
    newcomer he plays in a tournament for the first time
    ranked   he gets a place in the result: a reserve only who said so before the first round (ruling T5)
    """

    entrant: str
    team: str = ""
    club: str = ""
    country: str = ""
    reserve: bool = False
    ranked: bool = True
    newcomer: bool = False


EntrantEvent = EntrantSet
ENTRANT_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "entrant": (
        EntrantSet,
        (
            *(Key("entrant", ID), Key("team", SHORT, ""), Key("club", SHORT, ""), Key("country", SHORT, "")),
            *(Key("reserve", FLAG, False), Key("ranked", FLAG, True), Key("newcomer", FLAG, False)),
        ),
    ),
}
"""The word of each event, and its keys."""
