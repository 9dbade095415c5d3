"""Hong Kong (Fu Hing) and Mah Jong in 144 regels: the sentences of the books about play, held against the referee.

Pages are those of the Hong Kong booklet, rules those of the 144 rules.
"""

from __future__ import annotations

import pytest

from tests.play_helpers import E, N, S, Sitting, W, tile
from windroos.play import events as e
from windroos.play import legal
from windroos.play.actions import Call, Keep, Mahjong
from windroos.play.view import Phase

POOR = ("147m 258p 369s 1234z 4z", "258m 147p 369s 1234z", "369m 258p 147s 567z 1z", "147m 369p 258s 567z 2z")
"""Racks with which nobody can do much; East's has fourteen tiles."""
SIX_SEASONS = "f1 f2 f3 f4 g1 g2 147m 25p 39s"
SIX_REPLACED = "5z 5z 6z 6z 7z 7z"


WITHOUT_M1 = ("478m 258p 369s 1234z 4z", "258m 147p 369s 1234z", "369m 258p 147s 567z 1z", "479m 369p 258s 567z 2z")


def with_rack(seat: int, rack: str, racks: tuple[str, ...] = POOR) -> tuple[str, ...]:
    return (*racks[:seat], rack, *racks[seat + 1 :])


# --- Hong Kong: seven seasons ------------------------------------------------------------------------------------


def six_seasons(strict: bool) -> Sitting:
    """South has six seasons, has discarded once, and draws the seventh."""
    racks = with_rack(S, SIX_SEASONS)
    table = Sitting("hongkong", racks, "1z 1z 2z 2z g3", SIX_REPLACED + " 1m", strict=strict)
    table.play("E 4z").idle(4).passes()
    return table.play("S draw") if strict else table


def test_p18_seven_seasons_are_mahjong_at_the_moment_of_drawing() -> None:
    table = six_seasons(strict=False).play("S seasons")
    assert (table.ended.winner, table.ended.scores, table.ended.net) == (S, (0, 3, 0, 0), (-8, 24, -8, -8))


def test_p18_also_before_the_replacement_tile_is_taken() -> None:
    table = six_seasons(strict=True)
    assert table.state.table.owed[S] == 1
    table.play("S seasons")
    assert (table.ended.reason, table.ended.winner) == ("mahjong", S)


@pytest.mark.parametrize("strict", [False, True])
def test_p18_also_with_the_last_tile_of_the_wall(strict: bool) -> None:
    """There is no replacement tile then; who does not want it ends the hand in a draw."""
    table = Sitting("hongkong", with_rack(N, SIX_SEASONS), loose=SIX_REPLACED, last="g3", strict=strict)
    while table.live > 1 or table.state.table.phase == Phase.DISCARD:
        table.idle(1).passes()
    table.play("N draw")
    assert table.live == 0
    assert [type(one) for one in legal.options(table.view(N))] == [Mahjong, Keep]
    table.play("N seasons")
    assert (table.ended.reason, table.ended.winner) == ("mahjong", N)


# --- Hong Kong: what was passed ----------------------------------------------------------------------------------

WAITS_FOR_5M = "46m 123p 456p 789p 77z"


def passed_by_north(strict: bool = False, passed_claim: str = "both") -> Sitting:
    """East discards a 5 with which North could win; he passes, and South, next in turn, has another."""
    racks = ("5m 149p 28s 12344z 66z 9m", "5m 258s 147p 12z 56z 9s 5z", "5m 369s 258p 12z 6z 1s 3s 1m", WAITS_FOR_5M)
    table = Sitting("hongkong", racks, "3z 9m", strict=strict, passed_claim=passed_claim)
    assert table.play("E 5m").may("N mahjong")
    table.passes()
    return table.play("S draw") if strict else table


def test_p11_who_passed_a_mahjong_may_not_have_that_tile_before_his_next_turn() -> None:
    table = passed_by_north().play("S 5m")
    assert table.state.table.turn == W, "nobody was asked"
    table.idle(4).play("W 5m")
    assert table.may("N mahjong"), "he had a turn"


def test_p23_a_passed_tile_called_all_the_same_is_no_false_mahjong() -> None:
    table = passed_by_north(strict=True).play("S 5m")
    assert not table.may("N mahjong")
    table.play("W pass; E pass; N mahjong")
    assert table.told(e.Voided) == [e.Voided(N, Call.MAHJONG, "passed")]
    assert not table.told(e.CalledFalsely)
    assert not table.view(N).own.dead
    assert table.state.table.phase == Phase.DRAW


def test_p11_who_says_chow_to_a_tile_that_wins_passed_the_mahjong() -> None:
    """West's pung goes before the chow, and the fourth tile of the kind comes before South's turn."""
    racks = ("5m 149p 28s 12344z 66z 9m", WAITS_FOR_5M, "55m 369s 258p 12z 6z 1s 3s", "5m 258s 147p 12z 56z 9s 5z")
    table = Sitting("hongkong", racks).play("E 5m; S chow 4m; W pung; W 1s")
    table.play("N 5m")
    assert table.view(S).own.blocked >> tile("5m") & 1
    assert table.state.table.turn == E, "South was not asked"


# --- 144 rules: kongs out of turn, and the tiles that replace them -----------------------------------------------


def test_rule_41_a_kong_before_drawing_does_not_take_the_place_of_the_draw() -> None:
    racks = ("47m 258p 69s 12334z 44z", "1111m 258p 369s 122z")
    table = Sitting("nmv144", racks, strict=True).play("E 4z").passes().play("S kong 1m; S replace")
    assert table.state.table.phase == Phase.DRAW
    assert table.may("S draw")
    table.play("S draw")
    assert table.state.table.counts[S] + 3 * len(table.state.table.melds[S]) == 14


@pytest.mark.parametrize("who", [S, N])
def test_rule_44_a_kong_that_takes_the_last_tile_ends_the_hand(who: int) -> None:
    """South is about to draw it; he or another gets it as a replacement tile, and the last fourteen are never taken."""
    table = Sitting("nmv144", with_rack(who, "1111m 258p 369s 122z", WITHOUT_M1), strict=True)
    while table.live > 1:
        table.idle(1)
    table.passes()
    seat = "ESWN"[who]
    assert (table.state.table.phase, table.state.table.turn, table.live) == (Phase.DRAW, S, 1)
    table.play(f"{seat} kong 1m; {seat} replace")
    assert (table.ended.reason, table.ended.net) == ("draw", (0, 0, 0, 0))


def test_rule_41_a_kong_out_of_turn_leaves_the_other_answers_as_they_are() -> None:
    racks = ("3478m 568p 69s 12355z", "33m 5s 1478p 127m 12z 9s", "55s 678s 367p 2899m 7z", "1111s 2222p 369s 57z")
    table = Sitting("nmv144", racks, strict=True).play("E 3m; S pung; N kong 1s; N replace")
    assert table.view(S).own.answer == Call.PUNG
    assert legal.options(table.view(S)) == ()
    table.play("W pass; N pass")
    assert table.told(e.Melded)[0].seat == S


def test_rule_41_who_claims_a_tile_first_waits_for_it() -> None:
    """Else a kong could take the tiles of a claim that was made: even a mahjong would be false."""
    racks = ("37m 258p 69s 233z 99m 56z", "1111z 33m 1478p 127m")
    table = Sitting("nmv144", racks, strict=True).play("E 3m; S pung")
    assert table.refused("S kong 1z") == "answered"


def test_rule_43_a_tile_of_the_wall_is_no_replacement_tile() -> None:
    """South kongs out of turn, draws from the wall, kongs again: the tile of the wall may still be discarded."""
    racks = ("47m 58p 69s 12334z 44z 6p", "1111m 2222p 369s 12z")
    table = Sitting("nmv144", racks, "9m", "1s 3m 4m").play("S kong 1m; E 4z").passes()
    assert table.view(S).own.drawn == tile("9m")
    table.play("S kong 2p")
    assert table.may("S 9m")


@pytest.mark.parametrize(("draws", "loose"), [("f1", "9m 5z"), ("3p", "9m 5z")])
def test_rule_43_a_replacement_tile_on_the_rack_is_accepted(draws: str, loose: str) -> None:
    """After a season as after a kong: who then declares (another) kong may not discard it in this turn."""
    racks = ("47m 58p 69s 12334z 44z 6p", "1111m 3338p 369s 1z 2s")
    table = Sitting("nmv144", racks, draws, loose).play("E 4z").passes()
    if draws == "3p":
        table.play("S kong 3p")
    assert table.may("S 9m")
    table.play("S kong 1m")
    assert table.refused("S 9m") == "accepted"
    assert table.may("S 5z")
    table.play("S 8p").idle(3).passes()
    assert table.may("S 9m"), "in his next turn he may"
