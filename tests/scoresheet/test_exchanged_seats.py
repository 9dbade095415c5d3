"""Seats exchanged in the middle of a match, and a sheet that is given to others."""

from __future__ import annotations

import pytest

from tests.scoresheet.tapping import HENK, INEKE, JOOST, MARIJKE, kept, won
from tests.sheets import new_sheet
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.events import HandStruck, SeatsSwapped, SheetGiven, TurnSet, event_text, read_event
from windroos.scoresheet.opening import SheetPlace, open_sheet
from windroos.scoresheet.places import players_at
from windroos.scoresheet.say import remark_line


def test_two_who_sat_in_each_others_places_go_on_where_they_should() -> None:
    """Points stay with who won them, winds go on; a turn set later and a correction of before keep the new places."""
    sheet = kept(new_sheet("nts2002"), *won(JOOST, 0, 50, 0, 0))
    before = sheet.match
    on = sheets.after(sheet, SeatsSwapped(MARIJKE, JOOST, "verkeerd gezeten"))
    assert on.match.points == before.points
    assert on.match.seats == tuple({0: 1, 1: 0}.get(player, player) for player in before.seats)
    assert remark_line(on.lines[-1], "nl") == (  # type: ignore[arg-type]
        "Marijke en Joost wisselen van plaats; ieder houdt de eigen punten (verkeerd gezeten)"
    )
    turned = sheets.after(on, TurnSet(0, INEKE))
    assert turned.match.seats == (INEKE, HENK, JOOST, MARIJKE)
    assert players_at(turned) == (JOOST, MARIJKE, INEKE, HENK)
    struck = sheets.after(on, HandStruck(1))
    assert struck.match.seats == (JOOST, MARIJKE, INEKE, HENK)
    with pytest.raises(SheetError, match="own place"):
        sheets.after(on, SeatsSwapped(INEKE, INEKE))
    with pytest.raises(SheetError, match="no player 5"):
        sheets.after(on, SeatsSwapped(INEKE, 4))


def test_with_five_who_dreams_changes_places_too() -> None:
    five = sheets.opened(open_sheet("groenehart2011", ("A", "B", "C", "D", "E")))
    on = sheets.after(five, SeatsSwapped(0, 4))
    assert (on.match.seats, on.match.dreamer) == ((4, 1, 2, 3), 0)
    assert players_at(on) == (4, 1, 2, 3, 0)


def test_a_sheet_given_to_others_is_theirs_from_its_first_hand() -> None:
    place = SheetPlace("tournament", "dag", 1, 3)
    opening = open_sheet("nts2002", ("Aad", "Bep", "Cor", "Dik"), people="abcd", of=place)
    sheet = kept(sheets.opened(opening), *won(1, 0, 50, 0, 0))
    on = sheets.after(sheet, SheetGiven(("b", "a", "c", "d"), 4))
    assert on.opening.people == ("b", "a", "c", "d")
    assert on.opening.of == place._replace(table=4)
    assert on.match.points == sheet.match.points
    assert {name for line in on.lines for name in line.after.players} == set("abcd")
    assert "tafel 4: b, a, c en d" in remark_line(on.lines[-1], "nl")  # type: ignore[arg-type]
    with pytest.raises(SheetError, match="people"):
        sheets.after(sheet, SheetGiven(("a", "a", "c", "d"), 4))
    with pytest.raises(SheetError, match="people"):
        sheets.after(new_sheet("nts2002"), SheetGiven(tuple("abcd"), 4))


@pytest.mark.parametrize("event", [SeatsSwapped(0, 3, "te laat gezien"), SheetGiven(tuple("abcd"), 12)])
def test_they_are_read_as_they_were_written(event: SeatsSwapped | SheetGiven) -> None:
    assert read_event(event_text(event)) == event
