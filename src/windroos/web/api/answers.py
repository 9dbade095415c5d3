"""What the API answers, worked out beside the server: from the bytes of a request to those of its answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from windroos.books import catalog
from windroos.books.catalog import book_words
from windroos.errors import WindroosError
from windroos.telling.books import books_object, rules_object
from windroos.telling.objects import Json, failed_object
from windroos.telling.score_jsonl import encode, score_line
from windroos.telling.settle_jsonl import settle_line
from windroos.telling.waits import waits_line
from windroos.telling.why_line import why_line
from windroos.text.words import Lang
from windroos.wire.fault import WireError
from windroos.wire.json_text import decode

MOST: Final = 1000
"""Hands or outcomes in one request."""

One = Callable[[Mapping[str, Any], Lang], Json]


class ApiError(WindroosError):
    """A request that the API cannot read."""


class ApiAnswer(NamedTuple):
    """An answer: its HTTP status, and its JSON."""

    status: int
    data: bytes


def answered(operation: str, data: bytes, lang: Lang) -> ApiAnswer:
    """The answer to what was sent: to one object, or where the operation takes them to each of a list.

    In a list, what is wrong with one does not stop the others.

    Raises:
        ApiError: it cannot be read.
        WindroosError: what is wrong with one object that was sent alone.
    """
    one, many = OPERATIONS[operation]
    value = read_json(data)
    if many and isinstance(value, list):
        if len(value) > MOST:
            raise ApiError("api_too_many", count=len(value), most=MOST)
        return ApiAnswer(200, encode(_all(value, one, lang)).encode())
    if not isinstance(value, dict):
        raise ApiError("api_object_or_list" if many else "api_object")
    found = one(value, lang)
    return (
        ApiAnswer(422, encode(found["error"]).encode()) if "error" in found else ApiAnswer(200, encode(found).encode())
    )


def books(lang: Lang) -> bytes:
    """All rule books."""
    return encode(books_object(lang)).encode()


def book(id: str, lang: Lang) -> bytes:
    """One rule book. Raises ApiError `api_no_rules`."""
    if id not in catalog.IDS:
        raise ApiError("api_no_rules", rules=id[:80], known=", ".join(catalog.IDS))
    return encode(rules_object(catalog.rules(id), book_words(id), lang)).encode()


def _all(values: list[object], answer: One, lang: Lang) -> list[Json]:
    broken = failed_object(None, ApiError("api_object"), lang)
    return [answer(value, lang) if isinstance(value, dict) else broken for value in values]


def read_json(data: bytes) -> object:
    """What was sent. Raises ApiError where it is no JSON."""
    try:
        return decode(data.decode("utf-8"), fractions=True)
    except UnicodeDecodeError:
        raise ApiError("api_encoding") from None
    except WireError as wrong:
        raise ApiError(_BROKEN[wrong.fault], **wrong.named()) from None


OPERATIONS: Final[Mapping[str, tuple[One, bool]]] = {
    "score": (score_line, True),
    "settle": (settle_line, True),
    "waits": (lambda line, _: waits_line(line), False),  # there are no words in it
    "why-not": (why_line, False),
}
"""How one object is answered, and whether a list of them may be sent."""
_BROKEN: Final = {"json": "api_json", "key_twice": "api_key_twice", "deep": "api_too_deep", "number": "api_number"}
