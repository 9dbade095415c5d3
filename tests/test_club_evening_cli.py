"""An evening in the terminal, from planning to closing; a second time changes nothing, and what is wrong is said."""

from __future__ import annotations

import json
import re
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import run
from windroos.text.help import PAGES
from windroos.text.words import Lang

PEOPLE = ("anna", "bram", "carla", "dirk")


def test_an_evening_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*words: str) -> Any:
        status = run(["club", "evening", *words, "--data", str(tmp_path), "--json", "--lang", "en"])
        found = capsys.readouterr()
        return json.loads(found.out) if not status else found.err

    lines = [{"do": "club", "name": "Proef"}]
    lines += [{"do": "person", "id": one, "name": one.title(), "member": "2020-01-01"} for one in PEOPLE]
    file = tmp_path / "club.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    run(["club", "do", str(file), "--data", str(tmp_path)])
    capsys.readouterr()
    said("plan", "2024-03-05", "nts2002", "competition", "19:30")
    assert len(said("arrive", "2024-03-05", *PEOPLE, "Wim")["here"]) == 5
    made = said("tables", "2024-03-05", "lot", "7")
    assert [len(one["players"]) for one in made["tables"]] == [5]
    assert said("tables", "2024-03-05", "lot", "7") == made
    assert "table 1" in said("close", "2024-03-05").lower()
    assert "club_" not in said("result", "2024-03-05", "1=10,x,-10,-20,0")
    done = said("result", "2024-03-05", "1=10,20,-10,-20,0")
    assert done["tables"][0]["points"] == [10, 20, -10, -20, 0]
    assert done["missing"] == []
    assert said("close", "2024-03-05")["closed"]
    assert said("show", "2024-03-05")["closed"]
    assert not said("open", "2024-03-05", "vergeten")["closed"]


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_the_evening_of_the_help_is_one_that_can_be_held(
    lang: Lang, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [{"do": "club", "name": "Proef"}]
    lines += [{"do": "person", "id": one, "name": one.title(), "member": "2020-01-01"} for one in PEOPLE[:3]]
    file = tmp_path / "club.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    run(["club", "do", str(file), "--data", str(tmp_path)])
    examples = re.findall(r"^  windroos (club evening .*?)(?:  |$)", PAGES["club"].to(lang), re.MULTILINE)
    assert len(examples) == 6
    for example in examples:
        assert run([*example.split(), "--data", str(tmp_path), "--lang", lang]) == 0, example
    capsys.readouterr()


def test_words_that_are_missing_are_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["evening"], ["evening", "dance"], ["evening", "plan"], ["evening", "show", "nooit"]):
        assert run(["club", *words, "--data", str(tmp_path)]) != 0
        assert capsys.readouterr().err.count("\n") <= 3


def test_who_is_late_comes_in_with_a_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The evening began six hours ago, whenever this is run."""
    begins = (datetime.now() - timedelta(hours=6)).strftime("%H:%M")
    lines: list[dict[str, Any]] = [{"do": "club", "name": "Proef"}, {"do": "settings", "cup_closes": True}]
    lines += [{"do": "person", "id": "anna", "name": "Anna", "member": "2020-01-01"}]
    lines += [{"do": "evening", "id": "b", "date": "2024-03-05", "kind": "cup", "begins": begins}]
    file = tmp_path / "club.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    assert run(["club", "do", str(file), "--data", str(tmp_path)]) == 0
    capsys.readouterr()
    for more, here in ((), []), (("--reason", "trein"), ["anna"]):
        run(["club", "evening", "arrive", "b", "anna", *more, "--data", str(tmp_path)])
        capsys.readouterr()
        run(["club", "evening", "show", "b", "--json", "--data", str(tmp_path)])
        assert json.loads(capsys.readouterr().out)["here"] == here
