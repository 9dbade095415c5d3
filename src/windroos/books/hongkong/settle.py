"""How Hong Kong is settled: by its table of fan (Fu Hing, p. 26), with pao (p. 27) and its extras (p. 34)."""

from __future__ import annotations

from typing import Final

from windroos.rules.rule import Options
from windroos.settling.penalties import false_fan
from windroos.settling.terms import Terms
from windroos.settling.ways import LIMIT_HAND, fan_table

HIGHEST_FAN: Final = 40
"""More than any hand can count, even without a cap."""


def terms(o: Options) -> Terms:
    """The winner's fan decide; who gave the tile pays double."""
    return Terms(
        fan_table,
        false_fan,
        known=frozenset({"seasons", "bamboo_ones", "pot", "liable"}),
        players=int(o["players"]),
        highest=LIMIT_HAND if o["most_fan"] else HIGHEST_FAN,
        minimum=int(o["minimum"]),
        drawn_worth=True,
        most_fan=int(o["most_fan"]),
        bamboo_one_bonus=int(o["bamboo_one_bonus"]),
        draw_pot=int(o["draw_pot"]),
        false_ends=True,
    )
