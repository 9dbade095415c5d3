"""Mahjong by each of the five books as an AEC environment of PettingZoo: docs/env.md.

>>> from windroos.env import mahjong_v1               # doctest: +SKIP
>>> environment = mahjong_v1.env(rules="nts2002")     # doctest: +SKIP
>>> environment.reset(seed=1)                         # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from windroos.books.catalog import COMPETITION
from windroos.books.catalog import rules as rules_of
from windroos.env.choices import CHOICES, choice_of
from windroos.env.errors import EnvError
from windroos.play.model.actions import Begin, PlayerAction
from windroos.play.model.events import HandEnded
from windroos.play.model.match import new_match
from windroos.play.model.view import View
from windroos.play.referee.game import Game
from windroos.play.referee.seat import seat_of
from windroos.play.referee.state import view_of
from windroos.play.rules.options import options
from windroos.rules.rule import Value
from windroos.rules.rules import Rules

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from windroos.env.sight import SHAPE, Numbers, seen
except ImportError:
    raise ImportError(str(EnvError("env_packages"))) from None

Observation = dict[str, Any]
_WIND: Final = "ESWN"


def env(rules: str | Rules = COMPETITION, hands: int | None = 1, **options: Value) -> Any:
    """The environment in PettingZoo's usual wrappers; the arguments are those of `MahjongEnv`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(rules, hands, **options)))


def raw_env(rules: str | Rules = COMPETITION, hands: int | None = 1, **options: Value) -> MahjongEnv:
    """The environment itself."""
    return MahjongEnv(rules, hands, **options)


class MahjongEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types of its own
    """A friendly table with its referee. Agents are the players of the match; their seats go round, they stay."""

    metadata: dict[str, Any] = {"name": "windroos_mahjong_v1", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012  # as PettingZoo has it

    def __init__(self, rules: str | Rules = COMPETITION, hands: int | None = 1, **options: Value) -> None:
        """An environment of one match after another.

        Args:
            rules: the id of a book, or its rules, house rules too
            hands: an episode ends after so many hands at the latest; None: it is a whole match
            options: of the book, where `rules` is an id: `players=3`, `minimum=2`

        Raises:
            OptionError: no such book or option.
            PlayError: no such number of hands.
        """
        self._rules = rules_of(rules, options) if isinstance(rules, str) else rules
        players = int(self._rules.value("players"))
        self._hands = hands
        self.possible_agents = [f"player_{at}" for at in range(players)]
        self._names = tuple(self.possible_agents)
        self._dreamer = players - 1 if players == 5 else -1
        self._match = new_match(self._rules, self._names, tuple(range(min(players, 4))), self._dreamer, hands=hands)
        limits = np.iinfo(np.int32)
        whole = spaces.Dict(
            {
                "observation": spaces.Box(limits.min, limits.max, SHAPE, np.int32),
                "action_mask": spaces.Box(0, 1, (CHOICES,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, whole)
        self.action_spaces = {agent: spaces.Discrete(CHOICES) for agent in self.possible_agents}
        self._random = Random()
        self._game = Game(self._match)
        self._choices: dict[int, PlayerAction] = {}
        self._deals: list[Begin] = []
        self.render_mode = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new match; the same seed gives the same walls and dice.

        `options={"deals": [...]}` gives the `Begin` of each hand instead, as long as there are any.
        """
        if seed is not None:
            self._random = Random(seed)
        deals: Sequence[Begin] = (options or {}).get("deals", ())
        self._deals = list(deals)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._game = Game(self._match)
        self._deal()
        self._ask()

    def step(self, action: int | None) -> None:
        """What the agent that is asked does.

        Raises:
            EnvError: `env_action`, where that is none of what it may do.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self._choices.get(-1 if action is None else int(action))
        if chosen is None:
            may = ", ".join(map(str, sorted(self._choices)))
            raise EnvError("env_action", action=str(action), known=may)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        before = self._game.match.points
        steps = self._game.do(chosen)
        for name, has, had in zip(self._names, self._game.match.points, before, strict=True):
            self.rewards[name] = float(has - had)
        self.infos = {name: {} for name in self.agents}
        ended = next((step.public for step in steps if isinstance(step.public, HandEnded)), None)
        if ended is not None:
            self._end(ended)
        self._ask()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do; nothing but for the one that is asked."""
        mask = np.zeros(CHOICES, np.int8)
        if agent == self.agent_selection and not self.terminations[agent]:
            mask[list(self._choices)] = 1
        return {"observation": self._numbers(agent), "action_mask": mask}

    def close(self) -> None:
        """Nothing is open."""

    def view(self, agent: str) -> View:
        """What an agent sees as our own players are given it."""
        player = self._names.index(agent)
        seat = seat_of(self._game.state.table.players, player)
        return view_of(self._game.state, seat)._replace(player=player)

    def _numbers(self, agent: str) -> Numbers:
        return seen(self.view(agent))

    def _deal(self) -> None:
        if self._deals:
            self._game.do(self._deals.pop(0))
        else:
            self._game.begin(self._random)

    def _ask(self) -> None:
        """Find who is asked next, and what it may do; between hands the next is dealt."""
        if self._game.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._choices = {}
            self.agent_selection = self.agents[0]
            return
        seat = self._game.waiting()[0]
        view = self._game.view(seat)
        self.agent_selection = self._names[view.table.players[seat]]
        found = options(view, self._game.state.waits[seat])
        self._choices = {choice_of(action): action for action in found}

    def _end(self, ended: HandEnded) -> None:
        """What everybody is told of a hand that is over, and the deal of the next."""
        players = self._game.state.table.players
        winner = None if ended.winner < 0 else self._names[players[ended.winner]]
        told = {"reason": ended.reason, "winner": winner, "scores": ended.scores, "net": ended.net}
        seats = {self._names[player]: _WIND[seat] for seat, player in enumerate(players)}
        self.infos = {name: {"hand": {**told, "seat": seats.get(name)}} for name in self.agents}
        if not self._game.match.over:
            self._deal()
