"""A finished hand looked at again, for one of its players: made beside the server, from the record."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from windroos.telling.names import name_of
from windroos.text.books import capital
from windroos.text.figures import number as figure
from windroos.text.figures import signed
from windroos.text.tiles import tile_name
from windroos.text.web.board import WORDS as BOARD
from windroos.text.web.review import WORDS
from windroos.text.web.table import WORDS as TABLE
from windroos.text.words import Lang
from windroos.tiles import kinds_in
from windroos.web.aside import squeezed
from windroos.web.chart import Chart, chart
from windroos.web.pages import Templates
from windroos.web.who_reads import Reader

if TYPE_CHECKING:
    from windroos.bots.review import HandReview, ReviewedChoice
    from windroos.hosting.choices import WaitingSeat, WatchedHand

HERE: Final = "/spelen"


class ReviewAsked(NamedTuple):
    """What is asked for: a hand of a table, for a player.

    id      of the table
    number  of the hand, from 1
    player  a place in the list of players
    names   of the players as the reader calls them
    """

    id: str
    number: int
    player: int
    names: tuple[str, ...]


class ShownChoice(NamedTuple):
    """A choice as the page shows it; `cost` is "" where it cost nothing."""

    did: str
    best: str
    cost: str
    rack: tuple[int, ...]
    step: int


def review_page(asked: ReviewAsked, header: str, kept: list[str], first: int, reader: Reader) -> bytes:
    """The page. `header` is that of the table's stream, `kept` its groups up to the hand's end, `first` its first."""
    # The process beside the server plays and judges; the server itself loads no computer player.
    from windroos.bots.expert_evaluation import ExpertEvaluator
    from windroos.bots.review import review
    from windroos.hosting.choices import watched

    hand = watched(header, kept, first, asked.player)
    found = review(hand.choices, ExpertEvaluator(), hand.net[asked.player])
    lang = reader.lang
    words = {**BOARD, **TABLE, **WORDS}
    return squeezed(
        _pages().text(
            "table/review.html", reader, words, here=HERE, path=f"{HERE}/{asked.id}/hand/{asked.number}/nakijken",
            id=asked.id, hand_number=asked.number, names=list(enumerate(asked.names)), player=asked.player,
            course=_course(asked, found), chances=_chances(found), sums=_sums(found, lang),
            turns=[_shown(one, lang) for one in found.turning_points],
            choices=[_shown(one, lang) for one in found.choices],
            waits=[_waits(asked, hand, one, lang) for one in hand.waiting],
        )
    )  # fmt: skip


def _course(asked: ReviewAsked, found: HandReview) -> Chart | None:
    """The chance after each choice, in hundredths."""
    if len(found.choices) < 2:
        return None
    return chart((asked.names[asked.player],), [[round(100 * one.chance) for one in found.choices]], ())


def _chances(found: HandReview) -> str:
    return ", ".join(f"{round(100 * one.chance)} %" for one in found.choices)


def _sums(found: HandReview, lang: Lang) -> list[tuple[str, str]]:
    """What the hand promised, what choices cost, luck, and what it brought: whole points that add up."""
    start, play = round(found.start), round(found.play)
    rows = (("start", start), ("play", play), ("luck", found.result - start - play), ("result", found.result))
    return [(WORDS[f"review_{key}"].to(lang), signed(value, lang)) for key, value in rows]


def _shown(one: ReviewedChoice, lang: Lang) -> ShownChoice:
    best = one.evaluation.best.action
    cost = round(one.cost)
    return ShownChoice(
        name_of(one.choice.action, lang, in_full=True),
        name_of(best, lang, in_full=True),
        figure(cost, lang) if cost else "",
        one.choice.view.own.rack,
        one.choice.step,
    )


def _waits(asked: ReviewAsked, hand: WatchedHand, one: WaitingSeat, lang: Lang) -> str:
    key = "review_waited" if one.since else "review_waited_start"
    tiles = ", ".join(tile_name(kind, lang) for kind in kinds_in(one.kinds))
    name = capital(asked.names[hand.state.table.players[one.seat]])
    return WORDS[key].to(lang).format(name=name, since=figure(one.since, lang), tiles=tiles)


@lru_cache(maxsize=1)
def _pages() -> Templates:
    return Templates()
