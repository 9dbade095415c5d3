"""Hong Kong (Fu Hing): what its booklet says of play and nobody else does, held against the referee.

Pages are those of the booklet.
"""

from __future__ import annotations

import pytest

from tests.play.racks import (
    EAST_5M,
    POOR,
    POOR_S,
    PUNG_5M,
    SIX_REPLACED,
    SIX_SEASONS,
    WITHOUT_M1,
    six_seasons,
    with_rack,
)
from tests.play_helpers import E, N, S, SeatedMatch, W, tile
from windroos.play.model import events
from windroos.play.model.actions import Call, Keep, Mahjong
from windroos.play.model.view import Phase
from windroos.play.model.wall import stacks
from windroos.play.rules.options import options
from windroos.tiles import symbol


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
    table = SeatedMatch("hongkong", with_rack(N, SIX_SEASONS), loose=SIX_REPLACED, last="g3", strict=strict)
    while table.live > 1 or table.state.table.phase == Phase.DISCARD:
        table.idle(1).passes()
    table.play("N draw")
    assert table.live == 0
    assert [type(one) for one in options(table.view(N))] == [Mahjong, Keep]
    table.play("N seasons")
    assert (table.ended.reason, table.ended.winner) == ("mahjong", N)


def test_p18_seven_seasons_of_the_deal_are_claimed_in_the_first_turn_before_anything_else() -> None:
    racks = ("f1 f2 f3 f4 g1 g2 g3 1111m 25p 3s", *WITHOUT_M1[1:])
    table = SeatedMatch("hongkong", racks, loose=SIX_REPLACED + " 9s 9p")
    assert table.may("E seasons")
    table.play("E kong 1m")
    assert table.refused("E seasons") == "no_seasons"


WAITS_FOR_5M = "46m 123p 456p 789p 77z"


def passed_by_north(strict: bool = False, passed_claim: str = "both") -> SeatedMatch:
    """East discards a 5 with which North could win; he passes, and South, next in turn, has another."""
    racks = ("5m 149p 28s 12344z 66z 9m", "5m 258s 147p 12z 56z 9s 5z", "5m 369s 258p 12z 6z 1s 3s 1m", WAITS_FOR_5M)
    table = SeatedMatch("hongkong", racks, "3z 9m", strict=strict, passed_claim=passed_claim)
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
    assert table.told(events.Voided) == [events.Voided(N, Call.MAHJONG, "passed")]
    assert not table.told(events.CalledFalsely)
    assert not table.view(N).own.dead
    assert table.state.table.phase == Phase.DRAW


def test_p11_who_says_chow_to_a_tile_that_wins_passed_the_mahjong() -> None:
    """West's pung goes before the chow, and the fourth tile of the kind comes before South's turn."""
    racks = ("5m 149p 28s 12344z 66z 9m", WAITS_FOR_5M, "55m 369s 258p 12z 6z 1s 3s", "5m 258s 147p 12z 56z 9s 5z")
    table = SeatedMatch("hongkong", racks).play("E 5m; S chow 4m; W pung; W 1s")
    table.play("N 5m")
    assert table.view(S).own.blocked >> tile("5m") & 1
    assert table.state.table.turn == E, "South was not asked"


@pytest.mark.parametrize(("passed_claim", "may"), [("both", False), ("mahjong", False), ("off", True)])
def test_p11_the_option_of_the_passed_tile(passed_claim: str, may: bool) -> None:
    table = passed_by_north(passed_claim=passed_claim).play("S 5m")
    assert table.may("N mahjong") == may


@pytest.mark.parametrize(("passed_claim", "may"), [("both", False), ("mahjong", True), ("off", True)])
def test_p11_a_passed_pung_blocks_the_pung_of_that_tile(passed_claim: str, may: bool) -> None:
    racks = ("5m 149p 28s 12344z 66z 9m", "5m 28m 258s 147p 12z 56z", "369m 369p 369s 1237z", "55m 28p 147s 123z 577z")
    table = SeatedMatch("hongkong", racks, passed_claim=passed_claim).play("E 5m")
    assert table.may("N pung")
    table.play("N pass; S 5m")
    assert table.may("N pung") == may


@pytest.mark.parametrize(("id", "before", "after"), [("hongkong", 0, 0), ("nmv144", 2, 1)])
def test_p7_no_tile_lies_on_the_dead_wall(id: str, before: int, after: int) -> None:
    """In the 144 rules the two loose tiles do lie there (rules 13 and 16)."""
    table = SeatedMatch(id, with_rack(E, "1111m 258p 369s 1234z", WITHOUT_M1))

    def raised() -> int:
        sides = stacks(table.state.conduct, table.state.table)
        return sum(stack.raised for side in sides for stack in side)

    assert raised() == before
    table.play("E kong 1m")
    assert raised() == after


def test_p24_two_lengths_of_the_live_wall() -> None:
    """Eighteen tiles stay and the 7-5 rule holds, or all are played without that rule."""
    short, whole = SeatedMatch("hongkong", POOR), SeatedMatch("hongkong", POOR, live_wall="all")
    assert (short.live, whole.live) == (144 - 53 - 18, 144 - 53)
    assert (short.state.conduct.seven_five, whole.state.conduct.seven_five) == (True, False)


def last_tile(drawn: str, rack: str, how: str) -> SeatedMatch:
    """South draws the last tile, the moon announced or not."""
    table = SeatedMatch("hongkong", with_rack(S, rack), last=drawn)
    while table.live > 1 or table.state.table.phase == Phase.DISCARD:
        table.idle(1).passes()
    return table.play(f"S {how}")


def test_p24_who_draws_the_last_tile_need_not_discard() -> None:
    table = last_tile("9s", POOR[S], "draw")
    assert table.may("S keep")
    assert table.may("S 9s")
    assert table.play("S keep").ended.reason == "draw"


NEEDS_1P = "23p 123m 456m 789m 99s"


@pytest.mark.parametrize(("how", "shown", "fan"), [("moon", [tile("1p")], 6), ("draw", [], 5)])
def test_p23_the_moon_is_announced_when_the_last_tile_is_drawn(how: str, shown: list[int], fan: int) -> None:
    """Six fan, and the tile is shown; unsaid it is the last tile and self-drawn, with concealed, chows, no seasons."""
    table = last_tile("1p", NEEDS_1P, how)
    assert [one.seat for one in table.told(events.MoonAnnounced)] == [S] * len(shown)
    assert [kind for one in table.told(events.TilesShown) for kind in one.tiles] == shown
    assert table.play("S mahjong").ended.scores[S] == fan


def test_p23_the_moon_is_no_moon_before_the_last_tile() -> None:
    table = SeatedMatch("hongkong", with_rack(S, NEEDS_1P), strict=True).play("E 4z").passes()
    assert not table.may("S moon")
    table.play("S moon")
    assert table.told(events.MoonAnnounced) == []


def dangerous(moves: str) -> SeatedMatch:
    """East gives South pungs of 2, 5 and 8 dots; with 7m gone South waits for 2 and 5 dots."""
    south, west, north = "22p 55p 88p 34p 99p 7m 8m 9s", "5p 147m 147s 123z 567z", "147m 58s 258m 1234z 5z"
    racks = ("258p 369m 369s 1234z 6z", south, west, north)
    table = SeatedMatch("hongkong", racks, "7z 7z ? 6z 6z ? 9m 9m")
    table.play("E 2p; S pung; S 9s").idle(2).play("E 5p; S pung; S 8m").idle(2).play("E 8p; S pung")
    assert table.told(events.Endangered) == [events.Endangered(S, "suit", 1, 1)]
    return table.play(moves)


def test_p13_and_28_dangerous_play_is_declared_and_who_feeds_it_pays_for_all() -> None:
    table = dangerous("S 7m; W 5p; S mahjong")
    assert (table.ended.winner, table.ended.liable, table.ended.net) == (S, W, (0, 128, -128, 0))
    assert [code for code, _ in table.ended.ruling] == ["fed", "safer"]


@pytest.mark.parametrize(("left", "giver", "liable"), [(7, W, -1), (6, N, N), (3, W, W)])
def test_p27_a_dragon_discarded_near_the_end_costs_the_whole_hand(left: int, giver: int, liable: int) -> None:
    """Of six tiles or less that are left in the live wall; the giver had other tiles."""
    racks = (
        "369m 47p 469s 1234z 67z",
        "111m 222p 333s 44z 55z",
        "258m 58p 58s 123z 67z 9p",
        "258m 58p 58s 123z 67z 9p",
    )
    table = SeatedMatch("hongkong", with_rack(giver, "258m 58p 58s 123z 67z 5z", racks))
    while (table.live, table.state.table.turn) != (left, giver):
        table.idle(1).passes()
    seat = "ESWN"[giver]
    table.play(f"{seat} 5z; S mahjong")
    assert table.ended.liable == liable
    assert [code for code, _ in table.ended.ruling] == (["seven", "safer"] if liable == giver else [])


def test_p26_thinking_time_and_two_time_outs() -> None:
    """5 to 8 seconds; a time-out may be asked for, at a discard too, or is imposed; after two the time is simply up."""
    table = SeatedMatch("hongkong", (EAST_5M, POOR_S, PUNG_5M), thinking_seconds=6)
    conduct = table.state.conduct
    assert (conduct.turn_seconds, conduct.claim_seconds, conduct.timeouts, conduct.timeout_seconds) == (6, 2, 2, 20)
    table.play("E 5m; W pause")
    assert table.told(events.Paused) == [events.Paused(W, 1)]
    table.play("W pung; time")
    assert table.told(events.Paused)[1:] == [events.Paused(W, 0)], "imposed"
    assert table.refused("W pause") == "no_timeouts"
    assert table.state.table.turn == W
    table.play("time")
    assert table.told(events.TimeWasUp) == [events.TimeWasUp(W)]
    assert table.state.table.counts[W] == 10


def test_rule_32_everyone_may_halt_the_game_as_often_as_he_likes() -> None:
    table = SeatedMatch("nmv144", (EAST_5M, POOR_S, PUNG_5M)).play("E 5m; N pause; N pause; N pause; W pung")
    assert table.told(events.Paused) == [events.Paused(N, -1)] * 3


def test_p25_three_players_have_all_tiles_and_three_walls() -> None:
    table = SeatedMatch("hongkong", players=3)
    conduct = table.state.conduct
    assert (conduct.seats, conduct.sides, conduct.stacks, len(conduct.tiles)) == (3, 3, 24, 144)
    table.play(f"E {symbol(table.rack(E)[0])}").passes()
    table.idle(2)
    table.passes()
    assert table.state.table.turn == E, "West is the last"


def test_p24_with_five_players_north_waits_and_the_newcomer_is_west() -> None:
    table = SeatedMatch("hongkong", with_rack(E, "123m 456m 789m 123p 55z"), players=5).play("E mahjong")
    assert (table.game.match.seats, table.game.match.dreamer) == ((1, 2, 4, 0), 3), "though East won"
