"""Tallies of a club's evenings, kept while the evenings stay as they are; and what is reckoned from all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from threading import Lock
from typing import Any, NamedTuple, TypeVar, cast

from windroos.club.club_events import SeasonSet
from windroos.club.club_state import ClubState
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.evening_result import EveningResult, NewRecord, new_records, result_of
from windroos.club.evening_state import EveningState
from windroos.club.seasons import lines_of, reckoned
from windroos.club.tally import EveningTally
from windroos.club.tallying import evening_tally, ruled_by
from windroos.errors import WindroosError
from windroos.hosting.bulk import without_collecting
from windroos.reckoning.lines import ResultLine
from windroos.reckoning.scored import StandingRow

Made = TypeVar("Made")


class _Results(NamedTuple):
    """What evenings of a club came to, as long as the club and all evenings stay as they are."""

    club: ClubState | None = None
    evenings: Mapping[str, EveningState] = {}
    found: dict[str, EveningResult] = {}  # noqa: RUF012  # of none: nothing is ever put there


class TallyBook:
    """What is remembered of evenings: an evening that has changed is another value, and is counted again.

    Every method may be called from any thread, and takes as long as what has changed since.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._settled: tuple[object, ...] = ()
        """What tallies depend on besides the evening: people, the club's list, its rulings."""
        self._held: dict[str, tuple[EveningState, EveningTally]] = {}
        self._lines: dict[str, tuple[EveningState, tuple[object, ...], tuple[ResultLine, ...]]] = {}
        self._all: tuple[EveningTally, ...] = ()
        self._made: dict[Any, Any] = {}
        self._results = _Results()
        self._ranked: dict[str, tuple[tuple[object, ...], tuple[EveningState, ...], tuple[StandingRow, ...]]] = {}

    def evenings(self, world: ClubWorld) -> tuple[EveningTally, ...]:
        """The tallies of all evenings, the oldest first."""
        with self._lock, without_collecting():
            return self._look(world)

    def lines(self, club: ClubState, evening: EveningState) -> tuple[ResultLine, ...]:
        """What everybody did on an evening: the same values for standings and figures."""
        kept = self._lines.get(evening.id)
        settled = (club.people, club.numbers, club.settings)
        if kept is None or kept[0] is not evening or not all(map(_is, kept[1], settled)):
            kept = self._lines[evening.id] = (evening, settled, tuple(lines_of(club, evening)))
        return kept[2]

    def reckoned(self, world: ClubWorld, key: object, make: Callable[[tuple[EveningTally, ...]], Made]) -> Made:
        """What `make` makes of all tallies, made once until one of them changes."""
        with self._lock, without_collecting():
            evenings = self._look(world)
            if key not in self._made:
                self._made[key] = make(evenings)
            return cast("Made", self._made[key])

    def of(self, world: ClubWorld, evening: EveningState) -> EveningTally:
        """The tally of one evening."""
        with self._lock, without_collecting():
            self._look(world)
            return self._held[evening.id][1]

    def new_records(self, world: ClubWorld, evening: EveningState) -> tuple[NewRecord, ...]:
        """The records that stand since an evening."""
        club = world.club
        if club is None:
            return ()
        return self.reckoned(
            world, ("new", evening.id, club.records), lambda tallies: new_records(club, tallies, evening)
        )

    def result(self, world: ClubWorld, evening: EveningState) -> EveningResult:
        """What an evening came to, and what it changed in the standings; the same for everybody who looks at it.

        Raises ReckoningError, ClubError.
        """
        club, kept = world.club, self._results
        if club is None:
            raise ClubError("club_none")
        if kept.club is not club or kept.evenings is not world.evenings:
            kept = self._results = _Results(club, world.evenings, {})
        if (found := kept.found.get(evening.id)) is None:
            records = self.new_records(world, evening)
            with without_collecting():
                found = result_of(club, tuple(world.evenings.values()), evening, records, self.lines)
            kept.found[evening.id] = found
        return found

    def ranking(self, world: ClubWorld, season: SeasonSet, today: date) -> tuple[StandingRow, ...]:
        """The standings of a season, () where its formula cannot be applied; reckoned again when something changes."""
        club = world.club
        if club is None:
            return ()
        own = tuple(one for one in world.evenings.values() if season.since <= one.day <= min(season.until, today))
        with self._lock:
            kept = self._ranked.get(season.season)
            settled = (season, club.people, club.numbers, club.settings)
            same = kept is not None and len(kept[1]) == len(own) and all(map(_is, kept[1], own))
            if kept is None or not same or not all(map(_is, kept[0], settled)):
                try:
                    rows = reckoned(club, own, season, lines=self.lines).scored.rows
                except WindroosError:
                    rows = ()
                kept = self._ranked[season.season] = (settled, own, rows)
            return kept[2]

    def _look(self, world: ClubWorld) -> tuple[EveningTally, ...]:
        club = world.club
        if club is None:
            return ()
        settled = (club.people, club.numbers, club.settings)
        if len(self._settled) != len(settled) or not all(map(_is, self._settled, settled)):
            self._settled, self._held = settled, {}
        changed = len(self._held) != len(world.evenings)
        found: dict[str, tuple[EveningState, EveningTally]] = {}
        for id, evening in world.evenings.items():
            kept = self._held.get(id)
            if kept is None or kept[0] is not evening:
                kept = (evening, evening_tally(club, evening, ruled_by(club.settings), self.lines))
                changed = True
            found[id] = kept
        if changed:
            self._held, self._made = found, {}
            self._all = tuple(sorted((one for _, one in found.values()), key=lambda one: (one.day, one.evening)))
        return self._all


def _is(one: object, other: object) -> bool:
    return one is other
