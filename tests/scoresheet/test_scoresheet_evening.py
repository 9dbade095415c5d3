"""The score sheet over an evening: corrections, turns, rounds, names, house rules, events."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.scoresheet.tapping import HENK, INEKE, JOOST, MARIJKE, codes, fresh, kept, refused, won
from tests.sheets import BOOKS, NAMES, lay, new_sheet, tap_all
from windroos.errors import WindroosError
from windroos.hands import GREEN_DRAGON_ROUND, By
from windroos.notation import parse
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet import taps as tap_kinds
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.events import (
    Ended,
    HandCorrected,
    HandStruck,
    LastHandDeclared,
    PointsCorrected,
    SheetOpened,
    TurnSet,
    event_text,
    read_event,
)
from windroos.scoresheet.missing import count
from windroos.scoresheet.opening import LONGEST_NAME, open_sheet, rules_changed, rules_of, words_of
from windroos.scoresheet.places import moved
from windroos.scoresheet.rows import rows
from windroos.scoresheet.say import (
    moved_line,
    next_line,
    remark_line,
)
from windroos.scoresheet.spelling import read_tap
from windroos.scoresheet.standings import champions, chip_payments, chips, jersey, series, standings
from windroos.scoresheet.turns import rounds_of, turned_to
from windroos.text.trouble import TROUBLE


def test_numbers_that_cannot_be() -> None:
    assert refused(fresh(), tap_kinds.EnterPoints(JOOST, 2001)) == "sheet_number"
    assert refused(fresh("hongkong"), tap_kinds.EnterSum(JOOST, 2, 2)) == "sheet_no_sum"
    assert refused(fresh("hongkong"), tap_kinds.EnterPoints(JOOST, 3)) == "sheet_points_loser"
    assert codes(tap_all(fresh(), *won(JOOST, 4, 0, 6, 8))) == ["winner_nothing"]
    assert (
        count(tap_all(fresh(), *won(JOOST, 0, 1, 0, 0), tap_kinds.EnterSum(JOOST, 500, 9))).sides[JOOST].total == 2000
    )


def test_a_correction_keeps_the_old_entry_in_sight() -> None:
    sheet = kept(new_sheet("nts2002"), *won(JOOST, 0, 50, 0, 0))
    sheet = kept(sheet, *won(HENK, 0, 0, 0, 30))
    sheet = sheets.after(sheet, HandCorrected(1, won(JOOST, 0, 60, 0, 0), "verteld"))
    assert sheet.match.points == (-120 - 30, 240 - 60, -60 - 30, -60 + 120)
    earlier = sheet.entries[0].earlier[0]
    assert (earlier.counted.sides[JOOST].total, earlier.reason, earlier.event) == (50, "verteld", 4)
    assert "verbeterd: verteld (Marijke −100, Joost +200, Ineke −50, Henk −50)" in rows(sheet, "nl")[1]


def test_a_correction_that_moves_the_winds() -> None:
    sheet = kept(new_sheet("groenehart2011"), *won(JOOST, 0, 50, 0, 0))
    sheet = kept(sheet, *won(HENK, 0, 0, 0, 30))
    right = sheets.after(sheet, HandCorrected(1, won(MARIJKE, 50, 0, 0, 0)))
    assert moved(sheet, right) == (2,)
    assert moved_line((2,), "nl") == "Door deze verbetering zitten de winden anders bij spel 2."
    assert right.match.points == (300 - 60, -100 - 30, -100 - 30, -100 + 120)


def test_a_correction_that_a_later_hand_cannot_bear() -> None:
    """Only East goes out with the first fourteen tiles; with another East before, that hand could not have been."""
    sheet = kept(new_sheet("groenehart2011"), *won(JOOST, 0, 50, 0, 0))
    draft = tap_all(
        sheets.draft(sheet),
        tap_kinds.ChooseWinner(JOOST),
        tap_kinds.ChooseHow(By.WALL),
        tap_kinds.SetCircumstance("first14", 1),
    )
    draft = lay(draft, JOOST, "111222333m 444s 9p +9p wall")
    sheet = kept(sheet, *tap_all(draft, *(tap_kinds.EnterPoints(at, 0) for at in (MARIJKE, INEKE, HENK))).taps)
    with pytest.raises(SheetError) as wrong:
        sheets.after(sheet, HandCorrected(1, won(MARIJKE, 50, 0, 0, 0)))
    assert wrong.value.code == "sheet_breaks"
    assert wrong.value.sentence("nl").startswith("Dan klopt spel 2 niet meer.")


def test_striking_and_counting_again() -> None:
    sheet = kept(new_sheet("nts2002"), *won(JOOST, 0, 50, 0, 0))
    struck = sheets.after(sheet, HandStruck(1, "dubbel"))
    assert struck.match == struck.start
    assert standings(struck)[0].net == 0
    with pytest.raises(SheetError, match="struck"):
        sheets.after(struck, HandStruck(1))
    again = sheets.after(struck, HandCorrected(1, sheet.entries[0].taps))
    assert again.match == sheet.match
    assert len(again.entries[0].earlier) == 2
    assert [row[0] for row in rows(again, "nl")[1:]] == [1, 1]  # the old entry once, and the hand


def test_points_by_hand_the_turn_and_the_end() -> None:
    sheet = sheets.after(new_sheet("groenehart2011"), PointsCorrected((-10, 0, 0, 0), "te laat"))
    assert remark_line(sheet.lines[0], "nl") == "Punten verbeterd: Marijke −10 (te laat)"  # type: ignore[arg-type]
    with pytest.raises(SheetError, match="4 players"):
        sheets.after(sheet, PointsCorrected((1, 2)))
    sheet = sheets.after(sheet, TurnSet(1, INEKE))
    assert (sheet.match.round, sheet.match.seats, sheet.match.turns) == (1, (2, 3, 0, 1), 2)
    sheet = sheets.after(sheet, LastHandDeclared())
    assert "Dit is het laatste spel." in next_line(sheet, "nl")
    sheet = kept(sheet, *won(JOOST, 0, 50, 0, 0))
    assert sheet.match.over
    assert champions(sheet) == (JOOST,)
    assert next_line(sheet, "nl") == "De wedstrijd is afgelopen: Joost wint met +200."
    with pytest.raises(SheetError, match="over"):
        sheets.draft(sheet)
    on = sheets.after(sheet, TurnSet(1, HENK))
    assert not on.match.over
    assert sheets.after(on, Ended("zaal dicht")).match.over
    assert not turned_to(on.match._replace(whole=True), 1, HENK).whole


def test_without_special_formations_a_whole_game_is_won_by_points() -> None:
    sheet = new_sheet("nmv144")
    done = sheet.match._replace(over=True, whole=True, points=(200, 200, -400, 0))
    assert champions(sheet._replace(match=done)) == (MARIJKE, JOOST)
    assert champions(sheet._replace(match=done._replace(special=(0, 0, 0, 3)))) == (HENK,)


def test_rounds_to_choose_from() -> None:
    assert rounds_of(new_sheet("nts2002").match) == (0,)
    assert rounds_of(new_sheet("groenehart2011").match) == (0, 1, 2, 3)
    assert rounds_of(new_sheet("groenehart2011", 3).match) == (0, GREEN_DRAGON_ROUND)
    with pytest.raises(SheetError, match="no such round"):
        turned_to(new_sheet("nts2002").match, 2, 0)


def test_rounds_that_are_all_of_east_are_counted() -> None:
    sheet = new_sheet("nts2002", 4, 2)
    for _ in range(4):
        sheet = kept(sheet, tap_kinds.ChooseEnd("draw"))
    assert turned_to(sheet.match, 0, HENK).played == sheet.match.played == 1


def test_mcr_seats_after_an_exchange() -> None:
    """Set by hand, the seats of a later round are those that play would have come to."""
    sheet = new_sheet("mcr")
    for _ in range(9):
        sheet = kept(sheet, tap_kinds.ChooseEnd("draw"))
        put = turned_to(sheet.start, sheet.match.round, sheet.match.seats[0])
        assert (put.seats, put.turns, put.played) == (sheet.match.seats, sheet.match.turns, sheet.match.played)


def test_jersey_series_and_chips() -> None:
    sheet = new_sheet("groenehart2011", 4, None, chips=True)
    assert jersey(sheet.match) == ()
    sheet = kept(sheet, *won(JOOST, 0, 50, 0, 0))
    sheet = sheets.after(sheet, PointsCorrected((0, 0, 0, 500)))
    assert jersey(sheet.match) == (HENK,)
    assert series(sheet).points[HENK] == (0, 450)
    assert [box.worth() for box in chips(sheet) or ()] == [2900, 3200, 2950, 2950]
    assert [box.worth() for box in chips(sheets.after(sheet, HandStruck(1))) or ()] == [3000] * 4
    assert sum(paid.handover.given.worth() - paid.handover.change.worth() for paid in chip_payments(sheet, 1)) == 200
    assert [(row.place, row.name, row.jersey) for row in standings(sheet)][:2] == [
        (1, "Henk", True),
        (2, "Joost", False),
    ]


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("sheet_players", ["a", "b"]),
        ("sheet_name_empty", ["a", " ", "c"]),
        ("sheet_name_long", ["a", "b" * (LONGEST_NAME + 1), "c"]),
        ("sheet_name_twice", ["Jan", "jan ", "c"]),
        ("sheet_name_sign", ["a", "b\u200b", "c"]),
    ],
)
def test_names(code: str, names: list[str]) -> None:
    with pytest.raises(SheetError) as wrong:
        open_sheet("nts2002", names)
    assert wrong.value.code == code


HOUSE = (
    'name = "De Rode Draak"\nrules = "groenehart2011"\n[options]\nminimum = 1\n[items.schoon]\nname = "Halve kleur"\n'
)


def test_house_rules_come_along_in_the_opening() -> None:
    opening = open_sheet("groenehart2011", NAMES[:4], {"limit": 1000}, HOUSE, title="Tafel 3")
    rules = rules_of(opening)
    assert (rules.name, rules.value("minimum"), rules.value("limit")) == ("De Rode Draak", 1, 1000)
    assert words_of(opening).entry("schoon", "nl") == "Halve kleur"
    sheet = sheets.fold([read_event(event_text(SheetOpened(opening)))])
    assert sheet.opening == opening
    assert not rules_changed(opening)
    assert rules_changed(opening._replace(digest="0"))


@pytest.mark.parametrize(
    ("code", "house"),
    [
        ("house_alone", 'rules = "nmv144"\nformations = "../geheim.toml"'),
        ("house_other", 'rules = "mcr"'),
        ("house_large", "#" * 20_001),
        ("house_toml", "rules = "),
    ],
)
def test_house_rules_that_cannot_come_along(code: str, house: str) -> None:
    with pytest.raises(WindroosError) as wrong:
        open_sheet("nmv144", NAMES[:4], house=house)
    assert wrong.value.code == code


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "3", '{"event":"x"}', '{"event":"opened"}', '{"event":"hand","taps":3}', "[" * 5000]
    + ['{"event":"hand","taps":[{"tap":"undo"}]}', '{"event":"points","points":[true]}', '{"event":"struck"}']
    + ['{"event":"turn","round":0,"east":"1"}', '{"event":"ended","reason":7}'],
)
def test_what_is_no_event_is_refused_in_words(text: str) -> None:
    with pytest.raises(SheetError) as wrong:
        read_event(text)
    assert wrong.value.sentence("nl")


@pytest.mark.parametrize(
    "fields",
    [{}, {"tap": "fly"}, {"tap": "tile"}, {"tap": "tile", "tile": "9x"}, {"tap": "winner", "player": "1e3"}]
    + [{"tap": "winner", "player": True}, {"tap": "how", "by": "magic"}, {"tap": "set", "kind": "chow", "tile": None}]
    + [{"tap": ["tile"]}, {"tap": "dead", "player": 0, "dead": "maybe"}, {"tap": "points", "player": 0, "points": 2.5}],
)
def test_what_is_no_tap_is_refused_in_words(fields: dict[str, object]) -> None:
    with pytest.raises(SheetError) as wrong:
        read_tap(fields)
    assert wrong.value.code == "sheet_tap"


def test_every_code_has_words() -> None:
    source = "".join(file.read_text("utf-8") for file in (Path(sheets.__file__).parent).glob("*.py"))
    used = set(re.findall(r'"(sheet_[a-z_]+)"', source)) | {
        f"sheet_no_{mark}" for id in BOOKS for mark in ("sum", "bet", "special")
    }
    assert used <= set(TROUBLE)
    assert {code for code in TROUBLE if code.startswith("sheet_")} - used <= {
        "sheet_no_fouls",
        "sheet_no_liable",
        "sheet_no_double",
    }


def test_a_sheet_begins_once() -> None:
    opening = SheetOpened(new_sheet("mcr").opening)
    for events in ([], [LastHandDeclared()], [opening, opening]):
        with pytest.raises(SheetError):
            sheets.fold(events)


def test_parse_of_the_helper() -> None:
    """The helper lays what the notation says."""
    draft = lay(fresh(), MARIJKE, "[345p] (9999m) 12s")
    assert draft.paper.sides[MARIJKE].hand() == parse("[345p] (9999m) 12s").hand
