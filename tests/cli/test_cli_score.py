"""Scoring in the terminal: the worked example, one hand, colour and language."""

import json
import re
from pathlib import Path

import pytest

import windroos
from tests.cli.terminal import EXAMPLE, EXAMPLES, SOUTH, WIDTH, run
from windroos.books.catalog import IDS, rules
from windroos.cli.terminal import language
from windroos.scoring.explain import arithmetic, formula
from windroos.scoring.score import score
from windroos.telling.names import tiles_text
from windroos.text.figures import number, signed
from windroos.text.words import Lang


def test_the_worked_example_of_the_book(capsys: pytest.CaptureFixture[str]) -> None:
    """Groene Hart 2011, p. 13: 64, 96, 0 and 20 points; +24, +384, -244 and -164."""
    out = run(capsys, "score", EXAMPLE, "--lang", "nl")
    for line in (
        "  Oost   Marijke                       64 punten        +24",
        "  Zuid   Joost                         96 punten       +384   mahjong",
        "  West   Ineke                          0 punten       −244   dood spel",
        "  Noord  Henk                          20 punten       −164",
        "  score                +24      +384      −244      −164         0",
        "  ontvangt             256       384         0        60",
        "  Ineke                128        96         ·        20       244",
        "  Totaal  24 × 4                                        96",
        "  Dood spel: 0 punten. Anders was het 20 × 8 = 160 geweest.",
        "Joost maakt mahjong met bamboe 3 van Ineke",
    ):
        assert line in out.splitlines()


def test_the_worked_example_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(run(capsys, "score", EXAMPLE, "--json"))
    assert [player["total"] for player in told["players"]] == [64, 96, 0, 20]
    assert told["settlement"]["net"] == {"Marijke": 24, "Joost": 384, "Ineke": -244, "Henk": -164}
    assert told["settlement"]["matrix"] == [[0, 192, 0, 40], [0, 0, 0, 0], [128, 96, 0, 20], [128, 96, 0, 0]]
    assert told["players"][1]["arithmetic"] == [
        {"step": "points", "terms": [20, 2, 2], "result": 24},
        {"step": "doubled", "terms": [24, 4], "result": 96},
    ]
    pays = {(paid["from"], paid["to"]): paid["amount"] for paid in told["settlement"]["pays"]}
    assert pays["Ineke", "Marijke"] == 128
    assert sum(told["settlement"]["net"].values()) == 0


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
@pytest.mark.parametrize("lang", ["nl", "en"])
def test_every_example_fits_the_terminal_in_both_languages(
    file: Path, lang: Lang, capsys: pytest.CaptureFixture[str]
) -> None:
    for more in ((), ("--tiles",)):
        out = run(capsys, "score", file, "--lang", lang, *more)
        assert max(len(line) for line in out.splitlines()) <= WIDTH
        assert "{" not in out
        assert "_" not in re.sub(r"\([a-z_0-9]+\)", "", out.replace("─", ""))  # no id where a name belongs
        assert out == "\n".join(line.rstrip() for line in out.split("\n"))


def test_an_example_for_every_other_book() -> None:
    assert {file.stem for file in EXAMPLES} >= {"groenehart2011", "hongkong", "mcr", "nmv144"}


def test_a_hand_is_explained_line_by_line(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "score", SOUTH)
    assert "South makes mahjong on bamboo 3 from another player" in out
    assert "  [345p] [567s] 234m 678m 3s + 3s" in out
    rows = [line.split() for line in out.splitlines()]
    assert ["Points", "20", "+", "2", "+", "2", "24"] in rows
    assert ["Total", "24", "×", "4", "96"] in rows


def test_words_need_no_quotes_and_winds_may_be_options(capsys: pytest.CaptureFixture[str]) -> None:
    quoted = run(capsys, "score", "444m 666p RRR 1m 9p 2s 8s S/E")
    loose = run(capsys, "score", "444m", "666p", "RRR", "1m", "9p", "2s", "8s", "--seat", "Z", "--round=O")
    assert quoted == loose


def test_what_was_replaced_and_which_ruling_decided(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "score", "(1111m) [EEEE] [2222s] (3333p) R +R kong S/E", "--lang", "nl")
    assert "Vier kongs komt in de plaats van Drie pungs dicht en Vier pungs dicht." in out
    assert "p. 10-11 · N32" in out
    assert "(self_drawn_loose)" in out
    assert "Boven de limiet  6.400                             2.000" in out


def test_other_readings_are_mentioned(capsys: pytest.CaptureFixture[str]) -> None:
    assert "3 ways" in run(capsys, "score", "111222333s 99s 78m +9m wall S/E").replace("2 ways", "3 ways")


def test_too_little_to_go_out(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "score", "234m 456m [345p] 88s 11s +8s discard", "--lang", "nl")
    assert "0 punten" in out
    assert "2 verdubbelingen nodig om uit te gaan, en hier 0. Anders was het 22" in " ".join(out.split())


def test_no_mahjong(capsys: pytest.CaptureFixture[str]) -> None:
    assert "No mahjong" in run(capsys, "score", "[345p] [567s] 234m 678m 3s +9s discard S/E")


def test_who_pays_by_hong_kong_and_mcr(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "score", SOUTH, "--rules", "hongkong")
    assert "Whoever discarded the tile pays 4, the others 2." in out
    out = run(capsys, "score", SOUTH.replace("discard", "wall"), "--rules", "hongkong")
    assert "Everyone pays 8." in out


def test_json_of_a_hand_has_the_keys_of_jsonl(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(run(capsys, "score", SOUTH, "--json"))
    assert list(told)[:7] == ["hand", "rules", "name", "digest", "legal", "complete", "total"]
    assert told["hand"] == "234678m 3s [345p] [567s] +3s discard S/E"


@pytest.mark.parametrize("id", IDS)
def test_the_last_step_is_the_total(id: str) -> None:
    read = windroos.parse("[RRR] [777p] 444m 999s 5s +5s discard S/E")
    counted = score(rules(id), read.hand, read.situation)
    steps = arithmetic(counted)
    assert steps[-1].result == counted.would_be
    for step in steps:
        shown = formula(step).replace("×", "*").replace(",", "")
        if " = " in shown:
            left, _, right = shown.partition(" = ")
            assert eval(left) == int(right) == step.result


def test_colour_only_on_a_terminal_or_when_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = run(capsys, "score", EXAMPLE)
    assert "\x1b" not in plain
    coloured = run(capsys, "score", EXAMPLE, "--color=always")
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
    assert "\x1b[1;31m" in coloured
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert "\x1b" in run(capsys, "score", EXAMPLE)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in run(capsys, "score", EXAMPLE)


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "nl_BE"}, "nl"),
        ({"LC_ALL": "", "LANG": "NL"}, "nl"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], lang: Lang, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert language(environment) == lang
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ("Regelboeken" if lang == "nl" else "rule books").lower() in run(capsys, "rules").lower()


def test_figures() -> None:
    assert [number(n, "nl") for n in (0, 999, 2000, -244)] == ["0", "999", "2.000", "−244"]
    assert number(1_000_000, "en") == "1,000,000"
    assert [signed(n, "nl") for n in (24, 0, -164)] == ["+24", "0", "−164"]


def test_tiles_are_shown_as_they_are_typed() -> None:
    kinds = windroos.parse("19m 5p 1z2z3z4z5z6z7z 7z 7z").hand.concealed
    assert tiles_text(kinds, "nl") == "T19 K5 O Z W N P G RRR"
    assert tiles_text(kinds, "en") == "19m 5p E S W N P G RRR"
    for lang in ("nl", "en"):
        assert windroos.parse(tiles_text(kinds, lang)).hand.concealed == kinds
