"""Everything that a club keeps about one person, as he may see it and take it along. Pure."""

from __future__ import annotations

from typing import Any, Final

from windroos.club.club_state import ClubState
from windroos.club.deciding import ClubWorld
from windroos.club.evening_state import EveningState
from windroos.club.honours import honours_of
from windroos.club.people import one_with

_SECRETARY_S: Final = ("note", "until", "exclusion", "excluded_until")
"""What the secretary alone sees of a card."""
Rows = list[dict[str, Any]]


def kept_about(world: ClubWorld, club: ClubState, who: str) -> dict[str, Any]:
    """Everything that is kept about a person, but for the secretary's own note; others are in it by their ids alone."""
    entries = frozenset(one.id for one in club.people.values() if one_with(club.people, one.id) == who)
    card = world.cards.get(who)
    spans = [
        [str(span.since), None if span.until is None else str(span.until), span.kind]
        for entry in sorted(entries)
        for span in club.people[entry].spans
    ]
    cash = [
        {"date": str(one.day), "cents": one.amount, "kind": one.kind, "note": one.note}
        for one in club.entries
        if one.person in entries
    ]
    own = {} if card is None else {key: value for key, value in card._asdict().items() if key not in _SECRETARY_S}
    evenings = sorted(world.evenings.values(), key=lambda one: (one.day, one.id))
    return {
        "person": who,
        "card": own,
        "memberships": spans,
        "results": [row for one in evenings for row in _results(one, entries)],
        "evenings": [row for one in evenings for row in _evening(one, entries)],
        "cash": cash,
        "titles": [{"year": one.year, "title": one.title} for one in honours_of(club) if who in one.people],
        "records": [
            {"kind": one.kind, "value": one.value, "year": one.year, "source": one.source}
            for one in club.records
            if entries & {*one.people}
        ],
        "devices": [one.name for one in club.rights.devices.values() if one.person in entries],
    }


def _results(evening: EveningState, entries: frozenset[str]) -> Rows:
    """At which tables of an evening he played, and totals of his of which no table is known."""
    at = {"evening": evening.id, "date": str(evening.day)}
    tables = [
        {**at, "table": typed.table, "part": typed.part, "players": len(typed.players)}
        for typed in evening.standing
        if not entries.isdisjoint(typed.players)
    ]
    totals = [{**at, "points": one.points, "mahjongs": one.mahjongs} for one in evening.totals if one.person in entries]
    return [*tables, *totals]


def _evening(evening: EveningState, entries: frozenset[str]) -> Rows:
    """What else an evening has of him: whether he said that he came, when he did, points given, what he agreed with."""
    at = {"evening": evening.id, "date": str(evening.day)}
    return [
        *({**at, "coming": coming} for person, coming in evening.answers.items() if person in entries),
        *({**at, "at": when} for person, when in evening.times.items() if person in entries),
        *({**at, "given": one.points, "reason": one.reason} for one in evening.adjustments if one.person in entries),
        *(
            {**at, "table": one.table, "part": one.part, "agrees": one.agrees, "note": one.note}
            for said in evening.agreed.values()
            for one in said.values()
            if one.person in entries
        ),
    ]
