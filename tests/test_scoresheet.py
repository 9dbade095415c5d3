"""The score sheet, tap by tap: what may be tapped, what is missing, what each book does at the end of a hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.sheets import BOOKS, NAMES, lay, new_sheet, tap_all, tiles_of, worked_example
from windroos.books.catalog import book_words
from windroos.books.choosing import TypedRules
from windroos.errors import WindroosError
from windroos.hands import GREEN_DRAGON_ROUND, By
from windroos.notation import parse
from windroos.play.model.events import NOBODY
from windroos.rules.rule import Value
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet import taps as tap_kinds
from windroos.scoresheet.capabilities import ends, hows, marks, switches
from windroos.scoresheet.draft import Draft, after, new_draft
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.events import (
    Ended,
    HandCorrected,
    HandKept,
    HandStruck,
    LastHandDeclared,
    PointsCorrected,
    SheetOpened,
    TurnSet,
    event_text,
    read_event,
)
from windroos.scoresheet.keys import givers, keys
from windroos.scoresheet.matrix import matrix, transfers
from windroos.scoresheet.missing import count, live, missing
from windroos.scoresheet.nearly import near_misses
from windroos.scoresheet.opening import LONGEST_NAME, open_sheet, rules_changed, rules_of, words_of
from windroos.scoresheet.pao import Suspicion, suspicion, suspicion_text
from windroos.scoresheet.rows import rows
from windroos.scoresheet.say import (
    dead_line,
    foul_lines,
    headline,
    jersey_line,
    missing_text,
    moved_line,
    next_line,
    remark_line,
    side_line,
    subline,
)
from windroos.scoresheet.sheet import Sheet, opened
from windroos.scoresheet.spelling import read_tap
from windroos.scoresheet.standings import champions, chip_payments, chips, jersey, series, standings
from windroos.scoresheet.turns import rounds_of, turned_to
from windroos.scoring.table import count_table
from windroos.tablefile.reading import load_table
from windroos.telling.lines import lines, sum_text
from windroos.telling.why_not import why_not_text
from windroos.text.trouble import TROUBLE
from windroos.tiles import NORTH, S1

MARIJKE, JOOST, INEKE, HENK, PIET = range(5)
EXAMPLES = Path(__file__).parents[1] / "examples"
WORDS_2011 = book_words("groenehart2011")


def fresh(id: str = "groenehart2011", players: int = 4, /, **options: Value) -> Draft:
    """The first hand of a sheet."""
    return sheets.draft(new_sheet(id, players, None, **options))


def kept(sheet: Sheet, *taps: tap_kinds.Tap) -> Sheet:
    """The sheet with a hand of these taps."""
    return sheets.after(sheet, HandKept(taps))


def won(player: int, *points: int) -> tuple[tap_kinds.Tap, ...]:
    """A hand of scores alone; players without one have 0."""
    return (tap_kinds.ChooseWinner(player), *(tap_kinds.EnterPoints(at, score) for at, score in enumerate(points)))


def refused(draft: Draft, tap: tap_kinds.Tap) -> str:
    """The code with which a tap is refused."""
    with pytest.raises(SheetError) as wrong:
        after(draft, tap)
    return wrong.value.code


def codes(draft: Draft) -> list[str]:
    """What is missing."""
    return [what.code for what in missing(draft)]


# --- the worked example ------------------------------------------------------------------------------------------


def test_worked_example_of_2011() -> None:
    sheet = new_sheet("groenehart2011")
    draft = worked_example(sheet)
    assert missing(draft) == ()
    sheet = sheets.after(sheet, HandKept(draft.taps))
    counted = sheet.entries[0].counted
    assert [side.total for side in counted.sides] == [64, 96, 0, 20]
    assert sheet.match.points == (24, 384, -244, -164)
    assert headline(counted, "nl") == "Joost maakt mahjong met bamboe 3"
    assert subline(counted, "nl") == "Spel 1, ronde Oost · van Ineke (West)"
    assert [side_line(counted, at, "nl") for at in range(4)] == [
        "Oost · 64 punten",
        "Zuid · 96, mahjong",
        "West · dood spel",
        "Noord · 20 punten",
    ]
    assert dead_line(counted, INEKE, "nl") == (
        "Dood spel: 0 punten. 12 stenen in plaats van 13 (een kong telt voor drie). "
        "Anders was het 20 × 8 = 160 geweest."
    )
    assert next_line(sheet, "nl") == "Spel 2, ronde Oost: Joost wordt Oost."
    assert jersey_line(sheet, "nl") == "Joost neemt de gele trui over."


def test_matrix_of_the_worked_example() -> None:
    counted = count(worked_example(new_sheet("groenehart2011")))
    cells = matrix(counted, "nl")
    assert [[cell.amount for cell in row] for row in cells] == [
        [0, 192, 0, 40],
        [0, 0, 0, 0],
        [128, 96, 0, 20],
        [128, 96, 0, 0],
    ]
    assert cells[MARIJKE][JOOST].reason == "96 × 2"
    assert cells[INEKE][JOOST].reason == "mahjong"
    assert cells[INEKE][JOOST].why == "96: mahjong van Joost"
    assert cells[HENK][HENK].own
    assert ("Marijke", "Joost", 192) in [moved[:3] for moved in transfers(counted, "en")]


def test_live_sum_takes_the_only_tile_for_granted() -> None:
    draft = tap_all(
        fresh(), tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.DISCARD), tap_kinds.ChooseGiver(INEKE)
    )
    draft = lay(draft, JOOST, "[345p] [567s] 234m 678m 3s")
    what = missing(draft)[0]
    assert missing_text(draft, what, "nl") == "Nog één steen: de winnende. Alleen bamboe 3 past."
    assert [(offer.tile, offer.left, offer.score.total) for offer in what.offers] == [(S1 + 2, 3, 96)]
    now = live(draft, JOOST)
    assert now is not None
    assert (now.total, now.assumed) == (96, S1 + 2)
    assert now.score is not None
    assert sum_text(now.score, WORDS_2011, "nl")[0] == "24 × 4 = 96"


def test_lines_read_down_to_the_total() -> None:
    counted = count(worked_example(new_sheet("groenehart2011")))
    score = counted.sides[JOOST].score
    assert score is not None
    told = lines(score, WORDS_2011, "nl")
    assert [(line.kind, line.figure) for line in told[:4]] == [
        ("line", "20"),
        ("line", "+ 2"),
        ("line", "+ 2"),
        ("sum", "24"),
    ]
    assert (told[6].kind, told[6].name, told[6].figure) == ("total", "24 × 4", "96")
    assert (told[1].tiles, told[1].lit) == ((S1 + 2,), (S1 + 2,))


def test_what_the_hand_nearly_had() -> None:
    counted = count(worked_example(new_sheet("groenehart2011")))
    score = counted.sides[JOOST].score
    assert score is not None
    near = {miss.id: miss for miss in near_misses(score, WORDS_2011, "nl")}
    assert near["zelf_gepakt"].text == "Het zou tellen met de winnende steen zelf gepakt van de muur."
    assert why_not_text(score, "zelf_gepakt", WORDS_2011, "nl")[0] == near["zelf_gepakt"].text


@pytest.mark.parametrize("file", ["groenehart2011", "hongkong", "mcr", "nmv144", "nts2002"])
def test_a_table_file_tapped_in_counts_the_same(file: str) -> None:
    table = load_table(EXAMPLES / f"{file}.txt", TypedRules()).table
    wanted = count_table(table)
    assert wanted.settlement is not None
    options = {key: value for key, value in table.rules.options.items() if key != "players"}
    sheet = opened(open_sheet(table.rules.id, [player.name for player in table.players], options))
    match = turned_to(sheet.match, table.players[0].situation.round, 0)
    draft = new_draft(match._replace(pot=table.pot), 1)
    names = match.players
    for player in table.players:
        at = names.index(player.name)
        win = player.situation.win
        if player.won and win is not None:
            draft = tap_all(draft, tap_kinds.ChooseWinner(at), tap_kinds.ChooseHow(win.by))
            draft = after(draft, tap_kinds.ChooseGiver(names.index(player.giver))) if player.giver else draft
        draft = tap_all(draft, tap_kinds.MarkDead(at, player.dead), tap_kinds.SelectPlayer(at), *tiles_of(player.hand))
        if player.won and win is not None:
            draft = after(draft, tap_kinds.AddTile(win.tile))
            said = [
                (name, int(value)) for name, value in win._asdict().items() if name in tap_kinds.CIRCUMSTANCES and value
            ]
            draft = tap_all(draft, *(tap_kinds.SetCircumstance(name, value) for name, value in said))
    if table.liable is not None:
        draft = after(draft, tap_kinds.ChooseLiable(names.index(table.liable)))
    counted = count(draft)
    assert counted.settlement.net == wanted.settlement.net
    assert counted.settlement.pays == wanted.settlement.pays


# --- what may be tapped ------------------------------------------------------------------------------------------


def test_tiles_used_up_are_grey() -> None:
    draft = lay(fresh(), MARIJKE, "[444s] 4s")
    draft = after(draft, tap_kinds.SelectPlayer(JOOST))
    key = keys(draft)[S1 + 3]
    assert key.left == 0
    assert key.refused is not None
    assert key.refused.sentence("nl") == "Alle vier liggen al op tafel: bamboe 4."
    assert keys(draft, "pung")[S1 + 4].refused is None
    assert [key.tile - S1 for key in keys(draft, "chow") if S1 <= key.tile < S1 + 9 and key.refused is None] == [
        0,
        4,
        5,
        6,
    ]


def test_the_winning_tile_is_used_too() -> None:
    draft = tap_all(fresh(), tap_kinds.ChooseWinner(MARIJKE), tap_kinds.ChooseHow(By.WALL))
    draft = lay(draft, MARIJKE, "[444m] 555m 666p 777p 3s +3s wall")
    assert keys(draft)[S1 + 2].left == 2
    assert (
        refused(after(draft, tap_kinds.SelectPlayer(JOOST)), tap_kinds.AddSet("pung", S1 + 2)) == "sheet_too_few_left"
    )


def test_at_most_fourteen_tiles_and_kongs() -> None:
    draft = lay(fresh(), MARIJKE, "(1111s) 123456789p 1m")
    assert refused(draft, tap_kinds.AddTile(5)) == "sheet_thirteen"
    assert refused(draft, tap_kinds.AddSet("pung", 5)) == "sheet_no_room"
    draft = tap_all(draft, tap_kinds.ChooseWinner(MARIJKE), tap_kinds.AddTile(0))
    assert draft.paper.tile == 0
    assert refused(draft, tap_kinds.AddTile(5)) == "sheet_hand_full"
    assert draft.paper.sides[MARIJKE].size == 13


def test_a_chow_comes_from_the_left() -> None:
    draft = after(fresh(), tap_kinds.SelectPlayer(MARIJKE))
    assert after(draft, tap_kinds.AddSet("chow", 0)).paper.sides[MARIJKE].sets[0].giver == HENK
    assert refused(draft, tap_kinds.AddSet("chow", 0, giver=JOOST)) == "sheet_chow_left"
    assert refused(draft, tap_kinds.AddSet("chow", 8)) == "sheet_no_set"
    assert refused(draft, tap_kinds.AddSet("pung", 8, giver=MARIJKE)) == "sheet_giver_self"


def test_a_kong_of_a_pung_that_lies_there() -> None:
    draft = tap_all(fresh(), tap_kinds.SelectPlayer(MARIJKE), tap_kinds.AddSet("pung", 8, giver=INEKE))
    key = keys(draft, "kong")[8]
    side = after(draft, key.tap).paper.sides[MARIJKE]
    assert [(laid.meld.kind, laid.meld.added, laid.giver) for laid in side.sets] == [("kong", True, INEKE)]


def test_three_players_have_fewer_tiles_and_no_open_chows() -> None:
    draft = after(fresh("groenehart2011", 3), tap_kinds.SelectPlayer(MARIJKE))
    assert refused(draft, tap_kinds.AddTile(0)) == "sheet_no_such_tile"
    assert refused(draft, tap_kinds.AddTile(NORTH)) == "sheet_no_such_tile"
    assert refused(draft, tap_kinds.AddSet("chow", S1)) == "sheet_no_open_chows"


def test_another_tile_was_the_winning_one() -> None:
    draft = tap_all(fresh(), tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.WALL))
    draft = after(lay(draft, JOOST, "111222333m 444s 9p +9p wall"), tap_kinds.ChooseWinningTile(2))
    assert draft.paper.tile == 2
    assert sorted(draft.paper.sides[JOOST].rack) == [0, 0, 0, 1, 1, 1, 2, 2, 17, 17, 21, 21, 21]
    assert after(draft, tap_kinds.RemoveLast()).paper.tile == -1
    assert refused(draft, tap_kinds.ChooseWinningTile(33)) == "sheet_nothing_there"


def test_removing() -> None:
    draft = lay(fresh(), MARIJKE, "[444s] 12m 1m")
    assert draft.paper.sides[MARIJKE].rack == (0, 0, 1)
    assert after(draft, tap_kinds.RemoveTile(0)).paper.sides[MARIJKE].rack == (0, 1)
    assert after(draft, tap_kinds.RemoveSet(0)).paper.sides[MARIJKE].sets == ()
    assert after(draft, tap_kinds.RemoveLast()).paper.sides[MARIJKE].rack == draft.paper.sides[MARIJKE].rack[:-1]
    assert refused(draft, tap_kinds.RemoveSet(1)) == "sheet_nothing_there"
    assert after(draft, tap_kinds.ClearPlayer(MARIJKE)).paper.sides[MARIJKE].size == 0
    assert refused(fresh(), tap_kinds.AddTile(0)) == "sheet_select_first"
    assert refused(fresh(), tap_kinds.Undo()) == "sheet_nothing_to_undo"


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


# --- what is missing ---------------------------------------------------------------------------------------------


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


# --- the books ---------------------------------------------------------------------------------------------------


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


def test_numbers_that_cannot_be() -> None:
    assert refused(fresh(), tap_kinds.EnterPoints(JOOST, 2001)) == "sheet_number"
    assert refused(fresh("hongkong"), tap_kinds.EnterSum(JOOST, 2, 2)) == "sheet_no_sum"
    assert refused(fresh("hongkong"), tap_kinds.EnterPoints(JOOST, 3)) == "sheet_points_loser"
    assert codes(tap_all(fresh(), *won(JOOST, 4, 0, 6, 8))) == ["winner_nothing"]
    assert (
        count(tap_all(fresh(), *won(JOOST, 0, 1, 0, 0), tap_kinds.EnterSum(JOOST, 500, 9))).sides[JOOST].total == 2000
    )


# --- the sheet ---------------------------------------------------------------------------------------------------


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
    assert sheets.moved(sheet, right) == (2,)
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


# --- openings, JSON and words ------------------------------------------------------------------------------------


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
