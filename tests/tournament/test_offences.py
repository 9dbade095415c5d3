"""Offences by preset, what fouls cost in a row, and what rulings do to points."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windroos.reckoning.formula_file import TOURNAMENT_PRESETS, preset
from windroos.reckoning.tournament_stages import OFFENCE_LISTS
from windroos.settling.penalties import FALSE_POINTS, FOUL_STEPS
from windroos.text.tournament_offences import OFFENCE_WORDS, PARAGRAPHS
from windroos.tournament.offences import OFFENCES, Offence, foul_cost, offence_of
from windroos.tournament.penalties import PenaltyState, after_penalty, effects, fouls_before, proposed
from windroos.tournament.penalty_events import (
    AppealDecided,
    AppealNoted,
    PenaltyGiven,
    PenaltyRevoked,
    RefereeCalled,
    RefereeCame,
)
from windroos.tournament.ruling_said import paragraph_said

EMA, CLUB = preset("mcr-ema").tournament.offences, preset("mcr-dertienwezen").tournament.offences


def known(stage: object, id: str) -> Offence:
    assert stage in (EMA, CLUB)
    found = offence_of(EMA if stage is EMA else CLUB, id)
    assert found is not None
    return found


def given_to(entrant: str, number: int, round: int, kind: str) -> PenaltyGiven:
    return PenaltyGiven(f"p{number}", entrant, round, 0, "nobody", kind)


def test_fouls_cost_what_the_ema_and_the_club_say() -> None:
    assert [foul_cost(EMA, number) for number in range(1, 8)] == [0, 5, 10, 20, 30, 40, 50]
    assert [foul_cost(CLUB, number) for number in range(1, 6)] == [0, 10, 20, 30, 40]
    assert EMA.fouls == FOUL_STEPS["ema"]
    assert CLUB.false == (FALSE_POINTS["minimum"], FALSE_POINTS["invalid"])


def test_fouls_are_new_each_session_but_for_obstruction() -> None:
    told = [
        given_to("a", 1, 1, "call_changed"),
        given_to("a", 2, 1, "slow"),
        given_to("a", 3, 1, "obstruction"),
        given_to("b", 4, 2, "slow"),
        given_to("a", 5, 2, "false_invalid"),
    ]
    foul, always = known(EMA, "slow"), known(EMA, "obstruction")
    assert fouls_before(EMA, told, foul, "a", 1) == 2
    assert fouls_before(EMA, told, foul, "a", 2) == 0
    assert fouls_before(EMA, told, always, "a", 2) == 1
    assert fouls_before(CLUB, told[:2], known(CLUB, "slow"), "a", 2) == 2
    assert proposed(EMA, told, foul, "a", 1).points == 10
    assert proposed(EMA, told, foul, "a", 2)[:5] == (0, "nobody", False, False, 1)


@pytest.mark.parametrize(
    ("formula", "kind", "points", "to", "dead"),
    [
        ("mcr-dertienwezen", "false_minimum", 10, "each", True),
        ("mcr-dertienwezen", "false_invalid", 20, "each", True),
        ("mcr-dertienwezen", "false_hidden", 0, "nobody", True),
        ("mcr-ema", "winning_tile_not_taken", 10, "nobody", False),
        ("riichi-ema", "chombo", 20000, "nobody", False),
        ("riichi-ema", "unsigned", 2000, "nobody", False),
        ("nts-toernooi", "thrown_over", 0, "nobody", True),
        ("nts-toernooi", "false_mahjong", 0, "nobody", True),
        ("groenehart-toernooi", "wrong_number", 0, "nobody", True),
        ("nmv144-toernooi", "false_mahjong", 0, "nobody", True),
        ("hongkong-toernooi", "false_discard", 32, "each", False),
        ("hongkong-toernooi", "false_self", 64, "each", False),
        ("recreatief", "hint_given", 0, "nobody", False),
    ],
)
def test_what_an_offence_comes_to(formula: str, kind: str, points: int, to: str, dead: bool) -> None:
    stage = preset(formula).tournament.offences
    offence = offence_of(stage, kind)
    assert offence is not None
    found = proposed(stage, (), offence, "a", 1)
    assert (found.points, found.to, found.dead) == (points, to, dead)
    assert any(character.isdigit() for character in found.source)


def test_a_false_mahjong_of_hong_kong_pays_as_six_fan() -> None:
    """128 where a tile was claimed, 192 where it was drawn (Fu Hing, p. 26)."""
    company = {"a": ("b", "c", "d")}
    claimed = PenaltyGiven("1", "a", 1, 32, "each", "false_discard", twice="c")
    drawn = PenaltyGiven("2", "a", 1, 64, "each", "false_self")
    assert {who: one.moved for who, one in effects([claimed], 1, company).items()} == {
        "a": -128,
        "b": 32,
        "c": 64,
        "d": 32,
    }
    assert effects([drawn], 1, company)["a"].moved == -192


POINTS = st.integers(0, 100)
GIVEN = st.lists(
    st.builds(PenaltyGiven, st.uuids().map(str), st.sampled_from("abcdx"), st.integers(1, 2), POINTS,
              st.sampled_from(["nobody", "each"])), max_size=8)  # fmt: skip
COMPANY = {one: tuple(other for other in "abcd" if other != one) for one in "abcd"}


@given(GIVEN, st.integers(1, 2))
def test_what_is_paid_sums_to_nothing_and_what_is_taken_to_the_deductions(told: list[PenaltyGiven], round: int) -> None:
    found = effects(told, round, COMPANY)
    assert sum(one.moved for one in found.values()) == 0
    taken = sum(one.points for one in told if one.round == round and one.to == "nobody")
    assert sum(one.off for one in found.values()) == taken


@given(GIVEN, st.data())
def test_a_revoked_ruling_was_never_given(told: list[PenaltyGiven], data: st.DataObject) -> None:
    gone = data.draw(st.sets(st.sampled_from([one.id for one in told]))) if told else set()
    state = PenaltyState()
    for one in told:
        state = after_penalty(state, one)
    for at, id in enumerate(sorted(gone)):
        if at % 2:
            state = after_penalty(after_penalty(state, AppealNoted(id, 1000)), AppealDecided(id, True, True))
        else:
            state = after_penalty(state, PenaltyRevoked(id))
    kept = [one for one in told if one.id not in gone]
    assert list(state.holding) == kept
    assert effects(state.holding, 1, COMPANY) == effects(kept, 1, COMPANY)
    assert len(state.kept) == len(told), "what was revoked stays to be seen"


def test_an_appeal_that_is_not_granted_leaves_the_ruling() -> None:
    state = after_penalty(PenaltyState(), PenaltyGiven("p", "a", 1, 10))
    state = after_penalty(after_penalty(state, AppealNoted("p", 2000)), AppealDecided("p", False, False))
    assert [one.id for one in state.holding] == ["p"]
    assert state.kept["p"].appeal == AppealNoted("p", 2000)


def test_tables_wait_for_the_referee_in_turn() -> None:
    state = PenaltyState()
    for event in (RefereeCalled(1, 3), RefereeCalled(1, 1), RefereeCalled(1, 2, "weer"), RefereeCame(1, 1)):
        state = after_penalty(state, event)
    assert [(one.table, one.note) for one in state.calls] == [(3, ""), (2, "weer")]


def test_every_list_has_words_and_every_preset_a_list_that_is_there() -> None:
    assert {"", *OFFENCE_LISTS} == set(OFFENCES)
    ids = {one.id for some in OFFENCES.values() for one in some}
    assert ids == set(OFFENCE_WORDS)
    for id in TOURNAMENT_PRESETS:
        assert OFFENCES[preset(id).tournament.offences.list], id
    for some in OFFENCES.values():
        assert len({one.id for one in some}) == len(some)


def test_where_an_offence_stands_is_said_in_both_languages() -> None:
    sources = {one.source for offences in OFFENCES.values() for one in offences}
    assert set(PARAGRAPHS) <= sources, "a paragraph of no offence"
    dutch = [one for one in sources if re.search("regel|reglement| en ", one)]
    assert dutch
    assert {one for one in dutch if paragraph_said(one, "en") == one} == set()
    assert paragraph_said("Fu Hing, p. 38, gedragsregel 4", "en") == "Fu Hing, p. 38, rule of conduct 4"
    assert paragraph_said("Zaalreglement 3", "en") == "Zaalreglement 3", "what somebody wrote himself"
