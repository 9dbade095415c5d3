"""Hong Kong (Fu Hing) and Mah Jong in 144 regels: the sentences of the books about play, held against the referee.

Pages are those of the Hong Kong booklet, rules those of the 144 rules.
"""

from __future__ import annotations

import pytest

from tests.play_helpers import E, N, S, Sitting, W, tile
from windroos.hands import FACE_DOWN
from windroos.play.model import events
from windroos.play.model.actions import Call, Discard, Draw, Keep, Kong, Mahjong
from windroos.play.model.view import Phase
from windroos.play.model.wall import draw_order, loose_order, stacks
from windroos.play.rules import legal, winning
from windroos.play.rules.legal import IllegalAction
from windroos.rules.rule import Part
from windroos.tiles import symbol

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


def test_p18_seven_seasons_of_the_deal_are_claimed_in_the_first_turn_before_anything_else() -> None:
    racks = ("f1 f2 f3 f4 g1 g2 g3 1111m 25p 3s", *WITHOUT_M1[1:])
    table = Sitting("hongkong", racks, loose=SIX_REPLACED + " 9s 9p")
    assert table.may("E seasons")
    table.play("E kong 1m")
    assert table.refused("E seasons") == "no_seasons"


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
    assert table.told(events.Voided) == [events.Voided(N, Call.MAHJONG, "passed")]
    assert not table.told(events.CalledFalsely)
    assert not table.view(N).own.dead
    assert table.state.table.phase == Phase.DRAW


def test_p11_who_says_chow_to_a_tile_that_wins_passed_the_mahjong() -> None:
    """West's pung goes before the chow, and the fourth tile of the kind comes before South's turn."""
    racks = ("5m 149p 28s 12344z 66z 9m", WAITS_FOR_5M, "55m 369s 258p 12z 6z 1s 3s", "5m 258s 147p 12z 56z 9s 5z")
    table = Sitting("hongkong", racks).play("E 5m; S chow 4m; W pung; W 1s")
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
    table = Sitting("hongkong", racks, passed_claim=passed_claim).play("E 5m")
    assert table.may("N pung")
    table.play("N pass; S 5m")
    assert table.may("N pung") == may


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


def fourth_with_the_last_tile(strict: bool, wins: str = "111m 444p 24s 777z 99p") -> Sitting:
    """South has an open pung of bamboo 3 and draws the fourth as the last tile, which North alone waits for."""
    racks = ("47m 258p 69s 1123z 4z 3s 8s", "33s 258m 147p 69s 123z", "369m 258p 17s 56z 123z", wins)
    table = Sitting("nmv144", racks, last="3s", strict=strict, flowers=False)
    table.play("E 3s; S pung").passes().play("S 1z; E pung").passes().play("E 4z").to_the_last()
    return table.play("S draw") if strict else table


@pytest.mark.parametrize("strict", [False, True])
def test_rule_68_the_last_tile_may_be_robbed_from_a_kong(strict: bool) -> None:
    """Cases 2, 3 and 5: it had to bear this name 2, it was the last before the draw 10, and robbed from a kong 10."""
    table = fourth_with_the_last_tile(strict)
    assert (table.state.table.turn, table.live, table.state.own[S].drawn) == (S, 0, tile("3s"))
    table.play("S kong 3s")
    assert table.state.table.phase == Phase.ROB
    found = winning.claimed(table.view(N))
    assert found is not None
    finishing = {line.entry.id: line.points for line in found.lines if line.entry.part == Part.FINISHING}
    assert finishing == {"enig_mogelijke_steen": 2, "laatste_steen": 10, "hoi_kong_roof": 10}
    table.play("N mahjong").passes()
    assert (table.ended.winner, table.told(events.Won)[0].robbed) == (N, True)


@pytest.mark.parametrize("strict", [False, True])
def test_rule_44_a_kong_with_the_last_tile_that_nobody_robs_ends_the_hand(strict: bool) -> None:
    """There is no replacement tile; the last fourteen are never taken."""
    table = fourth_with_the_last_tile(strict).play("S kong 3s").passes()
    assert (table.ended.reason, table.ended.net) == ("draw", (0, 0, 0, 0))
    assert table.state.table.back == 0


def test_rule_44_a_concealed_kong_cannot_be_made_with_the_last_tile() -> None:
    """Nobody robs it, and there is nothing to replace it with."""
    racks = ("47m 258p 69s 1123z 4z 5z 8s", "333s 258m 147p 69s 12z", "369m 258p 17s 56z 123z")
    table = Sitting("nmv144", racks, last="3s", flowers=False).play("E 4z").to_the_last()
    assert (table.state.table.turn, table.live, table.rack(S).count(tile("3s"))) == (S, 0, 4)
    assert table.refused("S kong 3s") == "no_replacement"


def test_rule_41_a_kong_out_of_turn_leaves_the_other_answers_as_they_are() -> None:
    racks = ("3478m 568p 69s 12355z", "33m 5s 1478p 127m 12z 9s", "55s 678s 367p 2899m 7z", "1111s 2222p 369s 57z")
    table = Sitting("nmv144", racks, strict=True).play("E 3m; S pung; N kong 1s; N replace")
    assert table.view(S).own.answer == Call.PUNG
    assert legal.options(table.view(S)) == ()
    table.play("W pass; N pass")
    assert table.told(events.Melded)[0].seat == S


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


# --- both books: turns and claims --------------------------------------------------------------------------------

BOTH = pytest.mark.parametrize("id", ["hongkong", "nmv144"])
EAST_5M = "5m 149p 28s 12344z 66z 9m"
POOR_S = "248m 147p 369s 123z 5z"
CHOW_5M = "46m 258p 147s 123z 57z"
PUNG_5M = "55m 369p 369s 123z 57z"
KONG_5M = "555m 369p 369s 12z 57z"
WINS_5M = "46m 123p 456p 789p 77z"


@BOTH
def test_east_discards_first_and_play_goes_on_to_the_right(id: str) -> None:
    """Hong Kong p. 4, 6 and 7; rules 27, 30 and 31: thirteen tiles for everyone but who is in turn."""
    table = Sitting(id, POOR)
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
        table = Sitting(id, (EAST_5M, POOR_S, rack)).play(f"E 5m; W {call}")
        (meld,) = table.state.table.melds[W]
        assert (meld.kind, meld.open, len(meld.tiles())) == (call, True, size)
        assert table.told(events.Drew)[-drawn:] == [events.Drew(W, loose=True)] * drawn or not drawn
        assert table.state.table.back == drawn, "a kong brings a tile of the dead wall, a pung none"
        table.play("W 3p")
        assert table.state.table.counts[W] + 3 == 13
    chow = Sitting(id, (EAST_5M, CHOW_5M)).play("E 5m; S chow 4m; S 2p")
    assert chow.state.table.melds[S][0].open
    won = Sitting(id, (EAST_5M, CHOW_5M, "", WINS_5M)).play("E 5m; S pass; N mahjong")
    assert (won.ended.reason, won.ended.winner) == ("mahjong", N)


@BOTH
def test_a_chow_only_of_the_player_on_the_left(id: str) -> None:
    """Hong Kong p. 10; rules 28 and 33."""
    table = Sitting(id, (EAST_5M, CHOW_5M, CHOW_5M.replace("258p", "369p"), PUNG_5M.replace("369p", "147p")))
    table.play("E 5m")
    assert table.may("S chow 4m")
    assert not table.may("W chow 4m")
    table.play("N pass")
    assert table.refused("W chow 4m") == "chow_not_next"


@BOTH
def test_pung_before_chow_and_mahjong_before_all(id: str) -> None:
    """Hong Kong p. 10; rule 29, first and second. Whoever speaks first."""
    racks = (EAST_5M, CHOW_5M, PUNG_5M, WINS_5M)
    table = Sitting(id, racks).play("E 5m; S chow 4m; W pung; N pass")
    assert table.told(events.Melded)[-1].seat == W
    table = Sitting(id, racks).play("E 5m; N mahjong; W pung; S chow 4m")
    assert (table.ended.winner, table.told(events.Melded)) == (N, [])
    kong = (EAST_5M, CHOW_5M, KONG_5M)
    assert Sitting(id, kong).play("E 5m; S chow 4m; W kong").told(events.Melded)[-1].seat == W


@BOTH
def test_a_pung_may_skip_players_and_the_next_is_on_its_right(id: str) -> None:
    """Hong Kong p. 10; rules 30 and 33."""
    table = Sitting(id, (EAST_5M, POOR_S, PUNG_5M)).play("E 5m; W pung; W 3p").passes()
    assert table.state.table.turn == N


@BOTH
def test_only_the_last_discard_may_be_claimed(id: str) -> None:
    """Hong Kong p. 7 and 10; rule 32, third."""
    table = Sitting(id, (EAST_5M, POOR_S, PUNG_5M, "88p 147m 258s 1z 5z 67z 22m"), "8p")
    table.play("E 5m; W pass; S 8p")
    assert table.may("N pung")
    assert table.refused("W pung") in ("no_pung", "nothing_to_claim")
    table.play("N pass")
    assert table.refused("W pung") == "nothing_to_claim"


@BOTH
def test_nothing_is_claimed_for_a_pair_and_no_discard_is_added_to_a_pung(id: str) -> None:
    """Hong Kong p. 9 (the pair is made on the rack) and p. 11; the three ways to make a kong."""
    racks = (EAST_5M, POOR_S, PUNG_5M, "5m 147p 258s 67z 29m 3s 1z")
    table = Sitting(id, racks).play("E 5m; W pung; W 3p").passes()
    table.play("N 5m")
    assert table.state.table.turn == E, "West has a pung of it, and was not asked"
    assert table.state.table.melds[W][0].kind == "pung"


@BOTH
def test_nothing_is_an_obligation(id: str) -> None:
    """Hong Kong p. 9 and 11; rules 26 and 28: a kong, a claim, even a mahjong may be left; a set may be broken."""
    table = Sitting(id, (EAST_5M, "1111m 258p 369s 12z 4z", PUNG_5M, WINS_5M), "9m")
    table.play("E 5m; W pass; N pass")
    assert table.state.table.turn == S
    assert table.may("S kong 1m")
    table.play("S 1m")
    assert table.view(S).own.rack.count(tile("1m")) == 3


@BOTH
def test_everyone_answers_before_the_next_tile_is_drawn(id: str) -> None:
    """Hong Kong p. 25 and rule 32: nobody loses his right because another draws quickly. Answers cannot be changed."""
    table = Sitting(id, (EAST_5M, CHOW_5M, PUNG_5M), strict=True).play("E 5m; S pass; N pass")
    with pytest.raises(IllegalAction, match="turn"):
        table.game.do(Draw(S))
    assert table.refused("S pung") == "answered"
    table.play("W pung")
    assert table.state.table.turn == W


@BOTH
def test_who_may_claim_is_asked_even_when_time_is_up_he_passes(id: str) -> None:
    table = Sitting(id, (EAST_5M, CHOW_5M, PUNG_5M)).play("E 5m; time")
    assert table.state.table.turn == S
    assert table.told(events.Melded) == []


# --- both books: kongs -------------------------------------------------------------------------------------------


@BOTH
def test_a_promoted_pung_may_be_robbed_at_once_and_never_later(id: str) -> None:
    """Hong Kong p. 15 and 19 (the tile counts as a discard); rules 39 and 47."""
    racks = ("5m 149p 28s 12344z 66z 9m", "55m 258p 147s 1235z 9s", "369m 369p 258s 1267z", WINS_5M)
    table = Sitting(id, racks, "9s 9s 9s 5m").play("E 5m; S pung; S 9s").idle(3)
    assert table.state.table.turn == S, "he drew the fourth"
    table.play("S kong 5m")
    assert (table.state.table.phase, table.state.table.back) == (Phase.ROB, 0)
    table.play("N mahjong")
    assert table.told(events.Won) == [events.Won(N, tile("5m"), S, robbed=True)]
    assert [meld.kind for meld in table.state.table.melds[S]] == ["pung"]
    table = Sitting(id, racks, "9s 9s 9s 5m").play("E 5m; S pung; S 9s").idle(3).play("S kong 5m; N pass")
    assert (table.state.table.melds[S][0].added, table.state.table.back) == (True, 1)
    assert table.refused("N mahjong") in ("not_your_turn", "nothing_to_claim")


@BOTH
def test_a_concealed_kong_is_announced_replaced_and_followed_by_a_discard(id: str) -> None:
    """Hong Kong p. 9 and 33; rules 25 and 40. Its replacement tile comes from the dead wall."""
    table = Sitting(id, ("1111m 258p 369s 1234z",), loose="9m").play("E kong 1m")
    assert [(one.seat, one.meld.open) for one in table.told(events.Konged)] == [(E, False)]
    assert table.state.own[E].drawn == tile("9m") == table.state.wall[loose_order(table.state.conduct)[0]]
    assert (table.state.table.turn, table.state.table.phase, table.state.table.counts[E]) == (E, Phase.DISCARD, 11)


@pytest.mark.parametrize(("id", "seen"), [("hongkong", tile("1m")), ("nmv144", FACE_DOWN)])
def test_two_tiles_of_a_concealed_kong_lie_face_up_or_none(id: str, seen: int) -> None:
    """Hong Kong p. 9 and 15; rule 40: "wel gemeld, maar niet zichtbaar gemaakt". In the end all is shown."""
    table = Sitting(id, ("1111m 258p 369s 1234z",)).play("E kong 1m")
    assert table.told(events.Konged)[0].meld.tile == seen
    assert table.view(S).table.melds[E][0].tile == seen
    assert table.view(E).melds[0].tile == tile("1m")
    while table.is_on:
        table.idle(1).passes()
    assert table.state.table.melds[E][0].tile == tile("1m")


@BOTH
def test_a_season_is_laid_out_at_once_and_replaced(id: str) -> None:
    """Hong Kong p. 7 and 8; rule 42: none is ever on a rack, and the one that comes in its place is replaced too."""
    table = Sitting(id, POOR, "f1", "g2 9m").play("E 4z").passes()
    assert table.state.table.bonus[S] == (tile("f1"), tile("g2"))
    assert table.state.own[S].drawn == tile("9m")
    assert max(map(max, (table.rack(seat) for seat in range(4)))) < tile("f1")


# --- both books: the end of the wall, and wrong numbers of tiles -------------------------------------------------


@BOTH
def test_the_hand_is_a_draw_when_the_live_wall_is_up(id: str) -> None:
    """Hong Kong p. 24, second variant; rules 14, 44 and 58: eighteen and fourteen tiles stay, whatever was replaced."""
    table = Sitting(id, with_rack(E, "1111m 258p 369s 1234z", WITHOUT_M1)).play("E kong 1m; E 4z")
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
    table = Sitting(id, racks, strict=True).play("E kong 1m")
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
    table = Sitting(id, POOR, strict=True).play("E 4z").passes().play(moves)
    assert table.view(S).own.dead
    friendly = Sitting(id, POOR).play("E 4z").passes()
    assert friendly.refused("S draw") == "drawn_already"


def test_rule_46_a_dead_hand_may_not_claim_and_is_worth_nothing() -> None:
    """South discards without drawing, and could pung and win with the tile that West discards."""
    racks = (EAST_5M.replace("5m", "8m"), "55m 123p 456p 777s 79s", "5m 369p 36s 123z 57z 22m", POOR_S)
    table = Sitting("nmv144", racks, strict=True).play("E 8m; S pass; W pass; N pass; S 9s; W pass; N pass; E pass")
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
    table = Sitting("hongkong", with_rack(S, SIX_SEASONS), "1z 1z 2z g3", SIX_REPLACED, strict=True)
    table.play("E 4z").passes().play("S 9s").idle(3).passes()
    assert table.view(S).own.dead, "he did not draw"
    table.play("S draw; S seasons")
    assert (table.ended.winner, table.ended.scores[S], table.ended.dead) == (S, 3, 1 << S)


def test_p33_a_turn_later_is_too_late() -> None:
    table = six_seasons(strict=False).play("S 9s").idle(3).passes()
    assert table.state.table.turn == S
    assert table.refused("S seasons") == "no_seasons"


# --- both books: mahjong, right and wrong ------------------------------------------------------------------------


@BOTH
def test_a_complete_hand_wins_only_when_mahjong_is_said(id: str) -> None:
    """Hong Kong p. 23: tiles knocked over are no mahjong; rules 18 and 48. All racks are shown, and counted."""
    racks = with_rack(E, "123m 456m 789m 123p 55z")
    table = Sitting(id, racks)
    assert table.may("E mahjong")
    table.play("E 5z")
    assert table.is_on
    table = Sitting(id, racks).play("E mahjong")
    assert (table.ended.reason, table.ended.winner, len(table.ended.racks)) == ("mahjong", E, 4)
    assert sum(table.ended.net) == 0 < table.ended.net[E]
    assert table.ended.racks[1:] == tuple(table.rack(seat) for seat in (S, W, N))


def test_rule_50_a_wrong_call_is_a_dead_hand_and_play_goes_on() -> None:
    table = Sitting("nmv144", POOR, strict=True).play("E mahjong")
    assert table.told(events.CalledFalsely) == [events.CalledFalsely(E, "invalid", -1)]
    assert table.view(E).own.dead
    assert table.is_on
    assert table.play("E 4z").refused("E mahjong") == "dead_hand"


@pytest.mark.parametrize(
    ("moves", "net"),
    [("E mahjong", (-192, 64, 64, 64)), ("E 4z; S mahjong; W pass; N pass", (64, -128, 32, 32))],
)
def test_p23_a_false_mahjong_is_paid_and_ends_the_hand(moves: str, net: tuple[int, ...]) -> None:
    table = Sitting("hongkong", POOR, strict=True).play(moves)
    assert (table.ended.reason, table.ended.net) == ("false", net)


def test_p23_too_few_fan_are_a_false_mahjong_too() -> None:
    """The pung of dragons is one fan; there is an open set and a season of another wind."""
    racks = ("5z 149p 28s 12344z 66z 9m", "46m 123p 456p 55z 77s f1", "5m 369m 36p 369s 123z 8s")
    table = Sitting("hongkong", racks, loose="9s", strict=True)
    table.play("E 5z; S pung; S 9s").passes().play("W draw; W 5m; E pass; N pass; S mahjong")
    assert table.told(events.CalledFalsely) == [events.CalledFalsely(S, "minimum", W)]
    assert table.ended.net == (32, -128, 64, 32)


# --- both books: several mahjongs --------------------------------------------------------------------------------

ORPHANS_WAIT = "19m 19p 19s 123457z 7z"


def test_p10_of_several_mahjongs_the_first_in_turn_wins_but_for_thirteen_orphans() -> None:
    """Also p. 5 and 21; with a dragon that all three may want."""
    pair = "123m 456m 123p 456p 6z"
    racks = ("6z 29m 37p 48s 12234z 7m 8p", pair, ORPHANS_WAIT, pair.replace("p", "s"))
    table = Sitting("hongkong", racks).play("E 6z; N mahjong; S mahjong; W pass")
    assert table.ended.winner == S
    table = Sitting("hongkong", racks).play("E 6z; N mahjong; S mahjong; W mahjong")
    assert table.ended.winner == W


def test_p15_thirteen_orphans_rob_even_a_concealed_kong() -> None:
    """p. 15, 19 and 21; who made it pays as for a discard. Nobody else may."""
    racks = ("6666z 29m 37p 48s 123z 8p", "123m 456m 123p 456p 9s", ORPHANS_WAIT, "258m 258p 258s 445z 5s")
    table = Sitting("hongkong", racks).play("E kong 6z")
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
    table = Sitting("nmv144", (f"{east} 9s", "", west, north), "5p").play("E 9s; S 5p")
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
    table = Sitting("hongkong", (rack,), loose=loose).play(moves).play("E mahjong")
    assert table.ended.scores[E] == fan


@BOTH
def test_the_last_discard_is_for_mahjong_only(id: str) -> None:
    """Hong Kong p. 22 and 35; rule 68, note 2."""
    east = EAST_5M.replace("28s", "19s")
    table = Sitting(id, (east, POOR_S, PUNG_5M, WINS_5M), last="5m")
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
        table = Sitting(id, racks)
        assert legal.why_not(table.view(S), Kong(S, tile("9s"))) == turn
        table.play("E 5m; S pung")
        assert legal.why_not(table.view(S), Kong(S, tile("9s"))) == claim


def test_rule_93_sets_may_be_claimed_on_the_way_to_an_open_formation() -> None:
    """Jade, with a pung that was claimed."""
    racks = ("2s 8s 149p 12344z 5z 9m 77z", "22s 333s 444s 88s 66z 9p", POOR[W], POOR[N].replace("258s", "159s"))
    table = Sitting("nmv144", racks, "? 1z").play("E 2s; S pung; S 9p").idle(2).play("E 8s; S mahjong")
    assert (table.ended.winner, table.ended.special > 0) == (S, True)


# --- Hong Kong: the wall, the last tile and the moon -------------------------------------------------------------


@pytest.mark.parametrize(("id", "before", "after"), [("hongkong", 0, 0), ("nmv144", 2, 1)])
def test_p7_no_tile_lies_on_the_dead_wall(id: str, before: int, after: int) -> None:
    """In the 144 rules the two loose tiles do lie there (rules 13 and 16)."""
    table = Sitting(id, with_rack(E, "1111m 258p 369s 1234z", WITHOUT_M1))

    def raised() -> int:
        sides = stacks(table.state.conduct, table.state.table)
        return sum(stack.raised for side in sides for stack in side)

    assert raised() == before
    table.play("E kong 1m")
    assert raised() == after


def test_p24_two_lengths_of_the_live_wall() -> None:
    """Eighteen tiles stay and the 7-5 rule holds, or all are played without that rule."""
    short, whole = Sitting("hongkong", POOR), Sitting("hongkong", POOR, live_wall="all")
    assert (short.live, whole.live) == (144 - 53 - 18, 144 - 53)
    assert (short.state.conduct.seven_five, whole.state.conduct.seven_five) == (True, False)


def last_tile(drawn: str, rack: str, how: str) -> Sitting:
    """South draws the last tile, the moon announced or not."""
    table = Sitting("hongkong", with_rack(S, rack), last=drawn)
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
    table = Sitting("hongkong", with_rack(S, NEEDS_1P), strict=True).play("E 4z").passes()
    assert not table.may("S moon")
    table.play("S moon")
    assert table.told(events.MoonAnnounced) == []


# --- Hong Kong: who pays for all ---------------------------------------------------------------------------------


def dangerous(moves: str) -> Sitting:
    """East gives South pungs of 2, 5 and 8 dots; with 7m gone South waits for 2 and 5 dots."""
    south, west, north = "22p 55p 88p 34p 99p 7m 8m 9s", "5p 147m 147s 123z 567z", "147m 58s 258m 1234z 5z"
    racks = ("258p 369m 369s 1234z 6z", south, west, north)
    table = Sitting("hongkong", racks, "7z 7z ? 6z 6z ? 9m 9m")
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
    table = Sitting("hongkong", with_rack(giver, "258m 58p 58s 123z 67z 5z", racks))
    while (table.live, table.state.table.turn) != (left, giver):
        table.idle(1).passes()
    seat = "ESWN"[giver]
    table.play(f"{seat} 5z; S mahjong")
    assert table.ended.liable == liable
    assert [code for code, _ in table.ended.ruling] == (["seven", "safer"] if liable == giver else [])


# --- Hong Kong: time ---------------------------------------------------------------------------------------------


def test_p26_thinking_time_and_two_time_outs() -> None:
    """5 to 8 seconds; a time-out may be asked for, at a discard too, or is imposed; after two the time is simply up."""
    table = Sitting("hongkong", (EAST_5M, POOR_S, PUNG_5M), thinking_seconds=6)
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
    table = Sitting("nmv144", (EAST_5M, POOR_S, PUNG_5M)).play("E 5m; N pause; N pause; N pause; W pung")
    assert table.told(events.Paused) == [events.Paused(N, -1)] * 3


# --- Hong Kong: three and five players ---------------------------------------------------------------------------


def test_p25_three_players_have_all_tiles_and_three_walls() -> None:
    table = Sitting("hongkong", players=3)
    conduct = table.state.conduct
    assert (conduct.seats, conduct.sides, conduct.stacks, len(conduct.tiles)) == (3, 3, 24, 144)
    table.play(f"E {symbol(table.rack(E)[0])}").passes()
    table.idle(2)
    table.passes()
    assert table.state.table.turn == E, "West is the last"


def test_p24_with_five_players_north_waits_and_the_newcomer_is_west() -> None:
    table = Sitting("hongkong", with_rack(E, "123m 456m 789m 123p 55z"), players=5).play("E mahjong")
    assert (table.game.match.seats, table.game.match.dreamer) == ((1, 2, 4, 0), 3), "though East won"


# --- 144 rules: the bet, and a replacement tile laid away --------------------------------------------------------

WAITS_9P = "111s 333s 555m 777z 9p"


def test_rule_88_a_bet_before_the_fourteenth_discard() -> None:
    """A waiting player changes no tile. The bet that is won doubles, also what is worth less than the limit."""
    table = Sitting("nmv144", ("14m 28p 469s 1234z 6z 55z", WAITS_9P, POOR[W]), "f1 ? ? ? 9p", "8m").play("S bet; E 6z")
    assert table.told(events.BetMade) == [events.BetMade(S)]
    assert table.refused("W bet") == "not_waiting"
    assert table.refused("S bet") == "bet_already"
    assert legal.options(table.view(S)) == (Discard(S, tile("8m")),), "a season is replaced, and that tile goes"
    assert table.refused("S 1s") == "bet_keeps"
    table.play("S 8m").idle(3).passes().play("S mahjong")
    assert (table.ended.winner, table.ended.scores[S]) == (S, 500)


@pytest.mark.parametrize(("won", "score"), [("E 9p; N pass; S mahjong", 500), ("E 9p; S pass; N mahjong", 0)])
def test_rule_88_won_and_lost(won: str, score: int) -> None:
    racks = ("14m 28p 469s 123z 6z 55z 9p", WAITS_9P, POOR[W], "222m 666m 888s 444z 9p")
    table = Sitting("nmv144", racks).play("S bet; E 6z").idle(3)
    table.play(won)
    assert table.ended.scores[S] == score


def test_rule_88_not_after_the_fourteenth_discard() -> None:
    """N is never in turn at these moments, and waits all the time."""
    table = Sitting("nmv144", ("14m 28p 469s 1234z 6z 55z", "", "", WAITS_9P)).play("E 6z").idle(12).passes()
    assert len(table.state.table.discards) == 13
    assert table.may("N bet")
    table.idle(1)
    assert len(table.state.table.discards) == 14
    assert table.refused("N bet") == "bet_too_late"


def test_rules_43_and_68_a_replacement_tile_laid_away_is_worth_ten_points_to_another() -> None:
    """Discarded at once it is not accepted; another tile from the rack is no such thing."""
    racks = (POOR[E].replace("1", "2", 1), "1111m 28p 46s 1234z 5z", "222s 444m 666p 777p 9s")
    for discard, rejected in (("9s", True), ("5z", False)):
        table = Sitting("nmv144", racks, loose="9s").play("E 4z").passes().play(f"S kong 1m; S {discard}")
        assert table.told(events.Discarded)[-1] == events.Discarded(S, tile(discard), rejected)
    table = Sitting("nmv144", racks, loose="9s").play("E 4z").passes().play("S kong 1m; S 9s")
    found = winning.claimed(table.view(W))
    assert found is not None
    assert "geweigerde_vervangingssteen" in [line.entry.id for line in found.lines]


def test_rules_16_and_42_also_while_another_plays() -> None:
    """A season that replaces the fourth tile of a kong out of turn (rule 41) is replaced at once too."""
    racks = with_rack(N, "1111m 258p 369s 122z", WITHOUT_M1)
    table = Sitting("nmv144", racks, loose="f1 9p").play("N kong 1m")
    assert table.state.table.bonus[N] == (tile("f1"),)
    assert len(table.rack(N)) == 10
    assert (table.state.table.turn, table.state.table.phase) == (E, Phase.DISCARD)


def test_rule_56_the_last_hand_is_announced_and_then_the_game_is_over() -> None:
    table = Sitting("nmv144", with_rack(E, "123m 456m 789m 123p 55z")).play("bell; E mahjong")
    assert len(table.told(events.LastHandAnnounced)) == len(table.told(events.MatchEnded)) == 1
    assert table.game.match.over
    assert not table.game.match.whole
