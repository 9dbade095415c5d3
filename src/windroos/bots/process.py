"""A computer player in a program of its own, over standard input and output: docs/players.md.

Every message is one line of JSON. The program is told who plays by which rules, and then, whenever its seat must
choose, what happened since and what it may do; it answers with one of these actions.
"""

from __future__ import annotations

import json
from time import monotonic
from typing import Any, Final

from windroos.bots.pipe import Pipe, shortened
from windroos.bots.player import BotError, ChosenAction, Reason, simplest
from windroos.bots.story import Story
from windroos.play.model.actions import PlayerAction
from windroos.play.model.view import View, live_left
from windroos.play.record.log import action_object, event_object
from windroos.rules.rules import Rules
from windroos.tiles import symbol

PROTOCOL: Final = 1
"""The version of the messages."""
HELLO_SECONDS: Final = 20.0
"""How long a program may take to start."""
ANSWER_SECONDS: Final = 5.0
"""How long it may think; then its seat passes, or discards the tile it drew."""
MOST_SILENCES: Final = 3
"""So many answers in a row may stay away; then the program is taken to be stuck."""

Message = dict[str, Any]
_WINDS: Final = "ESWN"


class ProcessPlayer:
    """Plays what a program answers."""

    def __init__(
        self, command: str, rules: Rules, seed: int = 0, seconds: float = ANSWER_SECONDS, hello: float = HELLO_SECONDS
    ) -> None:
        """Start the program and greet it.

        Raises:
            BotError: it does not start, does not greet in time, or speaks another version.
        """
        self.name = f"process:{command}"
        self._seconds = seconds
        self._story = Story()
        self._number = 0
        self._silences = 0
        self._pipe = Pipe(command)
        try:
            self._greet(rules, seed, hello)
        except BotError:
            self._pipe.close()
            raise

    def decide(self, view: View, actions: tuple[PlayerAction, ...]) -> ChosenAction:
        """What the program answers; if it does not answer in time, to pass or to discard the tile drawn.

        Raises:
            BotError: the program has ended, is stuck, or answers nonsense.
        """
        self._number += 1
        self._pipe.say(json.dumps(_question(self._number, view, self._story, actions)))
        answer = self._answer()
        if answer is None:
            self._silences += 1
            if self._silences >= MOST_SILENCES:
                raise BotError("bot_silent", command=self._pipe.command, seconds=f"{self._seconds:g}")
            return ChosenAction(simplest(view, actions), Reason("too_late"))
        self._silences = 0
        return ChosenAction(self._chosen(answer, actions), _reason(answer))

    def close(self) -> None:
        """Say goodbye; the program is ended if it does not leave."""
        self._pipe.say(json.dumps({"type": "bye"}))
        self._pipe.close()

    def _greet(self, rules: Rules, seed: int, seconds: float) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "rules": rules.id, "options": dict(rules.options)}
        self._pipe.say(json.dumps({**hello, "digest": rules.digest, "seed": seed}))
        line = self._pipe.hear(seconds)
        if line is None:
            raise BotError("bot_no_hello", command=self._pipe.command, seconds=f"{seconds:g}")
        answer = self._read(line)
        if answer.get("type") != "hello":
            raise BotError("bot_nonsense", command=self._pipe.command, line=shortened(line))
        if answer.get("protocol") != PROTOCOL:
            raise BotError("bot_protocol", command=self._pipe.command, theirs=answer.get("protocol"), ours=PROTOCOL)

    def _answer(self) -> Message | None:
        """The answer to the last question; answers to earlier ones come too late and are not heard."""
        until = monotonic() + self._seconds
        while (line := self._pipe.hear(until - monotonic())) is not None:
            answer = self._read(line)
            number = answer.get("number", self._number)
            if number == self._number:
                return answer
            if not isinstance(number, int) or not 0 < number < self._number:
                raise BotError("bot_nonsense", command=self._pipe.command, line=shortened(line))
        return None

    def _read(self, line: str) -> Message:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise BotError("bot_nonsense", command=self._pipe.command, line=shortened(line))
        return answer

    def _chosen(self, answer: Message, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        index = answer.get("index")
        if type(index) is int and 0 <= index < len(actions):
            return actions[index]
        if isinstance(answer.get("action"), dict):
            wanted = answer["action"]
            for action in actions:
                if wanted == action_object(action):
                    return action
        raise BotError("bot_not_allowed", command=self._pipe.command, line=shortened(json.dumps(answer)))


def _question(number: int, view: View, story: Story, actions: tuple[PlayerAction, ...]) -> Message:
    own = view.own
    return {
        "type": "decide",
        "number": number,
        "seat": _WINDS[view.seat],
        "events": [event_object(event) for event in story.since(view)],
        "rack": [symbol(tile) for tile in own.rack],
        "drawn": symbol(own.drawn) if own.drawn >= 0 else None,
        "left": live_left(view.conduct, view.table),
        "points": list(view.table.match.points),
        "actions": [action_object(action) for action in actions],
    }


def _reason(answer: Message) -> Reason | None:
    said = answer.get("reason")
    return Reason("said", (("text", shortened(said)),)) if isinstance(said, str) and said else None
