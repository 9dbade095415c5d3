"""What may be shown of a player where nobody is known as him: his figures, and nothing that leads to a hand of his."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from windroos.hosting.own_games import OwnGame
from windroos.text.words import Lang
from windroos.web.profile.shown import BookShown, by_book


class CardFigures(NamedTuple):
    """The figures of a player, as his card shows them: what is added here has its part in `profile/figures.html`.

    games  that he played
    books  how he fares by each; without his best hands
    """

    games: int
    books: tuple[BookShown, ...]


def card_figures(games: Sequence[OwnGame], lang: Lang) -> CardFigures:
    """The figures of these games."""
    return CardFigures(len(games), tuple(one._replace(best=()) for one in by_book(games, lang)))
