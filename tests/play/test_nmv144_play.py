"""Mah Jong in 144 regels: what its rules say of play and nobody else does, held against the referee."""

from __future__ import annotations

import pytest

from tests.play.racks import POOR, WITHOUT_M1, with_rack
from tests.play_helpers import E, N, S, SeatedMatch, W, tile
from windroos.play.model import events
from windroos.play.model.actions import Call, Claim, Discard
from windroos.play.model.view import Phase
from windroos.play.referee.state import options_of
from windroos.play.rules import winning
from windroos.play.rules.options import options
from windroos.rules.rule import Part


def test_rule_41_a_kong_before_drawing_does_not_take_the_place_of_the_draw() -> None:
    racks = ("47m 258p 69s 12334z 44z", "1111m 258p 369s 122z")
    table = SeatedMatch("nmv144", racks, strict=True).play("E 4z").passes().play("S kong 1m; S replace")
    assert table.state.table.phase == Phase.DRAW
    assert table.may("S draw")
    table.play("S draw")
    assert table.state.table.counts[S] + 3 * len(table.state.table.melds[S]) == 14


@pytest.mark.parametrize("who", [S, N])
def test_rule_44_a_kong_that_takes_the_last_tile_ends_the_hand(who: int) -> None:
    """South is about to draw it; he or another gets it as a replacement tile, and the last fourteen are never taken."""
    table = SeatedMatch("nmv144", with_rack(who, "1111m 258p 369s 122z", WITHOUT_M1), strict=True)
    while table.live > 1:
        table.idle(1)
    table.passes()
    seat = "ESWN"[who]
    assert (table.state.table.phase, table.state.table.turn, table.live) == (Phase.DRAW, S, 1)
    table.play(f"{seat} kong 1m; {seat} replace")
    assert (table.ended.reason, table.ended.net) == ("draw", (0, 0, 0, 0))


def fourth_with_the_last_tile(strict: bool, wins: str = "111m 444p 24s 777z 99p") -> SeatedMatch:
    """South has an open pung of bamboo 3 and draws the fourth as the last tile, which North alone waits for."""
    racks = ("47m 258p 69s 1123z 4z 3s 8s", "33s 258m 147p 69s 123z", "369m 258p 17s 56z 123z", wins)
    table = SeatedMatch("nmv144", racks, last="3s", strict=strict, flowers=False)
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
    table = SeatedMatch("nmv144", racks, last="3s", flowers=False).play("E 4z").to_the_last()
    assert (table.state.table.turn, table.live, table.rack(S).count(tile("3s"))) == (S, 0, 4)
    assert table.refused("S kong 3s") == "no_replacement"


def test_rule_41_a_kong_out_of_turn_leaves_the_other_answers_as_they_are() -> None:
    racks = ("3478m 568p 69s 12355z", "33m 5s 1478p 127m 12z 9s", "55s 678s 367p 2899m 7z", "1111s 2222p 369s 57z")
    table = SeatedMatch("nmv144", racks, strict=True).play("E 3m; S pung; N kong 1s; N replace")
    assert table.view(S).own.answer == Call.PUNG
    assert options(table.view(S)) == ()
    table.play("W pass; N pass")
    assert table.told(events.Melded)[0].seat == S


def test_rule_41_who_claims_a_tile_first_waits_for_it() -> None:
    """Else a kong could take the tiles of a claim that was made: even a mahjong would be false."""
    racks = ("37m 258p 69s 233z 99m 56z", "1111z 33m 1478p 127m")
    table = SeatedMatch("nmv144", racks, strict=True).play("E 3m; S pung")
    assert table.refused("S kong 1z") == "answered"


def test_rule_43_a_tile_of_the_wall_is_no_replacement_tile() -> None:
    """South kongs out of turn, draws from the wall, kongs again: the tile of the wall may still be discarded."""
    racks = ("47m 58p 69s 12334z 44z 6p", "1111m 2222p 369s 12z")
    table = SeatedMatch("nmv144", racks, "9m", "1s 3m 4m").play("S kong 1m; E 4z").passes()
    assert table.view(S).own.drawn == tile("9m")
    table.play("S kong 2p")
    assert table.may("S 9m")


@pytest.mark.parametrize(("draws", "loose"), [("f1", "9m 5z"), ("3p", "9m 5z")])
def test_rule_43_a_replacement_tile_on_the_rack_is_accepted(draws: str, loose: str) -> None:
    """After a season as after a kong: who then declares (another) kong may not discard it in this turn."""
    racks = ("47m 58p 69s 12334z 44z 6p", "1111m 3338p 369s 1z 2s")
    table = SeatedMatch("nmv144", racks, draws, loose).play("E 4z").passes()
    if draws == "3p":
        table.play("S kong 3p")
    assert table.may("S 9m")
    table.play("S kong 1m")
    assert table.refused("S 9m") == "accepted"
    assert table.may("S 5z")
    table.play("S 8p").idle(3).passes()
    assert table.may("S 9m"), "in his next turn he may"


WAITS_9P = "111s 333s 555m 777z 9p"


def test_rule_88_a_bet_before_the_fourteenth_discard() -> None:
    """A waiting player changes no tile. The bet that is won doubles, also what is worth less than the limit."""
    table = SeatedMatch("nmv144", ("14m 28p 469s 1234z 6z 55z", WAITS_9P, POOR[W]), "f1 ? ? ? 9p", "8m").play(
        "S bet; E 6z"
    )
    assert table.told(events.BetMade) == [events.BetMade(S)]
    assert table.refused("W bet") == "not_waiting"
    assert table.refused("S bet") == "bet_already"
    assert options(table.view(S)) == (Discard(S, tile("8m")),), "a season is replaced, and that tile goes"
    assert table.refused("S 1s") == "bet_keeps"
    table.play("S 8m").idle(3).passes().play("S mahjong")
    assert (table.ended.winner, table.ended.scores[S]) == (S, 500)


def test_rule_88_a_bet_while_a_tile_lies_there_keeps_from_claiming_it_for_a_set() -> None:
    """What might be claimed was looked up when the tile was discarded; the bet changes that."""
    table = SeatedMatch("nmv144", ("1468m 28p 469s 1234z 5z", "111m 222p 333s 55z 77z")).play("E 5z")
    pung, mahjong = Claim(S, Call.PUNG), Claim(S, Call.MAHJONG)
    assert {pung, mahjong} <= {*options_of(table.state, table.view(S))}
    table.play("S bet")
    assert {pung, mahjong} & {*options_of(table.state, table.view(S))} == {mahjong}


@pytest.mark.parametrize(("won", "score"), [("E 9p; N pass; S mahjong", 500), ("E 9p; S pass; N mahjong", 0)])
def test_rule_88_won_and_lost(won: str, score: int) -> None:
    racks = ("14m 28p 469s 123z 6z 55z 9p", WAITS_9P, POOR[W], "222m 666m 888s 444z 9p")
    table = SeatedMatch("nmv144", racks).play("S bet; E 6z").idle(3)
    table.play(won)
    assert table.ended.scores[S] == score


def test_rule_88_not_after_the_fourteenth_discard() -> None:
    """N is never in turn at these moments, and waits all the time."""
    table = SeatedMatch("nmv144", ("14m 28p 469s 1234z 6z 55z", "", "", WAITS_9P)).play("E 6z").idle(12).passes()
    assert len(table.state.table.discards) == 13
    assert table.may("N bet")
    table.idle(1)
    assert len(table.state.table.discards) == 14
    assert table.refused("N bet") == "bet_too_late"


def test_rules_43_and_68_a_replacement_tile_laid_away_is_worth_ten_points_to_another() -> None:
    """Discarded at once it is not accepted; another tile from the rack is no such thing."""
    racks = (POOR[E].replace("1", "2", 1), "1111m 28p 46s 1234z 5z", "222s 444m 666p 777p 9s")
    for discard, rejected in (("9s", True), ("5z", False)):
        table = SeatedMatch("nmv144", racks, loose="9s").play("E 4z").passes().play(f"S kong 1m; S {discard}")
        assert table.told(events.Discarded)[-1] == events.Discarded(S, tile(discard), rejected)
    table = SeatedMatch("nmv144", racks, loose="9s").play("E 4z").passes().play("S kong 1m; S 9s")
    found = winning.claimed(table.view(W))
    assert found is not None
    assert "geweigerde_vervangingssteen" in [line.entry.id for line in found.lines]


def test_rules_16_and_42_also_while_another_plays() -> None:
    """A season that replaces the fourth tile of a kong out of turn (rule 41) is replaced at once too."""
    racks = with_rack(N, "1111m 258p 369s 122z", WITHOUT_M1)
    table = SeatedMatch("nmv144", racks, loose="f1 9p").play("N kong 1m")
    assert table.state.table.bonus[N] == (tile("f1"),)
    assert len(table.rack(N)) == 10
    assert (table.state.table.turn, table.state.table.phase) == (E, Phase.DISCARD)


def test_rule_56_the_last_hand_is_announced_and_then_the_game_is_over() -> None:
    table = SeatedMatch("nmv144", with_rack(E, "123m 456m 789m 123p 55z")).play("bell; E mahjong")
    assert len(table.told(events.LastHandAnnounced)) == len(table.told(events.MatchEnded)) == 1
    assert table.game.match.over
    assert not table.game.match.whole
