"""What the Dutch tournament rules, those of Groene Hart and the house rules of De Dertien Wezen say about play.

Each test holds sentences of a book against the referee, with walls that are rigged for it; the pages stand beside them.
`docs/coverage/nts2002.txt`, `groenehart2011.txt` and `mcr.txt` name these tests.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.play_helpers import E, N, S, Sitting, W, match_of, tile, tiles
from windroos.books.catalog import rules
from windroos.hands import FACE_DOWN, By, Meld, Win
from windroos.play.model import actions, events
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY, seen_by
from windroos.play.model.view import Phase, Source, live_left, loose_left
from windroos.play.model.wall import stacks
from windroos.play.referee.chance import shuffled
from windroos.play.rules import legal, winning
from windroos.rules.rules import conduct_of
from windroos.scoring.score import score
from windroos.settling.outcome import FalseKind
from windroos.tiles import WALL_96

DUTCH = ("nts2002", "groenehart2011")

# Hands that wait for the 5 of dots, each with two doubles; at most one of the first two fits in a deal with CHOW.
CHOW = "4p6p1p2p3p7p8p9p5z5z5z6z6z"
"""Clean, a pung of dragons; the tile makes a chow."""
OTHER_CHOW = "4p6p2s3s4s6s7s8s2m3m4m7m7m"
"""Four chows of 2 to 8."""
PUNG = "5p5p2p2p6p7p8p7z7z7z1z1z1z"
PAIR = "5p2s3s4s6s7s8s2m3m4m6m7m8m"
TWINS = "5p1m1m9m9m1s1s9s9s2z2z3z3z"
"""Six pairs: an irregular limit hand."""
NO_DOUBLES = "4p6p1p2p3p1s1s1s7s8s9s2m2m"


def gives(table: Sitting, kind: str) -> Sitting:
    """East's second discard is this tile (the first one makes the hand of the earth)."""
    table.play("E 9s").idle(3).passes()
    return table.play(f"E draw; E {kind}" if table.state.conduct.strict else f"E {kind}")


def to_the_last(table: Sitting) -> Sitting:
    """Everyone discards what he draws until the last tile of the live wall was drawn."""
    while table.passes().live:
        table.idle(1)
    return table


def counted(table: Sitting, seat: int) -> set[str]:
    """What counts in the mahjong that lies there for a seat."""
    found = winning.claimed(table.view(seat))
    assert found is not None
    return {line.entry.id for line in found.lines}


# --- before the first discard ------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", DUTCH)
def test_four_walls_of_seventeen_stacks(id: str) -> None:
    """NTS 2002, p. 4; Groene Hart 2011, p. 5: four players, four walls of seventeen by two, two dice, shuffled."""
    it = conduct_of(rules(id))
    assert (it.players, it.seats, it.sides, it.stacks, it.dice) == (4, 4, 4, 17, 2)
    assert it.sides * it.stacks * 2 == len(it.tiles) == 136
    walls = [shuffled(it, 0, Random(seed)).wall for seed in range(3)]
    assert len(set(walls)) == 3
    assert all(sorted(wall) == sorted(it.tiles) for wall in walls)


@pytest.mark.parametrize("id", DUTCH)
def test_dead_wall_of_fourteen_is_no_part_of_the_live_wall(id: str) -> None:
    """NTS 2002, p. 4: "de eerste 14 stenen (inclusief de losse stenen)", "wordt de dode muur niet aangevuld"."""
    table = Sitting(id, ("2z2z2z2z",))
    it = table.state.conduct
    assert table.live == 136 - 14 - 53
    assert loose_left(it, table.state.table) == 14
    table.play("E kong 2z")
    assert live_left(it, table.state.table) == 136 - 14 - 53
    assert loose_left(it, table.state.table) == 13


@pytest.mark.parametrize("id", DUTCH)
def test_east_begins_and_names_the_tile_then_south_draws(id: str) -> None:
    """NTS 2002, p. 5; Groene Hart 2011, p. 5: "Oost begint met het uitleggen van een steen"."""
    table = Sitting(id, ("9s",))
    assert table.state.table.counts == (14, 13, 13, 13)
    assert (table.state.table.turn, table.state.table.phase) == (E, Phase.DISCARD)
    table.play("E 9s")
    assert all(
        events.Discarded(E, tile("9s")) in [x for s in table.steps for x in seen_by(s, seat)] for seat in (S, W, N)
    )
    turns = []
    for _ in range(5):
        table.passes()
        turns.append(table.state.table.turn)
        assert table.state.table.counts[turns[-1]] == 14
        table.idle(1)
    assert turns == [S, W, N, E, S]


# --- turns and claims --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", DUTCH)
def test_one_tile_is_taken_and_one_discarded(id: str) -> None:
    """NTS 2002, p. 5: "één steen pakken en er één wegleggen", or take the tile discarded last."""
    table = Sitting(id, ("9s", "9m1p"))
    table.play("E 9s").passes()
    assert (table.state.table.source, len(table.rack(S))) == (Source.WALL, 14)
    assert table.refused("S draw") == "drawn_already"
    table.play("S 9m").passes()
    assert (len(table.rack(S)), len(table.rack(W))) == (13, 14)
    assert table.refused("S 1p") == "not_your_turn"


@pytest.mark.parametrize("id", DUTCH)
def test_a_chow_only_in_ones_turn_and_another_tile_goes(id: str) -> None:
    """NTS 2002, p. 5; Groene Hart 2011, p. 6 and 19: only who is next; two own tiles and the discard lie open."""
    table = Sitting(id, ("2p", "1p3p9m", "1p3p"))
    table.play("E 2p")
    assert table.refused("W chow 1p") == "chow_not_next"
    assert table.may("S chow 1p")
    table.play("S chow 1p").passes()
    now = table.state.table
    assert now.melds[S] == (Meld("chow", tile("1p")),)
    assert (now.turn, now.source, now.front, len(table.rack(S))) == (S, Source.CLAIM, 53, 11)
    table.play("S 9m").passes()
    assert (table.state.table.turn, len(table.rack(S))) == (W, 10)


@pytest.mark.parametrize("id", DUTCH)
def test_a_pung_from_everyone_and_those_between_are_skipped(id: str) -> None:
    """NTS 2002, p. 5; Groene Hart 2011, p. 6 and 21: play goes on at the right of who took it."""
    table = Sitting(id, ("2z", "1m1m1m", "2z2z9m"))
    table.play("E 2z")
    assert table.may("W pung")
    table.play("W pung").passes()
    now = table.state.table
    assert now.melds[W] == (Meld("pung", tile("2z")),)
    assert (now.turn, now.front, now.discards[-1].taker, len(table.rack(W))) == (W, 53, W, 11)
    table.play("W 9m").passes()
    assert table.state.table.turn == N
    assert {event.seat for event in table.told(events.Drew)} == {N}  # South was skipped


@pytest.mark.parametrize("id", DUTCH)
def test_nobody_takes_the_last_discard_once_the_next_tile_is_drawn(id: str) -> None:
    """NTS 2002, p. 7: the tap "dat de laatst weggelegde steen niet meer gepakt mag worden"; who calls is first."""
    table = Sitting(id, ("2z", "", "2z2z"), strict=True)
    table.play("E 2z; S pass; N pass")
    assert legal.refusal(table.view(S), actions.Draw(S)) == "not_your_turn"  # West has not said a word yet
    table.play("W pass; S draw")
    assert table.refused("W pung") == "nothing_to_claim"


@pytest.mark.parametrize("id", DUTCH)
def test_pung_and_kong_before_chow_and_mahjong_before_all(id: str) -> None:
    """NTS 2002, p. 6; Groene Hart 2011, p. 8 and 21."""
    racks = ("9s5p", "4p6p", "5p5p", OTHER_CHOW)
    table = gives(Sitting(id, racks), "5p").play("S chow 4p; W pung; N mahjong")
    assert (table.ended.winner, table.told(events.Melded)) == (N, [])
    table = gives(Sitting(id, racks), "5p").play("S chow 4p; N pass; W pung")
    assert [laid.seat for laid in table.state.table.laid] == [W]
    table = Sitting(id, ("5p", "4p6p", "5p5p5p")).play("E 5p; S chow 4p; W kong")
    assert [laid.meld.kind for laid in table.state.table.laid] == ["kong"]
    table = gives(Sitting(id, racks), "5p").play("W pass; N pass; S chow 4p")
    assert [laid.seat for laid in table.state.table.laid] == [S]


@pytest.mark.parametrize("id", DUTCH)
@pytest.mark.parametrize(
    ("racks", "winner"),
    [
        ((CHOW, PUNG, PAIR), N),
        ((CHOW, PUNG, ""), W),
        ((CHOW, PAIR, TWINS), N),
        ((PAIR, "", TWINS), N),
        ((CHOW, OTHER_CHOW, ""), S),
        ((OTHER_CHOW, CHOW, ""), S),
        (("", CHOW, OTHER_CHOW), W),
    ],
)
def test_irregular_then_pair_then_pung_then_chow_then_turn(id: str, racks: tuple[str, str, str], winner: int) -> None:
    """NTS 2002, p. 6; Groene Hart 2011, p. 8 and 21."""
    table = gives(Sitting(id, ("9s5p", *racks)), "5p")
    called = [letter for letter, rack in zip("SWN", racks, strict=True) if rack]
    table.play("; ".join(f"{letter} mahjong" for letter in called)).passes()
    assert table.ended.winner == winner


@pytest.mark.parametrize("id", DUTCH)
def test_a_discard_for_the_pair_only_to_go_out(id: str) -> None:
    """NTS 2002, p. 6; Groene Hart 2011, p. 7: "kan alleen van tafel worden genomen als hiermee Mah-Jong"."""
    table = gives(Sitting(id, ("9s5p", PAIR, "5p1z2z3z4z5z6z7z1m9m1s9s1p")), "5p")
    assert legal.options(table.view(S)) == (actions.Claim(S, Call.PASS), actions.Claim(S, Call.MAHJONG))
    assert legal.claims(table.view(W)) == ()
    table.play("S mahjong")
    assert table.ended.winner == S


# --- kongs -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", DUTCH)
def test_a_kong_from_the_hand_lies_face_down_and_takes_a_loose_tile(id: str) -> None:
    """NTS 2002, p. 5; Groene Hart 2011, p. 6 and 19: the loose tile nearest to the live wall first, then a discard."""
    table = Sitting(id, ("2z2z2z2z3z3z3z3z9s",))
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
    table = Sitting(id, ("9s", "", "2z2z2z2z")).play("E 9s")
    assert table.state.table.turn == S
    assert table.refused("W kong 2z") == "not_your_turn"
    table.idle(1)
    assert table.may("W kong 2z")


@pytest.mark.parametrize("id", DUTCH)
def test_a_kong_from_a_discard_needs_three_on_the_rack(id: str) -> None:
    """NTS 2002, p. 5; Groene Hart 2011, p. 7 and 19."""
    table = Sitting(id, ("2z9s", "", "2z2z2z")).play("E 2z; W kong").passes()
    assert table.state.table.melds[W] == (Meld("kong", tile("2z")),)
    assert (table.state.table.turn, table.state.table.source, len(table.rack(W))) == (W, Source.KONG, 11)
    table = Sitting(id, ("2z", "", "2z2z2z9m"), strict=True).play("E 2z; W kong").passes()
    assert legal.why_not(table.view(W), actions.Discard(W, tile("9m"))) == "owes_replacement"
    table = Sitting(id, ("2z", "", "2z2z9m", "2z"), strict=True).play("E 2z; W pung").passes()
    table.play("W 9m; N draw; N 2z")
    assert legal.why_not(table.view(W), actions.Claim(W, Call.KONG)) == "no_kong"  # an open pung takes no discard


@pytest.mark.parametrize("id", DUTCH)
def test_the_own_fourth_tile_goes_to_an_open_pung(id: str) -> None:
    """NTS 2002, p. 5; Groene Hart 2011, p. 7 and 19; an open kong, with a loose tile."""
    table = Sitting(id, ("2z", "", "2z2z9m"), draws="? ? ? 2z").play("E 2z; W pung; W 9m").idle(3)
    assert table.state.own[W].drawn == tile("2z")
    table.play("W kong 2z").passes()
    (kong,) = table.state.table.melds[W]
    assert (kong.kind, kong.open, kong.added) == ("kong", True, True)
    assert (table.state.table.source, table.state.table.back) == (Source.KONG, 1)


@pytest.mark.parametrize("id", DUTCH)
def test_who_forgets_the_extra_tile_cannot_go_out_any_more(id: str) -> None:
    """NTS 2002, p. 5 and 6; Groene Hart 2011, p. 6 and 13 (West): nobody says so until the hand is over; it pays."""
    table = Sitting(id, ("9s5p", "2z2z2z2z4p6p", "", OTHER_CHOW), draws="1m", strict=True)
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
    table = Sitting(id, ("9s", "9m"), draws="1m", strict=True).play("E 9s; " + moves)
    assert table.state.own[S].dead == dead
    assert Sitting(id, ("9s", "9m")).play("E 9s").passes().refused("S draw") == "drawn_already"  # friendly


FIFTEEN = (
    "1m1m1m1m2m2m2m2m3m3m3m3m4m9s",
    "1p1p1p1p2p2p2p2p3p3p3p3p4p",
    "1s1s1s1s2s2s2s2s3s3s3s3s4s",
    "1z1z1z1z2z2z2z2z3z3z3z3z5z",
)


def fourteen_kongs(id: str, option: str) -> Sitting:
    loose = "4m4m4m5m4p4p4p7m4s4s4s9m7z6s"
    table = Sitting(id, FIFTEEN, draws="6m 8m 6z", loose=loose, fifteenth_kong=option)
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
    table = Sitting(id, ("5p", "5p5p9m", CHOW), draws="? ? ? 5p").play("E 5p; S pung; W pass").passes()
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
    table = Sitting(id, racks).play("E 5p; W pass; S pung").passes()
    assert table.may("S kong 5p")
    table.play("S kong 5p")
    assert table.may("W mahjong")
    table.play("W mahjong").passes()
    assert table.told(events.Won) == [events.Won(W, tile("5p"), S, True)]
    at_once = Sitting(id, racks).play("E 5p; W pass; S kong").passes()
    assert (at_once.state.table.phase, at_once.state.table.source) == (Phase.DISCARD, Source.KONG)


@pytest.mark.parametrize("id", DUTCH)
def test_a_concealed_kong_is_not_robbed(id: str) -> None:
    """Groene Hart 2011, p. 12 and 20: "Kongroof is niet mogelijk als diegene ... een dichte kong maakt"."""
    for strict in (False, True):
        table = Sitting(id, ("5p5p5p5p", "", CHOW), strict=strict).play("E kong 5p")
        assert table.state.table.phase == Phase.DISCARD
        assert table.refused("W mahjong") == "not_your_turn"


# --- mahjong and the end of a hand -------------------------------------------------------------------------------


@pytest.mark.parametrize("id", DUTCH)
def test_who_can_go_out_calls_and_all_show_their_tiles(id: str) -> None:
    """NTS 2002, p. 6 and 7; Groene Hart 2011, p. 7 and 12."""
    table = gives(Sitting(id, ("9s5p", CHOW)), "5p").play("S mahjong").passes()
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
    table = Sitting(id, ("9s", CHOW), draws="5p").play("E 9s")
    assert table.view(S).own.drawn == tile("5p")
    table.play("S mahjong")
    assert table.told(events.Won) == [events.Won(S, tile("5p"), NOBODY)]
    assert table.ended.racks[S] == tuple(sorted(tiles(CHOW)))


@pytest.mark.parametrize("id", DUTCH)
@pytest.mark.parametrize(("rack", "code"), [(NO_DOUBLES, "under_minimum"), ("9m", "no_mahjong")])
def test_a_wrong_mahjong_is_a_dead_hand_and_play_goes_on(id: str, rack: str, code: str) -> None:
    """NTS 2002, p. 6 and 7; Groene Hart 2011, p. 7, 8, 12 and 21: no mahjong any more, no points, and it pays."""
    friendly = gives(Sitting(id, ("9s5p", rack, "", OTHER_CHOW)), "5p")
    assert friendly.refused("S mahjong") == code
    table = gives(Sitting(id, ("9s5p5p", rack, "", OTHER_CHOW), strict=True), "5p")
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
    table = Sitting(id, ("9s2z", "2z2z9m"), strict=True).play("E 9s; S draw; S mahjong")
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
    table = Sitting(id, racks, loose="6m", heaven_after_kong=after_kong).play("E kong 2m; E mahjong")
    assert (table.ended.scores[E] == 2000) == after_kong
    table = Sitting(id, racks, loose="6m", draws="? ? ? 6m", heaven_after_kong=after_kong)
    table.play("E kong 2m; E 6m").passes().idle(3).play("E mahjong")
    assert table.ended.scores[E] < 2000  # not in his second turn


@pytest.mark.parametrize("id", DUTCH)
def test_a_draw_when_the_live_wall_is_up(id: str) -> None:
    """NTS 2002, p. 6: the winds turn; Groene Hart 2011, p. 7 and 21: they stay. Nothing is counted; ruling N27."""
    table = to_the_last(Sitting(id, ("9s", "", "5p5p", OTHER_CHOW), last="5p"))
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
    table = to_the_last(Sitting(id, ("9s", "2p2p2p3p3p3p4p4p4p5p5p5p6s"), loose="6s", last="5p"))
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
    table = Sitting(id, ("2z", "", "2z2z")).play("E 2z; W pause")
    assert table.told(events.Paused) == [events.Paused(W, NOBODY)]
    table.play("W pause; W pung").passes()
    assert table.state.table.turn == W
    assert (table.state.conduct.turn_seconds, table.state.conduct.timeouts) == (0, 0)


# --- lucky tiles and three players (Groene Hart 2011) ------------------------------------------------------------


@pytest.mark.parametrize(("rack", "draws"), [("f1", ""), ("9s", "f1")])
def test_a_lucky_tile_is_laid_out_and_replaced_and_the_dead_wall_kept_at_fourteen(rack: str, draws: str) -> None:
    """Groene Hart 2011, p. 18: East's in the deal, or the tile that South draws."""
    table = Sitting("groenehart2011", (rack,), draws, loose="8s", flowers=True)
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
    table = Sitting("groenehart2011", ("2p", "1p3p", "2p2p"), players=3)
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
    table = Sitting("groenehart2011", ("5p", "", CHOW), players=3, match=match_of(made)._replace(round=4))
    (began,) = table.told(events.HandBegan)
    assert (began.round, began.double) == (4, S)  # the rigged throw is 1 and 1
    table.play("E 5p; W mahjong").passes()
    paid = {one.payer: one.amount for one in table.ended.pays if one.payee == W}
    assert paid == {E: table.ended.scores[W], S: 2 * table.ended.scores[W]}


def test_five_players_one_dreams_and_pays_nothing() -> None:
    """Groene Hart 2011, p. 21: then East is the dreamer and the old dreamer North."""
    table = gives(Sitting("groenehart2011", ("9s5p", CHOW), players=5), "5p").play("S mahjong").passes()
    (began,) = table.told(events.HandBegan)
    assert (began.seats, began.dreamer) == ((0, 1, 2, 3), 4)
    assert len(table.ended.net) == 5
    assert table.ended.net[4] == 0
    assert (table.game.match.seats, table.game.match.dreamer) == ((1, 2, 3, 4), 0)


# --- the house rules of De Dertien Wezen (MCR) -------------------------------------------------------------------

STRAIGHT = "1p2p3p4p6p7p8p9p1s1s1s2z2z"
"""A pure straight that waits for the 5 of dots."""
PAIRS = "5p1m1m9m9m9s9s2s2s3z3z4z4z"
CHEAP = "2m3m4m5p6p7p3s4s5s6s7s8s9m"
"""Waits for the 9 of characters, with less than eight points."""


def mcr(racks: tuple[str, ...], draws: str = "", strict: bool = True) -> Sitting:
    return Sitting("mcr", racks, draws, strict=strict, bell="stop")


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
        table = Sitting(id).state
        assert sum(stack.raised for side in stacks(table.conduct, table.table) for stack in side) == raised


def test_flowers_may_be_discarded_or_kept() -> None:
    """P. 2: "ook wegleggen of bewaren tot later in het spel", "altijd veilig"; on a strict table."""
    table = Sitting("mcr", ("9m", "1z2z3z"), "f1", loose="9s", strict=True).play("E 9m; S draw")
    assert table.state.table.bonus[S] == ()
    for move in ("S lays f1", "S f1", "S 1z"):
        assert table.may(move)
    table.play("S f1")
    claims = [actions.Claim(W, call) for call in (Call.CHOW, Call.PUNG, Call.KONG, Call.MAHJONG)]
    assert {legal.why_not(table.view(W), claim) for claim in claims} == {"bonus_discard"}
    table = Sitting("mcr", ("9m", "1z2z3z"), "f1", loose="9s", strict=True).play("E 9m; S draw; S 1z").idle(3)
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
    table = Sitting("mcr", ("5p", STRAIGHT), bell=bell).play("bell")
    assert table.is_on == (bell == "finish")
    if bell == "finish":
        assert table.game.match.last
        table.play("E 5p; S mahjong").passes()
    assert table.ended.reason == ("mahjong" if bell == "finish" else "bell")
    assert table.game.match.over
    assert (table.game.match.points == (0,) * 4) == (bell == "stop")
