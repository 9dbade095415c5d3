"""Dangerous play: each sentence of the Fu Hing book (p. 13-21) about what is dangerous, and who pays for it."""

from __future__ import annotations

import pytest

from tests.play.dangers import (
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
    threatens,
    tile,
    tiles,
    verdict,
)
from windroos.hands import By
from windroos.notation import parse
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Danger
from windroos.play.rules.liability import (
    choice_at,
    dangers_of,
)
from windroos.play.rules.liability_dangers import feeds
from windroos.tiles import ALL, BAMBOO, DOTS, DRAGONS, TERMINALS


def kinds(text: str) -> int:
    return sum(1 << kind for kind in set(tiles(text)))


def test_p13_nine_tiles_of_one_suit_are_dangerous() -> None:
    assert threatens(DangerGame().claim(E, "[111p] [234p]")) == []
    assert threatens(dots_of_east()) == [(E, "suit", 1, 1)]
    assert threatens(DangerGame().claim(E, "[111p] [234p] [345s]")) == []


@pytest.mark.parametrize("winning", ["6p", "9p"])
def test_p13_who_discards_the_tile_of_that_suit_pays_for_all(winning: str) -> None:
    ruling = dots_of_east().won(E, DOTS_RACK, winning, N, f"{winning} EE 345s 789m 22s")
    assert verdict(ruling) == (N, ["fed", "safer"])
    assert numbers(ruling, "fed") == (N, tile(winning), 1, E, 0, 1, 1)
    assert numbers(ruling, "safer") == (N, *sorted(set(tiles("EE 345s 789m 22s"))))


def test_p13_who_caused_the_fourth_set_pays_when_the_owner_draws_the_winning_tile() -> None:
    game = given_the_fourth_set()
    assert [(one.danger.kind, one.tile, one.choice.seat) for one in game.decided] == [("suit", tile("5p"), N)]
    ruling = game.won(E, "8p", "8p")
    assert verdict(ruling) == (N, ["gave", "safer"])


def test_p13_a_replacement_tile_is_an_own_tile_too() -> None:
    game = DangerGame().claim(E, "[1111p] [234p] [345p]").lay(E, "[567p]", N, "5p", "5p EE 345s 22s")
    assert verdict(game.won(E, "8p", "8p", by=By.KONG)) == (N, ["gave", "safer"])


def test_p13_the_danger_stays_and_who_gives_the_pair_pays_instead() -> None:
    ruling = given_the_fourth_set().won(E, "8p", "8p", S, "8p EE 345s 789m 22s")
    assert verdict(ruling) == (S, ["fed", "safer"])


def test_p13_dangerous_play_need_not_become_superschoon() -> None:
    ruling = dots_of_east().won(E, "78p SS", "9p", N, "9p EE 345s 789m 22s")
    assert verdict(ruling) == (NOBODY, ["other_hand"])


def test_p13_without_danger_there_is_no_question() -> None:
    game = DangerGame().claim(E, "[111p] [234p]")
    assert choice_at(game.conduct, game.table, N, tiles("9p EE")) is None
    assert game.won(E, "345p 6678p", "9p", N, "9p EE") is None
    assert game.won(E, "345p 6678p", "9p") is None


def test_p13_the_others_avoid_pao_with_the_third_suit_or_honours() -> None:
    assert bamboo_and_characters().free(N, "E 7z 5p 3s 2m") == {"1z", "7z", "5p"}


def test_p14_who_discards_the_first_suit_pays() -> None:
    ruling = bamboo_and_characters().won(E, "1134s", "2s", N, "2s 5s 9m 2m")
    assert verdict(ruling) == (N, ["fed", "safer"])
    assert numbers(ruling, "safer") == (N, *tiles("2m 9m"))


def test_p14_who_discards_the_second_suit_does_not_pay_and_shows_his_tiles() -> None:
    game = bamboo_and_characters()
    ruling = game.won(W, "2299m", "9m", N, "2s 5s 9m")
    assert verdict(ruling) == (NOBODY, ["fed", "no_choice"])
    assert numbers(ruling, "no_choice") == (N, *tiles("2s 5s 9m"))
    assert verdict(game.discard("9m").won(W, "2299m", "9m", N, "2s 5s 9m")) == (NOBODY, ["fed", "last_hand"])


def test_p14_the_second_suit_is_safe_only_for_who_is_forced_to_choose() -> None:
    ruling = bamboo_and_characters().won(W, "2299m", "9m", N, "2s 9m E")
    assert verdict(ruling) == (N, ["fed", "safer"])
    assert numbers(ruling, "safer") == (N, tile("E"))


def test_p14_two_pungs_of_dragons_are_dangerous() -> None:
    assert threatens(DangerGame().claim(W, "[555z]")) == []
    assert threatens(DangerGame().claim(W, "[555z] [666z]")) == [(W, "dragons", -1, 1)]


def test_p14_who_discards_the_third_dragon_pays_for_all() -> None:
    ruling = DangerGame().claim(W, "[555z] [666z]").won(W, "234m 77z 55m", "7z", N, "7z E 2s")
    assert verdict(ruling) == (N, ["fed", "safer"])


def test_p14_the_three_small_dragons_free() -> None:
    ruling = DangerGame().claim(W, "[555z] [666z]").won(W, "234m 567m 7z", "7z", N, "7z E 2s")
    assert verdict(ruling) == (NOBODY, ["little_dragons"])


def test_p15_three_pungs_of_winds_are_dangerous() -> None:
    assert threatens(DangerGame().claim(S, "[111z] [222z]")) == []
    assert threatens(DangerGame().claim(S, "[111z] [222z] [333z]")) == [(S, "winds", -1, 1), (S, "honours", -1, 1)]


def test_p15_who_discards_the_fourth_wind_pays_for_all() -> None:
    ruling = DangerGame().claim(S, "[111z] [222z] [333z]").won(S, "44z 88s", "4z", W, "4z 5m 2s")
    assert verdict(ruling) == (W, ["fed", "safer"])


@pytest.mark.parametrize("row", ["limit", "fan"])
def test_p15_so_with_the_four_small_winds(row: str) -> None:
    ruling = (
        DangerGame({"little_four_winds": row}).claim(S, "[111z] [222z] [333z]").won(S, "345s 4z", "4z", W, "4z 5m 2s")
    )
    assert verdict(ruling) == (W, ["fed", "safer"])


def test_p15_a_tile_that_is_no_wind_does_not_make_the_discarder_pay() -> None:
    game = DangerGame().claim(S, "[111z] [222z] [333z]")
    assert game.won(S, "44z 34s", "5s", W, "5s 5m 2s") is None


def test_p15_winds_and_dragons() -> None:
    game = DangerGame().claim(N, "[111z] [555z] [222z]")
    assert threatens(game) == [(N, "honours", -1, 1)]
    assert verdict(game.won(N, "66z 33z", "6z", E, "6z 5m 2s")) == (E, ["fed", "safer"])
    assert verdict(game.won(N, "33z 88s", "3z", E, "3z 5m 2s")) == (NOBODY, ["other_hand"])


def test_p21_pungs_of_ones_and_nines() -> None:
    game = DangerGame().claim(N, "[111s] [999s] [111p]")
    assert threatens(game) == [(N, "terminals", -1, 1)]
    assert verdict(game.won(N, "99p 99m", "9p", E, "9p 5m 2s")) == (E, ["fed", "safer"])
    assert game.free(E, "9p 9s 2s E 1m") == {"9s", "2s", "1z"}


def test_p15_a_robbed_tile_counts_as_a_discard() -> None:
    game = dots_of_east().claim(N, "[999p]")
    ruling = game.won(E, DOTS_RACK, "9p", N, "9p EE 345s 22s", By.ROBBED)
    assert verdict(ruling) == (N, ["fed", "safer"])


@pytest.mark.parametrize(
    ("kind", "suit", "sets", "wanted"),
    [
        ("suit", 1, "[111p] [234p] [345p]", DOTS),
        ("suit", 1, "[111p] [234p] [345p] (7777s)", 0),
        ("winds", -1, "[111z] [222z] [333z]", kinds("4z")),
        ("winds", -1, "[111z] [222z] [333z] [234s]", kinds("4z")),
        ("winds", -1, "[111z] [222z] [333z] [555z]", 0),
        ("winds", -1, "[111z] [222z] [333z] [444z]", ALL & ~kinds("1234567z")),
        ("honours", -1, "[111z] [222z] [333z]", kinds("4567z")),
        ("honours", -1, "[111z] [222z] [333z] [234s]", 0),
        ("terminals", -1, "[111s] [999s] [111p]", TERMINALS & ~kinds("19s 1p")),
        ("dragons", -1, "[555z] [666z]", kinds("7z")),
        ("dragons", -1, "[555z] [666z] [234s] [678p]", 0),
        ("dragons", -1, "[555z] [666z] [777z]", ALL & ~DRAGONS),
    ],
)
def test_what_feeds_a_danger(kind: str, suit: int, sets: str, wanted: int) -> None:
    assert feeds(Danger(E, kind, suit, 1), parse(sets).hand.melds) == wanted


def test_a_seat_may_have_several_dangers_with_one_order() -> None:
    game = DangerGame().claim(S, "[123s] [456s] [789s]").claim(E, "[111z] [555z]").claim(E, "[666z]")
    assert threatens(game) == [(S, "suit", 2, 1), (E, "honours", -1, 2), (E, "dragons", -1, 2)]
    assert [form.kind for form in dangers_of(game.table.melds[E])] == ["honours", "dragons"]
    assert game.choice(N, "2s").threats[0].feeds == BAMBOO
