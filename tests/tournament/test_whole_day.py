"""A whole day of a hundred players by script: registered, drawn, played, muddled, corrected, published, taken along."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.command_line import run
from tests.tournament.door_of import Json, ask, code

PLAYERS, RESERVES, ROUNDS = 100, 3, 8
TABLES = PLAYERS // 4
IDS = [f"p{at:03}" for at in range(PLAYERS)]
SPARE = [f"r{at}" for at in range(RESERVES)]
SHOWN = ({"do": "show", "what": "standings"}, {"do": "show", "what": "export", "as": "ema"})


def registered() -> list[Json]:
    return [
        {
            "do": "tournament",
            "id": "dag",
            "formula": "mcr-ema",
            "players": PLAYERS,
            "rounds": ROUNDS,
            "date": "2026-11-21",
        },
        *(
            {"do": "entrant", "id": id, "name": f"Speler{at} van den Berg", "country": ("NL", "BE", "DE")[at % 3]}
            for at, id in enumerate(IDS)
        ),
        *({"do": "entrant", "id": id, "name": f"Reserve{id}", "reserve": True} for id in SPARE),
        {"do": "numbers", "seed": 7},
        {"do": "schedule", "seed": 7},
    ]


def result(random: Random, round: int, table: int) -> Json:
    points = [random.randrange(-60, 90) for _ in range(3)]
    if random.random() < 0.2:
        points[1] = points[0]
    mahjongs = [random.randrange(5) for _ in range(4)]
    return {"do": "result", "round": round, "table": table, "points": [*points, -sum(points)], "mahjongs": mahjongs}


def irregular(random: Random, round: int, people: dict[int, list[str]]) -> Iterator[Json]:
    """Five things that go wrong in a round, at five tables."""
    tables = random.sample(range(1, TABLES + 1), 5)
    late, ill, foul, absent, both = (people[table] for table in tables)
    yield {"do": "late", "entrant": late[0], "round": round, "minutes": 8}
    yield {"do": "substitute", "for": ill[1], "by": SPARE[0], "round": round, "from_hand": 5, "reason": "ill"}
    yield {"do": "penalty", "id": f"straf{round}", "entrant": foul[2], "round": round, "points": 10, "to": "nobody"}
    yield {"do": "substitute", "for": absent[3], "by": SPARE[1], "round": round, "from_hand": 0, "reason": "absent"}
    yield {"do": "penalty", "id": f"mis{round}", "entrant": both[0], "round": round, "points": 5, "to": "nobody"}
    yield {"do": "revoke", "id": f"mis{round}", "reason": "verkeerde tafel"}


def played(folder: Path, *, muddled: bool) -> list[Json]:
    """The day; muddled: thirty results are typed wrong and corrected, in another order of tables."""
    made = ask(folder, [*registered(), {"do": "show", "what": "schedule"}])
    assert [answer for answer in made if "error" in answer] == []
    by_number = {number: id for id, number in made[-1]["numbers"].items()}
    seats = [[[by_number[number] for number in table] for table in tables] for tables in made[-1]["rounds"]]
    wrong = 0
    for round in range(1, ROUNDS + 1):
        random = Random(round)
        people = {table: seats[round - 1][table - 1] for table in range(1, TABLES + 1)}
        told = list(irregular(random, round, people))
        results = [result(random, round, table) for table in range(1, TABLES + 1)]
        agreed = [
            {"do": "agree", "round": round, "table": table, "entrant": id}
            for table in range(1, TABLES + 1, 9)
            for id in people[table]
        ]
        mended: list[Json] = []
        if muddled:
            results.reverse()
            for typed in results[:4]:
                mended.append({**typed, "reason": "verteld"})
                typed["points"] = typed["points"][1:] + typed["points"][:1]
                wrong += typed["points"] != mended[-1]["points"]
        lines = [*told, *results, *agreed, *mended, {"do": "publish", "round": round}]
        answers = ask(folder, lines)
        # Who is replaced does not agree himself.
        assert {code(answer) for answer in answers} <= {"", "tournament_not_there"}
        assert answers[-1]["version"] == 1
    assert not muddled or wrong >= 30
    return ask(folder, [*SHOWN, {"do": "show", "what": "audit"}])


def test_a_day_of_a_hundred_players_muddled_or_not_comes_to_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    standings, ema, audit = played(tmp_path / "netjes", muddled=False)
    muddled, muddled_ema, muddled_audit = played(tmp_path / "rommelig", muddled=True)
    assert (muddled["rows"], muddled_ema) == (standings["rows"], ema)
    assert len(standings["rows"]) == PLAYERS
    assert audit["sum"] == muddled_audit["sum"] == 0
    assert len(muddled_audit["corrections"]) >= 30
    assert not audit["corrections"]
    assert not audit["missing"]
    file = tmp_path / "dag.jsonl"
    assert run(["tournament", "export", str(file), "--data", str(tmp_path / "rommelig")]) == 0
    capsys.readouterr()
    assert run(["tournament", "verify", str(file), "--data", str(tmp_path), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["ok"], said["people"]) == (True, PLAYERS + RESERVES)
    assert said["events"] > 400
    assert "Berg" not in "".join(line for line in file.read_text("utf-8").splitlines() if '"told"' in line)
