"""Where the pages of De Dertien Wezen speak of what."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from windroos.rules.pages import Clause, Pages, clause
from windroos.rules.rule import Value
from windroos.settling.penalties import FALSE_POINTS, FOUL_STEPS
from windroos.settling.terms import Terms
from windroos.settling.ways import MCR_BASE


def paying(_options: Mapping[str, Value], _terms: Terms) -> tuple[Clause, ...]:
    """Eight from everyone, the points, and the flowers with them."""
    return (clause("pays_points", "settlement", base=MCR_BASE), clause("pays_flowers", "flowers"))


def mistakes(_options: Mapping[str, Value], terms: Terms) -> tuple[Clause, ...]:
    """A false mahjong by what was wrong with it, and fouls."""
    steps = ", ".join(str(cost) for cost in FOUL_STEPS[terms.foul_steps][1:])
    return (
        clause("false_points", "false_mahjong", under=FALSE_POINTS["minimum"], wrong=FALSE_POINTS["invalid"]),
        clause("fouls", "foul_steps", steps=steps),
    )


PAGES: Final = Pages(
    "MCR",
    {"clock": "De Dertien Wezen, p. 1", "mistakes": "De Dertien Wezen, p. 1-2"},
    paying,
    mistakes,
    Path(__file__).with_name("examples.txt"),
    sizes={3: "Fu Hing, p. 25", 5: "Groene Hart 2011, p. 21"},
)
