"""What the Dutch books say of mahjong, of the end of a hand, of lucky tiles and of three and five players.

The rules of the Dutch tournaments and of Groene Hart; their pages stand beside the sentences.
"""

from __future__ import annotations

import pytest

from tests.play.dutch import CHOW, DUTCH, OTHER_CHOW, counted, gives
from tests.play_helpers import E, N, S, SeatedMatch, W, match_of, tile, tiles
from windroos.books.catalog import rules
from windroos.hands import By, Win
from windroos.play.model import actions, events
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Phase
from windroos.play.rules import legal, winning
from windroos.scoring.score import score
from windroos.tiles import WALL_96

NO_DOUBLES = "4p6p1p2p3p1s1s1s7s8s9s2m2m"


def to_the_last(table: SeatedMatch) -> SeatedMatch:
    """Everyone discards what he draws until the last tile of the live wall was drawn."""
    while table.passes().live:
        table.idle(1)
    return table


@pytest.mark.parametrize("id", DUTCH)
def test_who_can_go_out_calls_and_all_show_their_tiles(id: str) -> None:
    """NTS 2002, p. 6 and 7; Groene Hart 2011, p. 7 and 12."""
    table = gives(SeatedMatch(id, ("9s5p", CHOW)), "5p").play("S mahjong").passes()
    end = table.ended
    assert table.told(events.Won) == [events.Won(S, tile("5p"), E)]
    assert end.racks == tuple(table.rack(seat) for seat in range(4))
    assert list(map(len, end.racks)) == [13] * 4
    assert end.scores[S] == (20 + 8 + 2 + 2) * 4  # mahjong, dragons, their pair, the only tile; clean and dragons
    assert table.game.match.points == end.net
    assert sum(end.net) == 0


@pytest.mark.parametrize("id", DUTCH)
def test_a_drawn_winning_tile_is_kept_apart(id: str) -> None:
    """NTS 2002, p. 7; Groene Hart 2011, p. 8: "houdt deze dan apart"."""
    table = SeatedMatch(id, ("9s", CHOW), draws="5p").play("E 9s")
    assert table.view(S).own.drawn == tile("5p")
    table.play("S mahjong")
    assert table.told(events.Won) == [events.Won(S, tile("5p"), NOBODY)]
    assert table.ended.racks[S] == tuple(sorted(tiles(CHOW)))


@pytest.mark.parametrize("id", DUTCH)
@pytest.mark.parametrize(("rack", "code"), [(NO_DOUBLES, "under_minimum"), ("9m", "no_mahjong")])
def test_a_wrong_mahjong_is_a_dead_hand_and_play_goes_on(id: str, rack: str, code: str) -> None:
    """NTS 2002, p. 6 and 7; Groene Hart 2011, p. 7, 8, 12 and 21: no mahjong any more, no points, and it pays."""
    friendly = gives(SeatedMatch(id, ("9s5p", rack, "", OTHER_CHOW)), "5p")
    assert friendly.refused("S mahjong") == code
    table = gives(SeatedMatch(id, ("9s5p5p", rack, "", OTHER_CHOW), strict=True), "5p")
    table.play("S mahjong; N pass; W pass")
    ((called,), (shown,)) = table.told(events.CalledFalsely), table.told(events.TilesShown)
    assert (called.seat, called.giver, shown.tiles) == (S, E, table.rack(S))
    assert table.state.table.phase == Phase.DRAW
    table.play("S draw").idle(3)
    table.play("E draw; E 5p")
    assert table.refused("S mahjong") == "dead_hand"
    table.play("N mahjong").passes()
    end = table.ended
    assert (end.winner, end.dead, end.scores[S]) == (N, 1 << S, 0)
    assert [paid.amount for paid in end.pays if (paid.payer, paid.payee) == (S, N)] == [end.scores[N]]


@pytest.mark.parametrize("id", DUTCH)
def test_a_wrong_mahjong_with_an_own_tile_and_sets_after_it(id: str) -> None:
    """NTS 2002, p. 7: "Het spel gaat dan gewoon door": who called falsely discards, and may still take a set."""
    table = SeatedMatch(id, ("9s2z", "2z2z9m"), strict=True).play("E 9s; S draw; S mahjong")
    assert table.state.own[S].dead
    assert (table.state.table.turn, table.state.table.phase) == (S, Phase.DISCARD)
    assert legal.why_not(table.view(S), actions.Mahjong(S)) == "dead_hand"
    table.play("S 9m").idle(2)
    table.play("E draw; E 2z")
    assert table.may("S pung")
    assert not table.may("S mahjong")


@pytest.mark.parametrize("id", DUTCH)
@pytest.mark.parametrize("after_kong", [False, True])
def test_heaven_after_a_concealed_kong_where_the_option_says_so(id: str, after_kong: bool) -> None:
    """NTS 2002, p. 9; Groene Hart 2011, p. 11: "met de eerste 14 stenen"; ruling N26."""
    racks = ("2m2m2m2m3p4p5p3s4s5s6s7s8s6m",)
    table = SeatedMatch(id, racks, loose="6m", heaven_after_kong=after_kong).play("E kong 2m; E mahjong")
    assert (table.ended.scores[E] == 2000) == after_kong
    table = SeatedMatch(id, racks, loose="6m", draws="? ? ? 6m", heaven_after_kong=after_kong)
    table.play("E kong 2m; E 6m").passes().idle(3).play("E mahjong")
    assert table.ended.scores[E] < 2000  # not in his second turn


@pytest.mark.parametrize("id", DUTCH)
def test_a_draw_when_the_live_wall_is_up(id: str) -> None:
    """NTS 2002, p. 6: the winds turn; Groene Hart 2011, p. 7 and 21: they stay. Nothing is counted; ruling N27."""
    table = to_the_last(SeatedMatch(id, ("9s", "", "5p5p", OTHER_CHOW), last="5p"))
    assert (table.live, table.state.table.turn, table.state.own[S].drawn) == (0, S, tile("5p"))
    assert table.refused("S keep") == "must_discard"
    table.play("S 5p")
    assert table.refused("W pung") == "last_discard"
    assert table.may("N mahjong")
    assert "laatste_steen" not in counted(table, N)
    table.passes()
    end = table.ended
    assert (end.reason, end.winner, end.net, end.scores) == ("draw", NOBODY, (0,) * 4, (0,) * 4)
    assert table.game.match.seats == ((1, 2, 3, 0) if id == "nts2002" else (0, 1, 2, 3))


@pytest.mark.parametrize("id", DUTCH)
def test_a_kong_with_the_last_tile_takes_a_loose_one(id: str) -> None:
    """Rulings N27 and N39: the last tile and the loose tile have their doubles together only where that is agreed."""
    table = to_the_last(SeatedMatch(id, ("9s", "2p2p2p3p3p3p4p4p4p5p5p5p6s"), loose="6s", last="5p"))
    table.play("S kong 5p")
    found = winning.drawn(table.view(S))
    assert found is not None
    assert found.situation.win == Win(tile("6s"), By.KONG, last=True, kongs_in_turn=1)
    replaced = {line.entry.id: line.replaced_by for line in found.lines}
    assert (replaced["laatste_steen"], replaced["bloeiende_bloemen"]) == ("bloeiende_bloemen", None)
    both = score(rules(id, {"last_then_loose": "add"}), found.hand, found.situation)
    assert both.doubles == found.doubles + 1
    table.play("S mahjong")
    assert table.ended.winner == S


@pytest.mark.parametrize("id", DUTCH)
def test_time_to_think_may_be_asked_for_out_of_turn(id: str) -> None:
    """NTS 2002, p. 7; Groene Hart 2011, p. 8: "Vragen om bedenktijd terwijl u niet aan de beurt bent, mag"."""
    table = SeatedMatch(id, ("2z", "", "2z2z")).play("E 2z; W pause")
    assert table.told(events.Paused) == [events.Paused(W, NOBODY)]
    table.play("W pause; W pung").passes()
    assert table.state.table.turn == W
    assert (table.state.conduct.turn_seconds, table.state.conduct.timeouts) == (0, 0)


@pytest.mark.parametrize(("rack", "draws"), [("f1", ""), ("9s", "f1")])
def test_a_lucky_tile_is_laid_out_and_replaced_and_the_dead_wall_kept_at_fourteen(rack: str, draws: str) -> None:
    """Groene Hart 2011, p. 18: East's in the deal, or the tile that South draws."""
    table = SeatedMatch("groenehart2011", (rack,), draws, loose="8s", flowers=True)
    it = table.state.conduct
    assert (it.stacks, len(it.tiles), it.dead) == (18, 144, 14)
    seat = S if draws else E
    if draws:
        table.play("E 9s").passes()
    assert table.state.table.bonus[seat] == tiles("f1")
    assert table.state.own[seat].drawn == tile("8s")
    assert table.state.table.counts[seat] == 14
    assert table.live == 144 - 14 - 53 - len(tiles(draws)) - 1


def test_three_players_have_no_open_chows_and_ten_dead_tiles() -> None:
    """Groene Hart 2011, p. 19: 96 tiles in three walls of sixteen stacks."""
    table = SeatedMatch("groenehart2011", ("2p", "1p3p", "2p2p"), players=3)
    it = table.state.conduct
    assert (it.tiles, it.sides, it.stacks, it.dead) == (WALL_96, 3, 16, 10)
    assert table.live == 96 - 10 - 40
    table.play("E 2p")
    assert table.refused("S chow 1p") == "no_open_chows"
    table.play("W pung").passes()
    assert table.state.table.turn == W


def test_in_the_round_of_the_green_dragon_the_dice_name_who_pays_double() -> None:
    """Groene Hart 2011, p. 19: "Deze speler betaalt en ontvangt dubbel"."""
    made = rules("groenehart2011", players=3)
    table = SeatedMatch("groenehart2011", ("5p", "", CHOW), players=3, match=match_of(made)._replace(round=4))
    (began,) = table.told(events.HandBegan)
    assert (began.round, began.double) == (4, S)  # the rigged throw is 1 and 1
    table.play("E 5p; W mahjong").passes()
    paid = {one.payer: one.amount for one in table.ended.pays if one.payee == W}
    assert paid == {E: table.ended.scores[W], S: 2 * table.ended.scores[W]}


def test_five_players_one_dreams_and_pays_nothing() -> None:
    """Groene Hart 2011, p. 21: then East is the dreamer and the old dreamer North."""
    table = gives(SeatedMatch("groenehart2011", ("9s5p", CHOW), players=5), "5p").play("S mahjong").passes()
    (began,) = table.told(events.HandBegan)
    assert (began.seats, began.dreamer) == ((0, 1, 2, 3), 4)
    assert len(table.ended.net) == 5
    assert table.ended.net[4] == 0
    assert (table.game.match.seats, table.game.match.dreamer) == ((1, 2, 3, 4), 0)
