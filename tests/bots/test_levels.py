"""Levels and styles: EXPERT's own evaluation seen through four numbers, in an order, the same again for a seed."""

from __future__ import annotations

import os
from random import Random
from typing import get_args

import pytest

from tests.bots.tables import a_game, watched
from windroos.books.catalog import IDS, rules
from windroos.bots.expert_evaluation import ExpertEvaluator
from windroos.bots.leveled import LeveledPlayer
from windroos.bots.player import NAMES, ChosenAction, make
from windroos.expert.levels import HUMAN, LEVELS, PlayingLevel, levels_by
from windroos.fast.selfplay.play import PLAYERS as COMPILED
from windroos.fast.selfplay.play import play_many
from windroos.hosting.setup import Kind
from windroos.lab.twins import compare_twins
from windroos.play.model.actions import Call, Claim, Discard, Kong, PlayerAction
from windroos.play.model.events import HandEnded, Step
from windroos.play.model.view import View
from windroos.play.referee.game import play_hand
from windroos.text.lab import PLAYERS
from windroos.text.web.board import WORDS
from windroos.web.table.form import KINDS

HANDS = 200 if os.environ.get("WINDROOS_FULL") else 6
UP = ("learner", "novice", "club", "advanced")


def steps_of(id: str, names: tuple[str, ...], hands: int, seed: int, players: int = 4) -> list[Step]:
    played, steps = rules(id, players=players), list[Step]()
    game = a_game(played, lambda _, done: steps.extend(done))
    seated = [watched(make(names[at % len(names)], played, seed + at)) for at in range(players)]
    random = Random(seed)
    for _ in range(hands):
        play_hand(game, seated, random)
    return steps


@pytest.mark.parametrize(("id", "players"), [("nts2002", 4), ("mcr", 3), ("hongkong", 5)])
def test_every_level_keeps_the_rules_and_plays_the_same_again(id: str, players: int) -> None:
    names = tuple(LEVELS)[:players] if players == 4 else (*LEVELS, HUMAN)[-players:]
    steps = steps_of(id, names, 1, 3, players)
    assert sum(isinstance(step.public, HandEnded) for step in steps) == 1
    assert steps_of(id, names, 1, 3, players) == steps


def test_another_seed_makes_other_mistakes() -> None:
    assert steps_of("nts2002", ("learner",), 1, 3) != steps_of("nts2002", ("learner",), 1, 4)


@pytest.mark.parametrize("id", IDS)
def test_who_sees_all_and_makes_no_mistakes_chooses_as_expert_does(id: str) -> None:
    """By the evaluation: what it chooses costs nothing, or next to nothing where two are as good."""
    level = PlayingLevel(caution=1.0 if id in ("hongkong", "mcr") else 0.0)
    player, same, seen = LeveledPlayer("club", level), 0, 0

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        nonlocal same, seen
        evaluation = ExpertEvaluator().evaluate(view, actions)
        if len(actions) > 1:
            mine = player.decide(view, actions).action
            seen += 1
            same += evaluation.cost(mine) <= 0.02 * max(1.0, evaluation.best.points)
        return evaluation.best.action

    play_hand(a_game(rules(id)), [decide] * 4, Random(5))
    assert seen > 20
    assert same >= 0.95 * seen


def test_who_overlooks_everything_lays_no_set_out() -> None:
    player = LeveledPlayer("learner", PlayingLevel(overlooks=1.0))

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        action = player.decide(view, actions).action
        assert not isinstance(action, Kong)
        assert not (isinstance(action, Claim) and action.call in (Call.CHOW, Call.PUNG, Call.KONG))
        return action

    for seed in range(3):
        play_hand(a_game(rules("nts2002")), [decide] * 4, Random(seed))


def test_a_higher_temperature_costs_more() -> None:
    """Of the same discards, by the one evaluation."""
    lost = dict.fromkeys(UP, 0.0)
    players = {name: make(name, rules("nts2002"), 1) for name in UP}

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        evaluation = ExpertEvaluator().evaluate(view, actions)
        if isinstance(actions[0], Discard):
            for name, player in players.items():
                lost[name] += evaluation.cost(player.decide(view, actions).action)
        return evaluation.best.action

    for seed in range(HANDS // 3):
        play_hand(a_game(rules("nts2002")), [decide] * 4, Random(seed))
    assert sorted(lost, key=lambda name: -lost[name]) == list(UP)


def test_styles_weigh_otherwise() -> None:
    """One after dear hands and one who wants to go out do not always do the same."""
    ambitious, swift = (LeveledPlayer(name, LEVELS[name]) for name in ("ambitious", "swift"))
    apart = 0

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        nonlocal apart
        one, two = (player.decide(view, actions) for player in (ambitious, swift))
        apart += one != two
        assert isinstance(one, ChosenAction)
        return one.action

    play_hand(a_game(rules("nmv144")), [decide] * 4, Random(2))
    assert apart > 3


def test_levels_can_be_chosen_wherever_a_player_is() -> None:
    offered = {*LEVELS, HUMAN, "expert", "live", "greedy"}
    assert set(KINDS.values()) == offered | {"person"} == set(get_args(Kind))
    assert set(NAMES) == offered | {"random"} == set(PLAYERS) == set(COMPILED)
    assert {f"kind_{kind}" for kind in KINDS} <= set(WORDS)


@pytest.mark.parametrize("name", ["careful", "ambitious", "swift"])
@pytest.mark.parametrize("id", ["hongkong", "nmv144", "mcr"])
def test_compiled_a_style_does_the_same_at_every_decision(id: str, name: str) -> None:
    """Also where a concealed kong lies face down, of which nobody else knows the kind."""
    agreed = compare_twins(rules(id), max(1, HANDS // 6), 5, name)
    assert agreed.decisions > 30
    assert agreed.differences == ()


@pytest.mark.parametrize("name", ["novice", HUMAN])
def test_compiled_levels_make_as_many_mistakes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a level leaves to chance comes as often: the same shares of choices in the same hands, compiled and not."""
    compiled = compare_twins(rules("nts2002"), HANDS, 7, name)
    plain = 1 - len(compiled.differences) / compiled.decisions
    monkeypatch.setattr("windroos.bots.player.levels_by", lambda by: {**levels_by(by), name: PlayingLevel(caution=0.0)})
    best = 1 - len(compare_twins(rules("nts2002"), HANDS, 7, name).differences) / compiled.decisions
    assert compiled.decisions > 200
    assert 0.2 < plain < best < 0.98, "it differs from itself more often than from the best choice, and not always"


def test_compiled_levels_stand_in_their_order() -> None:
    batch = play_many(rules("nts2002"), UP, 3000, 5, round=None)
    learner, novice, club, advanced = (int((batch.winner == seat).sum()) for seat in range(4))
    assert 3 * learner < novice < min(club, advanced), "of the last two so few hands tell no difference"
    again = play_many(rules("nts2002"), UP, 10, 5, first=20, round=None)
    assert (again.net == batch.net[20:30]).all(), "a hand is the same whoever plays the others"
