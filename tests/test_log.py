"""Events and actions as lines: every class comes back as it was, and what is wrong is refused with its place."""

from __future__ import annotations

import json
import typing
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from windroos.errors import RecordError
from windroos.hands import Meld
from windroos.play.model import actions as act
from windroos.play.model import events
from windroos.play.model.actions import Action, Call
from windroos.play.model.events import NOBODY, Event, PlayerPayment, Private, Public, Step
from windroos.play.record.log import (
    action_line,
    action_object,
    action_text,
    event_object,
    event_text,
    read_action,
    read_action_line,
    read_event,
    read_step,
    step_line,
    step_object,
)
from windroos.tiles import symbol

SEAT, TILE, PLACE, COUNT = st.integers(0, 3), st.integers(0, 41), st.integers(0, 4), st.integers(0, 999)
NUMBER, TEXT = st.integers(-99999, 99999), st.text(max_size=12)
TILES = st.lists(TILE, max_size=8).map(tuple)
NUMBERS = st.lists(NUMBER, max_size=5).map(tuple)
PLACES = st.lists(PLACE, max_size=5).map(tuple)
COUNTS = st.lists(COUNT, max_size=4).map(tuple)
MELD = st.builds(
    Meld, st.sampled_from(("chow", "pung", "kong")), st.integers(0, 33), st.booleans(), st.booleans(), st.booleans()
)
NOBODY_OR = st.just(NOBODY)
DIGEST = st.binary(min_size=32, max_size=32).map(bytes.hex)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    **dict.fromkeys(("seat", "double"), SEAT),
    **dict.fromkeys(("giver", "winner", "liable"), SEAT | NOBODY_OR),
    **dict.fromkeys(("number", "side", "stack", "order", "special"), COUNT),
    **dict.fromkeys(("reason", "commitment", "salt", "kind"), TEXT),
    **dict.fromkeys(("net", "scores", "deductions", "points"), NUMBERS),
    **dict.fromkeys(("wall", "tiles"), TILES),
    **dict.fromkeys(("seats", "by_points", "by_formation"), PLACES),
    "round": st.integers(0, 4),
    "dreamer": PLACE | NOBODY_OR,
    "dice": st.lists(COUNTS, max_size=3).map(tuple),
    "throws": st.lists(st.lists(COUNTS, max_size=3).map(tuple), max_size=2).map(tuple),
    "drawn": TILES,
    "counts": COUNTS,
    "tile": TILE,
    "meld": MELD,
    "call": st.sampled_from(Call),
    "suit": st.integers(-1, 2),
    "left": COUNT | NOBODY_OR,
    "racks": st.lists(TILES, max_size=4).map(tuple),
    "kongs": st.lists(TILES, max_size=4).map(tuple),
    "dead": st.integers(0, 15),
    "ruling": st.lists(st.tuples(TEXT, NUMBERS), max_size=3).map(tuple),
    "pays": st.lists(st.builds(PlayerPayment, PLACE | NOBODY_OR, PLACE | NOBODY_OR, COUNT), max_size=4).map(tuple),
    "pot": NUMBER,
    "secret": TEXT,
    "contributions": st.none()
    | st.lists(st.builds(act.Contribution, PLACE, DIGEST, DIGEST | st.just("")), max_size=4).map(tuple),
}
NO_TILE = (events.Won, events.Answered, act.Claim)
"""Where a tile may be none."""


def built(kind: Any) -> st.SearchStrategy[Any]:
    """Any value of a class; a field that is not in FIELDS is a switch."""
    fields = {name: FIELDS.get(name, st.booleans()) for name in kind._fields}
    if kind in NO_TILE:
        fields["tile"] = TILE | NOBODY_OR
    if kind is events.Melded:
        fields["giver"] = SEAT
    return st.builds(kind, **fields)


EVENTS = typing.get_args(Event)
ACTIONS = typing.get_args(Action)
PUBLIC = st.one_of([built(kind) for kind in typing.get_args(Public)])
PRIVATE = st.one_of([built(kind) for kind in typing.get_args(Private)])
STEPS = st.builds(Step, st.none() | PUBLIC, st.lists(PRIVATE, max_size=3).map(tuple), st.none() | built(events.Built))


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
@settings(max_examples=25)
@given(data=st.data())
def test_every_event_comes_back(kind: type, data: st.DataObject) -> None:
    event = data.draw(built(kind))
    text = event_text(event)
    again = read_event(json.loads(text))
    assert (type(again), again) == (kind, event)
    assert event_object(event) == json.loads(text)
    assert text.isprintable(), "a line is one line, whatever splits it"


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
@settings(max_examples=25)
@given(data=st.data(), steps=st.integers(0, 9))
def test_every_action_comes_back(kind: type, data: st.DataObject, steps: int) -> None:
    action = data.draw(built(kind))
    again = read_action(action_object(action))
    assert (type(again), again) == (kind, action)
    assert read_action_line(action_line(action, steps)) == (action, steps)
    assert action_object(action) == json.loads(action_text(action))


@given(STEPS)
def test_every_step_comes_back(step: Step) -> None:
    line = step_line(step)
    assert read_step(line) == step
    assert step_object(step) == json.loads(line)
    assert len(line.splitlines()) == 1


def test_types_come_back_too() -> None:
    """Equal is not enough: True is 1, and a Call is a number."""
    answer = read_action({"action": "claim", "seat": "S", "call": "pung"})
    assert isinstance(answer, act.Claim)
    assert isinstance(answer.call, Call)
    assert answer.shown is True


def test_lines_are_made_for_people() -> None:
    assert step_line(Step(events.Discarded(0, 13))) == '{"public":{"event":"discarded","seat":"E","tile":"5p"}}'
    drew = Step(events.Drew(1), (events.Received(1, 13),))
    line = '{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"5p"}]}'
    assert step_line(drew) == line
    answered = Step(None, (events.Answered(2, Call.PASS),))
    assert step_line(answered) == '{"private":[{"event":"answered","seat":"W","call":"pass"}]}'
    claim = act.Claim(3, Call.CHOW, 18)
    assert action_line(claim, 2) == '{"action":"claim","seat":"N","call":"chow","tile":"1s","steps":2}'
    ended = event_object(
        events.HandEnded("draw", NOBODY, ((0,), ()), ((), (5,)), 0b1010, (0, 0), (0, 0), (0, 0), 2, (("raw", (5,)),),
                     (PlayerPayment(0, NOBODY, 20),), 20, 0, (0, 41), "Zoë")
    )  # fmt: skip
    assert ended == {
        "event": "hand_ended", "reason": "draw", "winner": None, "racks": [["1m"], []], "kongs": [[], ["6m"]],
        "dead": ["S", "N"],
        "scores": [0, 0], "net": [0, 0], "deductions": [0, 0], "liable": "W",
        "ruling": [{"code": "raw", "numbers": [5]}], "pays": [{"from": 0, "to": None, "amount": 20}], "pot": 20,
        "special": 0, "wall": ["1m", "g4"], "salt": "Zoë",
    }  # fmt: skip


# --- what is refused ---------------------------------------------------------------------------------------------

DISCARDED = '{"public":{"event":"discarded","seat":"E","tile":"5p"}}'
BAD_STEPS = [
    (DISCARDED[:-1], "record_json", {"column": 55}),
    ("", "record_json", {}),
    ("[]", "record_object", {}),
    ("[" * 5000 + "]" * 5000, "record_object", {}),
    ("1" * 5000, "record_number", {}),
    ('{"public":NaN}', "record_number", {"number": "NaN"}),
    ('{"public":{"event":"drew","seat":1.0}}', "record_number", {"number": "1.0"}),
    (DISCARDED.replace("public", "pubic"), "record_key", {"key": "pubic"}),
    (DISCARDED.replace("tile", "steen"), "record_key", {"key": "public.steen"}),
    (DISCARDED.replace(',"tile":"5p"', ""), "record_key_missing", {"key": "public.tile"}),
    (DISCARDED.replace('"event":"discarded",', ""), "record_key_missing", {"key": "public.event"}),
    (DISCARDED.replace('"E"', '"E","seat":"S"'), "record_key_twice", {"key": "seat"}),
    (DISCARDED.replace("discarded", "discraded"), "record_no_event", {"known": "discarded, voided, seated"}),
    (DISCARDED.replace("discarded", "claim"), "record_no_event", {}),
    (DISCARDED.replace("5p", "0p"), "record_value", {"key": "public.tile", "value": '"0p"'}),
    (DISCARDED.replace('"5p"', "null"), "record_value", {"value": "null"}),
    (DISCARDED.replace('"5p"', "13"), "record_value", {"value": "13"}),
    (DISCARDED.replace('"5p"', '["5p"]'), "record_value", {}),
    (DISCARDED.replace('"E"', '"O"'), "record_value", {"key": "public.seat", "wanted": '"E", "S", "W", "N"'}),
    (DISCARDED.replace('"5p"', '"5p","rejected":1'), "record_value", {"key": "public.rejected"}),
    ('{"public":{"event":"dealt","counts":[14,true]}}', "record_value", {"key": "public.counts[1]"}),
    ('{"public":{"event":"dealt","counts":[14,-1]}}', "record_value", {"value": "-1"}),
    ('{"public":{"event":"dealt","counts":14}}', "record_value", {"wanted": "[...]"}),
    ('{"public":"dealt"}', "record_value", {"key": "public"}),
    ('{"private":{}}', "record_value", {"key": "private"}),
    ('{"private":[{"event":"drew","seat":"E"}]}', "record_not_private", {"key": "private[0]"}),
    ('{"public":{"event":"received","seat":"E","tile":"5p"}}', "record_secret", {"event": "received"}),
    ('{"public":{"event":"built","wall":[],"salt":""}}', "record_secret", {}),
    ('{"sealed":{"event":"drew","seat":"E"}}', "record_not_private", {"key": "sealed"}),
    ('{"public":{"event":"fouled","seat":"E","number":1,"reason":[]}}', "record_value", {"wanted": '"..."'}),
    ('{"public":{"event":"konged","seat":"E","meld":["5p"]}}', "record_value", {"key": "public.meld"}),
]


@pytest.mark.parametrize(("line", "code", "values"), BAD_STEPS)
def test_what_is_no_step(line: str, code: str, values: dict[str, object]) -> None:
    with pytest.raises(RecordError) as caught:
        read_step(line)
    assert caught.value.code == code
    assert {key: caught.value.values[key] for key in values} == values
    complete(caught.value)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('{"action":"discard","seat":"E","tile":"5p"}', "record_key_missing"),
        ('{"action":"discard","seat":"E","tile":"5p","steps":-1}', "record_value"),
        (f'{{"action":"time_up","steps":1{"0" * 30}}}', "record_value"),
        ('{"action":"discrad","seat":"E","tile":"5p","steps":1}', "record_no_action"),
        ('{"event":"discarded","seat":"E","tile":"5p","steps":1}', "record_key_missing"),
        ('{"action":["discard"],"steps":1}', "record_key_missing"),
    ],
)
def test_what_is_no_action(line: str, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_action_line(line)
    assert caught.value.code == code
    complete(caught.value)


def complete(trouble: RecordError) -> None:
    """Sentence and hint are filled in, differ by language, and name the line when it is known."""
    there = trouble.at(17)
    assert there.sentence("en") == f"Line 17: {trouble.sentence('en')}"
    assert there.sentence("nl").startswith("Regel 17: ")
    assert (there.line, trouble.line) == (17, 0)
    assert trouble.sentence("nl") != trouble.sentence("en")
    assert trouble.hint("nl") != trouble.hint("en")


def test_a_tile_of_a_line_is_a_tile_of_the_notation() -> None:
    assert all(event_object(events.Exposed(0, kind))["tile"] == symbol(kind) for kind in range(42))
