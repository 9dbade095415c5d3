"""What is asked of who takes part, and of how they register."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from windroos.people.spelling import CENTS, DAY, ID, SHORT
from windroos.tournament.entrant_events import STANDINGS, EntrantStanding
from windroos.tournament.registration_events import PLACES
from windroos.wire.objects import Key, fields, listed, mapping
from windroos.wire.spelling import FLAG, one_of, or_null


class DoEntrant(NamedTuple):
    """Register somebody, or change what is known of him; None: as it was, or nobody said.

    Who is new is ranked unless he is a reserve: that one only where it is asked (ruling T5). What the fields mean,
    `EntrantSet` and `EntrantCard` say; `not_with` is somebody's id, or his name, which is kept as a wish where nobody
    here is called so; `partner` too, and who registers later by that name is his partner. `barred` is the day until
    when he is not welcome, "" no longer.
    """

    id: str
    name: str | None
    country: str | None
    ema: str | None
    team: str | None
    club: str | None
    reserve: bool | None
    ranked: bool | None
    newcomer: bool | None = None
    standing: EntrantStanding | None = None
    shown: str | None = None
    bond: str | None = None
    knows: bool | None = None
    referee: bool | None = None
    not_with: str | None = None
    needs: str | None = None
    diet: str | None = None
    contact: str | None = None
    paid: int | None = None
    paid_on: date | None = None
    absent: bool | None = None
    barred: str | None = None
    why: str | None = None
    partner: str | None = None


class DoRegister(NamedTuple):
    """Somebody registers himself, by what the form asks; where there is no place he waits for one."""

    name: str
    shown: str = ""
    country: str = ""
    ema: str = ""
    bond: str = ""
    club: str = ""
    team: str = ""
    reserve: bool = False
    newcomer: bool = False
    knows: bool = False
    not_with: str = ""
    needs: str = ""
    diet: str = ""
    contact: str = ""
    partner: str = ""


class DoEntrants(NamedTuple):
    """Take over entrants from a file, all or none; `digest` tells it from every other. Who is there is changed."""

    entrants: tuple[DoEntrant, ...]
    digest: str


class DoTakeBackEntrants(NamedTuple):
    """Take back what was taken over from a file."""

    digest: str


class DoKnownNumbers(NamedTuple):
    """Hold the numbers of the European association to a list of it: those that it has, of people by id.

    numbers  what the list has for somebody who is here: he gets the number where he has none
    listed   numbers of the list that are somebody's here: each other number here is unknown
    """

    numbers: Mapping[str, str]
    listed: tuple[str, ...]


class DoRegistration(NamedTuple):
    """Open or close registering, or set it up otherwise; None: as it was. `until` is a day, "" none."""

    open: bool | None = None
    until: str | None = None
    places: int | None = None
    home: str | None = None
    reserved: int | None = None
    about: str | None = None


class DoForgetEntrant(NamedTuple):
    """Keep nothing of somebody by name any more; what he played stays under his id."""

    entrant: str


EntrantRequest = (
    DoEntrant | DoRegister | DoEntrants | DoTakeBackEntrants | DoKnownNumbers | DoRegistration | DoForgetEntrant
)
_TEXT: Final = or_null(SHORT, None)
_FLAG: Final = or_null(FLAG, None)
_ENTRANT: Final = (
    *(Key("id", ID, ""), *(Key(name, _TEXT, None) for name in ("name", "country", "ema", "team", "club"))),
    *(Key("reserve", _FLAG, None), Key("ranked", _FLAG, None), Key("newcomer", _FLAG, None)),
    *(Key("standing", or_null(one_of(*STANDINGS), None), None), Key("shown", _TEXT, None), Key("bond", _TEXT, None)),
    *(Key("knows_rules", _FLAG, None), Key("referee", _FLAG, None)),
    *(Key(name, _TEXT, None) for name in ("not_with", "needs", "diet", "contact")),
    *(Key("paid", or_null(CENTS, None), None), Key("paid_on", or_null(DAY, None), None)),
    *(Key("absent", _FLAG, None), Key("barred_until", _TEXT, None), Key("barred_why", _TEXT, None)),
    Key("partner", _TEXT, None),
)
ENTRANT_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "entrant": (DoEntrant, _ENTRANT),
    "register": (
        DoRegister,
        (
            *(Key("name", SHORT), *(Key(name, SHORT, "") for name in ("shown", "country", "ema", "bond"))),
            *(Key("club", SHORT, ""), Key("team", SHORT, ""), Key("reserve", FLAG, False)),
            *(Key("newcomer", FLAG, False), Key("knows_rules", FLAG, False)),
            *(Key(name, SHORT, "") for name in ("not_with", "needs", "diet", "contact", "partner")),
        ),
    ),
    "entrants": (DoEntrants, (Key("entrants", listed(fields(DoEntrant, *_ENTRANT))), Key("digest", SHORT, ""))),
    "take_back_entrants": (DoTakeBackEntrants, (Key("digest", SHORT),)),
    "ema_numbers": (DoKnownNumbers, (Key("numbers", mapping(SHORT), {}), Key("listed", listed(SHORT)))),
    "registration": (
        DoRegistration,
        (
            *(Key("open", _FLAG, None), Key("until", _TEXT, None), Key("places", or_null(PLACES, None), None)),
            *(Key("home", _TEXT, None), Key("reserved", or_null(PLACES, None), None), Key("about", _TEXT, None)),
        ),
    ),
    "erase": (DoForgetEntrant, (Key("entrant", ID),)),
}
"""The word of each request, and its keys."""
