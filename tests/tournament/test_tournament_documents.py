"""The documents of tournaments name every line and everything that is shown; and names are found nowhere else."""

from __future__ import annotations

import re
from pathlib import Path

from tests.tournament.door_of import ask
from windroos.reckoning.formula_file import TOURNAMENT_PRESETS
from windroos.tournament.requests import TOURNAMENT_REQUESTS
from windroos.tournament.showing import FILES, SHOWN

DOCS = Path(__file__).parents[2] / "docs"


def test_every_line_and_everything_shown_stands_there() -> None:
    text = (DOCS / "tournament.md").read_text("utf-8")
    words = {*TOURNAMENT_REQUESTS, *SHOWN, *FILES}
    assert sorted(word for word in words if f"`{word}`" not in text) == []
    keys = {key for one in TOURNAMENT_REQUESTS.values() for key in one.schema["properties"]}
    assert set(re.findall(r"^\| `(\w+)`", text, re.MULTILINE)) <= {*words, "do", "what"}
    assert {"round", "table", "points", "reason", "entrant"} <= keys


def test_every_formula_stands_there() -> None:
    text = (DOCS / "toernooi.md").read_text("utf-8")
    assert [one for one in TOURNAMENT_PRESETS if f"`{one}`" not in text] == []


def test_a_name_that_is_erased_is_nowhere(tmp_path: Path) -> None:
    name = "Wilhelmina Onvindbaar"
    made = [{"do": "tournament", "id": "t", "formula": "mcr-ema"}, {"do": "entrant", "id": "w", "name": name}]
    ask(tmp_path, made)
    assert name.encode() in b"".join(one.read_bytes() for one in tmp_path.iterdir())
    answers = ask(tmp_path, [{"do": "erase", "entrant": "w"}, {"do": "show", "what": "export", "as": "json"}])
    assert answers[1]["entrants"][0]["name"] == ""
    assert name.encode() not in b"".join(one.read_bytes() for one in tmp_path.iterdir())
