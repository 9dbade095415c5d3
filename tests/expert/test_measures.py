"""EXPERT's measure: one tile ahead for hands that lack two, fades and contrasts, and values of kinds of hands."""

from __future__ import annotations

from math import exp

import pytest

from tests.expert.test_expert import known_to_east
from windroos.books.catalog import IDS, rules
from windroos.expert import measures
from windroos.expert.goals import CHOWS, PUNGS, goals_of
from windroos.expert.hands import hand_of
from windroos.expert.known import Knowledge, PlanLookups
from windroos.expert.look_ups import plain_maps
from windroos.expert.measures import MEASURES
from windroos.expert.memory import plain
from windroos.expert.nearness import FAR, choose_honours, prepare
from windroos.expert.numbers import NOTHING_LEARNED, WHOLE, expert_goals, set_learned
from windroos.expert.rack import put
from windroos.expert.release import DRAW, RELEASES
from windroos.expert.useful import useful_kinds
from windroos.expert.worth import copies_ahead, find_near_goals, worth_of
from windroos.tiles import EAST

NTS = rules("nts2002")
CHOWS_BUT_TWO = (0, 1, 2, 3, 4, 5, 15, 16, 20, 22, 26, 26, EAST)
"""123 456 characters, 78 dots, 3 and 5 and two 9 of bamboo, and East."""
SIX, NINE, FOUR = 14, 17, 21
"""The dots and the bamboo that are missing."""


def holding(tiles: tuple[int, ...]) -> Knowledge:
    """What East knows with these tiles, where every copy comes as a draw does."""
    h = known_to_east("nts2002")
    for at in range(RELEASES):
        h.lookups.arrivals[at], h.lookups.releases[at] = DRAW, 0
    for tile in tiles:
        put(h, plain_maps(), 0, tile)
    h.draws = 12
    choose_honours(h, plain_maps(), 0)
    return h


def ahead(h: Knowledge, ladder: int) -> tuple[int, int]:
    """The kinds that help the goal of such sets alone, and what they count one tile ahead."""
    goals = [goal for goal, _ in expert_goals(NTS)]
    g = next(at for at, goal in enumerate(goals) if goal.ladder == ladder)
    assert prepare(h, plain_maps(), 0, g, FAR) == 2
    useful = useful_kinds(h, plain_maps(), 0, 2)
    return useful, copies_ahead(h, plain_maps(), 0, g, useful)


def test_one_tile_ahead_counts_the_waits_that_a_tile_leaves() -> None:
    h = holding(CHOWS_BUT_TWO)
    h.rules.ahead_waits, h.rules.minimum = 1, 0
    useful, found = ahead(h, CHOWS)
    assert useful == 1 << SIX | 1 << NINE | 1 << FOUR
    assert found == DRAW * (4 * 4 + 4 * 4 + 4 * 8)  # by either dot a wait for one kind, by the bamboo for two
    h.seen_copies[NINE] = 3
    assert ahead(h, CHOWS)[1] == DRAW * (4 * 4 + 1 * 4 + 4 * 5)
    h.rules.ahead_waits = 2
    assert ahead(h, CHOWS)[1] == DRAW * (4 * 4 + 1 * 4 + 4 * 5) // 2


def tiles_of(h: Knowledge) -> tuple[list[int], list[int], list[int], int]:
    """A rack as it is kept: copies, keys of suits, kinds by copies, and how many tiles."""
    own = h.seats[0]
    rack, keys = [own.rack[kind] for kind in range(34)], [own.suit_keys[suit] for suit in range(4)]
    return rack, keys, [own.at_least[copies] for copies in range(5)], own.rack_size


def test_looking_ahead_leaves_everything_as_it_was() -> None:
    h = holding((0, 0, 0, 9, 9, 9, 18, 18, 18, EAST, EAST, 5, 14))
    h.rules.minimum = 0
    before = tiles_of(h)
    held = [(one.mask, one.missing, one.count, one.key, one.classes) for one in h.prepared.honours]
    useful, _ = ahead(h, PUNGS)
    assert useful & 1 << EAST
    after = tiles_of(h)
    assert after == before
    assert [(one.mask, one.missing, one.count, one.key, one.classes) for one in h.prepared.honours] == held


@pytest.mark.parametrize(("tiles", "differs"), [(CHOWS_BUT_TWO, True), ((*CHOWS_BUT_TWO[:-1], SIX), False)])
def test_only_hands_that_lack_two_are_worth_another_sum_for_it(tiles: tuple[int, ...], differs: bool) -> None:
    """With a six of dots one tile is missing, and nothing is looked at ahead for the nearest goal."""
    h = holding(tiles)
    h.rules.minimum, h.rules.near_most = 0, 1
    find_near_goals(h, plain_maps(), 0)
    found = worth_of(h, plain_maps(), 0)
    h.rules.ahead = 0
    assert (worth_of(h, plain_maps(), 0) != found) == differs


def test_a_hand_fades_by_each_missing_tile_and_by_draws() -> None:
    measure, lookups = MEASURES["doubles"], known_to_east("nts2002").lookups
    first, second = measure.fades[:2]
    assert lookups.fades[12, 0] == WHOLE
    assert [lookups.fades[draws, 1] for draws in (0, 12, 39)] == [round(WHOLE * first)] * 3
    assert lookups.fades[12, 2] == round(WHOLE * first * second)
    assert lookups.fades[0, 2] == round(WHOLE * first * second * exp(-measure.late))
    assert lookups.fades[39, 3] == lookups.fades[20, 3] > lookups.fades[19, 3]
    assert lookups.fades[12, 9] / lookups.fades[12, 8] == pytest.approx(measure.fades[-1], rel=0.01)


@pytest.mark.parametrize(("contrasts", "drawn", "let_go"), [((1.0, 1.0), 32, 256), ((0.5, 2.0), 45, 529)])
def test_differences_in_how_readily_tiles_come_are_to_a_power(
    monkeypatch: pytest.MonkeyPatch, contrasts: tuple[float, float], drawn: int, let_go: int
) -> None:
    """Half of the mean to a half is less far below it; twice the mean, about, to the second is farther above."""
    made = {**MEASURES, "doubles": MEASURES["doubles"]._replace(contrasts=contrasts)}
    monkeypatch.setattr("windroos.expert.numbers.MEASURES", made)
    lookups = plain(PlanLookups)
    set_learned(lookups, NTS, {**NOTHING_LEARNED, "arrivals": ((32, 96),), "releases": ((256, 64, 64, 112),)})
    assert (lookups.arrivals[0], lookups.releases[0]) == (drawn, let_go)


@pytest.mark.parametrize("id", IDS)
def test_every_kind_of_hand_has_a_name_and_every_value_a_hand(id: str) -> None:
    kinds = {hand_of(goal) for goal, _ in expert_goals(rules(id))}
    assert set(MEASURES[rules(id).rule_set.scheme.id].values) <= kinds
    assert len(kinds) > 5


def test_a_kind_of_hand_is_worth_what_its_measure_says(monkeypatch: pytest.MonkeyPatch) -> None:
    of_itself = dict(expert_goals(NTS))
    measure = MEASURES["doubles"]
    doubled = measure._replace(values={**measure.values, "all pungs": 2 * measure.values["all pungs"]})
    monkeypatch.setattr(measures, "MEASURES", {**MEASURES, "doubles": doubled})
    monkeypatch.setattr("windroos.expert.numbers.MEASURES", measures.MEASURES)
    changed = {goal: value / of_itself[goal] for goal, value in expert_goals(NTS)}
    assert {hand_of(goal) for goal in goals_of(NTS) if changed[goal] != 1} == {"all pungs"}
    assert set(changed.values()) == {1.0, 2.0}
