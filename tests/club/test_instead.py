"""Somebody else sat at a table that was counted on a sheet: what was counted is his, and what is kept says so."""

from __future__ import annotations

import pytest

from tests.club.told_world import ToldWorld
from windroos.club.errors import ClubError
from windroos.club.evening_events import SheetTyped
from windroos.club.evening_requests import DoTake
from windroos.scoresheet.events import HandKept, SheetOpened
from windroos.scoresheet.opening import SheetPlace, open_sheet
from windroos.scoresheet.taps import ChooseEnd

PEOPLE = ("a", "b", "c", "d")
INSTEAD = {"do": "instead", "evening": "e1", "table": 1, "person": "a", "by": "e", "reason": "het was E"}


def test_a_sheet_that_was_taken_over_is_of_who_really_sat_there() -> None:
    world = ToldWorld({"do": "club", "name": "Proef", "year": "calendar"})
    people = ({"do": "person", "id": id, "name": id.upper(), "member": "2020-01-01"} for id in (*PEOPLE, "e"))
    world.tell(
        *people,
        {"do": "evening", "id": "e1", "date": "2024-03-05", "rules": "nts2002"},
        {"do": "tables", "evening": "e1", "tables": [list(PEOPLE)], "winds": True},
        {"do": "link", "evening": "e1", "table": 1, "part": 1, "sheet": "sheetone"},
    )
    with pytest.raises(ClubError, match=r"geen uitslag|no result"):
        world.tell(INSTEAD)
    opening = open_sheet("nts2002", PEOPLE, people=PEOPLE, of=SheetPlace("club", "e1", 1, 1))
    world.ask(DoTake("e1", 1, 1, "sheetone", (SheetOpened(opening), HandKept((ChooseEnd("draw"),))), ""))
    world.tell(INSTEAD)
    kept = world.world.evenings["e1"].results[1, 1]
    assert isinstance(kept.typed, SheetTyped)
    opened = kept.typed.events[0]
    assert isinstance(opened, SheetOpened)
    assert kept.typed.players == opened.opening.people == ("e", "b", "c", "d")
    assert len(kept.earlier) == 1, "what stood there stays visible"
    told = [world.shown({"do": "show", "what": "player", "person": one})["hands"] for one in ("e", "b", "a")]
    assert told[0] == told[1] != told[2], "the hands are those of who sat there"
    with pytest.raises(ClubError, match=r"niet aan deze tafel|not sit at this table"):
        world.tell(INSTEAD)
