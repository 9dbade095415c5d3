"""Where Fu Hing speaks of what."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from windroos.rules.pages import Clause, Pages, clause
from windroos.rules.rule import Value
from windroos.settling.penalties import FALSE_FAN
from windroos.settling.terms import Terms
from windroos.settling.ways import fan_shares


def paying(_options: Mapping[str, Value], terms: Terms) -> tuple[Clause, ...]:
    """The table of fan, and what the exceptional rules add (p. 34)."""
    found = [clause("pays_table", "most_fan", most=terms.most_fan)]
    if terms.bamboo_one_bonus:
        found.append(clause("pays_bamboo_ones", "bamboo_one_bonus", amount=terms.bamboo_one_bonus))
    if terms.draw_pot:
        found.append(clause("pays_pot", "draw_pot", amount=terms.draw_pot))
    return tuple(found)


def mistakes(_options: Mapping[str, Value], _terms: Terms) -> tuple[Clause, ...]:
    """A false mahjong, and a dead hand that may still win with seasons."""
    discarder, other, each = fan_shares(FALSE_FAN, FALSE_FAN)
    return (
        clause("false_fan", "false_mahjong", discarder=discarder, other=other, each=each),
        clause("dead_fan", "seasons_claim"),
    )


PAGES: Final = Pages(
    "Fu Hing",
    {
        **{"wall": "p. 6-8, 24", "claims": "p. 9-11, 25", "kongs": "p. 11-12, 15, 19", "clock": "p. 26"},
        **{"going_out": "p. 5, 18-19, 22-24", "match": "p. 24-25", "paying": "p. 26, 34", "mistakes": "p. 23"},
        **{"liability": "p. 13-15, 27-32"},
    },
    paying,
    mistakes,
    Path(__file__).with_name("examples.txt"),
)
