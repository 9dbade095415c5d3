"""The referee and claims: who goes first, and whose turn it is then, each driven by a rigged wall."""

from __future__ import annotations

import pytest

from tests.play.deals import CHOW, NOTHING, NTS, ORPHANS, PAIR, PUNG, RANKED, at_least
from tests.play_helpers import E, N, S, SeatedMatch, W, tile, tiles
from windroos.books.catalog import IDS
from windroos.hands import Meld
from windroos.play.model.events import (
    NOBODY,
    Drew,
    Melded,
    Voided,
)
from windroos.rules.rule import Value


def south_discards(id: str, east: str, west: str, north: str, tile: str = "5p", **options: Value) -> SeatedMatch:
    """East discards 9s and South, as it has just drawn it, this tile."""
    table = SeatedMatch(id, (f"{east} 9s", "", west, north), draws=tile, options={**at_least(id), **options})
    return table.play(f"E 9s; S {tile}")


@pytest.mark.parametrize("id", RANKED)
def test_a_pair_goes_before_a_pung_before_a_chow(id: str) -> None:
    """NTS 2002, p. 6, and Groene Hart 2011, p. 8: "paar - pung - chow"; 144 rules, rule 29, 5e."""
    table = south_discards(id, PAIR, CHOW, PUNG)
    assert table.play("W mahjong; N mahjong; E mahjong").ended.winner == E
    table = south_discards(id, PAIR, CHOW, PUNG)
    assert table.play("W mahjong; N mahjong; E pass").ended.winner == N
    table = south_discards(id, PAIR, CHOW, PUNG)
    assert table.play("W mahjong; N pass; E pass").ended.winner == W


@pytest.mark.parametrize("id", RANKED)
def test_of_equal_mahjongs_the_first_in_turn_wins(id: str) -> None:
    """NTS 2002, p. 6: "degene die het eerst aan de beurt is"; 144 rules, rule 29, 6e."""
    other = "222m 888m 222s 888s 5p"
    assert south_discards(id, PAIR, "", other).play("E mahjong; N mahjong; -").ended.winner == N


@pytest.mark.parametrize("id", NTS)
def test_an_irregular_limit_hand_goes_before_a_pair(id: str) -> None:
    """NTS 2002, p. 6: "Een speler die een onregelmatig limietspel kan maken, gaat altijd voor"."""
    pairs = "22m 88m 22s 88s 33z 44z 5p"
    assert south_discards(id, pairs, "", PAIR).play("N mahjong; E mahjong; -").ended.winner == E


@pytest.mark.parametrize("id", ["hongkong", "mcr"])
def test_the_first_in_turn_wins_whatever_he_makes(id: str) -> None:
    """Fu Hing, p. 5: "wint die speler die het eerst aan de beurt zou zijn"; so does MCR."""
    table = south_discards(id, PAIR, CHOW, PUNG)
    assert table.play("E mahjong; N mahjong; W mahjong").ended.winner == W
    table = south_discards(id, PAIR, CHOW, PUNG)
    assert table.play("E mahjong; N mahjong; W pass").ended.winner == N


@pytest.mark.parametrize(("id", "winner"), [("hongkong", E), ("mcr", W)])
def test_thirteen_orphans_go_first_in_hong_kong_alone(id: str, winner: int) -> None:
    """Fu Hing, p. 5: an exception where a player has "De Dertien Wezen"."""
    table = south_discards(id, ORPHANS, "111p 444m 777m 23m 11z", "", tile="1m")
    assert table.play("W mahjong; E mahjong; -").ended.winner == winner


def test_144_a_special_hand_goes_first_and_the_higher_rank_before_the_lower() -> None:
    """144 rules, rule 29, 3e and 4e: BMJ-2 (seven pairs) before BMJ-1 (false pungs and a pair) before an ordinary."""
    hooks = "246m 246p 246s 8m 8p 8s 5m"
    pairs = "5p 11m 33s 77p 99s 22z 44z"
    assert south_discards("nmv144", pairs, hooks, "").play("W mahjong; E mahjong; -").ended.winner == E
    assert south_discards("nmv144", hooks, PAIR, "").play("W mahjong; E mahjong; -").ended.winner == E


@pytest.mark.parametrize("id", IDS)
def test_mahjong_goes_before_a_pung_and_a_pung_before_a_chow(id: str) -> None:
    """NTS 2002, p. 6; Groene Hart 2011, p. 8; Fu Hing, p. 10; 144 rules, rule 29; MCR."""
    chow, pung = "46p 258m 258s 11233z", "55p 147m 147s 22344z"
    table = south_discards(id, PAIR, chow, pung).play("W chow 4p; N pung")
    assert table.told(Melded) == []  # East has yet to say whether it wins
    assert table.play("E mahjong").ended.winner == E
    table = south_discards(id, PAIR, chow, pung).play("W chow 4p; N pung; E pass")
    assert table.told(Melded) == [Melded(N, Meld("pung", tile("5p")), S, tile("5p"))]
    assert table.state.table.turn == N
    table = south_discards(id, PAIR, chow, pung).play("W chow 4p; N pass; E pass")
    assert table.told(Melded) == [Melded(W, Meld("chow", tile("4p")), S, tile("5p"))]


@pytest.mark.parametrize("id", IDS)
def test_after_a_pung_its_right_neighbour_is_next_and_others_are_skipped(id: str) -> None:
    """NTS 2002, p. 5: "worden de tussenliggende spelers overgeslagen"; 144 rules, rules 30 and 33; Fu Hing, p. 10."""
    table = SeatedMatch(id, ("1z 258m 258s 258p 2345z", "", "", "11z 369m 369s 369p 55z")).play("E 1z; N pung; -")
    assert table.view(N).own.drawn == NOBODY
    assert table.refused("N mahjong") == "claimed_for_a_set"
    table.play("N 9p")
    assert [drew.seat for drew in table.told(Drew) if not drew.loose] == [E]
    assert table.state.table.turn == E


@pytest.mark.parametrize("id", IDS)
def test_only_the_next_player_may_chow(id: str) -> None:
    """NTS 2002, p. 5: "alleen toegestaan wanneer men aan de beurt is"; 144 rules, rule 28; MCR."""
    table = SeatedMatch(id, (NOTHING, "46p 258m 258s 11233z", "46p 147m 147s 22344z")).play("E 5p")
    assert table.may("S chow 4p")
    assert table.refused("W chow 4p") == "chow_not_next"
    assert table.refused("S chow 3p") == "no_chow"
    assert table.play("S chow 4p; -").told(Melded)[0].meld.tiles() == tiles("456p")


@pytest.mark.parametrize("id", IDS)
def test_winds_are_no_chow(id: str) -> None:
    table = SeatedMatch(id, (NOTHING, "246p 258m 258s 2233z"), strict=True).play("E 1z; S chow 1z; -")
    assert [voided.reason for voided in table.told(Voided)] == ["no_chow"]


@pytest.mark.parametrize("id", IDS)
def test_only_the_last_discard_can_be_claimed(id: str) -> None:
    """Fu Hing, p. 10: "Alleen de laatst weggelegde steen"; 144 rules, rule 32, 3e."""
    table = SeatedMatch(id, (NOTHING, "", "55p 147m 147s 22344z"), draws="9m").play("E 5p; W pass; S 9m")
    assert table.refused("W pung") in ("no_pung", "nothing_to_claim")
