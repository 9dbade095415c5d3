"""Why an item does not count, asked and answered as objects of JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.books.catalog import book_words
from windroos.scoring.score import Score, score
from windroos.scoring.why import WhyNot, WhyReason, why_not
from windroos.telling.hand_line import BOOK_SCHEMA as BOOK
from windroos.telling.hand_line import line_error, read_hand
from windroos.telling.objects import IDENTITY, Json
from windroos.telling.why_not import why_not_sentences
from windroos.text.words import Lang
from windroos.wire.fault import WireError
from windroos.wire.inputs import Input, InputKey, Keys, object_read
from windroos.wire.outputs import FLAG, NUMBER, TEXT, Output, OutputKey, many, or_null, reference
from windroos.wire.spelling import FLAG as FLAG_READ
from windroos.wire.spelling import SCALAR
from windroos.wire.spelling import TEXT as TEXT_READ

QUESTION: Final = Keys(
    InputKey("hand", Input(object_read, reference("Hand"))),
    InputKey("item", TEXT_READ),
    InputKey("dead", FLAG_READ, False),
)
"""A hand, and the item that somebody asks about."""
REASON: Final = Output[WhyReason](
    OutputKey("code", TEXT, lambda reason: reason.code),
    OutputKey("number", NUMBER, lambda reason: reason.number),
    OutputKey("other", TEXT, lambda reason: reason.other),
    OutputKey("value", SCALAR.schema, lambda reason: reason.value),
)
"""One reason, with the figures and names that it is about."""


class SaidWhyNot(NamedTuple):
    """An answer about a score, to be said in a language; `id` is what was given with the hand."""

    answer: WhyNot
    scored: Score
    lang: Lang
    id: object

    @property
    def rules(self) -> str:
        """By which rules."""
        return self.scored.rules.id


WHY_NOT: Final = Output[SaidWhyNot](
    OutputKey("id", IDENTITY, lambda said: said.id),
    OutputKey("rules", BOOK, lambda said: said.rules),
    OutputKey("rule", TEXT, lambda said: said.answer.entry.id),
    OutputKey("name", TEXT, lambda said: book_words(said.rules).entry(said.answer.entry.id, said.lang)),
    OutputKey("source", TEXT, lambda said: said.answer.entry.source),
    OutputKey("counts", FLAG, lambda said: said.answer.counts),
    OutputKey("reasons", many(reference("Reason")), lambda said: [REASON.of(reason) for reason in said.answer.reasons]),
    OutputKey(
        "sentences",
        many(TEXT),
        lambda said: why_not_sentences(said.answer, said.scored, book_words(said.rules), said.lang),
    ),
    OutputKey(
        "would_be", or_null(NUMBER), lambda said: None if said.answer.then is None else said.answer.then.would_be
    ),
)
"""Why an item counts or not, and what would make it count."""


def why_line(line: Mapping[str, Any], lang: Lang) -> Json:
    """Why an item does not count in a decoded hand. Raises WindroosError."""
    try:
        QUESTION.known(line)
        hand, item, dead = QUESTION.ask(line, "hand"), QUESTION.ask(line, "item"), QUESTION.ask(line, "dead")
    except WireError as wrong:
        raise line_error(wrong) from None
    scored = score(*read_hand(hand))
    return WHY_NOT.of(SaidWhyNot(why_not(scored, item, dead), scored, lang, hand.get("id")))
