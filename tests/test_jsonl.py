"""`windroos score --jsonl`: the machine's door, key by key."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windroos.books.catalog import IDS, rules
from windroos.cli import main
from windroos.notation import parse
from windroos.rules.rule import Value
from windroos.scoring.score import score
from windroos.telling.hand_line import HAND, WIN
from windroos.telling.objects import SCORE, SETTLEMENT
from windroos.telling.outcome_line import OUTCOME
from windroos.telling.score_jsonl import answer_line, encode, score_lines
from windroos.text.words import Lang
from windroos.tiles import symbol

SOUTH: dict[str, Any] = {
    "id": "zuid",
    "rules": "groenehart2011",
    "seat": "S",
    "round": "E",
    "concealed": ["2m", "3m", "4m", "6m", "7m", "8m", "3s"],
    "melds": [{"kind": "chow", "tile": "3p", "open": True}, {"kind": "chow", "tile": "5s", "open": True}],
    "bonus": [],
    "win": {"tile": "3s", "by": "discard"},
}


def ask(lang: Lang = "en", **changes: object) -> dict[str, Any]:
    line = {key: value for key, value in {**SOUTH, **changes}.items() if value != "gone"}
    return answer_line(json.dumps(line), lang)


def test_the_worked_example() -> None:
    answer = ask()
    assert list(answer) == [
        *("id", "rules", "legal", "complete", "total", "points", "doubles", "limit", "lines", "rulings"),
    ]
    assert (answer["id"], answer["rules"], answer["total"], answer["points"], answer["doubles"]) == (
        *("zuid", "groenehart2011", 96, 24, 2),
    )
    assert answer["legal"] is True
    assert answer["complete"] is True
    assert answer["limit"] is None
    assert [line["rule"] for line in answer["lines"]] == [
        *("mahjong", "vier_chows", "pure_eenvoud", "enig_mogelijke_steen", "volmaken_paar"),
    ]
    assert answer["lines"][-1] == {
        **{"rule": "volmaken_paar", "name": "Completes the pair", "times": 1, "points": 2, "doubles": 0, "fan": 0},
        **{"tiles": ["3s"], "source": "Groene Hart 2011, p. 10-11", "replaced_by": None},
    }


def test_names_follow_the_language() -> None:
    assert ask("nl")["lines"][-1]["name"] == "Volmaken paar"


def test_the_total_is_in_the_lines_that_nothing_replaced() -> None:
    answer = ask(concealed=["1m", "9m", "1p", "9p", "1s", "9s", *(f"{n}z" for n in range(1, 8))], melds=[],
                 win={"tile": "1m", "by": "discard"})  # fmt: skip
    assert answer["total"] == 2000
    assert answer["limit"] == "dertien_wezen"
    assert [line["rule"] for line in answer["lines"] if line["replaced_by"] is None] == ["dertien_wezen"]


def test_a_set_is_named_with_all_its_tiles() -> None:
    answer = ask(concealed=["4m"] * 3 + ["6p"] * 3 + ["7z"] * 3 + ["1m", "9p", "2s", "8s"], melds=[], win=None)
    assert answer["total"] == 64
    assert answer["complete"] is False
    pungs = next(line for line in answer["lines"] if line["rule"] == "pung_eenvoudig_dicht")
    assert pungs["tiles"] == ["4m"] * 3 + ["6p"] * 3
    assert pungs["times"] == 2


def test_rulings_name_the_options_that_decided() -> None:
    melds = [{"kind": "kong", "tile": "3z", "open": True}]
    answer = ask(seat="W", concealed=["1z"] * 3 + ["2p"] * 3 + ["7z"] * 2 + ["1m", "9m"], melds=melds, win=None)
    assert answer["rulings"] == ["open_kong_is_hidden"]
    off = ask(seat="W", concealed=["1z"] * 3 + ["2p"] * 3 + ["7z"] * 2 + ["1m", "9m"], melds=melds, win=None,
              options={"open_kong_is_hidden": False})  # fmt: skip
    assert off["doubles"] == answer["doubles"] - 1


def test_an_illegal_mahjong_says_what_it_would_be() -> None:
    answer = ask(options={"minimum": 3})
    assert (answer["legal"], answer["complete"], answer["total"], answer["would_be"]) == (False, True, 0, 96)
    assert list(answer).index("would_be") == list(answer).index("total") + 1
    none = ask(win={"tile": "9s", "by": "discard"})
    assert (none["legal"], none["complete"], none["total"], none["lines"]) == (False, False, 0, [])


@pytest.mark.parametrize(
    ("by", "options", "payments", "total"),
    [
        ("discard", {}, {"discarder": 4, "others": 2}, 2),
        ("wall", {}, {"each": 8}, 3),
        ("discard", {"minimum": 4}, None, 0),
    ],
)
def test_hong_kong_pays_by_role(
    by: str, options: dict[str, Value], payments: dict[str, int] | None, total: int
) -> None:
    answer = ask(rules="hongkong", win={"tile": "3s", "by": by}, options=options)
    assert (answer["payments"], answer["total"]) == (payments, total)
    assert "points" not in answer


def test_mcr_gives_flowers_apart_and_pays_them() -> None:
    hand: dict[str, Any] = {
        "concealed": ["3p", "4p", "5p", "3s", "4s", "6p", "7p", "8p", "5m", "5m"],
        "melds": [{"kind": "chow", "tile": "3m", "open": True}],
    }
    plain = ask(rules="mcr", **hand, win={"tile": "5s", "by": "wall"})
    flowered = ask(rules="mcr", **hand, bonus=["f1", "g2"], win={"tile": "5s", "by": "wall"})
    assert flowered["total"] == plain["total"] >= 8
    assert (plain["flowers"], flowered["flowers"]) == (0, 2)
    assert flowered["payments"]["each"] == plain["payments"]["each"] + 2 == 8 + plain["total"] + 2


def test_144_rules_show_the_parts_of_the_count() -> None:
    melds = [{"kind": "pung", "tile": "7z", "open": True}, {"kind": "pung", "tile": "7p", "open": True}]
    answer = ask(rules="nmv144", concealed=["4m"] * 3 + ["9s"] * 3 + ["5s"], melds=melds, bonus=["g1"],
                 win={"tile": "5s", "by": "discard"})  # fmt: skip
    parts = [answer[key] for key in ("counted", "finishing", "rounded", "bonus", "points", "doubles", "unlimited")]
    assert parts == [22, 2, 30, 30, 60, 1, 120]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"concealed": ["3s"] * 4, "melds": []}, "five_of_a_tile"),
        ({"concealed": ["2m"]}, "wrong_count"),
        ({"melds": [{"kind": "chow", "tile": "1z", "open": True}]}, "no_such_chow"),
        ({"melds": [{"kind": "chow", "tile": "8s", "open": True}]}, "no_such_chow"),
        ({"melds": [{"kind": "pung", "tile": "8s", "open": False}]}, "concealed_meld"),
        ({"melds": [{"kind": "pair", "tile": "8s", "open": True}]}, "line_type"),
        ({"melds": [{"kind": "pung", "open": True}]}, "line_key_missing"),
        ({"melds": ["444m"]}, "line_type"),
        ({"win": {"by": "wall"}}, "winning_tile_missing"),
        ({"win": {"tile": "3s"}}, "line_key_missing"),
        ({"win": {"tile": "3s", "by": "luck"}}, "line_type"),
        ({"win": {"tile": "3s", "by": "discard", "lucky": True}}, "line_key"),
        ({"win": {"tile": "3s", "by": "wall", "last": 1}}, "line_type"),
        ({"win": {"tile": "3s", "by": "wall", "kongs_in_turn": -1}}, "line_type"),
        ({"win": {"tile": "3s", "by": "wall", "first14": True}}, "first14_not_east"),
        ({"win": {"tile": "3s", "by": "kong"}}, "kong_tile_without_kong"),
        ({"win": {"tile": "3s", "by": "robbed"}}, "robbed_own_tile"),
        ({"win": {"tile": "0s", "by": "wall"}}, "line_tile"),
        ({"concealed": ["f1"]}, "bonus_on_rack"),
        ({"concealed": [3]}, "line_tile"),
        ({"concealed": "123s"}, "line_type"),
        ({"bonus": ["f1"]}, "no_bonus_tiles"),
        ({"bonus": ["1s"], "rules": "hongkong"}, "not_a_bonus"),
        ({"rules": "riichi"}, "no_such_rules"),
        ({"rules": 5}, "line_type"),
        ({"rules": "gone"}, "line_key_missing"),
        ({"seat": "gone"}, "line_key_missing"),
        ({"seat": "Oost"}, "line_type"),
        ({"round": ["E"]}, "line_type"),
        ({"options": {"minimun": 2}}, "no_such_option"),
        ({"options": {"minimum": "two"}}, "no_such_value"),
        ({"options": {"minimum": True}}, "no_such_value"),
        ({"options": {"minimum": [2]}}, "no_such_value"),
        ({"options": [1]}, "line_type"),
        ({"extra": 1}, "line_key"),
        ({"bet": "yes"}, "line_type"),
    ],
)
def test_what_cannot_be_is_an_error_with_its_own_code(changes: dict[str, Any], code: str) -> None:
    if "melds" in changes and "concealed" not in changes:
        changes = {**changes, "concealed": [*SOUTH["concealed"], "1m", "2m", "3m"]}
    for lang in ("nl", "en"):
        answer = ask(lang, **changes)
        assert list(answer) == ["id", "error"]
        assert answer["id"] == "zuid"
        assert list(answer["error"]) == ["code", "message", "hint"]
        assert answer["error"]["code"] == code
        assert answer["error"]["message"].endswith(".")
        assert not re.search(r"\{[a-z_]+\}", answer["error"]["message"] + answer["error"]["hint"])


@pytest.mark.parametrize(
    ("changes", "code", "named"),
    [
        ({"extra": 1, "seat": "gone"}, "line_key_missing", "seat"),
        ({"rules": "riichi", "seat": 5}, "no_such_rules", "riichi"),
        ({"options": {"minimun": 2}, "seat": 5}, "no_such_option", "minimun"),
        ({"seat": 5, "concealed": 5}, "line_type", "seat"),
        ({"melds": [{"kind": "pair"}]}, "line_key_missing", "melds[0].tile"),
        ({"melds": [{"kind": "pung", "tile": "x", "open": 5}]}, "line_type", "melds[0].open"),
        ({"melds": 5, "bonus": ["x"]}, "line_tile", "bonus"),
        ({"win": {"tile": None, "by": "luck"}}, "winning_tile_missing", "won"),
        ({"win": {"tile": "x", "claimed_seasons": 17}}, "line_type", "win.claimed_seasons"),
        ({"win": {"tile": "3s", "by": "wall", "last": 1, "first14": 1}}, "line_type", "win.last"),
        ({"win": {"tile": "3s"}, "bet": 5}, "line_key_missing", "win.by"),
    ],
)
def test_of_two_faults_the_same_one_is_always_named(changes: dict[str, Any], code: str, named: str) -> None:
    error = ask(**changes)["error"]
    assert error["code"] == code
    assert named in error["message"]


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_the_help_names_every_key(lang: Lang, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["help", "jsonl", "--lang", lang]) == 0
    page = capsys.readouterr().out
    score_part, settle_part = page.split("windroos settle --jsonl")
    for schema in (HAND.schema, WIN.schema, SCORE.schema):
        assert set(schema["properties"]) <= set(re.findall(r"\w+", score_part))
    taken, given = re.findall(r"^  (?:erin|in|eruit|out) +((?:[a-z]+ ?)+)$", settle_part, re.MULTILINE)
    assert set(taken.split()) <= set(OUTCOME.schema["properties"])
    assert given.split() == [key for key in SETTLEMENT.schema["properties"] if key in SETTLEMENT.schema["required"]]


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
