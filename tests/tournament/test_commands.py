"""`windroos tournament`: one that is kept, made, filled, shown and printed in the terminal."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.command_line import run

Command = Callable[..., tuple[int, str, str]]
NAMES = ("Anna Bakker", "Bram", "Cor", "Dora")


@pytest.fixture
def kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Command:
    """A command on a tournament of four with a schedule of two rounds; its status and what it says."""

    def command(*words: str) -> tuple[int, str, str]:
        status = run(["tournament", *words, "--data", str(tmp_path), "--lang", "nl"])
        said = capsys.readouterr()
        return status, said.out, said.err

    assert command("new", "Lente", "--formula", "mcr-4210", "--players", "4", "--rounds", "2")[0] == 0
    assert all(command("entrants", name)[0] == 0 for name in NAMES)
    assert command("schedule", "set", "--seed", "0")[0] == 0
    return command


def test_results_are_typed_shown_and_printed(kept: Command, tmp_path: Path) -> None:
    ids = [line.split()[0] for line in kept("entrants")[1].splitlines() if line.strip()]
    assert len(ids) == len(NAMES)
    table = json.loads(kept("show", "table", "--round", "1", "--table", "1", "--json")[1])
    assert len(table["players"] if "players" in table else table["seats"]) == len(NAMES)
    file = tmp_path / "uitslag.html"
    status, said, _ = kept("print", "tafels", "--round", "2", "--json", "--out", str(file))
    assert status == 0
    assert json.loads(said) == {"print": "tafels", "file": str(file), "bytes": file.stat().st_size}
    assert "Ronde 2" in file.read_text(encoding="utf-8")
    assert kept("print", "oost", "--pdf", "--out", str(file))[0] == 0
    assert file.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("print", "posters"), "posters"),
        (("print", "tafels", "--round=-3"), "-3"),
        (("print", "tafels", "--round=9"), "Ronde 9"),
        (("print", "routekaarten", "--entrant", "zz"), "zz"),
        (("standings", "--after=-1"), "-1"),
        (("schedule", "set", "--seed=-1"), "-1"),
        (("print",), "windroos help tournament"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(kept: Command, words: tuple[str, ...], said: str) -> None:
    status, out, wrong = kept(*words)
    assert (status, out) == (2, "")
    assert said in wrong
