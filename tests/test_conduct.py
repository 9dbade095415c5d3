"""What each book has of its own at the table, and what happens when people err: golden situations, by book and page."""

from __future__ import annotations

import pytest

from tests.play_helpers import E, N, S, Sitting, W, tile, tiles
from windroos.books.catalog import IDS
from windroos.play.model.actions import Call
from windroos.play.model.events import (
    NOBODY,
    BetMade,
    CalledFalsely,
    Discarded,
    Drew,
    Endangered,
    Exposed,
    Fouled,
    HandBegan,
    Melded,
    MoonAnnounced,
    Paused,
    PlayerPayment,
    TilesShown,
    TimeWasUp,
    Voided,
    Won,
)
from windroos.play.model.view import Phase, Source

NOTHING = "19m 19p 19s 1234567z 5p"
QUIET = "2468m 28p 3579s 134z 5p"
NONE = "258m 258s 258p 1234z"
"""Waits for nothing and has nothing to claim 5p with, but a chow."""
ORPHANS = "99m 19p 19s 1234567z"
PAIR = "333m 666m 333s 666s 5p"
"""Waits for 5p and is worth enough by every book."""


def paid(table: Sitting) -> dict[int, int]:
    """Who paid how much in all, by the players' places."""
    found: dict[int, int] = {}
    for pays in table.ended.pays:
        found[pays.payer] = found.get(pays.payer, 0) + pays.amount
    return found


def pays(table: Sitting) -> set[PlayerPayment]:
    return set(table.ended.pays)


# --- Hong Kong ---------------------------------------------------------------------------------------------------


def hongkong_kongs(rack: str, loose: str, moves: str) -> int:
    table = Sitting("hongkong", (rack,), loose=loose, minimum=0, most_fan=0).play(moves)
    assert table.ended.winner == E
    return table.ended.scores[E]


def test_hongkong_kong_on_kong_uses_the_replacement_tile() -> None:
    """Fu Hing, p. 19 and 20: 6 fan where the second kong is made with the replacement tile of the first; else 2."""
    chained = hongkong_kongs("1111m 222m 345p 678p 9p", "2m 9p", "E kong 1m; E kong 2m; E mahjong")
    loose = hongkong_kongs("1111m 2222m 345p 78p 9p", "6p 9p", "E kong 1m; E kong 2m; E mahjong")
    plain = hongkong_kongs("1111m 222m 345p 678p 9p", "9p", "E kong 1m; E mahjong")
    assert chained - loose == 4
    assert loose == plain


def test_hongkong_a_season_breaks_the_chain() -> None:
    """Fu Hing, p. 20: kong, then a flower, then mahjong is "zelf pakken", 1 fan; flower, then kong, then mahjong 2."""
    after_kong = hongkong_kongs("1111m 234m 345p 678p 9p", "9p", "E kong 1m; E mahjong")
    after_season = hongkong_kongs("1111m 234m 345p 678p 9p", "f2 9p", "E kong 1m; E mahjong")
    assert after_kong - after_season == 2  # one for the kong, one for having no season
    season_first = hongkong_kongs("f2 111m 234m 345p 678p 9p", "1m 9p", "E kong 1m; E mahjong")
    assert season_first - after_season == 1


@pytest.mark.parametrize("option", ["both", "mahjong", "off"])
def test_hongkong_a_passed_mahjong_blocks_its_tile(option: str) -> None:
    """Ruling H18: until one's own next turn is over."""
    racks = (NOTHING, "", "46p 111m 444m 777m 11z")
    table = Sitting("hongkong", racks, draws="5p 9s 5p", minimum=0, passed_claim=option).play("E 5p; W pass; S 5p")
    if option == "off":
        assert table.may("W mahjong")
        table.play("W pass")
    else:
        assert table.refused("W mahjong") in ("passed", "nothing_to_claim")
        assert table.passes().state.table.turn == W
    table.play("W 9s; N 5p")  # his own turn is over
    assert table.may("W mahjong")
    assert table.play("W mahjong; -").ended.winner == W


@pytest.mark.parametrize("option", ["both", "mahjong", "off"])
def test_hongkong_a_passed_pung_blocks_its_tile(option: str) -> None:
    """Ruling H18: `both` blocks pungs too."""
    racks = (NOTHING, "", "55p 147m 147s 22344z")
    table = Sitting("hongkong", racks, draws="5p", passed_claim=option).play("E 5p; W pass; S 5p")
    if option == "both":
        assert table.refused("W pung") in ("passed", "nothing_to_claim")
        table.passes()
        assert table.told(Melded) == []
    else:
        table.play("W pung; -")
        assert [melded.seat for melded in table.told(Melded)] == [W]


def test_hongkong_a_chow_is_never_blocked_nor_does_it_block() -> None:
    racks = (NOTHING, "46p 258m 258s 22344z")
    table = Sitting("hongkong", racks, draws="9s").play("E 5p; S pass; -")
    assert table.view(S).own.blocked == 0


SIX = "f1 f2 f3 f4 g1 g2"


@pytest.mark.parametrize("seventh", ["deal", "draw"])
def test_hongkong_seven_seasons(seventh: str) -> None:
    """Fu Hing, p. 18: claimed when the seventh is taken, whatever the tiles; 3 fan, paid as self-drawn (ruling H8)."""
    if seventh == "deal":
        table = Sitting("hongkong", ("", f"{SIX} g3 258m 369s"), draws="9m", loose="147m 147s 4z", seed=3)
        table.play("E " + _discard(table, E) + "; -")
    else:
        table = Sitting("hongkong", ("", f"{SIX} 258m 369s 1z"), draws="g3", loose="147m 147s 4z", seed=3)
        table.play("E " + _discard(table, E) + "; -")
        assert table.state.table.source == Source.BONUS
    table.play("S seasons")
    assert table.told(Won) == [Won(S, -1, NOBODY)]
    assert table.ended.scores[S] == 3
    assert len(set(paid(table).values())) == 1


def _discard(table: Sitting, seat: int) -> str:
    kind = max(table.rack(seat))
    return f"{kind - 26}z" if kind > 26 else f"{kind % 9 + 1}{'mps'[kind // 9]}"


def test_hongkong_seven_seasons_not_claimed_lapse() -> None:
    """Fu Hing, p. 18 and 34, 6: "Een beurt later is niet meer geldig"."""
    table = Sitting("hongkong", (NOTHING, f"{SIX} 258m 369s 1z"), draws="g3", loose="147m 147s 4z")
    table.play("E 5p; -")
    assert table.may("S seasons")
    table.play("S 1z").idle(3).passes()
    assert table.state.table.turn == S
    assert table.refused("S seasons") == "no_seasons"


def test_hongkong_the_eighth_season_may_be_claimed_after_the_seventh_was_not() -> None:
    """Fu Hing, p. 18: a limit hand."""
    table = Sitting("hongkong", (NOTHING, f"{SIX} 258m 369s 1z"), draws="g3 5s 5s 5s g4", loose="147m 147s 4z 6z")
    table.play("E 5p; -; S 1z").idle(3).passes()
    table.play("S seasons")
    assert table.ended.scores[S] == 12


def test_hongkong_a_season_as_the_very_last_tile_may_be_claimed() -> None:
    """Fu Hing, p. 18: at the moment of taking it, though no tile is left to replace it."""
    table = Sitting("hongkong", (NOTHING, "", "", f"{SIX} 258m 369s 1z"), loose="147m 147s", last="g3").to_the_last()
    table.play("N draw")
    assert table.live == 0
    assert table.play("N seasons").ended.winner == N


def test_hongkong_a_dead_hand_may_claim_seasons() -> None:
    """Fu Hing, p. 18, 23 and 34: "Heeft de speler een dode hand ... dan mag deze speler" the seasons, and only them."""
    racks = (NOTHING, f"{SIX} 258m 369s 1z")
    table = Sitting("hongkong", racks, draws="5s 6s 7s 8s 4s g3", loose="147m 147s 4z", strict=True)
    table.play("E 5p; -; S draw; S draw; S 1z")  # two tiles, one discard
    assert table.view(S).own.dead
    table.idle(3).play("-; S draw; S replace")
    table.play("S seasons")
    assert table.ended.winner == S
    assert table.ended.dead == 1 << S
    assert table.ended.scores[S] == 3


MOON = ("", "23p 111m 444m 777m 11z")


def moon(say: str, last: str = "1p") -> Sitting:
    table = Sitting("hongkong", (NOTHING.replace("19p", "9p 9p"), MOON[1]), last=last, minimum=0, most_fan=0)
    table.to_the_last()
    assert table.state.table.phase == Phase.DRAW
    assert table.live == 1
    return table.play(f"S {say}")


def test_hongkong_the_moon_announced() -> None:
    """Fu Hing, p. 23: said on taking the last tile it is worth 6 fan, else 2; the tile is shown (ruling H17)."""
    said, silent = moon("moon"), moon("draw")
    assert said.told(MoonAnnounced) == [MoonAnnounced(S)]
    assert said.told(TilesShown) == [TilesShown(S, tiles("1p"))]
    assert silent.told(TilesShown) == []
    assert said.play("S mahjong").ended.scores[S] - silent.play("S mahjong").ended.scores[S] == 4


def test_hongkong_another_tile_is_no_moon() -> None:
    said, silent = moon("moon", "4p"), moon("draw", "4p")
    assert said.told(TilesShown) == [TilesShown(S, tiles("4p"))]
    assert said.play("S mahjong").ended.scores[S] == silent.play("S mahjong").ended.scores[S]


def test_hongkong_the_moon_is_for_the_last_tile() -> None:
    table = Sitting("hongkong", (NOTHING,), strict=True).play("E 5p; -; S moon")
    assert table.told(MoonAnnounced) == []  # it is simply a draw
    assert table.told(Drew) == [Drew(S)]


def test_hongkong_the_last_tile_need_not_be_discarded() -> None:
    """Fu Hing, p. 24: "hoeft deze speler geen steen meer weg te gooien" (ruling H13)."""
    table = moon("draw", "9s")
    table.play("S keep")
    assert table.ended.reason == "draw"
    assert len(table.ended.racks[S]) == 14
    early = Sitting("hongkong", (NOTHING,))
    assert early.refused("E keep") == "must_discard"
    nts = Sitting("nts2002", (NOTHING,)).to_the_last()
    assert nts.refused("ESWN"[nts.state.table.turn] + " keep") == "must_discard"


def test_hongkong_the_pot() -> None:
    """Fu Hing, p. 34, g: everyone puts 10 in after a draw; the next winner gets it."""
    table = Sitting("hongkong", (NOTHING,), draw_pot=10, minimum=0).to_the_last().play("S draw; S keep")
    assert table.ended.pot == 40
    assert table.game.match.points == (-10, -10, -10, -10)
    table.deal(("111m 222m 333m 111p 55z",)).play("E mahjong")
    assert table.ended.pot == 0
    assert PlayerPayment(NOBODY, 0, 40) in table.ended.pays
    assert sum(table.game.match.points) == 0


PAO = (
    "1s 258m 258p 4455z 67z 9m",
    "11s 22s 33s 45s 99s 123z",
    "2s 3s 6s 147m 147p 4z 6z 7z 1z",
    "",
)


def pao() -> Sitting:
    """South has three open pungs of bamboo and waits for 3s or 6s; West is to discard."""
    table = Sitting("hongkong", PAO, draws="9m 8m 7m 5z 6z 6s", seed=5)
    table.play("E 1s; S pung; -; S 1z; -; W 2s; S pung; -; S 2z; -; W 3s; S pung; -")
    assert table.told(Endangered)[0][:2] == (S, "suit")
    return table.play("S 3z; -")


def test_hongkong_who_feeds_a_dangerous_hand_pays_for_all() -> None:
    """Fu Hing, p. 13 and 28-29: West had other tiles and discards a raw bamboo into nine of them."""
    table = pao().play("W 6s; S mahjong; -")
    assert table.ended.winner == S
    assert table.ended.liable == W
    codes = [code for code, _ in table.ended.ruling]
    assert codes[0] == "fed"
    assert "safer" in codes
    assert {payment.payer for payment in table.ended.pays} == {W}
    fair = {row.amount for row in table.ended.pays}
    assert sum(fair) > 0
    assert table.ended.net[W] == -table.ended.net[S]


def test_hongkong_nobody_pays_for_all_when_nobody_gave_the_deciding_set() -> None:
    """Fu Hing, p. 29: the winner draws the tile that completes the fourth set himself."""
    table = pao().play("W 4z; -").idle(2).play("-; S mahjong")
    assert table.ended.liable == NOBODY
    assert [code for code, _ in table.ended.ruling] == ["not_given"]
    assert len(set(paid(table).values())) == 1


def test_hongkong_the_clock() -> None:
    """Fu Hing, p. 26: two time-outs a hand; then the simplest is done (ruling H28)."""
    table = Sitting("hongkong", (NOTHING,)).play("time; time")
    assert table.told(Paused) == [Paused(E, 1), Paused(E, 0)]
    assert table.told(Discarded) == []
    table.play("time")
    assert table.told(TimeWasUp) == [TimeWasUp(E)]
    assert len(table.told(Discarded)) == 1
    asked = Sitting("hongkong", (NOTHING,)).play("E pause; E pause")
    assert asked.refused("E pause") == "no_timeouts"


@pytest.mark.parametrize(
    ("draws", "moves", "owes"),
    [
        ("", "E 5p; S mahjong; -", {0: 64, 2: 32, 3: 32}),
        ("9m", "E 5p; -; S draw; S mahjong", {0: 64, 2: 64, 3: 64}),
    ],
)
def test_hongkong_a_false_mahjong_ends_the_hand(draws: str, moves: str, owes: dict[int, int]) -> None:
    """Fu Hing, p. 23: the row of 6 fan, double to him whose tile it was; to each where self-drawn (ruling H21)."""
    table = Sitting("hongkong", (NOTHING, NONE), draws=draws, strict=True).play(moves)
    assert table.ended.reason == "false"
    assert pays(table) == {PlayerPayment(1, payee, amount) for payee, amount in owes.items()}
    assert table.ended.winner == NOBODY
    assert table.game.match.seats == (0, 1, 2, 3)


def test_hongkong_under_the_minimum_is_a_false_mahjong() -> None:
    """Fu Hing, p. 23, 2: "Het vooraf afgesproken aantal fan"."""
    cheap = "f2 123m 456p 999s 46p 2z"
    table = Sitting("hongkong", (QUIET, "", cheap), draws="5p", loose="2z", strict=True)
    table.play("E 2m; -; S draw; S 5p; W mahjong; -")
    assert table.told(CalledFalsely) == [CalledFalsely(W, "minimum", S)]
    assert paid(table) == {2: 64 + 32 + 32}


# --- the 144 rules -----------------------------------------------------------------------------------------------


def test_144_a_rejected_replacement_tile_is_worth_ten_points_to_who_wins_with_it() -> None:
    """144 rules, rules 43 and 68, 4."""
    racks = ("1111m 258m 258s 288p 4p", "", PAIR)
    rejected = Sitting("nmv144", racks, loose="5p").play("E kong 1m; E 5p")
    assert rejected.told(Discarded) == [Discarded(E, tile("5p"), rejected=True)]
    rejected.play("W mahjong; -")
    racks = ("1111m 258m 258s 288p 5p", "", PAIR)
    plain = Sitting("nmv144", racks, loose="4p").play("E kong 1m; E 5p; W mahjong; -")
    assert plain.told(Discarded) == [Discarded(E, tile("5p"))]
    assert rejected.ended.winner == plain.ended.winner == W


def test_144_an_accepted_replacement_tile_stays() -> None:
    """144 rules, rule 43: "Op de plank leggen, betekent accepteren! ... in deze speelbeurt niet meer"."""
    table = Sitting("nmv144", ("1111m 2222m 369s 369p",), loose="5p 7z").play("E kong 1m; E kong 2m")
    assert table.refused("E 5p") == "accepted"
    table.play("E 7z").idle(3).passes()
    assert table.state.table.turn == E
    assert table.may("E 5p")  # in a later turn he may


def test_144_a_replacement_tile_that_became_a_kong_binds_nothing() -> None:
    table = Sitting("nmv144", ("1111m 222m 369s 3369p",), loose="2m 7z").play("E kong 1m; E kong 2m")
    assert table.view(E).own.accepted == ()


def test_144_a_concealed_kong_at_any_moment() -> None:
    """144 rules, rule 41: "Daarom mag dit annonceren op elk moment plaatsvinden"."""
    table = Sitting("nmv144", (QUIET, "", "1111s 258m 369p 223z", "55p 147m 47s 2344z 7z"), loose="8p")
    table.play("W kong 1s")  # East has yet to discard
    assert table.state.table.turn == E
    assert table.view(W).melds[0].tiles() == tiles("1111s")
    assert tile("8p") in table.rack(W)
    assert table.state.table.counts[W] == 10
    assert table.play("E 5p; N pung; -").told(Melded)[0].seat == N
    nts = Sitting("nts2002", (QUIET, "", "1111s 258m 369p 223z"))
    assert nts.refused("W kong 1s") == "not_your_turn"


def test_144_a_kong_out_of_turn_while_a_tile_lies_there() -> None:
    """The tile it brings may complete a pair: then he is asked again."""
    table = Sitting("nmv144", (QUIET, "46p 147m 47s 2344z 77z", "1111s 258m 369p 22z 5p"), loose="5p")
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
    table = Sitting("nmv144", racks, loose="8m 7m").play("E 1m; W pung; N pass; -")
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
    plain = Sitting("nmv144", racks, draws="9m 8m 7m").play(moves)
    bet = Sitting("nmv144", racks, draws="9m 8m 7m").play(f"S bet; {moves}")
    assert bet.told(BetMade) == [BetMade(S)]
    assert bet.ended.scores[S] == 2 * plain.ended.scores[S] < 500


def test_144_who_bets_discards_what_he_draws() -> None:
    racks = ("3m 3s 2468m 2468p 1356z", PAIR)
    table = Sitting("nmv144", racks, draws="9m").play("S bet; E 3m; -")
    assert table.told(Melded) == []
    assert table.refused("S 3m") == "bet_keeps"
    assert table.refused("S bet") == "bet_already"
    table.play("S 9m")


def test_144_a_lost_bet_counts_nothing() -> None:
    racks = (NOTHING, "444m 777m 444s 777s 6p", PAIR, "")
    lost = Sitting("nmv144", racks).play("S bet; E 5p; W mahjong; -")
    kept = Sitting("nmv144", racks).play("E 5p; W mahjong; -")
    assert kept.ended.scores[S] > 0
    assert lost.ended.scores[S] == 0


def test_144_a_bet_comes_before_the_fourteenth_discard() -> None:
    table = Sitting("nmv144", (NOTHING, "", PAIR)).idle(13)
    assert len(table.state.table.discards) == 13
    assert table.may("W bet")
    table.idle(1)
    assert table.refused("W bet") == "bet_too_late"
    assert Sitting("nmv144", (NOTHING, NONE)).refused("S bet") == "not_waiting"
    assert Sitting("nts2002", (NOTHING, PAIR)).refused("S bet") == "no_bets"


# --- strict tables -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["nts2002", "groenehart2011", "nmv144", "hongkong", "mcr"])
def test_a_forgotten_replacement_tile_makes_a_dead_hand(id: str) -> None:
    """Groene Hart 2011, p. 13 (West in the example); Fu Hing, p. 9; 144 rules, rules 25 and 46; NTS 2002, p. 6."""
    table = Sitting(id, ("1111m 258m 258s 2588p", "", "", ""), strict=True).play("E kong 1m; E 8p")
    assert table.view(E).own.dead
    assert table.state.table.owed[E] == 1
    friendly = Sitting(id, ("1111m 258m 258s 2588p",)).play("E kong 1m")
    assert friendly.state.table.back >= 1  # a friendly table takes it by itself


@pytest.mark.parametrize("id", ["nts2002", "groenehart2011", "nmv144"])
def test_a_dead_hand_counts_nothing_and_pays(id: str) -> None:
    """Groene Hart 2011, p. 8: "In beide gevallen moet de speler met een dood spel wel betalen!"; 144 rules, rule 46."""
    racks = ("1111z 258m 258s 258p 5p", "", PAIR, "")
    table = Sitting(id, racks, strict=True).play("E kong 1z; E 5p; W mahjong; -")
    assert table.ended.winner == W
    assert table.ended.dead == 1 << E
    assert table.ended.scores[E] == 0
    assert table.ended.net[E] < 0
    alive = Sitting(id, racks, loose="9m").play("E kong 1z; E 5p; W mahjong; -")
    assert alive.ended.scores[E] > 0


@pytest.mark.parametrize("id", IDS)
def test_two_draws_and_a_discard_without_a_draw(id: str) -> None:
    """NTS 2002, p. 6: "teveel of te weinig stenen"; Fu Hing, p. 23; 144 rules, rule 46."""
    table = Sitting(id, (NOTHING,), draws="9m 8m", strict=True).play("E 5p; -; S draw; S draw; S 8m")
    assert table.state.table.counts[S] == 14
    assert table.view(S).own.dead
    assert not table.view(E).own.dead
    table = Sitting(id, (NOTHING, NONE), strict=True).play("E 5p; -; S 4z")
    assert table.state.table.counts[S] == 12
    assert table.view(S).own.dead


@pytest.mark.parametrize("id", ["nts2002", "groenehart2011", "nmv144"])
@pytest.mark.parametrize("hidden", ["", " hidden"])
def test_a_false_mahjong_makes_a_dead_hand_and_play_goes_on(id: str, hidden: str) -> None:
    """NTS 2002, p. 6: "heeft deze speler een dood spel en wordt er doorgespeeld"; 144 rules, rule 50."""
    racks = (NOTHING, NONE, PAIR, "")
    table = Sitting(id, racks, draws="9m", strict=True).play(f"E 1m; S mahjong{hidden}; -")
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
    table = Sitting(id, racks, draws="5p", strict=True).play("E 1m; S mahjong; -; S draw; S 5p; W mahjong; -")
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
    table = Sitting("mcr", racks, draws="9m 7p", strict=True, minimum=8).play(f"E 5p; {call}; -")
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
    table = Sitting("mcr", racks, draws="9m 8m 7m 6m 9m", strict=True, flowers=False)
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
    table = Sitting("mcr", (NOTHING, "46p 258m 258s 22344z"), strict=True).play("E 5p; S pung")
    assert table.refused("S chow 4p") == "answered"


def test_mcr_flowers_may_be_kept_and_discarded_on_a_strict_table() -> None:
    """De Dertien Wezen, p. 2: "Bloem- en Seizoenstenen kun je ook wegleggen of bewaren"."""
    table = Sitting("mcr", ("f1 f2 258m 258s 258p 124z",), loose="9m 8m", strict=True)
    assert tile("f1") in table.rack(E)
    table.play("E lays f1; E replace")
    assert table.told(Exposed) == [Exposed(E, tile("f1"))]
    assert table.view(E).own.drawn == tile("9m")
    table.play("E f2")
    assert not table.may("S pung")
    table.play("S pung; -")
    assert table.told(Voided)[0].reason == "bonus_discard"
    friendly = Sitting("mcr", ("f1 258m 258s 258p 1234z",), loose="9m")
    assert friendly.told(Exposed) == [Exposed(E, tile("f1"))]


@pytest.mark.parametrize("id", IDS)
def test_what_a_dead_hand_may_claim(id: str) -> None:
    """Ruling C7: sets, but no mahjong; by the 144 rules (rule 46) nothing at all."""
    racks = ("1111m 22m 58m 258s 258p", "", "", "")
    table = Sitting(id, racks, draws="2m", strict=True).play("E kong 1m; E 8p; -; S draw; S 2m; E pung; -")
    if id == "nmv144":
        assert table.told(Voided) == [Voided(E, Call.PUNG, "dead_hand")]
    else:
        assert [melded.seat for melded in table.told(Melded)] == [E]


@pytest.mark.parametrize("id", ["nts2002", "groenehart2011", "nmv144", "hongkong"])
def test_a_call_that_cannot_be_carried_out_is_void(id: str) -> None:
    """Nobody is punished for it by these books; the others' claims stand."""
    racks = (NOTHING, NONE, "55p 147m 147s 22344z", "")
    table = Sitting(id, racks, strict=True).play("E 5p; S chow 5p; W pung; N pung; -")
    assert [melded.seat for melded in table.told(Melded)] == [W]
    assert {voided.seat for voided in table.told(Voided)} <= {N}
    assert table.told(Fouled) == []


@pytest.mark.parametrize("id", IDS)
def test_a_friendly_table_prevents_errors(id: str) -> None:
    table = Sitting(id, (NOTHING, "46p 58m 258s 258p 123z")).play("E 5p")
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
    table = Sitting("nts2002", racks, draws="9m 9m 9m 1m 1p 2p 3p 4p 5p", strict=True)
    table.play("E 4m; -; S draw; S draw; S draw; S draw; S 1z")
    for number, discard in zip((1, 2, 3, 4), ("2z", "3z", "9m", "9m"), strict=True):
        table.play(f"-; W draw; W {number}p; S pung; -; S {discard}")
    table.play("-; W draw; W 5p; S pung; -")
    assert table.told(Voided) == [Voided(S, Call.PUNG, "four_sets")]
