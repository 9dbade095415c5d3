"""Turns, claims and kongs by Hong Kong and the 144 rules: their sentences held against the referee.

Pages are those of the Hong Kong booklet, rules those of the 144 rules.
"""

from __future__ import annotations

import pytest

from tests.play.racks import BOTH, EAST_5M, POOR, POOR_S, PUNG_5M
from tests.play_helpers import E, N, S, SeatedMatch, W, tile
from windroos.hands import FACE_DOWN
from windroos.play.model import events
from windroos.play.model.actions import Draw, Kong
from windroos.play.model.view import Phase
from windroos.play.model.wall import draw_order, loose_order
from windroos.play.rules import legal, winning
from windroos.play.rules.legal import IllegalAction

CHOW_5M = "46m 258p 147s 123z 57z"
KONG_5M = "555m 369p 369s 12z 57z"
WINS_5M = "46m 123p 456p 789p 77z"


@BOTH
def test_east_discards_first_and_play_goes_on_to_the_right(id: str) -> None:
    """Hong Kong p. 4, 6 and 7; rules 27, 30 and 31: thirteen tiles for everyone but who is in turn."""
    table = SeatedMatch(id, POOR)
    assert table.state.table.counts == (14, 13, 13, 13)
    assert table.refused("S 1z") == "not_your_turn"
    table.play("E 4z")
    assert table.told(events.Discarded) == [events.Discarded(E, tile("4z"))], "everyone is told which tile it is"
    for seat in (S, W, N, E, S):
        table.passes()
        before = table.state.wall[draw_order(table.state.conduct)[table.state.table.front - 1]]
        assert (table.state.table.turn, table.state.own[seat].drawn) == (seat, before)
        assert [count - 13 for count in table.state.table.counts].count(0) == 3
        table.idle(1)


@BOTH
def test_a_discard_is_for_pung_kong_chow_or_mahjong(id: str) -> None:
    """Hong Kong p. 9 and 10; rule 28. The set lies open at once, and a tile is discarded for it."""
    for rack, call, size, drawn in ((PUNG_5M, "pung", 3, 0), (KONG_5M, "kong", 4, 1)):
        table = SeatedMatch(id, (EAST_5M, POOR_S, rack)).play(f"E 5m; W {call}")
        (meld,) = table.state.table.melds[W]
        assert (meld.kind, meld.open, len(meld.tiles())) == (call, True, size)
        assert table.told(events.Drew)[-drawn:] == [events.Drew(W, loose=True)] * drawn or not drawn
        assert table.state.table.back == drawn, "a kong brings a tile of the dead wall, a pung none"
        table.play("W 3p")
        assert table.state.table.counts[W] + 3 == 13
    chow = SeatedMatch(id, (EAST_5M, CHOW_5M)).play("E 5m; S chow 4m; S 2p")
    assert chow.state.table.melds[S][0].open
    won = SeatedMatch(id, (EAST_5M, CHOW_5M, "", WINS_5M)).play("E 5m; S pass; N mahjong")
    assert (won.ended.reason, won.ended.winner) == ("mahjong", N)


@BOTH
def test_a_chow_only_of_the_player_on_the_left(id: str) -> None:
    """Hong Kong p. 10; rules 28 and 33."""
    table = SeatedMatch(id, (EAST_5M, CHOW_5M, CHOW_5M.replace("258p", "369p"), PUNG_5M.replace("369p", "147p")))
    table.play("E 5m")
    assert table.may("S chow 4m")
    assert not table.may("W chow 4m")
    table.play("N pass")
    assert table.refused("W chow 4m") == "chow_not_next"


@BOTH
def test_pung_before_chow_and_mahjong_before_all(id: str) -> None:
    """Hong Kong p. 10; rule 29, first and second. Whoever speaks first."""
    racks = (EAST_5M, CHOW_5M, PUNG_5M, WINS_5M)
    table = SeatedMatch(id, racks).play("E 5m; S chow 4m; W pung; N pass")
    assert table.told(events.Melded)[-1].seat == W
    table = SeatedMatch(id, racks).play("E 5m; N mahjong; W pung; S chow 4m")
    assert (table.ended.winner, table.told(events.Melded)) == (N, [])
    kong = (EAST_5M, CHOW_5M, KONG_5M)
    assert SeatedMatch(id, kong).play("E 5m; S chow 4m; W kong").told(events.Melded)[-1].seat == W


@BOTH
def test_a_pung_may_skip_players_and_the_next_is_on_its_right(id: str) -> None:
    """Hong Kong p. 10; rules 30 and 33."""
    table = SeatedMatch(id, (EAST_5M, POOR_S, PUNG_5M)).play("E 5m; W pung; W 3p").passes()
    assert table.state.table.turn == N


@BOTH
def test_only_the_last_discard_may_be_claimed(id: str) -> None:
    """Hong Kong p. 7 and 10; rule 32, third."""
    table = SeatedMatch(id, (EAST_5M, POOR_S, PUNG_5M, "88p 147m 258s 1z 5z 67z 22m"), "8p")
    table.play("E 5m; W pass; S 8p")
    assert table.may("N pung")
    assert table.refused("W pung") in ("no_pung", "nothing_to_claim")
    table.play("N pass")
    assert table.refused("W pung") == "nothing_to_claim"


@BOTH
def test_nothing_is_claimed_for_a_pair_and_no_discard_is_added_to_a_pung(id: str) -> None:
    """Hong Kong p. 9 (the pair is made on the rack) and p. 11; the three ways to make a kong."""
    racks = (EAST_5M, POOR_S, PUNG_5M, "5m 147p 258s 67z 29m 3s 1z")
    table = SeatedMatch(id, racks).play("E 5m; W pung; W 3p").passes()
    table.play("N 5m")
    assert table.state.table.turn == E, "West has a pung of it, and was not asked"
    assert table.state.table.melds[W][0].kind == "pung"


@BOTH
def test_nothing_is_an_obligation(id: str) -> None:
    """Hong Kong p. 9 and 11; rules 26 and 28: a kong, a claim, even a mahjong may be left; a set may be broken."""
    table = SeatedMatch(id, (EAST_5M, "1111m 258p 369s 12z 4z", PUNG_5M, WINS_5M), "9m")
    table.play("E 5m; W pass; N pass")
    assert table.state.table.turn == S
    assert table.may("S kong 1m")
    table.play("S 1m")
    assert table.view(S).own.rack.count(tile("1m")) == 3


@BOTH
def test_everyone_answers_before_the_next_tile_is_drawn(id: str) -> None:
    """Hong Kong p. 25 and rule 32: nobody loses his right because another draws quickly. Answers cannot be changed."""
    table = SeatedMatch(id, (EAST_5M, CHOW_5M, PUNG_5M), strict=True).play("E 5m; S pass; N pass")
    with pytest.raises(IllegalAction, match="turn"):
        table.game.do(Draw(S))
    assert table.refused("S pung") == "answered"
    table.play("W pung")
    assert table.state.table.turn == W


@BOTH
def test_who_may_claim_is_asked_even_when_time_is_up_he_passes(id: str) -> None:
    table = SeatedMatch(id, (EAST_5M, CHOW_5M, PUNG_5M)).play("E 5m; time")
    assert table.state.table.turn == S
    assert table.told(events.Melded) == []


@BOTH
def test_a_promoted_pung_may_be_robbed_at_once_and_never_later(id: str) -> None:
    """Hong Kong p. 15 and 19 (the tile counts as a discard); rules 39 and 47."""
    racks = ("5m 149p 28s 12344z 66z 9m", "55m 258p 147s 1235z 9s", "369m 369p 258s 1267z", WINS_5M)
    table = SeatedMatch(id, racks, "9s 9s 9s 5m").play("E 5m; S pung; S 9s").idle(3)
    assert table.state.table.turn == S, "he drew the fourth"
    table.play("S kong 5m")
    assert (table.state.table.phase, table.state.table.back) == (Phase.ROB, 0)
    table.play("N mahjong")
    assert table.told(events.Won) == [events.Won(N, tile("5m"), S, robbed=True)]
    assert [meld.kind for meld in table.state.table.melds[S]] == ["pung"]
    table = SeatedMatch(id, racks, "9s 9s 9s 5m").play("E 5m; S pung; S 9s").idle(3).play("S kong 5m; N pass")
    assert (table.state.table.melds[S][0].added, table.state.table.back) == (True, 1)
    assert table.refused("N mahjong") in ("not_your_turn", "nothing_to_claim")


@BOTH
def test_a_concealed_kong_is_announced_replaced_and_followed_by_a_discard(id: str) -> None:
    """Hong Kong p. 9 and 33; rules 25 and 40. Its replacement tile comes from the dead wall."""
    table = SeatedMatch(id, ("1111m 258p 369s 1234z",), loose="9m").play("E kong 1m")
    assert [(one.seat, one.meld.open) for one in table.told(events.Konged)] == [(E, False)]
    assert table.state.own[E].drawn == tile("9m") == table.state.wall[loose_order(table.state.conduct)[0]]
    assert (table.state.table.turn, table.state.table.phase, table.state.table.counts[E]) == (E, Phase.DISCARD, 11)


@pytest.mark.parametrize(("id", "seen"), [("hongkong", tile("1m")), ("nmv144", FACE_DOWN)])
def test_two_tiles_of_a_concealed_kong_lie_face_up_or_none(id: str, seen: int) -> None:
    """Hong Kong p. 9 and 15; rule 40: "wel gemeld, maar niet zichtbaar gemaakt". In the end all is shown."""
    table = SeatedMatch(id, ("1111m 258p 369s 1234z",)).play("E kong 1m")
    assert table.told(events.Konged)[0].meld.tile == seen
    assert table.view(S).table.melds[E][0].tile == seen
    assert table.view(E).melds[0].tile == tile("1m")
    while table.is_on:
        table.idle(1).passes()
    assert table.state.table.melds[E][0].tile == tile("1m")


@BOTH
def test_a_season_is_laid_out_at_once_and_replaced(id: str) -> None:
    """Hong Kong p. 7 and 8; rule 42: none is ever on a rack, and the one that comes in its place is replaced too."""
    table = SeatedMatch(id, POOR, "f1", "g2 9m").play("E 4z").passes()
    assert table.state.table.bonus[S] == (tile("f1"), tile("g2"))
    assert table.state.own[S].drawn == tile("9m")
    assert max(map(max, (table.rack(seat) for seat in range(4)))) < tile("f1")


ORPHANS_WAIT = "19m 19p 19s 123457z 7z"


def test_p10_of_several_mahjongs_the_first_in_turn_wins_but_for_thirteen_orphans() -> None:
    """Also p. 5 and 21; with a dragon that all three may want."""
    pair = "123m 456m 123p 456p 6z"
    racks = ("6z 29m 37p 48s 12234z 7m 8p", pair, ORPHANS_WAIT, pair.replace("p", "s"))
    table = SeatedMatch("hongkong", racks).play("E 6z; N mahjong; S mahjong; W pass")
    assert table.ended.winner == S
    table = SeatedMatch("hongkong", racks).play("E 6z; N mahjong; S mahjong; W mahjong")
    assert table.ended.winner == W


def test_p15_thirteen_orphans_rob_even_a_concealed_kong() -> None:
    """p. 15, 19 and 21; who made it pays as for a discard. Nobody else may."""
    racks = ("6666z 29m 37p 48s 123z 8p", "123m 456m 123p 456p 9s", ORPHANS_WAIT, "258m 258p 258s 445z 5s")
    table = SeatedMatch("hongkong", racks).play("E kong 6z")
    assert table.state.table.phase == Phase.ROB
    assert table.state.pending == 1 << W
    table.play("W mahjong")
    assert table.ended.net == (-128, -64, 256, -64)


PAIR, PUNG, CHOW = "333m 666m 333s 666s 5p", "111s 444s 777s 55p 22z", "111m 444m 777m 46p 11z"
PAIRS = "1122m 2299s 66z 77z 5p"


@pytest.mark.parametrize(
    ("west", "north", "east", "winner"),
    [
        (CHOW, PUNG, PAIR, E),
        (CHOW, PUNG, "147m 258p 369s 1234z", N),
        (PAIR, "147m 258p 36s 34567z", PAIR.replace("333m 666m", "888m 999m").replace("333s 666s", "888s 999s"), W),
        (PAIR, "147m 28p 369s 34567z", PAIRS, E),
    ],
)
def test_rule_29_special_before_ordinary_then_pair_pung_chow_then_turn(
    west: str, north: str, east: str, winner: int
) -> None:
    """South discards 5p. Seven pairs, a special formation, go before any four sets and a pair."""
    table = SeatedMatch("nmv144", (f"{east} 9s", "", west, north), "5p").play("E 9s; S 5p")
    for seat in "EWN":
        if table.is_on and table.may(f"{seat} mahjong"):
            table.play(f"{seat} mahjong")
    assert table.ended.winner == winner


@pytest.mark.parametrize(
    ("rack", "loose", "moves", "fan"),
    [
        ("1111m 222p 345s 66s 78p", "2p 9p", "E kong 1m; E kong 2p", 6),
        ("1111m 2222p 345s 66s 7p", "8p 9p", "E kong 1m; E kong 2p", 4),
        ("1111m 2222p 345s 66s 7p", "f2 8p 9p", "E kong 1m; E kong 2p", 3),
        ("1111m 222p 345s 66s 78p", "f2 9p", "E kong 1m", 2),
        ("1111m 222p 345s 66s 78p", "9p", "E kong 1m", 4),
    ],
)
def test_p19_kong_on_kong_takes_the_tile_that_replaced_the_first(rack: str, loose: str, moves: str, fan: int) -> None:
    """Else it is a mahjong after a kong (2), and after a flower self-drawn (1); concealed 1, no seasons 1."""
    table = SeatedMatch("hongkong", (rack,), loose=loose).play(moves).play("E mahjong")
    assert table.ended.scores[E] == fan


@BOTH
def test_the_last_discard_is_for_mahjong_only(id: str) -> None:
    """Hong Kong p. 22 and 35; rule 68, note 2."""
    east = EAST_5M.replace("28s", "19s")
    table = SeatedMatch(id, (east, POOR_S, PUNG_5M, WINS_5M), last="5m")
    while table.live > 1 or (table.live and table.state.table.phase == Phase.DISCARD):
        table.idle(1).passes()
    if table.state.table.phase == Phase.DRAW:
        table.play("S draw")
    table.play("S 5m")
    assert table.refused("W pung") == "last_discard"
    found = winning.claimed(table.view(N))
    assert found is not None
    assert "laatste_steen" in [line.entry.id for line in found.lines]
    assert table.play("N mahjong").ended.winner == N


def test_p33_a_kong_only_in_ones_own_turn() -> None:
    """And after drawing, not with a claim; in the 144 rules at any moment (rule 41) and after a claim too."""
    racks = ("5m 149p 28s 12344z 66z 9m", "9999s 55m 47m 258p 12z", POOR[W])
    for id, turn, claim in (("hongkong", "not_your_turn", "kong_after_claim"), ("nmv144", None, None)):
        table = SeatedMatch(id, racks)
        assert legal.why_not(table.view(S), Kong(S, tile("9s"))) == turn
        table.play("E 5m; S pung")
        assert legal.why_not(table.view(S), Kong(S, tile("9s"))) == claim


def test_rule_93_sets_may_be_claimed_on_the_way_to_an_open_formation() -> None:
    """Jade, with a pung that was claimed."""
    racks = ("2s 8s 149p 12344z 5z 9m 77z", "22s 333s 444s 88s 66z 9p", POOR[W], POOR[N].replace("258s", "159s"))
    table = SeatedMatch("nmv144", racks, "? 1z").play("E 2s; S pung; S 9p").idle(2).play("E 8s; S mahjong")
    assert (table.ended.winner, table.ended.special > 0) == (S, True)
