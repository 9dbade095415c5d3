"""Dangerous play, the 7-5 rule and overmacht: each sentence of the Fu Hing book that decides something."""

from __future__ import annotations

import string
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windroos.books.catalog import rules
from windroos.hands import By, Meld, Situation, Win, hand_of
from windroos.notation import parse
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Danger, Laid, OpenTable, Source, Thrown
from windroos.play.rules.liability import (
    CODES,
    KINDS,
    Decided,
    DiscardChoice,
    Ruling,
    blameless,
    choice_at,
    dangers_of,
    decided_by,
    liable,
    newly,
    raw,
    ruling_text,
)
from windroos.play.rules.liability_dangers import feeds, with_set
from windroos.rules.conduct import Conduct
from windroos.rules.rule import Value
from windroos.rules.rules import conduct_of
from windroos.scoring.score import score
from windroos.text.liability import DANGERS, HANDS, REASONS, endangered_text
from windroos.tiles import ALL, BAMBOO, DOTS, DRAGONS, TERMINALS, symbol

E, S, W, N = range(4)
NAMES = ("Oost", "Zuid", "West", "Noord")


def tiles(text: str) -> tuple[int, ...]:
    return parse(text).hand.concealed


def tile(text: str) -> int:
    return tiles(text)[0]


def meld(text: str) -> Meld:
    return parse(text).hand.melds[0]


def kinds(text: str) -> int:
    return sum(1 << kind for kind in set(tiles(text)))


def clear_table() -> OpenTable:
    """A table without its match and dice: what the rules of liability look at."""
    known: dict[str, Any] = {
        "melds": ((),) * 4,
        "laid": (),
        "discards": (),
        "front": 60,
        "back": 0,
        "source": Source.WALL,
        "dangers": (),
    }
    return OpenTable._make(known.get(name) for name in OpenTable._fields)


@dataclass
class Game:
    """Sets are laid and tiles discarded as the referee would have it; it remembers what the referee must."""

    options: dict[str, Value] = field(default_factory=dict)
    table: OpenTable = field(default_factory=clear_table)
    decided: list[Decided] = field(default_factory=list)

    @property
    def conduct(self) -> Conduct:
        return conduct_of(rules("hongkong", self.options))

    def live(self, left: int) -> Game:
        conduct = self.conduct
        self.table = self.table._replace(front=len(conduct.tiles) - conduct.dead - left)
        return self

    def lay(self, seat: int, text: str, giver: int = NOBODY, gave: str = "", rack: str = "") -> Game:
        """Sets are laid; the last of them with a tile (`gave`) that `giver` discarded out of `rack`."""
        sets = parse(text).hand.melds
        for one in sets:
            self._lay_one(Laid(seat, one, giver, tile(gave) if gave else one.tile, 0), rack)
        return self

    def claim(self, seat: int, text: str, giver: int | None = None) -> Game:
        """Sets claimed from the neighbour on the left."""
        return self.lay(seat, text, (seat + 3) % 4 if giver is None else giver)

    def _lay_one(self, laid: Laid, rack: str) -> None:
        table = self.table
        choice = choice_at(self.conduct, table, laid.giver, tiles(rack)) if rack else None
        self.decided += decided_by(table, laid, choice)
        sets = with_set(table.melds[laid.seat], laid.meld)
        self.table = table._replace(
            dangers=(*table.dangers, *newly(table, laid)),
            laid=(*table.laid, laid),
            melds=(*table.melds[: laid.seat], sets, *table.melds[laid.seat + 1 :]),
        )

    def discard(self, text: str) -> Game:
        thrown = tuple(Thrown(S, kind) for kind in tiles(text))
        self.table = self.table._replace(discards=(*self.table.discards, *thrown))
        return self

    def choice(self, seat: int, rack: str) -> DiscardChoice:
        found = choice_at(self.conduct, self.table, seat, tiles(rack))
        assert found is not None
        return found

    def free(self, seat: int, rack: str) -> set[str]:
        return {symbol(kind) for kind in blameless(self.choice(seat, rack))}

    def won(
        self, winner: int, rack: str, winning: str, giver: int = NOBODY, out_of: str = "", by: By = By.DISCARD
    ) -> Ruling | None:
        hand = hand_of(tiles(rack), self.table.melds[winner])
        how = by if giver != NOBODY or by != By.DISCARD else By.WALL
        counted = score(rules("hongkong", self.options), hand, Situation(winner, 0, Win(tile(winning), how)))
        assert counted.complete
        choice = choice_at(self.conduct, self.table, giver, tiles(out_of)) if giver != NOBODY else None
        assert giver == NOBODY or tile(winning) in tiles(out_of)
        return liable(winner, giver, tile(winning), counted, choice, self.decided, self.table.dangers)


def codes(ruling: Ruling | None) -> list[str]:
    assert ruling is not None
    return [code for code, _ in ruling.reasons]


def verdict(ruling: Ruling | None) -> tuple[int, list[str]]:
    assert ruling is not None
    return ruling.liable, codes(ruling)


def numbers(ruling: Ruling | None, wanted: str) -> tuple[int, ...]:
    assert ruling is not None
    return next(numbers for code, numbers in ruling.reasons if code == wanted)


def threatens(game: Game) -> list[Danger]:
    return list(game.table.dangers)


# --- p. 13: dangerous play --------------------------------------------------------------------------------------

DOTS_OPEN = "[111p] [234p] [345p]"
DOTS_RACK = "6678p"
"""Waits for dots 6 and 9, and can use a 5 for a chow: as the example of p. 13 says of its lost drawing."""


def dots_of_east() -> Game:
    return Game().claim(E, DOTS_OPEN)


def test_p13_nine_tiles_of_one_suit_are_dangerous() -> None:
    assert threatens(Game().claim(E, "[111p] [234p]")) == []
    assert threatens(dots_of_east()) == [(E, "suit", 1, 1)]
    assert threatens(Game().claim(E, "[111p] [234p] [345s]")) == []


@pytest.mark.parametrize("winning", ["6p", "9p"])
def test_p13_who_discards_the_tile_of_that_suit_pays_for_all(winning: str) -> None:
    ruling = dots_of_east().won(E, DOTS_RACK, winning, N, f"{winning} EE 345s 789m 22s")
    assert verdict(ruling) == (N, ["fed", "safer"])
    assert numbers(ruling, "fed") == (N, tile(winning), 1, E, 0, 1, 1)
    assert numbers(ruling, "safer") == (N, *sorted(set(tiles("EE 345s 789m 22s"))))


def given_the_fourth_set(rack: str = "5p EE 345s 22s") -> Game:
    return dots_of_east().lay(E, "[567p]", N, "5p", rack)


def test_p13_who_caused_the_fourth_set_pays_when_the_owner_draws_the_winning_tile() -> None:
    game = given_the_fourth_set()
    assert [(one.danger.kind, one.tile, one.choice.seat) for one in game.decided] == [("suit", tile("5p"), N)]
    ruling = game.won(E, "8p", "8p")
    assert verdict(ruling) == (N, ["gave", "safer"])


def test_p13_a_replacement_tile_is_an_own_tile_too() -> None:
    game = Game().claim(E, "[1111p] [234p] [345p]").lay(E, "[567p]", N, "5p", "5p EE 345s 22s")
    assert verdict(game.won(E, "8p", "8p", by=By.KONG)) == (N, ["gave", "safer"])


def test_p13_the_danger_stays_and_who_gives_the_pair_pays_instead() -> None:
    ruling = given_the_fourth_set().won(E, "8p", "8p", S, "8p EE 345s 789m 22s")
    assert verdict(ruling) == (S, ["fed", "safer"])


def test_p13_dangerous_play_need_not_become_superschoon() -> None:
    ruling = dots_of_east().won(E, "78p SS", "9p", N, "9p EE 345s 789m 22s")
    assert verdict(ruling) == (NOBODY, ["other_hand"])


def test_p13_without_danger_there_is_no_question() -> None:
    game = Game().claim(E, "[111p] [234p]")
    assert choice_at(game.conduct, game.table, N, tiles("9p EE")) is None
    assert game.won(E, "345p 6678p", "9p", N, "9p EE") is None
    assert game.won(E, "345p 6678p", "9p") is None


# --- p. 13-14: two players with dangerous play ------------------------------------------------------------------


def bamboo_and_characters() -> Game:
    """East's bamboo first, West's characters second."""
    return Game().claim(E, "[123s] [456s] [789s]").claim(W, "[111m] [345m] [678m]")


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


# --- p. 14-18, 21: dragons, winds, winds and dragons, terminals -------------------------------------------------


def test_p14_two_pungs_of_dragons_are_dangerous() -> None:
    assert threatens(Game().claim(W, "[555z]")) == []
    assert threatens(Game().claim(W, "[555z] [666z]")) == [(W, "dragons", -1, 1)]


def test_p14_who_discards_the_third_dragon_pays_for_all() -> None:
    ruling = Game().claim(W, "[555z] [666z]").won(W, "234m 77z 55m", "7z", N, "7z E 2s")
    assert verdict(ruling) == (N, ["fed", "safer"])


def test_p14_the_three_small_dragons_free() -> None:
    ruling = Game().claim(W, "[555z] [666z]").won(W, "234m 567m 7z", "7z", N, "7z E 2s")
    assert verdict(ruling) == (NOBODY, ["little_dragons"])


def test_p15_three_pungs_of_winds_are_dangerous() -> None:
    assert threatens(Game().claim(S, "[111z] [222z]")) == []
    assert threatens(Game().claim(S, "[111z] [222z] [333z]")) == [(S, "winds", -1, 1), (S, "honours", -1, 1)]


def test_p15_who_discards_the_fourth_wind_pays_for_all() -> None:
    ruling = Game().claim(S, "[111z] [222z] [333z]").won(S, "44z 88s", "4z", W, "4z 5m 2s")
    assert verdict(ruling) == (W, ["fed", "safer"])


@pytest.mark.parametrize("row", ["limit", "fan"])
def test_p15_so_with_the_four_small_winds(row: str) -> None:
    ruling = Game({"little_four_winds": row}).claim(S, "[111z] [222z] [333z]").won(S, "345s 4z", "4z", W, "4z 5m 2s")
    assert verdict(ruling) == (W, ["fed", "safer"])


def test_p15_a_tile_that_is_no_wind_does_not_make_the_discarder_pay() -> None:
    game = Game().claim(S, "[111z] [222z] [333z]")
    assert game.won(S, "44z 34s", "5s", W, "5s 5m 2s") is None


def test_p15_winds_and_dragons() -> None:
    game = Game().claim(N, "[111z] [555z] [222z]")
    assert threatens(game) == [(N, "honours", -1, 1)]
    assert verdict(game.won(N, "66z 33z", "6z", E, "6z 5m 2s")) == (E, ["fed", "safer"])
    assert verdict(game.won(N, "33z 88s", "3z", E, "3z 5m 2s")) == (NOBODY, ["other_hand"])


def test_p21_pungs_of_ones_and_nines() -> None:
    game = Game().claim(N, "[111s] [999s] [111p]")
    assert threatens(game) == [(N, "terminals", -1, 1)]
    assert verdict(game.won(N, "99p 99m", "9p", E, "9p 5m 2s")) == (E, ["fed", "safer"])
    assert game.free(E, "9p 9s 2s E 1m") == {"9s", "2s", "1z"}


def test_p15_a_robbed_tile_counts_as_a_discard() -> None:
    game = dots_of_east().claim(N, "[999p]")
    ruling = game.won(E, DOTS_RACK, "9p", N, "9p EE 345s 22s", By.ROBBED)
    assert verdict(ruling) == (N, ["fed", "safer"])


# --- p. 24 and 27: the 7-5 rule ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "pays"), [(7, False), (6, True), (5, True), (4, True), (1, True)])
@pytest.mark.parametrize("seen", [False, True])
def test_p27_from_the_seventh_last_tile_on_no_wind_or_dragon(left: int, pays: bool, seen: bool) -> None:
    game = Game().discard("4z 9m" if seen else "9m").live(left)
    ruling = game.won(W, "123m 456m 789p 44z 55s", "4z", N, "4z 9m 3s")
    if not pays:
        assert ruling is None
        return
    assert verdict(ruling) == (N, ["seven", "safer"])
    assert numbers(ruling, "seven") == (N, tile("4z"), left)


@pytest.mark.parametrize(("left", "pays"), [(6, False), (5, False), (4, True), (1, True)])
def test_p27_from_the_fifth_last_tile_on_no_raw_tile(left: int, pays: bool) -> None:
    ruling = Game().discard("9m").live(left).won(W, "123m 456m 789p 55s 34s", "2s", N, "2s 9m 4z")
    if not pays:
        assert ruling is None
        return
    assert verdict(ruling) == (N, ["five", "safer"])
    assert numbers(ruling, "five") == (N, tile("2s"), left)
    assert numbers(ruling, "safer") == (N, tile("9m"))


@pytest.mark.parametrize("before", ["discarded", "in a chow", "in a pung of one's own"])
def test_p27_a_tile_that_is_not_raw_may_go(before: str) -> None:
    game = Game().live(4)
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
    game = Game({"live_wall": "all"}).live(2)
    assert game.won(W, "123m 456m 789p 44z 55s", "4z", N, "4z 9m 3s") is None


def test_p27_a_self_drawn_mahjong_breaks_no_rule() -> None:
    assert Game().live(2).won(W, "123m 456m 789p 44z 55s", "4z") is None


def test_p27_no_other_choice_frees_from_the_7_5_rule() -> None:
    game = Game().live(3)
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
    game = Game().live(0)
    assert verdict(game.won(W, "123m 456m 789p 55s 34s", "2s", N, "2s 6z")) == (N, ["five", "kept"])
    game.table = game.table._replace(source=Source.CLAIM)
    assert verdict(game.won(W, "123m 456m 789p 55s 34s", "2s", N, "2s 6z")) == (NOBODY, ["five", "no_choice"])


# --- p. 27-28: PAO-Spel -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sets", "kind"),
    [
        ("[555z] [777z]", "dragons"),
        ("[111z] [444z] [333z]", "winds"),
        ("[111p] [999s] [111m]", "terminals"),
    ],
)
def test_p27_pao_spel_begins(sets: str, kind: str) -> None:
    game = Game().claim(E, sets)
    assert (E, kind, -1, 1) in threatens(game)
    assert endangered_text("Oost", kind, -1, 1, "nl").startswith("Gevaarlijk spel van Oost")


def test_p28_who_gave_the_ninth_dragon_pays_for_a_self_drawn_win() -> None:
    game = Game().claim(W, "[555z] [666z]").lay(W, "[777z]", S, "7z", "7z 2s 3s")
    ruling = game.won(W, "234m 9s", "9s")
    assert verdict(ruling) == (S, ["gave", "safer"])


def test_p28_another_who_ends_the_three_dragons_pays_instead() -> None:
    game = Game().claim(W, "[555z] [666z]").lay(W, "[777z]", S, "7z", "7z 2s 3s").discard("2s")
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
    game = Game().claim(W, sets).lay(W, last, S, gave, f"{gave} 2m 3m")
    assert verdict(game.won(W, pair, pair)) == (S, ["gave", "safer"])


def test_p28_no_limit_hand_no_pao() -> None:
    game = Game().claim(W, "[123s] [345s] [999s]").lay(W, "[777s]", S, "7s", "7s 2m 3m")
    assert verdict(game.won(W, "E", "E")) == (NOBODY, ["other_hand"])
    assert game.won(W, "E", "E", N, "E 2m") is None


def test_p28_who_had_no_other_choice_when_he_gave_the_set_does_not_pay() -> None:
    assert verdict(given_the_fourth_set("5p 7p").won(E, "8p", "8p")) == (NOBODY, ["gave", "no_choice"])


def test_two_deciding_sets_the_first_giver_pays_unless_he_is_freed() -> None:
    def game(rack: str) -> Game:
        first = Game().claim(W, "[555z] [666z]").lay(W, "[777z]", S, "7z", rack)
        return first.lay(W, "[111z]", N, "1z", "1z 2m")

    assert verdict(game("7z 2s").won(W, "2z", "2z")) == (S, ["gave", "safer"])
    assert verdict(game("7z").won(W, "2z", "2z")) == (N, ["gave", "safer"])
    assert verdict(game("7z").won(W, "2s", "2s")) == (NOBODY, ["gave", "no_choice"])


def test_p28_a_fourth_set_that_is_no_twelfth_wind_decides_nothing() -> None:
    game = Game().claim(W, "[111z] [222z] [333z]").lay(W, "[555m]", S, "5m", "5m 2s")
    assert verdict(game.won(W, "4z", "4z")) == (NOBODY, ["not_given"])


def test_p28_the_set_of_one_player_does_not_decide_the_hand_of_another() -> None:
    game = Game().claim(E, "[123p] [456p] [789p]").claim(S, "[123p] [456p] [789p]").lay(S, "[345p]", N, "4p", "4p 2s")
    assert [one.danger.seat for one in game.decided] == [S]


def test_p28_another_who_makes_the_hand_is_no_concern_of_who_gave_the_set() -> None:
    assert given_the_fourth_set().won(W, "11p 222p 333p 444p 67p", "8p") is None
    assert dots_of_east().won(W, "11p 222p 333p 444p 67p", "8p", N, "8p E") is None


def test_p27_giving_a_set_breaks_no_rule_of_7_and_5() -> None:
    game = Game().live(5).claim(W, "[111z] [222z] [333z]").lay(W, "[444z]", S, "4z", "4z 2m")
    assert verdict(game.won(W, "8s", "8s")) == (S, ["gave", "safer"])


def test_p28_every_tile_feeds_three_dragons_and_honours_most() -> None:
    game = Game().claim(W, "[555z] [666z] [777z]")
    assert threatens(game) == [(W, "dragons", -1, 1), (W, "honours", -1, 2)]
    assert game.free(N, "2s 1z") == {"2s"}
    assert game.free(N, "2s 3s") == {"2s", "3s"}
    assert game.discard("3s").free(N, "2s 3s") == {"3s"}


# --- p. 28-30: the order of dangerous play ----------------------------------------------------------------------


def test_p29_a_concealed_kong_changes_nothing() -> None:
    game = dots_of_east().lay(E, "(7777p)")
    assert threatens(game) == [(E, "suit", 1, 1)]
    assert verdict(game.won(E, "9p", "9p")) == (NOBODY, ["not_given"])
    assert verdict(game.won(E, "9p", "9p", N, "9p E")) == (N, ["fed", "safer"])
    assert threatens(Game().claim(E, "[111p] [234p]").lay(E, "(7777p)")) == []


def test_h9_an_open_kong_counts_three() -> None:
    assert threatens(Game().claim(E, "[1111p] [2222p]")) == []
    game = Game().claim(E, "[1111p] [2222p] [345p]")
    assert threatens(game) == [(E, "suit", 1, 1)]
    promoted = Meld("kong", 9, added=True)
    assert newly(dots_of_east().table, Laid(E, promoted, NOBODY, 9, 0)) == ()
    assert decided_by(dots_of_east().table, Laid(E, promoted, NOBODY, 9, 0), game.choice(N, "1p")) == ()


def test_p28_a_kong_may_be_the_fourth_set() -> None:
    game = dots_of_east().lay(E, "[9999p]", N, "9p", "9p E")
    assert verdict(game.won(E, "8p", "8p")) == (N, ["gave", "safer"])


def test_p30_three_dangerous_hands_and_all_kinds_in_the_rack() -> None:
    assert three_dangers().free(N, "1z 7z 9m 9s 9p") == {"1z", "7z"}


def three_dangers() -> Game:
    """1) East 2) South 3) West (p. 30); dots, bamboo, characters (the second and third after p. 31-32)."""
    game = Game().claim(N, "[222p]").claim(N, "[888s]")
    game.claim(E, "[111p] [345p] [567p]").claim(S, "[111s] [345s] [567s]").claim(W, "[111m] [345m] [567m]")
    assert [(danger.seat, danger.order) for danger in threatens(game)] == [(E, 1), (S, 2), (W, 3)]
    return game


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
    game = Game().claim(E, "[111p] [345p] [567p]").claim(S, "[111s] [345s] [567s]").discard("9m 9s 9p")
    assert game.free(N, "9m 2m 9s 2s 9p 8p") == {"9m", "2m"}
    assert game.free(N, "9s 2s 9p 8p") == {"9s"}


def test_p30_situation_03_raw_and_not_raw_with_one_dangerous_hand() -> None:
    """East's dots; the two other suits are safe, raw or not. With dots alone the ones that are not raw."""
    game = Game().claim(E, "[111p] [345p] [567p]").discard("9m 9s 9p")
    assert game.free(N, "9m 2m 9s 2s 9p 8p") == {"9m", "2m", "9s", "2s"}
    assert game.free(N, "9p 8p") == {"9p"}


# --- p. 30-32: overmacht ----------------------------------------------------------------------------------------


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
    game = Game().claim(E, "[111p] [345p] [567p]").claim(S, "[111s] [345s] [567s]")
    rack = "2s 8s 9s 2p 8p 8p 9p 9p"
    assert game.free(N, rack) == {"2s", "8s", "9s"}
    assert verdict(game.won(S, "2299s", "9s", N, rack)) == (NOBODY, ["fed", "no_choice"])
    ruling = game.won(E, "2299p", "9p", N, rack)
    assert verdict(ruling) == (N, ["fed", "safer"])
    assert numbers(ruling, "safer") == (N, *tiles("2s 8s 9s"))


def test_p32_situation_03_only_raw_tiles_and_one_dangerous_hand() -> None:
    """Six raw tiles, read as all of the dangerous suit: nothing is left to avoid pao with."""
    game = Game().claim(E, "[111p] [345p] [567p]")
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
    game = Game().claim(N, "[999s]").claim(E, DOTS_OPEN).lay(N, "(2222m)")
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


# --- what feeds a danger ----------------------------------------------------------------------------------------


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
    game = Game().claim(S, "[123s] [456s] [789s]").claim(E, "[111z] [555z]").claim(E, "[666z]")
    assert threatens(game) == [(S, "suit", 2, 1), (E, "honours", -1, 2), (E, "dragons", -1, 2)]
    assert [form.kind for form in dangers_of(game.table.melds[E])] == ["honours", "dragons"]
    assert game.choice(N, "2s").threats[0].feeds == BAMBOO


sets = st.lists(
    st.sampled_from(
        ["[111s]", "[234s]", "[999s]", "[111p]", "(9999p)", "[1111z]", "[222z]", "[333z]", "[555z]", "[666z]"]
    ),
    max_size=4,
    unique=True,
)


@given(st.tuples(sets, sets, sets), st.integers(0, 10), st.lists(st.integers(0, 33), min_size=1, max_size=8))
def test_somebody_always_has_a_blameless_tile_unless_he_lost_the_right(
    melds: tuple[list[str], list[str], list[str]], left: int, rack: list[int]
) -> None:
    """Overmacht: the best of a rack costs nothing, and neither does a tile that breaks no rule."""
    game = Game().live(left)
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


# --- words ------------------------------------------------------------------------------------------------------


def test_every_code_has_its_words() -> None:
    assert set(REASONS) == set(CODES)
    assert tuple(DANGERS) == KINDS == tuple(HANDS)
    for words in (*REASONS.values(), *DANGERS.values()):
        fields = [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in words]
        assert fields[0] == fields[1]


def test_a_ruling_in_words() -> None:
    ruling = bamboo_and_characters().won(E, "1134s", "2s", N, "2s 5s 9m 2m")
    assert ruling is not None
    assert ruling_text(ruling, NAMES, "nl") == [
        "Noord betaalt voor allen (pao).",
        (
            "Noord legt bamboe 2 weg (niet rauw), en Oost maakt er superschoon mee; daar lagen al negen stenen "
            "bamboe: het eerste gevaarlijke spel."
        ),
        "Had Noord een andere keus? Ja, veiliger: tekens 2 en tekens 9.",
    ]
    assert ruling_text(ruling, ("East", "South", "West", "North"))[0] == "North pays for all (pao)."


@pytest.mark.parametrize(("code", "lang"), list(product(CODES, ["nl", "en"])))
def test_every_reason_can_be_told(code: str, lang: Any) -> None:
    danger = (E, 0, 2, 1)
    shown = {
        **dict.fromkeys(("fed", "gave"), (N, 3, 1, *danger)),
        **dict.fromkeys(("seven", "five"), (N, 30, 4)),
        **dict.fromkeys(("safer", "no_choice"), (N, 3, 3, 30)),
        "kept": (N,),
        "lost": (N, 3, 4, 5),
        "last_hand": (N, 3, 2),
        **dict.fromkeys(("other_hand", "little_dragons", "not_given"), danger),
    }
    text = ruling_text(Ruling(NOBODY, ((code, shown[code]),)), NAMES, lang)
    assert len(text) == 2
    assert "{" not in text[1]
    assert text[1].endswith((".", ")."))
