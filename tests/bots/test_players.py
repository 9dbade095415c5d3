"""Computer players: each keeps the rules, plays the same again and finishes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest

from tests.bots.tables import ROOT, a_game, watched
from windroos.books.catalog import IDS, book_words, rules
from windroos.bots import plans
from windroos.bots.irregular_targets import gatherings
from windroos.bots.player import RUNGS, BotError, make
from windroos.notation import parse_tiles
from windroos.play.model import events as event_kinds
from windroos.play.model.actions import Discard, Draw
from windroos.play.model.events import HandEnded, Step
from windroos.play.model.match import new_match
from windroos.play.referee.game import Game, play_hand
from windroos.play.rules.options import options
from windroos.rules.rule import Value
from windroos.rules.rules import Rules
from windroos.text import bots as words
from windroos.tiles import KINDS

TABLES: list[tuple[str, int, dict[str, Value]]] = [
    *((id, players, {}) for id in IDS for players in (4, 3, 5)),
    ("groenehart2011", 4, {"flowers": True}),
    ("nts2002", 4, {"minimum": 0}),
    ("nts2002", 4, {"minimum": 10}),
    ("hongkong", 4, {"minimum": 4}),
    ("mcr", 4, {"minimum": 0, "flowers": False}),
    ("mcr", 4, {"minimum": 40}),
]
"""Rule sets, players and options that every player must be able to play."""


def hands_of(played: Rules, names: Sequence[str], hands: int, seed: int) -> list[Step]:
    """All steps of some hands, checked."""
    steps: list[Step] = []
    game = a_game(played, lambda _, done: steps.extend(done))
    seats = int(played.value("players"))
    players = [watched(make(names[at % len(names)], played, seed + at)) for at in range(seats)]
    random = Random(seed)
    for _ in range(hands):
        play_hand(game, players, random)
    return steps


@pytest.mark.parametrize("name", RUNGS)
@pytest.mark.parametrize(("id", "players", "more"), TABLES)
def test_every_player_keeps_the_rules_and_plays_the_same_again(
    name: str, id: str, players: int, more: dict[str, Value]
) -> None:
    played = rules(id, {"players": players, **more})
    steps = hands_of(played, (name,), 1, players)
    assert sum(isinstance(step.public, HandEnded) for step in steps) == 1
    assert hands_of(played, (name,), 1, players) == steps


@pytest.mark.parametrize("id", IDS)
def test_players_sit_together_on_a_strict_table(id: str) -> None:
    played = rules(id)
    match = new_match(played, ("a", "b", "c", "d"), (0, 1, 2, 3))
    ended: list[Step] = []
    game = Game(match, strict=True, listener=lambda _, done: ended.extend(done))
    play_hand(game, [watched(make(name, played, 3)) for name in ("live", "greedy", "random", "live")], Random(8))
    end = ended[-1].public
    assert isinstance(end, HandEnded)
    assert not end.dead
    assert all(tile < KINDS for seat in (0, 1, 3) for tile in end.racks[seat]), "a planning player lays out its flowers"


def test_a_dead_hand_of_a_wrong_number_of_tiles_is_played_on() -> None:
    """People ask the live player for a hint, whatever has happened to their hand."""
    game = a_game(rules("hongkong"))
    game.begin(Random(3))
    view = game.view(0)
    waiting = rack_in_order("123m 456m 789s 11z 55z")
    short = view._replace(own=view.own._replace(rack=waiting[:-1], dead=True))
    for name in ("greedy", "live"):
        assert isinstance(make(name, rules("hongkong")).decide(short, options(short)).action, Discard)


def test_the_moon_is_announced_where_it_may_be_the_last_tile() -> None:
    game = a_game(rules("hongkong"))
    game.begin(Random(3))
    draws = (Draw(0), Draw(0, moon=True))
    for rack, moon in (("123m 456m 789s 55z 23p", True), ("123m 456m 789s 55z 78p", False)):
        view = game.view(0)
        view = view._replace(own=view.own._replace(rack=rack_in_order(rack)))
        assert make("live", rules("hongkong")).decide(view, draws).action == draws[moon]


def rack_in_order(text: str) -> tuple[int, ...]:
    return tuple(sorted(kind for word in text.split() for kind in parse_tiles(word)))


@pytest.mark.parametrize(("id", "least"), [("nts2002", 4), ("hongkong", 6), ("nmv144", 6), ("mcr", 6)])
@pytest.mark.parametrize("name", ["greedy", "live"])
def test_planning_players_go_out(id: str, least: int, name: str) -> None:
    """Of ten hands they win most; who ignores the minimum draws seven of ten by the tournament rules."""
    ends = [step.public for step in hands_of(rules(id), (name,), 10, 5) if isinstance(step.public, HandEnded)]
    assert len(ends) == 10
    assert sum(end.winner >= 0 for end in ends) >= least


def test_planning_players_beat_chance() -> None:
    net = [0, 0, 0, 0]
    for step in hands_of(rules("hongkong"), ("live", "random", "greedy", "random"), 24, 2):
        if isinstance(step.public, event_kinds.HandBegan):
            seats = step.public.seats
        elif isinstance(step.public, HandEnded):
            for seat, points in enumerate(step.public.net):
                net[seats[seat]] += points
    assert net[0] + net[2] > 0 > net[1] + net[3]


def test_no_such_player() -> None:
    for name in ("strong", "Live", "process", ""):
        with pytest.raises(BotError) as wrong:
            make(name, rules("mcr"))
        assert wrong.value.code == "no_such_player"


def test_every_reason_and_every_hand_has_words() -> None:
    said: set[str] = set()
    for path in (ROOT / "src/windroos/bots").glob("*.py"):
        said |= set(re.findall(r"(?:Reason|reason_for)\(\s*\"([a-z_]+)\"", path.read_text(encoding="utf-8")))
    assert said == set(words.REASONS)
    for id in IDS:
        played = [rules(id), *([rules(id, minimum=0)] if id != "nmv144" else [])]
        for one in played:
            names = {hand.name for round in range(2) for hand in gatherings(one, 0, round)}
            names |= {name for wish, _ in plans.wishes(one, 1, 0) for name in (wish.name, *wish.ids)}
            for name in names:
                assert all(words.hand_name(book_words(id), name, lang) for lang in ("nl", "en")), name
