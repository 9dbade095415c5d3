"""What is asked of the standings and of the end, decided. Pure."""

from __future__ import annotations

from datetime import datetime
from hashlib import sha256

from windroos.people.mentions import Spelt, with_ids
from windroos.reckoning.lots import drawn
from windroos.tournament.errors import TournamentError
from windroos.tournament.publishing_events import (
    LotDrawn,
    PlacesRevealed,
    RoundPublished,
    StandingsHidden,
    TournamentFinished,
    TournamentReopened,
)
from windroos.tournament.publishing_requests import (
    DoDrawLot,
    DoFinish,
    DoHide,
    DoOpenAgain,
    DoPublish,
    DoReveal,
    PublishingRequest,
)
from windroos.tournament.ranking import TournamentStandings, standings
from windroos.tournament.seats import lacking
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision


def decide_publishing(
    state: TournamentState, asked: PublishingRequest, names: Spelt, now: datetime
) -> TournamentDecision:
    """What a request comes to. Raises TournamentError."""
    match asked:
        case DoPublish(round, anyway):
            return _publish(state, round, now, anyway=anyway)
        case DoHide(after):
            event = StandingsHidden(after or 0, after is not None)
            return TournamentDecision({}, () if state.publishing.hidden == after else (event,))
        case DoReveal(rows):
            if state.publishing.hidden is None:
                raise TournamentError("tournament_not_hidden")
            shown = len(standings(state).rows) if rows is None else rows
            return TournamentDecision({"rows": shown}, (PlacesRevealed(shown),))
        case DoDrawLot():
            return _lot(state, asked)
        case DoFinish(reason):
            finished = TournamentFinished(with_ids(reason.strip(), names))
            return TournamentDecision({}, () if state.publishing.finished else (finished,), correction=True)
        case DoOpenAgain(reason):
            if not reason.strip():
                raise TournamentError("tournament_reopen_reason")
            again = TournamentReopened(with_ids(reason.strip(), names))
            return TournamentDecision({}, (again,) if state.publishing.finished else (), correction=True)


def open_tables(state: TournamentState, upto: int) -> tuple[tuple[int, int], ...]:
    """Tables of the rounds up to one that are to play and have no result."""
    rounds = range(1, len(state.schedule.rounds[:upto]) + 1)
    return tuple((round, table) for round in rounds for table in lacking(state, round))


def digest_of(found: TournamentStandings) -> str:
    """SHA-256 of the rows: places, who, and what is ranked by."""
    rows = [f"{row.place} {row.entrant} {row.score} {row.points}" for row in found.rows]
    return sha256("\n".join(rows).encode()).hexdigest()


def _publish(state: TournamentState, round: int, now: datetime, *, anyway: bool) -> TournamentDecision:
    """The next version of the standings after a round; none where the last one is still what it says."""
    state.schedule.table(round, 1)
    missing = open_tables(state, round)
    if missing and not anyway:
        raise TournamentError("tournament_open", round=missing[0][0], table=missing[0][1])
    digest, old = digest_of(standings(state, round)), state.publishing.last(round)
    if old is not None and old.told.digest == digest:
        return TournamentDecision({"round": round, "version": old.told.version})
    version = 1 if old is None else old.told.version + 1
    at = now.replace(microsecond=0, tzinfo=None).isoformat()
    return TournamentDecision(
        {"round": round, "version": version}, (RoundPublished(round, version, at, digest, bool(missing)),)
    )


def _lot(state: TournamentState, asked: DoDrawLot) -> TournamentDecision:
    """The same order for the same word, whoever asks."""
    waiting = [set(group) for group in standings(state).undecided]
    if set(asked.entrants) not in waiting:
        raise TournamentError("tournament_lot")
    order = drawn(asked.seed, "", asked.entrants)
    return TournamentDecision({"order": list(order)}, (LotDrawn(order, asked.seed),), correction=True)
