"""The ladder of players, and where EXPERT's numbers come from."""

from __future__ import annotations

import json
import os
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from tests.command_line import run
from windroos.books.catalog import rules
from windroos.cli.lab_ladder import _row, usual_round
from windroos.errors import OptionError
from windroos.expert.known import POINT
from windroos.expert.numbers import learned
from windroos.expert.release import DRAW, RELEASES
from windroos.fast.selfplay.play import tally_many
from windroos.intervals import Estimate, share
from windroos.lab.calibration import ChanceTenth, calibrate
from windroos.lab.count import self_play
from windroos.lab.ladder import HELD_OUT, RUNGS, Rung, climb, climbed
from windroos.lab.task import Task
from windroos.lab.training import _between_steps, _rising, _true, comings, train
from windroos.lab.twins import TwinsAgreement


def a_task(deals: int = 40) -> Task:
    return Task("nts2002", RUNGS[:2], deals, seed=HELD_OUT + 5)


@pytest.fixture(scope="module")
def rung() -> Rung:
    return climbed(a_task(60), self_play(), "greedy", "random")


def test_a_rung_is_above_the_one_below_and_equal_to_itself(rung: Rung) -> None:
    assert rung.faults() == ()
    assert (rung.alike.difference, rung.alike.squares) == (0, 0)
    assert rung.match.task.players == ("greedy", "random")


def test_every_rung_is_climbed() -> None:
    assert [(one.player, one.match.task.players[1]) for one in climb(a_task(4), self_play())] == [
        ("greedy", "random"),
        ("live", "greedy"),
        ("expert", "live"),
    ]


def test_what_does_not_hold_is_said(rung: Rung) -> None:
    turned = climbed(a_task(30), self_play(), "random", "greedy")
    assert turned.faults() == ("not_above",)
    assert rung._replace(alike=rung.alike._replace(squares=1)).faults() == ("not_equal",)
    odd = rung.habits._replace(drawn=Estimate(0.9, 0.8, 1.0, 9, 10))
    assert odd.outside() == ("drawn",)
    assert rung._replace(player="expert", habits=odd).faults() == ("outside",)
    assert "niet boven de sport eronder" in _row(turned, "NTS", "nl")


def test_training_refuses_the_seeds_that_measure() -> None:
    with pytest.raises(OptionError, match="for measuring"):
        train(rules("mcr"), 1, HELD_OUT)


def test_training_is_the_same_to_the_byte(tmp_path: Path) -> None:
    one, other = (train(rules("nts2002"), 60, 2) for _ in range(2))
    assert one.text() == other.text()
    assert (one.incomes[:, 1:] > one.incomes[:, :-1]).all()
    file = tmp_path / "doubles.json"
    assert run(["lab", "train", "--rules", "nts2002", "--hands", "60", "--seed", "2", "--out", str(file)]) == 0
    assert file.read_text(encoding="utf-8") == one.text()


@pytest.mark.parametrize("id", ["nts2002", "hongkong", "nmv144", "mcr"])
def test_the_tables_say_what_they_come_from(id: str) -> None:
    """With WINDROOS_FULL they are made again, and must be the same to the byte."""
    kept = (files("windroos.expert") / "trained" / f"{rules(id).rule_set.scheme.id}.json").read_text(encoding="utf-8")
    said = json.loads(kept)
    assert said["seed"] < HELD_OUT
    if "WINDROOS_FULL" in os.environ:
        assert train(rules(id), said["hands"], said["seed"]).text() == kept


def test_a_book_is_played_in_its_own_rounds() -> None:
    assert usual_round(rules("nts2002")) == 0
    assert usual_round(rules("groenehart2011")) is None


def test_the_twins_are_compared_as_people_meet_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the book of 2002 it is always East's round; elsewhere the winds take turns."""
    asked: list[int | None] = []

    def told(*_: object, round: int | None = None) -> TwinsAgreement:
        asked.append(round)
        return TwinsAgreement(1, ())

    monkeypatch.setattr("windroos.lab.twins.compare_twins", told)
    for id in ("nts2002", "groenehart2011"):
        run(["lab", "ladder", "--rules", id, "--deals", "2", "--twins", "1"])
    capsys.readouterr()
    assert asked == [0, None]


def test_the_ladder_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    status = run(["lab", "ladder", "--rules", "nts2002", "--deals", "30", "--twins", "1"])
    lines = capsys.readouterr().out.splitlines()
    rows = [line for line in lines if line.startswith("|")]
    assert len(rows) == 2 + len(RUNGS) - 1 + 3
    assert rows[-1].count(" → ") > 3
    assert any("100" in line for line in lines if "Python" in line)
    assert status == int(any(not line.endswith("|") for line in rows))


def test_what_was_said_of_chances_is_counted_by_tenths() -> None:
    tallies = tally_many(rules("nts2002"), 24, HELD_OUT + 3, learned(rules("nts2002")))
    assert tallies.chances[:, 0].sum() == tallies.worths[:, 0].sum() > 500
    assert tallies.chances[:, 2].sum() == tallies.worths[:, 1].sum() > 50
    tenths = calibrate(rules("nts2002"), 24, HELD_OUT + 3)
    assert all(one is None or at / 10 <= one.said <= (at + 1) / 10 for at, one in enumerate(tenths))
    assert [one.happened.of if one else 0 for one in tenths] == list(tallies.chances[:, 0])


def test_a_chance_is_off_where_all_of_the_interval_is() -> None:
    assert ChanceTenth(0.5, share(700, 1000)).is_off
    assert ChanceTenth(0.5, share(300, 1000)).is_off
    assert not ChanceTenth(0.5, share(530, 1000)).is_off
    assert not ChanceTenth(0.5, share(7, 10)).is_off
    assert not ChanceTenth(0.5, share(90, 100)).is_off  # of a few hands


def test_tiles_come_as_often_as_they_were_counted() -> None:
    counted = np.zeros((RELEASES, 4), np.int64)
    counted[:, :] = (10, 10 * POINT, 30, 10 * POINT)
    counted[3] = (20_000, 10_000 * POINT, 3_000, 1_000 * POINT)
    counted[5] = 0
    drawn, let_go = comings(counted)
    given = DRAW * (78 * 30 + 3_000) // (78 * 10 + 20_000)
    assert drawn[0] == DRAW
    assert 1.95 * DRAW < drawn[3] < 2 * DRAW
    assert drawn[5] == DRAW
    assert 2.9 * given < let_go[3] < 3 * given
    assert let_go[5] == given


def test_tiles_are_counted_as_seats_see_them() -> None:
    """What came is what might have come, over all; and honours that lie open come sooner than what everybody keeps."""
    counted = tally_many(rules("nts2002"), 64, 5).releases
    drawn, might_be, thrown, might_go = counted.sum(0)
    assert abs(drawn * POINT - might_be) <= 34 * drawn
    assert abs(thrown * POINT - might_go) <= 34 * thrown
    assert thrown > 2 * drawn > 2000
    arrivals, releases = comings(counted)
    assert arrivals[38] > arrivals[32]
    assert releases[18] > releases[12]


def test_incomes_rise_and_none_stands_on_a_few() -> None:
    sums, seen = np.zeros((40, 96), np.int64), np.zeros((40, 96), np.int64)
    seen[10, 5:60] = 5_000
    sums[10, 5:60] = 5_000 * np.arange(5, 60)
    seen[10, 2], sums[10, 2] = 1, 10_000  # luck
    found = _rising(sums, seen)
    assert (np.diff(found[10]) > 0).all()
    assert abs(found[10, 30] - 30 * POINT) < POINT
    assert found[10, 6] < 10 * POINT
    assert found[10, 95] < 60 * POINT
    assert found[0].tolist() == [0] * 96
    assert found[30].tolist() == found[12].tolist()


def test_chances_are_what_came_of_them_in_the_order_of_the_guesses() -> None:
    guessed = np.array([[10, 20, 30, 40, 50]])
    won, seen = np.array([[2, 6, 4, 0, 9]]), np.array([[20, 10, 10, 0, 10]])
    tenth, half = POINT // 10, POINT // 2
    assert _true(guessed, won, seen, 10).tolist() == [[tenth, half, half, half, 9 * POINT // 10]]
    assert _true(guessed, won, seen, 20).tolist() == [[tenth, *[19 * POINT // 30] * 4]]  # of so few none is told apart
    assert _true(guessed, won, seen, 21).tolist() == [[21 * POINT // 50] * 5]
    assert _between_steps(np.array([[2, 4, 8]])).tolist() == [[2, 3, 6]]
