"""EXPERT's measure is searched: numbers go the way that brings more, the same again for a seed."""

from __future__ import annotations

import json
import os
from math import exp, log
from pathlib import Path

import numpy as np
import pytest

from tests.command_line import run
from windroos.books.catalog import IDS, rules
from windroos.errors import OptionError
from windroos.expert.measures import MEASURES, Measure
from windroos.expert.numbers import learned
from windroos.fast.selfplay.measured import MeasureMatch
from windroos.fast.selfplay.play import play_many
from windroos.lab import search as searching
from windroos.lab.ladder import HELD_OUT
from windroos.lab.search import moved, numbers_of, search, with_all_numbers

HONG_KONG = rules("hongkong")
FEW = 60
"""Hands of tables: too few to play well by, and enough to search by."""


def test_a_search_refuses_the_seeds_that_measure() -> None:
    with pytest.raises(OptionError, match="for measuring"):
        search(HONG_KONG, 1, HELD_OUT)


def test_a_match_by_its_own_measure_is_that_of_self_play() -> None:
    match = MeasureMatch(HONG_KONG, learned(HONG_KONG) or {})
    seats = [["expert" if at == seat else "live" for at in range(4)] for seat in range(4)]
    games = [play_many(HONG_KONG, one, 30, 5, first=7, round=None, stock=True).net for one in seats]
    expected = sum(net[:, seat] for seat, net in enumerate(games)) / 4
    own = MEASURES["fan"]
    assert (match.received(own, 30, 5, 7) == expected).all()
    assert (match.received(own._replace(gains=(0.0,)), 30, 5, 7) != expected).any()
    assert (match.received(own, 30, 5, 7) == expected).all()


@pytest.mark.parametrize("id", IDS)
def test_all_numbers_in_force_are_searched_and_begin_as_they_are(id: str) -> None:
    own = MEASURES[rules(id).rule_set.scheme.id]
    start = with_all_numbers(own)
    numbers = numbers_of(rules(id), start)
    assert len(set(numbers)) == len(numbers) > 25
    assert moved(start, numbers, [0.0] * len(numbers)) == start._replace(
        values={str(number.at): 1.0 for number in numbers if number.field == "values"} | dict(start.values)
    )
    assert {name for name in ("keeps", "fear", "pair", "plain", "ahead") if getattr(start, name)} == {
        number.field for number in numbers
    } & {"keeps", "fear", "pair", "plain", "ahead"}
    assert (own.ahead, own.ahead_waits) in ((start.ahead, start.ahead_waits), (0, 0))


def test_a_number_moves_by_its_own_kind_of_step() -> None:
    start = with_all_numbers(Measure(0.2, (0.2,), (2.5, 1.0), margin=5, values={"all pungs": 0.5}))
    numbers = {(one.field, one.at): one for one in numbers_of(HONG_KONG, start)}

    def after(field: str, at: int | str | None, steps: float) -> Measure:
        return moved(start, [numbers[field, at]], [steps])

    assert after("margin", None, 1.0).margin == 9
    assert after("margin", None, -9.0).margin == 0
    assert after("near", None, 99.0).near == 16
    assert after("near", None, -99.0).near == 1
    assert after("gains", 3, 1.0).gains == (2.5, 1.0, 1.0, exp(0.4))
    assert after("late", None, -2.0).late == -0.3
    assert after("values", "all pungs", 1.0).values == {"all pungs": 0.5 * exp(0.25)}
    assert after("values", "all sets", 1.0).values == {"all pungs": 0.5, "all sets": exp(0.25)}


def test_numbers_go_the_way_that_brings_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands are told what they bring: most where half a tile's worth is left, and margins as they are."""

    def told(_: object, measure: Measure, deals: int, seed: int, first: int) -> np.ndarray:
        far = log(measure.fades[0] / 0.5)
        return np.full(deals, -far * far - 0.01 * (measure.margin - 5) ** 2)

    monkeypatch.setattr(MeasureMatch, "received", told)
    found = search(HONG_KONG, 400, 3, hands=FEW)
    assert 0.4 < found.fades[0] < 0.6
    assert abs(found.margin - 5) <= 2
    assert all(len(f"{one:g}".lstrip("0.").replace(".", "")) <= 3 for one in (*found.fades, *found.gains))


def test_a_search_finds_the_same_again_and_another_by_another_seed() -> None:
    found, again, other = (search(HONG_KONG, 2, seed, hands=FEW) for seed in (3, 3, 4))
    assert found == again != other


def test_the_command_writes_what_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(searching, "TRAINED", FEW)
    monkeypatch.setattr(searching, "TOLD", 1)
    file = tmp_path / "found.json"
    assert run(["lab", "search", "--rules", "hongkong", "--steps", "2", "--seed", "3", "--out", str(file)]) == 0
    said = json.loads(file.read_text(encoding="utf-8"))
    assert (said["steps"], said["seed"]) == (2, 3)
    found = search(HONG_KONG, 2, 3, hands=FEW)
    assert (said["fades"], said["values"]) == (list(found.fades), found.values)
    assert len([line for line in capsys.readouterr().out.splitlines() if line]) == 3


@pytest.mark.skipif("WINDROOS_FULL" not in os.environ, reason="takes many minutes")
@pytest.mark.parametrize("id", ["hongkong", "nmv144"])
def test_the_numbers_of_a_book_are_found_again(id: str) -> None:
    from windroos.cli.lab_search import SEED, STEPS

    assert search(rules(id), STEPS, SEED) == MEASURES[rules(id).rule_set.scheme.id]
