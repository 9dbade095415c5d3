"""All that is known of a tournament, and what a request comes to."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from typing import NamedTuple

from windroos.tournament.entrant_card import EntrantCard
from windroos.tournament.errors import TournamentError
from windroos.tournament.events import TournamentEvent
from windroos.tournament.state import TournamentState


class TournamentWorld(NamedTuple):
    """All that is known of a tournament: its state, None before it is made, and what is kept of people, by id.

    barred  who is not welcome until a day, because he stayed away from another tournament; filled in where it is asked
    """

    id: str
    state: TournamentState | None = None
    cards: Mapping[str, EntrantCard] = {}
    barred: Mapping[str, date] = {}

    def there(self) -> TournamentState:
        """The tournament. Raises TournamentError `tournament_none`."""
        if self.state is None:
            raise TournamentError("tournament_none")
        return self.state

    def names(self) -> dict[str, str]:
        """The name of everybody as it may be seen, by id."""
        return {id: card.said for id, card in self.cards.items()}

    def spelt(self) -> dict[str, tuple[str, ...]]:
        """Every name that somebody goes by, by id: what no text keeps."""
        return {id: (card.name, card.shown) for id, card in self.cards.items()}


class AskedAt(NamedTuple):
    """What comes from outside with a request.

    fresh  an id that nobody has, which decides lots too
    now    the time, in UTC; `today` the day that it is where the tournament is played
    """

    fresh: str
    now: datetime
    today: date


class TournamentDecision(NamedTuple):
    """What a request comes to.

    answer      what is said besides that it was done
    events      what is told of it
    cards       what is to be kept of people, whole; `forgotten` of whom nothing is kept any more
    correction  what was there is changed: it must not be decided again unseen where somebody else wrote meanwhile
    """

    answer: Mapping[str, object] = {}
    events: tuple[TournamentEvent, ...] = ()
    cards: Mapping[str, EntrantCard] = {}
    forgotten: tuple[str, ...] = ()
    correction: bool = False
