"""The hands of a match looked at again together, for one of its players: where points are lost, and what was luck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from windroos.text.figures import number as figure
from windroos.text.figures import signed
from windroos.text.web.board import WORDS as BOARD
from windroos.text.web.review import SEVERAL_HANDS, WORDS
from windroos.text.web.table import WORDS as TABLE
from windroos.text.words import Lang, Words
from windroos.web.aside import squeezed
from windroos.web.pages import Templates
from windroos.web.who_reads import Reader

if TYPE_CHECKING:
    from windroos.review.losses import HandLosses

HERE: Final = "/spelen"
PART: Final = 16
"""Hands that are looked at together: as many as a match by the book of 2002 has."""


class MatchReviewAsked(NamedTuple):
    """What is asked for: some hands of a table, for a player.

    id      of the table
    player  a place in the list of players
    names   of the players as the reader calls them
    first   the number of the first hand
    part    which part of the hands it is, from 1, of `parts`
    """

    id: str
    player: int
    names: tuple[str, ...]
    first: int
    part: int
    parts: int


HandLink = tuple[str, str]
"""Where a hand is looked at, and what it is called."""


class ShownLoss(NamedTuple):
    """A row of where points are lost; `hands` to look at: where each is, and what it is called."""

    kind: str
    times: str
    points: str
    hands: tuple[HandLink, ...]


class ShownHandLosses(NamedTuple):
    """A row of a hand: what the choices cost, luck, and what it brought."""

    number: int
    play: str
    luck: str
    result: str


def hand_losses(header: str, kept: list[str], first: int, player: int) -> HandLosses:
    """The numbers of a hand for a player; as `windroos.hosting.choices.watched`. Made beside the server."""
    from windroos.bots.expert_evaluation import ExpertEvaluator
    from windroos.bots.review import review
    from windroos.hosting.history import groups
    from windroos.hosting.setup import read_setup
    from windroos.review.losses import losses
    from windroos.review.watching import watched

    hand = watched(read_setup(header).header, list(groups(kept)), first, player)
    return losses(review(hand.choices, ExpertEvaluator(), hand.net[player]))


def match_review_page(asked: MatchReviewAsked, hands: Sequence[HandLosses], reader: Reader) -> bytes:
    """The page. Made beside the server, which loads nothing of computer players."""
    lang = reader.lang

    def link(place: int) -> HandLink:
        number = asked.first + place
        address = f"{HERE}/{asked.id}/hand/{number}/nakijken?speler={asked.player}"
        return address, WORDS["review_hand"].to(lang).format(number=number)

    words = {**BOARD, **TABLE, **WORDS}
    return squeezed(
        _pages().text(
            "table/match_review.html", reader, words, here=HERE, path=f"{HERE}/{asked.id}/nakijken", id=asked.id,
            names=list(enumerate(asked.names)), player=asked.player, part=asked.part, parts=asked.parts,
            first=asked.first, last=asked.first + len(hands) - 1,
            losses=loss_rows(hands, link, lang),
            hands=[hand_row(asked.first + place, hand, lang) for place, hand in enumerate(hands)],
            sums=sum_rows(hands, lang),
        )
    )  # fmt: skip


def sum_rows(
    hands: Sequence[HandLosses], lang: Lang, words: Mapping[str, Words] = SEVERAL_HANDS
) -> list[tuple[str, str]]:
    """What hands promised, what choices cost, luck by what it came from, and what they brought: they add up."""
    from windroos.review.losses import whole_sums

    return [(words[key].to(lang), signed(value, lang)) for key, value in whole_sums(hands)]


def loss_rows(hands: Sequence[HandLosses], link: Callable[[int], HandLink], lang: Lang) -> list[ShownLoss]:
    """Where points were lost, the most first; `link` says where the hand at a place is looked at."""
    from windroos.review.losses import by_kind

    return [
        ShownLoss(
            WORDS[f"review_loss_{row.kind}"].to(lang),
            figure(row.times, lang),
            signed(-round(row.points), lang),
            tuple(map(link, row.hands)),
        )
        for row in by_kind(hands)
    ]


def hand_row(number: int, hand: HandLosses, lang: Lang) -> ShownHandLosses:
    """A hand in numbers: they add up."""
    start, play = round(hand.start), round(hand.play)
    luck = hand.result - start - play
    return ShownHandLosses(number, signed(play, lang), signed(luck, lang), signed(hand.result, lang))


@lru_cache(maxsize=1)
def _pages() -> Templates:
    return Templates()
