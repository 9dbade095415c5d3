"""A program written for Botzone (Chinese Standard Mahjong) plays at our table: docs/players.md.

Such a program is started for every answer, is given all requests and its own responses so far and comes to the end of
its input, answers and ends. Or it asks to be kept running by a line after its response; from then on its input stays
open, and it hears each request alone. Both ways of writing are known: simple (lines) and JSON. Source: the pages
Bot and Chinese-Standard-Mahjong of wiki.botzone.org.cn.
"""

from __future__ import annotations

import json
from time import monotonic
from typing import Final, NamedTuple

from windroos.books.mcr import MCR
from windroos.bots.botzone_words import Requests, understood
from windroos.bots.pipe import Pipe, shortened
from windroos.bots.player import BotError, ChosenAction, Reason, simplest
from windroos.bots.process import ANSWER_SECONDS, HELLO_SECONDS, MOST_SILENCES
from windroos.bots.story import Story
from windroos.play.model.actions import Claim, Discard, Draw, PlayerAction
from windroos.play.model.events import HandBegan
from windroos.play.model.view import Source, View
from windroos.rules.rules import Rules

KEEP_RUNNING: Final = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<"
"""What a program says after a response when it wants to stay."""

SAVED: Final = ("data", "globaldata")
"""What a JSON answer may hold that the program is given again at its next start."""


class Response(NamedTuple):
    """What a program responds, and what it says besides for who looks for faults."""

    text: str
    debug: str = ""


class BotzonePlayer:
    """Plays what a Botzone program responds. Only for MCR with four players."""

    def __init__(self, command: str, rules: Rules, as_json: bool = False, seconds: float = ANSWER_SECONDS) -> None:
        """Nothing is started before the first question.

        Raises:
            BotError: other rules than MCR with four players.
        """
        if rules.rule_set is not MCR or rules.value("players") != 4:
            raise BotError("botzone_rules", rules=rules.id)
        self.name = f"botzone:{command}"
        self._command = command
        self._seconds = seconds
        self._as_json = as_json
        self._story = Story()
        self._requests: list[str] = []
        self._responses: list[str] = []
        self._translate = Requests(0)
        self._discard = -1
        """The tile to discard after a claim, which a response names with it."""
        self._pipe: Pipe | None = None
        self._stays = False
        """The program has asked to be kept running, so its input stays open from the next start on."""
        self._saved: dict[str, object] = {}
        """What it asked to be given again: `data` in this hand, `globaldata` in later ones as well."""
        self._silences = 0

    def decide(self, view: View, actions: tuple[PlayerAction, ...]) -> ChosenAction:
        """What the program responds; if it does not in time, to pass or to discard the tile drawn.

        Raises:
            BotError: the program does not start, ends without a response, is stuck, or responds nonsense.
        """
        self._listen(view)
        planned = Discard(view.seat, self._discard)
        if view.table.source == Source.CLAIM and planned in actions:
            return ChosenAction(planned)
        if len(actions) == 1 and isinstance(actions[0], Draw):
            return ChosenAction(actions[0])
        response = self._response()
        if response is None:
            return self._too_late(view, actions)
        self._silences = 0
        action, self._discard = understood(response.text, actions)
        if action is None:
            raise BotError("botzone_not_allowed", command=self._command, line=shortened(response.text))
        self._responses.append(response.text)
        return ChosenAction(action, Reason("said", (("text", response.debug),)) if response.debug else None)

    def close(self) -> None:
        """Let the program go."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def _listen(self, view: View) -> None:
        """Take up what happened; a new hand is a new game to the program."""
        told = self._story.since(view)
        if told and isinstance(told[0], HandBegan):
            self.close()
            self._requests, self._responses = [], []
            self._discard = -1
            self._saved.pop("data", None)
            self._translate = Requests(view.seat)
        self._requests += self._translate.of(told)

    def _too_late(self, view: View, actions: tuple[PlayerAction, ...]) -> ChosenAction:
        """The program is ended; at the next question it is started anew with the whole history."""
        self.close()
        self._silences += 1
        if self._silences >= MOST_SILENCES:
            raise BotError("bot_silent", command=self._command, seconds=f"{self._seconds:g}")
        self._discard = -1
        action = simplest(view, actions)
        self._responses.append("PASS" if isinstance(action, Claim) else self._requests[-1].replace("2 ", "PLAY ", 1))
        return ChosenAction(action, Reason("too_late"))

    def _response(self) -> Response | None:
        """The response to the last request; those before it, to which one could only pass, get theirs first."""
        until = monotonic() + self._seconds
        if self._pipe is not None:
            while len(self._responses) < len(self._requests) - 1:
                self._pipe.say(self._alone(self._requests[len(self._responses)]))
                if self._hear(until) is None:
                    return None
                self._responses.append("PASS")
                until = monotonic() + self._seconds
                if self._pipe is None:
                    break
        self._responses += ["PASS"] * (len(self._requests) - 1 - len(self._responses))
        if self._pipe is None:
            self._pipe = Pipe(self._command)
            until += HELLO_SECONDS
            self._pipe.say(self._history())
            if not self._stays:
                self._pipe.finish()
        else:
            self._pipe.say(self._alone(self._requests[-1]))
        return self._hear(until)

    def _hear(self, until: float) -> Response | None:
        """One response; the program is let go unless it asks to be kept, and could be, for its input is still open."""
        assert self._pipe is not None
        lines: list[str] = []
        while True:
            try:
                line = self._pipe.hear(until - monotonic())
            except BotError:
                if not "".join(lines).strip():
                    raise
                self.close()
                break
            if line is None:
                return None
            if line.strip() == KEEP_RUNNING:
                if not self._stays:
                    self._stays = True
                    self.close()
                break
            lines.append(line)
        return self._said(lines)

    def _history(self) -> str:
        if self._as_json:
            limit = {"time_limit": f"{self._seconds:g}", "memory_limit": ""}
            return json.dumps({"requests": self._requests, "responses": self._responses, **self._saved, **limit})
        lines = [str(len(self._requests))]
        for at, request in enumerate(self._requests):
            lines.append(request)
            lines += self._responses[at : at + 1]
        return "\n".join(lines)

    def _alone(self, request: str) -> str:
        return json.dumps(request) if self._as_json else request

    def _said(self, lines: list[str]) -> Response:
        """The response in what the program wrote; more lines after a simple one are its own affair."""
        text = "\n".join(lines).strip()
        if not self._as_json:
            return Response(text.splitlines()[0].strip() if text else "")
        try:
            answer = json.loads(text)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict) or not isinstance(answer.get("response"), str):
            raise BotError("bot_nonsense", command=self._command, line=shortened(text))
        self._saved |= {key: answer[key] for key in SAVED if key in answer}
        debug = answer.get("debug")
        return Response(answer["response"], shortened(debug) if isinstance(debug, str) else "")
