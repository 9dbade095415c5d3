"""How entrants may register, as stored."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final, NamedTuple

from windroos.people.spelling import DAY, SHORT
from windroos.seating.door import MOST_PLAYERS
from windroos.wire.objects import Key
from windroos.wire.spelling import FLAG, or_null, whole


class RegistrationSet(NamedTuple):
    """Registering is opened, closed, or set up otherwise.

    open      entrants may register themselves
    until     the last day on which they may, None: until it is closed
    places    for players; 0: as many as come
    home      the country whose players have places of their own, "" none
    reserved  how many: of a championship half (regulations of the European association, 2.2)
    about     what entrants read: the fee, where it is paid, where it is played
    """

    open: bool
    until: date | None = None
    places: int = 0
    home: str = ""
    reserved: int = 0
    about: str = ""


RegistrationEvent = RegistrationSet
PLACES: Final = whole(0, MOST_PLAYERS)
REGISTRATION_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "registration": (
        RegistrationSet,
        (
            *(Key("open", FLAG), Key("until", or_null(DAY, None), None), Key("places", PLACES, 0)),
            *(Key("home", SHORT, ""), Key("reserved", PLACES, 0), Key("about", SHORT, "")),
        ),
    ),
}
"""The word of each event, and its keys."""
