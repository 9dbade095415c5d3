"""What everybody may see of the standings, folded: versions, what is hidden, and whether it is all over."""

from __future__ import annotations

from typing import NamedTuple

from windroos.tournament.publishing_events import (
    LotDrawn,
    PlacesRevealed,
    PublishingEvent,
    RoundPublished,
    StandingsHidden,
    TournamentFinished,
    TournamentReopened,
)


class PublishedVersion(NamedTuple):
    """A version of the standings after a round, and the number of the event that published it."""

    told: RoundPublished
    event: int


class PublishingState(NamedTuple):
    """What was published.

    versions  in order of publishing
    hidden    standings after this round and later are for the desk alone; None: nothing is hidden
    revealed  rows of those that are shown, from the bottom up
    lots      in order of drawing
    """

    versions: tuple[PublishedVersion, ...] = ()
    hidden: int | None = None
    revealed: int = 0
    lots: tuple[tuple[str, ...], ...] = ()
    finished: bool = False

    def last(self, round: int) -> PublishedVersion | None:
        """The newest version of the standings after a round."""
        return next((one for one in reversed(self.versions) if one.told.round == round), None)


def after_publishing(state: PublishingState, event: PublishingEvent, number: int) -> PublishingState:
    """What was published after the event of this number."""
    match event:
        case RoundPublished():
            return state._replace(versions=(*state.versions, PublishedVersion(event, number)))
        case StandingsHidden(after, hidden):
            return state._replace(hidden=after if hidden else None, revealed=0)
        case PlacesRevealed(rows):
            return state._replace(revealed=rows)
        case LotDrawn(order):
            return state._replace(lots=(*state.lots, order))
        case TournamentFinished():
            return state._replace(finished=True)
        case TournamentReopened():
            return state._replace(finished=False)
