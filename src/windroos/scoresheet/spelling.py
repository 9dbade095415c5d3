"""How taps are spelt: `{"tap": "tile", "tile": "3s"}` as JSON; in a form the same fields, where every value is text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from windroos.hands import By
from windroos.play.record.values import TILE
from windroos.scoresheet import taps as tap_kinds
from windroos.scoresheet.errors import SheetError
from windroos.wire.fault import WireError
from windroos.wire.forms import of_form
from windroos.wire.objects import NEEDED, Key, fields, listed, tagged
from windroos.wire.spelling import FLAG, Spelling, one_of, text_to, whole, words

_BY: Final = words({by.name.lower(): by for by in By})
_NUMBER: Final = whole(-1, tap_kinds.MOST)
_PLAYER: Final = {"player": _NUMBER}
_TAPS: Final[Mapping[str, tuple[Any, Mapping[str, Spelling[Any]]]]] = {
    "winner": (tap_kinds.ChooseWinner, _PLAYER),
    "end": (tap_kinds.ChooseEnd, {"end": one_of("draw", "kongs", "bell")}),
    "how": (tap_kinds.ChooseHow, {"by": _BY}),
    "giver": (tap_kinds.ChooseGiver, _PLAYER),
    "circumstance": (tap_kinds.SetCircumstance, {"name": one_of(*tap_kinds.CIRCUMSTANCES), "value": _NUMBER}),
    "select": (tap_kinds.SelectPlayer, _PLAYER),
    "tile": (tap_kinds.AddTile, {"tile": TILE}),
    "set": (
        tap_kinds.AddSet,
        {
            "kind": one_of("chow", "pung", "kong"),
            "tile": TILE,
            "open": FLAG,
            "giver": _NUMBER,
            "added": FLAG,
            "east_first": FLAG,
        },
    ),
    "remove_tile": (tap_kinds.RemoveTile, {"tile": TILE}),
    "remove_set": (tap_kinds.RemoveSet, {"place": _NUMBER}),
    "remove_last": (tap_kinds.RemoveLast, {}),
    "winning_tile": (tap_kinds.ChooseWinningTile, {"tile": TILE}),
    "dead": (tap_kinds.MarkDead, {**_PLAYER, "dead": FLAG}),
    "false": (tap_kinds.MarkFalse, {**_PLAYER, "kind": one_of("", "called", "minimum", "invalid", "hidden")}),
    "bet": (tap_kinds.MarkBet, {**_PLAYER, "bet": FLAG}),
    "special": (tap_kinds.MarkSpecial, {**_PLAYER, "special": FLAG}),
    "name": (tap_kinds.NameHand, {**_PLAYER, "named": text_to(tap_kinds.LONGEST_HAND), "number": _NUMBER}),
    "fouls": (tap_kinds.CountFouls, {**_PLAYER, "fouls": _NUMBER}),
    "liable": (tap_kinds.ChooseLiable, _PLAYER),
    "double": (tap_kinds.ChooseDouble, _PLAYER),
    "points": (tap_kinds.EnterPoints, {**_PLAYER, "points": _NUMBER}),
    "sum": (tap_kinds.EnterSum, {**_PLAYER, "points": _NUMBER, "doubles": _NUMBER}),
    "clear_player": (tap_kinds.ClearPlayer, _PLAYER),
    "clear": (tap_kinds.Clear, {}),
    "undo": (tap_kinds.Undo, {}),
}
_WORDS: Final = {make: word for word, (make, _) in _TAPS.items()}


def _spelt(word: str, make: Any, parts: Mapping[str, Spelling[Any]]) -> Spelling[Any]:
    assert tuple(parts) == make._fields, word
    defaults = make._field_defaults
    keys = (Key(name, how, defaults.get(name, NEEDED), written=True) for name, how in parts.items())
    return of_form(fields(make, *keys, tag=("tap", word)))


TAP_KINDS: Final = {word: _spelt(word, make, parts) for word, (make, parts) in _TAPS.items()}
TAP: Final = tagged("tap", TAP_KINDS, lambda tap: _WORDS[type(tap)])
_KEPT: Final = {word: spelling for word, spelling in TAP_KINDS.items() if word != "undo"}


def read_tap(given: Mapping[str, object]) -> tap_kinds.Tap:
    """A tap from its JSON, or from the fields of a form (each a text); other fields are let be.

    Raises SheetError `sheet_tap` for what is no tap.
    """
    try:
        return cast(tap_kinds.Tap, TAP.read(dict(given), ""))
    except WireError as wrong:
        raise SheetError("sheet_tap", key=wrong.where, value=str(given.get(wrong.where))[:40]) from None


def read_taps(value: object, where: str = "taps") -> tuple[tap_kinds.Tap, ...]:
    """Taps from a list of their JSON, none of them an Undo.

    Raises SheetError `sheet_tap`.
    """
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise SheetError("sheet_tap", key=where, value=str(value)[:40])
    taps = tuple(read_tap(one) for one in value)
    if any(isinstance(tap, tap_kinds.Undo) for tap in taps):
        raise SheetError("sheet_tap", key="tap", value="undo")
    return taps


TAPS: Final = listed(tagged("tap", _KEPT, lambda tap: _WORDS[type(tap)]))._replace(read=read_taps)
"""Taps that are kept."""
PAPER: Final = "paper"
"""The note beside the events of a sheet that holds what was tapped: hands on paper, the revision and the last taps."""
