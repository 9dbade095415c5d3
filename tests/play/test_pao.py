"""PAO-Spel and the order of dangerous play: each sentence of the Fu Hing book (p. 27-30) that decides something."""

from __future__ import annotations

import pytest

from tests.play.dangers import (
    DangerGame,
    E,
    N,
    S,
    W,
    dots_of_east,
    given_the_fourth_set,
    numbers,
    threatens,
    three_dangers,
    tile,
    verdict,
)
from windroos.hands import Meld
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Laid
from windroos.play.rules.liability import (
    decided_by,
    newly,
    raw,
)
from windroos.text.liability import endangered_text


@pytest.mark.parametrize(
    ("sets", "kind"),
    [
        ("[555z] [777z]", "dragons"),
        ("[111z] [444z] [333z]", "winds"),
        ("[111p] [999s] [111m]", "terminals"),
    ],
)
def test_p27_pao_spel_begins(sets: str, kind: str) -> None:
    game = DangerGame().claim(E, sets)
    assert (E, kind, -1, 1) in threatens(game)
    assert endangered_text("Oost", kind, -1, 1, "nl").startswith("Gevaarlijk spel van Oost")


def test_p28_who_gave_the_ninth_dragon_pays_for_a_self_drawn_win() -> None:
    game = DangerGame().claim(W, "[555z] [666z]").lay(W, "[777z]", S, "7z", "7z 2s 3s")
    ruling = game.won(W, "234m 9s", "9s")
    assert verdict(ruling) == (S, ["gave", "safer"])


def test_p28_another_who_ends_the_three_dragons_pays_instead() -> None:
    game = DangerGame().claim(W, "[555z] [666z]").lay(W, "[777z]", S, "7z", "7z 2s 3s").discard("2s")
    assert verdict(game.won(W, "234m 9s", "9s", N, "9s 2s")) == (N, ["fed", "safer"])
    assert verdict(game.won(W, "234m 2s", "2s", N, "9s 2s")) == (NOBODY, ["fed", "no_choice"])


@pytest.mark.parametrize(
    ("sets", "last", "gave", "pair"),
    [
        ("[111z] [222z] [333z]", "[444z]", "4z", "8s"),
        ("[111z] [222z] [333z]", "[444z]", "4z", "6z"),
        ("[111z] [222z] [666z]", "[777z]", "7z", "4z"),
        ("[111s] [999s] [111p]", "[999m]", "9m", "9p"),
        ("[123s] [345s] [999s]", "[777s]", "7s", "1s"),
    ],
)
def test_p28_who_gave_the_twelfth_tile_pays_for_a_self_drawn_win(sets: str, last: str, gave: str, pair: str) -> None:
    game = DangerGame().claim(W, sets).lay(W, last, S, gave, f"{gave} 2m 3m")
    assert verdict(game.won(W, pair, pair)) == (S, ["gave", "safer"])


def test_p28_no_limit_hand_no_pao() -> None:
    game = DangerGame().claim(W, "[123s] [345s] [999s]").lay(W, "[777s]", S, "7s", "7s 2m 3m")
    assert verdict(game.won(W, "E", "E")) == (NOBODY, ["other_hand"])
    assert game.won(W, "E", "E", N, "E 2m") is None


def test_p28_who_had_no_other_choice_when_he_gave_the_set_does_not_pay() -> None:
    assert verdict(given_the_fourth_set("5p 7p").won(E, "8p", "8p")) == (NOBODY, ["gave", "no_choice"])


def test_two_deciding_sets_the_first_giver_pays_unless_he_is_freed() -> None:
    def game(rack: str) -> DangerGame:
        first = DangerGame().claim(W, "[555z] [666z]").lay(W, "[777z]", S, "7z", rack)
        return first.lay(W, "[111z]", N, "1z", "1z 2m")

    assert verdict(game("7z 2s").won(W, "2z", "2z")) == (S, ["gave", "safer"])
    assert verdict(game("7z").won(W, "2z", "2z")) == (N, ["gave", "safer"])
    assert verdict(game("7z").won(W, "2s", "2s")) == (NOBODY, ["gave", "no_choice"])


def test_p28_a_fourth_set_that_is_no_twelfth_wind_decides_nothing() -> None:
    game = DangerGame().claim(W, "[111z] [222z] [333z]").lay(W, "[555m]", S, "5m", "5m 2s")
    assert verdict(game.won(W, "4z", "4z")) == (NOBODY, ["not_given"])


def test_p28_the_set_of_one_player_does_not_decide_the_hand_of_another() -> None:
    game = (
        DangerGame()
        .claim(E, "[123p] [456p] [789p]")
        .claim(S, "[123p] [456p] [789p]")
        .lay(S, "[345p]", N, "4p", "4p 2s")
    )
    assert [one.danger.seat for one in game.decided] == [S]


def test_p28_another_who_makes_the_hand_is_no_concern_of_who_gave_the_set() -> None:
    assert given_the_fourth_set().won(W, "11p 222p 333p 444p 67p", "8p") is None
    assert dots_of_east().won(W, "11p 222p 333p 444p 67p", "8p", N, "8p E") is None


def test_p27_giving_a_set_breaks_no_rule_of_7_and_5() -> None:
    game = DangerGame().live(5).claim(W, "[111z] [222z] [333z]").lay(W, "[444z]", S, "4z", "4z 2m")
    assert verdict(game.won(W, "8s", "8s")) == (S, ["gave", "safer"])


def test_p28_every_tile_feeds_three_dragons_and_honours_most() -> None:
    game = DangerGame().claim(W, "[555z] [666z] [777z]")
    assert threatens(game) == [(W, "dragons", -1, 1), (W, "honours", -1, 2)]
    assert game.free(N, "2s 1z") == {"2s"}
    assert game.free(N, "2s 3s") == {"2s", "3s"}
    assert game.discard("3s").free(N, "2s 3s") == {"3s"}


def test_p29_a_concealed_kong_changes_nothing() -> None:
    game = dots_of_east().lay(E, "(7777p)")
    assert threatens(game) == [(E, "suit", 1, 1)]
    assert verdict(game.won(E, "9p", "9p")) == (NOBODY, ["not_given"])
    assert verdict(game.won(E, "9p", "9p", N, "9p E")) == (N, ["fed", "safer"])
    assert threatens(DangerGame().claim(E, "[111p] [234p]").lay(E, "(7777p)")) == []


def test_h9_an_open_kong_counts_three() -> None:
    assert threatens(DangerGame().claim(E, "[1111p] [2222p]")) == []
    game = DangerGame().claim(E, "[1111p] [2222p] [345p]")
    assert threatens(game) == [(E, "suit", 1, 1)]
    promoted = Meld("kong", 9, added=True)
    assert newly(dots_of_east().table, Laid(E, promoted, NOBODY, 9, 0)) == ()
    assert decided_by(dots_of_east().table, Laid(E, promoted, NOBODY, 9, 0), game.choice(N, "1p")) == ()


def test_p28_a_kong_may_be_the_fourth_set() -> None:
    game = dots_of_east().lay(E, "[9999p]", N, "9p", "9p E")
    assert verdict(game.won(E, "8p", "8p")) == (N, ["gave", "safer"])


def test_p30_three_dangerous_hands_and_all_kinds_in_the_rack() -> None:
    assert three_dangers().free(N, "1z 7z 9m 9s 9p") == {"1z", "7z"}


def test_p30_situation_01_raw_and_not_raw_with_three_dangerous_hands() -> None:
    """Eight tiles: not raw, raw, raw, not raw, raw, not raw, not raw, raw; read as characters, bamboo, dots."""
    game = three_dangers().discard("9m 9s 8p")
    rack = "9m 2m 2s 9s 2s 8p 8p 9p"
    assert [raw(game.table, tile(one)) for one in rack.split()] == [False, True, True, False, True, False, False, True]
    assert game.free(N, rack) == {"9m"}
    assert verdict(game.won(W, "2299m", "9m", N, rack)) == (NOBODY, ["fed", "last_hand"])
    assert verdict(game.won(W, "2299m", "2m", N, rack)) == (N, ["fed", "safer"])
    for winner, waiting, winning in ((S, "2299s", "9s"), (S, "2299s", "2s"), (E, "9988p", "8p"), (E, "9988p", "9p")):
        ruling = game.won(winner, waiting, winning, N, rack)
        assert ruling is not None
        assert ruling.liable == N
        assert tile("9m") in numbers(ruling, "safer")


def test_p30_situation_02_raw_and_not_raw_with_two_dangerous_hands() -> None:
    """East's dots and South's bamboo; characters are the third suit, and then bamboo that is not raw."""
    game = DangerGame().claim(E, "[111p] [345p] [567p]").claim(S, "[111s] [345s] [567s]").discard("9m 9s 9p")
    assert game.free(N, "9m 2m 9s 2s 9p 8p") == {"9m", "2m"}
    assert game.free(N, "9s 2s 9p 8p") == {"9s"}


def test_p30_situation_03_raw_and_not_raw_with_one_dangerous_hand() -> None:
    """East's dots; the two other suits are safe, raw or not. With dots alone the ones that are not raw."""
    game = DangerGame().claim(E, "[111p] [345p] [567p]").discard("9m 9s 9p")
    assert game.free(N, "9m 2m 9s 2s 9p 8p") == {"9m", "2m", "9s", "2s"}
    assert game.free(N, "9p 8p") == {"9p"}
