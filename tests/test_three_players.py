"""Three players (Groene Hart 2011, p. 19; Fu Hing, p. 25): what is not there is refused, with words."""

from __future__ import annotations

import pytest

from windroos.errors import SituationError
from windroos.notation import parse
from windroos.rules.catalog import rules
from windroos.scoring.score import score


@pytest.mark.parametrize(
    ("id", "text", "code"),
    [
        ("groenehart2011", "[234p] 456p 678p 234s 9s +9s discard W/E", "no_open_chows"),
        ("groenehart2011", "234m 456p 678p 234s 9s +9s discard W/E", "not_in_wall_96"),
        ("groenehart2011", "19p19s NNN 55p 66p 77p loser S/E", "not_in_wall_96"),
        ("nts2002", "234p 456p 678p 234s 9m +9m discard W/E", "not_in_wall_96"),
        ("nts2002", "234p 456p 678p 234s 9s +9s discard W/N", "no_north_round"),
        ("nts2002", "234p 456p 678p 234s 9s +9s discard N/E", "no_north_seat"),
        ("hongkong", "123m 456p NNN 234s 5s +5s discard S/N", "no_north_round"),
    ],
)
def test_what_three_players_do_not_have(id: str, text: str, code: str) -> None:
    read = parse(text)
    with pytest.raises(SituationError) as caught:
        score(rules(id, players=3), read.hand, read.situation)
    assert caught.value.code == code
    assert "{" not in caught.value.sentence("nl") + caught.value.hint("en")


def test_the_rest_is_there() -> None:
    """North's tiles are in play in Hong Kong; the green dragon has its round in the Dutch rules."""
    read = parse("123m 456p NNN 234s 5s +5s discard S/E")
    assert score(rules("hongkong", players=3, minimum=0), read.hand, read.situation).legal
    read = parse("234p 456p GGG 234s 9s +9s wall W/G")
    counted = score(rules("groenehart2011", players=3), read.hand, read.situation)
    assert "groene_draak_ronde" in [line.entry.id for line in counted.lines]


def test_the_round_of_the_green_dragon_must_be_played() -> None:
    read = parse("444m [GGG] 1579m 28p 3s loser E/G")
    with pytest.raises(SituationError) as caught:
        score(rules("nts2002"), read.hand, read.situation)
    assert caught.value.code == "no_dragon_round"
    assert score(rules("nts2002", dragon_round=True), read.hand, read.situation).total == 32
