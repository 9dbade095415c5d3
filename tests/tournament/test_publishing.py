"""Standings published with versions, kept back and revealed, lots, the end and after it; rulings T1, T2, T9."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command_line import run
from tests.tournament.door_of import Json, ask, code

FOUR = tuple("abcd")
LOT = 'extends = "nts-toernooi"\nname = "Lot"\n[ranking]\norder = ["score"]\nties = "lot"\n'
TABLE_POINTS = (
    'extends = "nts-toernooi"\nname = "T1"\n[table]\nmeasure = "table_points"\n[ranking]\norder = ["score", "points"]\n'
)
STANDINGS: Json = {"do": "show", "what": "standings"}
PUBLISHED: Json = {"do": "show", "what": "published"}


def made(formula: str = "mcr-4210", toml: str = "") -> list[Json]:
    return [
        {"do": "tournament", "id": "t", "formula": "" if toml else formula, "toml": toml, "players": 4, "rounds": 2},
        *({"do": "entrant", "id": id, "name": f"Naam {id}"} for id in FOUR),
        {"do": "numbers", "numbers": {id: at for at, id in enumerate(FOUR, 1)}},
        {"do": "schedule", "rounds": [[[1, 2, 3, 4]], [[4, 3, 2, 1]]]},
    ]


def result(round: int, *points: int, reason: str = "") -> Json:
    return {"do": "result", "round": round, "table": 1, "points": list(points), "reason": reason}


def test_versions_follow_what_changed(tmp_path: Path) -> None:
    publish = {"do": "publish", "round": 1}
    answers = ask(
        tmp_path,
        [
            *made(),
            *(publish, {**publish, "anyway": True}, result(1, 9, 3, -3, -9), publish, publish),
            *(result(1, 3, 9, -3, -9), PUBLISHED, publish, PUBLISHED),
        ],
    )[-9:]
    assert code(answers[0]) == "tournament_open"
    assert [answers[at].get("version") for at in (1, 3, 4, 7)] == [1, 2, 2, 3]
    assert [one["holds"] for one in answers[6]["versions"]] == [False, False]
    assert [(one["version"], one["holds"], one["open"]) for one in answers[8]["versions"]] == [
        (1, False, True),
        (2, False, False),
        (3, True, False),
    ]
    assert answers[8]["versions"][0]["at"] == "2026-11-21T09:30:00"


def test_what_was_published_is_held_to_what_was_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ask(tmp_path, [*made(), result(1, 9, 3, -3, -9), {"do": "publish", "round": 1}, result(1, 3, 9, -3, -9)])
    file = tmp_path / "t.jsonl"
    assert run(["tournament", "export", str(file), "--data", str(tmp_path)]) == 0
    assert run(["tournament", "verify", str(file), "--data", str(tmp_path)]) == 0
    text = file.read_text("utf-8")
    file.write_text(text.replace("[9,3,-3,-9]", "[9,2,-2,-9]"), "utf-8")
    capsys.readouterr()
    assert run(["tournament", "verify", str(file), "--data", str(tmp_path), "--json"]) == 1
    assert [one["code"] for one in json.loads(capsys.readouterr().out)["faults"]] == ["tournament_file_version"]


def test_standings_are_kept_back_and_revealed_from_the_bottom(tmp_path: Path) -> None:
    answers = ask(
        tmp_path,
        [
            *(*made(), result(1, 9, 3, -3, -9), {"do": "reveal", "rows": 1}, {"do": "hide", "after": 1}),
            *({"do": "reveal", "rows": 1}, PUBLISHED, {"do": "reveal"}, PUBLISHED, {"do": "hide", "after": None}),
            PUBLISHED,
        ],
    )
    assert code(answers[8]) == "tournament_not_hidden"
    assert [(answers[at]["hidden"], answers[at]["revealed"]) for at in (-5, -3, -1)] == [(1, 1), (1, 4), (None, 0)]


def test_a_lot_decides_where_the_formula_says_so(tmp_path: Path) -> None:
    lot = {"do": "lot", "entrants": ["b", "c"], "seed": "zeven"}
    answers = ask(tmp_path, [*made(toml=LOT), result(1, 40, 10, 10, -60), STANDINGS, lot, STANDINGS, lot])
    assert answers[-4]["undecided"] == [["b", "c"]]
    order = answers[-3]["order"]
    rows = {row["entrant"]: row["place"] for row in answers[-2]["rows"]}
    assert sorted(order) == ["b", "c"]
    assert (rows[order[0]], rows[order[1]]) == (2, 3)
    assert code(answers[-1]) == "tournament_lot"
    shared = tmp_path / "gedeeld"
    shared.mkdir()
    answers = ask(shared, [*made(), result(1, 40, 10, 10, -60), STANDINGS, lot])
    assert [row["place"] for row in answers[-2]["rows"]] == [1, 2, 2, 4]
    assert code(answers[-1]) == "tournament_lot"


def test_nts_is_ranked_by_points_or_by_table_points(tmp_path: Path) -> None:
    typed = [result(1, 900, -100, -300, -500), result(2, -200, -100, 400, -100)]
    by_points, by_table = tmp_path / "punten", tmp_path / "tafelpunten"
    for folder, lines in ((by_points, made("nts-toernooi")), (by_table, made(toml=TABLE_POINTS))):
        folder.mkdir()
        ask(folder, [*lines, *typed])
    rows = [
        [(row["entrant"], row["score"]) for row in ask(one, [STANDINGS])[0]["rows"]] for one in (by_points, by_table)
    ]
    assert rows[0] == [("a", "800"), ("b", "300"), ("c", "-400"), ("d", "-700")]
    assert rows[1] == [("b", "6"), ("a", "11/2"), ("c", "5/2"), ("d", "0")]


def test_what_is_finished_changes_only_after_it_is_reopened_with_a_reason(tmp_path: Path) -> None:
    answers = ask(
        tmp_path,
        [
            *(*made(), result(1, 9, 3, -3, -9), {"do": "finish"}, result(1, 3, 9, -3, -9), {"do": "reopen"}),
            *({"do": "reopen", "reason": "Naam a telde mis"}, result(1, 3, 9, -3, -9), STANDINGS),
        ],
    )
    assert [code(answer) for answer in answers[-6:]] == [
        *("", "tournament_finished", "tournament_reopen_reason"),
        *("", "", ""),
    ]
    assert answers[-1]["rows"][0]["entrant"] == "b"


def test_the_rounds_to_come_are_made_anew_and_what_was_played_stays(tmp_path: Path) -> None:
    new = {"do": "entrant", "id": "e", "name": "Naam e", "reserve": True}
    remake = {"do": "remake", "players": ["a", "b", "c", "e"], "reason": "Naam d is ziek"}
    answers = ask(tmp_path, [*made(), result(1, 9, 3, -3, -9), new, remake, {"do": "show", "what": "schedule"}, remake])
    assert answers[-3]["entrants"] == ["e"]
    assert answers[-2]["rounds"][0] == [[1, 2, 3, 4]]
    assert sorted(answers[-2]["rounds"][1][0]) == [1, 2, 3, 5]
    assert answers[-2]["changes"][0] == {"played": 1, "affected": [5], "reason": "{p:d} is ziek"}
    full = ask(tmp_path, [result(2, *(0, 0, 0, 0)), remake, {"do": "numbers", "seed": 1}])
    assert [code(one) for one in full] == ["", "tournament_played", "tournament_has_results"]
