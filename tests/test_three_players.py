"""Three players (Groene Hart 2011, p. 19; Fu Hing, p. 25): what is not there is refused, with words."""

from __future__ import annotations

import pytest

from windroos.books.catalog import rules
from windroos.bots.prospects import waits_of
from windroos.errors import SituationError
from windroos.hands import Situation
from windroos.notation import parse
from windroos.play.rules.winning import completing
from windroos.scoring.refusing import kinds_in_play
from windroos.scoring.score import score
from windroos.scoring.waits import waits
from windroos.tiles import ALL, NORTH


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


@pytest.mark.parametrize("id", ["groenehart2011", "nts2002"])
def test_nobody_waits_for_a_tile_that_is_not_there(id: str) -> None:
    """Dots one to nine, three winds and a pair wait for North in a game of four; with three there is no such tile."""
    four, three = rules(id), rules(id, players=3)
    hand = parse("1123456789p ESW").hand
    assert [wait.kind for wait in waits(four, hand)] == [NORTH]
    assert waits(three, hand) == ()
    assert completing(four, hand.concealed, (), 0, 0) == 1 << NORTH
    assert completing(three, hand.concealed, (), 0, 0) == 0
    assert waits_of(three, hand, Situation()) == ()


def test_hong_kong_keeps_its_tiles_with_three_players() -> None:
    assert kinds_in_play(rules("hongkong", players=3)) == ALL
