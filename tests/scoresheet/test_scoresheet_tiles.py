"""The score sheet by tiles: what may be tapped, what is used up, what the sum says meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scoresheet.tapping import HENK, INEKE, JOOST, MARIJKE, fresh, refused
from tests.sheets import lay, new_sheet, tap_all, tiles_of, worked_example
from windroos.books.catalog import book_words
from windroos.books.choosing import TypedRules
from windroos.hands import By
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet import taps as tap_kinds
from windroos.scoresheet.draft import after, new_draft
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.events import (
    HandKept,
)
from windroos.scoresheet.keys import key_tap, refusals
from windroos.scoresheet.matrix import matrix, transfers
from windroos.scoresheet.missing import count, live, missing
from windroos.scoresheet.nearly import near_misses
from windroos.scoresheet.opening import open_sheet
from windroos.scoresheet.paper import tiles_left
from windroos.scoresheet.say import (
    dead_line,
    headline,
    jersey_line,
    missing_text,
    next_line,
    side_line,
    subline,
)
from windroos.scoresheet.sheet import opened
from windroos.scoresheet.turns import turned_to
from windroos.scoring.table import count_table
from windroos.tablefile.reading import load_table
from windroos.telling.lines import lines, sum_text
from windroos.telling.why_not import why_not_text
from windroos.tiles import NORTH, S1

EXAMPLES = Path(__file__).parents[2] / "examples"


WORDS_2011 = book_words("groenehart2011")


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


def test_tiles_used_up_are_grey() -> None:
    draft = lay(fresh(), MARIJKE, "[444s] 4s")
    draft = after(draft, tap_kinds.SelectPlayer(JOOST))
    assert tiles_left(draft.match.rules, draft.paper)[S1 + 3] == 0
    assert refusals(draft, "tile")[S1 + 3]
    with pytest.raises(SheetError) as wrong:
        after(draft, key_tap(draft, S1 + 3))
    assert wrong.value.sentence("nl") == "Alle vier liggen al op tafel: bamboe 4."
    assert not refusals(draft, "pung")[S1 + 4]
    assert [at for at, grey in enumerate(refusals(draft, "chow")[S1 : S1 + 9]) if not grey] == [0, 4, 5, 6]


def test_the_winning_tile_is_used_too() -> None:
    draft = tap_all(fresh(), tap_kinds.ChooseWinner(MARIJKE), tap_kinds.ChooseHow(By.WALL))
    draft = lay(draft, MARIJKE, "[444m] 555m 666p 777p 3s +3s wall")
    assert tiles_left(draft.match.rules, draft.paper)[S1 + 2] == 2
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
    side = after(draft, key_tap(draft, 8, "kong")).paper.sides[MARIJKE]
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
