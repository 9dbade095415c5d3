"""The taps with which a hand is entered: small frozen values, and their JSON.

A tap is spelt as an object: `{"tap": "tile", "tile": "3s"}`. `read_tap` also takes the fields of a form, where every
value is text. Players are places in `Opening.players`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, cast

from windroos.hands import By, MeldKind
from windroos.play.events import NOBODY
from windroos.scoresheet.trouble import SheetError
from windroos.tiles import kind_of, symbol

Json = dict[str, Any]
NOTHING_ENTERED: Final = -1
"""As points: the number that was entered is withdrawn."""


class ChooseWinner(NamedTuple):
    """Who made mahjong; the hand to enter becomes his."""

    player: int


class ChooseEnd(NamedTuple):
    """Nobody won: `end` is `draw`, `kongs` (a kong too many) or `bell` (MCR: the bell stopped the hand)."""

    end: str


class ChooseHow(NamedTuple):
    """Where the winning tile (or that of a Hong Kong false mahjong) came from."""

    by: By


class ChooseGiver(NamedTuple):
    """Whose tile it was; for a robbed kong its maker."""

    player: int


class SetCircumstance(NamedTuple):
    """A circumstance of the win by its name in `hands.Win`; `value` 1 or 0, or a number. See `circumstances`."""

    name: str
    value: int


class SelectPlayer(NamedTuple):
    """Whose hand is entered from here."""

    player: int


class AddTile(NamedTuple):
    """A tile on the rack of the selected player; a bonus tile beside it; the winner's fourteenth is the winning one."""

    tile: int


class AddSet(NamedTuple):
    """A set on the table before the selected player. `tile` is its lowest kind, `giver` NOBODY where it is unknown."""

    kind: MeldKind
    tile: int
    open: bool = True
    giver: int = NOBODY
    added: bool = False
    east_first: bool = False


class RemoveTile(NamedTuple):
    """One such tile away from the selected player: from the rack, beside it, or the winning one."""

    tile: int


class RemoveSet(NamedTuple):
    """The set at this place (from 0) away."""

    place: int


class RemoveLast(NamedTuple):
    """The winning tile away, else the last tile of the rack, else the last set, else the last bonus tile."""


class ChooseWinningTile(NamedTuple):
    """This tile of the winner's hand is the winning one; the one that was goes to the rack."""

    tile: int


class MarkDead(NamedTuple):
    """A dead hand, or not."""

    player: int
    dead: bool = True


class MarkFalse(NamedTuple):
    """A false mahjong: `kind` is `minimum`, `invalid` or `hidden` (MCR), `called` where it does not matter, "" none."""

    player: int
    kind: str = "called"


class MarkBet(NamedTuple):
    """A bet (144 rules, rule 88), won or lost, or not."""

    player: int
    bet: bool = True


class CountFouls(NamedTuple):
    """So many offences of this player in this hand (MCR)."""

    player: int
    fouls: int


class ChooseLiable(NamedTuple):
    """Who pays for all (Hong Kong: pao); NOBODY for nobody."""

    player: int


class ChooseDouble(NamedTuple):
    """Who pays and receives double in the green dragon's round, as the dice say; NOBODY for East."""

    player: int


class EnterPoints(NamedTuple):
    """The score of a player as a number: points, or fan in Hong Kong. NOTHING_ENTERED withdraws it."""

    player: int
    points: int


class EnterSum(NamedTuple):
    """The score of a player as points and doubles (NTS and the 144 rules)."""

    player: int
    points: int
    doubles: int


class ClearPlayer(NamedTuple):
    """Everything entered for this player away."""

    player: int


class Clear(NamedTuple):
    """An empty sheet of paper."""


class Undo(NamedTuple):
    """The last tap undone; never kept itself."""


Tap = (
    ChooseWinner
    | ChooseEnd
    | ChooseHow
    | ChooseGiver
    | SetCircumstance
    | SelectPlayer
    | AddTile
    | AddSet
    | RemoveTile
    | RemoveSet
    | RemoveLast
    | ChooseWinningTile
    | MarkDead
    | MarkFalse
    | MarkBet
    | CountFouls
    | ChooseLiable
    | ChooseDouble
    | EnterPoints
    | EnterSum
    | ClearPlayer
    | Clear
    | Undo
)

MOST: Final = 1_000_000
"""The largest number that can be entered."""

_BY: Final = {by.name.lower(): by for by in By}


def _wrong(key: str, value: object) -> SheetError:
    return SheetError("sheet_tap", key=key, value=str(value)[:40])


def _whole(key: str, value: object) -> int:
    if isinstance(value, str) and len(value) <= 9 and value.removeprefix("-").isdecimal() and value.isascii():
        value = int(value)
    if type(value) is not int or not -1 <= value <= MOST:
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


CIRCUMSTANCES: Final = (
    "last",
    "first14",
    "first_discard",
    "kongs_in_turn",
    "announced_moon",
    "robbed_concealed",
    "claimed_seasons",
    "rejected_replacement",
    "last_of_kind",
)
"""Fields of `hands.Win`; a bet is a mark of its own, for losers bet too."""

Read = Callable[[str, object], Any]


class _Spelled(NamedTuple):
    """The word of a tap and how its fields are read; `least` fields must be there."""

    make: type[Any]
    fields: Mapping[str, Read] = {}
    least: int = 9


_PLAYER: Final[Mapping[str, Read]] = {"player": _whole}
_SPELLED: Final[Mapping[str, _Spelled]] = {
    "winner": _Spelled(ChooseWinner, _PLAYER),
    "end": _Spelled(ChooseEnd, {"end": _word("draw", "kongs", "bell")}),
    "how": _Spelled(ChooseHow, {"by": _by}),
    "giver": _Spelled(ChooseGiver, _PLAYER),
    "circumstance": _Spelled(SetCircumstance, {"name": _word(*CIRCUMSTANCES), "value": _whole}),
    "select": _Spelled(SelectPlayer, _PLAYER),
    "tile": _Spelled(AddTile, {"tile": _tile}),
    "set": _Spelled(
        AddSet,
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
    "remove_tile": _Spelled(RemoveTile, {"tile": _tile}),
    "remove_set": _Spelled(RemoveSet, {"place": _whole}),
    "remove_last": _Spelled(RemoveLast),
    "winning_tile": _Spelled(ChooseWinningTile, {"tile": _tile}),
    "dead": _Spelled(MarkDead, {**_PLAYER, "dead": _switch}, 1),
    "false": _Spelled(MarkFalse, {**_PLAYER, "kind": _word("", "called", "minimum", "invalid", "hidden")}, 1),
    "bet": _Spelled(MarkBet, {**_PLAYER, "bet": _switch}, 1),
    "fouls": _Spelled(CountFouls, {**_PLAYER, "fouls": _whole}),
    "liable": _Spelled(ChooseLiable, _PLAYER),
    "double": _Spelled(ChooseDouble, _PLAYER),
    "points": _Spelled(EnterPoints, {**_PLAYER, "points": _whole}),
    "sum": _Spelled(EnterSum, {**_PLAYER, "points": _whole, "doubles": _whole}),
    "clear_player": _Spelled(ClearPlayer, _PLAYER),
    "clear": _Spelled(Clear),
    "undo": _Spelled(Undo),
}
_WORDS: Final = {spelled.make: word for word, spelled in _SPELLED.items()}


def tap_object(tap: Tap) -> Json:
    """A tap as JSON."""
    found: Json = {"tap": _WORDS[type(tap)]}
    for key, value in tap._asdict().items():
        found[key] = value.name.lower() if isinstance(value, By) else symbol(value) if key == "tile" else value
    return found


def read_tap(fields: Mapping[str, object]) -> Tap:
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
    return cast(Tap, spelled.make(**values))


def taps_text(taps: Iterable[Tap]) -> str:
    """Taps as the JSON text of a list."""
    return json.dumps([tap_object(tap) for tap in taps], ensure_ascii=False, separators=(",", ":"))


def read_taps(value: object) -> tuple[Tap, ...]:
    """Taps from JSON text or from a decoded list.

    Raises SheetError `sheet_tap`.
    """
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            raise _wrong("taps", value) from None
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise _wrong("taps", value)
    taps = tuple(read_tap(one) for one in value)
    if any(isinstance(tap, Undo) for tap in taps):
        raise _wrong("tap", "undo")
    return taps
