"""A program that plays on Botzone, with one of our players: histories and requests in, responses out.

It reads what Botzone gives a program, by lines or as JSON, and answers in the same way.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple, TextIO

from windroos.botzone.errors import BotzoneError

if TYPE_CHECKING:
    from windroos.bots.player import ComputerPlayer

KEEP_RUNNING: Final = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<"


class History(NamedTuple):
    """What a program is given at its start: all requests, and its responses to all but the last."""

    requests: tuple[str, ...]
    responses: tuple[str, ...]
    as_json: bool


class Answerer:
    """Responds to the requests of one game, one after another."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self._name = name
        self._seed = seed
        self._requests: list[str] = []
        self._responses: list[str] = []
        self._player: ComputerPlayer | None = None

    def respond(self, requests: tuple[str, ...], responses: tuple[str, ...]) -> str:
        """The response to the last of the requests that came since the last time, the others being answered already.

        Raises:
            BotzoneError: a request that cannot be.
            BotError: no such player.
        """
        self._requests += requests
        self._responses += responses
        response = self._chosen() if needs_thought(self._requests) else "PASS"
        self._responses.append(response)
        return response

    def _chosen(self) -> str:
        # Read only where there is something to choose, which is so in one request of three.
        from windroos.bots.botzone_words import response_of
        from windroos.bots.player import make
        from windroos.botzone.hearing import Hearing, has_flowers
        from windroos.play.model.actions import Call, Claim, Discard
        from windroos.play.rules.options import options

        hearing = Hearing(has_flowers(self._requests))
        for request, before in zip(self._requests, ("PASS", *self._responses), strict=True):
            hearing.hear(request, before)
        view = hearing.asked()
        actions = hearing.actions(view) if view is not None else ()
        if view is None or not actions:
            return "PASS"
        if self._player is None:
            self._player = make(self._name, view.rules, self._seed)
        action, discard = self._player.decide(view, actions).action, -1
        if isinstance(action, Claim) and action.call in (Call.PUNG, Call.CHOW):
            after = hearing.claimed(view, action)
            discards = tuple(one for one in options(after) if isinstance(one, Discard))
            chosen = self._player.decide(after, discards).action
            discard = (chosen if isinstance(chosen, Discard) else discards[0]).tile
        return response_of(action, discard, view.own.rack)


def needs_thought(requests: list[str]) -> bool:
    """Whether the last request may be answered with anything but PASS.

    Raises:
        BotzoneError: `botzone_request` where the first is not who sits where.
    """
    first, last = requests[0].split(), requests[-1].split()
    if len(first) != 3 or first[0] != "0" or not last:
        raise BotzoneError("botzone_request", request=requests[0][:80])
    if last[0] in ("0", "1"):
        return False
    return last[0] != "3" or (last[1:2] != first[1:2] and last[2:3] not in (["DRAW"], ["BUHUA"], ["GANG"]))


def read_history(text: TextIO) -> History:
    """What a program is given at its start.

    Raises:
        BotzoneError: `botzone_input` where it is neither one line of JSON nor the number of requests and their lines.
    """
    line = text.readline()
    return _from_json(line) if line.lstrip().startswith("{") else _from_lines(line, text)


def _from_json(line: str) -> History:
    try:
        value = json.loads(line)
        requests, responses = tuple(value["requests"]), tuple(value["responses"])
    except (ValueError, RecursionError, KeyError, TypeError):
        raise BotzoneError("botzone_input") from None
    return _whole(History(requests, responses, as_json=True))


def _from_lines(line: str, text: TextIO) -> History:
    try:
        number = int(line)
    except ValueError:
        raise BotzoneError("botzone_input") from None
    lines = tuple(text.readline().rstrip("\r\n") for _ in range(2 * min(number, MOST) - 1))
    return _whole(History(lines[::2], lines[1::2], as_json=False))


MOST: Final = 10_000
"""So many requests no game has."""


def _whole(history: History) -> History:
    requests, responses, _ = history
    texts = all(isinstance(one, str) for one in (*requests, *responses)) and all(requests)
    if not texts or not 0 < len(requests) < MOST or len(responses) != len(requests) - 1:
        raise BotzoneError("botzone_input")
    return history


def answers(text: TextIO, name: str, keep: bool = False, seed: int = 0) -> Iterator[str]:
    """What is written for what is read, without ends of line; with `keep` the program asks to stay, and goes on.

    Raises:
        BotzoneError, BotError: as `read_history` and `Answerer.respond`.
    """
    history = read_history(text)
    answerer = Answerer(name, seed)
    requests, responses = history.requests, history.responses
    while True:
        response = answerer.respond(requests, responses)
        yield json.dumps({"response": response}) if history.as_json else response
        if not keep:
            return
        yield KEEP_RUNNING
        line = text.readline()
        if not line.strip():
            return
        requests, responses = (_alone(line, history.as_json),), ()


def _alone(line: str, as_json: bool) -> str:
    """One request of a program that is kept."""
    if not as_json:
        return line.rstrip("\r\n")
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        request = None
    if not isinstance(request, str):
        raise BotzoneError("botzone_input")
    return request
