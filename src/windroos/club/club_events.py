"""What happens to a club, as stored. People are ids; nothing here holds a name."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final, NamedTuple

from windroos.club.past_events import PAST_CLUB, PastClubEvent
from windroos.club.people import SPAN_KINDS, MemberSpan
from windroos.club.record_events import RECORD_EVENTS, RecordEvent
from windroos.club.rights_events import RIGHTS_EVENTS, RightsEvent
from windroos.club.season_events import SEASON, SeasonEvent
from windroos.club.settings import SETTINGS, ClubSettings
from windroos.people.spelling import CENTS, DAY, ID, LONGEST_ID, LONGEST_TEXT, MONEY, SHORT
from windroos.wire.objects import Key, fields, listed, mapping
from windroos.wire.spelling import Spelling, one_of, or_null, text_to, whole

LONGEST_FORMULA: Final = 100_000


class ClubSet(NamedTuple):
    """The club is opened, or its settings are changed: its name, and how its years run (`year.check_kind`)."""

    name: str
    year: str
    settings: ClubSettings = ClubSettings()


class CardChanged(NamedTuple):
    """What is kept of a person was changed: which fields of his card, and never what they hold."""

    person: str
    keys: tuple[str, ...]


class PersonSet(NamedTuple):
    """Somebody joins, or the history of his membership is changed; a guest has none."""

    person: str
    memberships: tuple[MemberSpan, ...]


class PersonMerged(NamedTuple):
    """One entry of a person is another's: all results follow."""

    person: str
    into: str


class PersonUnmerged(NamedTuple):
    """They are two after all."""

    person: str


class PersonErased(NamedTuple):
    """The name is gone; results stay, of former member `number`."""

    person: str
    number: int


class PersonWithdrawn(NamedTuple):
    """Somebody came with an import that was taken back, and nothing else names him: he was never there."""

    person: str


class FormulaSpan(NamedTuple):
    """A formula that counted the evenings before a day: the whole of its text, with its digest."""

    until: date
    formula: str
    digest: str


class SeasonSet(NamedTuple):
    """A season is opened, or it is changed; `formula` is the whole text of its formula, with its digest.

    name    what it is called, "" where its formula's name will do
    people  a division: nobody else is in its ranking; () everybody
    above   the season of the division above, which the first `moves` go up to and as many come down from
    before  the formulas that count the evenings before a day, the oldest first
    """

    season: str
    since: date
    until: date
    formula: str
    digest: str
    name: str = ""
    people: tuple[str, ...] = ()
    above: str = ""
    moves: int = 0
    before: tuple[FormulaSpan, ...] = ()


class NumbersSet(NamedTuple):
    """The club's own list: the numbers of special formations, by id (144 rules)."""

    formations: Mapping[str, int]


class CupMade(NamedTuple):
    """A cup to be won at the cup evenings of a season."""

    cup: str
    season: str


class CupHandedIn(NamedTuple):
    """The holder has handed it in."""

    cup: str
    day: date


class MoneyBooked(NamedTuple):
    """Money that came in (cents), or went out where the amount is negative.

    entry    its number, from 1
    counter  the entry that this one takes back, 0 for none
    """

    entry: int
    day: date
    amount: int
    kind: str
    person: str
    note: str
    counter: int


class DuesSet(NamedTuple):
    """What taking part costs from a day on, in cents: an evening, the deposit of who joins, and half a club year."""

    since: date
    evening: int
    deposit: int
    half_year: int


class ClubDissolved(NamedTuple):
    """The club is dissolved: which things are sold by lot, and the seed of all lots (house rule 11, p. 37)."""

    day: date
    things: tuple[str, ...]
    seed: int


ClubEvent = (
    ClubSet
    | NumbersSet
    | PersonSet
    | CardChanged
    | PersonMerged
    | PersonUnmerged
    | PersonErased
    | PersonWithdrawn
    | SeasonSet
    | CupMade
    | CupHandedIn
    | MoneyBooked
    | SeasonEvent
    | PastClubEvent
    | DuesSet
    | ClubDissolved
    | RightsEvent
    | RecordEvent
)
_SPAN: Final = fields(
    MemberSpan,
    *(Key("since", DAY), Key("until", or_null(DAY, None), None, written=True)),
    Key("kind", one_of(*SPAN_KINDS), "member"),
)
_PERSON: Final = Key("person", ID)
_FORMULA_SPAN: Final = fields(
    FormulaSpan, Key("until", DAY), Key("formula", text_to(LONGEST_FORMULA)), Key("digest", SHORT)
)
_CLUB: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "club": (ClubSet, (Key("name", SHORT), Key("year", SHORT), Key("settings", SETTINGS, ClubSettings()))),
    "person": (PersonSet, (_PERSON, Key("memberships", listed(_SPAN)))),
    "card": (CardChanged, (_PERSON, Key("keys", listed(SHORT)))),
    "merged": (PersonMerged, (_PERSON, Key("into", ID))),
    "unmerged": (PersonUnmerged, (_PERSON,)),
    "erased": (PersonErased, (_PERSON, Key("number", whole(1)))),
    "withdrawn": (PersonWithdrawn, (_PERSON,)),
    "season": (
        SeasonSet,
        (
            *(Key("season", ID), Key("since", DAY), Key("until", DAY)),
            *(Key("formula", text_to(LONGEST_FORMULA)), Key("digest", SHORT)),
            *(Key("name", SHORT, ""), Key("people", listed(ID), ()), Key("above", text_to(LONGEST_ID), "")),
            *(Key("moves", whole(0), 0), Key("before", listed(_FORMULA_SPAN), ())),
        ),
    ),
    **SEASON,
    "numbers": (NumbersSet, (Key("formations", mapping(whole(1, 50))),)),
    "cup": (CupMade, (Key("cup", ID), Key("season", ID))),
    "handed_in": (CupHandedIn, (Key("cup", ID), Key("day", DAY))),
    "booked": (
        MoneyBooked,
        (
            *(Key("entry", whole(1)), Key("day", DAY), Key("amount", MONEY), Key("kind", SHORT)),
            *(Key("person", text_to(LONGEST_TEXT), ""), Key("note", text_to(LONGEST_TEXT), "")),
            Key("counter", whole(0), 0),
        ),
    ),
    **PAST_CLUB,
    "dues": (
        DuesSet,
        (
            *(Key("since", DAY), Key("evening", CENTS, 0), Key("deposit", CENTS, 0)),
            Key("half_year", CENTS, 0),
        ),
    ),
    "dissolved": (ClubDissolved, (Key("day", DAY), Key("things", listed(SHORT), ()), Key("seed", whole(0)))),
    **RIGHTS_EVENTS,
    **RECORD_EVENTS,
}
CLUB_WORDS: Final = {kind: word for word, (kind, _) in _CLUB.items()}
CLUB_EVENTS: Final[Mapping[str, Spelling[ClubEvent]]] = {
    word: fields(kind, *keys, tag=("event", word)) for word, (kind, keys) in _CLUB.items()
}
