"""A player's ratings as rows to be shown, on his own page and wherever else he is told of them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Final, NamedTuple

from windroos.books.catalog import book_words
from windroos.hosting.own_games import OwnGame
from windroos.hosting.profile import Profile
from windroos.hosting.rated import MOST_RATED, BookRating, ratings
from windroos.rating.anchors import StrengthMeasure, measures
from windroos.rating.scale import BEGINNER, EXPERT, Rating, between, level_ratings
from windroos.text.figures import day, number
from windroos.text.lab import PLAYERS
from windroos.text.web.rating import WORDS
from windroos.text.words import Lang

TENS: Final = 10
"""Ratings are shown to so many: less than that is never known."""
WIDTH: Final = 320
"""Of the bar on which a rating stands among the levels, from `LEAST` to `MOST`."""
LEAST, MOST = 500, 2500


class RatingBar(NamedTuple):
    """Where a rating stands on a bar of `WIDTH`: its interval, itself, the levels, and the two that give the scale."""

    left: int
    width: int
    at: int
    levels: tuple[int, ...]
    beginner: int
    expert: int


class StretchShown(NamedTuple):
    """A rating from some games alone, and when these were."""

    when: str
    rating: str


class RatingShown(NamedTuple):
    """A rating by a book in words; `bar` is None where it is not told as a number.

    said    the number with its interval, or why there is none
    among   between which levels that is; "" where it says nothing
    rests   the games and hands that it rests on
    """

    id: str
    name: str
    said: str
    among: str
    rests: str
    bar: RatingBar | None
    went: tuple[StretchShown, ...]


def shown_ratings(profile: Profile, games: Iterable[OwnGame], lang: Lang) -> tuple[RatingShown, ...]:
    """The ratings of a player by book, from his games; books of which none counts are left out."""
    return tuple(_shown(one, measures()[one.book], lang) for one in ratings(profile, games))


def _shown(one: BookRating, measure: StrengthMeasure, lang: Lang) -> RatingShown:
    rating = one.rating
    rests = WORDS["rating_rests"].to(lang).format(games=one.games, hands=rating.hands)
    name = book_words(one.book).short.to(lang)
    if not rating.is_told:
        wanted = rating.hands_wanted
        key, hands = ("rating_few", number(_tens(wanted), lang)) if wanted else ("rating_strangers", "")
        return RatingShown(one.book, name, WORDS[key].to(lang).format(hands=hands), "", rests, None, ())
    went = tuple(
        StretchShown(
            WORDS["rating_when"].to(lang).format(first=_day(part.first, lang), last=_day(part.last, lang)),
            said(part.rating, lang),
        )
        for part in one.stretches
    )
    bar = _bar(rating, measure)
    return RatingShown(one.book, name, said(rating, lang), _among(rating, measure, lang), rests, bar, went)


def said(rating: Rating, lang: Lang) -> str:
    """A rating with its interval: `1.630 (1.380-1.890)`."""
    value, low, high = (number(_tens(part), lang) for part in (rating.value, rating.low, rating.high))
    return WORDS["rating_of"].to(lang).format(value=value, low=low, high=high)


def _tens(value: int) -> int:
    return TENS * round(value / TENS)


def _day(text: str, lang: Lang) -> str:
    return day(date.fromisoformat(text), lang)


def _among(rating: Rating, measure: StrengthMeasure, lang: Lang) -> str:
    low, high = (PLAYERS[kind].to(lang) if kind else "" for kind in between(rating, measure))
    if not low and not high:
        return ""
    key = "rating_between" if low and high else "rating_above" if low else "rating_below"
    return WORDS[key].to(lang).format(low=low, high=high)


def _bar(rating: Rating, measure: StrengthMeasure) -> RatingBar:
    def place(value: int) -> int:
        return round(WIDTH * (min(MOST, max(LEAST, value)) - LEAST) / (MOST - LEAST))

    left, right = place(rating.low), place(rating.high)
    levels = tuple(place(at) for _, at in level_ratings(measure) if LEAST <= at <= MOST)
    return RatingBar(left, right - left, place(rating.value), levels, place(BEGINNER), place(EXPERT))


def about_rating(lang: Lang) -> str:
    """What company makes of it, and how many games count."""
    return WORDS["rating_company"].to(lang).format(games=MOST_RATED)
