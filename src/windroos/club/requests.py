"""What the machine's door is asked: one object a line, which says by `do` what is to be done."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from fractions import Fraction
from typing import Any, Final, NamedTuple

from windroos.club.calendar import KINDS
from windroos.club.cash_requests import CASH_REQUESTS, CashRequest
from windroos.club.evening_events import MOST_HANDS, MOST_TABLES
from windroos.club.evening_requests import EVENING_KINDS, EveningRequest
from windroos.club.house_requests import HOUSE, HouseRequest
from windroos.club.past_requests import PAST_KINDS, PastRequest
from windroos.club.people import MemberSpan
from windroos.club.rights_requests import RIGHTS_REQUESTS, RightsRequest
from windroos.club.season_requests import SEASON_KINDS, SeasonRequest
from windroos.club.spelling import DAY, ID, MONEY, OPTIONS, POINTS, SHARE, SHORT, TIME
from windroos.rules.rule import Value
from windroos.scoresheet.taps import MOST
from windroos.wire.objects import Key, fields, listed, mapping, row, tagged
from windroos.wire.spelling import FLAG, Spelling, matching, one_of, or_null, whole


class DoClub(NamedTuple):
    """Open the club, or change its settings."""

    name: str
    year: str


class DoPerson(NamedTuple):
    """Enter a person, or change one; `member` None leaves the memberships as they are."""

    id: str
    name: str
    member: tuple[MemberSpan, ...] | None


class DoEvening(NamedTuple):
    """Plan an evening, or change it; `rules` are those that its tables may play, the usual ones first."""

    id: str
    day: date
    kind: str
    rules: tuple[str, ...]
    begins: str = ""


class DoResult(NamedTuple):
    """Type the result of a table part, or correct it; `unsettled`: keep it though it does not add up."""

    evening: str
    table: int
    part: int
    share: Fraction
    rules: str
    players: tuple[str, ...]
    points: tuple[int, ...]
    mahjongs: tuple[int, ...]
    caused: tuple[int, ...]
    hands: int | None
    reason: str
    unsettled: bool
    complete: bool | None = None


class PaperSpecial(NamedTuple):
    """Which special hand it was: a formation by its number or id, or a situation by its id; nothing: none."""

    number: int = 0
    formation: str = ""
    situation: str = ""


class PaperHand(NamedTuple):
    """A hand of a paper form; without a winner nobody won.

    by      where the winning tile came from; "" is a discard where there is a giver, else the winner's own
    scores  in seating order, None of who has none; of the winner alone it may be missing where `special` says it
    bet     who had bet; "" is the winner
    """

    winner: str
    by: str
    giver: str
    scores: tuple[int | None, ...]
    special: PaperSpecial
    bet: tuple[str, ...]
    end: str


class DoHands(NamedTuple):
    """Type a paper form hand by hand, or correct it."""

    evening: str
    table: int
    part: int
    share: Fraction
    rules: str
    options: tuple[tuple[str, Value], ...]
    players: tuple[str, ...]
    hands: tuple[PaperHand, ...]
    reason: str


class DoNumbers(NamedTuple):
    """Set the club's own list: the number of each special formation, by id."""

    formations: Mapping[str, int]


class DoVoid(NamedTuple):
    """Take a result back."""

    evening: str
    table: int
    part: int
    reason: str


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
    """Close an evening; `unsettled`: though a table does not add up, or has no result."""

    evening: str
    unsettled: bool


class DoReopen(NamedTuple):
    """Open a closed evening again."""

    evening: str
    reason: str


class DoMerge(NamedTuple):
    """Two entries are one person."""

    person: str
    into: str


class DoUnmerge(NamedTuple):
    """They are two after all."""

    person: str


class DoErase(NamedTuple):
    """Forget a person's name."""

    person: str


class DoShow(NamedTuple):
    """Show something; which keys it needs depends on what."""

    what: str
    season: str
    period: str
    on: date | None
    person: str
    evening: str
    cup: str
    year: int | None
    table: int
    rules: str


WHAT: Final = (
    *("standings", "explain", "evening", "player", "cup", "claims", "cash", "log"),
    *("day", "records", "twentyone", "champion", "scheme", "final"),
)
KeptRequest = (
    DoPerson
    | SeasonRequest
    | DoEvening
    | DoResult
    | DoHands
    | DoNumbers
    | DoVoid
    | DoAdjust
    | DoCup
    | DoHandIn
    | DoBook
    | DoClose
    | DoReopen
    | DoMerge
    | DoUnmerge
    | DoErase
    | DoShow
    | EveningRequest
    | HouseRequest
)
Request = DoClub | KeptRequest | PastRequest | CashRequest | RightsRequest


def _read_member(value: Any, where: str) -> tuple[MemberSpan, ...]:
    """`"2020-01-01"`, `["2020-01-01", "2023-12-31"]`, a list of such lists, or false for a guest."""
    if value is False:
        return ()
    if isinstance(value, str):
        return (MemberSpan(DAY.read(value, where)),)
    if isinstance(value, list) and value and isinstance(value[0], list):
        return tuple(MemberSpan(*_SPAN.read(one, f"{where}[{at}]")) for at, one in enumerate(value))
    return (MemberSpan(*_SPAN.read(value, where)),)


_SPAN: Final = row(DAY, or_null(DAY, None))
_MEMBER: Final = Spelling(
    lambda _: "null", _read_member, {"description": 'a day, [day, day], a list of those, or false: "2024-01-01"'}
)


def _read_bet(value: Any, where: str) -> tuple[str, ...]:
    """True for the winner, an id, or a list of ids."""
    if isinstance(value, bool):
        return ("",) if value else ()
    return (value,) if isinstance(value, str) else listed(ID).read(value, where)


def _read_rules(value: Any, where: str) -> tuple[str, ...]:
    """`"nts2002"`, a list of such ids, or null for none."""
    if value is None or isinstance(value, str):
        return (SHORT.read(value, where),) if value else ()
    return tuple(dict.fromkeys(listed(SHORT).read(value, where)))


_RULES: Final = Spelling(lambda _: "null", _read_rules, {"description": 'an id, or a list of ids: ["nts2002", "mcr"]'})
_WAYS: Final = ("self", "discard", "wall", "kong", "bonus", "robbed")
_SPECIAL: Final = fields(
    PaperSpecial, Key("number", whole(0, 99), 0), Key("formation", SHORT, ""), Key("situation", SHORT, "")
)
_SCORE: Final = or_null(whole(0, MOST), None)
_SCORES: Final = listed(_SCORE)
_HAND: Final = fields(
    PaperHand,
    Key("winner", or_null(ID, ""), ""),
    Key("by", or_null(one_of(*_WAYS), ""), ""),
    Key("giver", or_null(ID, ""), ""),
    Key("scores", or_null(_SCORES, ()), ()),
    Key("special", or_null(_SPECIAL, PaperSpecial()), PaperSpecial()),
    Key("bet", Spelling(lambda _: "null", _read_bet, {}), ()),
    Key("end", or_null(one_of("draw", "kongs", "bell"), ""), ""),
)
_NEW: Final = Key("id", ID, "")
_REASON: Final = matching(r"\s*\S.{0,199}", '"..."')
_COUNTS: Final = or_null(listed(whole(0, MOST_HANDS)), ())
_TABLE: Final = (Key("evening", ID), Key("table", whole(1, MOST_TABLES)), Key("part", whole(1, MOST_TABLES), 1))
_WHY: Final = Key("reason", SHORT, "")
_KINDS: Final[dict[str, tuple[Any, tuple[Key, ...]]]] = {
    "club": (DoClub, (Key("name", SHORT), Key("year", SHORT, "calendar"))),
    "person": (DoPerson, (_NEW, Key("name", SHORT, ""), Key("member", _MEMBER, None))),
    **SEASON_KINDS,
    "evening": (
        DoEvening,
        (
            *(_NEW, Key("date", DAY), Key("kind", one_of(*KINDS), "competition")),
            *(Key("rules", _RULES, ()), Key("begins", or_null(TIME, ""), "")),
        ),
    ),
    "result": (
        DoResult,
        (
            *(*_TABLE, Key("share", SHARE, Fraction(1)), Key("rules", or_null(SHORT, ""), "")),
            *(Key("players", listed(ID)), Key("points", listed(POINTS)), Key("mahjongs", _COUNTS, ())),
            *(Key("caused", _COUNTS, ()), Key("hands", or_null(whole(0, MOST_HANDS), None), None)),
            *(Key("reason", or_null(SHORT, ""), ""), Key("unsettled", FLAG, False)),
            Key("complete", or_null(FLAG, None), None),
        ),
    ),
    "hands": (
        DoHands,
        (
            *(*_TABLE, Key("share", SHARE, Fraction(1)), Key("rules", or_null(SHORT, ""), "")),
            *(Key("options", OPTIONS, ()), Key("players", listed(ID)), Key("hands", listed(_HAND))),
            Key("reason", or_null(SHORT, ""), ""),
        ),
    ),
    **EVENING_KINDS,
    "numbers": (DoNumbers, (Key("formations", mapping(whole(1, 50))),)),
    "void": (DoVoid, (*_TABLE, Key("reason", _REASON))),
    "adjust": (DoAdjust, (Key("evening", ID), Key("person", ID), Key("points", POINTS), Key("reason", _REASON))),
    "cup": (DoCup, (_NEW, Key("season", ID))),
    "hand_in": (DoHandIn, (Key("cup", ID), Key("date", DAY))),
    "book": (
        DoBook,
        (
            *(Key("date", DAY), Key("amount", MONEY), Key("kind", SHORT)),
            *(Key("person", or_null(ID, ""), ""), _WHY._replace(name="note"), Key("counter", whole(0), 0)),
        ),
    ),
    "close": (DoClose, (Key("evening", ID), Key("unsettled", FLAG, False))),
    "reopen": (DoReopen, (Key("evening", ID), _WHY)),
    "merge": (DoMerge, (Key("person", ID), Key("into", ID))),
    "unmerge": (DoUnmerge, (Key("person", ID),)),
    "erase": (DoErase, (Key("person", ID),)),
    **CASH_REQUESTS,
    **RIGHTS_REQUESTS,
    "show": (
        DoShow,
        (
            *(Key("what", one_of(*WHAT)), Key("season", ID, ""), Key("period", SHORT, "")),
            *(Key("on", or_null(DAY, None), None), Key("person", ID, ""), Key("evening", ID, "")),
            *(Key("cup", ID, ""), Key("year", or_null(whole(1, 9999), None), None)),
            *(Key("table", whole(1, MOST_TABLES), 1), Key("rules", SHORT, "")),
        ),
    ),
    **PAST_KINDS,
}
REQUESTS: Final[Mapping[str, Spelling[Any]]] = {
    **{word: fields(kind, *keys, tag=("do", word)) for word, (kind, keys) in _KINDS.items()},
    **HOUSE,
}
"""Everything that can be asked, by the word that asks for it. Read only."""
REQUEST: Final[Spelling[Request]] = tagged("do", REQUESTS, lambda _: "")
"""Read only."""
