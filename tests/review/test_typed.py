"""A hand that was typed is the position that the player would have before him at the table."""

from __future__ import annotations

import pytest

from windroos.books.catalog import IDS, rules
from windroos.bots.expert import ExpertPlayer
from windroos.errors import HandError, NotationError, PlayError, WindroosError
from windroos.notation import parse
from windroos.play.model.actions import Call, Claim, Discard, Mahjong
from windroos.play.model.view import CLAIM, DISCARD, View, live_left
from windroos.play.rules.options import options
from windroos.review.typed import choices, evaluated, tiles_typed, typed_view
from windroos.rules.rule import Value
from windroos.tiles import kind_of

WAITING = "234m 678m 345p 567s 3s"


def typed(id: str, text: str, gone: str = "", left: int | None = None, **chosen: Value) -> View:
    return typed_view(rules(id, chosen), parse(text), tiles_typed(gone), left)


def kind(text: str) -> int:
    found = kind_of(text)
    assert found is not None
    return found


@pytest.mark.parametrize("id", IDS)
def test_what_to_discard_is_what_the_player_does(id: str) -> None:
    view = typed(id, f"{WAITING} 9s S/E")
    assert (view.table.phase, view.table.turn, view.seat) == (DISCARD, 1, 1)
    found = evaluated(view)
    assert found.best.action == ExpertPlayer().decide(view, options(view)).action
    assert {one.action for one in found.actions} == set(options(view))
    assert choices(found)[0] == found.best


@pytest.mark.parametrize("id", IDS)
def test_nothing_is_known_but_what_was_said(id: str) -> None:
    view = typed(id, f"{WAITING} 9s", "9s 1z 1z", 20)
    assert sorted(one.tile for one in view.table.discards) == sorted(tiles_typed("9s11z"))
    assert all(one.seat != view.seat for one in view.table.discards)
    assert live_left(view.conduct, view.table) == 20
    assert not any(view.table.melds)
    begun = typed(id, f"{WAITING} 9s")
    assert live_left(begun.conduct, begun.table) > 60
    assert live_left(begun.conduct, begun.table) - live_left(*typed(id, f"{WAITING} 9s", "9s 1z")[1:3]) == 2


def test_a_tile_that_lies_there_may_be_claimed_or_left() -> None:
    view = typed("nts2002", "[234m] [678m] [345p] 56s 11z +7s discard")
    assert (view.table.phase, view.table.turn, view.table.asked_tile) == (CLAIM, 3, kind("7s"))
    actions = {one.action for one in evaluated(view).actions}
    assert {Claim(0, Call.PASS), Claim(0, Call.CHOW, kind("5s"))} <= actions


def test_who_goes_out_is_asked_nothing_more() -> None:
    drawn = evaluated(typed("hongkong", "123456789m 11z 55z +5z wall"))
    assert isinstance(drawn.best.action, Mahjong)
    assert choices(drawn) == ()
    claimed = evaluated(typed("hongkong", "123456789m 11z 55z +5z discard"))
    assert claimed.best.action == Claim(0, Call.MAHJONG)
    assert choices(claimed) == ()


def test_sets_and_kongs_lie_before_their_seat() -> None:
    view = typed("mcr", "[555z] (1111m) 234p 678s 3s 9s f1")
    assert len(view.own.rack) == 8
    assert len(view.melds) == 2
    assert view.table.counts == (8, 13, 13, 13)
    assert all(isinstance(one, Discard) for one in options(view)[:3])


@pytest.mark.parametrize(
    ("text", "gone", "left", "code"),
    [
        (WAITING, "", None, "typed_count"),
        (f"{WAITING} 99s", "", None, "typed_count"),
        (f"{WAITING} 9s +1z discard", "", None, "typed_count"),
        (f"{WAITING} 9s", "3333s", None, "five_of_a_tile"),
        (f"{WAITING} +3s discard", "333s", None, "five_of_a_tile"),
        (f"[3333s] 11z {WAITING[:-3]} +3s discard", "", None, "typed_count"),
        (f"[333s] {WAITING[:15]} 9s +3s discard", "3s", None, "five_of_a_tile"),
        (f"{WAITING} +3s robbed", "", None, "typed_win"),
        (f"{WAITING} 9s", "", 200, "typed_left"),
        (f"{WAITING} 9s", "", -1, "typed_left"),
    ],
)
def test_what_cannot_be_is_said(text: str, gone: str, left: int | None, code: str) -> None:
    with pytest.raises(WindroosError) as wrong:
        typed("groenehart2011", text, gone, left)
    assert wrong.value.code == code
    assert isinstance(wrong.value, HandError | PlayError)


def test_there_is_no_north_where_three_play() -> None:
    with pytest.raises(PlayError) as wrong:
        typed("groenehart2011", f"{WAITING} 9s N/E", players=3)
    assert wrong.value.code == "typed_seat"
    assert typed("groenehart2011", f"{WAITING} 9s W/E", players=3).table.counts == (13, 13, 14)
    assert len(typed("groenehart2011", f"{WAITING} 9s", players=5).table.counts) == 4


def test_a_sign_that_is_no_tile_has_its_column() -> None:
    with pytest.raises(NotationError) as wrong:
        tiles_typed("9s  1x")
    assert wrong.value.values["column"] == 6
