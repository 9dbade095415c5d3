"""Taking back what came with an import, without what was put right since."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from windroos.club.club_events import ClubEvent
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_events import EveningCancelled, EveningEvent
from windroos.club.evening_state import EveningState
from windroos.club.past_events import ImportUndone, ImportVoided
from windroos.club.past_requests import DoUndoImport
from windroos.club.season_events import HonourWithdrawn


class TakenBack(NamedTuple):
    """What taking an import back comes to; `kept` results were corrected since, and stay."""

    club: tuple[ClubEvent, ...]
    events: Mapping[str, tuple[EveningEvent, ...]]
    results: int
    kept: int


def take_back(club: ClubState, evenings: Mapping[str, EveningState], asked: DoUndoImport) -> TakenBack:
    """Everything of an import goes; evenings that it made and that hold nothing else are cancelled.

    Who came with it stays as a person: others may rest on him. Raises ClubError `club_import_unknown`.
    """
    found = next((one for one in club.imports if one.imported == asked.imported), None)
    if found is None:
        raise ClubError("club_import_unknown")
    events: dict[str, tuple[EveningEvent, ...]] = {}
    results = kept = 0
    for id, evening in evenings.items():
        own = sum(typed.imported == asked.imported for typed in evening.standing)
        own += sum(total.imported == asked.imported for total in evening.totals)
        own += sum(one.imported == asked.imported for one in evening.adjustments)
        kept += sum(
            one.typed is not None
            and one.typed.imported != asked.imported
            and any(old.typed.imported == asked.imported for old in one.earlier)
            for one in evening.results.values()
        )
        results += own
        if own:
            events[id] = (ImportVoided(asked.imported),)
        rest = len(evening.standing) + len(evening.totals) + len(evening.adjustments) - own
        if id in found.made and not rest and not evening.here and not evening.parts and not evening.cancelled:
            events[id] = (*events.get(id, ()), EveningCancelled(""))
    honours = [one.honour for one in club.competition.honours if one.imported == asked.imported]
    told: tuple[ClubEvent, ...] = (ImportUndone(asked.imported), *map(HonourWithdrawn, honours))
    return TakenBack(told, events, results + len(honours), kept)
