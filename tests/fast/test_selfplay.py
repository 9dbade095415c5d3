"""Compiled self-play: the referee tells the same story, nothing depends on threads, and the players know their goal."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Annotated

import numpy as np
import pytest

from tests.houses import house
from windroos.bits import packed_counts
from windroos.books.catalog import IDS, rules
from windroos.distance.irregular import NEVER
from windroos.distance.shapes import nearest
from windroos.errors import HandError, SituationError
from windroos.expert.goals import SETS, THIRTEEN, goals_of, honour_worths
from windroos.expert.known import MOST_GOALS, SEATS
from windroos.expert.memory import Matrix, NumberRow
from windroos.expert.nearness import FAR, choose_honours, prepare
from windroos.expert.rack import put
from windroos.fast.batch.arrays import Scores
from windroos.fast.batch.kernel import out_for
from windroos.fast.batch.packed import pack
from windroos.fast.batch.score import score_many
from windroos.fast.build.records import record_type
from windroos.fast.selfplay.compiled import maps
from windroos.fast.selfplay.dealer import from_back, from_front, live_left
from windroos.fast.selfplay.play import play_many, table_for
from windroos.fast.selfplay.replay import replay_actions, retell
from windroos.fast.selfplay.reset import clear, clear_codes, set_honours
from windroos.fast.selfplay.results import Batch
from windroos.fast.selfplay.state import MOST_ENTRIES, Verdicts, state_of
from windroos.play.model import events
from windroos.play.model.actions import Begin
from windroos.rules.plans import few_chows_or_four, legal_shapes
from windroos.rules.rules import Rules
from windroos.scoring.score import claim_rank
from windroos.testkit.hands import any_case, any_rules
from windroos.tiles import CHARACTERS, HONOURS

ROOT = Path(__file__).parents[2]
BOUNDS_CHECK = """
from windroos.fast.selfplay.compiled import loop_for
from windroos.fast.batch.kernel import kernel
from windroos.fast.selfplay.play import play_many
from windroos.books.catalog import IDS, rules

for id in IDS:
    for player in ("random", "greedy", "live"):
        for stock in (False, True):
            play_many(rules(id), (player,) * 4, 1500, 77, log=True, stock=stock, round=None)
assert loop_for(kernel(rules("mcr"))).run_hands.stats.cache_hits, "compiled in this process and not by a child"
"""
HANDS = 10_000 if "WINDROOS_FULL" in os.environ else 150
TABLES = (("random", "greedy", "live", "live"), ("live",) * 4, ("greedy", "random", "random", "greedy"))
FIELDS = ("winner", "by", "giver", "turns", "drawn", "scores", "net", "points", "doubles", "limit", "special", "times")


def assert_told_alike(known: Rules, batch: Batch, at: int) -> None:
    """The referee's story of a hand ends as self-play says, and tells of as many discards and draws."""
    public = [step.public for step in retell(known, batch, at)]
    ended = next(event for event in public if isinstance(event, events.HandEnded))
    won = next((event for event in public if isinstance(event, events.Won)), None)
    seats = len(ended.scores)
    assert ended.winner == batch.winner[at]
    assert (won.giver if won else -1) == batch.giver[at]
    assert sum(isinstance(event, events.Discarded) for event in public) == batch.turns[at]
    assert sum(isinstance(event, events.Drew) and not event.loose for event in public) == batch.drawn[at]
    assert ended.scores == tuple(batch.scores[at, :seats])
    assert ended.special == batch.special[at]
    if ended.liable < 0 and not known.options.get("draw_pot"):
        assert ended.net[:seats] == tuple(batch.net[at, :seats])


@pytest.mark.parametrize("id", IDS)
def test_the_referee_tells_the_same(id: str) -> None:
    for number, players in enumerate(TABLES):
        known = rules(id)
        batch = play_many(known, players, HANDS // len(TABLES), seed=number, round=None, log=True)
        for at in range(len(batch.winner)):
            assert_told_alike(known, batch, at)


@pytest.mark.parametrize("id", IDS)
def test_the_referee_tells_the_same_with_any_options(id: str) -> None:
    random = Random(id)
    for _ in range(HANDS // 10):
        players = tuple(random.choice(("random", "greedy", "live", "live")) for _ in range(4))
        seed, first = random.getrandbits(60), random.getrandbits(40)
        known = any_rules(random, id)
        batch = play_many(known, players, 4, seed, first=first, round=None, log=True)
        for at in range(len(batch.winner)):
            assert_told_alike(known, batch, at)


def test_a_hand_is_the_same_wherever_it_is_played() -> None:
    known = rules("nts2002")
    whole = play_many(known, hands=1200, seed=7)
    threads = play_many(known, hands=1200, seed=7, threads=2)
    part = play_many(known, hands=100, seed=7, first=900)
    for field in FIELDS:
        assert np.array_equal(getattr(whole, field), getattr(threads, field)), field
        assert np.array_equal(getattr(whole, field)[900:1000], getattr(part, field)), field
    assert not np.array_equal(whole.net, play_many(known, hands=1200, seed=8).net)


@pytest.mark.parametrize("id", IDS)
def test_walls_hold_the_right_tiles_and_the_table_its_sum(id: str) -> None:
    batch = play_many(rules(id), hands=50, seed=3, log=True)
    assert len({bytes(wall) for wall in batch.walls}) == 50
    begin = next(replay_actions(rules(id), batch, 0))
    assert isinstance(begin, Begin)
    for wall in batch.walls:
        assert Counter(wall.tolist()) == Counter(begin.wall)
    assert not batch.net.sum(axis=1).any()
    assert batch.times.shape == (50, len(rules(id).entries))


def test_walls_are_fair() -> None:
    """Every place of the wall holds every kind about as often: no wall is ever favoured."""
    batch = play_many(rules("nts2002"), ("random",) * 4, hands=4000, seed=11, log=True)
    for place in (0, 1, 60, 134, 135):
        seen = np.bincount(batch.walls[:, place], minlength=34)
        assert abs(seen - 4000 / 34).max() < 5.5 * np.sqrt(4000 / 34)


@pytest.mark.parametrize(
    ("id", "options", "draws", "turns"),
    [
        ("nts2002", {}, (0.10, 0.25), (11, 15)),
        ("nts2002", {"minimum": 0}, (0, 0.01), (8, 11)),
        ("hongkong", {}, (0, 0.15), (9, 12)),
        ("nmv144", {}, (0, 0.4), (9, 13)),
        ("mcr", {}, (0, 0.09), (11, 15)),
    ],
)
def test_live_players_are_worth_something(
    id: str, options: dict[str, int], draws: tuple[float, float], turns: tuple[int, int]
) -> None:
    """Draws and the turn of winning, near the figures of people and strong players."""
    batch = play_many(rules(id, options), hands=1500, seed=5)
    won = batch.winner >= 0
    assert draws[0] <= 1 - won.mean() <= draws[1]
    assert turns[0] <= batch.turns[won].mean() / 4 <= turns[1]


@pytest.mark.parametrize("id", IDS)
def test_live_beats_greedy_and_greedy_beats_random(id: str) -> None:
    """By income, over deals that both play from both sides of the table."""
    for better, worse in (("live", "greedy"), ("greedy", "random")):
        one = play_many(rules(id), (better, worse, better, worse), hands=1500, seed=9)
        other = play_many(rules(id), (worse, better, worse, better), hands=1500, seed=9)
        income = one.net[:, [0, 2]].sum() + other.net[:, [1, 3]].sum()
        assert income > 0


def nearest_of_goals(known: Rules, seat: int, round_wind: int, tiles: list[int]) -> int:
    """The tiles that the players' goals of sets miss, calculated in plain Python."""
    h = state_of(table_for(known))
    h.round_wind = round_wind
    clear(h)
    clear_codes(h, maps())
    set_honours(h)
    for tile in tiles:
        put(h, maps(), seat, tile)
    choose_honours(h, maps(), seat)
    return min(prepare(h, maps(), seat, g, FAR) for g in range(h.rules.goal_count) if h.lookups.goals[g].form == SETS)


def test_goals_follow_the_house() -> None:
    """What self-play works for is worth what its items bring: less, more, or nothing."""
    poor = house("hongkong", {"schoon": {"fan": 1}, "pung_draken": {"fan": 2}, "dertien_wezen": {"count": False}}, {})
    flush = CHARACTERS | HONOURS
    assert [goal.worth for goal in goals_of(rules("hongkong")) if goal.allowed == flush] == [3]
    assert [goal.worth for goal in goals_of(poor) if goal.allowed == flush] == [1]
    assert THIRTEEN in {goal.form for goal in goals_of(rules("hongkong"))}
    assert THIRTEEN not in {goal.form for goal in goals_of(poor)}
    assert honour_worths(poor)[1][0] == (1, 1, 0, 0, 2, 2, 2)
    batch = play_many(poor, ("live",) * 4, hands=40, seed=3)
    assert (batch.winner >= 0).sum() > 10


@pytest.mark.parametrize("id", ["nts2002", "hongkong", "nmv144"])
def test_goals_are_plans(id: str) -> None:
    """Never nearer than the rule set's own plans say, and seldom a tile farther."""
    random, known = Random(id), rules(id)
    farther = 0
    for _ in range(60):
        seat, round_wind = random.randrange(4), random.randrange(4)
        suit = random.sample(range(136), 60)
        tiles = sorted(tile // 4 for tile in random.sample(suit if random.random() < 0.5 else range(136), 13))
        plans = {
            "nts2002": legal_shapes(rules("nts2002", exempt="irregular"), seat, round_wind),
            "hongkong": legal_shapes(rules("hongkong"), seat, round_wind, already=1),  # no seasons
            "nmv144": few_chows_or_four(),
        }[id]
        by_plans = nearest(*packed_counts(tiles), shapes=plans)
        by_goals = nearest_of_goals(known, seat, round_wind, tiles)
        assert by_plans <= by_goals < NEVER
        farther += by_goals - by_plans
    assert farther <= 3


@pytest.mark.parametrize("id", IDS)
def test_the_kernel_says_the_rank_of_a_claim(id: str) -> None:
    random, known = Random(id), rules(id)
    cases = [any_case(random, bonus=False) for _ in range(300)]
    ranks = score_many(known, pack(cases)).rank
    for case, rank in zip(cases, ranks, strict=True):
        if case[1].win is None:
            assert rank == 0
            continue
        try:
            assert claim_rank(known, *case) == rank, case
        except (HandError, SituationError):
            assert rank == 0


class MatchPart:
    """A record in a record."""

    small: Annotated[NumberRow, np.uint8, 3]
    number: int


class Whole:
    """A record of every kind of field."""

    bits: np.uint64
    part: MatchPart
    rows: Annotated[Matrix, np.int16, 2, 3]
    parts: Annotated[Sequence[MatchPart], MatchPart, 4]


def test_a_record_holds_what_its_class_declares() -> None:
    made, part = record_type(Whole), record_type(MatchPart)
    assert made.names == ("bits", "part", "rows", "parts")
    assert part.itemsize == 16  # three bytes, then a number where the processor reads it at once
    assert made["bits"] == np.uint64
    assert made["part"] == part
    assert made["rows"] == np.dtype((np.int16, (2, 3)))
    assert made["parts"] == np.dtype((part, (4,)))


def test_verdicts_are_what_a_kernel_writes() -> None:
    said = record_type(Verdicts)
    assert said.names == Scores._fields[:-1]  # how often each entry counts stands beside it
    written = out_for(SEATS, 1, times=True)
    for name in said.names:
        array = getattr(written, name)
        assert said[name] == np.dtype((np.uint8 if array.dtype == np.bool_ else array.dtype, array.shape)), name


def test_plain_python_reads_and_writes_the_memory_of_a_hand() -> None:
    table = table_for(rules("hongkong"), (2, 1))
    h = state_of(table)
    assert [h.seats[seat].player for seat in range(4)] == [2, 1, 0, 0]
    h.seats[3].rack[33] = 4
    h.rules.limit = 7
    assert table["seats"]["rack"][0, 3, 33] == 4
    assert table["rules"]["limit"][0] == 7


def test_a_seat_draws_from_its_own_stock() -> None:
    """Whatever the others do, and replacement tiles from its other end."""
    h = state_of(table_for(rules("mcr"), stocks=True))
    for place in range(144):
        h.wall[place] = place
    assert [from_front(h, 2) for _ in range(3)] == [72, 73, 74]
    assert [from_back(h, 2), from_front(h, 1), from_back(h, 2)] == [107, 36, 106]
    assert [live_left(h, seat) for seat in range(4)] == [36, 35, 31, 36]


def test_stocks_are_played_to_an_end() -> None:
    for id in IDS:
        batch = play_many(rules(id), ("greedy", "live", "random", "live"), hands=300, seed=2, stock=True)
        assert not batch.net.sum(axis=1).any()
        assert (batch.winner >= 0).mean() > 0.5
        assert batch.drawn.max() <= 100


def test_questions_that_make_no_sense_are_refused() -> None:
    known = rules("nts2002")
    with pytest.raises(ValueError, match="players of random, greedy, live"):
        play_many(known, ("live", "live", "live", "clever"))
    with pytest.raises(ValueError, match="players of random, greedy, live"):
        play_many(known, ("live", "live"))
    with pytest.raises(ValueError, match="no such hands or round"):
        play_many(known, hands=10, round=4)
    with pytest.raises(ValueError, match="63 bits"):
        play_many(known, hands=10, seed=-1)
    with pytest.raises(ValueError, match="not asked for a log"):
        retell(known, play_many(known, hands=1), 0)
    assert len(play_many(known, hands=0).winner) == 0


@pytest.mark.skipif("WINDROOS_FULL" not in os.environ, reason="compiles the loop once more")
def test_no_array_is_read_outside_its_bounds(tmp_path: Path) -> None:
    environment = os.environ | {
        "NUMBA_BOUNDSCHECK": "1",
        "WINDROOS_CACHE": str(tmp_path),
        "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "src"))),
    }
    command = [sys.executable, "-c", BOUNDS_CHECK]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("id", IDS)
def test_goals_and_entries_fit_in_the_record(id: str) -> None:
    random = Random(id)
    for _ in range(30):
        known = any_rules(random, id)
        assert len(goals_of(known)) < MOST_GOALS
        assert len(known.entries) <= MOST_ENTRIES
