"""The command as a person meets it: its answers, its help, and what it says when something is wrong."""

import ast
import json
import os
import re
import string
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import windroos
from tests.source import trees
from windroos.books import catalog
from windroos.books.catalog import IDS, book_words, rules
from windroos.books.choosing import TypedRules
from windroos.cli import main
from windroos.cli.terminal import language
from windroos.errors import WindroosError
from windroos.scoring import reaching
from windroos.scoring.explain import arithmetic, formula
from windroos.scoring.score import score
from windroos.scoring.table import count_table
from windroos.tablefile.reading import read_table
from windroos.telling.names import tiles_text
from windroos.text import explain as explain_words
from windroos.text.figures import number, signed
from windroos.text.help import PAGES
from windroos.text.trouble import TROUBLE
from windroos.text.words import LANGS, Lang

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "groenehart2011.txt"
EXAMPLES = sorted((ROOT / "examples").glob("*.txt"))
SOUTH = "[345p] [567s] 234m 678m 3s +3s discard S/E"
WIDTH = 80


@pytest.fixture(autouse=True)
def plain_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "WINDROOS_TRACEBACK"):
        monkeypatch.delenv(name, raising=False)


def run(capsys: pytest.CaptureFixture[str], *words: object, status: int = 0) -> str:
    assert main([str(word) for word in words]) == status
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: object, status: int = 2) -> str:
    assert main([str(word) for word in words]) == status
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "Traceback" not in printed.err
    return printed.err


def outside(*words: object, text: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **more}
    return subprocess.run(
        [sys.executable, "-m", "windroos", *map(str, words)],
        input=text, capture_output=True, encoding="utf-8", env=environment, check=False, cwd=ROOT,
    )  # fmt: skip


# --- the worked example ---------------------------------------------------------------------------------------------


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


# --- one hand --------------------------------------------------------------------------------------------------------


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


# --- colour and language ---------------------------------------------------------------------------------------------


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


# --- the table file --------------------------------------------------------------------------------------------------

TABLE = """\
rules: groenehart2011
round: East
East Marijke: 444m 666p RRR 1m 9p 2s 8s
South Joost:  [345p] [567s] 234m 678m 3s +3s discard from West
West Ineke:   [WWWW] [EEE] 11p 99s 9m G dead
North Henk:   [888s] SSS 1s 4s 5s 7s 9s N P
"""


def nets(text: str, chosen: TypedRules = TypedRules()) -> dict[str, int]:  # noqa: B008 - a frozen value
    counted = count_table(read_table(text, "t", chosen).table)
    assert counted.settlement is not None
    return dict(counted.settlement.net)


def test_a_table_may_be_typed_in_dutch() -> None:
    dutch = TABLE
    for english, word in (("rules", "regels"), ("round: East", "ronde: Oost"), ("discard from", "weggelegd van")):
        dutch = dutch.replace(english, word)
    for english, word in (("East M", "Oost M"), ("South J", "Zuid J"), ("North H", "Noord H"), ("dead", "dood")):
        dutch = dutch.replace(english, word)
    assert dutch != TABLE
    assert nets(dutch) == nets(TABLE) == {"Marijke": 24, "Joost": 384, "Ineke": -244, "Henk": -164}


def test_names_may_be_left_out_and_the_order_is_free() -> None:
    lines = TABLE.splitlines()
    bare = re.sub(r" (Marijke|Joost|Ineke|Henk):", ":", "\n".join([*lines[:2], *reversed(lines[2:])]))
    assert nets(bare) == {"East": 24, "South": 384, "West": -244, "North": -164}


def test_the_command_line_goes_before_the_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "tafel.txt"
    file.write_text(TABLE, "utf-8")
    assert "not allowed" in run(capsys, "score", file, "--set", "minimum=3")
    assert "Dutch Tournament Rules 2002" in run(capsys, "score", file, "--rules", "nts2002")
    told = json.loads(run(capsys, "score", file, "--set", "minimum=3", "--json"))
    assert told["settlement"] is None


def test_five_players_and_the_green_dragon() -> None:
    five = TABLE.replace("round: East", "round: green dragon\ndouble: North\nDreamer Piet:")
    five = five.replace("[EEE]", "[GGG]").replace("9m G dead", "9m E dead")
    loaded = read_table(five, "t", TypedRules()).table
    assert loaded.dreamers == ("Piet",)
    assert loaded.double == "Henk"
    net = nets(five)
    assert net["Piet"] == 0
    assert sum(net.values()) == 0
    assert net["Joost"] == 96 * 4


def test_three_players() -> None:
    three = "rules: groenehart2011\nEast A: 444p 555p RRR 1p 9p 2s 8s\nSouth B: 345s 456p 678p 678s 3s +3s wall\n"
    three += "West C: 123s 456s 79p SSWWP\n"
    net = nets(three)
    assert len(net) == 3
    assert sum(net.values()) == 0


def test_a_false_mahjong_is_a_dead_hand() -> None:
    table = TABLE.replace("South Joost:  ", "South Joost: vals ")
    counted = count_table(read_table(table, "t", TypedRules()).table)
    assert counted.score_of("Joost").total == 0
    assert counted.settlement is not None
    assert counted.settlement.net == {"Marijke": 0, "Joost": 0, "Ineke": 0, "Henk": 0}
    hongkong = TABLE.replace("groenehart2011", "hongkong").replace("+3s discard", "false +3s discard")
    assert nets(hongkong)["Joost"] == -128


def test_a_name_that_is_there_twice_is_named_with_its_own_line() -> None:
    lines = TABLE.splitlines()
    players = [line.replace("Henk", "Joost") for line in lines if ":" in line][2:]
    with pytest.raises(WindroosError) as wrong:
        read_table("\n".join(reversed(players)), "t", TypedRules())
    assert wrong.value.sentence().startswith("t:3: ")


@pytest.mark.parametrize("left", [1, 2])
def test_a_table_is_for_three_or_four(left: int) -> None:
    players = [line for line in TABLE.splitlines() if ":" in line][2:]
    with pytest.raises(WindroosError) as wrong:
        nets("\n".join(line for line in [players[0], players[3]][:left]))
    assert wrong.value.code == "table_size"
    assert str(left) in wrong.value.sentence("nl")


def test_pao_pays_for_all() -> None:
    text = (ROOT / "examples" / "hongkong.txt").read_text("utf-8")
    paying = nets(text + "pao: North\n")
    assert paying == {"Mei": 0, "Lin": 128, "Ming": 0, "Bo": -128}


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("round: East", "round: Up", "table_round", "t:2:8"),
        ("round: East", "rounds: East", "table_key", "t:2:1"),
        ("rules: groenehart2011\nround: East", "rules: nts2002\nround: South", "round_always_east", "t:2"),
        ("round: East", "round", "table_no_colon", "t:2"),
        ("round: East", "pot: many", "table_pot", "t:2:6"),
        ("round: East", "set: minimum", "option_no_value", "t:2:6"),
        ("round: East", "set: minimun=2", "no_such_option", "t:2"),
        ("round: East", "set: minimum=x", "no_such_value", "t:2"),
        ("round: East", "pao: Piet", "table_no_player", "t:2"),
        ("round: East", "pao: West", "table_other_rules", "t:2"),
        ("round: East", "pot: 40", "table_other_rules", "t:2"),
        ("round: East", "foul: West 2", "table_other_rules", "t:2"),
        ("round: East", "foul: West ²", "table_no_player", "t:2"),
        ("round: East", "pot: " + "9" * 5000, "table_pot", "t:2:6"),
        ("round: East", "Dreamer Joost:", "table_name_twice", "t:4"),
        ("groenehart2011", "groenhart", "no_such_rules", "t:1"),
        ("groenehart2011", "", "table_empty", "t:1:7"),
        ("2s 8s", "2s 8x", "no_such_suit", "t:3"),
        ("RRR 1m", "RRR RR 1m", "five_of_a_tile", "t:3:15"),
        ("from West", "from", "table_from", "t:4:15"),
        ("dead", "from West", "table_from_loser", "t:5:15"),
        ("discard from", "wall from", "table_from_own", "t:4:15"),
        ("dead", "false=maybe", "table_false", "t:5:15"),
        ("dead", "dead S/E", "table_winds", "t:5:15"),
        ("North Henk", "North Joost", "table_name_twice", "t:6"),
        ("1s 4s", "1s", "wrong_count", "t:6:15"),
        ("discard from", "robbed from", "robbed_own_tile", "t:4:15"),
        ("1s 4s", "1s f1 4s", "no_bonus_tiles", "t:6:15"),
    ],
)
def test_what_is_wrong_in_a_table_is_named_with_its_line(old: str, new: str, code: str, place: str) -> None:
    assert old in TABLE
    with pytest.raises(WindroosError) as wrong:
        read_table(TABLE.replace(old, new, 1), "t", TypedRules())
    assert wrong.value.code == code
    for lang in ("nl", "en"):
        assert wrong.value.sentence(lang).startswith(f"{place}: ")
        assert wrong.value.hint(lang)


def test_the_column_counts_from_the_beginning_of_the_line() -> None:
    text = TABLE.replace("2s 8s", "2s 8x")
    with pytest.raises(WindroosError, match=f"column {text.splitlines()[2].index('x') + 1} "):
        read_table(text, "t", TypedRules())


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("9m G", "4m G", "table_too_many"),
        ("9s N P", "9s N P +P", "table_two_winners"),
        ("North Henk", "West Henk", "table_seat_twice"),
        ("North Henk: ", "Dreamer Piet:\nDreamer Jan:\nNorth Henk: ", "settle_dreamers"),
        ("from West", "from South", "table_giver_is_winner"),
        ("from West", "from Piet", "table_giver_unknown"),
        ("+3s discard from", "+1p robbed from", "table_nothing_to_rob"),
    ],
)
def test_what_cannot_lie_on_one_table(old: str, new: str, code: str) -> None:
    assert old in TABLE
    with pytest.raises(WindroosError) as wrong:
        count_table(read_table(TABLE.replace(old, new, 1), "t", TypedRules()).table)
    assert wrong.value.code == code


def test_a_robbed_kong_needs_a_pung_to_rob() -> None:
    robbed = """\
rules: hongkong
East A: 123m 456m 789m 11p 7s 8s +9s robbed from South
South B: [999s] 1m 2m 3m 4p 5p 6p EE SS
West C: 1p 4p 7p 2s 5s 8s 3m 6m 9m E S W N
North D: 1p 4p 7p 2s 5s 8s 3m 6m 9m W N P G
"""
    assert nets(robbed)["A"] > 0
    with pytest.raises(WindroosError) as wrong:
        nets(robbed.replace("[999s] ", "999s "))
    assert wrong.value.code == "table_nothing_to_rob"


def test_several_tables_and_one_that_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad = tmp_path / "goed.txt", tmp_path / "fout.txt"
    good.write_text(TABLE, "utf-8")
    bad.write_text(TABLE.replace("2s 8s", "2s 8x"), "utf-8")
    assert main(["score", str(bad), str(good)]) == 1
    printed = capsys.readouterr()
    assert "+384" in printed.out
    assert "fout.txt:3" in printed.err
    assert main(["score", str(bad), str(bad)]) == 2


# --- waits -----------------------------------------------------------------------------------------------------------


def test_waits_say_what_each_tile_pays(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "waits", "[345p] [567s] 234m 678m 3s S/E", "--lang", "nl")
    assert "Wacht op 1 soort steen" in out
    assert ["bamboe", "3", "3", "96", "punten", "104", "punten"] in [line.split() for line in out.splitlines()]
    told = json.loads(run(capsys, "waits", "1122334455667s", "--json"))
    assert [(w["tile"], w["left"]) for w in told["waits"]] == [("1p", 4), ("1s", 2), ("4s", 2), ("7s", 3)]
    assert told["forms"][0] == {"form": "sets", "missing": 1, "at_least": False, "nearer": ["1s", "4s", "7s"]}


def test_waits_that_are_worth_too_little(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "waits", "234m 456m [345p] 88s 11s", "--lang", "nl")
    assert "(22: te weinig)" in out


def test_a_hand_that_does_not_wait_yet(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "waits", "147m 258p 369s EE 1m 5s")
    assert "Not waiting yet: 5 tiles missing." in out
    assert ["Seven", "twins", "5", "47m", "258p", "3569s"] in [line.split() for line in out.splitlines()]
    told = json.loads(run(capsys, "waits", "147m 258p 369s 1234z", "--rules", "mcr", "--json"))
    assert {"knitted", "sets"} <= {form["form"] for form in told["forms"]}


def test_mcr_says_how_far_eight_points_are(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = run(capsys, "waits", "[345p] [567s] 234m 678m 3s", "--rules", "mcr", "--lang", "nl")
    assert "Sets om uit te gaan (zelf gepakt)     2   T5" in out
    monkeypatch.setattr(reaching, "MOST_SCORED", 100)
    far = run(capsys, "waits", "147m 258p 369s EE 1m 5s", "--rules", "mcr", "--set", "minimum=88")
    assert "≥ 6" in far
    assert "there is no hand of 88 points nearer than that" in " ".join(far.split())


def test_144_rules_count_chows_in_the_distance(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(run(capsys, "waits", "[123s] [456p] 789m 2m 3m 5m 6m", "--rules", "nmv144", "--json"))
    few = next(form for form in told["forms"] if form["form"] == "sets")
    every = json.loads(run(capsys, "waits", "[123s] [456p] 789m 2m 3m 5m 6m", "--json"))["forms"][0]
    assert few["missing"] >= every["missing"]


# --- settle and rules ------------------------------------------------------------------------------------------------


def test_settle_asks_whether_a_score_is_a_special_hand(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("settle", "A=0", "B=600", "C=0", "D=0", "--rules=nmv144", "--set=limit=300", "--winner=B", "--json")
    for said, won in (("yes", 2400), ("ja", 2400), ("no", 1200), ("nee", 1200)):
        assert json.loads(run(capsys, *words, "--special", said))["net"]["B"] == won
    for more, complaint in (((), "--special yes"), (("--special", "x"), "yes, no")):
        assert main([*words, *more, "--lang=en"]) != 0
        assert complaint in capsys.readouterr().err


def test_settle_from_names_and_scores(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("settle", "Marijke=64", "Joost=96", "Ineke=0", "Henk=20", "--winner", "Joost")
    told = json.loads(run(capsys, *words, "--json"))
    assert told["net"] == {"Marijke": 24, "Joost": 384, "Ineke": -244, "Henk": -164}
    assert "96 × 2: Joost's mahjong, East pays double" in run(capsys, *words)
    told = json.loads(run(capsys, "settle", EXAMPLE, "--json"))
    assert told["net"]["Henk"] == -164
    told = json.loads(
        run(capsys, "settle", "A", "B=3", "C", "D", "--rules=hongkong", "--winner=B", "--from=C", "--json")
    )
    assert told["net"] == {"A": -4, "B": 16, "C": -8, "D": -4}


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("lang", ["nl", "en"])
def test_a_rule_set_is_shown_with_all_it_has(id: str, lang: Lang, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "rules", "show", id, "--lang", lang)
    for entry in rules(id).entries:
        assert re.search(rf"\b{entry.id}$", out, re.MULTILINE), entry.id
    for option in rules(id).rule_set.options:
        assert f"  {option.id} = " in out
        assert option.ruling in out
    assert max(len(line) for line in out.splitlines()) <= WIDTH
    told = json.loads(run(capsys, "rules", "show", id, "--json", "--lang", lang))
    assert [item["rule"] for heading in told["headings"] for item in heading["items"]] == [
        entry.id for entry in rules(id).entries
    ]


def test_rules_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "rules")
    assert [id for id in IDS if id in out] == list(IDS)
    assert [row["rules"] for row in json.loads(run(capsys, "rules", "--json"))] == list(IDS)


def test_house_rules_are_shown_with_what_they_change(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    house = tmp_path / "club.toml"
    house.write_text('name = "Club"\nrules = "nts2002"\n[options]\nminimum = 1\n[items.schoon]\ndoubles = 2\n', "utf-8")
    out = run(capsys, "rules", "show", "--house", house)
    assert "House rules Club" in out
    assert "minimum = 1   (2)" in out
    assert "2 doubles   (1 double)" in out
    told = json.loads(run(capsys, "score", "[444s] 11s 234s 678s SS +1s", "--house", house, "--json"))
    assert (told["name"], told["legal"], told["doubles"]) == ("Club", True, 2)


# --- help and mistakes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_help_teaches_in_eighty_columns(lang: Lang, capsys: pytest.CaptureFixture[str]) -> None:
    for page in PAGES:
        out = run(capsys, "help", page, "--lang", lang)
        assert max(len(line) for line in out.splitlines()) <= WIDTH
    assert run(capsys, "--lang", lang) == run(capsys, "--help", "--lang", lang) == run(capsys, "help", "--lang", lang)
    assert run(capsys, "score", "--help", "--lang", lang) == run(capsys, "help", "score", "--lang", lang)
    assert run(capsys, "help", "notatie", "--lang", lang) == run(capsys, "help", "notation", "--lang", lang)


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_the_examples_in_the_help_work(
    lang: Lang, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import shlex

    monkeypatch.chdir(ROOT)
    tried = 0
    for words in PAGES.values():
        for line in words.to(lang).splitlines():
            at = line.find("windroos ")
            command = re.split(r"  +", line[at:])[0] if at >= 0 and line.startswith(" ") else ""
            if "'" in command or "=" in command or "show n" in command or "show g" in command:
                if re.search(r"\b(HAND|house|--jsonl|tafel\.txt|table\.txt)\b", command) or "|" in command:
                    continue
                if "windroos club" in command:  # one after another: test_club_commands, test_club_evening_cli
                    continue
                run(capsys, *shlex.split(command)[1:], "--lang", lang)
                tried += 1
    assert tried >= 8


def test_the_table_in_the_help_is_the_worked_example() -> None:
    for lang in ("nl", "en"):
        page = PAGES["table"].to(lang)
        block = page[page.index("  # ") : page.index("\n\nAchter" if lang == "nl" else "\n\nAfter")]
        table = "\n".join(line.strip() for line in block.splitlines())
        assert nets(table) == {"Marijke": 24, "Joost": 384, "Ineke": -244, "Henk": -164}


def test_the_house_rules_in_the_help_are_house_rules() -> None:
    from windroos.books.house import load_house

    for lang in ("nl", "en"):
        page = PAGES["house"].to(lang)
        block = page[page.index("  name = ") : page.index("\n\nBij" if lang == "nl" else "\n\nWith")]
        assert load_house("\n".join(line.strip() for line in block.splitlines())).name == "De Rode Draak"


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == f"windroos {windroos.__version__}\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["scroe"], "scroe"),
        (["help", "me"], "me"),
        (["score"], "nothing to count"),
        (["score", "--seat"], "--seat"),
        (["score", "--sea", "E", "444m"], "--seat"),
        (["score", "--json=yes", "444m"], "--json"),
        (["score", "444m", "--seat", "Up"], "--seat"),
        (["score", "weg.txt"], "weg.txt"),
        (["score", "444x"], "column 4"),
        (["score", "444m 666p RRR 1m"], "10 tiles"),
        (["score", "444m 666p RRR 1m 9p 2s 8s", "--rules", "riichi"], "riichi"),
        (["score", "444m 666p RRR 1m 9p 2s 8s", "--set", "minimum"], "minimum"),
        (["score", "444m 666p RRR 1m 9p 2s 8s", "--set", "minimum=many"], "many"),
        (["score", "444m 666p RRR 1m 9p 2s 8s", "--why", "schon"], "schon"),
        (["score", "444m 666p RRR 1m 9p 2s 8s f1"], "bonus"),
        (["score", SOUTH.replace("S/E", "first14 wall E/E")], "first14"),
        (["score", "234m 678m 345p 567s 3s +3s first-discard last S/E"], "first and the last"),
        (["score", SOUTH, "--house", "weg.toml"], "weg.toml"),
        (["score", str(EXAMPLE), "--why", "schoon", "--player", "Piet"], "Piet"),
        (["waits"], "nothing to count"),
        (["waits", SOUTH], "13 tiles"),
        (["settle"], "nothing to count"),
        (["settle", "A=x", "B=3"], "A=x"),
        (["settle", "A=1", "B=2", "C=3", "D=4", "--winner", "Z"], "Z"),
        (["settle", "A=1"], "1 people play"),
        (["settle", "A=1", "B=" + "9" * 5000], "is not a name"),
        (["settle", "A=1", "B=2", "C=3", "D=4", "--self"], "winner"),
        (["settle", "A=1", "B=2", "C=3", "D=4", "--flowers", "9" * 5000], "--flowers"),
        (["settle", str(EXAMPLE), str(EXAMPLE)], "is a file"),
        (["settle", str(EXAMPLE), "--winner", "Henk"], "--winner"),
        (["settle", "tests"], "Is a directory"),
        (["score", "tests"], "Is a directory"),
        (["score", ""], "nothing to count"),
        (["score", "-x", SOUTH], "error: -x does not"),
        (["score", "1m " * 3000], "3000 tiles"),
        (["score", "kongs=²"], "number"),
        (["score", "+1m kongs=" + "9" * 5000], "number"),
        (["score", SOUTH, "--set", "minimum=" + "9" * 5000], "0..10"),
        (["score", SOUTH, "--set", "minimum="], 'cannot be ""'),
        (["score", SOUTH, "--player", "Henk"], "--player"),
        (["score", SOUTH, "--json", "--why", "schoon"], "--json"),
        (["score", str(EXAMPLE), "--seat", "S"], "--seat"),
        (["waits", str(EXAMPLE)], "is a file"),
        (["rules", "show", "mcr", "more"], "more"),
        (["rules", "show"], "no rules"),
        (["rules", "shw"], "shw"),
        (["--lang", "fr", "rules"], "fr"),
        (["--lang"], "--lang"),
    ],
)
def test_a_mistake_is_one_sentence_and_a_hint(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ([], ["--lang", "nl"] if "--lang" not in words else []):
        err = refused(capsys, *lang, *words)
        assert err.startswith("fout: " if lang else "error: ")
        assert "\nhint: " in err
        assert "{" not in err
        if not lang:
            assert said in err


def test_a_mark_stands_under_what_cannot_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    err = refused(capsys, "score", "[345p] [567x]").splitlines()
    assert err[1] == "  [345p] [567x]"
    assert err[2].index("^") - 2 == err[1].index("x") - 2


def test_a_fault_of_our_own_is_no_traceback_either(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("oops")

    monkeypatch.setattr("windroos.cli.score.parse", broken)
    err = refused(capsys, "score", SOUTH, status=70)
    assert "KeyError" in err
    monkeypatch.setenv("WINDROOS_TRACEBACK", "1")
    with pytest.raises(KeyError):
        main(["score", SOUTH])


# --- every word is there ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_no_word_of_a_rule_set_is_missing(id: str) -> None:
    words = book_words(id)
    rule_set = catalog.rule_set(id)
    headings = rules(id).headings
    assert {heading.id for heading in headings} <= set(words.headings)
    assert {entry.id for entry in rules(id).entries} <= set(words.entries)
    assert {option.id for option in rule_set.options} <= set(words.options)
    for pair in [words.name, words.book, *words.headings.values(), *(w for two in words.entries.values() for w in two)]:
        assert pair.nl
        assert pair.en
    for option in rule_set.options:
        if not isinstance(option.values, range) and any(isinstance(value, bool | str) for value in option.values):
            assert {str(value).lower() for value in option.values} <= set(words.options[option.id][1]), option.id


def spoken() -> set[str]:
    """The errors that are said in two languages: WindroosError and whatever is one."""
    defined = [node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    bases = {node.name: {ast.unparse(base) for base in node.bases} for node in defined}
    found, more = set[str](), {"WindroosError"}
    while more:
        found |= more
        more = {name for name, above in bases.items() if above & more} - found
    return found


def raised_codes() -> Iterator[tuple[str, str, str, set[str | None]]]:
    """Every `raise SomeError("code", key=...)` and `.fail("code", ...)` in the source, with the keys it gives."""
    names = spoken() | {"fail"}
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name not in names:
                continue
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield path.name, name, argument.value, {keyword.arg for keyword in node.keywords}
                    break


GIVEN = {"house.py": {"place", "key"}, "formula_file.py": {"place", "key"}, "bmj.py": {"file"}}
"""Values that a reader's own `fail` adds."""


def test_every_error_has_its_words_in_both_languages() -> None:
    raised = list(raised_codes())
    assert len({code for _, _, code, _ in raised}) > 100, "codes are found at all"
    for file, name, code, keys in raised:
        trouble = TROUBLE[code]
        for words in (trouble.sentence, trouble.hint):
            for lang in LANGS:
                text = words.to(lang)
                assert text.strip(), (file, code)
                fields = {field for _, field, _, _ in string.Formatter().parse(text) if field}
                given = set(keys) | GIVEN.get(file, set()) | ({"column"} if name == "fail" else set())
                assert None in keys or fields <= given, (file, code)  # None: `**values`


# --- as a process ----------------------------------------------------------------------------------------------------


def test_the_example_needs_no_numpy_and_is_quick() -> None:
    code = (
        "import sys; from windroos.cli import main; main(['score', sys.argv[1]]);"
        "sys.exit(bool({'numpy', 'numba', 'argparse', 'tomllib'} & set(sys.modules)))"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-c", code, str(EXAMPLE)], capture_output=True, encoding="utf-8", env=environment, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "+384" in done.stdout


def test_a_bare_import_reads_nothing_else() -> None:
    code = "import sys, windroos; print(sorted(m for m in sys.modules if m.startswith('windroos')))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        check=True,
    )
    assert done.stdout == "['windroos', 'windroos.version']\n"


def test_utf8_whatever_the_system_says() -> None:
    done = outside("score", EXAMPLE, "--lang", "nl", PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert done.returncode == 0, done.stderr
    assert "−244" in done.stdout


def test_a_broken_pipe_is_quiet() -> None:
    reader = subprocess.Popen(
        f"'{sys.executable}' -m windroos rules show mcr | head -n 1",
        shell=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    _, err = reader.communicate()
    assert err == b""


def test_a_table_from_standard_input() -> None:
    for text in (TABLE, "\ufeff" + TABLE.replace("\n", "\r\n")):
        done = outside("score", "-", text=text)
        assert "+384" in done.stdout
        assert done.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only where there is a device that is always full")
def test_an_answer_that_cannot_be_written() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "windroos", "rules"],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("error: The answer cannot be written: ")


@pytest.mark.parametrize("stream", ["stdin", "stdout", "stderr"])
def test_a_process_without_a_stream(stream: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, stream, None)
    assert main(["score", SOUTH]) == 0
    assert main(["score", "x"]) == 2
    if stream == "stdin":
        assert main(["score", "--jsonl"]) == 2


def test_winds_inside_a_hand_are_no_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "score", "S/E [345p] [567s] 234m 678m 3s +3s") == run(capsys, "score", SOUTH)


# --- the library -----------------------------------------------------------------------------------------------------


def test_everything_public_is_there_and_typed() -> None:
    for name in windroos.__all__:
        assert getattr(windroos, name) is not None
    assert sorted(windroos.__all__) == sorted(dir(windroos))
    with pytest.raises(AttributeError, match="nothing"):
        windroos.nothing  # noqa: B018 - asking for it is the test


def test_the_library_does_without_the_command_line() -> None:
    """Its names are read at first use, by names that no contract of imports sees."""
    code = """
import sys, windroos
assert not [name for name in sys.modules if name.startswith("windroos.") and name != "windroos.version"]
assert all(getattr(windroos, name) for name in windroos.__all__)
assert not [name for name in sys.modules if name.startswith("windroos.cli")]
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_table_file_is_read_counted_and_explained_by_the_library(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "examples" / "hongkong.txt").read_text(encoding="utf-8")
    loaded = windroos.read_table(text, "table.txt")
    assert windroos.count_table(loaded.table).settlement is not None
    out = run(capsys, "score", str(ROOT / "examples" / "hongkong.txt"), "--lang", "nl")
    assert windroos.explain_table(windroos.count_table(loaded.table), "nl", loaded.words) == out.rstrip("\n")
    with pytest.raises(windroos.PlacedError, match=r"table\.txt:1"):
        windroos.read_table("East Aad, nothing", "table.txt")


def test_the_session_of_the_docstring() -> None:
    import doctest

    assert doctest.testmod(windroos).failed == 0
    assert doctest.testmod(windroos).attempted > 0


def test_explain_is_the_commands_text(capsys: pytest.CaptureFixture[str]) -> None:
    read = windroos.parse(SOUTH)
    counted = windroos.score(windroos.load_rules("groenehart2011"), read.hand, read.situation)
    told = windroos.explain(counted, "nl")
    out = run(capsys, "score", SOUTH, "--lang", "nl")
    assert told.splitlines()[0] in out.splitlines()
    assert "  Totaal  24 × 4                                        96" in told.splitlines()
    assert told.splitlines()[-1] == "  96 punten"


# --- what the words say ----------------------------------------------------------------------------------------------


def test_a_place_in_another_book_names_that_book(capsys: pytest.CaptureFixture[str]) -> None:
    """The book of 2002 has thirteen pages; the round of the green dragon stands in that of 2011."""
    out = " ".join(run(capsys, "rules", "show", "nts2002", "--lang", "en").split())
    assert "Groene Hart 2011, p. 19, 21" in out
    own = [int(page) for page in re.findall(r"(?<!Groene Hart 2011, )\bp\. (\d+)", out)]
    assert max(own) <= 13
    out = run(capsys, "score", "444m [GGG] 1579m 28p 3s loser E/G", "--rules=nts2002", "--set=dragon_round=true")
    assert "Groene Hart 2011, p. 19, 21" in out
    theirs = " ".join(run(capsys, "rules", "show", "groenehart2011").split())
    assert "· p. 19, 21 ·" in theirs
    assert "Groene Hart 2011, p." not in theirs


def test_a_pe_ling_shows_the_tile_that_was_taken(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "score", "234m 456m 567m 345s 1s +1p wall W/E", "--rules=nts2002", "--json")
    lines = json.loads(out)["lines"]
    shown = {tuple(line["tiles"]) for line in lines if line["rule"] in ("pe_ling", "zelf_gepakt", "volmaken_paar")}
    assert shown == {("1p",)}


def test_a_lost_bet_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "score", "222m 333p 444s 666s N bet loser S/E", "--rules=nmv144", "--lang", "nl")
    assert re.search(r"Weddenschap verloren +0 +nr\. 88", out)


def test_flowers_are_told_beside_what_would_have_been(capsys: pytest.CaptureFixture[str]) -> None:
    hand = "[123m] 456p 678s 22m 34p f1 f2 +5p discard S/E"
    assert "2 + 2 flowers" in " ".join(run(capsys, "score", hand, "--rules=mcr", "--lang=en").split())
    assert "2 + 2 bloemen" in " ".join(run(capsys, "score", hand, "--rules=mcr", "--lang=nl").split())


def test_two_names_of_a_book_can_be_told_apart() -> None:
    """And each thing has one name: the rack in Dutch, the chicken hand, the first part of G.A.U."""
    mcr = book_words("mcr").entries
    assert (mcr["all_simples"][0].nl, mcr["middle_tiles"][0].nl) == ("eenvoudige stenen", "middelste stenen")
    assert mcr["chicken_hand"][0].nl in book_words("hongkong").options["minimum"][1]["0"].nl
    assert book_words("nmv144").headings["gewone_punten"].en.endswith(explain_words.SUMS["counted"].en)
    folder = Path(explain_words.__file__).parent
    said = "".join(file.read_text("utf-8") for file in folder.rglob("*.py"))
    assert not re.search(r"\bop (de )?(stok|lat)\b", said)
    assert "voor u zit" not in said
