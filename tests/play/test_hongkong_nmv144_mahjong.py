"""How a hand ends by Hong Kong and the 144 rules: the wall, wrong numbers of tiles, mahjong right and wrong.

Pages are those of the Hong Kong booklet, rules those of the 144 rules.
"""

from __future__ import annotations

import pytest

from tests.play.racks import BOTH, EAST_5M, POOR, POOR_S, SIX_REPLACED, SIX_SEASONS, WITHOUT_M1, six_seasons, with_rack
from tests.play_helpers import E, N, S, SeatedMatch, W, tile
from windroos.play.model import events
from windroos.play.model.actions import Call
from windroos.play.model.view import Phase


@BOTH
def test_the_hand_is_a_draw_when_the_live_wall_is_up(id: str) -> None:
    """Hong Kong p. 24, second variant; rules 14, 44 and 58: eighteen and fourteen tiles stay, whatever was replaced."""
    table = SeatedMatch(id, with_rack(E, "1111m 258p 369s 1234z", WITHOUT_M1)).play("E kong 1m; E 4z")
    dead = table.state.conduct.dead
    assert dead == {"hongkong": 18, "nmv144": 14}[id]
    while table.live or table.state.table.phase == Phase.DISCARD:
        table.idle(1)
    table.passes()
    assert (table.ended.reason, table.ended.winner, set(table.ended.net)) == ("draw", -1, {0})
    assert table.state.table.front + table.state.table.back == 144 - dead
    assert table.state.table.match.seats[0] == 0, "East stays"


@BOTH
def test_who_forgets_the_replacement_tile_has_a_dead_hand_and_nobody_says_so(id: str) -> None:
    """Hong Kong p. 9, 23, 33 and 38; rules 25 and 46: play goes on, and only the end tells."""
    racks = with_rack(E, "1111m 258p 369s 123z 5z", WITHOUT_M1)
    table = SeatedMatch(id, racks, strict=True).play("E kong 1m")
    table.passes()
    told = len(table.steps)
    table.play("E 5z")
    assert [step.public for step in table.steps[told:] if step.public] == [events.Discarded(E, tile("5z"))]
    assert table.view(E).own.dead
    assert table.view(S).own == table.view(S).own._replace(dead=False)
    table.idle(4)
    assert table.view(E).own.dead
    while table.is_on:
        table.idle(1).passes()
    assert table.ended.dead == 1 << E


@BOTH
@pytest.mark.parametrize("moves", ["S draw; S draw; S 1z", "S 1z"])
def test_too_many_and_too_few_tiles_are_a_dead_hand_too(id: str, moves: str) -> None:
    """Hong Kong p. 23 and 25 (no discard before drawing); rule 46. A friendly table lets nobody do either."""
    table = SeatedMatch(id, POOR, strict=True).play("E 4z").passes().play(moves)
    assert table.view(S).own.dead
    friendly = SeatedMatch(id, POOR).play("E 4z").passes()
    assert friendly.refused("S draw") == "drawn_already"


def test_rule_46_a_dead_hand_may_not_claim_and_is_worth_nothing() -> None:
    """South discards without drawing, and could pung and win with the tile that West discards."""
    racks = (EAST_5M.replace("5m", "8m"), "55m 123p 456p 777s 79s", "5m 369p 36s 123z 57z 22m", POOR_S)
    table = SeatedMatch("nmv144", racks, strict=True).play("E 8m; S pass; W pass; N pass; S 9s; W pass; N pass; E pass")
    assert table.view(S).own.dead
    table.play("W draw; W 5m")
    for move in ("S pung", "S mahjong", "S kong 7s"):
        assert not table.may(move)
    table.play("S pung; N pass; E pass")
    assert table.told(events.Voided) == [events.Voided(S, Call.PUNG, "dead_hand")]
    while table.is_on:
        table.idle(1).passes()
    assert table.ended.dead == 1 << S


def test_p33_a_dead_hand_wins_with_seven_seasons_only() -> None:
    """p. 23 and 33: not with anything else."""
    table = SeatedMatch("hongkong", with_rack(S, SIX_SEASONS), "1z 1z 2z g3", SIX_REPLACED, strict=True)
    table.play("E 4z").passes().play("S 9s").idle(3).passes()
    assert table.view(S).own.dead, "he did not draw"
    table.play("S draw; S seasons")
    assert (table.ended.winner, table.ended.scores[S], table.ended.dead) == (S, 3, 1 << S)


def test_p33_a_turn_later_is_too_late() -> None:
    table = six_seasons(strict=False).play("S 9s").idle(3).passes()
    assert table.state.table.turn == S
    assert table.refused("S seasons") == "no_seasons"


@BOTH
def test_a_complete_hand_wins_only_when_mahjong_is_said(id: str) -> None:
    """Hong Kong p. 23: tiles knocked over are no mahjong; rules 18 and 48. All racks are shown, and counted."""
    racks = with_rack(E, "123m 456m 789m 123p 55z")
    table = SeatedMatch(id, racks)
    assert table.may("E mahjong")
    table.play("E 5z")
    assert table.is_on
    table = SeatedMatch(id, racks).play("E mahjong")
    assert (table.ended.reason, table.ended.winner, len(table.ended.racks)) == ("mahjong", E, 4)
    assert sum(table.ended.net) == 0 < table.ended.net[E]
    assert table.ended.racks[1:] == tuple(table.rack(seat) for seat in (S, W, N))


def test_rule_50_a_wrong_call_is_a_dead_hand_and_play_goes_on() -> None:
    table = SeatedMatch("nmv144", POOR, strict=True).play("E mahjong")
    assert table.told(events.CalledFalsely) == [events.CalledFalsely(E, "invalid", -1)]
    assert table.view(E).own.dead
    assert table.is_on
    assert table.play("E 4z").refused("E mahjong") == "dead_hand"


@pytest.mark.parametrize(
    ("moves", "net"),
    [("E mahjong", (-192, 64, 64, 64)), ("E 4z; S mahjong; W pass; N pass", (64, -128, 32, 32))],
)
def test_p23_a_false_mahjong_is_paid_and_ends_the_hand(moves: str, net: tuple[int, ...]) -> None:
    table = SeatedMatch("hongkong", POOR, strict=True).play(moves)
    assert (table.ended.reason, table.ended.net) == ("false", net)


def test_p23_too_few_fan_are_a_false_mahjong_too() -> None:
    """The pung of dragons is one fan; there is an open set and a season of another wind."""
    racks = ("5z 149p 28s 12344z 66z 9m", "46m 123p 456p 55z 77s f1", "5m 369m 36p 369s 123z 8s")
    table = SeatedMatch("hongkong", racks, loose="9s", strict=True)
    table.play("E 5z; S pung; S 9s").passes().play("W draw; W 5m; E pass; N pass; S mahjong")
    assert table.told(events.CalledFalsely) == [events.CalledFalsely(S, "minimum", W)]
    assert table.ended.net == (32, -128, 64, 32)
