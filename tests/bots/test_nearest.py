"""The nearest hands are found with a memory of the turn before as from nothing: every hand, one by one."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest

from tests.bots.tables import a_game
from tests.houses import house_by_chance
from windroos.books.catalog import IDS, rules
from windroos.bots import plans
from windroos.bots.irregular_targets import gatherings, masks_of
from windroos.bots.nearest import Found, Nearest
from windroos.bots.player import make
from windroos.bots.targets import NEVER
from windroos.bots.visible import Tiles, tiles_of
from windroos.play.model.actions import Discard, PlayerAction
from windroos.play.model.view import View
from windroos.play.referee.game import play_hand
from windroos.rules.rule import Value
from windroos.rules.rules import Rules

FOUND = ((True, 0), (False, 0), (False, 2))
"""Lean or not, and the slack, as players look for hands."""


def nearest_of_all(view: View, tiles: Tiles, lean: bool, slack: int) -> Found:
    """What each hand lacks, looked up by itself, and of all these the nearest in their order."""
    rules, table, seat = view.rules, view.table, view.seat
    already = plans.fan_of(rules, seat, table.bonus[seat])
    field = plans.groups(plans.Place(rules, seat, table.round, already, lean), tiles.melds)
    aims: Found = [(target.distance(tiles.keys), target) for _, ends in field.groups for _, _, target in ends]
    if not tiles.melds:
        aims += [(one.distance(masks_of(tiles.keys)), one) for one in gatherings(rules, seat, table.round)]
    most = min(NEVER - 1, min(missing for missing, _ in aims) + slack) if aims else -1
    return sorted((one for one in aims if one[0] <= most), key=lambda one: one[0])


def compared(played: Rules, hands: int, seed: int) -> Counter[str]:
    """Hands of greedy players, in which every look is compared; what happened in them."""
    memories = {how: [Nearest(how[0]) for _ in range(5)] for how in FOUND}
    seen = Counter[str]()

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        choice, tiles = player.decide(view, actions), tiles_of(view)
        at = view.table.players[view.seat]
        for (lean, slack), seats in memories.items():
            assert seats[at].look(view, tiles, slack) == nearest_of_all(view, tiles, lean, slack), tiles
            if isinstance(choice.action, Discard):
                seats[at].discarded(tiles, choice.action.tile)
        if isinstance(choice.action, Discard):
            seen["goes as it came"] += choice.action.tile == view.own.drawn
        seen["beside sets"] += bool(tiles.melds)
        seen["looks"] += 1
        return choice.action

    player = make("greedy", played)
    game, random = a_game(played), Random(seed)
    for _ in range(hands):
        play_hand(game, [decide] * 5, random)
    return seen


@pytest.mark.parametrize("id", IDS)
def test_remembering_the_turn_before_changes_nothing(id: str) -> None:
    seen = compared(rules(id), 4, 3)
    assert seen["looks"] > 150
    assert seen["beside sets"] > 10
    assert seen["goes as it came"] > 20


HOUSES: list[tuple[str, dict[str, Value]]] = [
    ("nts2002", {"minimum": 0}),
    ("nts2002", {"players": 3}),
    ("groenehart2011", {"flowers": True}),
    ("hongkong", {"minimum": 4, "players": 5}),
    ("nmv144", {"players": 3}),
    ("mcr", {"minimum": 0, "flowers": False}),
]


@pytest.mark.parametrize(("id", "options"), HOUSES)
def test_nor_does_it_by_any_house_rules(id: str, options: dict[str, Value]) -> None:
    assert compared(house_by_chance(id, Random(f"{id} {options}"), **options), 2, 4)["looks"] > 30


def test_a_hand_that_comes_anew_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server sends each view to the process of its players, where equal sets are no longer the same object."""
    views: list[View] = []
    player = make("greedy", rules("mcr"))

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        if len(view.melds) > 1 and len(view.own.rack) % 3 == 2:
            views.append(view)
        return player.decide(view, actions).action

    game, random = a_game(rules("mcr")), Random(5)
    while not views:
        play_hand(game, [decide] * 4, random)
    memory, tiles = Nearest(), tiles_of(views[0])
    found = memory.look(views[0], tiles, 2)
    monkeypatch.delattr("windroos.bots.plans.groups")
    again = pickle.loads(pickle.dumps(tiles))
    assert again.melds is not tiles.melds
    assert memory.look(views[0], again, 2) == found
