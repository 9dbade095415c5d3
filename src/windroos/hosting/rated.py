"""How strong a player is by each book, from his own games: which of them count, and who else sat there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from windroos.books.catalog import IDS, rule_set
from windroos.hosting.own_games import OwnGame, SatHand
from windroos.hosting.profile import Profile
from windroos.play.record.header import Header
from windroos.rating.anchors import measures
from windroos.rating.scale import Rating, rating_of, stretches
from windroos.rating.values import PlayedHands, together
from windroos.rules.rule import Owner

MOST_RATED: Final = 300
"""Games of a book that a rating rests on, the latest: who plays better than years ago should see it."""
ONESELF: Final = "you"
"""Who is rated, among those who played."""


class Stretch(NamedTuple):
    """A rating from some games one after the other alone: the days of the first and the last of them (2026-11-27)."""

    first: str
    last: str
    rating: Rating


class BookRating(NamedTuple):
    """A player's rating by a book, the games that it rests on, and how it went; () where that says nothing."""

    book: str
    games: int
    rating: Rating
    stretches: tuple[Stretch, ...]


def ratings(profile: Profile, games: Iterable[OwnGame]) -> tuple[BookRating, ...]:
    """The ratings of a player by the books of which any of his games counts. The order of the games does not matter.

    A book by which no computer player was measured has none.
    """
    own = frozenset(held.browser for held in profile.seats)
    rated = sorted((one for one in games if is_rated(one, own)), key=lambda one: (one.stream.made, one.stream.id))
    found = (
        _by_book(book, [one for one in rated if one.setup.header.rules == book][-MOST_RATED:])
        for book in IDS
        if book in measures()
    )
    return tuple(one for one in found if one is not None)


def is_rated(game: OwnGame, own: frozenset[str]) -> bool:
    """Whether a game counts.

    It is played by the book as it stands, by four or five, on walls of chance of its own, not a hand tried again, and
    nobody else at the table sits there with a browser of the player himself. Every hand that has ended counts, also
    where the game was broken off or goes on: who walks away saves nothing.
    """
    setup = game.setup
    others = (browser for at, browser in enumerate(game.browsers) if at != game.player)
    return (
        not game.shut
        and bool(game.sat)
        and not setup.given
        and not setup.again
        and len(setup.places) > 3
        and is_by_the_book(setup.header)
        and own.isdisjoint(others)
    )


def is_by_the_book(header: Header) -> bool:
    """Whether hands score and pay as the book has it: no house rules, and no option of these set otherwise."""
    return header.house is None and all(
        option.owner == Owner.PLAY or option.is_default(header.options.get(option.id, option.default))
        for option in rule_set(header.rules).options
    )


def _by_book(book: str, games: Sequence[OwnGame]) -> BookRating | None:
    if not games:
        return None
    measure = measures()[book]
    played = [_named(_played(one.sat, measure.power), _names(one)) for one in games]
    rating = rating_of(ONESELF, [group for game in played for group in game], measure)
    went = tuple(
        Stretch(_day(games[first]), _day(games[last]), one) for first, last, one in stretches(ONESELF, played, measure)
    )
    return BookRating(book, len(games), rating, went)


def _day(game: OwnGame) -> str:
    return game.stream.made.astimezone().date().isoformat()


def _names(game: OwnGame) -> tuple[str, ...]:
    """Who sits at each place: the kind of a computer player, the browser of a person; the same person is the same."""
    return tuple(
        ONESELF if at == game.player
        else place.kind if place.kind != "person"
        else f"browser {game.browsers[at]}" if game.browsers[at]
        else f"place {game.stream.id} {at}"
        for at, place in enumerate(game.setup.places)
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _played(sat: tuple[SatHand, ...], power: float) -> tuple[PlayedHands, ...]:
    """The hands of a game by the places that played them: who sits there is not remembered."""
    return together(((tuple(map(str, one.players)), one.points) for one in sat), power)


def _named(played: tuple[PlayedHands, ...], names: tuple[str, ...]) -> tuple[PlayedHands, ...]:
    """The same by who sits at each place."""
    found = []
    for one in played:
        each = sorted(zip((names[int(place)] for place in one.players), one.sums, strict=True))
        found.append(PlayedHands(tuple(name for name, _ in each), one.hands, tuple(part for _, part in each)))
    return tuple(found)
