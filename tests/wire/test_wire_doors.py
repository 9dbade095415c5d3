"""Objects that are only read, key by key, and objects that are only written: `wire.inputs` and `wire.outputs`."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import jsonschema_rs
import pytest

from windroos.wire.fault import WireError
from windroos.wire.inputs import InputKey, Keys, object_read, or_none
from windroos.wire.outputs import FLAG as SAID_FLAG
from windroos.wire.outputs import NUMBER, TEXT, Output, OutputKey, anything, by_name, many, one_of, or_null, reference
from windroos.wire.spelling import FLAG, whole, words

SEAT = words({"E": 0, "S": 1})
HAND = Keys(
    InputKey("seat", SEAT),
    InputKey("won", FLAG, True),
    InputKey("kongs", or_none(whole(0, 4), 0), 0),
    InputKey("dealer", or_none(SEAT, -1)),
)


def refused(ask: Any, *arguments: Any) -> tuple[str, str, dict[str, object]]:
    with pytest.raises(WireError) as caught:
        ask(*arguments)
    return caught.value.fault, caught.value.where, caught.value.values


# --- what is only read ---------------------------------------------------------------------------------------------


def test_a_key_is_read_where_it_stands_and_else_is_its_default() -> None:
    given = {"seat": "S", "won": False, "kongs": 3, "dealer": None}
    assert [HAND.ask(given, name) for name in given] == [1, False, 3, -1]
    assert [HAND.ask({"seat": "E"}, name) for name in ("seat", "won", "kongs")] == [0, True, 0]
    assert HAND.ask({"dealer": "E"}, "dealer") == 0, "what is empty is no null"
    assert refused(HAND.ask, {"kongs": False}, "kongs")[0] == "value"


def test_null_is_the_default_only_where_that_is_said() -> None:
    assert HAND.ask({"kongs": None}, "kongs") == 0
    assert refused(HAND.ask, {"won": None}, "won") == ("value", "won", {"value": None, "wanted": "true, false"})
    assert refused(HAND.ask, {"seat": None}, "seat")[:2] == ("value", "seat")


def test_the_first_key_that_is_missing_is_named_in_the_order_of_the_keys() -> None:
    assert HAND.needed == ("seat", "dealer")
    HAND.complete({"dealer": 1, "seat": 2})
    assert refused(HAND.complete, {}) == ("key_missing", "seat", {})
    assert refused(HAND.complete, {"seat": "E"}, "hands[2]") == ("key_missing", "hands[2].dealer", {})
    assert refused(HAND.ask, {}, "dealer", "hands[2]") == ("key_missing", "hands[2].dealer", {})


def test_a_key_that_is_not_known_is_named_with_those_that_are() -> None:
    HAND.known({"kongs": "whatever it is"})
    known = {"known": ["seat", "won", "kongs", "dealer"]}
    assert refused(HAND.known, {"seat": "E", "seats": "E", "more": 1}) == ("key", "seats", known)
    assert refused(HAND.known, {"seats": "E"}, "hands[2]") == ("key", "hands[2].seats", known)


def test_what_is_wrong_within_has_its_whole_path() -> None:
    assert refused(HAND.ask, {"kongs": 5}, "kongs", "win") == ("value", "win.kongs", {"value": 5, "wanted": "0..4"})


def test_an_object_is_let_through_whatever_its_keys() -> None:
    assert object_read({"a": 1}, "win") == {"a": 1}
    assert refused(object_read, [], "win") == ("value", "win", {"value": [], "wanted": "{...}"})
    assert refused(object_read, None, "win", "{...}, null")[2]["wanted"] == "{...}, null"


@pytest.mark.parametrize(
    ("value", "right"),
    [
        ({"seat": "E", "dealer": None}, True),
        ({"seat": "E", "dealer": "S", "won": True, "kongs": None}, True),
        ({"seat": "E"}, False),
        ({"seat": "E", "dealer": "W"}, False),
        ({"seat": "E", "dealer": None, "won": None}, False),
        ({"seat": "E", "dealer": None, "kongs": 5}, False),
        ({"seat": "E", "dealer": None, "more": 1}, False),
    ],
)
def test_the_schema_takes_what_is_read_and_nothing_else(value: dict[str, Any], right: bool) -> None:
    def read() -> None:
        HAND.complete(value)
        HAND.known(value)
        for name in value:
            HAND.ask(value, name)

    assert jsonschema_rs.Draft202012Validator(HAND.schema).is_valid(value) == right
    if right:
        read()
    else:
        refused(read)


def test_the_schema_tells_a_default_that_is_a_switch() -> None:
    assert HAND.schema["properties"]["won"] == {"type": "boolean", "default": True}
    assert "default" not in HAND.schema["properties"]["kongs"]


# --- what is only written ------------------------------------------------------------------------------------------


class ReadWin(NamedTuple):
    name: str
    points: int
    tiles: tuple[str, ...] = ()


PLAIN = Output[ReadWin](
    OutputKey("name", TEXT, lambda win: win.name), OutputKey("points", NUMBER, lambda win: win.points)
)
SOME = Output[ReadWin](
    OutputKey("tiles", many(TEXT), lambda win: list(win.tiles), lambda win: bool(win.tiles)),
    *PLAIN.keys,
    OutputKey("limit", SAID_FLAG, lambda win: win.points > 99, lambda win: win.points > 0),
)


def test_an_object_has_its_keys_in_order_and_those_that_are_there() -> None:
    assert list(PLAIN.of(ReadWin("An", 8)).items()) == [("name", "An"), ("points", 8)]
    assert json.dumps(SOME.of(ReadWin("An", 0))) == '{"name": "An", "points": 0}'
    assert list(SOME.of(ReadWin("An", 100, ("1m",)))) == ["tiles", "name", "points", "limit"]
    assert list(SOME.of(ReadWin("An", 8))) == ["name", "points", "limit"]


def test_a_value_that_is_not_there_is_never_looked_for() -> None:
    empty = Output[ReadWin](OutputKey("first", TEXT, lambda win: win.tiles[0], lambda win: bool(win.tiles)))
    assert empty.of(ReadWin("An", 8)) == {}


def test_the_schema_needs_the_keys_that_are_always_there() -> None:
    assert SOME.schema["required"] == ["name", "points"]
    check = jsonschema_rs.Draft202012Validator(SOME.schema)
    for win in (ReadWin("An", 0), ReadWin("An", 8), ReadWin("An", 100, ("1m", "2m"))):
        check.validate(SOME.of(win))
    for wrong in ({"name": "An"}, {"name": "An", "points": 8, "more": 1}, {"name": "An", "points": 8, "tiles": [1]}):
        assert not check.is_valid(wrong)


@pytest.mark.parametrize(
    ("schema", "right", "wrong"),
    [
        (many(NUMBER), [[], [1, 2]], [1, ["1"], None]),
        (by_name(SAID_FLAG), [{}, {"any": True}], [[], {"any": 1}]),
        (or_null(TEXT), ["a", None], [1]),
        (one_of("nl", "en"), ["nl"], ["fr", None]),
        (anything(), [1, None, {}, "a"], []),
        ({**reference("Win"), "components": {"schemas": {"Win": PLAIN.schema}}}, [{"name": "", "points": 1}], [{}]),
    ],
)
def test_a_kind_takes_what_it_says(schema: dict[str, Any], right: list[object], wrong: list[object]) -> None:
    check = jsonschema_rs.Draft202012Validator(schema)
    assert [check.is_valid(one) for one in (*right, *wrong)] == [True] * len(right) + [False] * len(wrong)
