"""A step as its template is given it: tiles with their names, answers with their words, and what is said to one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.books.catalog import book_words
from windroos.lesson.exercise import (
    SEATS,
    ChooseOne,
    LessonReply,
    LessonStep,
    OfferedAnswer,
    PickTiles,
    Place,
    right_places,
)
from windroos.lesson.winning import towards_the_minimum
from windroos.scoring.score import Score
from windroos.settling.payments import Payment
from windroos.telling.lines import ExplanationLine, counted_line, lines
from windroos.telling.names import seat_name, total_text
from windroos.text.figures import number, signed
from windroos.text.lesson import ABOUT, CHOICES, GROUPS, REPLIES, STEPS
from windroos.text.tiles import tile_name
from windroos.text.web.lesson import WORDS
from windroos.text.words import Lang, Words

_AT: Final[Mapping[Place, int]] = {"right": 2, "across": 3, "left": 0}
"""Who sits where, as winds: South learns, West is to his right, North across, East to his left."""


class AnswerView(NamedTuple):
    """An answer to choose: its place, its words (or ""), its tiles, whether it was chosen, and what counts in it."""

    place: int
    said: str
    tiles: tuple[int, ...]
    chosen: bool
    listed: tuple[ExplanationLine, ...] = ()


class LaidGroup(NamedTuple):
    """Tiles that lie together, and what they are; "" where that is not told."""

    said: str
    tiles: tuple[int, ...]


class RackTile(NamedTuple):
    """A tile of the rack: its place and kind, and whether it was picked."""

    place: int
    kind: int
    picked: bool


class OtherSeat(NamedTuple):
    """Another player at the table: where, which wind, and what he has just discarded (-1: nothing)."""

    place: Place
    wind: int
    tile: int
    said: str


class LessonCount(NamedTuple):
    """A hand with its count: the lines, whether one may go out with it, and its total in words."""

    tiles: tuple[int, ...]
    lines: tuple[ExplanationLine, ...]
    legal: bool
    total: str


class ReplyView(NamedTuple):
    """What is said to an answer."""

    right: bool
    said: tuple[str, ...]


class PaymentView(NamedTuple):
    """A payment: `Oost aan Zuid`, how much, and why."""

    whom: str
    amount: int
    because: str


class PaidView(NamedTuple):
    """Who pays whom, and what each has together."""

    payments: tuple[PaymentView, ...]
    balances: tuple[tuple[int, str], ...]


def filled(words: Words, step: LessonStep, lang: Lang, picked: tuple[int, ...] = ()) -> str:
    """Words with the values of a step at their places."""
    values: dict[str, object] = {
        key: tile_name(value, lang) if key.startswith("tile") else value for key, value in step.values.items()
    }
    if picked:
        values["tile_picked"] = tile_name(picked[0], lang)
    return words.to(lang).format_map(values)


def told(step: LessonStep, lang: Lang) -> tuple[str, ...]:
    """What a step tells, and what the book adds to it."""
    return tuple(filled(words, step, lang) for words in (*STEPS[step.id].told, *(ABOUT[key] for key in step.about)))


def told_then(step: LessonStep, lang: Lang) -> tuple[str, ...]:
    """What it tells once it is answered."""
    return tuple(filled(ABOUT[key], step, lang) for key in step.then)


def answers(step: LessonStep, chosen: tuple[int, ...], lang: Lang) -> tuple[AnswerView, ...]:
    """The answers to choose from; none where tiles are picked."""
    if not isinstance(step.ask, ChooseOne):
        return ()
    return tuple(
        AnswerView(place, _said(step, choice, lang), choice.tiles, place in chosen, _listed(step, place, lang))
        for place, choice in enumerate(step.ask.choices)
    )


def _listed(step: LessonStep, place: int, lang: Lang) -> tuple[ExplanationLine, ...]:
    """What counts in the hand of an answer, where that is told before it is chosen."""
    if not step.lists:
        return ()
    scored = step.scores[place]
    words = book_words(scored.rules.id)
    return tuple(counted_line(scored, line, words, lang, first=True) for line in towards_the_minimum(scored))


def groups(step: LessonStep, lang: Lang) -> tuple[LaidGroup, ...]:
    """What lies on the table, with what it is."""
    names = [GROUPS[name].to(lang) for name in step.scene.names] or [""] * len(step.scene.groups)
    return tuple(map(LaidGroup, names, step.scene.groups))


def _said(step: LessonStep, choice: OfferedAnswer, lang: Lang) -> str:
    if choice.key:
        return CHOICES[choice.key].to(lang)
    if choice.tiles:
        return ""
    if step.paid is None:
        return number(choice.number, lang)
    return WORDS["pays" if choice.number else "nothing"].to(lang).format(count=number(choice.number, lang))


def rack(step: LessonStep, picked: tuple[int, ...]) -> tuple[RackTile, ...]:
    """One's own tiles."""
    return tuple(RackTile(place, kind, place in picked) for place, kind in enumerate(step.scene.rack))


def others(step: LessonStep, lang: Lang) -> tuple[OtherSeat, ...]:
    """The other players, where the table is drawn."""
    if not step.scene.table:
        return ()
    laid = {one.place: one.tile for one in step.scene.discards}
    return tuple(_other(place, wind, laid.get(place, -1), lang) for place, wind in _AT.items())


def _other(place: Place, wind: int, tile: int, lang: Lang) -> OtherSeat:
    said = CHOICES[place].to(lang)
    if tile >= 0:
        said = WORDS["discards_of"].to(lang).format(seat=seat_name(wind, lang), tile=tile_name(tile, lang))
    return OtherSeat(place, wind, tile, said)


def reply_view(step: LessonStep, reply: LessonReply, lang: Lang) -> ReplyView:
    """What is said to an answer."""
    if reply.right:
        return ReplyView(True, (filled(STEPS[step.id].right, step, lang),))
    said = [WORDS["wrong"].to(lang)]
    if reply.key:
        said.append(filled(REPLIES[reply.key], step, lang, reply.kinds))
    return ReplyView(False, (*said, WORDS["once_more"].to(lang)))


def counted(step: LessonStep, lang: Lang, whole: bool) -> tuple[LessonCount, ...]:
    """The hands of a step with their count; without the sums where they are still asked for."""
    return tuple(_counted(scored, lang, whole) for scored in step.scores)


def _counted(scored: Score, lang: Lang, whole: bool) -> LessonCount:
    told = lines(scored, book_words(scored.rules.id), lang)
    kept = told if whole else _without_result(told)
    win = scored.situation.win
    sets = tuple(kind for meld in scored.hand.melds for kind in meld.tiles())
    tiles = (*sets, *scored.hand.concealed, *(() if win is None else (win.tile,)))
    return LessonCount(tiles, kept, scored.legal, total_text(scored, lang))


def _without_result(told: tuple[ExplanationLine, ...]) -> tuple[ExplanationLine, ...]:
    """What is counted, up to the last sum, which is asked for."""
    sums = [at for at, line in enumerate(told) if line.kind in ("sum", "total")]
    return tuple(line for at, line in enumerate(told) if line.kind != "replaced" and at not in sums[-1:])


def paid(step: LessonStep, lang: Lang) -> PaidView | None:
    """Who pays whom."""
    if step.paid is None:
        return None
    named = [_named(one, lang) for one in step.paid.pays]
    payments = tuple(
        PaymentView(WORDS["to_whom"].to(lang).format(payer=one.payer, payee=one.payee), one.amount, one.because(lang))
        for one in named
    )
    return PaidView(payments, tuple((wind, signed(step.paid.net[seat], lang)) for wind, seat in enumerate(SEATS)))


def _named(payment: Payment, lang: Lang) -> Payment:
    """A payment with its seats by name."""
    names: dict[object, str] = {seat: seat_name(wind, lang) for wind, seat in enumerate(SEATS)}
    return payment._replace(
        payer=names.get(payment.payer, payment.payer),
        payee=names.get(payment.payee, payment.payee),
        values=tuple((key, names.get(value, value)) for key, value in payment.values),
    )


def is_pick(step: LessonStep) -> bool:
    """Whether tiles of the rack are picked."""
    return isinstance(step.ask, PickTiles)


def solution(step: LessonStep) -> tuple[int, ...]:
    """The places of a right answer."""
    return right_places(step)
