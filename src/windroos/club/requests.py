"""What the machine's door is asked: one object a line, which says by `do` what is to be done."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from windroos.club.agreement_requests import AGREEMENT_KINDS, DoConfirm
from windroos.club.calendar import KINDS
from windroos.club.cash_requests import CASH_REQUESTS, CashRequest
from windroos.club.evening_events import MOST_TABLES
from windroos.club.evening_requests import EVENING_KINDS, EveningRequest
from windroos.club.house_requests import HOUSE, HouseRequest
from windroos.club.past_requests import PAST_KINDS, PastRequest
from windroos.club.person_requests import PERSON_KINDS, PersonRequest
from windroos.club.record_requests import RECORD_KINDS, DoRecord
from windroos.club.result_requests import REASON, RESULT_KINDS, ResultRequest
from windroos.club.rights_requests import RIGHTS_REQUESTS, RightsRequest
from windroos.club.season_requests import SEASON_KINDS, SeasonRequest
from windroos.club.wall_requests import WALL_KINDS, DoWalls
from windroos.people.spelling import DAY, ID, MONEY, POINTS, SHORT, TIME
from windroos.wire.objects import Key, fields, listed, mapping, tagged
from windroos.wire.spelling import FLAG, Spelling, one_of, or_null, whole


class DoClub(NamedTuple):
    """Open the club, or change its settings."""

    name: str
    year: str


class DoEvening(NamedTuple):
    """Plan an evening, or change it; `rules` are those that its tables may play, the usual ones first."""

    id: str
    day: date
    kind: str
    rules: tuple[str, ...]
    begins: str = ""


class DoNumbers(NamedTuple):
    """Set the club's own list: the number of each special formation, by id."""

    formations: Mapping[str, int]


class DoAdjust(NamedTuple):
    """Give points to a person, or take them."""

    evening: str
    person: str
    points: int
    reason: str


class DoCup(NamedTuple):
    """Put up a cup."""

    id: str
    season: str


class DoHandIn(NamedTuple):
    """The cup has been handed in."""

    cup: str
    day: date


class DoBook(NamedTuple):
    """Book an amount in cents; `counter`: take back the entry of this number."""

    day: date
    amount: int
    kind: str
    person: str
    note: str
    counter: int


class DoClose(NamedTuple):
    """Close an evening; `unsettled`: though a table does not add up, or has no result; `reason`: why it comes now."""

    evening: str
    unsettled: bool
    reason: str = ""


class DoReopen(NamedTuple):
    """Open a closed evening again."""

    evening: str
    reason: str


class DoShow(NamedTuple):
    """Show something; which keys it needs depends on what."""

    what: str
    season: str = ""
    period: str = ""
    on: date | None = None
    person: str = ""
    evening: str = ""
    cup: str = ""
    year: int | None = None
    table: int = 1
    rules: str = ""


WHAT: Final = (
    *("standings", "explain", "evening", "player", "cup", "claims", "cash", "log"),
    *("day", "records", "twentyone", "champion", "scheme", "final", "walls"),
)
NOT_COUNTED: Final = frozenset({"cash", "claims", "log", "day", "walls"})
"""What of these is shown without adding up what evenings came to."""
KeptRequest = (
    PersonRequest
    | SeasonRequest
    | DoEvening
    | ResultRequest
    | DoNumbers
    | DoAdjust
    | DoCup
    | DoHandIn
    | DoBook
    | DoClose
    | DoReopen
    | DoShow
    | DoRecord
    | DoConfirm
    | EveningRequest
    | DoWalls
    | HouseRequest
)
Request = DoClub | KeptRequest | PastRequest | CashRequest | RightsRequest


def _read_rules(value: Any, where: str) -> tuple[str, ...]:
    """`"nts2002"`, a list of such ids, or null for none."""
    if value is None or isinstance(value, str):
        return (SHORT.read(value, where),) if value else ()
    return tuple(dict.fromkeys(listed(SHORT).read(value, where)))


_RULES: Final = Spelling(lambda _: "null", _read_rules, {"description": 'an id, or a list of ids: ["nts2002", "mcr"]'})
_NEW: Final = Key("id", or_null(ID, ""), "")
_WHY: Final = Key("reason", or_null(SHORT, ""), "")
_KINDS: Final[dict[str, tuple[Any, tuple[Key, ...]]]] = {
    "club": (DoClub, (Key("name", SHORT), Key("year", SHORT, "calendar"))),
    **PERSON_KINDS,
    **SEASON_KINDS,
    "evening": (
        DoEvening,
        (
            *(_NEW, Key("date", DAY), Key("kind", one_of(*KINDS), "competition")),
            *(Key("rules", _RULES, ()), Key("begins", or_null(TIME, ""), "")),
        ),
    ),
    **RESULT_KINDS,
    **EVENING_KINDS,
    **WALL_KINDS,
    "numbers": (DoNumbers, (Key("formations", mapping(whole(1, 50))),)),
    "adjust": (DoAdjust, (Key("evening", ID), Key("person", ID), Key("points", POINTS), Key("reason", REASON))),
    "cup": (DoCup, (_NEW, Key("season", ID))),
    "hand_in": (DoHandIn, (Key("cup", ID), Key("date", DAY))),
    "book": (
        DoBook,
        (
            *(Key("date", DAY), Key("amount", MONEY), Key("kind", SHORT)),
            *(Key("person", or_null(ID, ""), ""), _WHY._replace(name="note"), Key("counter", whole(0), 0)),
        ),
    ),
    "close": (DoClose, (Key("evening", ID), Key("unsettled", FLAG, False), Key("reason", SHORT, ""))),
    "reopen": (DoReopen, (Key("evening", ID), _WHY)),
    **CASH_REQUESTS,
    **RIGHTS_REQUESTS,
    "show": (
        DoShow,
        (
            *(Key("what", one_of(*WHAT)), Key("season", or_null(ID, ""), ""), Key("period", or_null(SHORT, ""), "")),
            *(Key("on", or_null(DAY, None), None), Key("person", or_null(ID, ""), "")),
            *(Key("evening", or_null(ID, ""), ""), Key("cup", or_null(ID, ""), "")),
            *(Key("year", or_null(whole(1, 9999), None), None), Key("table", or_null(whole(1, MOST_TABLES), 1), 1)),
            Key("rules", or_null(SHORT, ""), ""),
        ),
    ),
    **PAST_KINDS,
    **RECORD_KINDS,
    **AGREEMENT_KINDS,
}
REQUESTS: Final[Mapping[str, Spelling[Any]]] = {
    **{word: fields(kind, *keys, tag=("do", word)) for word, (kind, keys) in _KINDS.items()},
    **HOUSE,
}
"""Everything that can be asked, by the word that asks for it. Read only."""
REQUEST: Final[Spelling[Request]] = tagged("do", REQUESTS, lambda _: "")
"""Read only."""
