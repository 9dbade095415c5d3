"""Puzzles: each of the stock leads to its position, is clearly answered, and is answered the same in another way."""

from __future__ import annotations

import os
from collections import Counter
from datetime import date, timedelta
from random import Random

import pytest

from windroos.books.catalog import IDS
from windroos.bots.evaluation import ActionValue, Evaluation
from windroos.play.model.actions import Discard
from windroos.play.model.wall import draw_order, loose_order
from windroos.play.referee.state import State
from windroos.puzzles.boxes import DAYS, MOST, BoxedPuzzle, after, boxes_text, due, read_boxes
from windroos.puzzles.finding import find
from windroos.puzzles.position import position
from windroos.puzzles.puzzle import (
    THEMES,
    Puzzle,
    PuzzleError,
    number_of_the_day,
    puzzle_of,
    read_puzzle,
    stock,
)
from windroos.puzzles.resolving import dealt_anew, lead
from windroos.puzzles.solving import (
    MARGIN,
    answers,
    evaluated,
    judge_choice,
    judge_count,
    judge_waits,
    margin_of,
    may_go_out,
    waiting,
    won,
)

FULL = bool(os.environ.get("WINDROOS_FULL"))
CHOICES = [puzzle for id in IDS for puzzle in stock(id) if puzzle.theme in ("discard", "claim")]
NAMES = [f"{one.book}-{one.theme}-{one.seed}" for one in CHOICES]
SAMPLE = CHOICES if FULL else CHOICES[::8]
"""Those that are solved in another way as well."""


def test_every_book_has_puzzles_of_every_theme_and_level() -> None:
    for id in IDS:
        assert {puzzle.theme for puzzle in stock(id)} == set(THEMES)
        assert len(set(stock(id))) == len(stock(id))
    assert {puzzle.level for id in IDS for puzzle in stock(id)} == {1, 2, 3}


def test_a_puzzle_is_a_line_and_a_line_is_a_puzzle() -> None:
    for id in IDS:
        assert all(read_puzzle(id, puzzle.line()) == puzzle for puzzle in stock(id))


@pytest.mark.parametrize("puzzle", CHOICES, ids=NAMES)
def test_of_a_choice_one_answer_is_clearly_best(puzzle: Puzzle) -> None:
    here = position(puzzle)
    evaluation = evaluated(here)
    assert margin_of(evaluation) >= MARGIN
    allowed = answers(puzzle, here)
    best = allowed.index(evaluation.best.action)
    assert judge_choice(puzzle, here, evaluation, best) == (True, 0.0)
    for place in range(len(allowed)):
        judged = judge_choice(puzzle, here, evaluation, place)
        assert judged.right is (place == best)
        assert (judged.cost == 0) is judged.right
    for place in (-1, len(allowed)):
        with pytest.raises(PuzzleError):
            judge_choice(puzzle, here, evaluation, place)


@pytest.mark.parametrize("id", IDS)
def test_counts_and_waits_are_the_scorer_s(id: str) -> None:
    for puzzle in stock(id):
        here = position(puzzle)
        if puzzle.theme == "count":
            scored = won(here)
            assert scored is not None
            assert scored.legal
            assert judge_count(here, scored.total).right
            assert not judge_count(here, scored.total + 1).right
        elif puzzle.theme == "wait":
            kinds = frozenset(one.kind for one in waiting(here.view) if may_go_out(one))
            assert kinds
            assert judge_waits(here, kinds).right
            assert not judge_waits(here, kinds | {next(kind for kind in range(34) if kind not in kinds)}).right
            assert not judge_waits(here, frozenset()).right


def test_played_on_by_others_with_other_tiles_the_same_is_best() -> None:
    """By players who evaluate otherwise, with other seeds than those that chose the puzzles: 95 of 100 the same."""
    same = sum(lead(puzzle, position(puzzle), "again") > 0 for puzzle in SAMPLE)
    assert same >= 0.95 * len(SAMPLE)


def test_what_is_dealt_anew_leaves_what_the_seat_sees() -> None:
    for puzzle in SAMPLE[:4]:
        here = position(puzzle)
        dealt = dealt_anew(here.state, puzzle.seat, Random(1))
        assert dealt.table == here.state.table
        assert dealt.own[puzzle.seat] == here.state.own[puzzle.seat]
        assert dealt.own != here.state.own

        def all_tiles(state: State) -> Counter[int]:
            table, conduct = state.table, state.conduct
            taken = {*draw_order(conduct)[: table.front], *loose_order(conduct)[: table.back]}
            left = [tile for place, tile in enumerate(state.wall) if place not in taken]
            return Counter([*left, *(tile for one in state.own for tile in one.rack)])

        assert all_tiles(dealt) == all_tiles(here.state)


@pytest.mark.parametrize("id", IDS if FULL else ("hongkong",))
def test_the_stock_is_found_again(id: str) -> None:
    """By the command of its making: the same puzzle comes from the same hand."""
    first = min(stock(id), key=lambda one: one.seed)
    assert first in find(id, first.seed).values()


def test_a_margin_is_a_part_of_what_the_best_promises() -> None:
    one, two, three = (ActionValue(Discard(0, kind), points) for kind, points in ((1, 10.0), (2, 6.0), (3, 2.0)))
    assert margin_of(Evaluation((one, two, three))) == pytest.approx(0.4)
    assert margin_of(Evaluation((one._replace(points=0.0), two))) == 0


def test_every_puzzle_has_its_day() -> None:
    for id in IDS:
        count = len(stock(id))
        days = [number_of_the_day(id, date(2026, 1, 1) + timedelta(day)) for day in range(count)]
        assert sorted(days) == list(range(1, count + 1))


def test_puzzles_that_there_are_not() -> None:
    for number in (0, len(stock("mcr")) + 1):
        with pytest.raises(PuzzleError):
            puzzle_of("mcr", number)
    with pytest.raises(ValueError, match="discard"):
        position(Puzzle("mcr", "discard", 1, 0, 1, "ZZZ"))


# --- what comes back

DAY = date(2026, 5, 1)


def test_what_went_wrong_comes_back_until_it_is_learnt() -> None:
    boxes = after((), "mcr", 3, False, DAY)
    assert due(boxes, DAY) == ()
    assert after(boxes, "mcr", 3, True, DAY) == boxes, "it was just looked up"
    day = DAY
    for place, rest in enumerate(DAYS):
        day += timedelta(rest)
        assert [(one.book, one.number, one.box) for one in due(boxes, day)] == [("mcr", 3, place)]
        boxes = after(boxes, "mcr", 3, True, day)
    assert boxes == ()


def test_a_mistake_begins_anew() -> None:
    boxes = (BoxedPuzzle("mcr", 3, 2, DAY.toordinal()),)
    assert after(boxes, "mcr", 3, False, DAY) == (BoxedPuzzle("mcr", 3, 0, DAY.toordinal() + DAYS[0]),)
    assert after((), "mcr", 4, True, DAY) == ()


def test_boxes_are_a_short_text_and_nonsense_is_left_out() -> None:
    boxes: tuple[BoxedPuzzle, ...] = ()
    for number in range(1, 2 * MOST):
        boxes = after(boxes, "groenehart2011", number, False, DAY)
    assert len(boxes) == MOST
    assert read_boxes(boxes_text(boxes)) == boxes
    assert len(boxes_text(boxes)) < 3000, "a browser keeps 4096 letters"
    for nonsense in ("", "x", "mcr.1.9.739737", "mcr.1.1", "~~~", "mcr.1.1.739737;x"):
        assert read_boxes(nonsense) == ()
