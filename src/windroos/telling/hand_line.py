"""A hand and its circumstances as an object of JSON: what may stand there, and how it is read.

The keys are those of the table in `windroos help jsonl`. What is wrong is named in a fixed order.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from windroos.books import catalog
from windroos.errors import NotationError, OptionError, SituationError
from windroos.hands import By, Hand, Meld, Situation, Win, hand_of
from windroos.rules.rule import Value
from windroos.rules.rules import Rules
from windroos.tiles import kind_of
from windroos.wire.fault import Fault, WireError
from windroos.wire.inputs import Input, InputKey, Keys, object_read, or_none
from windroos.wire.json_text import Json
from windroos.wire.outputs import anything, many, reference
from windroos.wire.spelling import FLAG, SCALAR, refuse, whole, words

FLAGS: Final = (
    "last", "first14", "first_discard", "announced_moon", "robbed_concealed", "rejected_replacement", "bet",
    "last_of_kind",
)  # fmt: skip
TILE_SCHEMA: Final[Json] = {"type": "string", "pattern": "^([1-9][smp]|[1-7]z|[fg][1-4])$"}
BOOK_SCHEMA: Final[Json] = {"type": "string", "enum": list(catalog.IDS)}
_BOOK: Final = words({id: id for id in catalog.IDS})


def line_error(wrong: WireError) -> NotationError:
    """What is wrong with a line, in the words of `score --jsonl`."""
    return NotationError(_CODES[wrong.fault], **wrong.named())


_CODES: Final[Mapping[Fault, str]] = {
    "json": "line_json",
    "object": "line_not_object",
    "deep": "line_too_deep",
    "number": "line_number",
    "value": "line_type",
    "key": "line_key",
    "key_missing": "line_key_missing",
    "key_twice": "line_twice",
}


def read_hand(line: Mapping[str, Any]) -> tuple[Rules, Hand, Situation]:
    """The rules, the hand and its circumstances that a decoded line describes.

    Raises:
        NotationError: a key that is missing, unknown or of a wrong kind.
        OptionError, HandError, SituationError: what it describes cannot be.
    """
    try:
        HAND.complete(line)
        HAND.known(line)
        rules = catalog.rules(HAND.ask(line, "rules"), HAND.ask(line, "options"))
        seat, rounds = HAND.ask(line, "seat"), HAND.ask(line, "round")
        concealed, bonus = HAND.ask(line, "concealed"), HAND.ask(line, "bonus")
        hand = hand_of(concealed, HAND.ask(line, "melds"), bonus)
        return rules, hand, Situation(seat, rounds, HAND.ask(line, "win"), HAND.ask(line, "bet"))
    except WireError as wrong:
        raise line_error(wrong) from None


def _read_book(value: Any, where: str) -> str:
    if isinstance(value, str) and value not in catalog.IDS:
        raise OptionError("no_such_rules", rules=value, known=", ".join(catalog.IDS))
    return _BOOK.read(value, where)


def _read_options(value: Any, where: str) -> dict[str, Value]:
    for option, chosen in object_read(value, where).items():
        if not isinstance(chosen, bool | int | str):
            raise OptionError("no_such_value", option=option, value=json.dumps(chosen), allowed='true, 1, "..."')
    return dict(value)


def _read_tile(value: Any, where: str) -> int:
    kind = kind_of(value) if isinstance(value, str) else None
    if kind is None:
        raise NotationError("line_tile", key=where, token=value if isinstance(value, str) else json.dumps(value))
    return kind


def _read_tiles(value: Any, where: str) -> tuple[int, ...]:
    if not isinstance(value, list):
        refuse(value, where, "[...]")
    return tuple([_read_tile(tile, where) for tile in value])


def _read_meld(value: Any, where: str) -> Meld:
    MELD.known(object_read(value, where), where)
    MELD.complete(value, where)
    kind, is_open = MELD.ask(value, "kind", where), MELD.ask(value, "open", where)
    tile, added = MELD.ask(value, "tile", where), MELD.ask(value, "added", where)
    return Meld(kind, tile, is_open, added, MELD.ask(value, "east_first", where))


def _read_melds(value: Any, where: str) -> tuple[Meld, ...]:
    if not isinstance(value, list):
        refuse(value, where, "[...]")
    return tuple([_read_meld(meld, f"{where}[{at}]") for at, meld in enumerate(value)])


def _read_win(value: Any, where: str) -> Win:
    WIN.known(object_read(value, where, "{...}, null"), where)
    claimed = WIN.ask(value, "claimed_seasons", where)
    if value.get("tile") is None and not claimed:
        raise SituationError("winning_tile_missing", tile=-1)
    tile = WIN.ask(value, "tile", where)
    if "by" not in value and not claimed:
        raise WireError("key_missing", f"{where}.by")
    by = WIN.ask(value, "by", where)
    flags = {name: WIN.ask(value, name, where) for name in FLAGS}
    kongs = WIN.ask(value, "kongs_in_turn", where) or int(by == By.KONG)
    return Win(tile, by, kongs_in_turn=kongs, claimed_seasons=claimed, **flags)


_TILE: Final = Input(_read_tile, TILE_SCHEMA)
_TILES: Final = Input(_read_tiles, many(TILE_SCHEMA))
_SEATS: Final[dict[str | None, int]] = {"E": 0, "S": 1, "W": 2, "N": 3}
_COUNT: Final = or_none(whole(0, 16, "0, 1, 2, ..."), 0)
_KIND: Final = words({kind: kind for kind in ("chow", "pung", "kong")})
_OPTIONS: Final = Input(_read_options, {"type": "object", "additionalProperties": SCALAR.schema})

MELD: Final = Keys(
    InputKey("kind", _KIND),
    InputKey("tile", _TILE),
    InputKey("open", FLAG, True),
    InputKey("added", FLAG, False),
    InputKey("east_first", FLAG, False),
)
"""A set that lies on the table."""
WIN: Final = Keys(
    InputKey("tile", or_none(_TILE, -1), -1),
    InputKey("by", or_none(words({by.name.lower(): by for by in By}), By.WALL), By.WALL),
    *(InputKey(name, FLAG, False) for name in FLAGS),
    InputKey("kongs_in_turn", _COUNT, 0),
    InputKey("claimed_seasons", _COUNT, 0),
)
"""How a hand was won."""
HAND: Final = Keys(
    InputKey("id", Input(lambda value, _: value, anything()), None),
    InputKey("rules", Input(_read_book, BOOK_SCHEMA)),
    InputKey("options", or_none(_OPTIONS, {}), {}),
    InputKey("seat", words(_SEATS)),
    InputKey("round", words({**_SEATS, "G": 4})),
    InputKey("concealed", or_none(_TILES, ())),
    InputKey("melds", or_none(Input(_read_melds, many(reference("Meld"))), ()), ()),
    InputKey("bonus", or_none(_TILES, ()), ()),
    InputKey("win", or_none(Input(_read_win, reference("Win")), None), None),
    InputKey("bet", FLAG, False),
)
"""One hand and its circumstances."""
