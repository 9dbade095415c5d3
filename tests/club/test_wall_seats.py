"""On the wall and on table cards winds stand only where the lot gave them."""

from __future__ import annotations

from datetime import date

import pytest

from tests.club.told_world import ToldWorld
from windroos.club.prints.evenings import seats_wall, tables_wall
from windroos.club.prints.forms import table_cards
from windroos.club.prints.source import PrintSource
from windroos.printing.document import PrintGroup, PrintTable

PEOPLE = ["anna", "bram", "carla", "dirk", "els"]


@pytest.mark.parametrize(("winds", "marks"), [(True, ["O", "Z", "W", "N", "·"]), (False, [""] * 5)])
def test_winds_are_printed_only_where_they_were_given(winds: bool, marks: list[str]) -> None:
    told = ToldWorld({"do": "club", "name": "Fu Hing"})
    told.tell(*({"do": "person", "id": one, "name": one.title()} for one in PEOPLE))
    told.tell({"do": "evening", "id": "e", "date": "2024-03-05"})
    told.tell({"do": "tables", "evening": "e", "tables": [PEOPLE], "winds": winds})
    club, evening = told.world.club, told.world.evenings["e"]
    assert club is not None
    source = PrintSource(club, told.world.evenings, told.world.names.__getitem__, "nl", date(2024, 3, 5))
    (group,) = tables_wall(source, evening).blocks
    assert isinstance(group, PrintGroup)
    assert list(group.lines) == [(mark, one.title()) for mark, one in zip(marks, PEOPLE, strict=True)]
    assert table_cards(source, evening, [("a", "1234")])[0].players == group.lines
    (wall,) = seats_wall(source, evening).blocks
    assert isinstance(wall, PrintTable)
    assert [row.cells[2:] for row in wall.rows] == [(mark,) if winds else () for mark in marks]
    assert len(wall.columns) == 2 + winds
