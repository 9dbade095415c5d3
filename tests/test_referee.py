"""The referee at work: who goes first, sets and kongs, robbing, the end of the wall, each driven by a rigged wall.

What one book has of its own, and what goes wrong on strict tables, is in test_errors.py and beside it.
"""

from __future__ import annotations

import pytest

from tests.play_helpers import LETTERS, E, N, S, Sitting, W, match_of, tile, tiles
from windroos.books.catalog import IDS, rules
from windroos.hands import Meld
from windroos.play.model.actions import Correct
from windroos.play.model.events import (
    NOBODY,
    Drew,
    Exposed,
    Fouled,
    HandBegan,
    HandEnded,
    LastHandAnnounced,
    MatchEnded,
    Melded,
    TimeWasUp,
    Won,
)
from windroos.play.model.view import Phase, Source
from windroos.play.referee.game import Game
from windroos.play.rules.legal import IllegalAction
from windroos.rules.rule import Value

NTS = ("nts2002", "groenehart2011")
RANKED = (*NTS, "nmv144")

NOTHING = "19m 19p 19s 1234567z 5p"
# South discards 5p: West waits for it to finish a chow, North a pung, East a pair.
CHOW, PUNG, PAIR = "111m 444m 777m 46p 11z", "111s 444s 777s 55p 22z", "333m 666m 333s 666s 5p"
ORPHANS = "99m 19p 19s 1234567z"


def at_least(id: str, fewest: int = 0) -> dict[str, Value]:
    """The option that lets cheap hands win."""
    return {} if id == "nmv144" else {"minimum": fewest}


def south_discards(id: str, east: str, west: str, north: str, tile: str = "5p", **options: Value) -> Sitting:
    """East discards 9s and South, as it has just drawn it, this tile."""
    table = Sitting(id, (f"{east} 9s", "", west, north), draws=tile, options={**at_least(id), **options})
    return table.play(f"E 9s; S {tile}")


# --- who goes first ----------------------------------------------------------------------------------------------


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
    table = Sitting(id, ("1z 258m 258s 258p 2345z", "", "", "11z 369m 369s 369p 55z")).play("E 1z; N pung; -")
    assert table.view(N).own.drawn == NOBODY
    assert table.refused("N mahjong") == "claimed_for_a_set"
    table.play("N 9p")
    assert [drew.seat for drew in table.told(Drew) if not drew.loose] == [E]
    assert table.state.table.turn == E


@pytest.mark.parametrize("id", IDS)
def test_only_the_next_player_may_chow(id: str) -> None:
    """NTS 2002, p. 5: "alleen toegestaan wanneer men aan de beurt is"; 144 rules, rule 28; MCR."""
    table = Sitting(id, (NOTHING, "46p 258m 258s 11233z", "46p 147m 147s 22344z")).play("E 5p")
    assert table.may("S chow 4p")
    assert table.refused("W chow 4p") == "chow_not_next"
    assert table.refused("S chow 3p") == "no_chow"
    assert table.play("S chow 4p; -").told(Melded)[0].meld.tiles() == tiles("456p")


@pytest.mark.parametrize("id", IDS)
def test_only_the_last_discard_can_be_claimed(id: str) -> None:
    """Fu Hing, p. 10: "Alleen de laatst weggelegde steen"; 144 rules, rule 32, 3e."""
    table = Sitting(id, (NOTHING, "", "55p 147m 147s 22344z"), draws="9m").play("E 5p; W pass; S 9m")
    assert table.refused("W pung") in ("no_pung", "nothing_to_claim")


# --- kongs -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_which_replacement_tile_goes_first(id: str) -> None:
    """NTS 2002, p. 5: the one nearest to the live wall, the lower; 144 rules, rules 13 and 16: the upper."""
    flowers: dict[str, Value] = {"flowers": False} if id in ("mcr", "nmv144") else {}
    table = Sitting(id, ("1111m 2222m 369s 369p",), loose="8p 7p", options=flowers)
    wall = table.state.wall
    near = id in NTS
    last, before = wall[-1], wall[-2]
    assert table.play("E kong 1m").view(E).own.drawn == (last if near else before)
    assert table.play("E kong 2m").view(E).own.drawn == (before if near else last)
    assert table.state.table.back == 2


@pytest.mark.parametrize("id", IDS)
def test_a_concealed_kong_is_replaced_and_then_a_tile_discarded(id: str) -> None:
    """NTS 2002, p. 5; Fu Hing, p. 9; 144 rules, rules 25 and 40."""
    table = Sitting(id, ("1111m 258m 258s 2588p",), loose="7z").play("E kong 1m")
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
    table = Sitting(id, (NOTHING, "", "555p 147m 147s 2234z"), loose="7m").play("E 5p; W kong; -")
    (kong,) = table.told(Melded)
    assert (kong.seat, kong.meld.tiles(), kong.giver) == (W, tiles("5555p"), E)
    assert kong.meld.open
    assert table.view(W).own.drawn == tile("7m")
    assert table.state.table.discards[-1].taker == W
    table.play("W 7m")
    assert table.state.table.counts[W] == 10


LATER = ("1m 258s 258p 2344z 567z", "258s 258p 2344z 567z", "11m 258m 369s 369p 67z", "23m 444p 777p 111s 55z")


@pytest.mark.parametrize("id", IDS)
def test_a_promoted_pung_may_be_robbed(id: str) -> None:
    """NTS 2002, p. 11, "kongroof"; Fu Hing, p. 15 and 19; 144 rules, rule 47; MCR, fan 47."""
    table = Sitting(id, LATER, draws="6m 6m 9m 1m", options=at_least(id))
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
    table = Sitting(id, LATER, draws="6m 6m 9m 1m", loose="8m", options=at_least(id))
    table.play("E 1m; W pung; W 7z; N 6m; E 6m; S 9m; W kong 1m; N pass")
    assert table.view(W).own.drawn == tile("8m")
    assert [(meld.kind, meld.added) for meld in table.state.table.melds[W]] == [("kong", True)]
    assert table.state.table.source == Source.KONG


SAME_TURN = ("1m 258s 258p 2344z 567z", "258s 258p 2344z 567z", "111m 258m 369s 369p 6z", LATER[3])


@pytest.mark.parametrize("id", RANKED)
def test_a_pung_promoted_in_its_own_turn_may_be_robbed(id: str) -> None:
    """Groene Hart 2011, p. 12: "geldt dit als het volmaken van een open pung en is kongroof toegestaan"."""
    table = Sitting(id, SAME_TURN, options=at_least(id)).play("E 1m; W pung; W kong 1m; N mahjong")
    assert table.told(Won) == [Won(N, 0, W, robbed=True)]


@pytest.mark.parametrize("id", ["hongkong", "mcr"])
def test_no_own_kong_in_the_turn_of_a_claim(id: str) -> None:
    """Fu Hing, p. 34, 5: "als je een steen van de muur hebt gepakt"; MCR alike."""
    table = Sitting(id, SAME_TURN, minimum=0).play("E 1m; W pung; N pass")
    assert table.refused("W kong 1m") == "kong_after_claim"


@pytest.mark.parametrize("id", IDS)
def test_only_hong_kongs_thirteen_orphans_rob_a_concealed_kong(id: str) -> None:
    """Fu Hing, p. 15, 20 and 21; Groene Hart 2011, p. 12: "niet mogelijk als diegene ... een dichte kong maakt"."""
    waits = "23m 444p 777p 111s 55z"
    table = Sitting(id, ("1111m 258m 258s 2588p", waits, "", ORPHANS), options=at_least(id))
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


def fourteen_kongs(id: str) -> Sitting:
    table = Sitting(id, ALL_KONGS["racks"], str(ALL_KONGS["draws"]), str(ALL_KONGS["loose"]))
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
    one = Sitting(id, ("1111m 222m 345p 678p 9s",), loose="9s", minimum=0).play("E kong 1m; E mahjong")
    assert one.ended.scores[E] == (20 + 2 + 2 + 2 + 32 + 4) * 2**3  # concealed 2, kong with blossoms 1
    two = Sitting(id, ("1111m 222m 345p 678p 9s",), loose="2m 9s", minimum=0)
    two.play("E kong 1m; E kong 2m; E mahjong")
    assert two.told(Won) == [Won(E, tile("9s"), NOBODY)]
    assert two.ended.scores[E] == (20 + 2 + 2 + 2 + 32 + 16) * 2**4  # concealed 2, kong on kong 2
    apart = Sitting(id, ("1111m 2222m 345p 78p 9s",), loose="6p 9s", minimum=0)
    apart.play("E kong 1m; E kong 2m; E mahjong")
    assert apart.ended.scores[E] == two.ended.scores[E]  # two kongs in one turn, whatever tile made the second


# --- the end of the wall -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_a_draw(id: str) -> None:
    """NTS 2002, p. 6: "is het remise en worden de punten niet geteld"; 144 rules, rule 44; Fu Hing, p. 23."""
    table = Sitting(id, (NOTHING,), options={"flowers": False} if id == "mcr" else {})
    table.to_the_end()
    assert not table.is_on
    assert table.ended.reason == "draw"
    assert table.ended.net == (0, 0, 0, 0)
    left = {"nts2002": 14, "groenehart2011": 14, "hongkong": 18, "nmv144": 14, "mcr": 0}[id]
    taken = table.state.table.front + table.state.table.back
    assert len(table.state.wall) - taken == left
    stays = {"nts2002": False, "groenehart2011": True, "hongkong": True, "nmv144": True, "mcr": False}[id]
    assert (table.game.match.seats == (0, 1, 2, 3)) == stays


def test_the_dead_wall_is_refilled_or_not() -> None:
    """NTS 2002, p. 4: "wordt de dode muur niet aangevuld"; 144 rules, rule 14: always fourteen; Fu Hing, p. 24: 18."""
    for id, costs in (("nts2002", 0), ("hongkong", 1), ("nmv144", 1), ("mcr", 1)):
        table = Sitting(id, ("1111m 258m 258s 2588p",))
        before = table.live
        table.play("E kong 1m")
        assert before - table.live == costs


@pytest.mark.parametrize("id", IDS)
def test_the_last_tile_of_the_wall(id: str) -> None:
    """Won with: NTS 2002, p. 11: one double; the discard after it may be claimed for mahjong only (ruling N27)."""
    wins, pungs, rest = "23p 111m 444m 777m 11z", "11p 258m 258s 22344z", "9m 99p 19s 234567z 58s"
    options: dict[str, Value] = {**at_least(id), **({"flowers": False} if id == "mcr" else {})}
    last = Sitting(id, options=options).live % 4  # South draws first

    def table(*racks: str) -> Sitting:
        around = [racks[(seat - last) % 4] if (seat - last) % 4 < len(racks) else "" for seat in range(4)]
        around[E] += " 58s" if len(tiles(around[E])) == 13 else ""
        found = Sitting(id, around, last="1p", options=options).to_the_last()
        return found.play(f"{LETTERS[last]} draw") if found.state.conduct.moon else found

    drawn = table(wins)
    assert drawn.live == 0
    assert drawn.play(f"{LETTERS[last]} mahjong").ended.winner == last
    discarded = table(rest, wins, pungs).play(f"{LETTERS[last]} 1p")
    other, third = LETTERS[(last + 1) % 4], LETTERS[(last + 2) % 4]
    assert discarded.refused(f"{third} pung") == "last_discard"
    assert discarded.state.pending == 1 << LETTERS.index(other)
    assert discarded.play(f"{other} mahjong").ended.winner == LETTERS.index(other)
    assert table(rest, "", pungs).play(f"{LETTERS[last]} 1p; -").ended.reason == "draw"


def test_heaven_and_earth() -> None:
    """NTS 2002, p. 9: East's first fourteen 2000, the first discard 1000; East pays and receives double."""
    heaven = Sitting("nts2002", ("123m 456m 789m 123p 55z",)).play("E mahjong")
    assert heaven.ended.scores[E] == 2000
    assert heaven.ended.net == (12000, -4000, -4000, -4000)
    earth = Sitting("nts2002", (NOTHING, CHOW)).play("E 5p; S mahjong; -")
    assert earth.ended.scores[S] == 1000
    kong = Sitting("nts2002", ("1111m 234m 567m 123p 5z",), loose="5z", minimum=0).play("E kong 1m; E mahjong")
    assert kong.ended.scores[E] < 2000  # ruling N26: not after a kong
    later = Sitting("nts2002", (NOTHING, "", CHOW), draws="5p", minimum=0).play("E 1m; S 5p; W mahjong; -")
    assert later.ended.scores[W] < 1000


def test_the_bonus_tiles_of_the_deal() -> None:
    """144 rules, rule 16: East until he has none, then South; Fu Hing, p. 8 and 33: in rounds."""
    racks = ("f1 f2 258m 258s 258p 123z", "f3 258m 258s 258p 123z")
    told = {
        "nmv144": ["E f1", "E f2", "E g1", "S f3"],
        "hongkong": ["E f1", "E f2", "S f3", "E g1"],
    }
    for id, order in told.items():
        table = Sitting(id, racks, loose="g1 9m 9m 9m")
        assert [f"{'ESWN'[one.seat]} {_name(one.tile)}" for one in table.told(Exposed)] == order
        assert sorted(table.state.table.bonus[E]) == sorted(tiles("f1 f2 g1"))
        assert table.rack(E).count(8) == 2
        assert table.state.table.counts == (14, 13, 13, 13)


def _name(kind: int) -> str:
    return f"f{kind - 33}" if kind < 38 else f"g{kind - 37}"


def test_a_bonus_tile_drawn_is_laid_out_and_replaced() -> None:
    """Fu Hing, p. 8; 144 rules, rule 42."""
    for id in ("hongkong", "nmv144", "mcr"):
        table = Sitting(id, (NOTHING,), draws="f1", loose="g2 9m").play("E 5p")
        table.passes()
        assert [one.tile for one in table.told(Exposed)] == list(tiles("f1 g2"))
        assert table.view(S).own.drawn == tile("9m")
        assert table.state.table.source == Source.BONUS
        assert table.state.table.back == 2


# --- the clock ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("strict", [False, True])
def test_time_is_up_while_a_tile_can_be_claimed(id: str, strict: bool) -> None:
    """Who has not answered passes; who has is heard."""
    racks = (NOTHING, "46p 258m 258s 11233z", "55p 147m 147s 22344z", "")
    table = Sitting(id, racks, strict=strict).play("E 5p; W pung; time")
    assert [melded.seat for melded in table.told(Melded)] == [W]
    table = Sitting(id, racks, strict=strict).play("E 5p; time")
    assert table.told(Melded) == []
    assert table.state.table.turn == S


@pytest.mark.parametrize("id", ["nts2002", "groenehart2011", "nmv144"])
def test_time_is_up_in_ones_turn(id: str) -> None:
    """The tile just drawn is discarded; these books know no penalty for it."""
    table = Sitting(id, (NOTHING,), draws="8p").play("E 5p; -; time")
    assert table.told(TimeWasUp) == [TimeWasUp(S)]
    assert table.state.table.discards[-1][:2] == (S, tile("8p"))
    assert table.told(Fouled) == []
    strict = Sitting(id, (NOTHING,), draws="8p", strict=True).play("E 5p; -")
    assert strict.state.table.phase == Phase.DRAW
    strict.play("time")  # he draws and discards
    assert strict.state.table.discards[-1][:2] == (S, tile("8p"))
    assert strict.told(TimeWasUp) == [TimeWasUp(S)]


def test_time_is_up_after_a_kong() -> None:
    strict = Sitting("nts2002", ("1111m 258m 258s 2588p",), loose="8p", strict=True).play("E kong 1m; time")
    assert strict.state.table.back == 1
    assert strict.state.table.discards[-1][:2] == (E, tile("8p"))
    assert not strict.view(E).own.dead
    robbed = Sitting("nts2002", LATER, draws="6m 6m 9m 1m", loose="8m", minimum=0)
    robbed.play("E 1m; W pung; W 7z; N 6m; E 6m; S 9m; -; W kong 1m; time")
    assert robbed.view(W).own.drawn == tile("8m")  # North did not rob it in time


def test_time_is_up_after_a_claim() -> None:
    table = Sitting("nts2002", (NOTHING, "", "55p 147m 147s 22344z")).play("E 5p; W pung; -; time")
    assert table.state.table.discards[-1].seat == W
    assert Sitting("nts2002", (NOTHING,)).play("time").state.table.discards[-1].seat == E


def test_no_time_between_hands() -> None:
    table = Sitting("nts2002", ("123m 456m 789m 123p 55z",)).play("E mahjong")
    assert table.refused("time") == "no_hand"


# --- the match ---------------------------------------------------------------------------------------------------

HEAVEN = "111m 222m 333m 111p 55z"
EARTH = ("1258m 258s 258p 123z 5z", "444m 666m 333m 111p 5z")


def east_wins(table: Sitting) -> None:
    table.deal((HEAVEN,)).play("E mahjong")


def south_wins(table: Sitting) -> None:
    table.deal(EARTH).play("E 5z; S mahjong; -")


def empty(id: str, options: dict[str, Value] | None = None, hands: int | None = None) -> Sitting:
    """A match before its first hand; the one that `Sitting` begins is left."""
    made = rules(id, options or {})
    table = Sitting.__new__(Sitting)
    table.rules, table.steps = made, []
    table.game = Game(match_of(made, hands=hands), False, lambda _, steps: table.steps.extend(steps))
    return table


def schedule(table: Sitting, winners: str) -> list[str]:
    """Who sits where in each hand, and in which round; `winners` says who wins, the last letter goes on."""
    found: list[str] = []
    while not table.game.match.over:
        at = winners[min(len(found), len(winners) - 1)]
        (east_wins if at == "E" else south_wins)(table)
        (began,) = table.told(HandBegan)
        found.append("".join("ABCDE"[player] for player in began.seats) + str(began.round))
        assert began.number == len(found)
        assert sum(table.game.match.points) == 0
        assert len(found) < 40
    (ended,) = table.told(MatchEnded)
    assert sorted(ended.by_points) == list(range(len(table.game.match.players)))
    return found


def test_hongkong_five_players() -> None:
    """Fu Hing, p. 25: East is A, B, C, E, D; the winds move on after every hand; four rounds of five."""
    table = empty("hongkong", {"players": 5})
    found = schedule(table, "ES")
    assert found[:6] == ["ABCD0", "BCEA0", "CEDB0", "EDAC0", "DABE0", "ABCD1"]
    assert len(found) == 20


def test_groenehart2011_five_players() -> None:
    """Groene Hart 2011, p. 21: East goes to dream, the dreamer becomes North."""
    found = schedule(empty("groenehart2011", {"players": 5, "minimum": 0}), "E")
    assert found[:6] == ["ABCD0", "BCDE0", "CDEA0", "DEAB0", "EABC0", "ABCD1"]
    assert len(found) == 20


def test_groenehart2011_three_players_and_the_green_dragons_round() -> None:
    """Groene Hart 2011, p. 19: no characters, no North, no chows; then a hand in which the dice say who is double."""
    table = empty("groenehart2011", {"players": 3, "minimum": 0})
    found: list[tuple[tuple[int, ...], int]] = []
    while not table.game.match.over:
        table.deal(("1258s 258p 1233z 555z", "444p 666p 333p 111p 5z")).play("E 5z; S mahjong; -")
        (began,) = table.told(HandBegan)
        found.append((began.seats, began.round))
    assert found == [((0, 1, 2), 0), ((1, 2, 0), 0), ((2, 0, 1), 0), ((0, 1, 2), 4)]
    assert began.double == S  # a two was thrown
    assert table.refused("bell") == "match_is_over"
    # South wins and is double: both pay it twice
    (end,) = table.told(HandEnded)
    assert end.net[began.seats[S]] == 4 * end.scores[S]


def test_nts2002_a_round_of_four() -> None:
    """NTS 2002, p. 6: the winds turn after every hand; "Iedere ronde is de wind van de ronde Oost"."""
    table = empty("nts2002", {"minimum": 0})
    assert schedule(table, "ESS")[:5] == ["ABCD0", "BCDA0", "CDAB0", "DABC0", "ABCD0"]


def test_east_stays() -> None:
    """Fu Hing, p. 24; 144 rules, rule 51; Groene Hart 2011, p. 7: East stays when he wins."""
    for id in ("hongkong", "nmv144", "groenehart2011"):
        table = empty(id, hands=4)
        assert schedule(table, "EESE") == ["ABCD0", "ABCD0", "ABCD0", "BCDA0"]


def test_144_a_whole_match_is_won_by_the_highest_special_hand() -> None:
    """144 rules, rule 55; the special hand here is the game of heaven."""
    table = empty("nmv144")
    schedule(table, "E" + "S" * 20)
    (ended,) = table.told(MatchEnded)
    assert ended.by_formation[0] == 0


@pytest.mark.parametrize("id", IDS)
def test_the_last_hand(id: str) -> None:
    """144 rules, rule 56: "alle spelers weten: dit is het laatste spel"; the bell (ruling C10)."""
    table = Sitting(id, (NOTHING,), options={"flowers": False} if id == "mcr" else {}).play("E 5p; bell")
    assert len(table.told(LastHandAnnounced)) == 1
    assert table.is_on
    table.to_the_end()
    assert table.game.match.over
    assert table.told(MatchEnded)[0].by_formation == ()


def test_mcr_the_bell_may_stop_the_hand() -> None:
    table = Sitting("mcr", (NOTHING,), bell="stop").play("E 5p; bell")
    assert table.ended.reason == "bell"
    assert table.ended.net == (0, 0, 0, 0)
    assert table.game.match.over


def test_a_correction_is_a_step_of_its_own() -> None:
    """Nothing is undone; the standings change, also after the match."""
    table = empty("nts2002", {"minimum": 0}, hands=1)
    east_wins(table)
    before = table.game.match.points
    table.game.do(Correct((10, -10, 0, 0), "Bas counted wrongly"))
    assert table.game.match.points == (before[0] + 10, before[1] - 10, *before[2:])
    with pytest.raises(IllegalAction):
        table.game.do(Correct((1, 2), ""))
