"""What a player's own page shows of his games: which go on, how he fares by book, and where his hands are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Final, NamedTuple

from windroos.books.catalog import IDS, book_words, rule_set
from windroos.hosting.called import called
from windroos.hosting.own_games import OwnGame, OwnHand
from windroos.hosting.profile import Profile
from windroos.intervals import share
from windroos.puzzles.puzzle import stock
from windroos.text.explain import amount
from windroos.text.figures import day, number
from windroos.text.web.profile import WORDS
from windroos.text.words import Lang

BEST: Final = 3
"""Hands of a book that are shown as the best ones."""


class ShownGame(NamedTuple):
    """A game as the page lists it; `points` is None where nothing may be told yet."""

    id: str
    book: str
    day: str
    players: tuple[str, ...]
    hand: int
    points: int | None
    won: int
    hands: tuple[OwnHand, ...]
    goes_on: bool
    closed: bool
    shut: bool


class BestHand(NamedTuple):
    """A hand that somebody won: where it is explained, and what it was worth."""

    address: str
    worth: str
    day: str


class BookShown(NamedTuple):
    """How somebody fares by a book: his games and hands, those that he won, their share with its interval, the best."""

    id: str
    name: str
    games: int
    hands: int
    won: int
    share: str
    best: tuple[BestHand, ...]


class SolvedShown(NamedTuple):
    """The puzzles of a book that somebody solved, of how many."""

    id: str
    name: str
    solved: int
    of: int


class ShownPasskey(NamedTuple):
    """A passkey: its id, what its owner calls it, since when it is his, and when he used it last; "" never."""

    id: str
    name: str
    added: str
    used: str


def shown_passkeys(profile: Profile, lang: Lang) -> tuple[ShownPasskey, ...]:
    """The passkeys of a player, the latest last."""

    def said(text: str) -> str:
        return day(date.fromisoformat(text), lang) if text else ""

    return tuple(ShownPasskey(one.id, one.name, said(one.added), said(one.used)) for one in profile.passkeys)


def shown_game(game: OwnGame, lang: Lang) -> ShownGame:
    """A game as the page lists it."""
    header, standing = game.setup.header, game.standing
    name = header.house.name if header.house is not None else book_words(header.rules).short.to(lang)
    points = standing.points[game.player] if standing.points and not game.shut else None
    return ShownGame(
        id=game.stream.id,
        book=name,
        day=day(game.stream.made.astimezone().date(), lang),
        players=called(header.players, lang),
        hand=standing.hand,
        points=points,
        won=sum(one.won for one in game.hands),
        hands=game.hands,
        goes_on=game.goes_on,
        closed=standing.closed and not standing.over,
        shut=game.shut,
    )


def by_book(games: Sequence[OwnGame], lang: Lang) -> tuple[BookShown, ...]:
    """How somebody fares by each book that he played, house rules with the book that they change."""
    found = []
    for id in IDS:
        played = [one for one in games if one.setup.header.rules == id and one.hands]
        hands = sum(len(one.hands) for one in played)
        won = sum(hand.won for one in played for hand in one.hands)
        if hands:
            name = book_words(id).short.to(lang)
            found.append(BookShown(id, name, len(played), hands, won, _share(won, hands, lang), _best(played, lang)))
    return tuple(found)


def _share(won: int, hands: int, lang: Lang) -> str:
    found = share(won, hands)
    low, value, high = (round(100 * (part or 0)) for part in (found.low, found.value, found.high))
    return WORDS["share"].to(lang).format(value=value, low=low, high=high)


def _best(games: Iterable[OwnGame], lang: Lang) -> tuple[BestHand, ...]:
    """The hands that were worth most; of those that were worth the same the one of long ago."""
    won = [(hand.score, one, hand) for one in games for hand in one.hands if hand.won and hand.score]
    won.sort(key=lambda found: (-found[0], found[1].stream.made, found[2].number))
    out = []
    for score, one, hand in won[:BEST]:
        unit = rule_set(one.setup.header.rules).scheme.total_unit
        worth = amount(score, unit, number(score, lang), lang)
        when = day(one.stream.made.astimezone().date(), lang)
        out.append(BestHand(f"/ik/partij/{one.stream.id}?spel={hand.number}", worth, when))
    return tuple(out)


def solved(profile: Profile, lang: Lang) -> tuple[SolvedShown, ...]:
    """The puzzles that somebody solved, by book."""
    return tuple(
        SolvedShown(id, book_words(id).short.to(lang), len(profile.solved[id]), len(stock(id)))
        for id in IDS
        if profile.solved.get(id)
    )
