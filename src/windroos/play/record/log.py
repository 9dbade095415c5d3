"""Events, actions and steps as JSON, one line each, and read back strictly.

A line is made for people too: `{"public":{"event":"discarded","seat":"E","tile":"5p"}}`. Seats are E S W N, tiles the
symbols of the notation, players numbers (their place in the match's list, from 0), nobody is null, and a key is left
out where it has its default. docs/record.md describes every line; how each is said stands in `keys`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, cast

from windroos.errors import RecordError
from windroos.play.model import actions as act
from windroos.play.model import events
from windroos.play.model.actions import Action
from windroos.play.model.events import Event, Private, Public, Step
from windroos.play.record.keys import ACTION, ACTIONS, EVENT, EVENTS, PRIVATE, STEPS
from windroos.play.record.values import (
    read_as,
    record_error,
)
from windroos.wire.fault import WireError
from windroos.wire.json_text import Json, decode_object

_FEW: Final = (act.Discard, act.Claim)
"""Kinds that make up most of a record and have few values, so that their texts are worth remembering."""
_WRITE: Final[dict[type, Callable[[Any], str]]] = {
    kind: lru_cache(maxsize=1024)(spelling.write) if kind in _FEW else spelling.write
    for kind, spelling in (*EVENTS.values(), *ACTIONS.values())
}


# --- writing -----------------------------------------------------------------------------------------------------


def event_text(event: Event) -> str:
    """An event as JSON."""
    return _WRITE[type(event)](event)


def action_text(action: Action) -> str:
    """An action as JSON."""
    return _WRITE[type(action)](action)


def step_line(step: Step) -> str:
    """A step as one line of a record, without the end of line."""
    return _known_line(step) if type(step.public) in _SHORT else _line(step)


_SHORT: Final = frozenset((events.Drew, events.Discarded, type(None)))
"""Public events of steps of which there are few, so that their lines are worth remembering."""


def _line(step: Step) -> str:
    public, private, sealed = step
    parts = [] if public is None else [f'"public":{_WRITE[type(public)](public)}']
    if private:
        parts.append(f'"private":[{",".join([_WRITE[type(event)](event) for event in private])}]')
    if sealed is not None:
        parts.append(f'"sealed":{_WRITE[type(sealed)](sealed)}')
    return f"{{{','.join(parts)}}}"


_known_line = lru_cache(maxsize=2048)(_line)


def action_line(action: Action, steps: int) -> str:
    """An action as one line of a record, with the number of steps that follow it, without the end of line."""
    return _known_action_line(action, steps) if type(action) in _FEW else _action_line(action, steps)


def _action_line(action: Action, steps: int) -> str:
    return f'{action_text(action)[:-1]},"steps":{steps}}}'


_known_action_line = lru_cache(maxsize=1024)(_action_line)


def event_object(event: Event) -> Json:
    """An event as an object of JSON."""
    return cast(Json, json.loads(event_text(event)))


def action_object(action: Action) -> Json:
    """An action as an object of JSON."""
    return cast(Json, json.loads(action_text(action)))


def step_object(step: Step) -> Json:
    """A step as an object of JSON."""
    return cast(Json, json.loads(step_line(step)))


# --- reading -----------------------------------------------------------------------------------------------------


def decode(text: str) -> Json:
    """One line of JSON as an object.

    Raises:
        RecordError: `record_json` where the text is no JSON (or only the beginning of it), `record_object`,
            `record_key_twice`, `record_number`.
    """
    try:
        return decode_object(text)
    except WireError as wrong:
        raise record_error(wrong) from None


def read_event(value: object, where: str = "") -> Event:
    """An event from an object of JSON. Raises RecordError."""
    return cast(Event, read_as(EVENT, value, where))


def read_action(value: object, where: str = "") -> Action:
    """An action from an object of JSON. Raises RecordError."""
    return cast(Action, read_as(ACTION, value, where))


def read_action_line(line: str) -> tuple[Action, int]:
    """An action and the number of its steps, from a line of a record. Raises RecordError."""
    value = decode(line)
    if "steps" not in value:
        raise RecordError("record_key_missing", key="steps")
    steps = read_as(STEPS, value.pop("steps"), "steps")
    return read_action(value), steps


def read_step(line: str) -> Step:
    """A step from a line of a record. Raises RecordError."""
    value = decode(line)
    for key in value:
        if key not in ("public", "private", "sealed"):
            raise RecordError("record_key", key=key, known="public, private, sealed")
    public, private, sealed = value.get("public"), value.get("private", []), value.get("sealed")
    if not isinstance(private, list):
        raise record_error(WireError("value", "private", value=private, wanted="[...]"))
    return Step(
        _read_public(public) if "public" in value else None,
        tuple([_read_private(event, f"private[{at}]") for at, event in enumerate(private)]),
        _read_sealed(sealed) if "sealed" in value else None,
    )


def _read_public(value: object) -> Public:
    event = read_event(value, "public")
    if isinstance(event, (*PRIVATE, events.Built)):
        raise RecordError("record_secret", key="public", event=_name(value))
    return event


def _read_private(value: object, where: str) -> Private:
    event = read_event(value, where)
    if not isinstance(event, PRIVATE):
        raise RecordError("record_not_private", key=where, event=_name(value))
    return event


def _read_sealed(value: object) -> events.Built:
    event = read_event(value, "sealed")
    if not isinstance(event, events.Built):
        raise RecordError("record_not_private", key="sealed", event=_name(value))
    return event


def _name(value: object) -> object:
    return value["event"] if isinstance(value, dict) else ""
