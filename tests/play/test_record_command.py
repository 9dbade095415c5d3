"""`windroos verify` as a command, and what the documents say of records."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.play.records import ROOT, ended, with_line, won
from tests.recorded import record, recorded
from tools import record_schema
from windroos.books.house import load_house
from windroos.cli import main
from windroos.play.record.keys import ACTIONS, EVENTS
from windroos.play.record.record import (
    RecordedAction,
    read_groups,
    stream,
)


@pytest.fixture(autouse=True)
def plain_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = won()
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text(game.text(), encoding="utf-8")
    bad.write_text("\n".join(with_line(game, ended(game), r'"pot":0', '"pot":7')) + "\n", encoding="utf-8")
    steps = sum(len(steps) for _, steps in game.groups)
    assert main(["verify", str(good)]) == 0
    assert capsys.readouterr().out == f"{good}: in order: 1 hand, {steps} steps; the match is over.\n"
    assert main(["verify", str(good), "--lang", "nl"]) == 0
    assert capsys.readouterr().out == f"{good}: in orde: 1 spel, {steps} stappen; de partij is uit.\n"
    assert main(["verify", str(good), str(bad)]) == 1
    said = capsys.readouterr().out
    assert f"Line {ended(game) + 1}: 'public.pot' is 7; the referee makes it 0." in said
    assert "In order before that: 0 hands, " in said
    assert main(["verify", str(bad), "--json", "--lang", "nl"]) == 1
    (answer,) = json.loads(capsys.readouterr().out)
    assert (answer["in_order"], answer["line"], answer["error"]["code"]) == (False, ended(game) + 1, "record_amount")
    assert answer["error"]["message"].startswith(f"Regel {ended(game) + 1}: ")


def test_the_command_with_house_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "list.toml").write_text((ROOT / "src/windroos/rules/bmj.toml").read_text("utf-8"), encoding="utf-8")
    house = tmp_path / "house.toml"
    house.write_text('rules = "nmv144"\nformations = "list.toml"\n', encoding="utf-8")
    text = (tmp_path / "list.toml").read_text("utf-8")
    (tmp_path / "list.toml").write_text(text.replace("value = 1000", "value = 500", 1), encoding="utf-8")
    game = record(load_house(house).rules, hands=1)
    file = tmp_path / "game.jsonl"
    file.write_text(game.text(), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "--house FILE" in capsys.readouterr().out
    assert main(["verify", str(file), "--house", str(house)]) == 0


def test_the_command_when_nothing_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(recorded("mcr").text().encode()[:-30] + b"\xff\xfe")
    assert main(["verify"]) == 2
    assert main(["verify", str(tmp_path / "none.jsonl")]) == 2
    assert main(["verify", str(tmp_path), str(tmp_path / "none.jsonl")]) == 2
    assert main(["verify", str(file), str(tmp_path / "none.jsonl")]) == 1
    printed = capsys.readouterr()
    assert "cut off here" in printed.out
    assert "none.jsonl cannot be read" in printed.err
    file.write_bytes(b"\x89PNG\r\n\x1a\n")
    assert main(["verify", str(file)]) == 1
    assert "no record of Windroos" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["record.md", "verslag.md"])
def test_the_documents_name_every_line_and_show_real_ones(name: str) -> None:
    text = (ROOT / "docs" / name).read_text("utf-8")
    named = {*EVENTS, *ACTIONS, *(key for key in record_schema.schema()["$defs"]["header"]["properties"])}
    assert {word for word in named if f"`{word}`" not in text} == set()
    (shown,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    header, *lines = shown.splitlines()
    assert list(json.loads(header)) == list(json.loads(recorded("nts2002").lines[0]))
    groups = list(read_groups(lines))
    assert [isinstance(group, RecordedAction) and group.whole for group in groups] == [True, True]
    for target in re.findall(r"\]\(([^)#]+)", text):
        assert (ROOT / "docs" / target).exists()


@pytest.mark.parametrize("name", ["record.md", "verslag.md"])
def test_the_programs_in_the_documents_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of the commitment, and what the library can do with a record."""
    game = recorded("hongkong")
    for file in ("game.jsonl", "spel.jsonl"):
        (tmp_path / file).write_text(game.text(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / name).read_text("utf-8"), re.DOTALL)
    printed = [run_python(block, "game.jsonl") for block in blocks]
    assert printed[0] == ["True", "True"]
    assert printed[1] == list(stream((step for _, steps in game.groups for step in steps), 0))


def run_python(code: str, argument: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", code, argument]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=True)
    return done.stdout.splitlines()
