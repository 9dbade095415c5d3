"""What the 144 rules have of their own at the table: golden situations, by rule."""

from __future__ import annotations

from tests.play.situations import NONE, NOTHING, PAIR, QUIET
from tests.play_helpers import E, N, S, SeatedMatch, W, tile, tiles
from windroos.play.model.events import (
    BetMade,
    Discarded,
    Melded,
)
from windroos.play.model.view import Phase


def test_144_a_rejected_replacement_tile_is_worth_ten_points_to_who_wins_with_it() -> None:
    """144 rules, rules 43 and 68, 4."""
    racks = ("1111m 258m 258s 288p 4p", "", PAIR)
    rejected = SeatedMatch("nmv144", racks, loose="5p").play("E kong 1m; E 5p")
    assert rejected.told(Discarded) == [Discarded(E, tile("5p"), rejected=True)]
    rejected.play("W mahjong; -")
    racks = ("1111m 258m 258s 288p 5p", "", PAIR)
    plain = SeatedMatch("nmv144", racks, loose="4p").play("E kong 1m; E 5p; W mahjong; -")
    assert plain.told(Discarded) == [Discarded(E, tile("5p"))]
    assert rejected.ended.winner == plain.ended.winner == W


def test_144_an_accepted_replacement_tile_stays() -> None:
    """144 rules, rule 43: "Op de plank leggen, betekent accepteren! ... in deze speelbeurt niet meer"."""
    table = SeatedMatch("nmv144", ("1111m 2222m 369s 369p",), loose="5p 7z").play("E kong 1m; E kong 2m")
    assert table.refused("E 5p") == "accepted"
    table.play("E 7z").idle(3).passes()
    assert table.state.table.turn == E
    assert table.may("E 5p")  # in a later turn he may


def test_144_a_replacement_tile_that_became_a_kong_binds_nothing() -> None:
    table = SeatedMatch("nmv144", ("1111m 222m 369s 3369p",), loose="2m 7z").play("E kong 1m; E kong 2m")
    assert table.view(E).own.accepted == ()


def test_144_a_concealed_kong_at_any_moment() -> None:
    """144 rules, rule 41: "Daarom mag dit annonceren op elk moment plaatsvinden"."""
    table = SeatedMatch("nmv144", (QUIET, "", "1111s 258m 369p 223z", "55p 147m 47s 2344z 7z"), loose="8p")
    table.play("W kong 1s")  # East has yet to discard
    assert table.state.table.turn == E
    assert table.view(W).melds[0].tiles() == tiles("1111s")
    assert tile("8p") in table.rack(W)
    assert table.state.table.counts[W] == 10
    assert table.play("E 5p; N pung; -").told(Melded)[0].seat == N
    nts = SeatedMatch("nts2002", (QUIET, "", "1111s 258m 369p 223z"))
    assert nts.refused("W kong 1s") == "not_your_turn"


def test_144_a_kong_out_of_turn_while_a_tile_lies_there() -> None:
    """The tile it brings may complete a pair: then he is asked again."""
    table = SeatedMatch("nmv144", (QUIET, "46p 147m 47s 2344z 77z", "1111s 258m 369p 22z 5p"), loose="5p")
    table.play("E 5p")
    assert table.state.pending >> S & 1
    assert not table.state.pending >> W & 1
    table.play("W kong 1s")
    assert table.state.pending >> W & 1
    table.play("S chow 4p; W pung; -")
    assert table.told(Melded)[0].seat == W


def test_144_a_kong_out_of_turn_while_another_kong_may_be_robbed() -> None:
    """It asks nobody again and does not stand in the way of the replacement tile of either (rules 41 and 47)."""
    racks = ("1m 358s 258p 2344z 567z", "2222s 258p 344z 567z", "111m 258m 369p 6z 66s 9p", "23m 444p 777p 111s 55z")
    table = SeatedMatch("nmv144", racks, loose="8m 7m").play("E 1m; W pung; N pass; -")
    table.play("W kong 1m")
    assert table.state.pending == 1 << N
    assert table.refused("W replace") in ("not_your_turn", "nothing_owed")
    table.play("S kong 2s")
    assert table.state.table.phase == Phase.ROB
    assert table.state.pending == 1 << N
    assert tile("8m") in table.rack(S)
    table.play("N pass")
    assert table.view(W).own.drawn == tile("7m")


def test_144_the_bet() -> None:
    """144 rules, rule 88: "De weddende speler mag dan geen steen meer wisselen"; a win is doubled, a loss counts 0."""
    racks = (NOTHING, "234m 666m 777s 22s 55p")
    moves = "E 9p; S 9m; W 8m; N 7m; E 5p; S mahjong; -"
    plain = SeatedMatch("nmv144", racks, draws="9m 8m 7m").play(moves)
    bet = SeatedMatch("nmv144", racks, draws="9m 8m 7m").play(f"S bet; {moves}")
    assert bet.told(BetMade) == [BetMade(S)]
    assert bet.ended.scores[S] == 2 * plain.ended.scores[S] < 500


def test_144_who_bets_discards_what_he_draws() -> None:
    racks = ("3m 3s 2468m 2468p 1356z", PAIR)
    table = SeatedMatch("nmv144", racks, draws="9m").play("S bet; E 3m; -")
    assert table.told(Melded) == []
    assert table.refused("S 3m") == "bet_keeps"
    assert table.refused("S bet") == "bet_already"
    table.play("S 9m")


def test_144_a_lost_bet_counts_nothing() -> None:
    racks = (NOTHING, "444m 777m 444s 777s 6p", PAIR, "")
    lost = SeatedMatch("nmv144", racks).play("S bet; E 5p; W mahjong; -")
    kept = SeatedMatch("nmv144", racks).play("E 5p; W mahjong; -")
    assert kept.ended.scores[S] > 0
    assert lost.ended.scores[S] == 0


def test_144_a_bet_comes_before_the_fourteenth_discard() -> None:
    table = SeatedMatch("nmv144", (NOTHING, "", PAIR)).idle(13)
    assert len(table.state.table.discards) == 13
    assert table.may("W bet")
    table.idle(1)
    assert table.refused("W bet") == "bet_too_late"
    assert SeatedMatch("nmv144", (NOTHING, NONE)).refused("S bet") == "not_waiting"
    assert SeatedMatch("nts2002", (NOTHING, PAIR)).refused("S bet") == "no_bets"
