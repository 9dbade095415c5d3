"""Special formations as goals of EXPERT: how far they are, which tiles help, and where they are goals at all."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tests.expert.test_expert import known_to_east
from windroos.books.catalog import IDS, rules
from windroos.bots.expert_knowledge import names_of
from windroos.expert.goals import CHOWS, CROCHET, PATTERN, TRICHOW, goals_of
from windroos.expert.hands import hand_of
from windroos.expert.look_ups import plain_maps
from windroos.expert.measures import MEASURES
from windroos.expert.more_goals import more_goals
from windroos.expert.nearness import FAR, choose_honours, prepare
from windroos.expert.numbers import expert_goals
from windroos.expert.rack import put
from windroos.expert.useful import useful_kinds
from windroos.fast.selfplay.play import play_many
from windroos.rules.rules import Rules, configure
from windroos.tiles import EAST

GAU = rules("nmv144")


def goal_place(form: int) -> int:
    """Where the goal of a form stands."""
    return next(at for at, (goal, _) in enumerate(expert_goals(GAU)) if goal.form == form)


def looked_at(form: int, tiles: list[int]) -> tuple[int, int, int]:
    """Tiles missing for a goal, the kinds that help and those that must stay."""
    h = known_to_east("nmv144")
    for tile in tiles:
        put(h, plain_maps(), 0, tile)
    missing = prepare(h, plain_maps(), 0, goal_place(form), FAR)
    return missing, useful_kinds(h, plain_maps(), 0, missing), h.prepared.kept_kinds


def crochet_short(tiles: list[int]) -> int:
    """The same for a crochet, by trying which numbers."""
    suits = [sum((9 * suit + rank) in tiles for suit in range(3)) for rank in range(9)]
    return 14 - max(
        sum(suits[rank] for rank in four) + max(min(2, suits[rank]) for rank in range(9) if rank not in four)
        for four in combinations(range(9), 4)
    )


def trichow_short(tiles: list[int]) -> int:
    """The same for a trichow, by trying which chows."""
    held = [tiles.count(kind) for kind in range(34)]
    winds = held[EAST : EAST + 4]
    lows = [low for low in range(25) if low % 9 < 7]
    best = 9
    for three in combinations(sorted(lows * 3), 3):
        needed = [0] * 27
        for low in three:
            for kind in range(low, low + 3):
                needed[kind] += 1
        best = min(best, sum(max(0, n - held[kind]) for kind, n in enumerate(needed)))
    return best + sum(not copies for copies in winds) + (max(winds) < 2)


@pytest.mark.parametrize(("form", "short", "times"), [(CROCHET, crochet_short, 200), (TRICHOW, trichow_short, 2)])
def test_formations_lack_what_trying_finds(form: int, short: object, times: int) -> None:
    chance = Random(form)
    for _ in range(times):
        tiles = chance.sample([kind for kind in range(34) for _ in range(4)], 13)
        missing, useful, kept = looked_at(form, tiles)
        assert missing == short(tiles)  # type: ignore[operator]  # one of the two above
        if form == TRICHOW:
            continue
        for kind in range(34):
            assert (useful >> kind & 1) == (short([*tiles, kind]) < missing)  # type: ignore[operator]  # the same
            if kind in tiles:
                fewer = tiles.copy()
                fewer.remove(kind)
                assert (kept >> kind & 1) == (short(fewer) > missing)  # type: ignore[operator]  # the same


def test_of_a_trichow_the_tiles_that_help_are_known() -> None:
    tiles = [0, 1, 2, 9, 10, 11, 18, 19, 30, 29, 28, 27, 31]
    missing, useful, kept = looked_at(TRICHOW, tiles)
    assert missing == 2
    assert useful == 1 << 20 | 0b1111 << EAST
    assert kept == 0b1111 << EAST
    assert looked_at(TRICHOW, [*tiles[:-1], 27])[1] == 1 << 20


def test_formations_are_goals_where_the_list_has_them() -> None:
    forms = [goal.form for goal, _ in more_goals(GAU)]
    assert (CROCHET in forms, TRICHOW in forms) == (True, True)
    certain = [goal.form for goal, _ in more_goals(configure(GAU.rule_set, {"formations": "certain"}))]
    assert (CROCHET in certain, TRICHOW in certain) == (True, False)
    assert all(more_goals(rules(id)) == () for id in IDS if id not in ("nmv144", "mcr"))
    assert {"crochet", "trichow"} <= set(names_of(GAU))


@pytest.mark.parametrize("id", IDS)
def test_goals_of_all_stand_first(id: str) -> None:
    played: Rules = rules(id)
    first = goals_of(played)
    assert tuple(goal for goal, _ in expert_goals(played))[: len(first)] == first


def test_self_play_makes_formations_and_forgets_the_hand_before() -> None:
    ids = [""] + [row.id for row in GAU.formations.rows] if GAU.formations else []
    batch = play_many(GAU, ("expert",) * 4, 400, 5)
    made = {ids[special] for special in batch.special if special > 0}
    assert {"haakwerkje", "trichow"} <= made
    alone = play_many(GAU, ("expert",) * 4, 1, 5, first=399)
    assert (alone.net[0].tolist(), int(alone.turns[0])) == (batch.net[399].tolist(), int(batch.turns[399]))


def test_mixed_shifted_chows_of_mcr_go_with_other_sets_too() -> None:
    """678m 567p 456s, two green dragons, two tiles without use: with a third dragon it is eight points."""
    mcr = rules("mcr")
    more = [goal for goal, _ in more_goals(mcr) if goal.form == PATTERN]
    known = [goal for goal in goals_of(mcr) if goal.form == PATTERN and goal.ladder == CHOWS]
    assert [goal.lows for goal in more] == [goal.lows for goal in known]
    assert {goal.worth for goal in more} == {6}
    assert {name for name, (goal, _) in zip(names_of(mcr), expert_goals(mcr), strict=True) if goal in more} == {
        "mixed_shifted_chows"
    }
    h = known_to_east("mcr")
    for tile in (5, 6, 7, 13, 14, 15, 21, 22, 23, EAST + 5, EAST + 5, 0, 26):
        put(h, plain_maps(), 0, tile)
    h.seats[0].honour_worths[5], h.seats[0].wanted_honours = 2, 1 << EAST + 5
    choose_honours(h, plain_maps(), 0)
    place = next(
        at for at, (goal, _) in enumerate(expert_goals(mcr)) if goal in more and goal.lows == 1 << 5 | 1 << 13 | 1 << 21
    )
    assert prepare(h, plain_maps(), 0, place, FAR) == 2  # the dragon and a pair
    assert useful_kinds(h, plain_maps(), 0, 2) >> EAST + 5 & 1


def test_what_lacks_little_in_mcr_is_hoped_for() -> None:
    """Half flushes and four pungs as of eight points, three concealed hands; none where the fan counts for nothing."""
    mcr = rules("mcr")
    hoped = [goal for goal, _ in more_goals(mcr) if goal.hoped]
    assert {goal.worth for goal in hoped} == {8}
    assert Counter(map(hand_of, hoped)) == {
        "all pungs hoped": 1,
        "half flush sets hoped": 3,
        "simple chows concealed hoped": 1,
        "suited chows drawn concealed hoped": 1,
        "simple sets drawn concealed hoped": 1,
    }
    assert not any(goal.hoped for goal, _ in more_goals(configure(mcr.rule_set, {"minimum": 24})))
    h = known_to_east("mcr")
    for tile in (0, 0, 0, 8, 8, 8, 9, 9, 9, 20, 20, 24, 24):  # pungs without honours: two points are hoped for
        put(h, plain_maps(), 0, tile)
    choose_honours(h, plain_maps(), 0)
    pungs = [at for at, (goal, _) in enumerate(expert_goals(mcr)) if hand_of(goal).startswith("all pungs")]
    assert [prepare(h, plain_maps(), 0, at, FAR) for at in pungs] == [3, 1]


def test_a_hand_of_mcr_is_worth_what_it_is_paid() -> None:
    """Sixteen points and twelve more are 1.4 times eight and twelve more."""
    mcr = rules("mcr")
    own = MEASURES["points"].values
    values = {
        goal.worth: value / own.get(hand_of(goal), 1)
        for goal, value in expert_goals(mcr)
        if goal.form == PATTERN and goal.bias == 0
    }
    assert values[6] == pytest.approx(values[8]) == pytest.approx(1)
    assert values[16] == pytest.approx(1.4)
