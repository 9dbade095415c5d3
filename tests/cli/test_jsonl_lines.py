"""Lines of the machine's doors: in their order, from files and standard input, whatever stands in them."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.asking import SOUTH, ask
from windroos.books.catalog import IDS, rules
from windroos.cli import main
from windroos.notation import parse
from windroos.scoring.score import score
from windroos.telling.score_jsonl import answer_line, encode, score_lines
from windroos.tiles import symbol


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nee", "line_json"),
        ("[1]", "line_not_object"),
        ('{"id": 1, "id": 2}', "line_twice"),
        ('{"id": NaN}', "line_number"),
        ('{"id": ' + "9" * 5000 + "}", "line_number"),
        ("[" * 100_000, "line_too_deep"),
    ],
)
def test_a_line_that_is_no_object(text: str, code: str) -> None:
    answer = answer_line(text)
    assert answer["id"] is None
    error: Any = answer["error"]
    assert error["code"] == code


def test_lines_are_answered_in_order_and_a_bad_one_does_not_stop_the_rest() -> None:
    lines = [json.dumps({**SOUTH, "id": n}) for n in range(3)]
    lines[1] = "{"
    written: list[str] = []
    assert score_lines([lines[0], "\n", *lines[1:]], written.append) == 1
    assert [json.loads(line)["id"] for line in written] == [0, None, 2]
    assert all(line.endswith("\n") for line in written)
    assert score_lines(lines[:1], written.append) == 0


def test_from_standard_input_and_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "handen.jsonl"
    file.write_text(json.dumps({**SOUTH, "id": "één 🀄"}, ensure_ascii=False) + "\n", "utf-8")
    assert main(["score", "--jsonl", str(file), str(file)]) == 0
    out = capsys.readouterr().out
    assert out.count("één 🀄") == 2
    monkeypatch.setattr("sys.stdin", io.StringIO(file.read_text("utf-8")))
    assert main(["score", "--jsonl"]) == 0
    assert capsys.readouterr().out * 2 == out
    assert main(["score", "--jsonl", str(tmp_path / "weg.jsonl")]) == 2
    assert "weg.jsonl" in capsys.readouterr().err


def test_a_line_that_is_not_utf8_is_an_error_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = json.dumps(SOUTH).encode()
    file = tmp_path / "latin.jsonl"
    file.write_bytes(good.replace(b"zuid", b"z\xfcid") + b"\n" + good + b"\n")
    assert main(["score", "--jsonl", str(file)]) == 1
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["error"]["code"] == "line_encoding"
    assert second["total"] == 96


def test_a_byte_order_mark_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "\ufeff" + json.dumps(SOUTH) + "\r\n"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode()), "utf-8"))
    assert main(["score", "--jsonl"]) == 0
    (tmp_path / "a.jsonl").write_bytes(text.encode())
    assert main(["score", "--jsonl", str(tmp_path / "a.jsonl")]) == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == second
    assert first["total"] == 96


def test_a_file_that_is_not_there_does_not_stop_the_rest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, gone = tmp_path / "goed.jsonl", tmp_path / "weg.jsonl"
    good.write_text(json.dumps(SOUTH) + "\n", "utf-8")
    assert main(["score", "--jsonl", str(gone), str(good)]) == 1
    printed = capsys.readouterr()
    assert json.loads(printed.out)["total"] == 96
    assert "weg.jsonl" in printed.err
    assert main(["settle", "--jsonl", str(gone), str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("hint: ") == 2


@pytest.mark.parametrize("words", [["--rules", "mcr"], ["--house", "x.toml"], ["--why", "schoon"], ["--json"]])
def test_options_that_each_line_has_itself_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "--jsonl", *words]) == 2
    assert f"{words[0]} does not go together with --jsonl." in capsys.readouterr().err


def test_a_value_is_shown_as_it_was_written() -> None:
    def said(**options: object) -> tuple[str, str]:
        error = ask(rules="mcr", options=options)["error"]
        return error["message"], error["hint"]

    assert said(minimum="2")[0] == 'Option minimum cannot be "2".'
    assert said(minimum=True)[0] == "Option minimum cannot be true."
    assert said(edition=1998) == ("Option edition cannot be 1998.", 'What it takes: ema, "1998".')


def test_settle_jsonl(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = {
        "id": 7,
        "rules": "groenehart2011",
        "east": "A",
        "scores": {"A": 64, "B": 96, "C": 0, "D": 20},
        "winner": "B",
    }
    file = tmp_path / "tafels.jsonl"
    file.write_text(json.dumps(line) + "\n{\n", "utf-8")
    assert main(["settle", "--jsonl", str(file)]) == 1
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["net"] == {"A": 24, "B": 384, "C": -244, "D": -164}
    assert second["error"]["code"] == "settle_json"


HANDS = [
    "444m 666p RRR 1m 9p 2s 8s E/E",
    "[345p] [567s] 234m 678m 3s +3s discard S/E",
    "19m19p19s ESWN PGR S/E",
    "(1111m) [EEEE] [2222s] (3333p) R +R kong kongs=2 S/E",
    "123s 456s 777z 234p 5p +5p wall last W/N",
]


@given(st.sampled_from(HANDS), st.sampled_from(IDS))
def test_the_door_gives_what_the_scorer_gives(text: str, id: str) -> None:
    read = parse(text)
    won = read.situation.win
    win: dict[str, Any] | None = None
    if won is not None:
        win = {"tile": symbol(won.tile), "by": won.by.name.lower(), "last": won.last}
        win["kongs_in_turn"] = won.kongs_in_turn
    line = {
        **{"id": text, "rules": id, "seat": "ESWN"[read.situation.seat], "round": "ESWN"[read.situation.round]},
        "concealed": [symbol(tile) for tile in read.hand.concealed],
        "melds": [{"kind": m.kind, "tile": symbol(m.tile), "open": m.open} for m in read.hand.melds],
        "win": win,
    }
    answer = answer_line(json.dumps(line))
    expected = score(rules(id), read.hand, read.situation)
    assert answer["total"] == expected.total
    assert answer["legal"] == expected.legal
    lines: Any = answer["lines"]
    assert [line["rule"] for line in lines] == [line.entry.id for line in expected.lines]


ODD: list[object] = [None, True, 0, -1, 7, 10**30, 1.5, "", "E", "1s", "5z", "f1", "9z", "\ud800", [], {}, [[]], "kong"]


def places(value: object, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every key and index in a line, however deep."""
    keys: list[Any] = (
        list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    )
    inside: Any = value
    return [place for key in keys for place in ((*at, key), *places(inside[key], (*at, key)))]


@pytest.mark.parametrize("id", IDS)
def test_whatever_stands_at_a_key_is_answered(id: str) -> None:
    """Each value in turn taken away or replaced by a wrong one: a score, or an error with words in both languages."""
    win = {"tile": "3s", "by": "kong", "last": True, "kongs_in_turn": 1, "claimed_seasons": 0}
    kong = {"kind": "kong", "tile": "1z", "open": False, "added": False, "east_first": False}
    whole = {
        **SOUTH,
        "rules": id,
        "melds": [kong, SOUTH["melds"][0]],
        "win": win,
        "options": {"minimum": 1},
        "bet": False,
    }
    for place in places(whole):
        for odd in (*ODD, "gone"):
            line = json.loads(json.dumps(whole))
            holder: Any = line
            for key in place[:-1]:
                holder = holder[key]
            if odd == "gone":
                del holder[place[-1]]
            else:
                holder[place[-1]] = odd
            answer: Any = answer_line(json.dumps(line), "nl")
            json.loads(encode(answer))
            if "error" in answer:
                assert list(answer) == ["id", "error"]
                assert all(answer["error"][key] for key in ("code", "message", "hint"))
                assert "None" not in answer["error"]["message"]
            else:
                assert isinstance(answer["total"], int)


NAMES = st.sampled_from([*SOUTH, "tile", "by", "kind", "open"]) | st.text()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda kids: st.lists(kids) | st.dictionaries(NAMES, kids),
    max_leaves=12,
)


@given(JSON)
def test_no_input_ends_in_anything_but_an_answer(value: object) -> None:
    changed = {**SOUTH, **value} if isinstance(value, dict) else {**SOUTH, "win": value, "melds": value}
    for line in (value, changed):
        assert "error" in answer_line(json.dumps(line)) or isinstance(line, dict)
