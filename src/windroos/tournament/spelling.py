"""How the values of a tournament are spelt as JSON: rounds, tables, playing numbers, what is typed of a table."""

from __future__ import annotations

from typing import Any, Final

from windroos.people.spelling import ID, POINTS, SHORT
from windroos.seating.door import MOST_PLAYERS, MOST_ROUNDS, SEATS
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import Spelling, or_null, refuse, whole

MOST_MAHJONGS: Final = 1000
"""Of one table, and hands."""
MOST_TABLES: Final = MOST_PLAYERS // SEATS
ROUND: Final = whole(1, MOST_ROUNDS)
TABLE: Final = whole(1, MOST_TABLES)
NUMBER: Final = whole(1, MOST_PLAYERS)
"""A playing number: the place in the schedule that a lot gives."""
AT_TABLE: Final = (Key("round", ROUND), Key("table", TABLE))
REASON: Final = Key("reason", or_null(SHORT, ""), "")
FOUR_POINTS: Final = listed(POINTS)
_BEST: Final = or_null(whole(0), None)
FOUR_COUNTS: Final = listed(whole(0, MOST_MAHJONGS))
FOUR_BESTS: Final = listed(_BEST)
HANDS: Final = or_null(whole(0, MOST_MAHJONGS), None)
"""Hands played at a table."""
SEATED: Final = listed(listed(listed(NUMBER)))
"""Rounds of tables of playing numbers, East first."""
GROUPS: Final = listed(listed(NUMBER))


def _read_player(value: Any, where: str) -> int | str:
    if isinstance(value, str):
        return ID.read(value, where)
    if type(value) is int:
        return NUMBER.read(value, where)
    return refuse(value, where, '7, "anna"')


PLAYER: Final[Spelling[int | str]] = Spelling(
    lambda player: NUMBER.write(player) if isinstance(player, int) else ID.write(player),
    _read_player,
    {"anyOf": [NUMBER.schema, ID.schema]},
)
"""Somebody by his playing number, or by his id."""
