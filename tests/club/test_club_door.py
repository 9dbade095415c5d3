"""The machine's door of a club: transcripts, laws, kills, two writers, and names that are found nowhere."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.command_line import run
from windroos.store.place import DATABASE

TRANSCRIPTS = Path(__file__).parent / "door"
Json = dict[str, Any]
Door = Callable[[Iterable[Json | str]], list[Json]]


@pytest.fixture
def door(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Door:
    """Asks lines of the club of a folder; the answers."""
    return door_of(tmp_path / "club", capsys)


def door_of(folder: Path, capsys: pytest.CaptureFixture[str]) -> Door:
    def ask(lines: Iterable[Json | str]) -> list[Json]:
        file = folder.with_suffix(".jsonl")
        file.write_text("\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines), "utf-8")
        capsys.readouterr()
        run(["club", "do", str(file), "--data", str(folder), "--lang", "en"])
        file.unlink()
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return ask


def transcript(path: Path) -> Iterator[tuple[str, str]]:
    """Each line that is asked, with what is expected of its answer."""
    lines = [line for line in path.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    for line, following in pairwise([*lines, "> "]):
        if line.startswith("> "):
            yield line[2:], following[2:] if following.startswith("= ") else '{"ok": true}'


def holds(answer: Json, expected: str) -> bool:
    if expected.startswith("error "):
        error = answer.get("error", {})
        said = error.get("message") and error.get("hint") and "{" not in error["message"]
        return bool(error.get("code") == expected.removeprefix("error ") and said)
    wanted = json.loads(expected)
    return answer.get("ok") is True and wanted == {key: answer.get(key) for key in wanted}


@pytest.mark.parametrize("path", sorted(TRANSCRIPTS.glob("*.txt")), ids=lambda path: path.stem)
def test_transcripts(path: Path, door: Door) -> None:
    asked = list(transcript(path))
    answers = door(line for line, _ in asked)
    assert len(answers) == len(asked)
    assert [
        (line, answer) for (line, wanted), answer in zip(asked, answers, strict=True) if not holds(answer, wanted)
    ] == []


def test_a_wrong_answer_is_noticed() -> None:
    assert holds({"ok": True, "score": "4"}, '{"score": "4"}')
    for wrong in ({"ok": True, "score": 4}, {"ok": True}, {"error": {"code": "club_sum"}}):
        assert not holds(wrong, '{"score": "4"}')
    assert not holds({"ok": True}, "error club_sum")


PEOPLE = [f"p{at:02}" for at in range(14)]


def season(seed: int) -> tuple[list[Json], list[Json], list[Json]]:
    """A made-up season: what comes first, what comes in any order after it, and what is asked at the end."""
    random = Random(seed)
    first: list[Json] = [{"do": "club", "name": "Proef", "year": "09-01"}]
    first += [
        {"do": "person", "id": id, "name": f"Naam {id}", "member": "2024-01-01" if at < 11 else False}
        for at, id in enumerate(PEOPLE)
    ]
    ids = ("groenehart", "peling-punten", "bamboe-acht", "gemiddelde", "haagse-kringen", "rode-draak")
    first += [{"do": "season", "id": id, "from": "2024-01-01", "until": "2024-12-31", "formula": id} for id in ids]
    evenings, later = [], []
    for at in range(9):
        evenings.append({"do": "evening", "id": f"e{at}", "date": f"2024-0{at + 1}-0{at + 1}", "rules": "nts2002"})
        here = random.sample(PEOPLE, 12)
        for table in range(3):
            points = [random.randrange(-500, 500) for _ in range(3)]
            points.append(-sum(points))
            mahjongs = [random.randrange(5) for _ in range(4)]
            result = {"evening": f"e{at}", "table": table + 1, "players": here[table::3], "points": points}
            later.append({"do": "result", **result, "mahjongs": mahjongs, "caused": [0, 0, 0, 0], "hands": 16})
    later.append({"do": "adjust", "evening": "e3", "person": "p03", "points": -20, "reason": "te laat"})
    asked: list[Json] = [{"do": "show", "what": "standings", "season": id} for id in ids]
    asked += [{"do": "show", "what": "explain", "season": id, "person": "p01"} for id in ids]
    asked += [{"do": "show", "what": "evening", "evening": "e3"}, {"do": "show", "what": "claims", "on": "2025-06-01"}]
    random.shuffle(evenings)
    return [*first, *evenings], later, asked


def ok(answers: list[Json]) -> list[Json]:
    assert all(answer.get("ok") for answer in answers), [answer for answer in answers if "error" in answer]
    return answers


def test_the_order_of_typing_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Law D5.1; and D5.7: what explains a score adds up to it."""
    said = []
    for at in range(3):
        first, later, asked = season(1)
        Random(at).shuffle(later)
        ask = door_of(tmp_path / f"club{at}", capsys)
        ok(ask([*first, *later]))
        answers = ok(ask(asked))
        said.append(json.dumps(answers))
        for found in answers[6:12]:
            kept = [number(line["score"]) for line in found["lines"] if line["kept"]]
            assert number(found["score"]) == (sum(kept) if found["combine"] == "sum" else sum(kept) / len(kept))
            for line in found["lines"]:
                assert number(line["score"]) == sum(number(item["value"]) for item in line["items"])
    assert len(set(said)) == 1


def number(text: str) -> Any:
    from fractions import Fraction

    return Fraction(text)


def test_there_and_back(door: Door) -> None:
    """Laws D5.2, D5.4, D5.8: a correction and its opposite, void and retype, merge and unmerge; erasing."""
    first, later, asked = season(2)
    ok(door([*first, {"do": "person", "id": "nieuw", "name": "Nieuw", "member": "2024-01-01"}, *later]))
    asked = [one for one in asked if one["what"] in ("standings", "explain", "claims")]
    before = ok(door(asked))
    wrong = {**later[0], "points": [1, 2, 3, -6]}
    ok(door([{**wrong, "reason": "proef"}]))
    assert door(asked) != before
    ok(door([{**later[0], "reason": "terug"}]))
    assert door(asked) == before
    table = {"evening": later[1]["evening"], "table": later[1]["table"]}
    ok(door([{"do": "void", **table, "reason": "weg"}]))
    assert door(asked) != before
    ok(door([later[1]]))
    assert door(asked) == before
    ok(door([{"do": "merge", "person": "p13", "into": "nieuw"}]))
    assert door(asked) != before
    ok(door([{"do": "unmerge", "person": "p13"}]))
    assert door(asked) == before
    ok(door([{"do": "erase", "person": person} for person in PEOPLE]))
    assert door(asked) == before


def test_a_name_that_is_erased_is_in_no_byte(tmp_path: Path, door: Door) -> None:
    folder, name = tmp_path / "club", "Wilhelmina Quist"
    ok(
        door(
            [
                {"do": "club", "name": "Proef"},
                *({"do": "person", "id": id, "name": id.title(), "member": "2024-01-01"} for id in "abc"),
                {"do": "person", "id": "w", "name": name, "member": "2024-01-01"},
                {"do": "evening", "id": "e", "date": "2024-03-05"},
                {"do": "result", "evening": "e", "table": 1, "players": ["a", "b", "w"], "points": [5, 5, -10]},
                {"do": "adjust", "evening": "e", "person": "w", "points": 5, "reason": f"{name} was op tijd"},
                {
                    "do": "book",
                    "date": "2024-03-05",
                    "amount": 1,
                    "kind": "inleg",
                    "person": "w",
                    "note": f"van {name}",
                },
                {"do": "person", "id": "w", "name": f"{name}-Vermeer"},
            ]
        )
    )
    (log,) = door([{"do": "show", "what": "log", "evening": "e"}])
    assert log["rows"][-1]["reason"] == f"{name}-Vermeer was op tijd"
    assert name.encode() in (folder / DATABASE).read_bytes()
    ok(door([{"do": "erase", "person": "w"}]))
    for file in folder.iterdir():
        assert b"Quist" not in file.read_bytes(), file.name
    (log,) = door([{"do": "show", "what": "log", "evening": "e"}])
    assert log["rows"][-1]["reason"] == "w was op tijd"


def child(folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "windroos", "club", "do", "--data", str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "en"},
    )


def told(process: subprocess.Popen[str], line: Mapping[str, Any]) -> Json:
    assert process.stdin is not None
    assert process.stdout is not None
    print(json.dumps(line), file=process.stdin, flush=True)
    found: Json = json.loads(process.stdout.readline())
    return found


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a kill that cannot be caught")
def test_what_was_answered_survives_a_kill(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "club"
    ask = door_of(folder, capsys)
    first, later, _ = season(3)
    ok(ask(first))
    for kill, lines in enumerate((later[:9], later[9:17], later[17:])):
        with child(folder) as process:
            for line in lines:
                assert told(process, line) == {"ok": True}
            assert process.stdin is not None
            process.stdin.write('{"do": "result", "evening": "e0", ')  # a line that is cut off
            process.stdin.flush()
            process.kill()
        shown = ok(ask({"do": "show", "what": "evening", "evening": f"e{at}"} for at in range(9)))
        kept = sum(len(one["tables"]) + len(one["adjustments"]) for one in shown)
        assert kept == (9, 17, len(later))[kill]


def test_two_programs_write_to_one_club(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each sees what the other did; new results never get in each other's way, two corrections of one are told of."""
    folder = tmp_path / "club"
    first, later, asked = season(4)
    ask = door_of(folder, capsys)
    ok(ask(first))
    with child(folder) as one, child(folder) as other:
        assert told(one, asked[0]) == told(other, asked[0])
        for at, line in enumerate(later):
            assert told((one, other)[at % 2], line) == {"ok": True}
        again = told(other, later[0])
        assert again["error"]["code"] == "club_reason"
        shown = [told(process, asked[0]) for process in (one, other)]
        for process in (one, other):
            assert process.stdin is not None
            process.stdin.close()
    assert shown[0] == shown[1] == ask([asked[0]])[0]


def test_a_folder_of_a_newer_version_and_what_is_no_folder(
    tmp_path: Path, door: Door, capsys: pytest.CaptureFixture[str]
) -> None:
    import sqlite3
    from contextlib import closing

    ok(door([{"do": "club", "name": "Proef"}]))
    with closing(sqlite3.connect(tmp_path / "club" / DATABASE)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")
    assert door([{"do": "club", "name": "Proef"}]) == []
    status = run(["club", "do", "--data", str(tmp_path / "club"), os.devnull, "--lang", "en"])
    assert status != 0
    assert "newer Windroos" in capsys.readouterr().err
    assert run(["club", "fly"]) != 0
    assert run(["club"]) != 0
