"""The referee and the wall: bonus tiles of the deal and after it, the last tile, a draw."""

from __future__ import annotations

import pytest

from tests.play.deals import CHOW, NOTHING, at_least
from tests.play_helpers import LETTERS, E, S, SeatedMatch, W, tile, tiles
from windroos.books.catalog import IDS
from windroos.play.model.events import (
    Exposed,
)
from windroos.play.model.view import Source
from windroos.rules.rule import Value


@pytest.mark.parametrize("id", IDS)
def test_a_draw(id: str) -> None:
    """NTS 2002, p. 6: "is het remise en worden de punten niet geteld"; 144 rules, rule 44; Fu Hing, p. 23."""
    table = SeatedMatch(id, (NOTHING,), options={"flowers": False} if id == "mcr" else {})
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
        table = SeatedMatch(id, ("1111m 258m 258s 2588p",))
        before = table.live
        table.play("E kong 1m")
        assert before - table.live == costs


@pytest.mark.parametrize("id", IDS)
def test_the_last_tile_of_the_wall(id: str) -> None:
    """Won with: NTS 2002, p. 11: one double; the discard after it may be claimed for mahjong only (ruling N27)."""
    wins, pungs, rest = "23p 111m 444m 777m 11z", "11p 258m 258s 22344z", "9m 99p 19s 234567z 58s"
    options: dict[str, Value] = {**at_least(id), **({"flowers": False} if id == "mcr" else {})}
    last = SeatedMatch(id, options=options).live % 4  # South draws first

    def table(*racks: str) -> SeatedMatch:
        around = [racks[(seat - last) % 4] if (seat - last) % 4 < len(racks) else "" for seat in range(4)]
        around[E] += " 58s" if len(tiles(around[E])) == 13 else ""
        found = SeatedMatch(id, around, last="1p", options=options).to_the_last()
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
    heaven = SeatedMatch("nts2002", ("123m 456m 789m 123p 55z",)).play("E mahjong")
    assert heaven.ended.scores[E] == 2000
    assert heaven.ended.net == (12000, -4000, -4000, -4000)
    earth = SeatedMatch("nts2002", (NOTHING, CHOW)).play("E 5p; S mahjong; -")
    assert earth.ended.scores[S] == 1000
    kong = SeatedMatch("nts2002", ("1111m 234m 567m 123p 5z",), loose="5z", minimum=0).play("E kong 1m; E mahjong")
    assert kong.ended.scores[E] < 2000  # ruling N26: not after a kong
    later = SeatedMatch("nts2002", (NOTHING, "", CHOW), draws="5p", minimum=0).play("E 1m; S 5p; W mahjong; -")
    assert later.ended.scores[W] < 1000


def test_the_bonus_tiles_of_the_deal() -> None:
    """144 rules, rule 16: East until he has none, then South; Fu Hing, p. 8 and 33: in rounds."""
    racks = ("f1 f2 258m 258s 258p 123z", "f3 258m 258s 258p 123z")
    told = {
        "nmv144": ["E f1", "E f2", "E g1", "S f3"],
        "hongkong": ["E f1", "E f2", "S f3", "E g1"],
    }
    for id, order in told.items():
        table = SeatedMatch(id, racks, loose="g1 9m 9m 9m")
        assert [f"{'ESWN'[one.seat]} {_name(one.tile)}" for one in table.told(Exposed)] == order
        assert sorted(table.state.table.bonus[E]) == sorted(tiles("f1 f2 g1"))
        assert table.rack(E).count(8) == 2
        assert table.state.table.counts == (14, 13, 13, 13)


def _name(kind: int) -> str:
    return f"f{kind - 33}" if kind < 38 else f"g{kind - 37}"


def test_a_bonus_tile_drawn_is_laid_out_and_replaced() -> None:
    """Fu Hing, p. 8; 144 rules, rule 42."""
    for id in ("hongkong", "nmv144", "mcr"):
        table = SeatedMatch(id, (NOTHING,), draws="f1", loose="g2 9m").play("E 5p")
        table.passes()
        assert [one.tile for one in table.told(Exposed)] == list(tiles("f1 g2"))
        assert table.view(S).own.drawn == tile("9m")
        assert table.state.table.source == Source.BONUS
        assert table.state.table.back == 2
