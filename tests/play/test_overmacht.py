"""Overmacht: who had no better tile to discard, by each sentence of the Fu Hing book (p. 30-32)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.play.dangers import (
    DOTS_OPEN,
    DOTS_RACK,
    DangerGame,
    E,
    N,
    S,
    W,
    bamboo_and_characters,
    dots_of_east,
    given_the_fourth_set,
    numbers,
    sets,
    three_dangers,
    tile,
    tiles,
    verdict,
)
from windroos.books.catalog import rules
from windroos.hands import By, Meld, Situation, Win, hand_of
from windroos.notation import parse
from windroos.play.model.events import NOBODY
from windroos.play.rules.liability import (
    Ruling,
    blameless,
    choice_at,
    liable,
    raw,
)
from windroos.scoring.score import score


def meld(text: str) -> Meld:
    return parse(text).hand.melds[0]


def test_p31_situation_01_only_raw_tiles_and_three_dangerous_hands() -> None:
    """Two raw tiles of the third hand (characters) free; the five others (read as bamboo and dots) do not."""
    game = three_dangers()
    rack = "2m 9m 2s 9s 9s 8p 9p"
    assert all(raw(game.table, kind) for kind in tiles(rack))
    assert game.free(N, rack) == {"2m", "9m"}
    for winning in ("2m", "9m"):
        assert verdict(game.won(W, "2299m", winning, N, rack)) == (NOBODY, ["fed", "no_choice"])
    for winner, waiting, winning in ((S, "2299s", "9s"), (S, "2299s", "2s"), (E, "9988p", "8p"), (E, "9988p", "9p")):
        ruling = game.won(winner, waiting, winning, N, rack)
        assert verdict(ruling) == (N, ["fed", "safer"])
        assert {tile("2m"), tile("9m")} <= set(numbers(ruling, "safer"))


def test_p32_situation_02_only_raw_tiles_and_two_dangerous_hands() -> None:
    """Three raw tiles of the second hand (bamboo) free; the five of the first (read as dots) do not."""
    game = DangerGame().claim(E, "[111p] [345p] [567p]").claim(S, "[111s] [345s] [567s]")
    rack = "2s 8s 9s 2p 8p 8p 9p 9p"
    assert game.free(N, rack) == {"2s", "8s", "9s"}
    assert verdict(game.won(S, "2299s", "9s", N, rack)) == (NOBODY, ["fed", "no_choice"])
    ruling = game.won(E, "2299p", "9p", N, rack)
    assert verdict(ruling) == (N, ["fed", "safer"])
    assert numbers(ruling, "safer") == (N, *tiles("2s 8s 9s"))


def test_p32_situation_03_only_raw_tiles_and_one_dangerous_hand() -> None:
    """Six raw tiles, read as all of the dangerous suit: nothing is left to avoid pao with."""
    game = DangerGame().claim(E, "[111p] [345p] [567p]")
    rack = "2p 2p 8p 8p 9p 9p"
    assert game.free(N, rack) == {"2p", "8p", "9p"}
    ruling = game.won(E, "2299p", "9p", N, rack)
    assert verdict(ruling) == (NOBODY, ["fed", "no_choice"])


def test_p30_only_tiles_that_are_not_raw() -> None:
    game = three_dangers().discard("9m 9s 9p")
    assert game.free(N, "9m 9s 9p") == {"9m"}
    assert game.free(N, "9s 9p") == {"9s"}
    assert game.free(N, "9p") == {"9p"}


@pytest.mark.parametrize("claimed", ["[999s]", "[789s]", "[9999s]"])
def test_p31_a_pung_or_chow_after_the_first_dangerous_hand_loses_the_right(claimed: str) -> None:
    game = dots_of_east().claim(N, claimed)
    ruling = game.won(E, DOTS_RACK, "9p", N, "9p 8p")
    assert verdict(ruling) == (N, ["fed", "lost"])
    assert numbers(ruling, "lost") == (N, *meld(claimed).tiles())
    assert game.won(E, DOTS_RACK, "9p", S, "9p 8p") == Ruling(
        NOBODY, (("fed", (S, tile("9p"), 1, E, 0, 1, 1)), ("no_choice", (S, *tiles("8p 9p"))))
    )


def test_p31_it_is_lost_for_the_7_5_rule_too() -> None:
    game = dots_of_east().claim(N, "[999s]").live(3)
    assert verdict(game.won(W, "123m 456m 789p 44z 55s", "4z", N, "4z 6z")) == (N, ["seven", "lost"])


def test_p31_not_by_a_set_made_before_nor_by_ones_own_kong() -> None:
    game = DangerGame().claim(N, "[999s]").claim(E, DOTS_OPEN).lay(N, "(2222m)")
    assert verdict(game.won(E, DOTS_RACK, "9p", N, "9p 8p")) == (NOBODY, ["fed", "no_choice"])


def test_p14_without_the_right_a_not_raw_tile_of_the_last_hand_is_still_safe() -> None:
    game = bamboo_and_characters().claim(N, "[555p]").discard("9m")
    assert verdict(game.won(W, "2299m", "9m", N, "9m 2s")) == (NOBODY, ["fed", "last_hand"])
    assert verdict(game.won(W, "2299m", "2m", N, "2m 2s")) == (N, ["fed", "lost"])


def test_a_danger_of_ones_own_is_no_danger() -> None:
    game = bamboo_and_characters().claim(N, "[123p] [456p] [789p]")
    assert game.free(N, "9p 2s 2m") == {"9p"}
    assert game.free(W, "9p 2s 2m") == {"2m"}


def test_a_hand_that_the_table_rules_out_threatens_nobody() -> None:
    game = bamboo_and_characters().claim(E, "[555p]")
    assert game.free(N, "2s 2m E") == {"2s", "1z"}
    assert game.won(E, "2s", "2s", N, "2s 2m") is None


def test_p19_seasons_claimed_as_mahjong_are_no_hand_that_a_danger_was_about() -> None:
    game = given_the_fourth_set()
    bonus = tuple(range(34, 41))
    hand = hand_of(tiles("8p"), game.table.melds[E], bonus)
    counted = score(rules("hongkong"), hand, Situation(E, 0, Win(-1, By.BONUS, claimed_seasons=7)))
    assert verdict(liable(E, NOBODY, -1, counted, None, game.decided, game.table.dangers)) == (NOBODY, ["other_hand"])


@given(st.tuples(sets, sets, sets), st.integers(0, 10), st.lists(st.integers(0, 33), min_size=1, max_size=8))
def test_somebody_always_has_a_blameless_tile_unless_he_lost_the_right(
    melds: tuple[list[str], list[str], list[str]], left: int, rack: list[int]
) -> None:
    """Overmacht: the best of a rack costs nothing, and neither does a tile that breaks no rule."""
    game = DangerGame().live(left)
    for seat, texts in enumerate(melds):
        game.claim(seat, " ".join(texts)) if texts else None
    choice = choice_at(game.conduct, game.table, N, tuple(sorted(rack)))
    if choice is None or choice.may_keep:
        return
    free = blameless(choice)
    assert free
    for kind in rack:
        fed = any(threat.feeds >> kind & 1 for threat in choice.threats)
        assert kind in free or fed or choice.forbidden >> kind & 1
