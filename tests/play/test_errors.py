"""What happens when people err, on strict tables and on friendly ones: golden situations, by book."""

from __future__ import annotations

import pytest

from tests.play.situations import NONE, NOTHING, PAIR, QUIET
from tests.play_helpers import E, N, S, SeatedMatch, W, tile
from windroos.books.catalog import IDS
from windroos.play.model.actions import Call
from windroos.play.model.events import (
    CalledFalsely,
    Exposed,
    Fouled,
    HandBegan,
    Melded,
    TilesShown,
    Voided,
)


@pytest.mark.parametrize("id", ["nts2002", "groenehart2011", "nmv144", "hongkong", "mcr"])
def test_a_forgotten_replacement_tile_makes_a_dead_hand(id: str) -> None:
    """Groene Hart 2011, p. 13 (West in the example); Fu Hing, p. 9; 144 rules, rules 25 and 46; NTS 2002, p. 6."""
    table = SeatedMatch(id, ("1111m 258m 258s 2588p", "", "", ""), strict=True).play("E kong 1m; E 8p")
    assert table.view(E).own.dead
    assert table.state.table.owed[E] == 1
    friendly = SeatedMatch(id, ("1111m 258m 258s 2588p",)).play("E kong 1m")
    assert friendly.state.table.back >= 1  # a friendly table takes it by itself


@pytest.mark.parametrize("id", ["nts2002", "groenehart2011", "nmv144"])
def test_a_dead_hand_counts_nothing_and_pays(id: str) -> None:
    """Groene Hart 2011, p. 8: "In beide gevallen moet de speler met een dood spel wel betalen!"; 144 rules, rule 46."""
    racks = ("1111z 258m 258s 258p 5p", "", PAIR, "")
    table = SeatedMatch(id, racks, strict=True).play("E kong 1z; E 5p; W mahjong; -")
    assert table.ended.winner == W
    assert table.ended.dead == 1 << E
    assert table.ended.scores[E] == 0
    assert table.ended.net[E] < 0
    alive = SeatedMatch(id, racks, loose="9m").play("E kong 1z; E 5p; W mahjong; -")
    assert alive.ended.scores[E] > 0


@pytest.mark.parametrize("id", IDS)
def test_two_draws_and_a_discard_without_a_draw(id: str) -> None:
    """NTS 2002, p. 6: "teveel of te weinig stenen"; Fu Hing, p. 23; 144 rules, rule 46."""
    table = SeatedMatch(id, (NOTHING,), draws="9m 8m", strict=True).play("E 5p; -; S draw; S draw; S 8m")
    assert table.state.table.counts[S] == 14
    assert table.view(S).own.dead
    assert not table.view(E).own.dead
    table = SeatedMatch(id, (NOTHING, NONE), strict=True).play("E 5p; -; S 4z")
    assert table.state.table.counts[S] == 12
    assert table.view(S).own.dead


@pytest.mark.parametrize("id", ["nts2002", "groenehart2011", "nmv144"])
@pytest.mark.parametrize("hidden", ["", " hidden"])
def test_a_false_mahjong_makes_a_dead_hand_and_play_goes_on(id: str, hidden: str) -> None:
    """NTS 2002, p. 6: "heeft deze speler een dood spel en wordt er doorgespeeld"; 144 rules, rule 50."""
    racks = (NOTHING, NONE, PAIR, "")
    table = SeatedMatch(id, racks, draws="9m", strict=True).play(f"E 1m; S mahjong{hidden}; -")
    assert table.told(CalledFalsely) == [CalledFalsely(S, "hidden" if hidden else "invalid", E)]
    assert len(table.told(TilesShown)) == (0 if hidden else 1)
    assert table.is_on
    assert table.view(S).own.dead
    table.play("S draw")
    assert table.refused("S mahjong") == "dead_hand"
    table.play("S 9m; -; W draw; time; -")
    assert table.is_on


@pytest.mark.parametrize("id", ["nts2002", "groenehart2011", "nmv144"])
def test_a_dead_hand_pays_the_winner(id: str) -> None:
    racks = (NOTHING, NONE, PAIR, "")
    table = SeatedMatch(id, racks, draws="5p", strict=True).play("E 1m; S mahjong; -; S draw; S 5p; W mahjong; -")
    assert table.ended.winner == W
    assert table.ended.scores[S] == 0
    assert table.ended.net[S] < 0


@pytest.mark.parametrize(
    ("rack", "call", "each"),
    [
        ("123m 456m 789p 46p 22z", "S mahjong", 10),  # right, but not worth eight points
        (NONE, "S mahjong", 20),
        (NONE, "S mahjong hidden", 0),
    ],
)
def test_mcr_what_a_false_mahjong_costs(rack: str, call: str, each: int) -> None:
    """De Dertien Wezen, p. 1: 10 to each under the minimum, 20 where it is none, nothing where it is not shown."""
    racks = (NOTHING, rack, "333m 666m 333s 666s 7p", "")
    table = SeatedMatch("mcr", racks, draws="9m 7p", strict=True, minimum=8).play(f"E 5p; {call}; -")
    assert table.is_on
    assert table.view(S).own.dead
    table.play("S draw; S 9m; -; W draw; W mahjong")
    assert table.ended.winner == W
    fines = {payment for payment in table.ended.pays if payment.payer == 1 and payment.amount == each}
    assert len(fines) == (3 if each else 0)
    assert sum(table.ended.net) == 0


def test_mcr_fouls_rise() -> None:
    """De Dertien Wezen, p. 2: "waarschuwing - 10 punten aftrek - 20 punten aftrek", for calls that cannot be."""
    racks = (NOTHING, NONE, "", "")
    table = SeatedMatch("mcr", racks, draws="9m 8m 7m 6m 9m", strict=True, flowers=False)
    table.play("E 5p; S pung; -")
    assert table.told(Voided) == [Voided(S, Call.PUNG, "no_pung")]
    assert table.told(Fouled) == [Fouled(S, 1, "no_pung")]
    table.play("S draw; S 9m; -; W draw; W 8m; S kong; -; N draw; N 7m; S chow 3m; -")
    assert [foul.number for foul in table.told(Fouled)] == [1, 2, 3]
    table.to_the_end()
    assert table.ended.deductions == (0, 30, 0, 0)
    assert table.game.match.points == (0, -30, 0, 0)
    assert table.game.match.fouls == (0, 3, 0, 0)
    table.deal((NOTHING,)).play("time")
    assert table.told(HandBegan)[0].seats[E] == 1  # the winds have turned: it is his fourth foul
    assert table.told(Fouled) == [Fouled(E, 4, "time")]


def test_mcr_the_first_call_counts() -> None:
    """De Dertien Wezen, p. 1: "Het is niet toegestaan een aangekondigde actie te wijzigen"."""
    table = SeatedMatch("mcr", (NOTHING, "46p 258m 258s 22344z"), strict=True).play("E 5p; S pung")
    assert table.refused("S chow 4p") == "answered"


def test_mcr_flowers_may_be_kept_and_discarded_on_a_strict_table() -> None:
    """De Dertien Wezen, p. 2: "Bloem- en Seizoenstenen kun je ook wegleggen of bewaren"."""
    table = SeatedMatch("mcr", ("f1 f2 258m 258s 258p 124z",), loose="9m 8m", strict=True)
    assert tile("f1") in table.rack(E)
    table.play("E lays f1; E replace")
    assert table.told(Exposed) == [Exposed(E, tile("f1"))]
    assert table.view(E).own.drawn == tile("9m")
    table.play("E f2")
    assert not table.may("S pung")
    table.play("S pung; -")
    assert table.told(Voided)[0].reason == "bonus_discard"
    friendly = SeatedMatch("mcr", ("f1 258m 258s 258p 1234z",), loose="9m")
    assert friendly.told(Exposed) == [Exposed(E, tile("f1"))]


@pytest.mark.parametrize("id", IDS)
def test_what_a_dead_hand_may_claim(id: str) -> None:
    """Ruling C7: sets, but no mahjong; by the 144 rules (rule 46) nothing at all."""
    racks = ("1111m 22m 58m 258s 258p", "", "", "")
    table = SeatedMatch(id, racks, draws="2m", strict=True).play("E kong 1m; E 8p; -; S draw; S 2m; E pung; -")
    if id == "nmv144":
        assert table.told(Voided) == [Voided(E, Call.PUNG, "dead_hand")]
    else:
        assert [melded.seat for melded in table.told(Melded)] == [E]


@pytest.mark.parametrize("id", ["nts2002", "groenehart2011", "nmv144", "hongkong"])
def test_a_call_that_cannot_be_carried_out_is_void(id: str) -> None:
    """Nobody is punished for it by these books; the others' claims stand."""
    racks = (NOTHING, NONE, "55p 147m 147s 22344z", "")
    table = SeatedMatch(id, racks, strict=True).play("E 5p; S chow 5p; W pung; N pung; -")
    assert [melded.seat for melded in table.told(Melded)] == [W]
    assert {voided.seat for voided in table.told(Voided)} <= {N}
    assert table.told(Fouled) == []


@pytest.mark.parametrize("id", IDS)
def test_a_friendly_table_prevents_errors(id: str) -> None:
    table = SeatedMatch(id, (NOTHING, "46p 58m 258s 258p 123z")).play("E 5p")
    assert table.refused("S mahjong") == "no_mahjong"
    assert table.refused("S pung") == "no_pung"
    assert table.refused("E 1m") == "not_your_turn"
    table.play("S pass; -")
    assert table.refused("S mahjong") == "no_mahjong"
    assert table.refused("S draw") == "drawn_already"
    assert table.refused("S replace") == "nothing_owed"


def test_a_dead_hand_lays_out_four_sets_at_most() -> None:
    """With tiles drawn too many there would be enough for a fifth, which no hand has; and the last two stay."""
    racks = (QUIET, "11p 22p 33p 44p 55p 123z", "", "")
    table = SeatedMatch("nts2002", racks, draws="9m 9m 9m 1m 1p 2p 3p 4p 5p", strict=True)
    table.play("E 4m; -; S draw; S draw; S draw; S draw; S 1z")
    for number, discard in zip((1, 2, 3, 4), ("2z", "3z", "9m", "9m"), strict=True):
        table.play(f"-; W draw; W {number}p; S pung; -; S {discard}")
    table.play("-; W draw; W 5p; S pung; -")
    assert table.told(Voided) == [Voided(S, Call.PUNG, "four_sets")]
