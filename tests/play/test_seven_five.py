"""The 7-5 rule: each sentence of the Fu Hing book (p. 24, 27) about the last tiles of the wall."""

from __future__ import annotations

import pytest

from tests.play.dangers import DOTS_RACK, DangerGame, E, N, S, W, dots_of_east, numbers, tile, tiles, verdict
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Source
from windroos.play.rules.liability import (
    choice_at,
    raw,
)


@pytest.mark.parametrize(("left", "pays"), [(7, False), (6, True), (5, True), (4, True), (1, True)])
@pytest.mark.parametrize("seen", [False, True])
def test_p27_from_the_seventh_last_tile_on_no_wind_or_dragon(left: int, pays: bool, seen: bool) -> None:
    game = DangerGame().discard("4z 9m" if seen else "9m").live(left)
    ruling = game.won(W, "123m 456m 789p 44z 55s", "4z", N, "4z 9m 3s")
    if not pays:
        assert ruling is None
        return
    assert verdict(ruling) == (N, ["seven", "safer"])
    assert numbers(ruling, "seven") == (N, tile("4z"), left)


@pytest.mark.parametrize(("left", "pays"), [(6, False), (5, False), (4, True), (1, True)])
def test_p27_from_the_fifth_last_tile_on_no_raw_tile(left: int, pays: bool) -> None:
    ruling = DangerGame().discard("9m").live(left).won(W, "123m 456m 789p 55s 34s", "2s", N, "2s 9m 4z")
    if not pays:
        assert ruling is None
        return
    assert verdict(ruling) == (N, ["five", "safer"])
    assert numbers(ruling, "five") == (N, tile("2s"), left)
    assert numbers(ruling, "safer") == (N, tile("9m"))


@pytest.mark.parametrize("before", ["discarded", "in a chow", "in a pung of one's own"])
def test_p27_a_tile_that_is_not_raw_may_go(before: str) -> None:
    game = DangerGame().live(4)
    if before == "discarded":
        game.discard("2s")
    elif before == "in a chow":
        game.claim(S, "[123s]")
    else:
        game.claim(N, "[222s]")
    assert not raw(game.table, tile("2s"))
    assert raw(game.table, tile("9s"))
    assert game.won(W, "123m 456m 789p 55s 34s", "2s", N, "2s 9m") is None


def test_p24_without_the_18_tiles_that_stay_there_is_no_7_5_rule() -> None:
    game = DangerGame({"live_wall": "all"}).live(2)
    assert game.won(W, "123m 456m 789p 44z 55s", "4z", N, "4z 9m 3s") is None


def test_p27_a_self_drawn_mahjong_breaks_no_rule() -> None:
    assert DangerGame().live(2).won(W, "123m 456m 789p 44z 55s", "4z") is None


def test_p27_no_other_choice_frees_from_the_7_5_rule() -> None:
    game = DangerGame().live(3)
    ruling = game.won(W, "123m 456m 789p 55s 34s", "2s", N, "2s 6z 8p")
    assert verdict(ruling) == (NOBODY, ["five", "no_choice"])
    assert numbers(ruling, "no_choice") == (N, *sorted(tiles("2s 6z 8p")))


def test_p27_a_choice_that_feeds_a_danger_is_no_better_choice() -> None:
    """Dots break no rule of 7 and 5 here, but they feed East: whichever of the two North discards, he had no other."""
    game = dots_of_east().live(6)
    assert verdict(game.won(W, "123m 456m 789s 44z 55s", "4z", N, "4z 9p")) == (NOBODY, ["seven", "no_choice"])
    assert verdict(game.won(E, DOTS_RACK, "9p", N, "4z 9p")) == (NOBODY, ["fed", "no_choice"])
    assert verdict(game.won(E, DOTS_RACK, "9p", N, "4z 9p 2s")) == (N, ["fed", "safer"])


def test_p27_another_forbidden_tile_is_no_better_choice() -> None:
    """Both tiles are raw; that one of them feeds East's dots too is of no use to West's ordinary mahjong."""
    game = dots_of_east().live(3)
    assert verdict(game.won(W, "123m 456m 789s 55s 78p", "9p", N, "9p 2s")) == (NOBODY, ["five", "no_choice"])


def test_p27_and_without_the_right_the_last_hand_is_not_safe_where_the_7_rule_forbids_it() -> None:
    game = dots_of_east().claim(W, "[111z] [222z] [333z]").claim(N, "[555m]").discard("4z")
    assert verdict(game.won(W, "44z 88s", "4z", N, "4z 9p")) == (NOBODY, ["fed", "last_hand"])
    assert verdict(game.live(6).won(W, "44z 88s", "4z", N, "4z 9p")) == (N, ["fed", "seven", "lost"])


def test_other_books_know_no_pao() -> None:
    game = dots_of_east().live(3)
    assert choice_at(game.conduct._replace(liability=False), game.table, N, tiles("9p")) is None


def test_p27_both_rules_at_once() -> None:
    game = dots_of_east().live(4)
    assert verdict(game.won(E, DOTS_RACK, "9p", N, "9p 4p")) == (N, ["fed", "five", "safer"])
    assert verdict(game.won(E, DOTS_RACK, "9p", N, "9p 8p")) == (NOBODY, ["fed", "five", "no_choice"])


def test_p24_who_drew_the_last_tile_need_not_discard() -> None:
    game = DangerGame().live(0)
    assert verdict(game.won(W, "123m 456m 789p 55s 34s", "2s", N, "2s 6z")) == (N, ["five", "kept"])
    game.table = game.table._replace(source=Source.CLAIM)
    assert verdict(game.won(W, "123m 456m 789p 55s 34s", "2s", N, "2s 6z")) == (NOBODY, ["five", "no_choice"])
