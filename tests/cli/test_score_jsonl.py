"""`windroos score --jsonl`: the machine's door, key by key."""

import re
from typing import Any

import pytest

from tests.cli.asking import SOUTH, ask
from windroos.cli import main
from windroos.rules.rule import Value
from windroos.telling.hand_line import HAND, WIN
from windroos.telling.objects import SCORE, SETTLEMENT
from windroos.telling.outcome_line import OUTCOME
from windroos.text.words import Lang


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
