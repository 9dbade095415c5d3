"""What single books ask of the score sheet: bets, special hands, dangers, seasons, five players."""

from __future__ import annotations

import pytest

from tests.scoresheet.tapping import HENK, INEKE, JOOST, MARIJKE, PIET, codes, fresh, kept, refused, won
from tests.sheets import lay, new_sheet, tap_all
from windroos.hands import GREEN_DRAGON_ROUND, By
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet import taps as tap_kinds
from windroos.scoresheet.capabilities import switches
from windroos.scoresheet.draft import after
from windroos.scoresheet.events import (
    HandKept,
    LastHandDeclared,
    PointsCorrected,
    SheetOpened,
    TurnSet,
)
from windroos.scoresheet.matrix import matrix
from windroos.scoresheet.missing import count, live, missing
from windroos.scoresheet.opening import words_of
from windroos.scoresheet.pao import Suspicion, suspicion, suspicion_text
from windroos.scoresheet.say import (
    headline,
    missing_text,
    next_line,
    side_line,
    subline,
)
from windroos.scoresheet.standings import champions
from windroos.telling.lines import lines
from windroos.tiles import S1


def test_mcr_flowers_beside_a_number() -> None:
    """Flowers are no part of the number, and are paid (ruling C2)."""
    draft = tap_all(
        fresh("mcr"), tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.DISCARD), tap_kinds.ChooseGiver(HENK)
    )
    draft = tap_all(draft, tap_kinds.AddTile(34), tap_kinds.AddTile(39), tap_kinds.EnterPoints(JOOST, 10))
    counted = count(draft)
    assert counted.result.net == (-8, 8 + 8 + 8 + 12, -8, -20)
    assert matrix(counted, "nl")[HENK][JOOST].reason == "8 + 12"


def test_hongkong_pao_pot_and_limit() -> None:
    sheet = new_sheet("hongkong", 4, None, draw_pot=5)
    sheet = kept(sheet, tap_kinds.ChooseEnd("draw"))
    assert (sheet.match.pot, sheet.match.points) == (20, (-5, -5, -5, -5))
    assert "In de pot: 20." in next_line(sheet, "nl")
    taps = (
        tap_kinds.ChooseWinner(JOOST),
        tap_kinds.ChooseHow(By.DISCARD),
        tap_kinds.ChooseGiver(HENK),
        tap_kinds.EnterPoints(JOOST, 6),
    )
    counted = count(tap_all(sheets.draft(sheet), *taps, tap_kinds.ChooseLiable(INEKE)))
    assert counted.result.net == (0, 128 + 20, -128, 0)
    assert matrix(counted, "nl")[INEKE][JOOST].reason == "32 + 32 + 64"
    assert subline(counted, "nl").endswith("pao: Ineke betaalt voor allen")
    assert refused(counted.draft, tap_kinds.ChooseLiable(JOOST)) == "sheet_liable_winner"


def test_hongkong_asks_who_fed_or_decided_a_dangerous_hand() -> None:
    """The ruling itself hangs on racks that nobody taps in, so the sheet asks (Fu Hing, p. 13-15)."""
    draft = tap_all(
        fresh("hongkong"), tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.DISCARD), tap_kinds.ChooseGiver(HENK)
    )
    draft = tap_all(draft, *(tap_kinds.AddSet("pung", S1 + rank, giver=INEKE) for rank in (0, 2, 4)))
    fed = lay(draft, JOOST, "67s 99s +8s")
    found = suspicion(fed, count(fed).sides[JOOST].score)
    assert found == Suspicion(HENK, "fed", "suit", 2)
    assert suspicion_text(fed, found, "nl").startswith(
        "Pao? Joost had negen stenen bamboe op tafel en maakt superschoon met bamboe 8 van Henk."
    )
    now = live(lay(draft, JOOST, "67p 99s +8p"), JOOST)
    assert now is not None
    assert suspicion(lay(draft, JOOST, "67p 99s +8p"), now.score) is None
    draft = tap_all(draft, tap_kinds.ChooseHow(By.WALL), tap_kinds.AddSet("pung", S1 + 6, giver=MARIJKE))
    gave = lay(draft, JOOST, "9s +9s")
    assert suspicion(gave, count(gave).sides[JOOST].score) == Suspicion(MARIJKE, "gave", "suit", 2)


def test_seven_seasons_claimed_with_a_dead_hand() -> None:
    draft = tap_all(
        fresh("hongkong"),
        tap_kinds.SelectPlayer(JOOST),
        *(tap_kinds.AddTile(34 + at) for at in range(7)),
        tap_kinds.MarkDead(JOOST),
    )
    draft = tap_all(draft, tap_kinds.ChooseWinner(JOOST), tap_kinds.SetCircumstance("claimed_seasons", 7))
    assert codes(draft) == []
    assert headline(count(draft), "nl") == "Joost maakt mahjong met 7 seizoenen en bloemen"
    assert sum(count(draft).result.net) == 0 < count(draft).result.net[JOOST]


def test_144_bets_and_special_formations() -> None:
    draft = tap_all(fresh("nmv144"), tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.WALL))
    draft = lay(draft, JOOST, "19m19p19sESWNRGP +1m wall")
    draft = tap_all(draft, *(tap_kinds.EnterPoints(at, 0) for at in (MARIJKE, INEKE, HENK)))
    counted = count(draft)
    assert counted.result.special > 0
    assert counted.sides[JOOST].total >= 500
    lost = lay(tap_all(fresh("nmv144"), tap_kinds.MarkBet(HENK)), HENK, "[888s] SSS 1s 4s 5s 7s 9s N P")
    assert lost.paper.sides[HENK].bet


def test_the_dice_say_who_pays_double_in_the_dragon_round_of_three() -> None:
    """Groene Hart 2011, p. 19; of five players the book says only that there is no wind of the round (p. 21)."""
    three = sheets.after(new_sheet("groenehart2011", 3), TurnSet(GREEN_DRAGON_ROUND, MARIJKE))
    assert codes(tap_all(sheets.draft(three), *won(JOOST, 0, 50, 0))) == ["double"]
    five = new_sheet("groenehart2011", 5, None, dragon_round=True)
    draft = sheets.draft(sheets.after(five, TurnSet(GREEN_DRAGON_ROUND, MARIJKE)))
    draft = tap_all(draft, *won(JOOST, 0, 50, 0, 0))
    assert codes(draft) == []
    assert count(draft).result.net == (-100, 200, -50, -50, 0)
    assert count(after(draft, tap_kinds.ChooseDouble(HENK))).result.net == (-50, 200, -50, -100, 0)
    assert refused(fresh(), tap_kinds.ChooseDouble(HENK)) == "sheet_no_double"


def test_the_game_of_heaven_is_special_formation_50() -> None:
    draft = tap_all(
        fresh("nmv144"),
        tap_kinds.ChooseWinner(MARIJKE),
        tap_kinds.ChooseHow(By.WALL),
        tap_kinds.SetCircumstance("first14", 1),
    )
    draft = lay(draft, MARIJKE, "222m 333p 444s 678s N +N wall")
    draft = tap_all(draft, *(tap_kinds.EnterPoints(at, 0) for at in (JOOST, INEKE, HENK)))
    won_with = count(draft).sides[MARIJKE]
    assert won_with.score is not None
    assert won_with.total == 1000
    assert lines(won_with.score, words_of(new_sheet("nmv144").opening), "nl")[0].name == "Spel van de Hemel"


def test_a_whole_game_of_144_names_the_formation_and_the_points() -> None:
    sheet = new_sheet("nmv144")
    taps = (tap_kinds.ChooseWinner(MARIJKE), tap_kinds.ChooseHow(By.WALL), tap_kinds.SetCircumstance("first14", 1))
    heaven = lay(tap_all(sheets.draft(sheet), *taps), MARIJKE, "222m 333p 444s 678s N +N wall")
    sheet = kept(sheet, *heaven.taps, *(tap_kinds.EnterPoints(at, 0) for at in (JOOST, INEKE, HENK)))
    for _ in range(16):
        east = sheet.match.seats[0]
        winner = JOOST if east != JOOST else INEKE
        sheet = kept(sheet, *won(winner, *(500 if at == winner else 0 for at in range(4))))
    assert champions(sheet) == (MARIJKE,)
    assert "Marijke wint met het hoogste bijzondere spel. De meeste punten: Joost met" in next_line(sheet, "nl")


def test_seasons_are_claimed_whatever_was_tapped_before() -> None:
    taken = tap_all(fresh("hongkong"), *won(JOOST), tap_kinds.ChooseHow(By.DISCARD), tap_kinds.ChooseGiver(INEKE))
    taken = tap_all(taken, *(tap_kinds.AddTile(34 + at) for at in range(7)))
    claimed = after(taken, tap_kinds.SetCircumstance("claimed_seasons", 7))
    assert codes(claimed) == []
    assert count(claimed).result.net == (-8, 24, -8, -8)
    assert not after(claimed, tap_kinds.ChooseGiver(HENK)).paper.circumstances
    assert not after(claimed, tap_kinds.ChooseHow(By.ROBBED)).paper.circumstances


def test_points_and_doubles_under_the_minimum_do_not_go_out() -> None:
    draft = tap_all(fresh("nts2002"), *won(JOOST, 0, 0, 0, 0), tap_kinds.EnterSum(JOOST, 30, 1))
    (what,) = missing(draft)
    assert (what.code, what.number, what.needed, what.unit) == ("too_little", 1, 2, "doubles")
    assert codes(after(draft, tap_kinds.EnterSum(JOOST, 30, 2))) == []
    assert codes(after(draft, tap_kinds.EnterSum(JOOST, 250, 0))) == []


@pytest.mark.parametrize(("id", "number", "needed", "unit"), [("hongkong", 1, 2, "fan"), ("mcr", 7, 8, "points")])
def test_a_number_under_the_minimum_is_asked_about_in_the_table_s_words(
    id: str, number: int, needed: int, unit: str
) -> None:
    draft = tap_all(
        fresh(id), tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.WALL), tap_kinds.EnterPoints(JOOST, number)
    )
    (what,) = missing(draft)
    assert (what.code, what.number, what.needed, what.unit) == ("too_little", number, needed, unit)
    assert "'false'" not in missing_text(draft, what, "nl")
    assert codes(after(draft, tap_kinds.EnterPoints(JOOST, needed))) == []


def test_only_a_last_tile_that_is_drawn_counts_by_the_dutch_tournament_rules() -> None:
    draft = tap_all(fresh("nts2002"), tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.DISCARD))
    assert [switch.name for switch in switches(draft.match, draft.paper)] == ["first_discard"]
    draft = after(draft, tap_kinds.ChooseHow(By.WALL))
    assert [switch.name for switch in switches(draft.match, draft.paper)] == ["last"]


def test_the_game_of_earth_is_won_with_east_s_tile() -> None:
    earth = tap_kinds.SetCircumstance("first_discard", 1)
    draft = tap_all(fresh("nts2002"), tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.DISCARD), earth)
    assert after(draft, tap_kinds.ChooseGiver(MARIJKE)).paper.circumstances
    assert not after(draft, tap_kinds.ChooseGiver(HENK)).paper.circumstances
    assert refused(after(draft, tap_kinds.ChooseGiver(HENK)), earth) == "sheet_no_circumstance"


def test_a_bet_that_is_lost_is_worth_nothing() -> None:
    draft = tap_all(fresh("nmv144"), *won(JOOST, 40, 100, 40), tap_kinds.MarkBet(HENK))
    assert codes(draft) == []
    counted = count(after(draft, tap_kinds.EnterPoints(HENK, 80)))
    assert counted.settlement.scores["Henk"] == count(draft).settlement.scores["Henk"] == 0


def test_a_bet_costs_nothing_while_nobody_has_won() -> None:
    shown = live(tap_all(fresh("nmv144"), tap_kinds.MarkBet(HENK), tap_kinds.EnterPoints(HENK, 80)), HENK)
    assert shown is not None
    assert shown.total == 80


def test_a_number_that_may_be_a_special_hand_is_asked_about() -> None:
    """Limit 300: 600 is a special hand, or 150 doubled twice; with points and doubles it was counted."""
    draft = tap_all(fresh("nmv144", limit=300), *won(JOOST, 40, 600, 40, 0))
    assert codes(draft) == ["special_or_not"]
    assert (
        missing_text(draft, missing(draft)[0], "en") == "Is Joost's 600 a special hand, or counted and above the limit?"
    )
    for special, settled in ((True, 600), (False, 300)):
        said = after(draft, tap_kinds.MarkSpecial(JOOST, special))
        assert codes(said) == (["which_hand"] if special else [])
        assert count(said).settlement.scores["Joost"] == settled
        assert codes(after(said, tap_kinds.EnterPoints(JOOST, 1200))) == ["special_or_not"], (
            "it was said of another number"
        )
    counted = after(draft, tap_kinds.EnterSum(JOOST, 150, 2))
    assert codes(counted) == []
    assert count(counted).settlement.scores["Joost"] == 300
    assert codes(tap_all(fresh("nmv144"), *won(JOOST, 40, 1000, 40, 0))) == ["which_hand"], (
        "no hand can be counted at 1000"
    )
    assert codes(tap_all(fresh("nmv144", limit=300), *won(JOOST, 40, 640, 40, 0))) == [], "an overscore"
    assert refused(fresh("nts2002"), tap_kinds.MarkSpecial(JOOST, True)) == "sheet_no_special"


def test_a_hand_that_was_kept_before_it_was_asked_counts_as_it_did() -> None:
    sheet = new_sheet("nmv144", limit=300)
    sheet = sheets.fold([SheetOpened(sheet.opening), HandKept(won(JOOST, 40, 600, 40, 0))])
    assert sheet.entries[0].counted.settlement.scores["Joost"] == 600


def test_five_players_dream_in_turn() -> None:
    sheet = new_sheet("groenehart2011", 5)
    draft = sheets.draft(sheet)
    assert refused(draft, tap_kinds.ChooseWinner(PIET)) == "sheet_dreams"
    sheet = kept(sheet, *won(JOOST, 0, 50, 0, 0))
    assert sheet.match.dreamer == MARIJKE
    assert side_line(sheet.entries[0].counted, PIET, "nl") == "droomt"
    assert next_line(sheet, "nl") == "Spel 2, ronde Oost: Joost wordt Oost. Marijke droomt."
    for said in (PointsCorrected((-10, 0, 0, 0, 0)), LastHandDeclared()):
        sheet = sheets.after(sheet, said)
        assert next_line(sheet, "nl").startswith("Spel 2, ronde Oost: Joost wordt Oost.")
    assert "Joost blijft Oost." in next_line(sheets.after(sheet, TurnSet(1, JOOST)), "nl")


def test_the_bell() -> None:
    draft = after(fresh("mcr", 4, bell="stop"), tap_kinds.ChooseEnd("bell"))
    assert sheets.after(new_sheet("mcr", 4, None, bell="stop"), HandKept(draft.taps)).match.over
    assert refused(fresh("mcr"), tap_kinds.ChooseEnd("bell")) == "sheet_no_end"
