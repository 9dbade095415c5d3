"""`windroos settle --jsonl`: one hand a line in, who pays whom a line out.

In: an outcome (`outcome_line`). Out: `id`, `net`, `pays`; `pot` where there is or was one, `deductions` where fouls
took points; or `id` and `error`. A payment from or to the pot has null for that side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from windroos.books.settle import settle
from windroos.errors import WindroosError
from windroos.telling.objects import SETTLEMENT, Json, SaidSettlement, failed_object
from windroos.telling.outcome_line import outcome_error, read_outcome
from windroos.telling.score_jsonl import encode
from windroos.text.words import Lang
from windroos.wire.fault import WireError
from windroos.wire.json_text import decode_object


def settle_line(line: Mapping[str, Any], lang: Lang = "en") -> Json:
    """Settle one decoded line; the answer is ready for JSON. What is wrong with it comes back as `error`."""
    try:
        outcome = read_outcome(line)
        settled = settle(outcome)
    except WindroosError as trouble:
        return failed_object(line.get("id"), trouble, lang)
    return SETTLEMENT.of(SaidSettlement(settled, lang, line.get("id"), bool(outcome.pot or settled.pot)))


def settle_lines(lines: Iterable[str], write: Callable[[str], object], lang: Lang = "en") -> int:
    """Answer each line with a line, in order, passing over empty ones. Returns the exit status: 1 after an error."""
    status = 0
    for text in lines:
        if not text.strip():
            continue
        try:
            answer = settle_line(decode_object(text, fractions=True), lang)
        except WireError as wrong:
            answer = failed_object(None, outcome_error(wrong), lang)
        status = 1 if "error" in answer else status
        write(encode(answer) + "\n")
    return status
