"""The ladder of players, and where EXPERT's numbers come from."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.command_line import run
from windroos.books.catalog import rules
from windroos.cli.lab_ladder import _row
from windroos.errors import OptionError
from windroos.intervals import Estimate
from windroos.lab.count import self_play
from windroos.lab.ladder import HELD_OUT, RUNGS, Rung, climb, climbed
from windroos.lab.task import Task
from windroos.lab.training import train


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


def test_the_ladder_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    status = run(["lab", "ladder", "--rules", "nts2002", "--deals", "30", "--twins", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert len([line for line in lines if line.startswith("|")]) == 2 + len(RUNGS) - 1
    assert "100" in lines[-1]
    assert status == int(any(not line.endswith("|") for line in lines if line.startswith("|")))
