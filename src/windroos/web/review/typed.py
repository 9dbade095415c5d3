"""A hand that somebody typed, on the page: what to do with it. Made beside the server; its address can be passed on."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from windroos.books.catalog import IDS, USUAL, book_words, rules
from windroos.errors import PlayError, WindroosError
from windroos.notation import WINDS, parse
from windroos.telling.names import name_of
from windroos.text.explain import ROUNDS, SEATS
from windroos.text.typed_hand import WORDS, cost_text
from windroos.text.web.board import WORDS as BOARD
from windroos.text.web.review_record import WORDS as RECORD
from windroos.text.words import Lang
from windroos.web.aside import squeezed
from windroos.web.pages import Templates
from windroos.web.pictures import SetPicture, set_picture
from windroos.web.rendering import trouble_of
from windroos.web.who_reads import Reader

HAND: Final = "/nakijken/hand"
MOST_TYPED: Final = 200
"""Letters of each field."""
_MOST_DIGITS: Final = 3


class HandAsked(NamedTuple):
    """What was typed: the tiles, the book, the winds by letter, other tiles that lie open, tiles left to draw."""

    hand: str = ""
    rules: str = USUAL
    seat: str = "E"
    round: str = "E"
    gone: str = ""
    left: str = ""


class ShownTypedHand(NamedTuple):
    """The tiles, what to do and why, and the choices: what, what it costs, the chance."""

    sets: tuple[SetPicture, ...]
    rack: tuple[int, ...]
    laid: tuple[int, ...]
    what: str
    why: tuple[str, ...]
    choices: tuple[tuple[str, str, str], ...]


def typed_hand(asked: HandAsked, lang: Lang) -> ShownTypedHand:
    """What there is to say of a hand. Raises WindroosError: what cannot be read, or be before a seat."""
    from windroos.review.typed import choices, evaluated, tiles_typed, typed_view
    from windroos.telling.coaching import SaidAdvice

    if asked.left and not (asked.left.isascii() and asked.left.isdigit() and len(asked.left) <= _MOST_DIGITS):
        raise PlayError("typed_number", typed=asked.left)
    read = parse(asked.hand, WINDS.index(asked.seat), WINDS.index(asked.round))
    left = int(asked.left) if asked.left else None
    view = typed_view(rules(asked.rules), read, tiles_typed(asked.gone), left)
    evaluation = evaluated(view)
    said = SaidAdvice(view, evaluation, book_words(asked.rules), lang, in_full=True)
    rows = tuple(
        (
            name_of(one.action, lang, in_full=True),
            cost_text(evaluation.cost(one.action), lang),
            f"{round(100 * one.chance)} %",
        )
        for one in choices(evaluation)
    )
    laid = () if len(view.own.rack) % 3 == 2 else (view.table.asked_tile,)
    sets = tuple(set_picture(meld, lang) for meld in view.melds)
    return ShownTypedHand(sets, view.own.rack, laid, said.what, said.why, rows)


def typed_page(
    asked: HandAsked, reader: Reader, wrong: WindroosError | None = None, found: ShownTypedHand | None = None
) -> bytes:
    """The form, and above it what was found, or what is wrong."""
    lang = reader.lang
    values = {
        "asked": asked, "found": found, "trouble": trouble_of(wrong, lang),
        "books": [(id, book_words(id).name.to(lang)) for id in IDS],
        "seats": [(letter, SEATS[at].to(lang)) for at, letter in enumerate(WINDS)],
        "rounds": [(letter, ROUNDS[at].to(lang)) for at, letter in enumerate(WINDS)],
    }  # fmt: skip
    words = {**BOARD, **RECORD, **WORDS}
    return squeezed(_pages().text("review/typed.html", reader, words, here=HAND, path=HAND, **values))


@lru_cache(maxsize=1)
def _pages() -> Templates:
    return Templates()
