"""What may be asked of an evening's purpose: which round of which scheme it plays, or of which final, and its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.club.purpose_events import MOST_ROUNDS
from windroos.people.spelling import ID, SHORT
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import FLAG, whole


class DoRound(NamedTuple):
    """Play a round of a season's scheme on an evening, or some of its tables; `off`: not after all."""

    evening: str
    season: str
    round: int
    tables: tuple[int, ...]
    off: bool


class DoFinal(NamedTuple):
    """Play a round (from 1) of a season's final on an evening; 0: not after all."""

    evening: str
    season: str
    round: int


class DoTableRules(NamedTuple):
    """Say what a table plays; "" is what the evening does."""

    evening: str
    table: int
    rules: str


PurposeRequest = DoRound | DoFinal | DoTableRules
_OF: Final = (Key("evening", ID), Key("season", ID))
_NUMBER: Final = whole(1, MOST_ROUNDS)
PURPOSE_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "round": (
        DoRound,
        (*_OF, Key("round", _NUMBER), Key("tables", listed(_NUMBER), ()), Key("off", FLAG, False)),
    ),
    "table_rules": (DoTableRules, (Key("evening", ID), Key("table", _NUMBER), Key("rules", SHORT, ""))),
    "final": (DoFinal, (*_OF, Key("round", whole(0, MOST_ROUNDS)))),
}
"""Each by the word of `do`, with its keys."""
