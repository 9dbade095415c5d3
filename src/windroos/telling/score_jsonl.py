"""`windroos score --jsonl`: one hand a line in, one score a line out, in the same order.

The keys are those of the table in `windroos help jsonl`. A line that is wrong gets an `error` with its own code, and
the next line is scored all the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from windroos.books.catalog import book_words
from windroos.errors import NotationError, WindroosError
from windroos.scoring.score import score
from windroos.telling.hand_line import line_error, read_hand
from windroos.telling.objects import SCORE, Json, SaidScore, failed_object
from windroos.text.words import Lang
from windroos.wire.fault import WireError
from windroos.wire.json_text import decode_object


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
        return failed_object(None, trouble, lang)
    return score_line(line, lang)


def score_line(line: Mapping[str, Any], lang: Lang = "en") -> Json:
    """Score one decoded line; what is wrong with it comes back as `error`."""
    try:
        rules, hand, situation = read_hand(line)
        scored = score(rules, hand, situation)
    except WindroosError as trouble:
        return failed_object(line.get("id"), trouble, lang)
    return SCORE.of(SaidScore(scored, book_words(rules.id), lang, line.get("id")))


def decode(text: str) -> dict[str, Any]:
    """One line of JSON as an object; raises NotationError where it is none, or where a key is there twice."""
    try:
        text.encode()
        return decode_object(text, fractions=True)
    except UnicodeEncodeError:  # bytes that are no UTF-8 came in as half surrogate pairs
        raise NotationError("line_encoding") from None
    except WireError as wrong:
        raise line_error(wrong) from None


def encode(answer: object) -> str:
    """One line of JSON; half a surrogate pair in a name can only be written escaped."""
    text = _ENCODE(answer)
    try:
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(answer)
    return text


_ENCODE: Final = json.JSONEncoder(ensure_ascii=False).encode
