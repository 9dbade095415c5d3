"""All hands of a person looked at again together, by book and by year: made beside the server."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlencode

from windroos.books.catalog import IDS, book_words
from windroos.hosting.hands import HandSpan
from windroos.text.dates import MONTHS, day_of_year
from windroos.text.figures import day, signed, signed_tenths
from windroos.text.figures import number as figure
from windroos.text.web.board import WORDS as BOARD
from windroos.text.web.review import WORDS
from windroos.text.web.review_season import WORDS as SEASON
from windroos.text.web.table import WORDS as TABLE
from windroos.text.words import Lang
from windroos.web.aside import squeezed
from windroos.web.chart import Chart, chart
from windroos.web.pages import Templates
from windroos.web.table.game_reviewed import HERE as TABLES
from windroos.web.table.game_reviewed import PART, HandLink, loss_rows, sum_rows
from windroos.web.who_reads import Reader

if TYPE_CHECKING:
    from windroos.review.losses import HandLosses

MOST_PERIODS: Final = 24
"""Months or days that are listed, the latest."""
MOST_POINTS: Final = 120
"""Of a line of the chart."""
_MANY: Final = 100


class SeasonGame(NamedTuple):
    """A game: the place of who asks in its list of players, its book, and the hands that ended."""

    id: str
    player: int
    book: str
    made: datetime
    spans: tuple[HandSpan, ...]


class SeasonHand(NamedTuple):
    """A reviewed hand: of which table, where it is looked at, the day of the game, and its numbers."""

    id: str
    number: int
    address: str
    day: date
    losses: HandLosses


class ClubSeason(NamedTuple):
    """A season of a club of which who asks is somebody: how an address names it, what it is called, its days."""

    key: str
    called: str
    since: date
    until: date

    def has(self, day: date) -> bool:
        """Whether a day is one of its days."""
        return self.since <= day <= self.until


class SeasonAsked(NamedTuple):
    """What is shown: of which books and years there are hands, and which of them; 0: every year.

    seasons, season  those of clubs that may be chosen, and which is, in the place of a year; None none
    """

    books: tuple[str, ...] = ()
    book: str = ""
    years: tuple[int, ...] = ()
    year: int = 0
    seasons: tuple[ClubSeason, ...] = ()
    season: ClubSeason | None = None

    def address(self, **other: object) -> str:
        """The address of what is shown, with something else in it: `boek`, `jaar` or `seizoen`."""
        asked = {
            "boek": self.book, "jaar": self.year, "seizoen": "" if self.season is None else self.season.key, **other,
        }  # fmt: skip
        return f"?{urlencode({key: value for key, value in asked.items() if value})}"


class ShownPeriod(NamedTuple):
    """A month or a day: how many hands, and on average what choices, luck and both brought."""

    name: str
    hands: str
    play: str
    luck: str
    result: str


def chosen(
    games: Sequence[SeasonGame],
    book: str,
    year: str,
    seasons: tuple[ClubSeason, ...] = (),
    season: ClubSeason | None = None,
) -> tuple[SeasonAsked, list[SeasonGame]]:
    """The games of a book and a year; of what is none, of the book of most hands, and of every year.

    Where the season of a club is chosen, all of them are of its days, and no year is.
    """
    if season is not None:
        games, year = [game for game in games if season.has(game.made.date())], ""
    hands = {id: sum(len(game.spans) for game in games if game.book == id) for id in IDS}
    books = tuple(id for id in IDS if hands[id])
    if not books:
        return SeasonAsked(seasons=seasons, season=season), []
    book = book if book in books else max(books, key=hands.__getitem__)
    of_book = [game for game in games if game.book == book]
    years = tuple(sorted({game.made.year for game in of_book}))
    only = next((one for one in years if str(one) == year), 0)
    asked = SeasonAsked(books, book, years, only, seasons, season)
    return asked, [game for game in of_book if only in (0, game.made.year)]


def season_page(asked: SeasonAsked, hands: Sequence[SeasonHand], count: int, reader: Reader) -> bytes:
    """The page of hands in the order in which they were played, of so many that ended."""
    lang = reader.lang
    numbers = [hand.losses for hand in hands]

    def link(place: int) -> HandLink:
        hand = hands[place]
        return hand.address, SEASON["season_hand"].to(lang).format(day=day_of_year(hand.day, lang), number=hand.number)

    return squeezed(
        _pages().text(
            "review/season.html", reader, {**BOARD, **TABLE, **WORDS, **SEASON}, here=TABLES,
            path="/nakijken/seizoen", asked=asked, count=count, done=len(hands), more=min(PART, count - len(hands)),
            on=lambda when: day(when, lang),
            books=[(id, book_words(id).short.to(lang)) for id in asked.books], losses=loss_rows(numbers, link, lang),
            sums=sum_rows(numbers, lang), periods=_periods(hands, lang), course=_course(numbers, lang),
            play=signed(round(sum(one.play for one in numbers)), lang),
            luck=signed(round(sum(map(_luck, numbers))), lang),
        )
    )  # fmt: skip


def _luck(hand: HandLosses) -> float:
    return hand.drawn + hand.others + hand.ended


def _periods(hands: Sequence[SeasonHand], lang: Lang) -> list[ShownPeriod]:
    """By month, or by day where all are of one month; the latest last."""
    by_month = len({(hand.day.year, hand.day.month) for hand in hands}) > 1
    found: dict[date, list[HandLosses]] = {}
    for hand in hands:
        found.setdefault(hand.day.replace(day=1) if by_month else hand.day, []).append(hand.losses)
    return [_period(day, those, by_month, lang) for day, those in list(found.items())[-MOST_PERIODS:]]


def _period(day: date, hands: Sequence[HandLosses], is_month: bool, lang: Lang) -> ShownPeriod:
    name = f"{MONTHS[day.month - 1].to(lang)} {day.year}" if is_month else day_of_year(day, lang)
    play, luck, result = (
        _average(sum(values) / len(hands), lang)
        for values in ([one.play for one in hands], map(_luck, hands), [one.result for one in hands])
    )
    return ShownPeriod(name, figure(len(hands), lang), play, luck, result)


def _average(points: float, lang: Lang) -> str:
    """To a tenth, or in whole points where these are many."""
    return signed_tenths(points, lang) if abs(points) < _MANY else signed(round(points), lang)


def _course(hands: Sequence[HandLosses], lang: Lang) -> Chart | None:
    """What choices and luck made together, up to each hand, or up to some of many."""
    if not hands:
        return None
    every = -(-len(hands) // MOST_POINTS)
    play, luck = [0.0], [0.0]
    for hand in hands:
        play.append(play[-1] + hand.play)
        luck.append(luck[-1] + _luck(hand))
    ends = [at for at in range(len(hands) + 1) if at % every == 0 or at == len(hands)]
    names = [WORDS[key].to(lang) for key in ("review_played", "review_lucky")]
    return chart(names, [[round(row[at]) for at in ends] for row in (play, luck)], ())


@lru_cache(maxsize=1)
def _pages() -> Templates:
    return Templates()
