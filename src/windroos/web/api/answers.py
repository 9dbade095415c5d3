"""What the API answers, worked out beside the server: from the bytes of a request to those of its answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from windroos.books import catalog
from windroos.books.catalog import book_words
from windroos.errors import NotationError, SettleError, SituationError, WindroosError
from windroos.scoring.score import score
from windroos.scoring.waits import waits, ways
from windroos.scoring.why import why_not
from windroos.telling.books import books_object, rules_object
from windroos.telling.objects import Json, error_object
from windroos.telling.score_jsonl import encode, read_hand, score_line
from windroos.telling.settle_jsonl import parse_json, settle_line
from windroos.telling.waits import waits_object
from windroos.telling.why_not import why_not_sentences
from windroos.text.words import Lang

MOST: Final = 1000
"""Hands or outcomes in one request."""

One = Callable[[Mapping[str, object], Lang], Json]


class ApiError(WindroosError):
    """A request that the API cannot read."""


class Answered(NamedTuple):
    """An answer: its HTTP status, and its JSON."""

    status: int
    data: bytes


def answered(operation: str, data: bytes, lang: Lang) -> Answered:
    """The answer to what was sent: to one object, or where the operation takes them to each of a list.

    In a list, what is wrong with one does not stop the others.

    Raises:
        ApiError: it cannot be read.
        WindroosError: what is wrong with one object that was sent alone.
    """
    one, many = OPERATIONS[operation]
    value = _read(data)
    if many and isinstance(value, list):
        if len(value) > MOST:
            raise ApiError("api_too_many", count=len(value), most=MOST)
        return Answered(200, encode(_all(value, one, lang)).encode())
    if not isinstance(value, dict):
        raise ApiError("api_object_or_list" if many else "api_object")
    found = one(value, lang)
    return Answered(422, encode(found["error"]).encode()) if "error" in found else Answered(200, encode(found).encode())


def books(lang: Lang) -> bytes:
    """All rule books."""
    return encode(books_object(lang)).encode()


def book(id: str, lang: Lang) -> bytes:
    """One rule book. Raises ApiError `api_no_rules`."""
    if id not in catalog.IDS:
        raise ApiError("api_no_rules", rules=id[:80], known=", ".join(catalog.IDS))
    return encode(rules_object(catalog.rules(id), book_words(id), lang)).encode()


def waits_line(line: Mapping[str, object], lang: Lang) -> Json:
    """What a hand waits for. Raises WindroosError."""
    del lang  # there are no words in it
    rules, hand, situation = read_hand(line)
    if situation.win is not None:
        raise SituationError("not_thirteen")
    found, forms = waits(rules, hand, situation), ways(rules, hand, situation)
    return {"id": line.get("id"), "rules": rules.id, **waits_object(found, forms)}


def why_line(line: Mapping[str, object], lang: Lang) -> Json:
    """Why an item does not count in a hand. Raises WindroosError."""
    hand, item, dead = line.get("hand"), line.get("item"), line.get("dead", False)
    for key in line:
        if key not in ("hand", "item", "dead"):
            raise NotationError("line_key", key=key, known="hand, item, dead")
    for key, value, is_right, wanted in (
        ("hand", hand, isinstance(hand, dict), "{...}"),
        ("item", item, isinstance(item, str), '"..."'),
        ("dead", dead, isinstance(dead, bool), "true, false"),
    ):
        if not is_right:
            code = "line_type" if key in line else "line_key_missing"
            raise NotationError(code, key=key, wanted=wanted, value=value)
    assert isinstance(hand, dict)
    rules, tiles, situation = read_hand(hand)
    scored, words = score(rules, tiles, situation), book_words(rules.id)
    answer = why_not(scored, str(item), bool(dead))
    return {
        "id": hand.get("id"),
        "rules": rules.id,
        "rule": answer.entry.id,
        "name": words.entry(answer.entry.id, lang),
        "source": answer.entry.source,
        "counts": answer.counts,
        "reasons": [reason._asdict() for reason in answer.reasons],
        "sentences": why_not_sentences(answer, scored, words, lang),
        "would_be": answer.then.would_be if answer.then is not None else None,
    }


def _all(values: list[object], answer: One, lang: Lang) -> list[Json]:
    broken: Json = {"id": None, "error": error_object(ApiError("api_object"), lang)}
    return [answer(value, lang) if isinstance(value, dict) else broken for value in values]


def _read(data: bytes) -> object:
    """What was sent. Raises ApiError where it is no JSON."""
    try:
        return parse_json(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise ApiError("api_encoding") from None
    except SettleError as wrong:
        raise ApiError(_BROKEN[wrong.code], **wrong.values) from None


OPERATIONS: Final[Mapping[str, tuple[One, bool]]] = {
    "score": (score_line, True),
    "settle": (settle_line, True),
    "waits": (waits_line, False),
    "why-not": (why_line, False),
}
"""How one object is answered, and whether a list of them may be sent."""
_BROKEN: Final = {
    "settle_json": "api_json", "settle_key_twice": "api_key_twice", "settle_too_deep": "api_too_deep",
    "settle_number": "api_number",
}  # fmt: skip
