"""Which rulings an explanation names: the options with which a line would have counted differently."""

import pytest

from windroos.books.catalog import rules
from windroos.notation import parse
from windroos.rules.rule import Value
from windroos.scoring.score import score


def deciding(text: str, item: str, id: str = "nts2002", **options: Value) -> tuple[str, ...]:
    """The options that decided one line."""
    reading = parse(text)
    lines = score(rules(id, options), reading.hand, reading.situation).lines
    return next(line.options for line in lines if line.entry.id == item)


PE_LING = "234m 456m 567m 345s 1s +1p wall W/E"


def test_pe_ling_and_the_only_tile() -> None:
    assert deciding(PE_LING, "enig_mogelijke_steen") == ("pe_ling_only_tile",)
    assert deciding("[234m] [345p] 3334s 789m +4s W/E", "enig_mogelijke_steen", only_tile="set") == ("only_tile",)


LAST_THEN_LOOSE = "[2222m] [456m] 567s 24p 55s +3p kong last W/E"


@pytest.mark.parametrize(("answer", "total"), [("highest", 128), ("add", 256)])
def test_the_last_tile_and_the_loose_tile_of_its_kong(answer: str, total: int) -> None:
    assert deciding(LAST_THEN_LOOSE, "laatste_steen", last_then_loose=answer) == ("last_then_loose",)
    assert deciding(LAST_THEN_LOOSE.replace("kong last", "wall last"), "laatste_steen", last_then_loose=answer) == ()
    assert deciding(LAST_THEN_LOOSE.replace("kong last", "kong"), "bloeiende_bloemen", last_then_loose=answer) == ()
    reading = parse(LAST_THEN_LOOSE)
    assert score(rules("nts2002", {"last_then_loose": answer}), reading.hand, reading.situation).total == total


def test_several_doubles_for_one_tile() -> None:
    dots_5 = "[2222m] [456m] 567s 46p 55s +5p kong W/E"
    for answer in ("highest", "add"):
        assert deciding(dots_5, "bloeiende_bloemen", winning_tile_doubles=answer) == ("winning_tile_doubles",)


def test_pe_ling_in_pairs() -> None:
    assert deciding("1s 22s 77p 55s EE SS WW +1p S/E", "zeven_tweelingen") == ("pe_ling_pairs",)


@pytest.mark.parametrize(
    ("text", "item"),
    [
        ("2222m 77p 55s EE SS W +W S/E", "zeven_tweelingen"),
        ("2222m 77p 55s EE SS W S/E", "zeven_tweelingen_wachtend"),
    ],
)
def test_four_alike_as_two_pairs(text: str, item: str) -> None:
    assert "four_as_two_pairs" in deciding(text, item)
    assert "four_as_two_pairs" not in deciding(text.replace("2222m", "22m 33m"), item)


def test_the_set_that_the_winning_discard_completed() -> None:
    text = "222m 333p 44s 66s 567p +4s W/E"
    assert deciding(text, "pung_eenvoudig_open") == ("winning_set",)
    assert deciding(text, "drie_pungs_dicht", winning_set="concealed") == ("winning_set",)
    assert "winning_set" not in deciding(text.replace("W/E", "wall W/E"), "drie_pungs_dicht")
    assert deciding("222m 333p 44s 234p NN +4s E/S", "drie_pungs_in_de_hand", "nmv144") == ("winning_set",)
