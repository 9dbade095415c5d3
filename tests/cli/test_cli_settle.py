"""Waits, settling and rule books in the terminal."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.terminal import EXAMPLE, WIDTH, run
from windroos.books.catalog import IDS, rules
from windroos.cli import main
from windroos.scoring import reaching
from windroos.text.words import Lang


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
