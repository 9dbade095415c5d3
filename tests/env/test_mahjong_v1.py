"""The environment: PettingZoo's own tests, masks, what is seen, and the same games as at the referee's table."""

from __future__ import annotations

import re
import subprocess
import sys
import warnings
from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from windroos.books.catalog import IDS, rules
from windroos.bots.player import acting, make
from windroos.env import mahjong_v1
from windroos.env.choices import CHOICES, choice_of, name_of
from windroos.env.errors import EnvError
from windroos.env.sight import FACTS, SHAPE, seen
from windroos.play.model.actions import Action, Begin, PlayerAction
from windroos.play.model.events import Step
from windroos.play.model.match import new_match
from windroos.play.record.verify import standing
from windroos.play.referee.game import Game, play_match
from windroos.play.referee.state import State, view_of
from windroos.play.rules.options import options
from windroos.rules.rules import Rules

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("id", IDS)
def test_the_tests_of_pettingzoo(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what it advises of arrays that are no pictures
        api_test(mahjong_v1.env(rules=id), num_cycles=150)


def test_the_same_seed_gives_the_same_game() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: mahjong_v1.env(rules="hongkong"), num_cycles=60)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("id", IDS)
def test_a_random_policy_plays_to_the_end(id: str, players: int) -> None:
    environment = mahjong_v1.env(rules=id, hands=2, players=players)
    chance = np.random.default_rng(3)
    environment.reset(seed=3)
    totals: Counter[str] = Counter()
    hands = 0
    for agent in environment.agent_iter():
        observation, reward, ended, cut, info = environment.last()
        assert observation is not None
        totals[agent] += int(reward)
        mask = observation["action_mask"]
        assert environment.observation_space(agent).contains(observation)
        assert not cut
        hands = max(hands, int("hand" in info))
        environment.step(None if ended else int(chance.choice(np.flatnonzero(mask))))
    game = environment.unwrapped
    assert isinstance(game, mahjong_v1.MahjongEnv)
    assert hands == 1
    assert tuple(totals[f"player_{at}"] for at in range(players)) == game._game.match.points


def played(book: Rules, seed: int, hands: int) -> tuple[list[Action], tuple[int, ...]]:
    """What was done in some hands of greedy players, and the standings after them."""
    done: list[Action] = []

    def listen(action: Action, _: tuple[Step, ...]) -> None:
        done.append(action)

    game = Game(new_match(book, tuple("abcd"), (0, 1, 2, 3), hands=hands), listener=listen)
    play_match(game, [acting(make("greedy", book)) for _ in range(4)], Random(seed))
    return done, game.match.points


@pytest.mark.parametrize("id", IDS)
def test_a_recorded_game_comes_to_the_same_points(id: str) -> None:
    done, points = played(rules(id), 11, 3)
    environment = mahjong_v1.raw_env(rules=id, hands=3)
    environment.reset(options={"deals": [action for action in done if isinstance(action, Begin)]})
    won = Counter[str]()
    for action in done:
        if isinstance(action, Begin):
            continue
        observation = environment.observe(environment.agent_selection)
        choice = choice_of(action)  # type: ignore[arg-type]  # nothing else is done at this table
        assert observation["action_mask"][choice] == 1
        environment.step(choice)
        won.update({agent: int(reward) for agent, reward in environment.rewards.items()})
    assert all(environment.terminations.values())
    assert tuple(won[f"player_{at}"] for at in range(4)) == points


@pytest.mark.parametrize("id", IDS)
def test_every_action_has_a_number_of_its_own(id: str) -> None:
    game = Game(new_match(rules(id), tuple("abcd"), (0, 1, 2, 3), hands=6))
    player = make("random", rules(id), 5)
    seen_choices = set[int]()

    def decide(view: object, may: tuple[PlayerAction, ...]) -> PlayerAction:
        numbers = [choice_of(action) for action in may]
        assert len(set(numbers)) == len(may)
        assert all(0 <= number < CHOICES for number in numbers)
        seen_choices.update(numbers)
        return player.decide(view, may).action  # type: ignore[arg-type]  # it is a view

    play_match(game, [decide] * 4, Random(2))
    assert len({name_of(choice) for choice in range(CHOICES)}) >= CHOICES - 1
    assert len(seen_choices) > 50


@pytest.mark.parametrize("id", IDS)
def test_tiles_that_a_seat_cannot_see_change_nothing(id: str) -> None:
    """The others' racks and the wall mixed: not one number is another."""
    book, chance = rules(id), Random(4)
    game = Game(new_match(book, tuple("abcd"), (0, 1, 2, 3), hands=1))
    game.begin(chance)
    player = make("greedy", book)
    while waiting := game.waiting():
        seat = waiting[0]
        view = game.view(seat)
        assert (seen(view) == seen(view_of(mixed(game.state, seat, chance), seat))).all()
        game.do(player.decide(view, options(view)).action)


def mixed(state: State, seat: int, chance: Random) -> State:
    places = sorted(standing(state))
    hidden = [state.wall[at] for at in places]
    others = [other for other in range(state.table.seats) if other != seat]
    for other in others:
        hidden += state.own[other].rack
    chance.shuffle(hidden)
    wall, own = list(state.wall), list(state.own)
    for at in places:
        wall[at] = hidden.pop()
    for other in others:
        own[other] = own[other]._replace(rack=tuple(sorted(hidden.pop() for _ in own[other].rack)), drawn=-1)
    return state._replace(wall=tuple(wall), own=tuple(own))


def test_what_is_seen() -> None:
    environment = mahjong_v1.raw_env(rules="hongkong")
    environment.reset(seed=1)
    east = environment.observe("player_0")["observation"]
    view = environment.view("player_0")
    assert east.shape == SHAPE
    assert [int(east[0, tile]) for tile in range(34)] == [view.own.rack.count(tile) for tile in range(34)]
    assert east[27, FACTS.index("tiles")] == 14
    assert east[27, FACTS.index("tiles next")] == 13
    west = environment.observe("player_2")
    assert west["observation"][27, FACTS.index("turn")] == 2
    assert west["action_mask"].sum() == 0


@pytest.mark.parametrize("action", [None, 0, 98, 99, -1])
def test_what_may_not_be_done(action: int | None) -> None:
    environment = mahjong_v1.raw_env(rules="mcr")
    environment.reset(seed=1)
    with pytest.raises(EnvError) as wrong:
        environment.step(action)
    assert wrong.value.code == "env_action"
    for lang in ("nl", "en"):
        assert wrong.value.sentence(lang)
        assert wrong.value.hint(lang)


def test_without_pettingzoo_one_sentence_says_so() -> None:
    program = "import sys; sys.modules['pettingzoo'] = None\nimport windroos.env.mahjong_v1"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert told.stderr.strip().splitlines()[-1].startswith("ImportError: This environment needs PettingZoo and NumPy.")


@pytest.mark.parametrize("page", ["env", "omgeving"])
def test_the_program_in_the_documents_runs(page: str) -> None:
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    for program in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(program, page, "exec"), {})
