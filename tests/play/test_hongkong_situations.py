"""What Hong Kong has of its own at the table: golden situations, by page."""

from __future__ import annotations

import pytest

from tests.play.situations import NONE, NOTHING, QUIET
from tests.play_helpers import E, N, S, SeatedMatch, W, tiles
from windroos.play.model.events import (
    NOBODY,
    CalledFalsely,
    Discarded,
    Drew,
    Endangered,
    Melded,
    MoonAnnounced,
    Paused,
    PlayerPayment,
    TilesShown,
    TimeWasUp,
    Won,
)
from windroos.play.model.view import Phase, Source


def paid(table: SeatedMatch) -> dict[int, int]:
    """Who paid how much in all, by the players' places."""
    found: dict[int, int] = {}
    for pays in table.ended.pays:
        found[pays.payer] = found.get(pays.payer, 0) + pays.amount
    return found


def pays(table: SeatedMatch) -> set[PlayerPayment]:
    return set(table.ended.pays)


def hongkong_kongs(rack: str, loose: str, moves: str) -> int:
    table = SeatedMatch("hongkong", (rack,), loose=loose, minimum=0, most_fan=0).play(moves)
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
    table = SeatedMatch("hongkong", racks, draws="5p 9s 5p", minimum=0, passed_claim=option).play("E 5p; W pass; S 5p")
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
    table = SeatedMatch("hongkong", racks, draws="5p", passed_claim=option).play("E 5p; W pass; S 5p")
    if option == "both":
        assert table.refused("W pung") in ("passed", "nothing_to_claim")
        table.passes()
        assert table.told(Melded) == []
    else:
        table.play("W pung; -")
        assert [melded.seat for melded in table.told(Melded)] == [W]


def test_hongkong_a_chow_is_never_blocked_nor_does_it_block() -> None:
    racks = (NOTHING, "46p 258m 258s 22344z")
    table = SeatedMatch("hongkong", racks, draws="9s").play("E 5p; S pass; -")
    assert table.view(S).own.blocked == 0


SIX = "f1 f2 f3 f4 g1 g2"


@pytest.mark.parametrize("seventh", ["deal", "draw"])
def test_hongkong_seven_seasons(seventh: str) -> None:
    """Fu Hing, p. 18: claimed when the seventh is taken, whatever the tiles; 3 fan, paid as self-drawn (ruling H8)."""
    if seventh == "deal":
        table = SeatedMatch("hongkong", ("", f"{SIX} g3 258m 369s"), draws="9m", loose="147m 147s 4z", seed=3)
        table.play("E " + _discard(table, E) + "; -")
    else:
        table = SeatedMatch("hongkong", ("", f"{SIX} 258m 369s 1z"), draws="g3", loose="147m 147s 4z", seed=3)
        table.play("E " + _discard(table, E) + "; -")
        assert table.state.table.source == Source.BONUS
    table.play("S seasons")
    assert table.told(Won) == [Won(S, -1, NOBODY)]
    assert table.ended.scores[S] == 3
    assert len(set(paid(table).values())) == 1


def _discard(table: SeatedMatch, seat: int) -> str:
    kind = max(table.rack(seat))
    return f"{kind - 26}z" if kind > 26 else f"{kind % 9 + 1}{'mps'[kind // 9]}"


def test_hongkong_seven_seasons_not_claimed_lapse() -> None:
    """Fu Hing, p. 18 and 34, 6: "Een beurt later is niet meer geldig"."""
    table = SeatedMatch("hongkong", (NOTHING, f"{SIX} 258m 369s 1z"), draws="g3", loose="147m 147s 4z")
    table.play("E 5p; -")
    assert table.may("S seasons")
    table.play("S 1z").idle(3).passes()
    assert table.state.table.turn == S
    assert table.refused("S seasons") == "no_seasons"


def test_hongkong_the_eighth_season_may_be_claimed_after_the_seventh_was_not() -> None:
    """Fu Hing, p. 18: a limit hand."""
    table = SeatedMatch("hongkong", (NOTHING, f"{SIX} 258m 369s 1z"), draws="g3 5s 5s 5s g4", loose="147m 147s 4z 6z")
    table.play("E 5p; -; S 1z").idle(3).passes()
    table.play("S seasons")
    assert table.ended.scores[S] == 12


def test_hongkong_a_season_as_the_very_last_tile_may_be_claimed() -> None:
    """Fu Hing, p. 18: at the moment of taking it, though no tile is left to replace it."""
    table = SeatedMatch(
        "hongkong", (NOTHING, "", "", f"{SIX} 258m 369s 1z"), loose="147m 147s", last="g3"
    ).to_the_last()
    table.play("N draw")
    assert table.live == 0
    assert table.play("N seasons").ended.winner == N


def test_hongkong_a_dead_hand_may_claim_seasons() -> None:
    """Fu Hing, p. 18, 23 and 34: "Heeft de speler een dode hand ... dan mag deze speler" the seasons, and only them."""
    racks = (NOTHING, f"{SIX} 258m 369s 1z")
    table = SeatedMatch("hongkong", racks, draws="5s 6s 7s 8s 4s g3", loose="147m 147s 4z", strict=True)
    table.play("E 5p; -; S draw; S draw; S 1z")  # two tiles, one discard
    assert table.view(S).own.dead
    table.idle(3).play("-; S draw; S replace")
    table.play("S seasons")
    assert table.ended.winner == S
    assert table.ended.dead == 1 << S
    assert table.ended.scores[S] == 3


MOON = ("", "23p 111m 444m 777m 11z")


def moon(say: str, last: str = "1p") -> SeatedMatch:
    table = SeatedMatch("hongkong", (NOTHING.replace("19p", "9p 9p"), MOON[1]), last=last, minimum=0, most_fan=0)
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
    table = SeatedMatch("hongkong", (NOTHING,), strict=True).play("E 5p; -; S moon")
    assert table.told(MoonAnnounced) == []  # it is simply a draw
    assert table.told(Drew) == [Drew(S)]


def test_hongkong_the_last_tile_need_not_be_discarded() -> None:
    """Fu Hing, p. 24: "hoeft deze speler geen steen meer weg te gooien" (ruling H13)."""
    table = moon("draw", "9s")
    table.play("S keep")
    assert table.ended.reason == "draw"
    assert len(table.ended.racks[S]) == 14
    early = SeatedMatch("hongkong", (NOTHING,))
    assert early.refused("E keep") == "must_discard"
    nts = SeatedMatch("nts2002", (NOTHING,)).to_the_last()
    assert nts.refused("ESWN"[nts.state.table.turn] + " keep") == "must_discard"


def test_hongkong_the_pot() -> None:
    """Fu Hing, p. 34, g: everyone puts 10 in after a draw; the next winner gets it."""
    table = SeatedMatch("hongkong", (NOTHING,), draw_pot=10, minimum=0).to_the_last().play("S draw; S keep")
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


def pao() -> SeatedMatch:
    """South has three open pungs of bamboo and waits for 3s or 6s; West is to discard."""
    table = SeatedMatch("hongkong", PAO, draws="9m 8m 7m 5z 6z 6s", seed=5)
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
    table = SeatedMatch("hongkong", (NOTHING,)).play("time; time")
    assert table.told(Paused) == [Paused(E, 1), Paused(E, 0)]
    assert table.told(Discarded) == []
    table.play("time")
    assert table.told(TimeWasUp) == [TimeWasUp(E)]
    assert len(table.told(Discarded)) == 1
    asked = SeatedMatch("hongkong", (NOTHING,)).play("E pause; E pause")
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
    table = SeatedMatch("hongkong", (NOTHING, NONE), draws=draws, strict=True).play(moves)
    assert table.ended.reason == "false"
    assert pays(table) == {PlayerPayment(1, payee, amount) for payee, amount in owes.items()}
    assert table.ended.winner == NOBODY
    assert table.game.match.seats == (0, 1, 2, 3)


def test_hongkong_under_the_minimum_is_a_false_mahjong() -> None:
    """Fu Hing, p. 23, 2: "Het vooraf afgesproken aantal fan"."""
    cheap = "f2 123m 456p 999s 46p 2z"
    table = SeatedMatch("hongkong", (QUIET, "", cheap), draws="5p", loose="2z", strict=True)
    table.play("E 2m; -; S draw; S 5p; W mahjong; -")
    assert table.told(CalledFalsely) == [CalledFalsely(W, "minimum", S)]
    assert paid(table) == {2: 64 + 32 + 32}
