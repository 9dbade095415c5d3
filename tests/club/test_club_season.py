"""The commands of seasons and formulas: what they print, what they answer as an object, and what they refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.club.test_club_door import ok, season
from tests.command_line import run
from windroos.reckoning.formula_file import PRESETS, preset_text


class Shell:
    """Runs commands on a folder; what they printed."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.capsys = capsys

    def text(self, *words: str, status: int = 0) -> str:
        self.capsys.readouterr()
        assert run(["club", *words, "--data", str(self.folder), "--lang", "nl"]) == status
        told = self.capsys.readouterr()
        return told.err if status else told.out

    def json(self, *words: str) -> Any:
        return json.loads(self.text(*words, "--json"))


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Shell:
    """A folder with a season of nine evenings."""
    first, later, _ = season(1)
    file = tmp_path / "season.jsonl"
    file.write_text("\n".join(map(json.dumps, [*first, *later])), "utf-8")
    shell = Shell(tmp_path / "club", capsys)
    ok([json.loads(line) for line in shell.text("do", str(file)).splitlines()])
    return shell


def test_standings_and_explanations_are_printed_and_answered(shell: Shell) -> None:
    text = shell.text("season", "standings", "groenehart")
    found = shell.json("season", "standings", "groenehart")
    placed = [row for row in found["rows"] if row["place"]]
    assert [line.split()[0] for line in text.splitlines() if "Naam" in line][: len(placed)] == [
        str(row["place"]) for row in placed
    ]
    person = found["rows"][0]["person"]
    assert shell.json("season", "explain", "groenehart", person)["score"] == found["rows"][0]["score"]
    assert "Totaal van" in shell.text("season", "explain", "groenehart", f"Naam {person}")
    earlier = shell.json("season", "standings", "groenehart", "--on", "2024-04-05")
    assert earlier["evenings"]["played"] == 4


def test_a_season_is_made_tried_and_closed(shell: Shell) -> None:
    made = shell.json(
        "season", "new", "Zomer", "--from", "2024-01-01", "--until", "2024-12-31", "--formula", "nts-bond"
    )
    assert made["id"] in [one["id"] for one in shell.json("season", "show")["seasons"]]
    tried = shell.json("formula", "try", "rode-draak", "groenehart")
    standing = shell.json("season", "standings", "groenehart")
    assert [row["after"] for row in tried["rows"]] == [
        {"place": row["place"], "score": row["score"]} for row in standing["rows"]
    ]
    leader = next(row["person"] for row in standing["rows"] if row["place"] == 1)
    assert shell.json("season", "close", "groenehart")["people"] == [leader]


def test_formulas_are_listed_shown_and_checked(shell: Shell, tmp_path: Path) -> None:
    assert [one["id"] for one in shell.json("formula", "list")["formulas"]] == list(PRESETS)
    assert shell.json("formula", "show", "groenehart")["toml"] == preset_text("groenehart")
    own = tmp_path / "own.toml"
    own.write_text('name = "Eigen"\n[tabel]\nmeasure = "points"\n', "utf-8")
    assert "own.toml:2" in shell.text("formula", "check", str(own), status=2)
    own.write_text('name = "Eigen"\n[table]\nmeasure = "points"\n', "utf-8")
    assert "Eigen" in shell.text("formula", "check", str(own))


@pytest.mark.parametrize("words", [["season"], ["season", "nergens"], ["formula", "show"], ["season", "show", "--x"]])
def test_what_cannot_be_is_one_sentence(shell: Shell, words: list[str]) -> None:
    assert "Traceback" not in shell.text(*words, status=2)


def test_a_scheme_and_a_final_are_printed_and_answered(shell: Shell) -> None:
    assert shell.json("season", "final", "groenehart")["rounds"] == []
    assert "geen finale" in shell.text("season", "final", "groenehart")
    assert "geen schema" in shell.text("season", "scheme", "groenehart")
    people = shell.json("season", "standings", "groenehart")["rows"]
    names = [row["person"] for row in people[:4]]
    line = json.dumps({"do": "scheme", "season": "groenehart", "rounds": [[names]]})
    (shell.folder / "scheme.jsonl").write_text(line, "utf-8")
    ok([json.loads(text) for text in shell.text("do", str(shell.folder / "scheme.jsonl")).splitlines()])
    assert shell.json("season", "scheme", "groenehart")["rounds"][0][0]["players"] == names
    assert f"Naam {names[0]}, Naam {names[1]}" in shell.text("season", "scheme", "groenehart")
    assert "nog op geen avond" in shell.text("season", "scheme", "groenehart")
