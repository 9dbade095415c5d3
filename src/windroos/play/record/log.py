"""Events, actions and steps as JSON, one line each, and read back strictly.

A line is made for people too: `{"public":{"event":"discarded","seat":"E","tile":"5p"}}`. Seats are E S W N, tiles the
symbols of the notation, players numbers (their place in the match's list, from 0), nobody is null, and a key is left
out where it has its default. docs/record.md describes every line; docs/record.schema.json is made from the tables here.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, cast

from windroos.errors import RecordError
from windroos.hands import FACE_DOWN, Meld
from windroos.play.model import actions as act
from windroos.play.model import events
from windroos.play.model.actions import Action
from windroos.play.model.events import NOBODY, Event, PlayerPayment, Private, Public, Step
from windroos.play.record.values import (
    CALL,
    DIGEST,
    PLACE,
    PLACE_OR_NOBODY,
    ROUND,
    SALT,
    SEAT,
    SEAT_OR_NOBODY,
    SEATS,
    SUIT_OR_NONE,
    TILE,
    TILE_OR_NONE,
    read_as,
    record_error,
)
from windroos.wire.fault import WireError
from windroos.wire.json_text import Json, decode_object
from windroos.wire.objects import NEEDED, Key, fields, listed, tagged
from windroos.wire.spelling import COUNT, FLAG, NUMBER, TEXT, Spelling, or_null, whole, words

MELD_KEYS: Final = (
    Key("kind", words({"chow": "chow", "pung": "pung", "kong": "kong"})),
    Key("tile", TILE_OR_NONE, FACE_DOWN),
    Key("open", FLAG, True),
    Key("added", FLAG, False),
    Key("east_first", FLAG, False),
)
MELD: Final = fields(Meld, *MELD_KEYS)
CONTRIBUTION: Final = fields(act.Contribution, Key("player", PLACE), Key("commitment", DIGEST), Key("text", DIGEST, ""))
CONTRIBUTIONS: Final = listed(CONTRIBUTION)
PAYMENT: Final = fields(PlayerPayment, Key("from", PLACE_OR_NOBODY), Key("to", PLACE_OR_NOBODY), Key("amount", COUNT))
REASON: Final = fields(lambda *parts: parts, Key("code", TEXT), Key("numbers", listed(NUMBER)))
TILES: Final = listed(TILE)
COUNTS: Final = listed(COUNT)
NUMBERS: Final = listed(NUMBER)
PLACES: Final = listed(PLACE)
DICE: Final = listed(COUNTS)
STEPS: Final = whole(0, 9_999)
"""How many steps an action leads to: one to some dozens, when many seasons are replaced."""


def _table(tag: str, *rows: tuple[str, Any, dict[str, Spelling[Any]]]) -> dict[str, tuple[type, Spelling[Any]]]:
    """Name -> class and spelling; the keys are the fields of the class (a NamedTuple), and so are the defaults."""
    made: dict[str, tuple[type, Spelling[Any]]] = {}
    for name, kind, spellings in rows:
        assert tuple(spellings) == kind._fields, name
        keys = (Key(key, how, kind._field_defaults.get(key, NEEDED)) for key, how in spellings.items())
        made[name] = (kind, fields(kind, *keys, tag=(tag, name)))
    return made


EVENTS: Final = _table(
    "event",
    (
        "seated",
        events.Seated,
        {
            "throws": listed(DICE),
            "drawn": TILES,
            "seats": PLACES,
            "dreamer": PLACE_OR_NOBODY,
            "commitment": TEXT,
            "secret": SALT,
            "contributions": CONTRIBUTIONS,
        },
    ),
    (
        "hand_began",
        events.HandBegan,
        {
            "number": COUNT,
            "round": ROUND,
            "seats": PLACES,
            "dreamer": PLACE_OR_NOBODY,
            "double": SEAT,
            "last": FLAG,
            "commitment": TEXT,
            "contributions": CONTRIBUTIONS,
        },
    ),
    ("opened", events.Opened, {"dice": DICE, "side": COUNT, "stack": COUNT}),
    ("dealt", events.Dealt, {"counts": COUNTS}),
    ("drew", events.Drew, {"seat": SEAT, "loose": FLAG}),
    ("exposed", events.Exposed, {"seat": SEAT, "tile": TILE}),
    ("discarded", events.Discarded, {"seat": SEAT, "tile": TILE, "rejected": FLAG}),
    ("unclaimed", events.Unclaimed, {}),
    ("melded", events.Melded, {"seat": SEAT, "meld": MELD, "giver": SEAT, "tile": TILE}),
    ("konged", events.Konged, {"seat": SEAT, "meld": MELD}),
    ("voided", events.Voided, {"seat": SEAT, "call": CALL, "reason": TEXT}),
    ("fouled", events.Fouled, {"seat": SEAT, "number": COUNT, "reason": TEXT}),
    ("called_falsely", events.CalledFalsely, {"seat": SEAT, "kind": TEXT, "giver": SEAT_OR_NOBODY}),
    ("shown", events.TilesShown, {"seat": SEAT, "tiles": TILES}),
    ("moon_announced", events.MoonAnnounced, {"seat": SEAT}),
    ("bet_made", events.BetMade, {"seat": SEAT}),
    ("endangered", events.Endangered, {"seat": SEAT, "kind": TEXT, "suit": SUIT_OR_NONE, "order": COUNT}),
    ("paused", events.Paused, {"seat": SEAT, "left": or_null(COUNT, NOBODY)}),
    ("time_was_up", events.TimeWasUp, {"seat": SEAT}),
    ("won", events.Won, {"seat": SEAT, "tile": TILE_OR_NONE, "giver": SEAT_OR_NOBODY, "robbed": FLAG}),
    (
        "hand_ended",
        events.HandEnded,
        {
            "reason": TEXT,
            "winner": SEAT_OR_NOBODY,
            "racks": listed(TILES),
            "kongs": listed(TILES),
            "dead": SEATS,
            "scores": NUMBERS,
            "net": NUMBERS,
            "deductions": NUMBERS,
            "liable": SEAT_OR_NOBODY,
            "ruling": listed(REASON),
            "pays": listed(PAYMENT),
            "pot": NUMBER,
            "special": COUNT,
            "wall": TILES,
            "salt": SALT,
        },
    ),
    ("last_hand_announced", events.LastHandAnnounced, {}),
    ("corrected", events.Corrected, {"points": NUMBERS, "reason": TEXT}),
    ("match_ended", events.MatchEnded, {"by_points": PLACES, "by_formation": PLACES}),
    ("rack", events.DealtRack, {"seat": SEAT, "tiles": TILES}),
    ("received", events.Received, {"seat": SEAT, "tile": TILE}),
    ("covered", events.Covered, {"seat": SEAT, "tile": TILE}),
    ("answered", events.Answered, {"seat": SEAT, "call": CALL, "tile": TILE_OR_NONE, "shown": FLAG}),
    ("built", events.Built, {"wall": TILES, "salt": SALT}),
)
ACTIONS: Final = _table(
    "action",
    ("draw", act.Draw, {"seat": SEAT, "moon": FLAG}),
    ("replace", act.Replace, {"seat": SEAT}),
    ("expose", act.Expose, {"seat": SEAT, "tile": TILE}),
    ("discard", act.Discard, {"seat": SEAT, "tile": TILE}),
    ("keep", act.Keep, {"seat": SEAT}),
    ("claim", act.Claim, {"seat": SEAT, "call": CALL, "tile": TILE_OR_NONE, "shown": FLAG}),
    ("kong", act.Kong, {"seat": SEAT, "tile": TILE}),
    ("mahjong", act.Mahjong, {"seat": SEAT, "seasons": FLAG, "shown": FLAG}),
    ("bet", act.Bet, {"seat": SEAT}),
    ("pause", act.Pause, {"seat": SEAT}),
    (
        "sit",
        act.Sit,
        {"throws": listed(DICE), "drawn": TILES, "secret": SALT, "contributions": CONTRIBUTIONS},
    ),
    ("begin", act.Begin, {"wall": TILES, "dice": DICE, "salt": SALT, "contributions": CONTRIBUTIONS}),
    ("time_up", act.TimeUp, {}),
    ("last_hand", act.LastHand, {}),
    ("correct", act.Correct, {"points": NUMBERS, "reason": TEXT}),
)


def _one_of(tag: str, table: dict[str, tuple[type, Spelling[Any]]]) -> Spelling[Any]:
    names = {kind: name for name, (kind, _) in table.items()}
    return tagged(tag, {name: spelling for name, (_, spelling) in table.items()}, lambda value: names[type(value)])


EVENT: Final = _one_of("event", EVENTS)
ACTION: Final = _one_of("action", ACTIONS)
PRIVATE: Final = (events.DealtRack, events.Received, events.Covered, events.Answered)
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
    return f'{action_text(action)[:-1]},"steps":{steps}}}'


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
