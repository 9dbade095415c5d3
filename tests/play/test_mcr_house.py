"""What the house rules of De Dertien Wezen say of play by MCR: each sentence held against the referee."""

from __future__ import annotations

import pytest

from tests.play_helpers import E, S, SeatedMatch, W, tile, tiles
from windroos.hands import Meld
from windroos.play.model import actions, events
from windroos.play.model.actions import Call
from windroos.play.model.view import Phase, Source
from windroos.play.model.wall import stacks
from windroos.play.rules import legal
from windroos.settling.outcome import FalseKind

STRAIGHT = "1p2p3p4p6p7p8p9p1s1s1s2z2z"
"""A pure straight that waits for the 5 of dots."""
PAIRS = "5p1m1m9m9m9s9s2s2s3z3z4z4z"
CHEAP = "2m3m4m5p6p7p3s4s5s6s7s8s9m"
"""Waits for the 9 of characters, with less than eight points."""


def mcr(racks: tuple[str, ...], draws: str = "", strict: bool = True) -> SeatedMatch:
    return SeatedMatch("mcr", racks, draws, strict=strict, bell="stop")


def test_ten_seconds_for_a_turn_and_three_for_a_claim() -> None:
    """P. 1; ruling C8. The referee has no clock; time up is an action of the table."""
    table = mcr(("2z", "", "2z2z"))
    assert (table.state.conduct.turn_seconds, table.state.conduct.claim_seconds) == (10, 3)
    drawn = table.state.own[E].drawn
    table.play("time")
    assert (table.told(events.TimeWasUp), table.told(events.Fouled)) == (
        [events.TimeWasUp(E)],
        [events.Fouled(E, 1, "time")],
    )
    assert table.told(events.Discarded) == [events.Discarded(E, drawn)]
    table.play("time")  # nobody claimed in time: that is a pass, no offence
    assert len(table.told(events.Fouled)) == 1
    assert (table.state.table.phase, table.state.table.turn) == (Phase.DRAW, S)
    table.play("time")  # drawing and discarding are one turn, and one offence
    assert table.told(events.Fouled)[1:] == [events.Fouled(S, 1, "time")]
    assert (len(table.told(events.Discarded)), table.state.table.phase) == (2, Phase.CLAIM)


def test_a_drawn_mahjong_may_take_the_whole_turn() -> None:
    """P. 1: "Trek je de winnende steen zelf, dan heb je dus gewoon 10 seconden"."""
    table = mcr(("2z", STRAIGHT), draws="5p").play("E 2z; S draw; W pause; S pause; S mahjong")
    assert table.ended.winner == S


def test_what_was_announced_must_be_done_and_the_first_call_counts() -> None:
    """P. 1: nobody takes it back or changes it; a call that cannot be done is an offence."""
    table = mcr(("2p", "1p3p", "2p2p")).play("E 2p; W pung")
    assert table.refused("W pass") == "answered"
    table.passes()
    assert table.state.table.melds[W] == (Meld("pung", tile("2p")),)
    table = mcr(("2p", "1p3p9m", "")).play("E 2p; S pung")
    assert table.refused("S chow 1p") == "answered"
    table.passes()
    assert table.told(events.Voided) == [events.Voided(S, Call.PUNG, "no_pung")]
    assert table.told(events.Fouled) == [events.Fouled(S, 1, "no_pung")]
    assert (table.told(events.Melded), table.state.table.phase) == ([], Phase.DRAW)
    assert mcr(("2p", "1p3p"), strict=False).play("E 2p").refused("S pung") == "no_pung"


def test_repeated_offences_cost_their_maker_a_warning_then_ten_then_twenty() -> None:
    """P. 2: "Punten worden alleen bij de overtreder in mindering gebracht"."""
    table = mcr(("9m", "1z2z3z4z5z6z7z1m9m1s9s1p9p"))
    table.play("E 9m; S kong").passes().idle(1)
    for _ in range(2):
        table.idle(1).play("S kong").passes()
    assert table.told(events.Fouled) == [events.Fouled(S, number, "no_kong") for number in (1, 2, 3)]
    table.play("bell")
    assert table.ended.deductions == (0, 30, 0, 0)
    assert table.ended.net == (0,) * 4
    assert table.game.match.points == (0, -30, 0, 0)


@pytest.mark.parametrize(
    ("rack", "how", "kind", "each"),
    [
        ("9m", "mahjong", "invalid", 20),
        (CHEAP, "mahjong", "minimum", 10),
        ("9m", "mahjong hidden", "hidden", 0),
        (STRAIGHT, "mahjong hidden", "hidden", 0),
    ],
)
def test_a_false_mahjong(rack: str, how: str, kind: FalseKind, each: int) -> None:
    """P. 1 and 2: not shown, a dead hand without a fine; right but under eight points 10, wrong 20 to each."""
    given = "9m" if rack == CHEAP else "5p"
    table = mcr((given, rack)).play(f"E {given}; S {how}")
    assert table.refused("S pass") == "answered"  # it cannot be undone
    table.passes()
    assert table.told(events.CalledFalsely) == [events.CalledFalsely(S, kind, E)]
    assert [shown.tiles for shown in table.told(events.TilesShown)] == [table.rack(S)] * (kind != "hidden")
    assert table.state.table.phase == Phase.DRAW  # play goes on
    table.play("bell")
    assert table.ended.net == (each, -3 * each, each, each)
    assert (table.ended.dead, table.told(events.Fouled)) == (1 << S, [])


def test_a_right_mahjong_of_a_dead_hand_is_no_mahjong() -> None:
    """P. 1: twenty points, for it is not valid; ten are for a right one under the minimum. As with an own tile."""
    table = mcr(("9s5p", STRAIGHT), draws="? ? ? 2z 9m").play("E 9s; S 2z").idle(3)
    table.play("S draw; S draw; S 9m")  # thirteen again, but it once had twelve
    assert table.rack(S) == tuple(sorted(tiles(STRAIGHT)))
    claimed = table.idle(2).play("E draw; E 5p; S mahjong").passes().told(events.CalledFalsely)
    assert claimed == [events.CalledFalsely(S, "invalid", E)]


def test_a_dead_hand_may_claim_sets_and_take_replacement_tiles_but_not_win() -> None:
    """P. 2; ruling C7."""
    table = mcr(("2z3z", "2z2z3z3z3z9m")).play("E 2z; S mahjong hidden").passes()
    table.play("S draw; S 9m").idle(2)
    table.play("E draw; E 3z")
    assert table.refused("S mahjong") == "dead_hand"
    assert table.may("S kong")
    table.play("S kong").passes()
    table.play("S replace")
    assert table.state.table.melds[S] == (Meld("kong", tile("3z")),)
    assert (len(table.rack(S)), table.state.table.source) == (11, Source.KONG)


def test_a_claimed_tile_is_taken_at_once() -> None:
    """P. 1: before the turn of the player opposite is over, else the hand is dead. Here it cannot be forgotten."""
    table = mcr(("2z", "", "2z2z")).play("E 2z; W pung").passes()
    (step,) = [step for step in table.steps if isinstance(step.public, events.Melded)]
    assert step.public == events.Melded(W, Meld("pung", tile("2z")), E, tile("2z"))
    assert table.state.table.discards[-1].taker == W
    assert tile("2z") not in table.rack(W)


def test_a_tile_that_was_touched_is_taken() -> None:
    """P. 1: "Een speler mag zich niet meer bedenken en met een afgelegde steen een actie maken"."""
    table = mcr(("2p", "1p3p")).play("E 2p; S draw")
    assert table.refused("S chow 1p") == "nothing_to_claim"


def test_no_tile_lies_on_the_wall() -> None:
    """P. 1: it is not usual to lay tiles on the dead side of the wall; the Dutch rules do."""
    for id, raised in (("mcr", 0), ("nts2002", 2)):
        table = SeatedMatch(id).state
        assert sum(stack.raised for side in stacks(table.conduct, table.table) for stack in side) == raised


def test_flowers_may_be_discarded_or_kept() -> None:
    """P. 2: "ook wegleggen of bewaren tot later in het spel", "altijd veilig"; on a strict table."""
    table = SeatedMatch("mcr", ("9m", "1z2z3z"), "f1", loose="9s", strict=True).play("E 9m; S draw")
    assert table.state.table.bonus[S] == ()
    for move in ("S lays f1", "S f1", "S 1z"):
        assert table.may(move)
    table.play("S f1")
    claims = [actions.Claim(W, call) for call in (Call.CHOW, Call.PUNG, Call.KONG, Call.MAHJONG)]
    assert {legal.why_not(table.view(W), claim) for claim in claims} == {"bonus_discard"}
    table = SeatedMatch("mcr", ("9m", "1z2z3z"), "f1", loose="9s", strict=True).play("E 9m; S draw; S 1z").idle(3)
    table.play("S draw; S lays f1; S replace")
    assert (table.state.table.bonus[S], tile("9s") in table.rack(S)) == (tiles("f1"), True)


def test_of_several_mahjongs_the_first_in_turn() -> None:
    """Mahjong Competition Rules: what the tile completes does not matter."""
    table = mcr(("5p", STRAIGHT, PAIRS)).play("E 5p; W mahjong; S mahjong").passes()
    assert table.ended.winner == S
    table = mcr(("5p", PAIRS, STRAIGHT)).play("E 5p; W mahjong; S mahjong").passes()
    assert table.ended.winner == S


@pytest.mark.parametrize("bell", ["finish", "stop"])
def test_the_bell(bell: str) -> None:
    """Ruling C10: the hand that is on is finished, or stopped."""
    table = SeatedMatch("mcr", ("5p", STRAIGHT), bell=bell).play("bell")
    assert table.is_on == (bell == "finish")
    if bell == "finish":
        assert table.game.match.last
        table.play("E 5p; S mahjong").passes()
    assert table.ended.reason == ("mahjong" if bell == "finish" else "bell")
    assert table.game.match.over
    assert (table.game.match.points == (0,) * 4) == (bell == "stop")
