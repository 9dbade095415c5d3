"""The referee and kongs: made, robbed and replaced, each driven by a rigged wall."""

from __future__ import annotations

import pytest

from tests.play.deals import LATER, NOTHING, NTS, ORPHANS, RANKED, at_least
from tests.play_helpers import E, N, S, SeatedMatch, W, tile, tiles
from windroos.books.catalog import IDS
from windroos.hands import Meld
from windroos.play.model.events import (
    NOBODY,
    Melded,
    Won,
)
from windroos.play.model.view import Phase, Source
from windroos.rules.rule import Value


@pytest.mark.parametrize("id", IDS)
def test_which_replacement_tile_goes_first(id: str) -> None:
    """NTS 2002, p. 5: the one nearest to the live wall, the lower; 144 rules, rules 13 and 16: the upper."""
    flowers: dict[str, Value] = {"flowers": False} if id in ("mcr", "nmv144") else {}
    table = SeatedMatch(id, ("1111m 2222m 369s 369p",), loose="8p 7p", options=flowers)
    wall = table.state.wall
    near = id in NTS
    last, before = wall[-1], wall[-2]
    assert table.play("E kong 1m").view(E).own.drawn == (last if near else before)
    assert table.play("E kong 2m").view(E).own.drawn == (before if near else last)
    assert table.state.table.back == 2


@pytest.mark.parametrize("id", IDS)
def test_a_concealed_kong_is_replaced_and_then_a_tile_discarded(id: str) -> None:
    """NTS 2002, p. 5; Fu Hing, p. 9; 144 rules, rules 25 and 40."""
    table = SeatedMatch(id, ("1111m 258m 258s 2588p",), loose="7z").play("E kong 1m")
    assert table.view(E).melds == (Meld("kong", 0, open=False),)
    assert (table.view(S).table.melds[E] == table.view(E).melds) == (id == "hongkong")  # there two lie face up
    assert table.view(E).own.drawn == tile("7z")
    assert table.state.table.source == Source.KONG
    assert table.state.pending == 0  # nobody robs it
    assert len(table.rack(E)) == 11
    table.play("E 7z")
    assert len(table.rack(E)) == 10


@pytest.mark.parametrize("id", IDS)
def test_a_kong_of_a_discard(id: str) -> None:
    """NTS 2002, p. 5, first way; Fu Hing, p. 8; 144 rules, rule 28, 2."""
    table = SeatedMatch(id, (NOTHING, "", "555p 147m 147s 2234z"), loose="7m").play("E 5p; W kong; -")
    (kong,) = table.told(Melded)
    assert (kong.seat, kong.meld.tiles(), kong.giver) == (W, tiles("5555p"), E)
    assert kong.meld.open
    assert table.view(W).own.drawn == tile("7m")
    assert table.state.table.discards[-1].taker == W
    table.play("W 7m")
    assert table.state.table.counts[W] == 10


@pytest.mark.parametrize("id", IDS)
def test_a_promoted_pung_may_be_robbed(id: str) -> None:
    """NTS 2002, p. 11, "kongroof"; Fu Hing, p. 15 and 19; 144 rules, rule 47; MCR, fan 47."""
    table = SeatedMatch(id, LATER, draws="6m 6m 9m 1m", options=at_least(id))
    table.play("E 1m; W pung; W 7z; N 6m; E 6m; S 9m; -")
    assert table.rack(W).count(0) == 1
    table.play("W kong 1m")
    assert table.state.table.phase == Phase.ROB
    assert table.state.table.source == Source.WALL  # the replacement tile is not taken before all have answered
    assert table.refused("N pung") == "only_mahjong_robs"
    table.play("N mahjong")
    assert table.told(Won) == [Won(N, 0, W, robbed=True)]
    assert table.ended.winner == N
    assert [(meld.kind, meld.added) for meld in table.state.table.melds[W]] == [("pung", False)]
    if id in ("hongkong", "mcr"):  # he who made the kong pays as the discarder
        paid = {pay.payer: pay.amount for pay in table.ended.pays}
        assert paid[W] > paid[E] == paid[S]


@pytest.mark.parametrize("id", IDS)
def test_a_kong_that_nobody_robs_gets_its_tile(id: str) -> None:
    table = SeatedMatch(id, LATER, draws="6m 6m 9m 1m", loose="8m", options=at_least(id))
    table.play("E 1m; W pung; W 7z; N 6m; E 6m; S 9m; W kong 1m; N pass")
    assert table.view(W).own.drawn == tile("8m")
    assert [(meld.kind, meld.added) for meld in table.state.table.melds[W]] == [("kong", True)]
    assert table.state.table.source == Source.KONG


SAME_TURN = ("1m 258s 258p 2344z 567z", "258s 258p 2344z 567z", "111m 258m 369s 369p 6z", LATER[3])


@pytest.mark.parametrize("id", RANKED)
def test_a_pung_promoted_in_its_own_turn_may_be_robbed(id: str) -> None:
    """Groene Hart 2011, p. 12: "geldt dit als het volmaken van een open pung en is kongroof toegestaan"."""
    table = SeatedMatch(id, SAME_TURN, options=at_least(id)).play("E 1m; W pung; W kong 1m; N mahjong")
    assert table.told(Won) == [Won(N, 0, W, robbed=True)]


@pytest.mark.parametrize("id", ["hongkong", "mcr"])
def test_no_own_kong_in_the_turn_of_a_claim(id: str) -> None:
    """Fu Hing, p. 34, 5: "als je een steen van de muur hebt gepakt"; MCR alike."""
    table = SeatedMatch(id, SAME_TURN, minimum=0).play("E 1m; W pung; N pass")
    assert table.refused("W kong 1m") == "kong_after_claim"


@pytest.mark.parametrize("id", IDS)
def test_only_hong_kongs_thirteen_orphans_rob_a_concealed_kong(id: str) -> None:
    """Fu Hing, p. 15, 20 and 21; Groene Hart 2011, p. 12: "niet mogelijk als diegene ... een dichte kong maakt"."""
    waits = "23m 444p 777p 111s 55z"
    table = SeatedMatch(id, ("1111m 258m 258s 2588p", waits, "", ORPHANS), options=at_least(id))
    table.play("E kong 1m")
    if id != "hongkong":
        assert table.state.pending == 0
        return
    assert table.state.pending == 1 << N  # not South, who waits for it too
    table.play("N mahjong")
    assert table.told(Won) == [Won(N, 0, E, robbed=True)]
    assert table.ended.racks[E].count(0) == 3
    paid = {pay.payer: pay.amount for pay in table.ended.pays}
    assert paid[E] == 2 * paid[S] == 2 * paid[W]


ROW = "1111m 2222m 3333m 44m"

ALL_KONGS = {
    "racks": (ROW, "1111p 2222p 3333p 4p", "1111s 2222s 3333s 4s", "5555m 6666m 7777m 8m"),
    "draws": "4p 4s 9p",
    "loose": "44m5z6z 44p5z6z 44s5z6z 99m",
}


def fourteen_kongs(id: str) -> SeatedMatch:
    table = SeatedMatch(id, ALL_KONGS["racks"], str(ALL_KONGS["draws"]), str(ALL_KONGS["loose"]))
    for seat, suit in zip("ESW", "mps", strict=True):
        for number in range(1, 5):
            table.play(f"{seat} kong {number}{suit}")
        table.play(f"{seat} 6z")
    return table.play("N kong 5m; N kong 6m")


def test_nts2002_a_fifteenth_kong_may_not_be_declared() -> None:
    """Ruling N14: the fourteen tiles of the dead wall are gone, and play goes on."""
    table = fourteen_kongs("nts2002")
    assert table.state.table.back == 14
    assert not table.may("N kong 7m")
    assert table.refused("N kong 7m") == "no_replacement"
    table.play("N 9p")
    assert table.is_on


def test_groenehart2011_a_fifteenth_kong_is_a_draw() -> None:
    """Groene Hart 2011, p. 12: "Bij de situatie dat iemand de 15e kong wil declareren, is het remise"."""
    table = fourteen_kongs("groenehart2011")
    table.play("N kong 7m")
    assert table.ended.reason == "kongs"
    assert table.ended.net == (0, 0, 0, 0)
    assert table.game.match.seats == (0, 1, 2, 3)  # played again


@pytest.mark.parametrize("id", NTS)
def test_nts_kong_on_kong(id: str) -> None:
    """NTS 2002, p. 11: two kongs in one turn, won with the second replacement tile: 2 doubles."""
    one = SeatedMatch(id, ("1111m 222m 345p 678p 9s",), loose="9s", minimum=0).play("E kong 1m; E mahjong")
    assert one.ended.scores[E] == (20 + 2 + 2 + 2 + 32 + 4) * 2**3  # concealed 2, kong with blossoms 1
    two = SeatedMatch(id, ("1111m 222m 345p 678p 9s",), loose="2m 9s", minimum=0)
    two.play("E kong 1m; E kong 2m; E mahjong")
    assert two.told(Won) == [Won(E, tile("9s"), NOBODY)]
    assert two.ended.scores[E] == (20 + 2 + 2 + 2 + 32 + 16) * 2**4  # concealed 2, kong on kong 2
    apart = SeatedMatch(id, ("1111m 2222m 345p 78p 9s",), loose="6p 9s", minimum=0)
    apart.play("E kong 1m; E kong 2m; E mahjong")
    assert apart.ended.scores[E] == two.ended.scores[E]  # two kongs in one turn, whatever tile made the second
