"""How taps are spelt: `{"tap": "tile", "tile": "3s"}` as JSON; in a form the same fields, where every value is text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, cast

from windroos.hands import By
from windroos.scoresheet import taps as t
from windroos.scoresheet.trouble import SheetError
from windroos.tiles import kind_of, symbol

Json = dict[str, Any]
_BY: Final = {by.name.lower(): by for by in By}


def _wrong(key: str, value: object) -> SheetError:
    return SheetError("sheet_tap", key=key, value=str(value)[:40])


def _whole(key: str, value: object) -> int:
    if isinstance(value, str) and len(value) <= 9 and value.removeprefix("-").isdecimal() and value.isascii():
        value = int(value)
    if type(value) is not int or not -1 <= value <= t.MOST:
        raise _wrong(key, value)
    return value


def _switch(key: str, value: object) -> bool:
    if value in (True, "true", "1", "on"):
        return True
    if value in (False, "false", "0", ""):
        return False
    raise _wrong(key, value)


def _tile(key: str, value: object) -> int:
    kind = kind_of(value) if isinstance(value, str) else None
    if kind is None:
        raise _wrong(key, value)
    return kind


def _word(*words: str) -> Callable[[str, object], str]:
    def read(key: str, value: object) -> str:
        if not isinstance(value, str) or value not in words:
            raise _wrong(key, value)
        return value

    return read


def _by(key: str, value: object) -> By:
    return _BY[_word(*_BY)(key, value)]


Read = Callable[[str, object], Any]


class _Spelled(NamedTuple):
    """The word of a tap and how its fields are read; `least` fields must be there."""

    make: type[Any]
    fields: Mapping[str, Read] = {}
    least: int = 9


_PLAYER: Final[Mapping[str, Read]] = {"player": _whole}
_SPELLED: Final[Mapping[str, _Spelled]] = {
    "winner": _Spelled(t.ChooseWinner, _PLAYER),
    "end": _Spelled(t.ChooseEnd, {"end": _word("draw", "kongs", "bell")}),
    "how": _Spelled(t.ChooseHow, {"by": _by}),
    "giver": _Spelled(t.ChooseGiver, _PLAYER),
    "circumstance": _Spelled(t.SetCircumstance, {"name": _word(*t.CIRCUMSTANCES), "value": _whole}),
    "select": _Spelled(t.SelectPlayer, _PLAYER),
    "tile": _Spelled(t.AddTile, {"tile": _tile}),
    "set": _Spelled(
        t.AddSet,
        {
            "kind": _word("chow", "pung", "kong"),
            "tile": _tile,
            "open": _switch,
            "giver": _whole,
            "added": _switch,
            "east_first": _switch,
        },
        2,
    ),
    "remove_tile": _Spelled(t.RemoveTile, {"tile": _tile}),
    "remove_set": _Spelled(t.RemoveSet, {"place": _whole}),
    "remove_last": _Spelled(t.RemoveLast),
    "winning_tile": _Spelled(t.ChooseWinningTile, {"tile": _tile}),
    "dead": _Spelled(t.MarkDead, {**_PLAYER, "dead": _switch}, 1),
    "false": _Spelled(t.MarkFalse, {**_PLAYER, "kind": _word("", "called", "minimum", "invalid", "hidden")}, 1),
    "bet": _Spelled(t.MarkBet, {**_PLAYER, "bet": _switch}, 1),
    "special": _Spelled(t.MarkSpecial, {**_PLAYER, "special": _switch}),
    "fouls": _Spelled(t.CountFouls, {**_PLAYER, "fouls": _whole}),
    "liable": _Spelled(t.ChooseLiable, _PLAYER),
    "double": _Spelled(t.ChooseDouble, _PLAYER),
    "points": _Spelled(t.EnterPoints, {**_PLAYER, "points": _whole}),
    "sum": _Spelled(t.EnterSum, {**_PLAYER, "points": _whole, "doubles": _whole}),
    "clear_player": _Spelled(t.ClearPlayer, _PLAYER),
    "clear": _Spelled(t.Clear),
    "undo": _Spelled(t.Undo),
}
_WORDS: Final = {spelled.make: word for word, spelled in _SPELLED.items()}


def tap_object(tap: t.Tap) -> Json:
    """A tap as JSON."""
    found: Json = {"tap": _WORDS[type(tap)]}
    for key, value in tap._asdict().items():
        found[key] = value.name.lower() if isinstance(value, By) else symbol(value) if key == "tile" else value
    return found


def read_tap(fields: Mapping[str, object]) -> t.Tap:
    """A tap from its JSON, or from the fields of a form (each a text); other fields are let be.

    Raises SheetError `sheet_tap` for what is no tap.
    """
    word = fields.get("tap")
    spelled = _SPELLED.get(word) if isinstance(word, str) else None
    if spelled is None:
        raise _wrong("tap", word)
    values: Json = {}
    for place, (key, read) in enumerate(spelled.fields.items()):
        if key in fields:
            values[key] = read(key, fields[key])
        elif place < spelled.least:
            raise _wrong(key, None)
    return cast(t.Tap, spelled.make(**values))


def read_taps(value: object) -> tuple[t.Tap, ...]:
    """Taps from a list of their JSON, none of them an Undo.

    Raises SheetError `sheet_tap`.
    """
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise _wrong("taps", value)
    taps = tuple(read_tap(one) for one in value)
    if any(isinstance(tap, t.Undo) for tap in taps):
        raise _wrong("tap", "undo")
    return taps
