"""A search that goes on: the same for a seed whenever one looks, however often it is put away, never worse."""

from __future__ import annotations

import pickle
from itertools import islice

from windroos.seating.door import SCHEDULE, made
from windroos.seating.improving import BEGINNINGS, ImprovingSchedule
from windroos.seating.measure import measure
from windroos.seating.schedule import finished, schedule, searched, searched_for
from windroos.seating.search import STRIDE
from windroos.seating.wishes import NO_WISHES

SIX = (4, 4, 4, 4, 4, 4)
"""24 people, of whom eight rounds cannot be without repeats."""


def test_put_away_and_taken_up_again_it_finds_what_it_finds_at_a_stretch() -> None:
    at_a_stretch = ImprovingSchedule((5, 4, 4, 4), 7, NO_WISHES, 5)
    put_away = ImprovingSchedule((5, 4, 4, 4), 7, NO_WISHES, 5)
    costs = []
    for _ in range(12):
        at_a_stretch.step()
        put_away = pickle.loads(pickle.dumps(put_away))
        put_away.step()
        costs.append(put_away.best.cost)
    assert put_away.best == at_a_stretch.best
    assert costs == sorted(costs, reverse=True), "it never gets worse"
    assert put_away.exchanges == 12 * STRIDE
    assert costs[-1] < costs[0]


def test_what_was_taken_is_made_again_from_its_seed_and_exchanges() -> None:
    search = ImprovingSchedule(SIX, 8, NO_WISHES, 5)
    for _ in range(10):
        search.step()
    found = searched_for(SIX, 8, NO_WISHES, 5, search.best.exchanges)
    assert found == search.best
    asked = SCHEDULE.read({"players": 24, "rounds": 8, "seed": 5, "exchanges": search.best.exchanges}, "")
    assert made(asked, lambda: 0.0) == finished(found)


def test_it_ends_at_the_bound_and_goes_on_beyond_a_short_search() -> None:
    known = ImprovingSchedule(SIX, 7, NO_WISHES, 1)
    assert known.is_best
    known.step()
    assert known.exchanges == 0
    three = ImprovingSchedule((4, 4, 4), 5, NO_WISHES, 1)
    while not three.is_best and three.lots <= BEGINNINGS:
        three.step()
    shortest = schedule((4, 4, 4), 5, NO_WISHES, 1).measure.repeats
    assert measure(finished(three.best).rounds).repeats <= shortest
    assert three.is_best or three.lots == BEGINNINGS + 1


def test_who_watches_sees_every_step_of_a_schedule() -> None:
    seen = list(islice(searched((4, 4), 4, NO_WISHES, 2), 400))
    costs = [one.cost for one in seen]
    assert costs == sorted(costs, reverse=True)
    assert finished(seen[-1]) == schedule((4, 4), 4, NO_WISHES, 2)
