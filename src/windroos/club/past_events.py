"""What is taken over from files of the past, as stored: results carry the import that they came with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.people.spelling import ID, LONGEST_TEXT, POINTS, SHORT
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import or_null, text_to, whole

MOST_COUNT: Final = 1000
"""Hands, or mahjongs, of one result."""


class ResultsImported(NamedTuple):
    """A file was taken over.

    imported  the id that its results carry
    digest    of the file, so that it is known again
    shapes    of its parts
    results   how many it added
    made      the evenings that there were not before
    people    who came with it; () also of what was taken over before that was kept
    """

    imported: str
    digest: str
    shapes: tuple[str, ...]
    results: int
    made: tuple[str, ...]
    people: tuple[str, ...] = ()


class ImportUndone(NamedTuple):
    """The import never was."""

    imported: str


class KeptPlace(NamedTuple):
    """A line of old standings: place and score as they were printed."""

    place: str
    person: str
    score: str


class StandingKept(NamedTuple):
    """Old standings as they were printed; ids stand in the place of names in the title too."""

    imported: str
    title: str
    rows: tuple[KeptPlace, ...]


class TotalTaken(NamedTuple):
    """What somebody won or lost on an evening, of which no table is known; None: that is not known either."""

    imported: str
    person: str
    points: int | None
    mahjongs: int | None = None
    caused: int | None = None
    hands: int | None = None
    rules: str = ""


class ImportVoided(NamedTuple):
    """What an import added to this evening never was; what somebody corrected since stays."""

    imported: str


_IMPORTED: Final = Key("imported", ID)
_COUNT: Final = or_null(whole(0, MOST_COUNT), None)
_PLACE: Final = fields(
    KeptPlace, Key("place", SHORT), Key("person", ID), Key("score", text_to(LONGEST_TEXT), "", written=True)
)
PastClubEvent = ResultsImported | ImportUndone | StandingKept
PastEveningEvent = TotalTaken | ImportVoided
PAST_CLUB: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "imported": (
        ResultsImported,
        (
            _IMPORTED,
            Key("digest", SHORT),
            Key("shapes", listed(SHORT)),
            Key("results", whole(0)),
            Key("made", listed(ID)),
            Key("people", listed(ID), ()),
        ),
    ),
    "import_undone": (ImportUndone, (_IMPORTED,)),
    "old_standing": (StandingKept, (_IMPORTED, Key("title", SHORT), Key("rows", listed(_PLACE)))),
}
PAST_EVENING: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "total": (
        TotalTaken,
        (
            *(_IMPORTED, Key("person", ID), Key("points", or_null(POINTS, None), None)),
            *(Key("mahjongs", _COUNT, None), Key("caused", _COUNT, None), Key("hands", _COUNT, None)),
            Key("rules", SHORT, ""),
        ),
    ),
    "import_undone": (ImportVoided, (_IMPORTED,)),
}
