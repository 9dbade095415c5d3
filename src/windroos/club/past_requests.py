"""What is asked of the past: take over what a file holds, with people as ids; and take an import back as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from windroos.club.calendar import KINDS
from windroos.club.past_events import MOST_COUNT, KeptPlace
from windroos.club.people import SPAN_KINDS, MemberSpan
from windroos.club.season_events import FIRST_HONOUR, LAST_HONOUR
from windroos.people.spelling import DAY, ID, LONGEST_TEXT, POINTS, SHORT
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import FLAG, one_of, or_null, text_to, whole

MOST_TABLE: Final = 999


class ImportedPerson(NamedTuple):
    """Somebody of a file: new where `name` is said, else known; `spelled`: how files spell him.

    email, telephone, bond, ema  come on his card where that has none; what stands there stays
    """

    id: str
    name: str = ""
    member: tuple[MemberSpan, ...] = ()
    spelled: tuple[str, ...] = ()
    email: str = ""
    telephone: str = ""
    bond: str = ""
    ema: str = ""


class ImportedTable(NamedTuple):
    """Totals of a table; `table` 0 where it has no number."""

    table: int
    part: int
    rules: str
    players: tuple[str, ...]
    points: tuple[int, ...]
    mahjongs: tuple[int, ...] = ()
    caused: tuple[int, ...] = ()
    hands: int | None = None


class ImportedTotal(NamedTuple):
    """What somebody won or lost, without a table."""

    person: str
    points: int | None
    mahjongs: int | None = None
    caused: int | None = None
    hands: int | None = None
    rules: str = ""


class ImportedHand(NamedTuple):
    """A hand of a table; without a winner nobody won, without a giver it was the winner's own tile."""

    winner: str
    giver: str
    scores: tuple[int | None, ...]


class ImportedForm(NamedTuple):
    """A table hand by hand."""

    table: int
    rules: str
    players: tuple[str, ...]
    hands: tuple[ImportedHand, ...]


class ImportedAdjustment(NamedTuple):
    """Points given to a person, or taken."""

    person: str
    points: int
    reason: str = ""


class ImportedHonour(NamedTuple):
    """A title or a cup of an earlier year, with this id where it is new."""

    id: str
    year: int
    title: str
    people: tuple[str, ...]
    source: str


class ImportedEvening(NamedTuple):
    """An evening by its day: the one that is held then, or a new one with this id, kind and rules.

    planned  the file has it in a calendar: it is there without a result too, and stays open then
    """

    id: str
    day: date
    kind: str = "competition"
    rules: str = ""
    tables: tuple[ImportedTable, ...] = ()
    totals: tuple[ImportedTotal, ...] = ()
    forms: tuple[ImportedForm, ...] = ()
    adjustments: tuple[ImportedAdjustment, ...] = ()
    planned: bool = False
    begins: str = ""


class ImportedStanding(NamedTuple):
    """Old standings as they were printed."""

    title: str
    rows: tuple[KeptPlace, ...]


class DoImport(NamedTuple):
    """Take over what a file holds; what is there already stays as it is, so that twice is once."""

    id: str
    digest: str
    shapes: tuple[str, ...]
    people: tuple[ImportedPerson, ...]
    evenings: tuple[ImportedEvening, ...]
    standings: tuple[ImportedStanding, ...]
    honours: tuple[ImportedHonour, ...] = ()


class DoUndoImport(NamedTuple):
    """Take an import back as a whole.

    people  who came with it and go too; None: all whom nothing else names
    """

    imported: str
    people: tuple[str, ...] | None = None


PastRequest = DoImport | DoUndoImport
_COUNT: Final = or_null(whole(0, MOST_COUNT), None)
_COUNTS: Final = or_null(listed(whole(0, MOST_COUNT)), ())
_SPAN: Final = fields(
    MemberSpan, Key("since", DAY), Key("until", or_null(DAY, None), None), Key("kind", one_of(*SPAN_KINDS), "member")
)
_PERSON: Final = fields(
    ImportedPerson,
    *(Key("id", ID), Key("name", SHORT, ""), Key("member", listed(_SPAN), ()), Key("spelled", listed(SHORT), ())),
    *(Key(name, SHORT, "") for name in ("email", "telephone", "bond", "ema")),
)
_TABLE: Final = Key("table", whole(0, MOST_TABLE), 0)
_RULES: Final = Key("rules", SHORT, "")
_PLAYERS: Final = Key("players", listed(ID))
_TABLE_RESULT: Final = fields(
    ImportedTable,
    *(_TABLE, Key("part", whole(1, MOST_TABLE), 1), _RULES, _PLAYERS, Key("points", listed(POINTS))),
    *(Key("mahjongs", _COUNTS, ()), Key("caused", _COUNTS, ()), Key("hands", _COUNT, None)),
)
_TOTAL: Final = fields(
    ImportedTotal,
    *(Key("person", ID), Key("points", or_null(POINTS, None), None), Key("mahjongs", _COUNT, None)),
    *(Key("caused", _COUNT, None), Key("hands", _COUNT, None), _RULES),
)
_HAND: Final = fields(
    ImportedHand,
    *(Key("winner", or_null(ID, ""), ""), Key("giver", or_null(ID, ""), "")),
    Key("scores", listed(or_null(whole(0, 10_000_000), None)), ()),
)
_FORM: Final = fields(ImportedForm, _TABLE, _RULES, _PLAYERS, Key("hands", listed(_HAND)))
_ADJUSTMENT: Final = fields(ImportedAdjustment, Key("person", ID), Key("points", POINTS), Key("reason", SHORT, ""))
_HONOUR: Final = fields(
    ImportedHonour,
    *(Key("id", ID), Key("year", whole(FIRST_HONOUR, LAST_HONOUR)), Key("title", SHORT)),
    *(Key("people", listed(ID)), Key("source", SHORT)),
)
_EVENING: Final = fields(
    ImportedEvening,
    *(Key("id", ID), Key("date", DAY), Key("kind", one_of(*KINDS), "competition"), _RULES),
    *(Key("tables", listed(_TABLE_RESULT), ()), Key("totals", listed(_TOTAL), ()), Key("forms", listed(_FORM), ())),
    *(Key("adjustments", listed(_ADJUSTMENT), ()), Key("planned", FLAG, False), Key("begins", SHORT, "")),
)
_ROW: Final = fields(
    KeptPlace, Key("place", SHORT), Key("person", ID), Key("score", text_to(LONGEST_TEXT), "", written=True)
)
_STANDING: Final = fields(ImportedStanding, Key("title", SHORT), Key("rows", listed(_ROW)))
PAST_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "import": (
        DoImport,
        (
            *(Key("id", ID), Key("digest", SHORT, ""), Key("shapes", listed(SHORT), ())),
            *(Key("people", listed(_PERSON), ()), Key("evenings", listed(_EVENING), ())),
            *(Key("standings", listed(_STANDING), ()), Key("honours", listed(_HONOUR), ())),
        ),
    ),
    "undo_import": (DoUndoImport, (Key("import", ID), Key("people", or_null(listed(ID), None), None))),
}
