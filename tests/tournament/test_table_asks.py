"""What a table is asked beside its results: by prizes, and by Riichi; and the prizes that come of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.tournament.door_of import ask, code
from windroos.reckoning.formula_file import TOURNAMENT_PRESETS, preset, read
from windroos.reckoning.saying import formula_text
from windroos.text.words import LANGS
from windroos.tournament.table_asks import settled_scores, table_asks

PRIZES = """
extends = "mcr-4210"
name = "Prijzen"
[prizes]
places = 1
highest_hand = true
limit_hand = true
most_mahjongs = true
fewest_caused = true
twice = true
"""


def test_a_formula_says_what_its_tables_are_asked() -> None:
    assert table_asks(read(PRIZES)).needed >= {"mahjongs", "caused", "best", "limits", "hand"}
    assert table_asks(preset("nts-toernooi")).needed >= {"best", "hand"}
    assert table_asks(preset("riichi-ema")).riichi
    assert not table_asks(preset("mcr-ema")).riichi


def test_sticks_and_loans_of_riichi_end_in_the_scores() -> None:
    """A hundred and twenty thousand, of which two sticks lie on the table and 10,000 were lent to North."""
    assert settled_scores((45000, 35000, 33000, 15000), (0, 0, 0, 10000), 2, 0) == (47000, 35000, 33000, 5000)
    assert sum(settled_scores((45000, 35000, 33000, 15000), (0, 0, 0, 10000), 2, 0)) == 120000


def test_prizes_follow_from_what_tables_told(tmp_path: Path) -> None:
    people = [{"do": "entrant", "id": f"p{at}", "name": f"Speler {at}"} for at in range(1, 9)]
    result: dict[str, Any] = {"do": "result", "round": 1}
    answers = ask(tmp_path, [
        {"do": "tournament", "id": "t", "toml": PRIZES, "players": 8, "rounds": 1}, *people,
        {"do": "numbers", "numbers": {f"p{at}": at for at in range(1, 9)}},
        {"do": "schedule", "rounds": [[[1, 2, 3, 4], [5, 6, 7, 8]]]},
        {**result, "table": 1, "points": [40, 10, 10, -60], "mahjongs": [3, 1, 0, 0], "caused": [0, 1, 1, 2],
         "best": [64, 8, None, None], "hand": "Zeven paren", "limits": [0, 1, 0, 0], "hands": 16},
        {**result, "table": 2, "points": [5, 3, -2, -6], "mahjongs": [2, 2, 2, 2], "caused": [1, 1, 1, 5],
         "best": [24, 48, 24, 24], "hand": "Schoon", "limits": [0, 1, 1, 0], "hands": 16},
        {**result, "table": 2, "points": [5, 3, -2, -6], "mahjongs": [1, 0, 0, 0], "limits": [1, 1, 0, 0]},
        {"do": "show", "what": "prizes"}, {"do": "show", "what": "table", "round": 1, "table": 2},
    ])  # fmt: skip
    assert code(answers[-3]) == "tournament_mahjongs"
    found = {row["prize"]: (row["winners"], row["value"], row["hand"]) for row in answers[-2]["rows"]}
    assert found["highest_hand"] == (["p1"], "64", "Zeven paren")
    assert found["limit_hand"] == (["p6"], "48", "Schoon")
    assert found["most_mahjongs"] == (["p1"], "3", None)
    assert answers[-1]["limits"] == [0, 1, 1, 0]


@pytest.mark.parametrize("id", TOURNAMENT_PRESETS)
def test_every_formula_of_a_tournament_is_said_in_sentences(id: str) -> None:
    for lang in LANGS:
        said = formula_text(preset(id), lang)
        assert len(said) > 10
        assert all(one[-1] in ".)" and "{" not in one for one in said), said


def test_the_sentences_say_the_figures_of_the_formula() -> None:
    mcr, riichi, nts = (" ".join(formula_text(preset(id), "nl")) for id in ("mcr-ema", "riichi-ema", "nts-toernooi"))
    assert "Te laat, onder 10 minuten: 10 punten eraf." in mcr
    assert "Te laat, tot en met 15 minuten: 20 punten eraf." in mcr
    assert "Overtredingen kosten achtereenvolgens 0, 5, 10, 20, 30 punten" in mcr
    assert "Een ronde die iemand mist is" in riichi
    assert "speelt die ronde niet mee" in nts
    assert "Prijzen: de eerste 3, hoogste spel, poedelprijs." in nts
    assert "Een team heeft 4 spelers" in " ".join(formula_text(preset("viertallen"), "nl"))
