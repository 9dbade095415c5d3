"""What may be shown of a player where nobody is known as him: his figures, and nothing that leads to a hand of his."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from windroos.hosting.own_games import OwnGame
from windroos.hosting.profiles import FoundProfile, Profiles
from windroos.text.words import Lang
from windroos.web.profile.shown import BookShown, by_book

KEPT: Final = 60.0
"""Seconds that figures are shown as they were: a club opens its cards all at once, and each game of each is read."""
MOST_KEPT: Final = 512


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


class KeptFigures:
    """The figures of players, at most a minute old; anew at once where a player has other games."""

    def __init__(self, profiles: Profiles, clock: Callable[[], float] = time.monotonic) -> None:
        self._profiles = profiles
        self._clock = clock
        self._kept: OrderedDict[tuple[str, Lang], tuple[float, object, CardFigures]] = OrderedDict()

    async def of(self, player: FoundProfile, lang: Lang) -> CardFigures:
        """Those of a player. Raises StoreError."""
        key, seats = (player.id, lang), player.profile.seats
        kept = self._kept.get(key)
        if kept is not None and kept[1] == seats and self._clock() < kept[0] + KEPT:
            return kept[2]
        found = card_figures(await self._profiles.games(player.profile), lang)
        self._kept[key] = self._clock(), seats, found
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found
