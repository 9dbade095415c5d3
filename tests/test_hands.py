"""Circumstances that contradict each other are refused, each with a code of its own."""

from __future__ import annotations

import pytest

from windroos.errors import HandError, SituationError, WindroosError
from windroos.hands import check_win
from windroos.notation import parse
from windroos.tiles import KINDS, WALL_96, WALL_136, WALL_144, kind_of, symbol, unicode_tile

RACK = "123m 456p 789s 234s E"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (f"{RACK} +E first14 S/E", "first14_not_east"),
        (f"{RACK} +E discard first14 E/E", "first14_by_discard"),
        ("[123m] 456p 789s 234s E +E first14 E/E", "first14_with_melds"),
        (f"{RACK} +E wall first14 first-discard E/E", "first14_and_first_discard"),
        (f"{RACK} +E discard first-discard E/E", "first_discard_east"),
        (f"{RACK} +E wall first-discard S/E", "first_discard_drawn"),
        ("[123m] 456p 789s 234s E +E first-discard S/E", "first_discard_with_melds"),
        (f"{RACK} +E first-discard last S/E", "first_and_last"),
        (f"{RACK} +E kong S/E", "kong_tile_without_kong"),
        (f"{RACK} +E bonus S/E", "bonus_tile_without_bonus"),
        ("(5555m) 456p 789s 234s E +E wall kongs=1 S/E", "kongs_in_turn_not_kong"),
        ("(5555m) 456p 789s 234s E +E kong kongs=2 S/E", "more_kongs_in_turn_than_kongs"),
        (f"{RACK} +E discard concealed-kong S/E", "robbed_concealed_not_robbed"),
        (f"{RACK} +E wall rejected S/E", "rejected_not_discard"),
        (f"{RACK} +E wall last moon S/E", "moon_not_last"),
        (f"{RACK} +E robbed S/E", "robbed_own_tile"),
        ("seasons=6 f1 S/E", "claimed_seasons"),
        ("seasons=7 f1 S/E", "seasons_not_there"),
        ("19m19p19s ESWN PGR +1m robbed concealed-kong last-of-kind S/E", "robbed_own_tile"),
        ("99m19p19s ESWN PGR +1m robbed concealed-kong last-of-kind S/E", "last_of_kind_robbed"),
        ("123m +4m discard S/E", "wrong_count"),
        ("123m S/E", "wrong_count"),
    ],
)
def test_impossible_circumstances(text: str, code: str) -> None:
    reading = parse(text)
    with pytest.raises((SituationError, HandError)) as caught:
        check_win(reading.hand, reading.situation)
    assert caught.value.code == code
    for lang in ("nl", "en"):
        assert "{" not in caught.value.sentence(lang) + caught.value.hint(lang)
    assert str(caught.value).startswith(caught.value.sentence("en"))


@pytest.mark.parametrize(
    "text",
    [
        f"{RACK} +E first14 E/E",
        f"{RACK} +E first-discard S/E",
        "(5555m) 456p 789s 234s E +E kong kongs=1 first14 E/E",
        "[234m] [456m] 567p 24s 55s +3s robbed last W/E",
        "seasons=7 f1 f2 f3 f4 g1 g2 g3 123m S/E",
        "99m19p19s ESWN PGR +1m robbed concealed-kong S/E",
    ],
)
def test_possible_circumstances(text: str) -> None:
    reading = parse(text)
    check_win(reading.hand, reading.situation)


def test_the_three_walls() -> None:
    """136, 144 and 96 tiles (Groene Hart 2011, p. 19: no characters, no North)."""
    assert (len(WALL_136), len(WALL_144), len(WALL_96)) == (136, 144, 96)


def test_symbols_and_faces_are_all_different() -> None:
    kinds = range(KINDS + 8)
    assert [kind_of(symbol(kind)) for kind in kinds] == list(kinds)
    assert len({unicode_tile(kind) for kind in kinds}) == 42


def test_errors_are_one_family() -> None:
    assert issubclass(HandError, WindroosError)
    assert issubclass(WindroosError, ValueError)
