"""What the Dutch books say of walls, turns and claims, held against the referee.

The rules of the Dutch tournaments and of Groene Hart; their pages stand beside the sentences.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.play.dutch import CHOW, DUTCH, OTHER_CHOW, gives
from tests.play_helpers import E, N, S, SeatedMatch, W, tile
from windroos.books.catalog import rules
from windroos.hands import Meld
from windroos.play.model import actions, events
from windroos.play.model.actions import Call
from windroos.play.model.events import seen_by
from windroos.play.model.view import Phase, Source, live_left, loose_left
from windroos.play.referee.chance import shuffled
from windroos.play.rules import legal
from windroos.play.rules.options import claims, options
from windroos.rules.rules import conduct_of

PUNG = "5p5p2p2p6p7p8p7z7z7z1z1z1z"
PAIR = "5p2s3s4s6s7s8s2m3m4m6m7m8m"
TWINS = "5p1m1m9m9m1s1s9s9s2z2z3z3z"
"""Six pairs: an irregular limit hand."""


@pytest.mark.parametrize("id", DUTCH)
def test_four_walls_of_seventeen_stacks(id: str) -> None:
    """NTS 2002, p. 4; Groene Hart 2011, p. 5: four players, four walls of seventeen by two, two dice, shuffled."""
    it = conduct_of(rules(id))
    assert (it.players, it.seats, it.sides, it.stacks, it.dice) == (4, 4, 4, 17, 2)
    assert it.sides * it.stacks * 2 == len(it.tiles) == 136
    walls = [shuffled(it, 0, Random(seed)).wall for seed in range(3)]
    assert len(set(walls)) == 3
    assert all(sorted(wall) == sorted(it.tiles) for wall in walls)


@pytest.mark.parametrize("id", DUTCH)
def test_dead_wall_of_fourteen_is_no_part_of_the_live_wall(id: str) -> None:
    """NTS 2002, p. 4: "de eerste 14 stenen (inclusief de losse stenen)", "wordt de dode muur niet aangevuld"."""
    table = SeatedMatch(id, ("2z2z2z2z",))
    it = table.state.conduct
    assert table.live == 136 - 14 - 53
    assert loose_left(it, table.state.table) == 14
    table.play("E kong 2z")
    assert live_left(it, table.state.table) == 136 - 14 - 53
    assert loose_left(it, table.state.table) == 13


@pytest.mark.parametrize("id", DUTCH)
def test_east_begins_and_names_the_tile_then_south_draws(id: str) -> None:
    """NTS 2002, p. 5; Groene Hart 2011, p. 5: "Oost begint met het uitleggen van een steen"."""
    table = SeatedMatch(id, ("9s",))
    assert table.state.table.counts == (14, 13, 13, 13)
    assert (table.state.table.turn, table.state.table.phase) == (E, Phase.DISCARD)
    table.play("E 9s")
    assert all(
        events.Discarded(E, tile("9s")) in [x for s in table.steps for x in seen_by(s, seat)] for seat in (S, W, N)
    )
    turns = []
    for _ in range(5):
        table.passes()
        turns.append(table.state.table.turn)
        assert table.state.table.counts[turns[-1]] == 14
        table.idle(1)
    assert turns == [S, W, N, E, S]


@pytest.mark.parametrize("id", DUTCH)
def test_one_tile_is_taken_and_one_discarded(id: str) -> None:
    """NTS 2002, p. 5: "één steen pakken en er één wegleggen", or take the tile discarded last."""
    table = SeatedMatch(id, ("9s", "9m1p"))
    table.play("E 9s").passes()
    assert (table.state.table.source, len(table.rack(S))) == (Source.WALL, 14)
    assert table.refused("S draw") == "drawn_already"
    table.play("S 9m").passes()
    assert (len(table.rack(S)), len(table.rack(W))) == (13, 14)
    assert table.refused("S 1p") == "not_your_turn"


@pytest.mark.parametrize("id", DUTCH)
def test_a_chow_only_in_ones_turn_and_another_tile_goes(id: str) -> None:
    """NTS 2002, p. 5; Groene Hart 2011, p. 6 and 19: only who is next; two own tiles and the discard lie open."""
    table = SeatedMatch(id, ("2p", "1p3p9m", "1p3p"))
    table.play("E 2p")
    assert table.refused("W chow 1p") == "chow_not_next"
    assert table.may("S chow 1p")
    table.play("S chow 1p").passes()
    now = table.state.table
    assert now.melds[S] == (Meld("chow", tile("1p")),)
    assert (now.turn, now.source, now.front, len(table.rack(S))) == (S, Source.CLAIM, 53, 11)
    table.play("S 9m").passes()
    assert (table.state.table.turn, len(table.rack(S))) == (W, 10)


@pytest.mark.parametrize("id", DUTCH)
def test_a_pung_from_everyone_and_those_between_are_skipped(id: str) -> None:
    """NTS 2002, p. 5; Groene Hart 2011, p. 6 and 21: play goes on at the right of who took it."""
    table = SeatedMatch(id, ("2z", "1m1m1m", "2z2z9m"))
    table.play("E 2z")
    assert table.may("W pung")
    table.play("W pung").passes()
    now = table.state.table
    assert now.melds[W] == (Meld("pung", tile("2z")),)
    assert (now.turn, now.front, now.discards[-1].taker, len(table.rack(W))) == (W, 53, W, 11)
    table.play("W 9m").passes()
    assert table.state.table.turn == N
    assert {event.seat for event in table.told(events.Drew)} == {N}  # South was skipped


@pytest.mark.parametrize("id", DUTCH)
def test_nobody_takes_the_last_discard_once_the_next_tile_is_drawn(id: str) -> None:
    """NTS 2002, p. 7: the tap "dat de laatst weggelegde steen niet meer gepakt mag worden"; who calls is first."""
    table = SeatedMatch(id, ("2z", "", "2z2z"), strict=True)
    table.play("E 2z; S pass; N pass")
    assert legal.refusal(table.view(S), actions.Draw(S)) == "not_your_turn"  # West has not said a word yet
    table.play("W pass; S draw")
    assert table.refused("W pung") == "nothing_to_claim"


@pytest.mark.parametrize("id", DUTCH)
def test_pung_and_kong_before_chow_and_mahjong_before_all(id: str) -> None:
    """NTS 2002, p. 6; Groene Hart 2011, p. 8 and 21."""
    racks = ("9s5p", "4p6p", "5p5p", OTHER_CHOW)
    table = gives(SeatedMatch(id, racks), "5p").play("S chow 4p; W pung; N mahjong")
    assert (table.ended.winner, table.told(events.Melded)) == (N, [])
    table = gives(SeatedMatch(id, racks), "5p").play("S chow 4p; N pass; W pung")
    assert [laid.seat for laid in table.state.table.laid] == [W]
    table = SeatedMatch(id, ("5p", "4p6p", "5p5p5p")).play("E 5p; S chow 4p; W kong")
    assert [laid.meld.kind for laid in table.state.table.laid] == ["kong"]
    table = gives(SeatedMatch(id, racks), "5p").play("W pass; N pass; S chow 4p")
    assert [laid.seat for laid in table.state.table.laid] == [S]


@pytest.mark.parametrize("id", DUTCH)
@pytest.mark.parametrize(
    ("racks", "winner"),
    [
        ((CHOW, PUNG, PAIR), N),
        ((CHOW, PUNG, ""), W),
        ((CHOW, PAIR, TWINS), N),
        ((PAIR, "", TWINS), N),
        ((CHOW, OTHER_CHOW, ""), S),
        ((OTHER_CHOW, CHOW, ""), S),
        (("", CHOW, OTHER_CHOW), W),
    ],
)
def test_irregular_then_pair_then_pung_then_chow_then_turn(id: str, racks: tuple[str, str, str], winner: int) -> None:
    """NTS 2002, p. 6; Groene Hart 2011, p. 8 and 21."""
    table = gives(SeatedMatch(id, ("9s5p", *racks)), "5p")
    called = [letter for letter, rack in zip("SWN", racks, strict=True) if rack]
    table.play("; ".join(f"{letter} mahjong" for letter in called)).passes()
    assert table.ended.winner == winner


@pytest.mark.parametrize("id", DUTCH)
def test_a_discard_for_the_pair_only_to_go_out(id: str) -> None:
    """NTS 2002, p. 6; Groene Hart 2011, p. 7: "kan alleen van tafel worden genomen als hiermee Mah-Jong"."""
    table = gives(SeatedMatch(id, ("9s5p", PAIR, "5p1z2z3z4z5z6z7z1m9m1s9s1p")), "5p")
    assert options(table.view(S)) == (actions.Claim(S, Call.PASS), actions.Claim(S, Call.MAHJONG))
    assert claims(table.view(W)) == ()
    table.play("S mahjong")
    assert table.ended.winner == S
