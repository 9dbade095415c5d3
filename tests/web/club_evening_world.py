"""Evenings for pages to show, on top of `club_world`: one being played, one to seat, one planned."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

from tests.web.club_world import MEMBERS

_PEOPLE: Final = list(MEMBERS)
EVENING: Final[tuple[dict[str, Any], ...]] = (
    {"do": "evening", "id": "e4", "date": "2024-04-02", "rules": "nts2002", "begins": "19:30"},
    *({"do": "arrive", "evening": "e4", "person": one, "at": "19:22"} for one in _PEOPLE[:9]),
    {"do": "guest", "evening": "e4", "name": "Wim", "at": "19:25"},
    {"do": "answer", "evening": "e4", "person": "joost", "coming": True},
    {
        "do": "tables", "evening": "e4", "method": "lot", "seed": 7, "winds": True,
        "tables": [_PEOPLE[:5], _PEOPLE[5:9]],
    },
    {"do": "part", "evening": "e4", "table": 1, "goes": "els", "at": "21:00", "reason": "trein"},
    {
        "do": "result", "evening": "e4", "table": 2, "players": _PEOPLE[5:9], "points": [120, 40, -60, 100],
        "unsettled": True,
    },
    {"do": "evening", "id": "e5", "date": "2024-04-16", "rules": "nts2002", "begins": "19:30"},
    *({"do": "arrive", "evening": "e5", "person": one} for one in _PEOPLE),
    {"do": "evening", "id": "e6", "date": "2024-04-30", "kind": "cup", "rules": "nts2002"},
)  # fmt: skip
"""`e4` is being played, `e5` has ten people and no tables, `e6` is planned."""
CLOSING: Final[tuple[dict[str, Any], ...]] = (
    {
        "do": "settings", "cup_closes": True, "cup_by": "19:15",
        "closing": "Stenen en fiches in de dozen\nTafels netjes achtergelaten in de kleine zaal naast de keuken",
    },
    {"do": "tick", "evening": "e6", "item": "Stenen en fiches in de dozen"},
    {"do": "evening", "id": "x1", "date": "2023-02-28", "rules": "nts2002"},
    {"do": "tables", "evening": "x1", "tables": [_PEOPLE[:4]]},
    {"do": "result", "evening": "x1", "table": 1, "players": _PEOPLE[:4], "points": [-300, 900, -300, -300]},
)  # fmt: skip
"""`e6` closes its arrivals and has a closing list; `x1` lies in the season `s22`, which is closed already."""


RIICHI: Final[tuple[dict[str, Any], ...]] = (
    {"do": "evening", "id": "q1", "date": "2023-01-10", "rules": "riichi"},
    {"do": "tables", "evening": "q1", "tables": [_PEOPLE[:4], _PEOPLE[4:8]], "winds": True},
    {
        "do": "result", "evening": "q1", "table": 1, "players": _PEOPLE[:4],
        "points": [41_300, 32_700, 27_000, 19_000],
    },
    {"do": "result", "evening": "q1", "table": 2, "players": _PEOPLE[4:8], "points": [52_000, 22_000, 18_000, 8_000]},
    {"do": "close", "evening": "q1"},
    {"do": "evening", "id": "q2", "date": "2023-01-24", "rules": ["nts2002", "riichi"]},
    {"do": "tables", "evening": "q2", "tables": [_PEOPLE[:4], _PEOPLE[4:8]], "winds": True},
    {"do": "table_rules", "evening": "q2", "table": 2, "rules": "riichi"},
)  # fmt: skip
"""`q1` is an evening in Riichi that is closed; of `q2` one table plays it."""


def tonight(day: date) -> tuple[dict[str, Any], ...]:
    """`nu`, an evening whose two tables are played at on this day: its codes open something."""
    return (
        {"do": "evening", "id": "nu", "date": str(day), "rules": "groenehart2011"},
        {"do": "tables", "evening": "nu", "tables": [_PEOPLE[:5], _PEOPLE[5:9]]},
    )
