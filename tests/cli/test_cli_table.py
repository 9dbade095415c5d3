"""The table file in the terminal."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.terminal import ROOT, TABLE, nets, run
from windroos.books.choosing import TypedRules
from windroos.cli import main
from windroos.errors import WindroosError
from windroos.scoring.table import count_table
from windroos.tablefile.reading import read_table


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
