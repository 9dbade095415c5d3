"""Score sheets that go on where people sit elsewhere in the middle of a round: at which table, and of whom. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from windroos.scoresheet.events import SeatsSwapped, SheetEvent, SheetGiven
from windroos.scoresheet.places import people_at
from windroos.scoresheet.sheet import Sheet
from windroos.tournament.events import TournamentEvent
from windroos.tournament.seats import seated
from windroos.tournament.sheet_events import CountBegun
from windroos.tournament.sheets import counted_on
from windroos.tournament.state import TournamentState, fold_tournament


def carried(
    before: TournamentState, events: Iterable[TournamentEvent], round: int, *, kept: bool = False
) -> tuple[CountBegun, ...]:
    """The sheets of a round that go on after these events, at their table or at another.

    Of a whole table that sat at another its sheet goes along where `kept`. Where people of two tables change places
    hands stay with the places, for a hand is of one table; but where a result was typed and points go along with the
    people, the sheet is left.
    """
    after = fold_tournament(before.id, events, before)
    return tuple(_carried(before, after, round, kept=kept))


def _carried(before: TournamentState, after: TournamentState, round: int, *, kept: bool) -> Iterator[CountBegun]:
    tables = range(1, len(before.schedule.rounds[round - 1]) + 1)
    now = {table: seated(after, round, table) for table in tables}
    for table in tables:
        people = seated(before, round, table)
        sheet = counted_on(before.sheets, (round, table), people)
        if not sheet or now[table] == people:
            continue
        elsewhere = next((one for one in tables if one != table and set(now[one]) == set(people)), 0)
        if kept and elsewhere:
            yield CountBegun(round, elsewhere, sheet, now[elsewhere], kept=True)
        elif set(now[table]) == set(people):
            yield CountBegun(round, table, sheet, now[table], kept)
        elif all(now[table]) and len(now[table]) == len(people) and not (kept and _has_result(before, round, table)):
            yield CountBegun(round, table, sheet, now[table])


def _has_result(state: TournamentState, round: int, table: int) -> bool:
    held = state.results.get((round, table))
    return held is not None and held.typed is not None


def moved_sheets(state: TournamentState) -> Iterator[CountBegun]:
    """The sheets on which tables count whose people sit elsewhere since they began: where, and of whom."""
    for (round, table), counts in state.sheets.items():
        if counts and counts[-1].again and not counts[-1].left:
            yield CountBegun(round, table, counts[-1].sheet, counts[-1].people, counts[-1].kept)


def to_tell(sheet: Sheet, where: CountBegun) -> tuple[SheetEvent, ...]:
    """What a sheet is yet to be told, so that it is of these people at this table; () where it is that already."""
    people, place, told = people_at(sheet), sheet.opening.of, list[SheetEvent]()
    if place is None or (people == where.people and place.table == where.table):
        return ()
    number = {person: player for player, person in enumerate(sheet.opening.people)}
    if not where.kept or set(people) != set(where.people):
        # Whoever has another's place since is meant by that place: the others follow him through the opening.
        given = dict(zip(people, where.people, strict=True))
        return (SheetGiven(tuple(given[person] for person in sheet.opening.people), where.table),)
    if place.table != where.table:
        told.append(SheetGiven(sheet.opening.people, where.table))
    there = list(people)
    for at, person in enumerate(where.people):
        if there[at] != person:
            other = there.index(person)
            told.append(SeatsSwapped(number[there[at]], number[person]))
            there[at], there[other] = there[other], there[at]
    return tuple(told)
