"""The parts of a table whose sheet was taken over: in whatever order results come, their shares make one evening."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.club.told_world import ToldWorld
from windroos.club.evening_events import ResultTyped, SheetTyped
from windroos.club.evening_requests import DoTake
from windroos.scoresheet.events import HandKept, SheetOpened
from windroos.scoresheet.opening import SheetPlace, open_sheet
from windroos.scoresheet.taps import ChooseEnd

PEOPLE = ("a", "b", "c", "d", "e")


def shared(order: tuple[int, ...], share: str | None, hands: int | None) -> list[str]:
    """What share each part is: the first by a sheet of four hands, the second typed, by the order of results."""
    world = ToldWorld({"do": "club", "name": "Proef", "year": "calendar"})
    world.tell(*({"do": "person", "id": id, "name": id.upper(), "member": "2020-01-01"} for id in PEOPLE))
    world.tell(
        {"do": "evening", "id": "e1", "date": "2024-03-05", "rules": "nts2002"},
        {"do": "tables", "evening": "e1", "tables": [list(PEOPLE)], "winds": True},
        {"do": "link", "evening": "e1", "table": 1, "part": 1, "sheet": "sheetone"},
        {"do": "part", "evening": "e1", "table": 1, "goes": "e"},
    )
    for step in order:
        if step == 1:
            opening = open_sheet("nts2002", PEOPLE, people=PEOPLE, of=SheetPlace("club", "e1", 1, 1))
            drawn = HandKept((ChooseEnd("draw"),))
            world.ask(DoTake("e1", 1, 1, "sheetone", (SheetOpened(opening), drawn, drawn, drawn, drawn), ""))
        else:
            told = {"share": share, "hands": hands}
            world.tell(
                {"do": "result", "evening": "e1", "table": 1, "part": 2, "players": list(PEOPLE[:4])}
                | {"points": [30, -10, -10, -10]}
                | {key: value for key, value in told.items() if value is not None}
            )
    evening = world.world.evenings["e1"]
    kept = [typed for _, one in sorted(evening.results.items()) if (typed := one.typed) is not None]
    assert [type(one) for one in kept] == [SheetTyped, ResultTyped]
    return [str(one.share) for one in kept]


@pytest.mark.parametrize(
    ("share", "hands", "found"),
    [
        ("1/2", None, ["1/2", "1/2"]),
        ("1/3", None, ["2/3", "1/3"]),
        ("1/2", 12, ["1/4", "3/4"]),
        (None, 12, ["1/4", "3/4"]),
        (None, None, ["1/2", "1/2"]),
    ],
    ids=["half", "a third", "hands before what was typed", "hands", "nobody said"],
)
def test_a_sheet_is_what_the_typed_parts_leave_of_the_evening(
    share: str | None, hands: int | None, found: list[str]
) -> None:
    assert [shared(order, share, hands) for order in permutations((1, 2))] == [found, found]
