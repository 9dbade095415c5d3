"""Evenings by the 144 rules for the club of `club_world`, hand by hand; a cup; the club's own list."""

from __future__ import annotations

import json
from typing import Any, Final

from tests.sheets import worked_example
from windroos.scoresheet.events import HandKept, SheetOpened, event_text
from windroos.scoresheet.opening import SheetPlace, open_sheet
from windroos.scoresheet.sheet import opened

PEOPLE: Final = ("anna", "bart", "cor", "frits")


def hand(winner: str, scores: tuple[int, ...], **more: Any) -> dict[str, Any]:
    """A hand on a paper form."""
    giver = PEOPLE[(PEOPLE.index(winner) + 1) % 4]
    return {"winner": winner, "by": "discard", "giver": giver, "scores": list(scores), **more}


DRAW: Final[dict[str, Any]] = {"winner": None}
GOLDEN: Final = (
    hand("bart", (40, 80, 20, 0)),
    DRAW,
    hand("bart", (0, 640, 100, 0)),
    hand("frits", (20, 40, 0, 500), special={"situation": "pe_ling_eet_cake"}),
)
"""The golden day."""


def forms(evening: str, day: str, *hands: dict[str, Any], kind: str = "competition") -> tuple[dict[str, Any], ...]:
    """An evening with one table, typed hand by hand."""
    return (
        {"do": "evening", "id": evening, "date": day, "rules": "nmv144", "kind": kind},
        {
            "do": "hands",
            "evening": evening,
            "table": 1,
            "rules": "nmv144",
            "players": list(PEOPLE),
            "hands": list(hands),
        },
        {"do": "close", "evening": evening},
    )


PROGRAM: Final[tuple[dict[str, Any], ...]] = (
    {"do": "numbers", "formations": {"haakwerkje": 12}},
    {"do": "season", "id": "c23", "from": "2023-09-01", "until": "2024-08-31", "formula": "fuhing"},
    {"do": "cup", "id": "beker", "season": "c23"},
    *forms("p1", "2024-02-06", *GOLDEN),
    *forms(
        "p2",
        "2024-02-20",
        hand("anna", (500, 0, 40, 20), special={"formation": "haakwerkje"}),
        hand("cor", (0, 20, 1000, 40), special={"formation": "jade"}),
        *(hand(PEOPLE[at % 4], tuple(80 if one == at % 4 else 20 for one in range(4))) for at in range(3)),
        kind="cup",
    ),
)
SHEET: Final = "livesheet"
_OPENING: Final = open_sheet("groenehart2011", PEOPLE, people=PEOPLE, of=SheetPlace("evening", "p3", 0, 1, 1))
_EVENTS: Final = (SheetOpened(_OPENING), HandKept(worked_example(opened(_OPENING)).taps))
LIVE: Final[tuple[dict[str, Any], ...]] = (
    {"do": "evening", "id": "p3", "date": "2024-02-27", "rules": "groenehart2011"},
    *({"do": "arrive", "evening": "p3", "person": one} for one in (*PEOPLE, "dora", "els", "greet", "hans")),
    {
        "do": "tables", "evening": "p3", "method": "hand",
        "tables": [list(PEOPLE), ["dora", "els", "greet", "hans"]],
    },
    *({"do": "link", "evening": "p3", "table": at, "part": 1, "sheet": f"{SHEET}{at}"} for at in (1, 2)),
    {
        "do": "take", "evening": "p3", "table": 1, "part": 1, "sheet": f"{SHEET}1",
        "events": [json.loads(event_text(event)) for event in _EVENTS],
    },
)  # fmt: skip
"""A table counted on a sheet, with tiles, that was taken over; and one whose sheet nobody took over."""
HALL: Final[tuple[dict[str, Any], ...]] = (
    {"do": "evening", "id": "p4", "date": "2024-02-13", "rules": "nmv144"},
    *({"do": "arrive", "evening": "p4", "person": one} for one in (*PEOPLE, "dora", "els", "greet", "hans")),
    {
        "do": "tables", "evening": "p4", "method": "hand",
        "tables": [list(PEOPLE), ["dora", "els", "greet", "hans"]],
    },
    {
        "do": "hands", "evening": "p4", "table": 1, "rules": "nmv144", "players": list(PEOPLE), "hands": list(GOLDEN),
    },
)  # fmt: skip
"""An evening that is going on, where somebody has the jersey, and others a scarf."""
