"""`windroos score --jsonl`: one hand a line in, one score a line out, in the same order.

The keys are those of the table in `windroos help jsonl`. A line that is wrong gets an `error` with its own code, and
the next line is scored all the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Final, NoReturn

from windroos.books import catalog
from windroos.books.catalog import book_words
from windroos.errors import NotationError, OptionError, SettleError, SituationError, WindroosError
from windroos.hands import By, Hand, Meld, MeldKind, Situation, Win, hand_of
from windroos.rules.rule import Value
from windroos.rules.rules import Rules
from windroos.scoring.score import score
from windroos.telling.objects import Json, error_object, score_object
from windroos.telling.settle_jsonl import parse_line
from windroos.text.words import Lang
from windroos.tiles import kind_of

KEYS: Final = ("id", "rules", "options", "seat", "round", "concealed", "melds", "bonus", "win", "bet")
NEEDED: Final = ("rules", "seat", "round", "concealed")
MELD_KEYS: Final = ("kind", "tile", "open", "added", "east_first")
FLAGS: Final = (
    "last", "first14", "first_discard", "announced_moon", "robbed_concealed", "rejected_replacement", "bet",
    "last_of_kind",
)  # fmt: skip
WIN_KEYS: Final = ("tile", "by", *FLAGS, "kongs_in_turn", "claimed_seasons")
SEATS: Final = ("E", "S", "W", "N")
ROUNDS: Final = (*SEATS, "G")
BY: Final = {by.name.lower(): by for by in By}
_BROKEN: Final = {
    **{"settle_json": "line_json", "settle_not_object": "line_not_object", "settle_key_twice": "line_twice"},
    **{"settle_too_deep": "line_too_deep", "settle_number": "line_number"},
}


def score_lines(lines: Iterable[str], write: Callable[[str], object], lang: Lang = "en") -> int:
    """Answer each line with a line, in order, passing over empty ones. Returns the exit status: 1 after an error."""
    status = 0
    for text in lines:
        if not text.strip():
            continue
        answer = answer_line(text, lang)
        status = 1 if "error" in answer else status
        write(encode(answer) + "\n")
    return status


def answer_line(text: str, lang: Lang = "en") -> Json:
    """The answer to one line of text."""
    try:
        line = decode(text)
    except WindroosError as trouble:
        return {"id": None, "error": error_object(trouble, lang)}
    return score_line(line, lang)


def score_line(line: Mapping[str, object], lang: Lang = "en") -> Json:
    """Score one decoded line; what is wrong with it comes back as `error`."""
    try:
        rules, hand, situation = read_hand(line)
        scored = score(rules, hand, situation)
    except WindroosError as trouble:
        return {"id": line.get("id"), "error": error_object(trouble, lang)}
    answer: Json = {"id": line.get("id"), "rules": rules.id}
    return {**answer, **score_object(scored, book_words(rules.id), lang)}


def read_hand(line: Mapping[str, object]) -> tuple[Rules, Hand, Situation]:
    """The rules, the hand and its circumstances that a decoded line describes.

    Raises:
        NotationError: a key that is missing, unknown or of a wrong kind.
        OptionError, HandError, SituationError: what it describes cannot be.
    """
    for key in NEEDED:
        if key not in line:
            raise NotationError("line_key_missing", key=key)
    _known(line, KEYS, "")
    rules = catalog.rules(_word(line, "rules", catalog.IDS), _options(line))
    seat, rounds = SEATS.index(_word(line, "seat", SEATS)), ROUNDS.index(_word(line, "round", ROUNDS))
    return rules, _hand(line), Situation(seat, rounds, _win(line), _flag(line, "bet", ""))


def decode(text: str) -> dict[str, object]:
    """One line of JSON as an object; raises NotationError where it is none, or where a key is there twice."""
    try:
        text.encode()
        return parse_line(text)
    except UnicodeEncodeError:  # bytes that are no UTF-8 came in as half surrogate pairs
        raise NotationError("line_encoding") from None
    except SettleError as wrong:
        raise NotationError(_BROKEN[wrong.code], **wrong.values) from None


def encode(answer: object) -> str:
    """One line of JSON; half a surrogate pair in a name can only be written escaped."""
    text = json.dumps(answer, ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(answer)
    return text


def _hand(line: Mapping[str, object]) -> Hand:
    concealed = tuple(_tile(tile, "concealed") for tile in _list(line, "concealed"))
    bonus = tuple(_tile(tile, "bonus") for tile in _list(line, "bonus"))
    melds = []
    for at, meld in enumerate(_list(line, "melds")):
        where = f"melds[{at}]"
        if not isinstance(meld, dict):
            _wrong(where, "{...}")
        _known(meld, MELD_KEYS, where)
        for key in ("kind", "tile"):
            if key not in meld:
                raise NotationError("line_key_missing", key=f"{where}.{key}")
        kinds: tuple[MeldKind, ...] = ("chow", "pung", "kong")
        name = _word(meld, "kind", kinds, where)
        kind = next(kind for kind in kinds if kind == name)
        is_open = _flag(meld, "open", where, default=True)
        tile = _tile(meld["tile"], f"{where}.tile")
        melds.append(Meld(kind, tile, is_open, _flag(meld, "added", where), _flag(meld, "east_first", where)))
    return hand_of(concealed, tuple(melds), bonus)


def _win(line: Mapping[str, object]) -> Win | None:
    win = line.get("win")
    if win is None:
        return None
    if not isinstance(win, dict):
        _wrong("win", "{...}, null")
    _known(win, WIN_KEYS, "win")
    claimed = _count(win, "claimed_seasons")
    if win.get("tile") is None and not claimed:
        raise SituationError("winning_tile_missing", tile=-1)
    tile = -1 if win.get("tile") is None else _tile(win["tile"], "win.tile")
    if "by" not in win and not claimed:
        raise NotationError("line_key_missing", key="win.by")
    by = BY[_word(win, "by", tuple(BY), "win")] if win.get("by") is not None else By.WALL
    flags = {name: _flag(win, name, "win") for name in FLAGS}
    kongs = _count(win, "kongs_in_turn") or int(by == By.KONG)
    return Win(tile, by, kongs_in_turn=kongs, claimed_seasons=claimed, **flags)


def _options(line: Mapping[str, object]) -> dict[str, Value]:
    value = line.get("options")
    if value is None:
        return {}
    if not isinstance(value, dict):
        _wrong("options", "{...}")
    for option, chosen in value.items():
        if not isinstance(chosen, bool | int | str):
            raise OptionError("no_such_value", option=option, value=json.dumps(chosen), allowed='true, 1, "..."')
    return value


def _known(line: Mapping[str, object], known: tuple[str, ...], where: str) -> None:
    for key in line:
        if key not in known:
            raise NotationError("line_key", key=f"{where}.{key}" if where else key, known=", ".join(known))


def _wrong(key: str, wanted: str) -> NoReturn:
    raise NotationError("line_type", key=key, wanted=wanted)


def _word(line: Mapping[str, object], key: str, known: tuple[str, ...], where: str = "") -> str:
    value = line[key]
    if not isinstance(value, str) or value not in known:
        if key == "rules" and isinstance(value, str):
            raise OptionError("no_such_rules", rules=value, known=", ".join(known))
        _wrong(f"{where}.{key}" if where else key, ", ".join(f'"{word}"' for word in known))
    return value


def _tile(value: object, where: str) -> int:
    kind = kind_of(value) if isinstance(value, str) else None
    if kind is None:
        raise NotationError("line_tile", key=where, token=value if isinstance(value, str) else json.dumps(value))
    return kind


def _list(line: Mapping[str, object], key: str) -> list[object]:
    value = line.get(key)
    if value is None:
        return []
    if not isinstance(value, list):
        _wrong(key, "[...]")
    return value


def _flag(line: Mapping[str, object], key: str, where: str, default: bool = False) -> bool:
    value = line.get(key, default)
    if not isinstance(value, bool):
        _wrong(f"{where}.{key}" if where else key, "true, false")
    return value


def _count(line: Mapping[str, object], key: str) -> int:
    value = line.get(key)
    if value is None:
        return 0
    if type(value) is not int or not 0 <= value <= 16:
        _wrong(f"win.{key}", "0, 1, 2, ...")
    return value
