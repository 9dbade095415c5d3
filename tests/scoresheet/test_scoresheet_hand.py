"""The score sheet at the end of a hand: what is asked, what each book has of its own, numbers for tiles."""

from __future__ import annotations

import pytest

from tests.scoresheet.tapping import HENK, INEKE, JOOST, MARIJKE, codes, fresh, kept, refused, won
from tests.sheets import lay, new_sheet, tap_all
from windroos.hands import By
from windroos.play.model.events import NOBODY
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet import taps as tap_kinds
from windroos.scoresheet.capabilities import ends, hows, marks, switches
from windroos.scoresheet.draft import after
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.keys import givers
from windroos.scoresheet.missing import count, missing
from windroos.scoresheet.say import (
    foul_lines,
    headline,
    missing_text,
)


def test_who_can_have_given_it() -> None:
    draft = tap_all(fresh(), tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.DISCARD))
    assert givers(draft) == (INEKE, HENK, MARIJKE)
    assert refused(draft, tap_kinds.ChooseGiver(JOOST)) == "sheet_giver_self"
    assert refused(after(draft, tap_kinds.ChooseHow(By.WALL)), tap_kinds.ChooseGiver(INEKE)) == "sheet_giver_own_draw"


def test_circumstances_go_when_they_can_be_no_more() -> None:
    draft = tap_all(
        fresh("hongkong"),
        tap_kinds.ChooseWinner(JOOST),
        tap_kinds.ChooseHow(By.DISCARD),
        tap_kinds.ChooseGiver(MARIJKE),
    )
    assert [switch.name for switch in switches(draft.match, draft.paper)] == ["last", "first_discard"]
    draft = after(draft, tap_kinds.SetCircumstance("first_discard", 1))
    assert [switch.name for switch in switches(draft.match, draft.paper)] == ["first_discard"]
    draft = after(draft, tap_kinds.ChooseHow(By.WALL))
    assert draft.paper.circumstances == ()
    draft = tap_all(draft, tap_kinds.SetCircumstance("last", 1), tap_kinds.SetCircumstance("announced_moon", 1))
    assert after(draft, tap_kinds.SetCircumstance("last", 0)).paper.circumstances == ()
    assert refused(draft, tap_kinds.SetCircumstance("robbed_concealed", 1)) == "sheet_no_circumstance"


@pytest.mark.parametrize(
    ("id", "buttons", "ways"),
    [
        ("nts2002", "dead false points sum", 4),
        ("groenehart2011", "dead false points sum", 4),
        ("hongkong", "dead false liable points", 5),
        ("nmv144", "dead false bet special points sum", 5),
        ("mcr", "dead false fouls points", 5),
    ],
)
def test_each_book_has_its_buttons(id: str, buttons: str, ways: int) -> None:
    match = new_sheet(id).match
    assert marks(match) == tuple(buttons.split())
    assert len(hows(match.rules)) == ways
    assert ends(match) == (("draw", "kongs") if id == "groenehart2011" else ("draw",))


def test_what_is_asked_in_order() -> None:
    draft = fresh()
    assert codes(draft) == ["who_won"]
    draft = after(draft, tap_kinds.ChooseWinner(JOOST))
    assert codes(draft) == ["how", "winner_hand", "loser_hand", "loser_hand", "loser_hand"]
    draft = lay(after(draft, tap_kinds.ChooseHow(By.WALL)), JOOST, "123m 5p")
    what = missing(draft)[0]
    assert (what.code, what.number) == ("few", 10)
    assert missing_text(draft, what, "nl") == "Joost: nog 10 stenen."
    draft = tap_all(draft, *(tap_kinds.EnterPoints(at, 10) for at in range(4)))
    assert codes(draft) == []


def test_paying_by_the_giver_asks_for_him() -> None:
    draft = tap_all(
        fresh("mcr"), tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.DISCARD), tap_kinds.EnterPoints(JOOST, 10)
    )
    assert codes(draft) == ["from_whom"]
    assert codes(after(draft, tap_kinds.ChooseGiver(HENK))) == []
    assert codes(tap_all(fresh(), *won(JOOST, 4, 20, 6, 8))) == []


def test_too_little_and_no_mahjong() -> None:
    draft = tap_all(
        fresh(), tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.DISCARD), tap_kinds.ChooseGiver(HENK)
    )
    little = lay(draft, JOOST, "[123m] [456s] [777p] 234p 9m +9m")
    what = missing(little)[0]
    assert (what.code, what.needed, what.unit) == ("too_little", 2, "doubles")
    assert missing_text(little, what, "nl").startswith("Te weinig om uit te gaan: 2 verdubbelingen nodig, en hier 0.")
    none = lay(draft, JOOST, "[123m] [456s] [777p] 23p 78s +9m")
    assert codes(none)[0] == "no_mahjong"
    stuck = lay(draft, JOOST, "[123m] [456s] [777p] 23p 78s")
    assert codes(stuck)[0] == "nothing_fits"
    with pytest.raises(SheetError, match="not complete"):
        count(little)


def test_what_cannot_be_says_so() -> None:
    chicken = fresh("hongkong", 4, minimum=0)
    draft = tap_all(
        chicken, tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.WALL), tap_kinds.EnterPoints(JOOST, 0)
    )
    what = missing(draft)[0]
    assert what.code == "cannot_be"
    assert "Zelf pakken is 1 fan" in missing_text(draft, what, "nl")


def test_mix_of_tiles_and_numbers() -> None:
    draft = tap_all(
        fresh(),
        tap_kinds.ChooseWinner(JOOST),
        tap_kinds.ChooseHow(By.DISCARD),
        tap_kinds.ChooseGiver(INEKE),
        tap_kinds.MarkDead(INEKE),
    )
    draft = lay(draft, JOOST, "[345p] [567s] 234m 678m 3s +3s")
    draft = tap_all(draft, tap_kinds.EnterSum(MARIJKE, 16, 2), tap_kinds.EnterPoints(HENK, 20))
    counted = count(draft)
    assert counted.result.net == (24, 384, -244, -164)
    assert [side.source for side in counted.sides] == ["sum", "tiles", "dead", "points"]


def test_a_tile_withdraws_the_number() -> None:
    draft = tap_all(fresh(), tap_kinds.EnterPoints(JOOST, 40), tap_kinds.SelectPlayer(JOOST), tap_kinds.AddTile(3))
    assert draft.paper.sides[JOOST].points is None
    assert after(draft, tap_kinds.Undo()).paper.sides[JOOST].points == 40


def test_false_mahjong_of_who_stood_as_the_winner() -> None:
    draft = tap_all(fresh(), tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.WALL))
    draft = after(lay(draft, JOOST, "[123m] [456s] [777p] 23p 78s +9m"), tap_kinds.MarkFalse(JOOST))
    assert draft.paper.winner == NOBODY
    assert len(draft.paper.sides[JOOST].rack) == 5
    assert refused(draft, tap_kinds.ChooseWinner(JOOST)) == "sheet_winner_dead"
    assert count(after(draft, tap_kinds.ChooseEnd("draw"))).result.net == (0, 0, 0, 0)


def test_hongkong_false_mahjong_ends_the_hand_and_pays() -> None:
    draft = tap_all(fresh("hongkong"), tap_kinds.MarkFalse(JOOST))
    assert missing_text(draft, missing(draft)[0], "nl") == "Hoe kwam de winnende steen bij Joost?"
    draft = tap_all(draft, tap_kinds.ChooseHow(By.DISCARD))
    assert codes(draft) == ["from_whom"]
    counted = count(after(draft, tap_kinds.ChooseGiver(HENK)))
    assert counted.result.net == (32, -128, 32, 64)
    assert counted.result.kind == "false"
    assert headline(counted, "nl") == "Valse mahjong van Joost"
    assert refused(draft, tap_kinds.ChooseWinner(HENK)) == "sheet_false_ended"
    assert refused(draft, tap_kinds.MarkFalse(HENK)) == "sheet_false_alone"
    assert after(draft, tap_kinds.MarkFalse(JOOST, "")).paper.end == ""
    assert after(draft, tap_kinds.ClearPlayer(JOOST)).paper.end == ""


def test_mcr_false_mahjong_and_offences() -> None:
    sheet = new_sheet("mcr")
    draft = tap_all(
        sheets.draft(sheet), tap_kinds.ChooseEnd("draw"), tap_kinds.MarkFalse(JOOST), tap_kinds.CountFouls(HENK, 2)
    )
    assert codes(draft) == ["false_kind"]
    counted = count(after(draft, tap_kinds.MarkFalse(JOOST, "invalid")))
    assert counted.result.net == (20, -60, 20, 20)
    assert counted.result.deductions == (0, 0, 0, 10)
    assert foul_lines(counted, "nl") == ["Henk: 2e overtreding: 10 punten eraf"]
    sheet = kept(sheet, *counted.draft.taps)
    assert sheet.match.fouls == (0, 0, 0, 2)
    sheet = kept(sheet, tap_kinds.ChooseEnd("draw"), tap_kinds.CountFouls(HENK, 1))
    assert sheet.match.points == (20, -60, 20, 20 - 10 - 20)
    assert sheet.match.fouls == (0, 0, 0, 3)
