"""Taking back what came with an import, without what was put right since."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from windroos.club.club_events import ClubEvent, PersonWithdrawn
from windroos.club.club_state import ClubState, fold_club
from windroos.club.errors import ClubError
from windroos.club.evening_events import EveningCancelled, EveningEvent
from windroos.club.evening_state import EveningState, SheetCounts, fold_evening
from windroos.club.past_events import ImportUndone, ImportVoided, ResultsImported
from windroos.club.past_requests import DoUndoImport
from windroos.club.season_events import HonourWithdrawn
from windroos.people.mentions import named_in


class TakenBack(NamedTuple):
    """What taking an import back comes to.

    kept     results that were corrected since, and stay
    alone    who came with it, and whom nothing else names
    people   of these who go too
    """

    club: tuple[ClubEvent, ...]
    events: Mapping[str, tuple[EveningEvent, ...]]
    results: int
    kept: int
    alone: tuple[str, ...]
    people: tuple[str, ...]


def take_back(club: ClubState, evenings: Mapping[str, EveningState], asked: DoUndoImport) -> TakenBack:
    """Everything of an import goes; evenings that it made and that hold nothing else are cancelled.

    Who came with it goes too, where nothing else names him and who asks wants it so.

    Raises ClubError `club_import_unknown`, `club_import_person`.
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
    left = {id: fold_evening(id, events.get(id, ()), evening) for id, evening in evenings.items()}
    alone = _alone(fold_club(told, club), left.values(), found)
    people = alone if asked.people is None else tuple(dict.fromkeys(asked.people))
    if wrong := sorted(set(people) - set(alone)):
        raise ClubError("club_import_person", person=wrong[0])
    told = (*told, *map(PersonWithdrawn, people))
    return TakenBack(told, events, results + len(honours), kept, alone, people)


def _alone(club: ClubState, evenings: Iterable[EveningState], imported: ResultsImported) -> tuple[str, ...]:
    """Who came with an import and is named nowhere else, now that it is taken back."""
    came = frozenset(id for id in imported.people if id in club.people and not club.people[id].erased)
    others = {id: person for id, person in club.people.items() if id not in came}
    found = named_in(club._replace(people=others), came) | {id for id in came if club.people[id].into}
    for evening in evenings:
        if not came - found:
            break
        found |= named_in(evening._replace(results={}, counts=SheetCounts()), came)
        for kept in evening.results.values():
            typed = (kept.typed, *(old.typed for old in kept.earlier if old.typed.imported != imported.imported))
            found |= named_in([(one.players, one.reason) for one in typed if one is not None], came)
    return tuple(id for id in imported.people if id in came - found)
