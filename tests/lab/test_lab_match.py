"""Matches of players: differences that stand, by compiled hands and by players before the referee."""

from functools import partial

import numpy as np
import pytest

from tests import lab_standin
from tests.lab.totals import MIXED
from windroos.books.catalog import IDS, rules
from windroos.bots.player import BotError
from windroos.cli.show_lab import verdict
from windroos.fast.batch.arrays import REPLACED
from windroos.lab import duplicate
from windroos.lab.count import count, play_chunk
from windroos.lab.duplicate import NOTHING, lineup, outcome, play_deals
from windroos.lab.refereed import refereed
from windroos.lab.task import Chunk, Task, chunks
from windroos.lab.totals import merge, nothing
from windroos.rules.rule import Part
from windroos.text import lab as texts


def test_identical_players_tie_on_every_deal() -> None:
    task = Task("nts2002", ("live", "live"), 500)
    score = play_deals(task, lab_standin.play, Chunk(0, 500))
    assert (score.deals, score.difference, score.squares, score.better, score.worse) == (500, 0, 0, 0, 0)
    assert any(score.seats)
    found = outcome(task, score, 1.0)
    assert found.difference[:3] == (0, 0, 0)
    assert verdict(found) is texts.VERDICT_SAME


def test_a_match_by_a_plain_count() -> None:
    task = Task("nts2002", ("live", "greedy"), 60, seed=5)
    known = task.rules()
    score = play_deals(task, lab_standin.play, Chunk(10, 60))
    games = [lab_standin.play(known, lineup(task, seat), 60, 5, first=10, stock=True) for seat in range(4)]
    assert lineup(task, 2) == ("greedy", "greedy", "live", "greedy")
    deals = [sum(int(games[seat].net[at, seat]) for seat in range(4)) for at in range(60)]
    assert score.difference == sum(deals)
    assert score.squares == sum(deal * deal for deal in deals)
    assert (score.better, score.worse) == (sum(deal > 0 for deal in deals), sum(deal < 0 for deal in deals))
    mine = [sum(int(games[seat].winner[at]) == seat for seat in range(4)) for at in range(60)]
    won = [sum(int(game.winner[at]) >= 0 for game in games) for at in range(60)]
    assert score.wins == (sum(mine), sum(won) - sum(mine))
    assert score.win_squares[0] == sum(wins * wins for wins in mine)
    assert score.win_squares[1] == sum((all_ - wins) ** 2 for all_, wins in zip(won, mine, strict=True))
    assert score.gave[0] == sum(int((games[seat].giver == seat).sum()) for seat in range(4))
    assert sum(score.gave) == sum(int((game.giver >= 0).sum()) for game in games)
    found = outcome(task, score, 1.0)
    assert found.difference.value == pytest.approx(sum(deals) / 240)
    assert found.sides[1].wins.value == pytest.approx(score.wins[1] / 720)


def test_match_scores_merge_in_any_order() -> None:
    task = Task("mcr", ("greedy", "live"), 90)
    parts = [play_deals(task, lab_standin.play, chunk) for chunk in chunks(90, 25)]
    total = NOTHING
    for part in reversed(parts):
        total = duplicate.merge(part, total)
    assert total == play_deals(task, lab_standin.play, Chunk(0, 90))
    assert total.difference < 0


def test_compiled_hands_in_any_division() -> None:
    from windroos.fast.selfplay.play import play_many

    task = Task("nts2002", MIXED, 600, seed=4)
    work = partial(play_chunk, task, play_many)
    found = nothing(len(task.rules().entries))
    for chunk in list(chunks(600, 170))[::-1]:
        found = merge(found, work(chunk))
    assert found == work(Chunk(0, 600))
    assert found.won > 50
    assert sum(found.net) == 0
    assert sum(found.scores.values()) == found.won
    assert min(found.turns) >= 1


def test_compiled_players_tie_with_themselves_and_not_with_others() -> None:
    from windroos.fast.selfplay.play import play_many

    same = play_deals(Task("nts2002", ("greedy", "greedy"), 100), play_many, Chunk(0, 100))
    assert (same.difference, same.squares) == (0, 0)
    assert any(same.seats)
    other = play_deals(Task("nts2002", ("live", "random"), 100), play_many, Chunk(0, 100))
    assert other.difference > 0
    assert other.wins[0] > other.wins[1]


@pytest.mark.parametrize("id", IDS)
def test_the_referee_s_hands_are_counted_like_compiled_ones(id: str) -> None:
    """The winner's lines give the score that was settled; each hand sums to zero; any hand can be played by itself."""
    known = rules(id)
    made = refereed(known, ("greedy",) * 4, 6, 3, round=None)
    found = count(known, made)
    assert found.won == sum(found.ways[1:]) >= 2
    assert not made.net.sum(1).any()
    for at in np.flatnonzero(made.winner >= 0):
        lines = [
            (known.entries[entry], int(made.times[at, entry]))
            for entry in np.flatnonzero((made.times[at] > 0) & (made.times[at] < REPLACED))
        ]
        worth = sum(entry.points * times for entry, times in lines)
        fan = sum(entry.fan * times for entry, times in lines if entry.part != Part.FLOWERS)
        if id in ("hongkong", "mcr") and made.limit[at] < 0:
            assert made.points[at] == fan
        elif made.limit[at] < 0 and id != "nmv144":
            assert made.points[at] == worth
            assert made.scores[at, made.winner[at]] == min(known.policy.limit, worth << int(made.doubles[at]))
    alone = refereed(known, ("greedy",) * 4, 1, 3, first=4, round=None)
    assert merge(count(known, refereed(known, ("greedy",) * 4, 4, 3, round=None)), count(known, alone)).hands == 5
    assert (alone.net[0] == made.net[4]).all()


def test_the_winds_of_the_rounds_take_turns() -> None:
    """Where no wind is given, hand 6 is played in the round of West: the pungs that count are other ones."""
    known, seen = rules("groenehart2011"), set()
    for first in range(2, 30, 4):
        turn = refereed(known, ("greedy",) * 4, 1, 1, first=first, round=None)
        west = refereed(known, ("greedy",) * 4, 1, 1, first=first, round=2)
        east = refereed(known, ("greedy",) * 4, 1, 1, first=first, round=0)
        assert (turn.net == west.net).all()
        seen.add(bool((turn.net == east.net).all()))
    assert False in seen


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_identical_players_in_python_tie_too(name: str) -> None:
    task = Task("hongkong", (name, name), 3, seed=2)
    score = play_deals(task, refereed, Chunk(0, 3))
    assert (score.deals, score.difference, score.squares) == (3, 0, 0)


def test_a_player_in_python_that_does_not_exist() -> None:
    with pytest.raises(BotError, match="clever"):
        refereed(rules("mcr"), ("clever",) * 4, 1, 1)
