"""A table that counts hand by hand: its sheet becomes its result, until somebody types or strikes what it came to."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.tournament.door_of import Json, ask, code
from tests.tournament.test_form_figures import FORM, MADE, POINTS, TABLE, won
from windroos.scoresheet.events import SheetOpened, event_text
from windroos.scoresheet.opening import SheetPlace, open_sheet

LINK: Json = {"do": "link", "round": 1, "table": 1, "sheet": "bcdfghjk"}
AGREES: list[Json] = [{"do": "agree", "round": 1, "table": 1, "entrant": id} for id in "abcd"]
TYPED: Json = {"do": "result", "round": 1, "table": 1, "points": [8, -8, 8, -8]}


def told(people: str, hands: Sequence[list[dict[str, Any]]], *after: Json) -> list[Json]:
    """What a sheet of these people holds."""
    opening = open_sheet("mcr", people, people=people, of=SheetPlace("tournament", "t", 1, 1))
    opened: Json = json.loads(event_text(SheetOpened(opening)))
    return [opened, *({"event": "hand", "taps": taps} for taps in hands), *after]


def take(events: list[Json], sheet: str = LINK["sheet"], **keys: Any) -> Json:
    return {"do": "take", "round": 1, "table": 1, "sheet": sheet, "events": events, **keys}


def test_what_a_table_counted_is_its_result_with_every_hand(tmp_path: Path) -> None:
    answers = ask(tmp_path, [*MADE, LINK, take(told("abcd", FORM)), TABLE, *AGREES])
    linked, taken, table, agreed, *_, last = answers[len(MADE) :]
    assert linked["sheet"] == LINK["sheet"]
    assert taken["ok"], taken
    assert (table["points"], table["mahjongs"], table["caused"], table["hands"]) == (
        POINTS,
        [1, 0, 1, 0],
        [0, 1, 0, 0],
        3,
    )
    assert table["best"] == [20, None, 8, None]
    assert (table["state"], agreed["state"], last["state"]) == ("entered", "agreed", "final")


def test_points_given_by_hand_on_a_sheet_are_in_the_result(tmp_path: Path) -> None:
    by_hand = {"event": "points", "points": [-10, 10, 0, 0], "reason": "Vergeten betaling"}
    *_, taken, table = ask(tmp_path, [*MADE, LINK, take(told("abcd", FORM, by_hand)), TABLE])
    assert taken["ok"], taken
    assert table["points"] == [POINTS[0] - 10, POINTS[1] + 10, *POINTS[2:]]


def test_a_hand_that_is_corrected_takes_agreements_back_and_asks_why_once_it_was_final(tmp_path: Path) -> None:
    other = {"event": "corrected", "number": 3, "taps": won(2, 9), "reason": ""}
    later = take(told("abcd", FORM, other))
    lines = [LINK, take(told("abcd", FORM)), AGREES[0], later, TABLE, *AGREES, take(told("abcd", FORM)), TABLE]
    answers = ask(tmp_path, [*MADE, *lines, take(told("abcd", FORM), reason="Spel 3 klopte toch"), TABLE])[len(MADE) :]
    assert (answers[4]["state"], answers[4]["agreed"]) == ("entered", [])
    assert answers[4]["points"] == [POINTS[0] - 1, POINTS[1] - 1, POINTS[2] + 3, POINTS[3] - 1]
    assert code(answers[9]) == "tournament_reason"
    assert (answers[10]["state"], answers[12]["state"], answers[12]["points"]) == ("final", "entered", POINTS)


def test_who_types_or_strikes_takes_over_from_the_sheet(tmp_path: Path) -> None:
    counted = take(told("abcd", FORM))
    for at, own in enumerate((TYPED, {**TYPED, "reason": "Briefje"})):
        *_, typed, refused, table = ask(tmp_path / str(at), [*MADE, LINK, own, counted, TABLE])
        assert typed["ok"], typed
        assert code(refused) == "tournament_sheet_other"
        assert table["points"] == TYPED["points"]
    strike = {"do": "void", "round": 1, "table": 1, "reason": "Verkeerde tafel"}
    *_, struck, refused, again, taken = ask(
        tmp_path / "void",
        [*MADE, LINK, counted, strike, counted, {**LINK, "sheet": "other"}, take(told("abcd", FORM), "other")],
    )
    assert struck["ok"], struck
    assert code(refused) == "tournament_sheet_other"
    assert again["sheet"] == "other"
    assert taken["ok"], taken


def test_of_two_who_begin_the_second_counts_on_the_sheet_of_the_first(tmp_path: Path) -> None:
    *_, second, taken = ask(tmp_path, [*MADE, LINK, {**LINK, "sheet": "late"}, take(told("abcd", FORM))])
    assert second["sheet"] == LINK["sheet"]
    assert taken["ok"], taken


def test_a_sheet_of_others_or_of_another_table_writes_nothing(tmp_path: Path) -> None:
    reserve = {"do": "entrant", "id": "r", "name": "Reserve", "reserve": True}
    instead = {"do": "substitute", "for": "a", "by": "r", "round": 1, "reason": "ill"}
    counted = take(told("abcd", FORM))
    empty: list[Json] = []
    *_, others, unknown, nothing, table = ask(
        tmp_path, [*MADE, LINK, take(told("abce", FORM)), take(told("abcd", FORM), "other"), take(empty), TABLE]
    )
    assert [code(one) for one in (others, unknown, nothing)] == ["tournament_sheet_other"] * 3
    assert table["points"] is None
    *_, seat, refused, again = ask(tmp_path / "r", [*MADE, reserve, LINK, instead, counted, {**LINK, "sheet": "anew"}])
    assert seat["ok"], seat
    assert code(refused) == "tournament_sheet_other"
    assert again["sheet"] == "anew", "who sits there now begins a sheet of their own"


def test_a_sheet_without_a_hand_is_no_result(tmp_path: Path) -> None:
    *_, refused = ask(tmp_path, [*MADE, LINK, take(told("abcd", []))])
    assert code(refused) == "tournament_form_empty"


@pytest.mark.parametrize(
    ("before", "wrong"),
    [
        ([{**MADE[0], "formula": "riichi-ema"}, *MADE[1:]], "tournament_form_rules"),
        ([*MADE, TYPED], "tournament_sheet_result"),
        ([*MADE, {"do": "twice", "rounds": "all"}, {**TYPED, "typist": "Jan"}], "tournament_sheet_result"),
        ([MADE[0], *MADE[2:9], {"do": "numbers", "numbers": {id: at for at, id in enumerate("bcdefgh", 2)}}, MADE[-1]],
         "tournament_form_players"),
    ],
)  # fmt: skip
def test_where_a_table_cannot_be_counted_it_is_said_why(tmp_path: Path, before: list[Json], wrong: str) -> None:
    *_, refused = ask(tmp_path, [*before, LINK])
    assert code(refused) == wrong


def test_in_a_round_that_two_people_type_a_table_that_counts_itself_needs_no_second(tmp_path: Path) -> None:
    twice = {"do": "twice", "rounds": "all"}
    *_, taken, table = ask(tmp_path, [*MADE, twice, LINK, take(told("abcd", FORM)), TABLE])
    assert "typed" not in taken
    assert (table["state"], table["points"]) == ("entered", POINTS)
    typed = [{**TYPED, "typist": name} for name in ("Jan", "Piet")]
    *_, once, refused, table = ask(tmp_path / "desk", [*MADE, twice, LINK, typed[0], take(told("abcd", FORM)), TABLE])
    assert once["typed"] == "once"
    assert code(refused) == "tournament_sheet_other", "who types from paper has taken over"
    assert table["state"] == "once"
