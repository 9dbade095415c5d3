"""`windroos tournament`: schedules in the terminal and as JSON, made and checked by the same figures."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import run
from windroos.text.help import PAGES

Asked = Callable[..., tuple[int, str, str]]


@pytest.fixture
def tournament(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Asked:
    """A command with what is typed after it, and what it says."""

    def asked(*words: str, typed: str = "", lang: str = "en") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        status = run(["tournament", *words, "--lang", lang])
        said = capsys.readouterr()
        return status, said.out, said.err

    return asked


def test_a_schedule_is_made_and_its_check_gives_the_same_figures(tournament: Asked) -> None:
    asked = {"players": 28, "rounds": 8, "seed": 4, "apart": [[1, 2, 3, 4]], "fixed": {"9": 2}, "meet_evenly": False}
    status, out, _ = tournament("schedule", "--json", typed=json.dumps(asked))
    made: dict[str, Any] = json.loads(out)
    assert status == 0
    assert all(9 in tables[1] for tables in made["rounds"])
    figures = made["measure"]
    assert {"repeats", "most_meetings", "wind_spread", "table_visits", "broken", "bound", "method"} <= figures.keys()
    assert (figures["repeats"], figures["broken"], figures["method"]) == (0, 0, "bose")
    again = {"players": 28, "rounds": made["rounds"], "apart": [[1, 2, 3, 4]], "fixed": {"9": 2}}
    status, out, _ = tournament("check", "--json", typed=json.dumps(again))
    assert status == 0
    assert {**json.loads(out), "method": "bose"} == figures
    wrong = {"rounds": made["rounds"], "apart": [[made["rounds"][0][0][0], made["rounds"][0][0][1]]]}
    found = json.loads(tournament("check", "--json", typed=json.dumps(wrong))[1])
    assert found["broken"] == len(found["not_heeded"]) == 1
    assert found["not_heeded"][0]["round"] == 1


def test_what_words_ask_is_what_an_object_asks(tournament: Asked) -> None:
    words = (
        "--apart",
        "1,2",
        "--rather-apart",
        "3,4",
        "--rather-apart",
        "5,6",
        "--fixed",
        "7=2",
        "--not-in",
        "8,9=1,4",
        "--seed",
        "5",
    )
    _, by_words, _ = tournament("schedule", "12", "4", *words, "--json")
    asked = {
        "players": 12, "rounds": 4, "apart": [[1, 2]], "rather_apart": [[3, 4], [5, 6]], "fixed": {"7": 2}, "seed": 5,
        "not_in": [{"players": [8, 9], "rounds": [1, 4]}],
    }  # fmt: skip
    _, by_object, _ = tournament("schedule", "--json", typed=json.dumps(asked))
    assert by_words == by_object
    rounds = json.loads(by_words)["rounds"]
    assert not any({8, 9} <= set(table) for at in (0, 3) for table in rounds[at])
    _, soon, _ = tournament("schedule", "12", "4", "--seconds", "1", "--json")
    assert len(json.loads(soon)["rounds"]) == 4


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_a_schedule_is_shown_with_its_figures(tournament: Asked, tmp_path: Path, lang: str) -> None:
    status, out, _ = tournament("schedule", "16", "5", lang=lang)
    lines = out.splitlines()
    assert status == 0
    assert len(re.findall(r"\d+-\d+-\d+-\d+", out)) == 20
    assert "Bose" in lines[6]
    file = tmp_path / "schedule.csv"
    file.write_text("\n".join(";".join(re.findall(r"\d+-\d+-\d+-\d+", line)) for line in lines[:5]), "utf-8")
    status, checked, _ = tournament("check", str(file), lang=lang)
    assert status == 0
    assert checked.splitlines()[1:] == lines[7:]


def test_every_mistake_of_a_schedule_is_named_with_its_cell(tournament: Asked) -> None:
    """And not the first alone: who mends a schedule mends all of it at once, as on the page."""
    typed = "1-2-3-4;5-6-7-8\n1-2-3-5;4-6-x-8\n1-1-2-3;4-5-6-7\n"
    status, out, err = tournament("check", typed=typed, lang="nl")
    assert (status, err) == (1, "")
    said = [line for line in out.splitlines() if line.startswith("- ")]
    assert [re.findall(r"[A-Z]\d|[Rr]onde \d", line) for line in said] == [
        ["B2"],
        ["Ronde 3", "A3"],
        ["Ronde 2"],
        ["Ronde 3"],
    ]
    assert "er zijn 4 fouten" in out
    assert "ondergrens" not in out


def test_a_program_is_told_every_mistake_too(tournament: Asked) -> None:
    """The same as the terminal says, in its order, with the cells and players apart; the first is `error`."""
    typed = "1-2-3-4;5-6-7-8\n1-2-3-5;4-6-x-8\n1-1-2-3;4-5-6-7\n"
    lines = [line for line in tournament("check", typed=typed, lang="nl")[1].splitlines() if line.startswith("- ")]
    status, out, err = tournament("check", "--json", typed=typed, lang="nl")
    found = json.loads(out)
    assert (status, err) == (1, "")
    assert [f"- {one['message']}" for one in found["mistakes"]] == lines
    assert [one["cells"] for one in found["mistakes"]][:2] == [["B2"], ["A3"]]
    assert [one["round"] for one in found["mistakes"]][1:] == [3, 2, 3]
    assert found["error"]["code"] == found["mistakes"][0]["code"]
    named = "naam,ronde 1\nAnna,1\nBram,1\nCarla,1\nDirk,1"
    assert json.loads(tournament("check", "--json", typed=named)[1])["repeats"] == 0


def test_names_and_clubs_are_checked_in_the_terminal_too(tournament: Asked) -> None:
    rows = ["Anna (Eem),1O,1Z", "Bram (Eem),1Z,1O", "Carla,1W,1N", "Dirk,1N,1W"]
    status, out, _ = tournament("check", typed="\n".join(["naam,ronde 1,ronde 2", *rows]))
    assert status == 0
    assert "read: 4 players, 2 rounds" in out
    assert "club mates at one table: 2, lower bound 2" in out
    assert "winds: greatest difference" in out
    status, out, _ = tournament("check", typed="naam,ronde 1\nAnna,1\nBram,1\nCarla,1\nDirk,1")
    assert status == 0
    assert "winds: not given" in out
    assert "behind the same player" not in out


@pytest.mark.parametrize(
    ("words", "typed", "said"),
    [
        ((), "", "not said what is to be done"),
        (("seed",), "", "schedule, check"),
        (("schedule", "27", "3"), "", "27 players"),
        (("schedule", "28"), "", "not said what is to be done"),
        (("schedule", "28", "veel"), "", "'rounds'"),
        (("schedule", "28", "3", "--fixed", "9=8"), "", "no table 8"),
        (("schedule", "28", "3", "--fixed", "29=1"), "", "no player 29"),
        (("schedule", "28", "3", "--apart", "1,29"), "", "no player 29"),
        (("schedule", "28", "3", "--not-in", "1,29=1"), "", "no player 29"),
        (("schedule", "28", "3", "--not-in", "1,2=4"), "", "no round 4"),
        (("schedule", "28", "3", "--not-in", "1,2"), "", "not_in[0].rounds[0]"),
        (("schedule", "--json"), "[]", "no object"),
        (("check",), '{"rounds": [[[1, 2, 3, 4], [5, 6, 7, 9]]]}', "the highest is number 9"),
        (("check",), '{"rounds": []}', "no rounds"),
        (("check", "gone.csv"), "", "gone.csv"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(tournament: Asked, words: tuple[str, ...], typed: str, said: str) -> None:
    status, out, err = tournament(*words, typed=typed)
    assert (status, out) == (2, "")
    assert err.startswith("error: ")
    assert said in err


def test_the_examples_of_the_help_can_be_typed(tournament: Asked, tmp_path: Path) -> None:
    page = PAGES["tournament"].to("en")
    for words in re.findall(r"^  windroos tournament (schedule \d.*)$", page, re.MULTILINE):
        assert tournament(*words.split())[0] == 0
    first, second = re.findall(r'^  (\{"(?:players|rounds)".*\})$', page, re.MULTILINE)
    assert tournament("schedule", "--json", typed=first)[0] == 0
    assert tournament("check", "--json", typed=second)[0] == 0
