"""The numbers of hands that were reviewed, as notes beside the records: a hand that is over stays as it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from windroos.hosting.hands import HandSpan
from windroos.review.losses import HandLosses, LostAt
from windroos.store.changes import KeepNote
from windroos.store.errors import StoreError
from windroos.store.store import Store
from windroos.wire.objects import Key, fields, listed, made, mapping, row
from windroos.wire.spelling import COUNT, NUMBER, TEXT

REVIEWED: Final = "reviewed{player}"
"""The key of a player's note."""
EVALUATION: Final = 8
"""Another number whenever the strongest player evaluates otherwise: what is kept under an older one is made again."""
_PART: Final = 100
"""Points are kept in hundredths."""


class KeptHand(NamedTuple):
    """A hand in hundredths of points, but for what it brought; the luck of its end is what is left."""

    start: int
    play: int
    drawn: int
    others: int
    result: int
    lost: tuple[LostAt, ...]


class ReviewNote(NamedTuple):
    """The hands of a table for a player, by number."""

    evaluation: int
    hands: Mapping[str, KeptHand]


_NOTE: Final = fields(
    ReviewNote,
    Key("evaluation", COUNT),
    Key("hands", mapping(made(KeptHand, row(*[NUMBER] * 5, listed(made(LostAt, row(TEXT, COUNT, COUNT))))))),
)


class KeptReviews:
    """The numbers of the hands of one server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def known(self, id: str, player: int) -> dict[int, HandLosses]:
        """Those of a table for a player, by the number of the hand. Raises StoreError."""
        note = self._store.note(id, REVIEWED.format(player=player))
        kept = _NOTE.parse(note.body) if note is not None else None
        if kept is None or kept.evaluation != EVALUATION:
            return {}
        return {int(number): _losses(hand) for number, hand in kept.hands.items()}

    async def of(
        self, id: str, player: int, spans: Sequence[HandSpan], make: Callable[[HandSpan], Awaitable[HandLosses]]
    ) -> list[HandLosses]:
        """Those of some hands of a table, made and kept where they are not known: a new one as it will be read."""
        known = self.known(id, player)
        new = {span.number: _losses(_kept(await make(span))) for span in spans if span.number not in known}
        if new:
            known = {**self.known(id, player), **new}
            body = _NOTE.write(ReviewNote(EVALUATION, {str(at): _kept(known[at]) for at in sorted(known)}))
            with suppress(StoreError):  # they are made again when they are asked for again
                await self._store.write(KeepNote(id, REVIEWED.format(player=player), body))
        return [known[span.number] for span in spans]


def _kept(hand: HandLosses) -> KeptHand:
    lost = tuple(one._replace(points=round(_PART * one.points)) for one in hand.lost)
    start, play, drawn, others = (round(_PART * one) for one in (hand.start, hand.play, hand.drawn, hand.others))
    return KeptHand(start, play, drawn, others, hand.result, lost)


def _losses(hand: KeptHand) -> HandLosses:
    start, play, drawn, others = (one / _PART for one in hand[:4])
    lost = tuple(one._replace(points=one.points / _PART) for one in hand.lost)
    return HandLosses(start, play, drawn, others, hand.result - start - play - drawn - others, hand.result, lost)
