"""Laws of the score sheet: taps and events fold back from JSON, undo undoes, sums are zero, corrections are right."""

from __future__ import annotations

import json
import os
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sheets import BOOKS, NAMES, new_sheet, numbers, random_event, tap_all, tiles_of
from windroos.books.catalog import book_words
from windroos.errors import WindroosError
from windroos.hands import By, MeldKind
from windroos.play.model.events import NOBODY
from windroos.play.model.match import after as match_after
from windroos.play.model.match import correct, new_match
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet import taps as tap_kinds
from windroos.scoresheet.draft import Draft, after, draft_of, new_draft
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.events import HandCorrected, HandKept, SheetEvent, SheetOpened, event_text, read_event
from windroos.scoresheet.keys import MODES, key_tap, refusals
from windroos.scoresheet.matrix import matrix
from windroos.scoresheet.missing import count, live, missing
from windroos.scoresheet.nearly import near_misses
from windroos.scoresheet.opening import open_sheet, rules_of
from windroos.scoresheet.paper import copies, tiles_left
from windroos.scoresheet.rows import rows
from windroos.scoresheet.say import headline, missing_text, next_line, side_line, subline
from windroos.scoresheet.sheet import Sheet, SheetHand
from windroos.scoresheet.spelling import TAP, read_tap, read_taps
from windroos.scoresheet.standings import champions, chips, series, standings
from windroos.scoresheet.turns import turned_to
from windroos.scoring.score import score
from windroos.telling.lines import lines, sum_text
from windroos.testkit.hands import any_case, any_rules
from windroos.testkit.strategies import RANDOM

FULL = bool(os.environ.get("WINDROOS_FULL"))
FEW = settings(max_examples=500 if FULL else 50)
IDS = st.sampled_from(BOOKS)
PLAYERS = st.sampled_from((3, 4, 5))


def random_tap(random: Random) -> tap_kinds.Tap:
    """Any tap, often one that cannot be."""
    player = random.randrange(-1, 5)
    tile = random.randrange(42)
    kinds: tuple[MeldKind, ...] = ("chow", "pung", "kong")
    kind = random.choice(kinds)
    taps: tuple[tap_kinds.Tap, ...] = (
        tap_kinds.ChooseWinner(player),
        tap_kinds.ChooseEnd(random.choice(("draw", "kongs", "bell"))),
        tap_kinds.ChooseHow(random.choice(tuple(By))),
        tap_kinds.ChooseGiver(player),
        tap_kinds.SetCircumstance(random.choice(tap_kinds.CIRCUMSTANCES), random.randrange(3)),
        tap_kinds.SelectPlayer(player),
        *(tap_kinds.AddTile((tile + more) % 42) for more in range(6)),
        tap_kinds.AddSet(kind, tile % 34, random.random() < 0.7, player, random.random() < 0.2, random.random() < 0.1),
        tap_kinds.AddSet(kind, tile % 34),
        tap_kinds.RemoveTile(tile),
        tap_kinds.RemoveSet(random.randrange(4)),
        tap_kinds.RemoveLast(),
        tap_kinds.ChooseWinningTile(tile),
        tap_kinds.MarkDead(player, random.random() < 0.5),
        tap_kinds.MarkFalse(player, random.choice(("", "called", "minimum", "invalid", "hidden"))),
        tap_kinds.MarkBet(player),
        tap_kinds.MarkSpecial(player, random.random() < 0.5),
        tap_kinds.NameHand(
            player, random.choice(("", "jade", "drie_draken", "pe_ling_eet_cake")), random.choice((0, 0, 50))
        ),
        tap_kinds.CountFouls(player, random.randrange(11)),
        tap_kinds.ChooseLiable(player),
        tap_kinds.ChooseDouble(player),
        tap_kinds.EnterPoints(player, random.choice((-1, 0, 8, 500, 600, 3000))),
        tap_kinds.EnterSum(player, random.randrange(100), random.randrange(40)),
        tap_kinds.ClearPlayer(player),
        tap_kinds.Clear(),
    )
    return random.choice(taps)


def check_spoken(refused: WindroosError, *codes: str) -> None:
    """A refusal has words in both languages, and one of these codes."""
    assert refused.sentence("nl")
    assert refused.hint("en")
    assert not codes or refused.code in codes


def random_draft(draft: Draft, random: Random, taps: int = 60) -> Draft:
    """A draft after taps of every kind; those that cannot be are refused and change nothing."""
    for _ in range(taps):
        tap = random_tap(random)
        if isinstance(tap, tap_kinds.Clear) and random.random() < 0.9:
            continue
        try:
            draft = after(draft, tap)
        except SheetError as refused:
            check_spoken(refused)
    return draft


@FEW
@given(IDS, PLAYERS, RANDOM)
def test_any_taps_leave_a_paper_that_can_be(id: str, players: int, random: Random) -> None:
    draft = random_draft(sheets.draft(new_sheet(id, players)), random)
    match, paper = draft.match, draft.paper
    assert min(tiles_left(match.rules, paper)) >= 0
    for player, side in enumerate(paper.sides):
        assert side.any_size or side.size <= 18
        assert player in match.seats or side == type(side)()
    assert (paper.winner == NOBODY) == (paper.end != "mahjong")
    for what in missing(draft):
        assert missing_text(draft, what, "nl")
        assert missing_text(draft, what, "en")
    for player in range(players):
        live(draft, player)
    if not missing(draft):
        count(draft)


@FEW
@given(IDS, PLAYERS, RANDOM)
def test_taps_fold_back_from_json_and_undo_undoes_one(id: str, players: int, random: Random) -> None:
    draft = random_draft(sheets.draft(new_sheet(id, players)), random, 25)
    again = draft_of(draft.match, draft.number, read_taps([json.loads(TAP.write(tap)) for tap in draft.taps]))
    assert again == draft
    tap = random_tap(random)
    try:
        on = after(draft, tap)
    except SheetError:
        return
    assert after(on, tap_kinds.Undo()) == draft
    form = {key: str(value) for key, value in json.loads(TAP.write(tap)).items()} | {"revision": "7"}
    assert read_tap({key: value.lower() if value in ("True", "False") else value for key, value in form.items()}) == tap


@FEW
@given(IDS, RANDOM)
def test_a_key_is_grey_when_its_tap_is_refused(id: str, random: Random) -> None:
    draft = random_draft(sheets.draft(new_sheet(id)), random, 40)
    for mode in MODES:
        for kind, grey in enumerate(refusals(draft, mode)):
            if not grey:
                after(draft, key_tap(draft, kind, mode))
            else:
                with pytest.raises(SheetError):
                    after(draft, key_tap(draft, kind, mode))
    rules = draft.match.rules
    assert all(0 <= left <= most for left, most in zip(tiles_left(rules, draft.paper), copies(rules), strict=True))


def grown(sheet: Sheet, random: Random, events: int = 14) -> tuple[Sheet, list[SheetEvent]]:
    """A sheet after random events, and those that were taken."""
    taken: list[SheetEvent] = [SheetOpened(sheet.opening)]
    for _ in range(events):
        event = random_event(sheet, random)
        try:
            sheet = sheets.after(sheet, event)
        except WindroosError as refused:
            check_spoken(refused)
            continue
        taken.append(event)
    return sheet, taken


@FEW
@given(IDS, PLAYERS, RANDOM)
def test_events_fold_back_from_json(id: str, players: int, random: Random) -> None:
    sheet, events = grown(new_sheet(id, players), random)
    assert sheets.fold(read_event(event_text(event)) for event in events) == sheet
    assert sheet.length == len(events)


@FEW
@given(IDS, PLAYERS, RANDOM)
def test_standings_are_the_sum_of_what_stands_on_the_sheet(id: str, players: int, random: Random) -> None:
    sheet, _ = grown(new_sheet(id, players, None, **({"draw_pot": 5} if id == "hongkong" else {})), random)
    points, pot = Counter[int](), 0
    for line in sheet.lines:
        if isinstance(line, SheetHand) and not line.struck:
            for side in line.counted.sides:
                points[side.player] += side.net - side.deduction
            nets = sum(side.net for side in line.counted.sides)
            assert nets == line.before.pot - line.after.pot
            cells = matrix(line.counted, "nl")
            for at, side in enumerate(line.counted.sides):
                paid = sum(cell.amount for cell in cells[at])
                received = sum(row[at].amount for row in cells)
                assert received - paid == side.net or pot_pays(line)
            pot = line.after.pot
        elif not isinstance(line, SheetHand):
            for player, (was, now) in enumerate(zip(line.before.points, line.after.points, strict=True)):
                points[player] += now - was
    assert tuple(points[player] for player in range(players)) == sheet.match.points
    assert [row.points for row in standings(sheet)] == sorted(sheet.match.points, reverse=True)
    assert series(sheet).points == tuple(zip(*_totals(sheet), strict=True))
    table = rows(sheet, "nl")
    assert {len(row) for row in table} == {len(table[0])}
    assert pot == sheet.match.pot or not sheet.entries or sheet.entries[-1].struck


def pot_pays(entry: SheetHand) -> bool:
    """The pot is no player: what it gives or takes stands in no cell."""
    return any(None in (paid.payer, paid.payee) for paid in entry.counted.settlement.pays)


def _totals(sheet: Sheet) -> list[tuple[int, ...]]:
    """The points before each hand that counts, and at the end."""
    found = [line.before.points for line in sheet.lines if isinstance(line, SheetHand) and not line.struck]
    return [*found, sheet.match.points]


@FEW
@given(IDS, PLAYERS, RANDOM)
def test_the_sheet_is_the_match(id: str, players: int, random: Random) -> None:
    sheet = new_sheet(id, players)
    seats = tuple(range(min(players, 4)))
    match = new_match(rules_of(sheet.opening), NAMES[:players], seats, 4 if players == 5 else NOBODY)
    assert sheet.match == match
    for _ in range(25):
        if match.over:
            break
        draft = numbers(sheets.draft(sheet), random)
        sheet = sheets.after(sheet, HandKept(draft.taps))
        match = match_after(match, count(draft).result)
        if random.random() < 0.1:
            points = tuple(random.randrange(-9, 10) for _ in range(players))
            sheet = sheets.after(sheet, read_event({"event": "points", "points": list(points)}))
            match = correct(match, points)
        assert sheet.match == match
    assert champions(sheet) or not match.over
    assert next_line(sheet, "nl")


@FEW
@given(IDS, PLAYERS, RANDOM)
def test_a_correction_equals_having_entered_it_right_at_once(id: str, players: int, random: Random) -> None:
    start = new_sheet(id, players)
    wrong, _ = grown(start, Random(random.random()), 9)
    if not wrong.entries or any(entry.earlier for entry in wrong.entries):
        return
    entry = random.choice(wrong.entries)
    number, taps = entry.number, numbers(draft_of(entry.before, entry.number, ()), random).taps
    try:
        corrected = sheets.after(wrong, HandCorrected(number, taps))
    except SheetError as refused:
        check_spoken(refused, "sheet_breaks", "sheet_remark_breaks")
        return
    right = start
    for line in wrong.lines:
        if isinstance(line, SheetHand):
            right = sheets.after(right, HandKept(taps if line.number == number else line.taps))
        else:
            right = sheets.after(right, line.said)
    assert corrected.match == right.match
    assert [line.after for line in corrected.lines] == [line.after for line in right.lines]
    assert corrected.entries[number - 1].earlier[0].counted == wrong.entries[number - 1].counted


@FEW
@given(IDS, RANDOM)
def test_a_hand_tapped_in_scores_as_the_scorer_has_it(id: str, random: Random) -> None:
    """Any hand that can be, entered tile by tile for the winner; everything about it can be said."""
    rules = any_rules(random, id)
    if rules.value("players") != 4 or rules.options.get("rounds") == "east":
        return
    hand, situation = any_case(random)
    win = situation.win
    if win is None or situation.round > 3 or (id != "nmv144" and any(meld.east_first for meld in hand.melds)):
        return
    try:
        opening = open_sheet(id, NAMES[:4], {key: value for key, value in rules.options.items() if key != "players"})
        wanted = score(rules_of(opening), hand, situation)
    except WindroosError:
        return
    match = turned_to(sheets.opened(opening).match, situation.round, 0)
    player = match.seats[situation.seat]
    draft = tap_all(new_draft(match, 1), tap_kinds.ChooseWinner(player), *tiles_of(hand))
    if not win.claimed_seasons:
        draft = tap_all(draft, tap_kinds.ChooseHow(win.by), tap_kinds.AddTile(win.tile))
    known = {key: value for key, value in win._asdict().items() if key in tap_kinds.CIRCUMSTANCES}
    try:
        for name in tap_kinds.CIRCUMSTANCES:  # `last` comes before what depends on it
            if known[name] or name == "kongs_in_turn":
                draft = after(draft, tap_kinds.SetCircumstance(name, int(known[name])))
    except SheetError:
        return  # a circumstance that changes nothing by these rules
    draft = tap_all(draft, tap_kinds.MarkBet(player)) if win.bet and id == "nmv144" else draft
    if win.bet and id != "nmv144":
        return
    now = live(draft, player)
    assert now is not None
    assert now.score == wanted
    check_words(draft, player)


def check_words(draft: Draft, player: int) -> None:
    """Everything that is said of a score is said in both languages."""
    now = live(draft, player)
    assert now is not None
    assert now.score is not None
    words = book_words(draft.match.rules.id)
    for lang in ("nl", "en"):
        told = lines(now.score, words, lang)
        assert len([line for line in told if line.id]) == len(now.score.lines)
        assert all(line.name for line in told)
        sum_text(now.score, words, lang)
    near_misses(now.score, words, "nl")


@FEW
@given(IDS, PLAYERS, RANDOM)
def test_every_hand_can_be_told(id: str, players: int, random: Random) -> None:
    sheet, _ = grown(new_sheet(id, players), random, 6)
    for entry in sheet.entries:
        for lang in ("nl", "en"):
            assert headline(entry.counted, lang)
            assert subline(entry.counted, lang)
            assert all(side_line(entry.counted, player, lang) for player in range(players))


@FEW
@given(PLAYERS, RANDOM)
def test_chips_are_worth_the_points(players: int, random: Random) -> None:
    sheet = new_sheet("groenehart2011", players, None, chips=True)
    for _ in range(4):
        if sheet.match.over:
            break
        sheet = sheets.after(sheet, HandKept(numbers(sheets.draft(sheet), random).taps))
        boxes = chips(sheet)
        if boxes is None:
            return
        assert [box.worth() - 3000 for box in boxes] == list(sheet.match.points)
