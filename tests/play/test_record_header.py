"""The first line of a record: rules, house rules and formations come back from it; what is no record is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.play.records import ROOT, refused_at
from tests.recorded import Recorded, record, recorded
from windroos.books.catalog import IDS, rules
from windroos.books.house import load_house
from windroos.errors import RecordError
from windroos.play.record.header import header_line, read_header
from windroos.play.record.record import read_record
from windroos.play.record.record_rules import book_of, rules_of
from windroos.play.record.verify import verify
from windroos.rules import bmj
from windroos.rules.rules import configure
from windroos.rules.special import Formations


def test_the_first_line() -> None:
    header = recorded("nts2002", people=4).header
    value = json.loads(header_line(header))
    assert list(value)[:4] == ["windroos", "format", "program", "rules"]
    assert (value["rules"], value["players"], value["options"]["minimum"]) == (
        "nts2002",
        ["Aad", "Bep", "Cor", "Zoë"],
        0,
    )
    assert "dreamer" not in value
    assert "house" not in value
    assert read_header(header_line(header)) == header


@pytest.mark.parametrize("id", IDS)
def test_the_same_rules_come_back(id: str) -> None:
    assert rules_of(book_of(rules(id)), "0") is rules(id)
    for option in rules(id).rule_set.options:
        for value in option.values[:2]:
            chosen = rules(id, {option.id: value})
            assert rules_of(book_of(chosen), "0").digest == chosen.digest


def test_house_rules_come_back_from_the_record() -> None:
    house = load_house(
        'name = "Draak"\nrules = "nts2002"\n[items.schoon]\ndoubles = 2\n[items.pe_ling]\ncount = false\n'
    )
    game = record(house.rules, hands=1)
    header = read_header(game.lines[0])
    assert header.house is not None
    assert (header.house.name, header.house.items) == ("Draak", {"schoon": {"doubles": 2}, "pe_ling": {"count": False}})
    again = rules_of(header.book, "0")
    assert (again.digest, again.name) == (house.rules.digest, "Draak")
    assert again.digest != rules("nts2002").digest
    assert verify(game.lines).in_order


def test_the_club_s_example_comes_back() -> None:
    club = load_house(ROOT / "examples" / "club.toml").rules
    assert rules_of(book_of(club), "0").digest == club.digest


def test_a_record_from_before_an_option_was_asked_is_still_read() -> None:
    """Its header knows no `formations`; by default that is the list as it was."""
    book = book_of(rules("nmv144"))
    assert book.digest == "bbeb3fda1f4c52ba"
    older = book._replace(options={id: value for id, value in book.options.items() if id != "formations"})
    assert rules_of(older, "0.1.0") is rules("nmv144")


@pytest.mark.parametrize("own", [False, True])
def test_a_record_keeps_which_formations_are_played(own: bool) -> None:
    club = Formations.of("club", bmj.shipped().rows[5:]) if own else None
    chosen = configure(rules("nmv144").rule_set, {"formations": "derived"}, club)
    book = book_of(chosen)
    assert (book.house is not None) == own
    read = rules_of(book, "0.1.0", club)
    assert read.formations is not None
    assert read.formations.digest == chosen.formations.digest  # type: ignore[union-attr]  # the 144 rules have a list
    assert {row.certainty for row in read.formations.rows} <= {"derived", "certain"}


def test_a_list_of_formations_must_be_given() -> None:
    club = Formations.of("club", bmj.shipped().rows[:-1])
    game = record(configure(rules("nmv144").rule_set, formations=club), hands=1)
    assert verify(game.lines, club).in_order
    for given in (None, bmj.shipped()):
        trouble = verify(game.lines, given).trouble
        assert trouble is not None
        assert (trouble.code, trouble.line) == ("record_formations", 1)


def reheaded(game: Recorded, **changes: Any) -> list[str]:
    """The game with another header, sealed anew."""
    return [header_line(game.header._replace(**changes)), *game.lines[1:]]


def test_another_program_with_the_same_rules_reads_it() -> None:
    game = recorded("nts2002")
    assert verify(reheaded(game, program="7.5.3")).in_order


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"version": 99}, "record_version"),
        ({"digest": "0123456789abcdef"}, "record_digest"),
        ({"rules": "riichi"}, "record_rules"),
        ({"options": {"minimum": 77}}, "record_option"),
        ({"options": {"snor": 1}}, "record_option"),
        ({"options": {"minimum": 1}}, "record_digest"),
        ({"players": ("Aad", "Bep", "Cor")}, "record_match"),
        ({"players": ("Aad", "Bep", "Cor", "Aad")}, "record_match"),
        ({"seats": (0, 1, 2, 2)}, "record_match"),
        ({"rounds": 77}, "record_match"),
        ({"format": 2}, "record_format"),
    ],
)
def test_other_rules_are_refused(changes: dict[str, Any], code: str) -> None:
    game = recorded("nts2002")
    refused_at(verify(reheaded(game, **changes)).trouble, code, 1)


def test_house_rules_that_this_program_does_not_know() -> None:
    game = record(load_house('rules = "nts2002"\n[items.schoon]\ndoubles = 2\n').rules, hands=1)
    assert game.header.house is not None
    house = game.header.house._replace(items={"snor": {"doubles": 2}})
    refused_at(verify(reheaded(game, house=house)).trouble, "record_item", 1)
    line = game.lines[0].replace('{"doubles":2}', '{"doubles":true}')
    refused_at(verify([line]).trouble, "record_value", 1)
    line = game.lines[0].replace('{"doubles":2}', '{"snor":2}')
    refused_at(verify([line]).trouble, "record_key", 1)


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ([], "record_empty"),
        (["\n"], "record_empty"),
        (["# Windroos\n"], "record_no_header"),
        (["{}\n"], "record_no_header"),
        (['{"windroos":"tape"}\n'], "record_no_header"),
        (['{"windroos":"record"'], "record_json"),
        (['{"windroos":"record"}'], "record_format"),
        (['{"windroos":"record","format":1}'], "record_key_missing"),
    ],
)
def test_what_is_no_record(lines: list[str], code: str) -> None:
    trouble = verify(lines).trouble
    assert trouble is not None
    assert trouble.code == code
    with pytest.raises(RecordError) as caught:
        read_record(lines)
    assert caught.value.code == code
