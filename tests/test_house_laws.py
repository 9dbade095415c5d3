"""Random house rules reach what a hand waits for, the coach, self-play and practice, by every book."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.fast.test_selfplay import assert_told_alike
from tests.houses import house_by_chance
from tests.test_waits import near_hands
from windroos.books.catalog import IDS
from windroos.bots.expert_evaluation import ExpertEvaluator
from windroos.fast.batch.arrays import REPLACED
from windroos.fast.selfplay.play import play_many
from windroos.handbook.practice import HANDS, Answer, check, deal, has_doubles
from windroos.hands import By, Situation, Win, hand_of
from windroos.play.model.actions import Discard
from windroos.play.model.match import new_match
from windroos.play.referee.game import Game
from windroos.rules.rules import Rules
from windroos.scoring.score import Line, Score, score
from windroos.scoring.waits import LEGAL, SETS, waits, ways
from windroos.tiles import kinds_in

SEEDS = st.integers(0, 2**32)


def standing(scored: Score, played: Rules) -> list[Line]:
    """The lines that count, each of them one that the house counts, for what the house says."""
    items = {entry.id: entry for entry in played.entries}
    for line in scored.lines:
        item = items[line.entry.id]
        assert item.active
        assert (line.points, line.doubles, line.fan) == (
            *(line.times * item.points, line.times * item.doubles),
            line.times * item.fan,
        )
    return [line for line in scored.lines if line.replaced_by is None]


@settings(max_examples=30)
@given(seed=SEEDS, minimum=st.sampled_from((6, 8, 10, 16)))
def test_mcr_waits_are_what_the_house_pays_for(seed: int, minimum: int) -> None:
    """A hand is one tile from the minimum where a drawn tile brings it, and each tile pays by the house's items."""
    played, random = house_by_chance("mcr", Random(seed), minimum=minimum), Random(seed + 1)
    for hand, situation in near_hands(random, 2):
        far = {way.form: way for way in ways(played, hand, situation)}
        drawn = 0
        for wait in waits(played, hand, situation):
            for got, by in ((wait.wall, By.WALL), (wait.discard, By.DISCARD)):
                assert sum(line.fan for line in standing(got, played)) == got.would_be
                assert got.legal == (got.would_be - got.extra >= minimum)
                assert got == score(played, hand, situation._replace(win=Win(wait.kind, by)))
            drawn |= (wait.wall.legal and far[SETS].nearer >> wait.kind & 1) << wait.kind
        assert (far[LEGAL].missing == 1) == (drawn != 0)
        assert not drawn or far[LEGAL].nearer == drawn


def nearly_whole(random: Random) -> list[int]:
    """Fourteen tiles, most of them of one suit or all in pungs, of which one is perhaps too many."""
    suit, kinds = 9 * random.randrange(3), random.choice((range(9), range(27), range(34)))
    chows = random.choice((0.0, 0.5, 1.0))
    while True:
        rack: list[int] = []
        for _ in range(4):
            low = random.choice(kinds)
            low = suit + low if len(kinds) == 9 else low
            chow = random.random() < chows and low < 27 and low % 9 < 7
            rack += [low, low + 1, low + 2] if chow else [low] * 3
        rack += [random.choice(rack) if random.random() < 0.2 else random.randrange(34)] * 2
        rack[random.randrange(14)] = random.randrange(34)
        if max(map(rack.count, rack)) <= 4:
            return sorted(rack)


@pytest.mark.parametrize("id", IDS)
def test_what_the_coach_calls_waiting_goes_out_by_the_house(id: str) -> None:
    """Each tile that helps a hand that lacks one, if it is drawn, brings a hand that this house lets go out."""
    chance, found = Random(id), 0
    for _ in range(24):
        minimum = chance.choice((6, 8, 10) if id == "mcr" else (1, 2, 3, 4) if id != "nmv144" else (0,))
        played = house_by_chance(id, chance, minimum=minimum)
        game = Game(new_match(played, ("a", "b", "c", "d"), (0, 1, 2, 3)))
        game.begin(chance)
        view, rack = game.view(0), nearly_whole(chance)
        view = view._replace(own=view.own._replace(rack=tuple(rack), drawn=rack[-1]))
        bonus = view.table.bonus[0]
        actions = tuple(Discard(0, kind) for kind in dict.fromkeys(rack))
        for kept in ExpertEvaluator().evaluate(view, actions).actions:
            assert isinstance(kept.action, Discard)
            rest, plan = list(rack), kept.plans[0] if kept.plans else None
            rest.remove(kept.action.tile)
            for kind in kinds_in(plan.helping) if plan is not None and plan.missing == 1 else ():
                hand = hand_of(tuple(rest), ())._replace(bonus=tuple(sorted(bonus)))
                scored = score(played, hand, Situation(0, 0, win=Win(kind, By.WALL)))
                assert scored.legal, (played.digest, rest, kind, plan)
                standing(scored, played)
                found += 1
    assert found > 10


@pytest.mark.parametrize("id", [id for id in IDS if id != "mcr"])
def test_what_lacks_one_tile_of_a_legal_hand_goes_out_by_the_house(id: str) -> None:
    chance, found = Random(id), 0
    for _ in range(120):
        minimum = chance.choice((1, 2, 3, 4)) if id != "nmv144" else 0
        played = house_by_chance(id, chance, minimum=minimum)
        rest = nearly_whole(chance)
        rest.remove(chance.choice(rest))
        hand = hand_of(tuple(rest), ())
        far = {way.form: way for way in ways(played, hand)}
        way = far.get(LEGAL, far[SETS])
        for kind in kinds_in(way.nearer) if way.missing == 1 else ():
            scored = score(played, hand, Situation(win=Win(kind, By.WALL)))
            assert scored.legal, (played.digest, rest, kind)
            standing(scored, played)
            found += 1
    assert found > 10


@pytest.mark.parametrize("id", IDS)
def test_self_play_counts_what_the_house_counts(id: str) -> None:
    """Who wins has what the referee by these rules says, and nothing that the house does not count."""
    chance, won = Random(id), 0
    for at in range(4):
        minimum = chance.choice((6, 8, 10) if id == "mcr" else (1, 2) if id != "nmv144" else (0,))
        played = house_by_chance(id, chance, minimum=minimum)
        batch = play_many(played, ("live", "greedy", "live", "greedy"), 20, seed=at, round=None, log=True)
        off = [index for index, entry in enumerate(played.entries) if not entry.active]
        for hand in range(20):
            assert_told_alike(played, batch, hand)
            times = batch.times[hand]
            assert not any(0 < times[index] < REPLACED for index in off)
            won += int(batch.winner[hand] >= 0)
    assert won > 8


@pytest.mark.parametrize("id", IDS)
@settings(max_examples=12)
@given(seed=SEEDS, number=st.integers(0, HANDS - 1))
def test_practice_asks_what_the_house_counts(id: str, seed: int, number: int) -> None:
    """A hand to practise with is one by the house's rules, and the answer that is right is what the house pays."""
    played = house_by_chance(id, Random(seed))
    try:
        asked = deal(played, str(seed), number)
    except LookupError:  # by these rules nobody goes out
        assume(False)
        return
    assert asked == score(played, asked.hand, asked.situation)
    counted = standing(asked, played)
    right = Answer(
        asked.points,
        asked.doubles if has_doubles(played) else None,
        asked.would_be if asked.limit is not None else None,
    )
    assert check(asked, right).right
    if asked.limit is not None:
        return
    wrong = check(asked, right._replace(points=asked.points - 1))
    assert (wrong.right, wrong.points_short) == (False, 1)
    assert set(wrong.forgotten) <= {line.entry.id for line in counted}
