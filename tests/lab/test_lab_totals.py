"""The laboratory's totals: exact, and the same however the work is divided."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from tests import lab_standin
from tests.lab.totals import LIVE, MIXED, report_of, totals_of
from windroos.books.catalog import IDS, rules
from windroos.errors import OptionError
from windroos.fast.batch.arrays import REPLACED
from windroos.hands import By
from windroos.lab.count import count, play_chunk
from windroos.lab.farm import farm, gather
from windroos.lab.task import Chunk, Task, chunk_size, chunks
from windroos.lab.totals import merge, nothing


@pytest.mark.parametrize("id", IDS)
def test_totals_are_the_same_however_the_work_is_divided(id: str) -> None:
    task = Task(id, MIXED, 3000)
    whole = totals_of(task, 3000)
    assert whole.hands == 3000
    assert totals_of(task, 7 * 53) == totals_of(task, 1000, -1) == whole
    assert totals_of(Task(id, MIXED, 3000, seed=2)) != whole


def test_merging_is_associative_and_commutative() -> None:
    task = Task("nts2002", MIXED, 0)
    a, b, c = (play_chunk(task, lab_standin.play, Chunk(first, hands)) for first, hands in ((0, 5), (5, 90), (95, 700)))
    assert merge(a, merge(b, c)) == merge(merge(a, b), c) == merge(c, merge(b, a))
    assert merge(nothing(len(task.rules().entries)), a) == a


def test_every_number_of_the_totals_against_a_plain_count() -> None:
    known = rules("nmv144")
    made = lab_standin.play(known, MIXED, 500, 3)
    found = count(known, made)
    won = [at for at in range(500) if made.winner[at] >= 0]
    assert found.ways == tuple(sum(int(by) == way for by in made.by) for way in range(6))
    assert found.won == len(won) == sum(found.wins)
    for seat in range(4):
        mine = [at for at in won if made.winner[at] == seat]
        assert found.wins[seat] == len(mine)
        assert found.own[seat] == sum(made.by[at] in (By.WALL, By.KONG, By.BONUS) for at in mine)
        assert found.gave[seat] == sum(made.giver[at] == seat for at in won)
        assert found.net[seat] == sum(int(net[seat]) for net in made.net)
        for other in range(4):
            assert found.products[4 * seat + other] == sum(int(net[seat]) * int(net[other]) for net in made.net)
    assert found.self_drawn == sum(found.own)
    turns = [(int(made.turns[at]) - (made.by[at] == By.DISCARD)) // 4 + 1 for at in won]
    assert found.turns == {turn: turns.count(turn) for turn in set(turns)}
    scores = [int(made.scores[at, made.winner[at]]) for at in won]
    assert found.scores == {score: scores.count(score) for score in set(scores)}
    others = [int(made.scores[at, seat]) for at in won for seat in range(4) if seat != made.winner[at]]
    assert found.losers == {score: others.count(score) for score in set(others)}
    bare = [at for at in won if made.limit[at] < 0]
    assert sum(found.points.values()) == sum(found.doubles.values()) == len(bare) < len(won)
    assert sum(found.limits.values()) == len(won) - len(bare)
    assert sum(found.formations.values()) == sum(int(made.special[at]) > 0 for at in won)
    assert 0 in found.formations
    for entry in range(len(known.entries)):
        column = [int(made.times[at, entry]) for at in won]
        assert found.item_hands[entry] == sum(0 < times < REPLACED for times in column)
        assert found.item_times[entry] == sum(times for times in column if times < REPLACED)


def test_only_books_in_which_losers_count_have_their_scores() -> None:
    assert report_of("mcr").totals.losers == report_of("hongkong").totals.points == {}
    assert {spread.id for spread in report_of("mcr").spreads} == {"turns", "discards", "scores"}
    assert report_of("groenehart2011").spread("losers").histogram


def test_a_turn_is_a_quarter_of_the_discards() -> None:
    """East's first own draw and first discard are in turn 1; the fifth discard begins turn 2."""
    made = lab_standin.play(rules("mcr"), LIVE, 6, 1)._replace(
        winner=np.zeros(6, np.int8),
        by=np.array([By.WALL, By.DISCARD, By.DISCARD, By.DISCARD, By.WALL, By.ROBBED], np.uint8),
        turns=np.array([0, 1, 4, 5, 4, 3], np.int16),
    )
    assert count(rules("mcr"), made).turns == {1: 4, 2: 2}


def test_processes_give_the_same_totals() -> None:
    task = Task("nts2002", MIXED, 4000)
    told: list[int] = []
    with farm(2) as here:
        assert here.workers == 2
        found = gather(
            here,
            partial(play_chunk, task, lab_standin.play),
            chunks(4000, 300),
            nothing(len(task.rules().entries)),
            merge,
            told.append,
        )
    assert found == totals_of(task)
    assert sum(told) == 4000
    assert len(told) == 14


def test_one_process_takes_chunks_one_by_one() -> None:
    """So that the number of hands costs no memory: never more chunks in hand than are worked on."""
    taken: list[Chunk] = []

    def some() -> Iterator[Chunk]:
        for chunk in chunks(10**12, 10**11):
            taken.append(chunk)
            assert len(taken) <= len(done) + 1
            yield chunk

    done: list[int] = []
    with farm() as here:
        assert gather(here, lambda chunk: chunk.hands, some(), 0, int.__add__, done.append) == 10**12


def test_every_worker_has_something_to_do() -> None:
    assert chunk_size(10**6, 2) == 8192
    assert chunk_size(10_000, 2) == 1250
    assert chunk_size(3, 2) == chunk_size(1, 64, 32) == 1
    assert [chunk.hands for chunk in chunks(10, 4)] == [4, 4, 2]


def refuse(chunk: Chunk) -> int:
    raise OptionError("lab_word", word=f"{chunk.first}")


def test_what_a_worker_says_arrives() -> None:
    with farm(2) as here, pytest.raises(OptionError, match="'0'"):
        gather(here, refuse, chunks(10, 10), 0, int.__add__, lambda _: None)


def leave(chunk: Chunk) -> int:
    import os

    os._exit(chunk.hands)


def test_a_worker_that_dies_is_told_in_a_sentence() -> None:
    with farm(2) as here, pytest.raises(OptionError, match="workers stopped"):
        gather(here, leave, chunks(10, 5), 0, int.__add__, lambda _: None)


def test_a_task_of_another_version_is_refused() -> None:
    with pytest.raises(OptionError, match=r"9\.9"):
        Task("nts2002", LIVE, 1, version="9.9").rules()


def test_a_task_knows_its_rules() -> None:
    task = Task("nts2002", LIVE, 1, options=(("minimum", 0),))
    assert task.rules() is rules("nts2002", minimum=0)
    house = str(Path(__file__).parents[2] / "examples" / "club.toml")
    assert Task("nts2002", LIVE, 1, house=house).rules().name != "nts2002"
