"""What the machine's door shows of a club, as objects: fractions are texts, a person is an id."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from windroos.club.agreements import agreement
from windroos.club.claims import claims
from windroos.club.club_state import ClubState
from windroos.club.deciding import ClubWorld, evening_of
from windroos.club.errors import ClubError
from windroos.club.evening_events import TypedResult
from windroos.club.evening_state import EveningState
from windroos.club.past_events import TotalTaken
from windroos.club.people import one_with, who_is
from windroos.club.programme import program_of, programme
from windroos.club.requests import DoShow
from windroos.club.score_objects import entry_object, part_object, row_object
from windroos.club.seasons import (
    evenings_of,
    formula_of,
    lines_of,
    part_lines,
    season_of,
    standings,
)
from windroos.club.showing_courses import final_object, scheme_object
from windroos.club.showing_kept import cash_object, cup_object
from windroos.club.wall_view import evening_walls_object
from windroos.people.mentions import with_names
from windroos.reckoning.numbers import total
from windroos.wire.json_text import Json


def show(world: ClubWorld, asked: DoShow, today: date) -> Json:
    """What is asked for; the log alone is the store's (`log_object`).

    Raises ClubError for what is not there or not said (`club_show_key`), and ReckoningError.
    """
    club = world.club
    if club is None:
        raise ClubError("club_none")
    match asked.what:
        case "standings":
            return _standings(world, club, asked)
        case "explain":
            return _explain(world, club, asked)
        case "evening":
            return _evening(world, club, evening_of(world, _needed(asked, "evening")))
        case "player":
            return _player(world, club, _needed(asked, "person"), asked.season)
        case "cup":
            return cup_object(club, world.evenings.values(), _needed(asked, "cup"), asked.on or today)
        case "claims":
            on = asked.on or today
            rows = claims(club, world.evenings.values(), on)
            return {
                "on": str(on),
                "rows": [{**row._asdict(), "last": _day(row.last), "until": str(row.until)} for row in rows],
            }
        case "walls":
            return evening_walls_object(evening_of(world, _needed(asked, "evening")))
        case "scheme":
            return scheme_object(club, world.evenings.values(), _needed(asked, "season"))
        case "final":
            return final_object(club, world.evenings.values(), _needed(asked, "season"))
        case "day" | "records" | "twentyone" | "champion":
            return programme(club, world.evenings.values(), asked, today, world.names)
    return cash_object(club, asked.year, today)


def _needed(asked: DoShow, key: str) -> str:
    value = getattr(asked, key)
    if not value:
        raise ClubError("club_show_key", what=asked.what, key=key)
    return str(value)


def _day(day: date | None) -> str | None:
    return None if day is None else str(day)


def _standings(world: ClubWorld, club: ClubState, asked: DoShow) -> Json:
    season = season_of(club, _needed(asked, "season"))
    scored = standings(club, world.evenings.values(), season, asked.period, asked.on)
    found: Json = {
        "evenings": {"played": scored.played, "counting": scored.counting},
        "needed": scored.needed,
        "rows": [row_object(row) for row in scored.rows],
    }
    if scored.undecided:
        found["undecided"] = [list(group) for group in scored.undecided]
    if scored.lacks:
        found["lacks"] = [lack._asdict() for lack in scored.lacks]
    return found


def _explain(world: ClubWorld, club: ClubState, asked: DoShow) -> Json:
    """A score, evening by evening; the values of the items of the kept evenings add up to it, or to its mean."""
    season = season_of(club, _needed(asked, "season"))
    person = who_is(club.people, _needed(asked, "person"))
    scored = standings(club, world.evenings.values(), season, asked.period, asked.on)
    row = next((row for row in scored.rows if row.person == person), None)
    if row is None:
        raise ClubError("club_not_ranked", person=person)
    combine = formula_of(season).season.combine
    return {**row_object(row), "combine": combine, "lines": [entry_object(entry) for entry in row.entries]}


def _evening(world: ClubWorld, club: ClubState, evening: EveningState) -> Json:
    """An evening with its tables; places and scores as each season counts them that it belongs to."""
    tables = []
    for place, kept in sorted(evening.results.items()):
        held: Json = {"voided": True} if kept.typed is None else _result(evening, kept.typed)
        if place in evening.agreed and (said := agreement(evening, place)) is not None:
            held |= {"agreed": list(said.agreed), "against": [person for person, _ in said.against]}
        earlier = [
            {**_result(evening, old.typed), "reason": with_names(old.reason, world.names)} for old in kept.earlier
        ]
        tables.append({"table": place[0], "part": place[1], **held, "earlier": earlier})
    seasons = {}
    for id, season in sorted(club.seasons.items()):
        if evening in evenings_of(season, [evening]) and evening.kind in formula_of(season).lines.kinds:
            scored = standings(club, [evening], season)
            for found in scored.evenings:
                seasons[id] = {
                    "people": found.people,
                    "counts": found.counts,
                    "winners": list(found.winners),
                    "rows": [part_object(part) for table in found.tables for part in table],
                }
    return {
        "evening": evening.id,
        "date": str(evening.day),
        "kind": evening.kind,
        "rules": list(evening.allowed) if evening.also else evening.rules or None,
        "closed": evening.closed,
        "cancelled": evening.cancelled,
        "tables": tables,
        **({"totals": [_total(total) for total in evening.totals]} if evening.totals else {}),
        "adjustments": [
            {"person": given.person, "points": given.points, "reason": with_names(given.reason, world.names)}
            for given in evening.adjustments
        ],
        "seasons": seasons,
    }


def _total(total: TotalTaken) -> Json:
    return {key: value for key, value in total._asdict().items() if key not in ("imported", "rules")}


def _result(evening: EveningState, typed: TypedResult) -> Json:
    lines = part_lines(evening, typed, typed.players)
    return {
        "share": str(typed.share),
        "rules": typed.rules or None,
        "players": list(typed.players),
        "points": [int(line.points or 0) for line in lines],
        "mahjongs": _known_of_all([line.mahjongs for line in lines]),
        "caused": _known_of_all([line.caused for line in lines]),
        "hands": lines[0].table_hands,
        "settled": typed.settled,
    }


def _known_of_all(counts: list[int | None]) -> list[int | None] | None:
    return None if None in counts else counts


def _player(world: ClubWorld, club: ClubState, id: str, season: str) -> Json:
    """A person over all evenings, and his place in a season; each figure says over how many results it is."""
    person = who_is(club.people, id)
    entries = {one.id for one in club.people.values() if one_with(club.people, one.id) == person}
    lines = [
        line
        for evening in world.evenings.values()
        if any(not entries.isdisjoint(typed.players) for typed in evening.counting)
        or any(total.person in entries for total in evening.totals)
        for line in lines_of(club, evening)
        if line.person == person
    ]
    nights = sorted({(line.date, line.evening) for line in lines})
    figures: Mapping[str, list[int]] = {
        key: [value for line in lines if (value := getattr(line, key)) is not None]
        for key in ("mahjongs", "caused", "hands")
    }
    places: Json = {}
    if season:
        rows = standings(club, world.evenings.values(), season_of(club, season)).rows
        place = next((row for row in rows if row.person == person), None)
        places = {"season": season, "standing": None if place is None else row_object(place)}
    spans = [
        [str(span.since), _day(span.until), *((span.kind,) if span.kind != "member" else ())]
        for entry in entries
        for span in club.people[entry].spans
    ]
    return {
        "person": person,
        "name": world.names.get(person),
        "erased": club.people[person].erased or None,
        "member": sorted(spans),
        "evenings": len(nights),
        "results": len(lines),
        "first": str(nights[0][0]) if nights else None,
        "last": str(nights[-1][0]) if nights else None,
        "points": str(total(line.points or 0 for line in lines)),
        **{key: {"sum": sum(values), "over": len(values)} for key, values in figures.items()},
        **places,
        **program_of(club, world.evenings.values(), person),
    }
