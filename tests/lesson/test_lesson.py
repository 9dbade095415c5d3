"""The lesson: every step can be answered, and what it says is so by the scorer, the waits and the settlement."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from tests.houses import house_by_chance
from windroos.books.catalog import IDS, rules
from windroos.books.settle import settle
from windroos.hands import Hand, Meld, MeldKind, Situation, Win
from windroos.lesson.exercise import (
    SEATS,
    ChooseOne,
    LessonError,
    LessonStep,
    PickTiles,
    answered,
    kinds_of,
    right_places,
)
from windroos.lesson.lesson import TRACKS, Track, lesson, step_of
from windroos.lesson.winning import towards_the_minimum
from windroos.rules.rules import Rules
from windroos.scoring.score import Score, score
from windroos.scoring.waits import lacking, waits
from windroos.settling.outcome import Outcome
from windroos.settling.settle import Settlement
from windroos.text.lesson import ABOUT, CHOICES, GROUPS, REPLIES, STEPS
from windroos.text.words import LANGS
from windroos.tiles import SEASONS

EVERY = [(id, track) for id in IDS for track in TRACKS]


def all_answers(step: LessonStep) -> list[tuple[int, ...]]:
    """Every answer that can be given to a step."""
    if isinstance(step.ask, ChooseOne):
        return [(place,) for place in range(len(step.ask.choices))]
    if isinstance(step.ask, PickTiles):
        return list(combinations(range(len(step.scene.rack)), step.ask.count))
    return []


def step_named(played: Rules, id: str) -> LessonStep:
    return next(step for step in lesson(played) if step.id == id)


@pytest.mark.parametrize(("id", "track"), EVERY)
def test_every_step_has_right_and_wrong_answers_with_words_for_each(id: str, track: Track) -> None:
    steps = lesson(rules(id), track)
    assert [step.ask for step in steps if step.ask is None] == [steps[-1].ask], "the last one alone asks nothing"
    for step in steps[:-1]:
        replies = [answered(step, places) for places in all_answers(step)]
        assert answered(step, right_places(step)).right, step.id
        assert {reply.right for reply in replies} == {True, False}, step.id
        assert all(reply.key in REPLIES for reply in replies if not reply.right), step.id
        assert all(key in ABOUT for key in (*step.about, *step.then)), step.id
        assert all(choice.key in ("", *CHOICES) for choice in getattr(step.ask, "choices", ())), step.id


def test_no_words_of_the_lesson_are_left_over() -> None:
    steps = [step for id, track in EVERY for step in lesson(rules(id), track)]
    used = {reply.key for step in steps for places in all_answers(step) for reply in [answered(step, places)]}
    chosen = {choice.key for step in steps if isinstance(step.ask, ChooseOne) for choice in step.ask.choices}
    assert {step.id for step in steps} == set(STEPS)
    assert used - {""} == set(REPLIES)
    assert chosen - {""} == set(CHOICES)
    assert {key for step in steps for key in (*step.about, *step.then)} == set(ABOUT)
    assert {name for step in steps for name in step.scene.names} == set(GROUPS)
    assert all(len(step.scene.names) in (0, len(step.scene.groups)) for step in steps)


@pytest.mark.parametrize("id", IDS)
def test_a_whole_lesson_is_longer_and_holds_the_short_one(id: str) -> None:
    whole, short = ([step.id for step in lesson(rules(id), track)] for track in TRACKS)
    assert set(short) < set(whole)
    assert [step for step in whole if step in short] == short
    assert ("bonus" in whole) == any(kind >= SEASONS for kind in played_tiles(id))


def played_tiles(id: str) -> tuple[int, ...]:
    book = rules(id)
    return book.rule_set.conduct(book.options, False).tiles


@pytest.mark.parametrize("id", IDS)
def test_the_tile_to_lay_away_is_one_without_which_the_hand_lacks_no_more(id: str) -> None:
    played = rules(id)
    step = step_named(played, "discard")
    rack = step.scene.rack
    lacks = {kind: lacking(played, Hand(tuple(sorted(_without(rack, kind))))) for kind in rack}
    for place, kind in enumerate(rack):
        assert answered(step, (place,)).right == (lacks[kind] == min(lacks.values()))
    assert step.values["missing"] == min(lacks.values())
    assert {kinds_of("4s")[0], kinds_of("E")[0]} == {kind for kind in rack if lacks[kind] == min(lacks.values())}


def _without(rack: tuple[int, ...], kind: int) -> list[int]:
    left = list(rack)
    left.remove(kind)
    return left


def shown_is_so(played: Rules) -> int:
    """What the steps say of the rules, asked of the scorer and the settlement once more; how many said something."""
    said = 0
    for step in lesson(played):
        if step.id == "minimum" and isinstance(step.ask, ChooseOne):
            by_tiles = {tuple(sorted(choice.tiles)): choice.right for choice in step.ask.choices}
            for shown in step.scores:
                again = score(played, shown.hand, shown.situation)
                assert by_tiles[_tiles(shown.hand, shown.situation)] == again.legal
            if step.lists:
                assert [reaches(shown, step.values["minimum"]) for shown in step.scores] == [
                    choice.right for choice in step.ask.choices
                ], "beneath each answer stands what decides it"
            said += 1
        if step.id == "wait" and isinstance(step.ask, ChooseOne):
            hand = _hand(step)
            complete = {wait.kind for wait in waits(played, hand, Situation(1, 0)) if wait.discard.legal}
            for choice in step.ask.choices:
                assert choice.right == (choice.tiles[0] in complete)
            said += 1
        if step.paid is not None:
            east, west, north = (paid_to_south(step.paid, seat) for seat in ("east", "west", "north"))
            if "everybody_pays" in step.about:
                assert (east, west, north) == (2 * west, step.values["total"], step.values["total"])
            else:
                assert east == west < north, "East did not discard it: what West pays answers what East pays"
                assert (west, north) == (step.values["west_pays"], step.values["north_pays"])
        if step.id == "count" and isinstance(step.ask, ChooseOne):
            (shown,) = step.scores
            numbers = [choice.number for choice in step.ask.choices]
            assert len(set(numbers)) == len(numbers) > 1
            right = [choice.number for choice in step.ask.choices if choice.right]
            assert right == [score(played, shown.hand, shown.situation).total]
            said += 1
    return said


def reaches(shown: Score, least: int) -> bool:
    """Whether the lines that a step shows of a hand add up to what one must have."""
    return sum(line.doubles or line.fan or line.points for line in towards_the_minimum(shown)) >= least


def paid_to_south(paid: Settlement, seat: str) -> int:
    return sum(one.amount for one in paid.pays if (one.payer, one.payee) == (seat, "south"))


def _hand(step: LessonStep) -> Hand:
    """The waiting hand of a step."""
    kinds: tuple[MeldKind, ...] = ("pung", "chow")
    melds = tuple(Meld(kinds[group[0] != group[1]], group[0]) for group in step.scene.groups)
    return Hand(step.scene.rack, melds)


def _tiles(hand: Hand, situation: Situation) -> tuple[int, ...]:
    win = situation.win
    assert isinstance(win, Win)
    return tuple(sorted((*hand.concealed, *(kind for meld in hand.melds for kind in meld.tiles()), win.tile)))


@pytest.mark.parametrize("id", IDS)
def test_what_a_lesson_says_is_so(id: str) -> None:
    assert shown_is_so(rules(id)) == 3


@pytest.mark.parametrize("id", IDS)
def test_a_clubs_own_rules_have_a_lesson_that_is_so(id: str) -> None:
    said = [shown_is_so(house_by_chance(id, Random(seed))) for seed in range(12)]
    assert sum(said) > 12, "most houses leave something to say"


@pytest.mark.parametrize("id", IDS)
def test_who_pays_whom_is_as_the_book_settles_it_for_the_mahjong_before(id: str) -> None:
    (laid,) = step_named(rules(id), "mahjong").scene.discards
    assert laid.place == "across", "of South, who learns: North"
    assert ("Noord" in STEPS["pay"].told[0].nl, "North" in STEPS["pay"].told[0].en) == (True, True)
    step = step_named(rules(id), "pay")
    assert isinstance(step.ask, ChooseOne)
    scores: dict[str, int | None] = {seat: step.values[seat] for seat in SEATS}
    if "losers_settle" not in step.then:
        scores = {seat: step.values["total"] if seat == "south" else None for seat in SEATS}
    again = settle(
        Outcome(id, SEATS, scores, east="east", winner="south", by="discard", discarder="north"), counted=True
    )
    assert step.paid is not None
    assert dict(step.paid.net) == dict(again.net)
    to_south = sum(one.amount for one in again.pays if (one.payer, one.payee) == ("east", "south"))
    assert [choice.number for choice in step.ask.choices if choice.right] == [to_south]
    assert len({choice.number for choice in step.ask.choices}) == len(step.ask.choices) > 1


def test_answers_and_steps_that_are_not_there_are_refused() -> None:
    played = rules("nts2002")
    for number in (0, 99):
        with pytest.raises(LessonError) as refused:
            step_of(played, "whole", number)
        assert refused.value.code == "lesson_step"
    with pytest.raises(LessonError) as refused:
        step_of(played, "half", 1)
    assert refused.value.code == "lesson_step"
    chow, kong = step_named(played, "chow"), step_named(played, "kong")
    for step, places, code in (
        (chow, (0, 1), "lesson_count"),
        (chow, (0, 0, 1), "lesson_answer"),
        (chow, (0, 1, 9), "lesson_answer"),
        (kong, (), "lesson_answer"),
        (kong, (4,), "lesson_answer"),
        (lesson(played)[-1], (0,), "lesson_answer"),
    ):
        with pytest.raises(LessonError) as refused:
            answered(step, places)
        assert refused.value.code == code


def test_words_are_filled_in_both_languages() -> None:
    for id, track in EVERY:
        for step in lesson(rules(id), track):
            for words in (*STEPS[step.id].told, STEPS[step.id].ask, STEPS[step.id].right):
                for lang in LANGS:
                    values = {key: str(value) for key, value in step.values.items()}
                    assert "{" not in words.to(lang).format_map(values)
