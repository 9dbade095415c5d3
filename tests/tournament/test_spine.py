"""A tournament by its door: made, filled, corrected, shown, and its file folded anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command_line import run
from tests.tournament.door_of import Json, ask, code

EIGHT = tuple("abcdefgh")
ROUNDS = [[[1, 2, 3, 4], [5, 6, 7, 8]], [[5, 1, 6, 2], [7, 3, 8, 4]]]
MADE: list[Json] = [
    {"do": "tournament", "id": "t", "formula": "mcr-4210", "players": 8, "rounds": 2},
    *({"do": "entrant", "id": id, "name": f"Naam {id}"} for id in EIGHT),
    {"do": "numbers", "numbers": {id: at for at, id in enumerate(EIGHT, 1)}},
    {"do": "schedule", "rounds": ROUNDS},
]
FIRST: Json = {"do": "result", "round": 1, "table": 1, "points": [40, 10, 10, -60], "mahjongs": [3, 2, 1, 1]}


def test_a_round_is_typed_agreed_and_ranked(tmp_path: Path) -> None:
    agrees = [{"do": "agree", "round": 1, "table": 1, "entrant": id} for id in "abcd"]
    answers = ask(tmp_path, [*MADE, FIRST, *agrees, {"do": "show", "what": "standings"}])
    assert [answer["state"] for answer in answers[-5:-1]] == ["agreed", "agreed", "agreed", "final"]
    rows = [(row["place"], row["entrant"], row["score"], row["points"]) for row in answers[-1]["rows"]]
    assert rows == [(1, "a", "4", "40"), (2, "b", "3/2", "10"), (2, "c", "3/2", "10"), (4, "d", "0", "-60")]
    assert answers[-1]["open"] == [{"round": 1, "table": 2, "state": "empty"}]


def test_a_change_takes_agreements_back_and_what_is_final_asks_why(tmp_path: Path) -> None:
    other = {**FIRST, "points": [40, 20, 0, -60]}
    agrees = [{"do": "agree", "round": 1, "table": 1, "entrant": id} for id in "abcd"]
    answers = ask(
        tmp_path,
        [
            *MADE,
            *(FIRST, agrees[0], other, {"do": "show", "what": "table", "round": 1, "table": 1}),
            *(*agrees, FIRST, {**FIRST, "reason": "Naam a telde mis"}),
            {"do": "show", "what": "table", "round": 1, "table": 1},
        ],
    )[len(MADE) :]
    assert (answers[3]["state"], answers[3]["agreed"]) == ("entered", [])
    assert code(answers[-3]) == "tournament_reason"
    assert answers[-1]["earlier"][-1] == {
        "points": [40, 20, 0, -60],
        "agreed": ["a", "b", "c", "d"],
        "settled": False,
        "reason": "{p:a} telde mis",
    }


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ({**FIRST, "points": [40, 10, 10, -61]}, "tournament_sum"),
        ({**FIRST, "points": [40, 10, 10, 60]}, "tournament_sum_sign"),
        ({**FIRST, "points": [40, 10, -50]}, "tournament_length"),
        ({**FIRST, "round": 3}, "tournament_no_round"),
        ({**FIRST, "table": 3}, "tournament_no_table"),
        ({"do": "agree", "round": 1, "table": 1, "entrant": "a"}, "tournament_no_result"),
        ({"do": "show", "what": "weather"}, "tournament_show"),
        ({"do": "dance"}, "tournament_do"),
        ({"do": "numbers", "numbers": {"a": 1, "b": 1}}, "tournament_number_twice"),
        ({"do": "numbers", "numbers": {"x": 1}}, "tournament_entrant"),
        ({"do": "schedule", "rounds": [ROUNDS[0]]}, "tournament_rounds"),
        ({"do": "entrant", "id": "z"}, "tournament_name"),
        ({"do": "entrant", "id": "z", "name": "Z", "tournament": "other"}, "tournament_none"),
    ],
)
def test_a_wrong_line_is_named_and_changes_nothing(tmp_path: Path, line: Json, wrong: str) -> None:
    ask(tmp_path, MADE)
    before = ask(tmp_path, [{"do": "show", "what": "schedule"}, {"do": "show", "what": "standings"}])
    assert code(ask(tmp_path, [line])[0]) == wrong
    assert ask(tmp_path, [{"do": "show", "what": "schedule"}, {"do": "show", "what": "standings"}]) == before


def test_its_file_is_folded_anew_and_holds_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ask(tmp_path, [*MADE, FIRST])
    file = tmp_path / "t.jsonl"
    assert run(["tournament", "export", str(file), "--data", str(tmp_path)]) == 0
    assert run(["tournament", "verify", str(file), "--data", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        **{"ok": True, "tournaments": 1, "events": 12, "people": 8},
        "faults": [],
    }
    lines = file.read_text("utf-8").splitlines()
    assert not any("Naam" in line for line in lines if '"told"' in line)
    for wrong in (lines[:-2] + lines[-1:], [line.replace('"points":[40,', '"points":[41,') for line in lines]):
        file.write_text("\n".join(wrong), "utf-8")
        assert run(["tournament", "verify", str(file), "--data", str(tmp_path)]) == 1
