"""Wrong seats noticed in the middle of a round: the score sheet goes on, and each hand is of whom it was said to be."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.tournament.door_of import Json, ask, code
from tests.tournament.test_form_figures import FORM, MADE, POINTS, TABLE, won
from tests.tournament.test_table_sheets import LINK, take, told
from windroos.scoresheet.events import SeatsSwapped, SheetEvent, SheetGiven, read_event
from windroos.scoresheet.places import people_at
from windroos.scoresheet.sheet import Sheet, after, fold
from windroos.tournament.sheet_events import CountBegun
from windroos.tournament.sheet_moves import to_tell

SWAP: Json = {"do": "exchange", "id": "x", "round": 1, "pairs": [["a", "b"]]}
AFTER = won(0, 8)
"""A hand of who was East in the first, from the wall."""


def sheet_of(events: Sequence[Json]) -> Sheet:
    return fold(read_event(event) for event in events)


def brought(events: list[Json], people: str, table: int = 1, *, kept: bool) -> list[SheetEvent]:
    """What a sheet is told, and that it needs no more after it."""
    where = CountBegun(1, table, LINK["sheet"], tuple(people), kept)
    sheet = sheet_of(events)
    due = to_tell(sheet, where)
    for event in due:
        sheet = after(sheet, event)
    assert people_at(sheet) == tuple(people)
    assert to_tell(sheet, where) == ()
    return list(due)


def test_hands_stay_with_who_made_them_and_the_winds_go_on(tmp_path: Path) -> None:
    counted = told("abcd", FORM)
    assert brought(counted, "bacd", kept=True) == [SeatsSwapped(0, 1)]
    counted.append({"event": "swapped", "one": 0, "other": 1})
    sheet = sheet_of(counted)
    assert sheet.match.points == tuple(POINTS), "each keeps what he won"
    assert [sheet.opening.people[player] for player in sheet.match.seats] == ["d", "b", "a", "c"], "the winds went on"
    lines = [LINK, SWAP, take(counted), TABLE]
    *_, exchanged, taken, table = ask(tmp_path, [*MADE, *lines])
    assert exchanged["ok"], exchanged
    assert taken["ok"], taken
    assert (table["players"], table["points"]) == (["b", "a", "c", "d"], [POINTS[1], POINTS[0], *POINTS[2:]])
    assert (table["mahjongs"], table["caused"]) == ([0, 1, 1, 0], [1, 0, 0, 0])


def test_hands_stay_with_the_places_and_are_of_who_should_have_sat_there(tmp_path: Path) -> None:
    counted = told("abcd", FORM)
    assert brought(counted, "bacd", kept=False) == [SheetGiven(("b", "a", "c", "d"), 1)]
    counted.append({"event": "given", "people": list("bacd"), "table": 1})
    before = take(told("abcd", FORM))
    lines = [LINK, {**SWAP, "keep": False}, before, take(counted), TABLE]
    *_, early, taken, table = ask(tmp_path, [*MADE, *lines])
    assert code(early) == "tournament_sheet_other", "it has not been told yet"
    assert taken["ok"], taken
    assert (table["players"], table["points"]) == (["b", "a", "c", "d"], POINTS)


def test_taken_back_each_keeps_what_he_won_in_both_seats(tmp_path: Path) -> None:
    counted = told("abcd", FORM, {"event": "swapped", "one": 0, "other": 1}, {"event": "hand", "taps": AFTER})
    back = brought(counted, "abcd", kept=True)
    assert back == [SeatsSwapped(1, 0)]
    counted.append({"event": "swapped", "one": 1, "other": 0})
    lines = [LINK, SWAP, {"do": "revoke", "id": "x"}, take(counted), TABLE]
    *_, taken, table = ask(tmp_path, [*MADE, *lines])
    assert taken["ok"], taken
    assert table["players"] == list("abcd")
    assert table["points"] == list(sheet_of(counted).match.points)


def test_three_who_sat_one_place_on_come_to_their_own(tmp_path: Path) -> None:
    counted = told("abcd", FORM)
    assert len(brought(counted, "bcad", kept=True)) == 2
    assert len(brought(counted, "bcda", kept=True)) == 3
    assert len(brought(counted, "bcda", kept=False)) == 1
    lines = [LINK, SWAP, {**SWAP, "id": "y", "pairs": [["a", "c"]]}, {"do": "show", "what": "table", **AT}]
    assert ask(tmp_path, [*MADE, *lines])[-1]["players"] == list("bcad")


AT: Json = {"round": 1, "table": 1}


def test_the_sheet_of_a_table_that_sat_elsewhere_goes_along_or_stays(tmp_path: Path) -> None:
    wrong: Json = {"do": "exchange", "id": "x", "round": 1, "tables": [1, 2], "kind": "wrong_table"}
    along = told("abcd", FORM)
    assert brought(along, "abcd", 2, kept=True) == [SheetGiven(tuple("abcd"), 2)]
    along.append({"event": "given", "people": list("abcd"), "table": 2})
    other = {**take(along), "table": 2}
    *_, taken, there, here = ask(
        tmp_path, [*MADE, LINK, wrong, other, {**TABLE, "table": 2}, {**LINK, "sheet": "other"}]
    )
    assert taken["ok"], taken
    assert (there["players"], there["points"]) == (list("abcd"), POINTS)
    assert here["sheet"] == "other", "the other table begins its own"
    stays = told("abcd", FORM)
    assert brought(stays, "efgh", kept=False) == [SheetGiven(tuple("efgh"), 1)]
    stays.append({"event": "given", "people": list("efgh"), "table": 1})
    *_, taken, here = ask(tmp_path / "stay", [*MADE, LINK, {**wrong, "keep": False}, take(stays), TABLE])
    assert taken["ok"], taken
    assert (here["players"], here["points"]) == (list("efgh"), POINTS)


def test_of_people_of_two_tables_the_hands_stay_with_the_places(tmp_path: Path) -> None:
    across: Json = {**SWAP, "pairs": [["a", "e"]]}
    counted = [*told("abcd", FORM), {"event": "given", "people": list("ebcd"), "table": 1}]
    *_, taken, table = ask(tmp_path, [*MADE, LINK, across, take(counted), TABLE])
    assert taken["ok"], taken
    assert (table["players"], table["points"]) == (list("ebcd"), POINTS)
    typed: Json = {**TABLE, "do": "result", "points": POINTS}
    del typed["what"]
    *_, refused = ask(tmp_path / "typed", [*MADE, LINK, take(told("abcd", FORM)), across, take(counted)])
    assert code(refused) == "tournament_sheet_other", "its result went along with the people: the sheet is left"


def test_a_substitute_in_the_middle_of_a_round_goes_on_with_the_sheet(tmp_path: Path) -> None:
    reserve: Json = {"do": "entrant", "id": "r", "name": "Reserve", "reserve": True}
    instead: Json = {"do": "substitute", "id": "s", "for": "a", "by": "r", **ROUND, "from_hand": 3, "reason": "ill"}
    counted = told("abcd", FORM)
    assert brought(counted, "rbcd", kept=False) == [SheetGiven(tuple("rbcd"), 1)]
    given: Json = {"event": "given", "people": list("rbcd"), "table": 1}
    lines = [reserve, LINK, instead, take([*counted, given]), TABLE]
    *_, taken, table = ask(tmp_path, [*MADE, *lines])
    assert taken["ok"], taken
    assert table["points"] == POINTS
    back = [*counted, given, {"event": "given", "people": list("abcd"), "table": 1}]
    *_, taken = ask(tmp_path / "back", [*MADE, reserve, LINK, instead, {"do": "revoke", "id": "s"}, take(back)])
    assert taken["ok"], taken


ROUND: dict[str, Any] = {"round": 1}
