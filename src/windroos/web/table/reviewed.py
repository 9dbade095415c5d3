"""A finished hand looked at again, for one of its players: made beside the server, from the record."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from windroos.telling.names import name_of
from windroos.text.books import capital
from windroos.text.figures import number as figure
from windroos.text.figures import signed
from windroos.text.tiles import tile_name
from windroos.text.web.board import WORDS as BOARD
from windroos.text.web.review import ONE_HAND, WORDS
from windroos.text.web.table import WORDS as TABLE
from windroos.text.words import Lang
from windroos.tiles import kinds_in
from windroos.web.aside import squeezed
from windroos.web.chart import Chart, chart
from windroos.web.pages import Templates
from windroos.web.table.game_reviewed import HERE, sum_rows
from windroos.web.who_reads import Reader

if TYPE_CHECKING:
    from windroos.bots.review import HandReview, ReviewedChoice
    from windroos.review.watching import WaitingSeat, WatchedHand


class ReviewAsked(NamedTuple):
    """What is asked for: a hand of a table, for a player.

    id      of the table
    number  of the hand, from 1
    player  a place in the list of players
    names   of the players as the reader calls them; none where the review is shared: then it tells nothing of others
    share   the address to share it with, "" where it is not one's own
    """

    id: str
    number: int
    player: int
    names: tuple[str, ...]
    share: str = ""


class ShownChoice(NamedTuple):
    """A choice as the page shows it; `cost` is "" where it cost nothing, `luck` where nothing came before it."""

    did: str
    best: str
    cost: str
    luck: str
    rack: tuple[int, ...]
    step: int


def review_page(asked: ReviewAsked, header: str, kept: list[str], first: int, reader: Reader) -> bytes:
    """The page. `header` is that of the table's stream, `kept` its groups up to the hand's end, `first` its first."""
    # The process beside the server plays and judges; the server itself loads no computer player.
    from windroos.bots.expert_evaluation import ExpertEvaluator
    from windroos.bots.review import review
    from windroos.hosting.history import groups
    from windroos.hosting.setup import read_setup
    from windroos.review.losses import losses
    from windroos.review.watching import watched

    hand = watched(read_setup(header).header, list(groups(kept)), first, asked.player)
    found = review(hand.choices, ExpertEvaluator(), hand.net[asked.player])
    lang = reader.lang
    words = {**BOARD, **TABLE, **WORDS}
    return squeezed(
        _pages().text(
            "table/review.html", reader, words, here=HERE, path=f"{HERE}/{asked.id}/hand/{asked.number}/nakijken",
            id=asked.id, hand_number=asked.number, names=list(enumerate(asked.names)), player=asked.player,
            course=_course(asked, found), chances=_chances(found), sums=sum_rows([losses(found)], lang, ONE_HAND),
            turns=[shown_choice(one, lang) for one in found.turning_points],
            choices=[shown_choice(one, lang) for one in found.choices],
            draws=draws_said(found, lang),
            waits=[wait_said(asked.names, hand, one, lang) for one in hand.waiting] if asked.names else None,
            share=asked.share,
        )
    )  # fmt: skip


def _course(asked: ReviewAsked, found: HandReview) -> Chart | None:
    """The chance after each choice, in hundredths."""
    if len(found.choices) < 2:
        return None
    return chart(
        (asked.names[asked.player] if asked.names else "",), [[round(100 * one.chance) for one in found.choices]], ()
    )


def _chances(found: HandReview) -> str:
    return ", ".join(f"{round(100 * one.chance)} %" for one in found.choices)


def draws_said(found: HandReview, lang: Lang) -> list[str]:
    """The best and the worst tile that was drawn, where they made a point or more."""
    draws = sorted((one for one in found.choices if one.is_draw), key=lambda one: -one.luck)
    said = []
    for key, one, sign in (("best", draws[:1], 1), ("worst", draws[-1:], -1)):
        for draw in one:
            luck = round(draw.luck)
            if sign * luck > 0:
                tile = tile_name(draw.choice.view.own.drawn, lang)
                said.append(WORDS[f"review_{key}_draw"].to(lang).format(tile=tile, points=signed(luck, lang)))
    return said


def shown_choice(one: ReviewedChoice, lang: Lang) -> ShownChoice:
    """A choice in the reader's words."""
    best = one.evaluation.best.action
    cost, luck = round(one.cost), round(one.luck)
    return ShownChoice(
        name_of(one.choice.action, lang, in_full=True),
        name_of(best, lang, in_full=True),
        figure(cost, lang) if cost else "",
        signed(luck, lang) if luck else "",
        one.choice.view.own.rack,
        one.choice.step,
    )


def wait_said(names: tuple[str, ...], hand: WatchedHand, one: WaitingSeat, lang: Lang) -> str:
    """Who waited for what, and since when."""
    key = "review_waited" if one.since else "review_waited_start"
    tiles = ", ".join(tile_name(kind, lang) for kind in kinds_in(one.kinds))
    name = capital(names[hand.state.table.players[one.seat]])
    return WORDS[key].to(lang).format(name=name, since=figure(one.since, lang), tiles=tiles)


@lru_cache(maxsize=1)
def _pages() -> Templates:
    return Templates()
