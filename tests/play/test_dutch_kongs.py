"""What the Dutch books say of kongs: laid, robbed, forgotten and the fifteenth, held against the referee.

The rules of the Dutch tournaments and of Groene Hart; their pages stand beside the sentences.
"""

from __future__ import annotations

import pytest

from tests.play.dutch import CHOW, DUTCH, OTHER_CHOW, counted
from tests.play_helpers import E, N, S, SeatedMatch, W, tile
from windroos.books.catalog import rules
from windroos.hands import FACE_DOWN, Meld
from windroos.play.model import actions, events
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY, seen_by
from windroos.play.model.view import Phase, Source, loose_left
from windroos.play.rules import legal


@pytest.mark.parametrize("id", DUTCH)
def test_a_kong_from_the_hand_lies_face_down_and_takes_a_loose_tile(id: str) -> None:
    """NTS 2002, p. 5; Groene Hart 2011, p. 6 and 19: the loose tile nearest to the live wall first, then a discard."""
    table = SeatedMatch(id, ("2z2z2z2z3z3z3z3z9s",))
    wall = table.state.wall
    table.play("E kong 2z")
    assert table.view(E).melds == (Meld("kong", tile("2z"), open=False),)
    assert table.state.table.melds[E] == (Meld("kong", FACE_DOWN, open=False),)
    assert (table.state.table.turn, table.state.own[E].drawn) == (E, wall[135])
    table.play("E kong 3z")
    assert table.state.own[E].drawn == wall[134]
    assert len(table.rack(E)) == 14 - 6
    table.play("E 9s")
    assert table.state.table.turn == S


@pytest.mark.parametrize("id", DUTCH)
def test_a_kong_only_in_ones_own_turn(id: str) -> None:
    """Groene Hart 2011, p. 19: "Een kong declareren mag alleen als je aan de beurt bent"."""
    table = SeatedMatch(id, ("9s", "", "2z2z2z2z")).play("E 9s")
    assert table.state.table.turn == S
    assert table.refused("W kong 2z") == "not_your_turn"
    table.idle(1)
    assert table.may("W kong 2z")


@pytest.mark.parametrize("id", DUTCH)
def test_a_kong_from_a_discard_needs_three_on_the_rack(id: str) -> None:
    """NTS 2002, p. 5; Groene Hart 2011, p. 7 and 19."""
    table = SeatedMatch(id, ("2z9s", "", "2z2z2z")).play("E 2z; W kong").passes()
    assert table.state.table.melds[W] == (Meld("kong", tile("2z")),)
    assert (table.state.table.turn, table.state.table.source, len(table.rack(W))) == (W, Source.KONG, 11)
    table = SeatedMatch(id, ("2z", "", "2z2z2z9m"), strict=True).play("E 2z; W kong").passes()
    assert legal.why_not(table.view(W), actions.Discard(W, tile("9m"))) == "owes_replacement"
    table = SeatedMatch(id, ("2z", "", "2z2z9m", "2z"), strict=True).play("E 2z; W pung").passes()
    table.play("W 9m; N draw; N 2z")
    assert legal.why_not(table.view(W), actions.Claim(W, Call.KONG)) == "no_kong"  # an open pung takes no discard


@pytest.mark.parametrize("id", DUTCH)
def test_the_own_fourth_tile_goes_to_an_open_pung(id: str) -> None:
    """NTS 2002, p. 5; Groene Hart 2011, p. 7 and 19; an open kong, with a loose tile."""
    table = SeatedMatch(id, ("2z", "", "2z2z9m"), draws="? ? ? 2z").play("E 2z; W pung; W 9m").idle(3)
    assert table.state.own[W].drawn == tile("2z")
    table.play("W kong 2z").passes()
    (kong,) = table.state.table.melds[W]
    assert (kong.kind, kong.open, kong.added) == ("kong", True, True)
    assert (table.state.table.source, table.state.table.back) == (Source.KONG, 1)


@pytest.mark.parametrize("id", DUTCH)
def test_who_forgets_the_extra_tile_cannot_go_out_any_more(id: str) -> None:
    """NTS 2002, p. 5 and 6; Groene Hart 2011, p. 6 and 13 (West): nobody says so until the hand is over; it pays."""
    table = SeatedMatch(id, ("9s5p", "2z2z2z2z4p6p", "", OTHER_CHOW), draws="1m", strict=True)
    table.play("E 9s; S draw; S kong 2z")
    assert legal.why_not(table.view(S), actions.Discard(S, tile("1m"))) == "owes_replacement"
    before = len(table.steps)
    table.play("S 1m").idle(2)
    assert table.state.own[S].dead
    others = [event for step in table.steps[before:] for seat in (E, W, N) for event in seen_by(step, seat)]
    assert not [event for event in others if isinstance(event, events.CalledFalsely | events.Voided | events.Fouled)]
    assert not any(table.state.own[seat].dead for seat in (E, W, N))
    table.play("E draw; E 5p")
    assert legal.why_not(table.view(S), actions.Claim(S, Call.MAHJONG)) == "dead_hand"
    table.play("N mahjong").passes()
    end = table.ended
    assert (end.winner, end.dead, end.scores[S]) == (N, 1 << S, 0)
    assert [paid.amount for paid in end.pays if (paid.payer, paid.payee) == (S, N)] == [end.scores[N]]


@pytest.mark.parametrize("id", DUTCH)
@pytest.mark.parametrize(
    ("moves", "dead"),
    [
        ("S draw; S draw; S 1m", True),
        ("S draw; S replace; S 1m", True),
        ("S 9m", True),
        ("S draw; S 1m", False),
    ],
)
def test_a_wrong_number_of_tiles_is_a_dead_hand(id: str, moves: str, dead: bool) -> None:
    """NTS 2002, p. 6; Groene Hart 2011, p. 8 and 19: too many or too few."""
    table = SeatedMatch(id, ("9s", "9m"), draws="1m", strict=True).play("E 9s; " + moves)
    assert table.state.own[S].dead == dead
    assert SeatedMatch(id, ("9s", "9m")).play("E 9s").passes().refused("S draw") == "drawn_already"  # friendly


FIFTEEN = (
    "1m1m1m1m2m2m2m2m3m3m3m3m4m9s",
    "1p1p1p1p2p2p2p2p3p3p3p3p4p",
    "1s1s1s1s2s2s2s2s3s3s3s3s4s",
    "1z1z1z1z2z2z2z2z3z3z3z3z5z",
)


def fourteen_kongs(id: str, option: str) -> SeatedMatch:
    loose = "4m4m4m5m4p4p4p7m4s4s4s9m7z6s"
    table = SeatedMatch(id, FIFTEEN, draws="6m 8m 6z", loose=loose, fifteenth_kong=option)
    table.play("E kong 1m; E kong 2m; E kong 3m; E kong 4m; E 9s")
    table.play("S kong 1p; S kong 2p; S kong 3p; S kong 4p; S 6m")
    table.play("W kong 1s; W kong 2s; W kong 3s; W kong 4s; W 8m")
    return table.play("N kong 1z; N kong 2z")


@pytest.mark.parametrize("id", DUTCH)
def test_the_fifteenth_kong(id: str) -> None:
    """Groene Hart 2011, p. 12 and 19: more kongs than two loose tiles, "de 15e kong ... is het remise"; ruling N14."""
    assert rules(id).value("fifteenth_kong") == ("refused" if id == "nts2002" else "draw")
    table = fourteen_kongs(id, "refused")
    assert (table.state.table.back, loose_left(table.state.conduct, table.state.table)) == (14, 0)
    assert table.refused("N kong 3z") == "no_replacement"
    table = fourteen_kongs(id, "draw").play("N kong 3z")
    assert (table.ended.reason, table.ended.winner, table.ended.net) == ("kongs", NOBODY, (0,) * 4)


@pytest.mark.parametrize("id", DUTCH)
def test_a_kong_is_robbed_when_the_fourth_tile_goes_to_an_open_pung(id: str) -> None:
    """NTS 2002, p. 12; Groene Hart 2011, p. 11, 12 and 20."""
    table = SeatedMatch(id, ("5p", "5p5p9m", CHOW), draws="? ? ? 5p").play("E 5p; S pung; W pass").passes()
    table.play("S 9m").idle(3)
    table.play("S kong 5p")
    assert table.state.table.phase == Phase.ROB
    assert table.refused("W pung") == "only_mahjong_robs"
    assert "kongroof" in counted(table, W)
    table.play("W mahjong").passes()
    assert table.told(events.Won) == [events.Won(W, tile("5p"), S, True)]


@pytest.mark.parametrize("id", DUTCH)
def test_pung_and_kong_in_one_turn_may_be_robbed_unless_in_one_breath(id: str) -> None:
    """Groene Hart 2011, p. 12 and 20: "en de wijziging volgt niet in één adem"."""
    racks = ("5p", "5p5p5p9m", CHOW)
    table = SeatedMatch(id, racks).play("E 5p; W pass; S pung").passes()
    assert table.may("S kong 5p")
    table.play("S kong 5p")
    assert table.may("W mahjong")
    table.play("W mahjong").passes()
    assert table.told(events.Won) == [events.Won(W, tile("5p"), S, True)]
    at_once = SeatedMatch(id, racks).play("E 5p; W pass; S kong").passes()
    assert (at_once.state.table.phase, at_once.state.table.source) == (Phase.DISCARD, Source.KONG)


@pytest.mark.parametrize("id", DUTCH)
def test_a_concealed_kong_is_not_robbed(id: str) -> None:
    """Groene Hart 2011, p. 12 and 20: "Kongroof is niet mogelijk als diegene ... een dichte kong maakt"."""
    for strict in (False, True):
        table = SeatedMatch(id, ("5p5p5p5p", "", CHOW), strict=strict).play("E kong 5p")
        assert table.state.table.phase == Phase.DISCARD
        assert table.refused("W mahjong") == "not_your_turn"
