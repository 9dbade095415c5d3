"""What an evening is held for, as stored: rounds of a scheme, a round of a final, the rules of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.people.spelling import ID, SHORT
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import FLAG, whole

MOST_ROUNDS: Final = 1000


class RoundSet(NamedTuple):
    """An evening plays a round of a season's scheme.

    tables  numbers of the tables of the scheme that are played then, from 1; () for the whole round
    off     it does not after all
    """

    season: str
    round: int
    tables: tuple[int, ...] = ()
    off: bool = False


class FinalSet(NamedTuple):
    """An evening plays a round (from 1) of the final of a season; 0: none after all."""

    season: str
    round: int


class TableRulesSet(NamedTuple):
    """What a table plays; "" what the evening does."""

    table: int
    rules: str


PurposeEvent = RoundSet | FinalSet | TableRulesSet
_NUMBER: Final = whole(1, MOST_ROUNDS)
PURPOSE: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "round": (
        RoundSet,
        (Key("season", ID), Key("round", _NUMBER), Key("tables", listed(_NUMBER), ()), Key("off", FLAG, False)),
    ),
    "table_rules": (TableRulesSet, (Key("table", _NUMBER), Key("rules", SHORT))),
    "final": (FinalSet, (Key("season", ID), Key("round", whole(0, MOST_ROUNDS)))),
}
"""The events by the word that they are stored under, with their keys."""
