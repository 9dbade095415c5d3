"""An evening in the terminal, from planning to closing; a second time changes nothing, and what is wrong is said."""

from __future__ import annotations

import json
import re
import shlex
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
    printed = []
    for words in (["evening", "print", "2024-03-05", "uitslag"], ["print", "uitslag", "--evening", "2024-03-05"]):
        assert run(["club", *words, "--data", str(tmp_path)]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert "Carla" in printed[0]
    assert run(["club", "evening", "print", "2024-03-05", "--data", str(tmp_path)]) != 0


def test_an_evening_is_found_by_its_day(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Evenings that the page planned have ids of their own; a day of two is asked which, and one not held is none."""
    lines: list[dict[str, Any]] = [{"do": "club", "name": "Proef"}]
    lines += [{"do": "person", "id": one, "name": one.title(), "member": "2020-01-01"} for one in PEOPLE]
    days = {"a1": "2024-03-05", "b1": "2024-03-12", "b2": "2024-03-12", "c1": "2024-03-19", "c2": "2024-03-19"}
    lines += [{"do": "evening", "id": id, "date": day, "rules": "nts2002"} for id, day in days.items()]
    lines.append({"do": "cancel", "evening": "c1"})
    file = tmp_path / "club.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    run(["club", "do", str(file), "--data", str(tmp_path)])
    capsys.readouterr()

    def said(*words: str) -> Any:
        status = run(["club", "evening", *words, "--data", str(tmp_path), "--lang", "en"])
        found = capsys.readouterr()
        return found.err if status else found.out

    def shown(day: str) -> Any:
        return json.loads(said("show", day, "--json"))

    said("arrive", "2024-03-05", *PEOPLE)
    said("tables", "2024-03-05", "lot", "7")
    said("result", "2024-03-05", "1=10,20,-10,-20")
    assert shown("2024-03-05")["evening"] == "a1"
    assert shown("2024-03-05") == shown("a1")
    assert "Carla" in said("print", "2024-03-05", "uitslag")
    assert "b1, b2" in said("show", "2024-03-12")
    assert shown("b2")["date"] == "2024-03-12"
    assert shown("2024-03-19")["evening"] == "c2"
    assert "2024-03-26" in said("show", "2024-03-26")
    said("plan", "2024-03-05", "mcr", "free")
    assert (shown("a1")["kind"], shown("2024-03-05")["evening"]) == ("free", "a1"), "no second evening of that day"
    said("plan", "2024-03-26", "mcr")
    assert shown("2024-03-26")["evening"] == "2024-03-26"


def test_wishes_are_asked_of_tables_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Apart, four together, at a table, rules; names or ids; who cannot have it hears why."""
    people = [*PEOPLE, "eva", "frank", "gea", "henk"]
    lines: list[dict[str, Any]] = [{"do": "club", "name": "Proef"}]
    lines += [{"do": "person", "id": one, "name": one.title(), "member": "2020-01-01"} for one in people]
    lines.append({"do": "evening", "id": "nu", "date": "2024-03-05", "rules": ["nts2002", "mcr"]})
    file = tmp_path / "club.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    run(["club", "do", str(file), "--data", str(tmp_path)])
    capsys.readouterr()

    def said(*words: str, plain: bool = False) -> Any:
        status = run(
            ["club", "evening", *words, "--data", str(tmp_path), "--lang", "en", *([] if plain else ["--json"])]
        )
        found = capsys.readouterr()
        return found.err if status else found.out if plain else json.loads(found.out)

    said("arrive", "nu", *people)
    wishes = ("--together", "anna,Bram,carla,Henk", "--apart", "eva,frank", "--at", "gea=2", "--plays", "mcr=1")
    made = said("tables", "nu", "repeats", "3", *wishes)
    seated = [set(one["players"]) for one in made["tables"]]
    assert {"anna", "bram", "carla", "henk"} in seated
    assert "gea" in seated[1]
    (apart,) = made["unmet"]
    assert (apart["kind"], apart["people"]) == ("apart", ["eva", "frank"]), "the others fill the table"
    assert "Eva and Frank sit together all the same" in said("tables", "nu", "repeats", "3", *wishes, plain=True)
    assert made["tables"][1]["rules"] == "mcr"
    assert not said("tables", "nu", "repeats", "3", "--together", "eva,frank")["unmet"]
    for wrong in (("--at", "gea"), ("--at", "gea=x"), ("--plays", "nope=1"), ("--apart", "gea,niemand")):
        assert isinstance(said("tables", "nu", "repeats", "3", *wrong), str), wrong


def test_prints_are_in_the_language_of_the_club(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As on the page: the terminal's language decides nothing, `--lang` does."""
    lines = [{"do": "club", "name": "Proef"}, {"do": "settings", "lang": "nl"}]
    lines.append({"do": "season", "id": "s", "from": "2024-01-01", "until": "2024-12-31", "formula": "groenehart"})
    file = tmp_path / "club.jsonl"

    def printed(*words: str) -> str:
        capsys.readouterr()
        assert run(["club", "print", "stand", "--data", str(tmp_path), *words]) == 0
        return capsys.readouterr().out

    for club, other in (("nl", "en"), ("en", "nl")):
        lines[1]["lang"] = club
        file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
        run(["club", "do", str(file), "--data", str(tmp_path)])
        assert f'lang="{club}"' in printed()
        assert f'lang="{other}"' in printed("--lang", other)


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
    assert len(examples) == 10
    for example in examples:
        assert run([*shlex.split(example), "--data", str(tmp_path), "--lang", lang]) == 0, example
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
