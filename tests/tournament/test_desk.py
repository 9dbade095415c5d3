"""Late, replaced, disqualified, swapped, penalised: by the door, to the letter, and revoked again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tournament.door_of import Json, ask, code

SIXTEEN = tuple("abcdefghijklmnop")
SQUARE = [
    [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]],
    [[1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [4, 8, 12, 16]],
    [[1, 6, 11, 16], [2, 5, 12, 15], [3, 8, 9, 14], [4, 7, 10, 13]],
]
STANDINGS: Json = {"do": "show", "what": "standings"}
PENALTIES: Json = {"do": "show", "what": "penalties"}


def made(formula: str, people: str = "abcd", rounds: int = 1) -> list[Json]:
    """A tournament of some with three reserves, all numbered in order."""
    count = len(people)
    tables = [[table for table in round if max(table) <= count] for round in SQUARE[:rounds]]
    if count < 16:
        tables = [[list(range(at, at + 4)) for at in range(1, count, 4)] for _ in range(rounds)]
    return [
        {"do": "tournament", "id": "t", "formula": formula, "players": count, "rounds": rounds},
        *({"do": "entrant", "id": id, "name": f"Naam {id}"} for id in people),
        *({"do": "entrant", "id": id, "name": f"Reserve {id}", "reserve": True} for id in "xyz"),
        {"do": "numbers", "numbers": {id: at for at, id in enumerate(people, 1)}},
        {"do": "schedule", "rounds": tables},
    ]


def result(*points: int, round: int = 1, table: int = 1) -> Json:
    return {"do": "result", "round": round, "table": table, "points": list(points)}


def sub(who: str, by: str, round: int = 1, hand: int = 0, reason: str = "late") -> Json:
    return {"do": "substitute", "for": who, "by": by, "round": round, "from_hand": hand, "reason": reason}


def told(tmp_path: Path, start: list[Json], *lines: Json) -> list[Json]:
    """The answers to the lines after the start, which has to go well."""
    answers = ask(tmp_path, [*start, *lines])
    assert all(answer.get("ok") for answer in answers[: len(start)]), answers[: len(start)]
    return answers[len(start) :]


def scores(answer: Json) -> dict[str, str]:
    return {row["entrant"]: row["score"] for row in answer["rows"]}


def test_two_late_and_three_reserves_all_tables_play(tmp_path: Path) -> None:
    lines: list[Json] = [
        {"do": "late", "entrant": "a", "round": 1, "minutes": 5},
        {"do": "late", "entrant": "e", "round": 1, "minutes": None},
        *(sub("a", "x"), sub("e", "y")),
        *(result(40, 10, -20, -30, table=table) for table in (1, 2, 3, 4)),
        {"do": "show", "what": "table", "round": 1, "table": 1},
        STANDINGS,
    ]
    answers = told(tmp_path, made("nts-toernooi", "".join(SIXTEEN), 3), *lines)
    assert (answers[0]["plays"], answers[0]["points"]) == (False, "0")
    assert answers[-2]["players"] == ["x", "b", "c", "d"]
    assert answers[-2]["seats"][0] == {"owner": "a", "sitter": "x", "from_hand": 0, "why": "late"}
    found = scores(answers[-1])
    assert {who: found[who] for who in "abcde"} == {"a": "0", "b": "10", "c": "-20", "d": "-30", "e": "0"}
    assert len(found) == 16


@pytest.mark.parametrize("own", [-12, 30])
def test_ill_in_a_session_of_mcr(tmp_path: Path, own: int) -> None:
    others = (10, 4, -2) if own == -12 else (-4, -10, -16)
    lines: list[Json] = [sub("d", "x", hand=6, reason="ill"), result(*others, own), STANDINGS]
    answers = told(tmp_path, made("mcr-4210"), *lines)
    assert answers[0]["place"] == "outside"
    assert scores(answers[-1]) == {"a": "4", "b": "2", "c": "1", "d": "0"}


def test_late_by_twelve_minutes_is_twenty_off_and_listed(tmp_path: Path) -> None:
    late: Json = {"do": "late", "id": "l1", "entrant": "a", "round": 1, "minutes": 12}
    lines: list[Json] = [late, result(20, 4, -2, -22), STANDINGS, PENALTIES, {"do": "revoke", "id": "l1"}, STANDINGS]
    answers = told(tmp_path, made("mcr-ema"), *lines)
    assert answers[0] == {"ok": True, "id": "l1", "plays": True, "points": "20"}
    assert scores(answers[2]) == {"b": "4", "a": "2", "c": "1", "d": "0"}
    assert [(row["id"], row["kind"], row["points"]) for row in answers[3]["penalties"]] == [("l1", "late", 20)]
    assert scores(answers[-1]) == {"a": "4", "b": "2", "c": "1", "d": "0"}


def test_riichi_before_and_after_the_start(tmp_path: Path) -> None:
    points = result(45000, 30000, 25000, 20000)
    (tmp_path / "1").mkdir()
    (tmp_path / "2").mkdir()
    before = told(tmp_path / "1", made("riichi-ema"), sub("a", "x"), points, STANDINGS)
    after = told(tmp_path / "2", made("riichi-ema"), sub("a", "x", hand=4, reason="ill"), points, STANDINGS)
    assert scores(before[-1]) == {"a": "-30", "b": "5", "c": "-10", "d": "-25"}
    assert scores(after[-1]) == {"a": "-30", "b": "15", "c": "0", "d": "-15"}


def test_disqualified_withdrawn_returned_taken_out_and_back(tmp_path: Path) -> None:
    start = made("mcr-ema", "abcd", 3)
    lines: list[Json] = [
        *(result(30, 10, -10, -30, round=round) for round in (1, 2)),
        {"do": "disqualify", "id": "dq", "entrant": "a", "round": 2, "reason": "Naam b zag het"},
        STANDINGS,
        {"do": "revoke", "id": "dq", "reason": "vergissing"},
        {"do": "take_out", "id": "to", "entrant": "b", "round": 2},
        STANDINGS,
        {"do": "revoke", "id": "to"},
        {"do": "return", "entrant": "c", "round": 3},
        {"do": "withdraw", "id": "w", "entrant": "c"},
        sub("c", "x", 3, 0, "absent"),
        result(4, 0, 0, -4, round=3),
        STANDINGS,
        {"do": "return", "entrant": "c", "round": 3},
        PENALTIES,
    ]
    answers = told(tmp_path, start, *lines)
    assert scores(answers[3]) == {"a": "0", "b": "6", "c": "3", "d": "1"}, "2, 1, 0 and then 4, 2, 1"
    assert scores(answers[6]) == {"a": "8", "c": "2", "d": "0"}
    assert code(answers[8]) == "tournament_not_withdrawn"
    assert scores(answers[12]) == {"a": "12", "b": "11/2", "c": "2", "d": "0"}
    assert [one["what"] for one in answers[-1]["irregular"]] == ["withdrawn", "seat", "returned"]
    assert [(one["id"], one["reason"]) for one in answers[-1]["revoked"]] == [("dq", "vergissing"), ("to", "")]
    assert answers[-1]["revoked"][0]["note"] == "{p:b} zag het"


def test_five_absent_of_sixteen_lose_two_tables_and_it_can_be_undone(tmp_path: Path) -> None:
    start = made("nts-toernooi", "".join(SIXTEEN), 3)
    swap: Json = {"do": "swap", "id": "sw", "round": 1, "absent": ["a", "e", "i", "m", 2], "reserves": []}
    lines: list[Json] = [
        swap,
        {**swap, "apply": True},
        {"do": "show", "what": "schedule"},
        PENALTIES,
        {"do": "revoke", "id": "sw"},
        {"do": "show", "what": "schedule"},
        PENALTIES,
        {**swap, "id": "s2", "reserves": ["x", "y", "z"], "apply": True},
        {"do": "show", "what": "table", "round": 1, "table": 1},
    ]
    answers = told(tmp_path, start, *lines)
    assert (answers[0]["tables_lost"], len(answers[0]["swaps"]), len(answers[0]["waiting"])) == (2, 2, 3)
    assert set(answers[0]["repeats"]) == {"before", "after"}
    assert "applied" not in answers[0]
    assert answers[2]["rounds"][0] == answers[1]["tables"] != SQUARE[0]
    assert answers[2]["rounds"][1:] == SQUARE[1:]
    assert [one["what"] for one in answers[3]["irregular"]] == ["exchanged", "dropped", "dropped"]
    assert answers[5]["rounds"] == SQUARE
    assert answers[6]["irregular"] == []
    assert answers[7]["tables_lost"] == 1
    assert {row["by"] for row in answers[7]["replaced"]} <= {"x", "y", "z"}


def test_who_waits_gets_the_mean_of_his_other_rounds(tmp_path: Path) -> None:
    start = made("nts-toernooi", "abcdefgh", 2)
    lines: list[Json] = [
        *(result(40, 10, -20, -30, table=table) for table in (1, 2)),
        {"do": "late", "entrant": "e", "round": 2},
        {"do": "drop", "round": 2, "table": 2},
        result(1, 2, 3, -6, round=2),
        *({"do": "settle", "round": at, "table": table, "reason": "x"} for at, table in ((1, 1), (1, 2), (2, 1))),
        {"do": "publish", "round": 2},
        {"do": "show", "what": "audit"},
        {"do": "show", "what": "table", "round": 2, "table": 2},
        STANDINGS,
    ]
    answers = told(tmp_path, start, *lines)
    assert answers[-4]["ok"], "a table that cannot play holds nothing up"
    assert (answers[-3]["missing"], answers[-2]["state"], answers[-1]["open"]) == ([], "dropped", [])
    found = scores(answers[-1])
    assert {who: found[who] for who in "efgh"} == {"e": "40", "f": "20", "g": "-40", "h": "-60"}


def test_rulings_are_given_by_the_list_revoked_and_appealed(tmp_path: Path) -> None:
    give: Json = {"do": "penalty", "id": "p1", "entrant": "b", "round": 1, "points": 5, "to": "nobody", "kind": "foul"}
    lines: list[Json] = [
        result(10, 12, -2, -20),
        give,
        STANDINGS,
        {"do": "penalty", "id": "p2", "entrant": "a", "round": 1, "kind": "slow"},
        {"do": "penalty", "id": "p3", "entrant": "a", "round": 1, "kind": "slow"},
        {"do": "penalty", "id": "p4", "entrant": "c", "round": 1, "kind": "false_minimum"},
        {"do": "penalty", "entrant": "c", "round": 1, "kind": "boos kijken"},
        {"do": "appeal", "id": "p4", "deposit": 2000, "note": "Naam c"},
        {"do": "decide_appeal", "id": "p4", "granted": True},
        {"do": "revoke", "id": "p1", "reason": "vergissing"},
        {"do": "revoke", "id": "p3"},
        STANDINGS,
        PENALTIES,
        {"do": "appeal", "id": "p1"},
        {"do": "revoke", "id": "p9"},
        {**give, "points": 6},
    ]
    answers = told(tmp_path, made("mcr-ema"), *lines)
    assert scores(answers[2]) == {"a": "4", "b": "2", "c": "1", "d": "0"}
    assert (answers[3]["points"], answers[3]["foul"], answers[4]["points"]) == (0, 1, 5)
    assert (answers[5]["points"], answers[5]["to"], answers[5]["dead"]) == (10, "each", True)
    assert code(answers[6]) == "tournament_offence"
    assert scores(answers[11]) == {"b": "4", "a": "2", "c": "1", "d": "0"}
    rows = {row["id"]: row for row in answers[12]["penalties"]}
    assert {id: row["holds"] for id, row in rows.items()} == {"p1": False, "p2": True, "p3": False, "p4": False}
    assert rows["p1"]["revoked"] == "vergissing"
    assert rows["p4"]["appeal"] == {"deposit": 2000, "note": "{p:c}", "granted": True, "returned": True}
    wrong = ["tournament_penalty_gone", "tournament_id_unknown", "tournament_id_taken"]
    assert [code(answer) for answer in answers[13:]] == wrong


def test_rulings_survive_a_correction_of_the_table(tmp_path: Path) -> None:
    lines: list[Json] = [
        {"do": "penalty", "id": "p1", "entrant": "a", "round": 1, "points": 20, "to": "nobody", "kind": "late"},
        result(20, 4, -2, -22),
        {**result(22, 4, -2, -24), "reason": "verteld"},
        STANDINGS,
    ]
    rows = told(tmp_path, made("mcr-ema"), *lines)[-1]["rows"]
    assert [(row["entrant"], row["points"]) for row in rows] == [("b", "4"), ("a", "2"), ("c", "-2"), ("d", "-24")]


def test_wrong_seats_and_wrong_tables_are_put_right_and_undone(tmp_path: Path) -> None:
    start = made("nts-toernooi", "abcdefgh", 2)
    show: Json = {"do": "show", "what": "table", "round": 1, "table": 1}
    more = {"mahjongs": [3, 2, 1, 0], "caused": [0, 1, 2, 3], "limits": [1, 0, 0, 0], "hands": 8, "hand": "Pungen"}
    lines: list[Json] = [
        {**result(40, 10, -20, -30), **more},
        {"do": "exchange", "id": "x1", "round": 1, "pairs": [["a", "b"]]},
        show,
        STANDINGS,
        {"do": "revoke", "id": "x1"},
        show,
        {"do": "exchange", "id": "x2", "round": 1, "pairs": [["a", 2]], "keep": False},
        show,
        {"do": "revoke", "id": "x2"},
        {"do": "exchange", "id": "x3", "round": 2, "tables": [1, 2], "kind": "wrong_table"},
        {"do": "show", "what": "table", "round": 2, "table": 1},
        {"do": "exchange", "round": 1, "pairs": [["a", "b"], ["b", "c"]]},
    ]
    answers = told(tmp_path, start, *lines)
    assert (answers[2]["players"], answers[2]["points"]) == (["b", "a", "c", "d"], [10, 40, -20, -30])
    assert [answers[2][key] for key in more] == [[2, 3, 1, 0], [1, 0, 2, 3], [0, 1, 0, 0], 8, "Pungen"]
    assert scores(answers[3])["a"] == "40"
    assert (answers[5]["players"], answers[5]["points"]) == (["a", "b", "c", "d"], [40, 10, -20, -30])
    assert (answers[7]["players"], answers[7]["points"]) == (["b", "a", "c", "d"], [40, 10, -20, -30])
    assert answers[10]["players"] == list("efgh")
    assert code(answers[-1]) == "tournament_exchange"


def test_a_table_calls_the_referee(tmp_path: Path) -> None:
    lines: list[Json] = [
        {"do": "referee", "round": 1, "table": 1, "note": "valse mahjong"},
        PENALTIES,
        {"do": "referee_came", "round": 1, "table": 1},
        PENALTIES,
    ]
    answers = told(tmp_path, made("mcr-ema"), *lines)
    assert answers[1]["calls"] == [{"round": 1, "table": 1, "note": "valse mahjong"}]
    assert answers[3]["calls"] == []


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ({"do": "late", "entrant": "q", "round": 1, "minutes": 3}, "tournament_entrant"),
        ({"do": "late", "entrant": "x", "round": 1, "minutes": 3}, "tournament_no_number"),
        ({"do": "late", "entrant": "a", "round": 4, "minutes": 3}, "tournament_no_round"),
        ({"do": "late", "entrant": "a", "round": 2, "minutes": 3}, "tournament_not_admitted"),
        (sub("a", "a"), "tournament_own_seat"),
        (sub("a", "b"), "tournament_seated_elsewhere"),
        (sub("a", "q"), "tournament_entrant"),
        ({"do": "drop", "round": 1, "table": 1}, "tournament_table_played"),
        ({"do": "swap", "round": 1, "absent": ["a"], "apply": True}, "tournament_round_played"),
        ({"do": "swap", "round": 1, "absent": [9]}, "tournament_number"),
        ({"do": "decide_appeal", "id": "p", "granted": True}, "tournament_id_unknown"),
        ({"do": "entrant", "id": "x", "ranked": True}, "tournament_ranked_late"),
        ({"do": "substitute", "for": "a", "by": "x", "round": 1, "reason": "moe"}, "line_type"),
    ],
)
def test_what_cannot_be_is_told_and_changes_nothing(tmp_path: Path, line: Json, wrong: str) -> None:
    start = [*made("nts-toernooi", "abcdefgh", 3), result(40, 10, -20, -30)]
    if line.get("round") == 2:
        start = [*start[:-1], {"do": "late", "entrant": "a", "round": 1}]
    answers = told(tmp_path, start, line, PENALTIES)
    assert code(answers[0]) == wrong
    assert answers[0]["error"]["message"]
    assert len(answers[1]["irregular"]) == (line.get("round") == 2)


def test_who_never_came_is_admitted_in_round_2_only_with_dispensation(tmp_path: Path) -> None:
    """The bond's rule 8: after round 2 has begun nobody is let in, but where the organisers asked the reserves."""
    late = {"do": "late", "entrant": "a", "minutes": None}
    second = {"do": "late", "entrant": "a", "round": 2, "minutes": 10}
    start = [*made("nts-toernooi", "abcdefgh", 3), {**late, "round": 1}, sub("a", "x"), result(40, 10, -20, -30)]
    show = {"do": "show", "what": "table", "round": 2, "table": 1}
    answers = ask(tmp_path, [*start, second, show, {**second, "dispensation": True}, sub("a", "x", round=2), show])
    assert code(answers[-5]) == "tournament_not_admitted"
    assert [answer for answer in answers[-3:] if "error" in answer] == []
    assert (answers[-3]["plays"], answers[-1]["players"][0]) == (False, "x")
    third = {"do": "show", "what": "table", "round": 3, "table": 1}
    assert ask(tmp_path, [third])[0]["players"][0] == "a", "he plays from the round after it"
    (tmp_path / "came").mkdir()
    came = [*made("nts-toernooi", "abcdefgh", 3), result(40, 10, -20, -30), second]
    assert "error" not in ask(tmp_path / "came", came)[-1], "who played round 1 is late and no more"
