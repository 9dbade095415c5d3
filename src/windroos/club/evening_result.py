"""What an evening came to: its winners, every table, special hands, and what changed in the standings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.cup import CupWin, cup_standing
from windroos.club.evening_events import TypedResult
from windroos.club.evening_forming import season_at
from windroos.club.evening_state import EveningState
from windroos.club.people import member_on, one_with
from windroos.club.records import records_of, with_marks
from windroos.club.seasons import LinesOf, formula_of, lines_of, part_lines, reckoned, score_evenings
from windroos.club.tally import EveningTally
from windroos.club.typed_records import typed_marks
from windroos.reckoning.lines import ResultLine
from windroos.reckoning.numbers import Number
from windroos.reckoning.scored import PartScore


class ResultRow(NamedTuple):
    """Somebody's result at a table part.

    place   at the table, as the season counts it, else by points
    worth   what the season counts for it; None: nothing is known, or no season counts it
    """

    person: str
    is_member: bool
    place: int
    points: Number
    worth: Number | None
    mahjongs: int | None
    caused: int | None
    self_drawn: int | None
    best: int | None


class ResultTable(NamedTuple):
    """A part of a table with its rows, the best first; `settled` False: it does not add up and counts for nobody."""

    table: int
    part: int
    rules: str
    share: Fraction
    hands: int | None
    settled: bool
    complete: bool | None
    is_sheet: bool
    reason: str
    rows: tuple[ResultRow, ...]


class LooseTotal(NamedTuple):
    """What somebody won or lost, of which no table is known; `points` None: nor is that."""

    person: str
    is_member: bool
    points: int | None


class StandingChange(NamedTuple):
    """Somebody's place in the season after the evening, and before it; None: he had none."""

    person: str
    place: int
    before: int | None
    score: Number

    @property
    def up(self) -> int:
        """How many places he went up; below zero, down."""
        return 0 if self.before is None else self.before - self.place


class NewRecord(NamedTuple):
    """A record that was set, or equalled, this evening."""

    rules: str
    kind: str
    value: int
    people: tuple[str, ...]


class EveningResult(NamedTuple):
    """What an evening came to.

    totals   results of which no table is known, the best first
    winners  of the evening, by the season's formula
    season   that counts it, "" for none
    cup      who won at a cup evening, "" for nobody; `kept`: with this win the cup is his for good
    """

    tables: tuple[ResultTable, ...]
    totals: tuple[LooseTotal, ...]
    winners: tuple[str, ...]
    counts: bool
    season: str
    changes: tuple[StandingChange, ...]
    cup: str
    records: tuple[NewRecord, ...]
    mahjongs: int
    kept: bool = False


def result_of(
    club: ClubState,
    evenings: Sequence[EveningState],
    evening: EveningState,
    records: tuple[NewRecord, ...],
    lines: LinesOf = lines_of,
) -> EveningResult:
    """What an evening came to, by the season that counts its kind; `records` are those that stand since.

    `lines` says what everybody did on an evening.

    Raises ReckoningError, ClubError.
    """
    season = season_at(club, evening)
    scored: dict[tuple[int, int, str], PartScore] = {}
    winners: tuple[str, ...] = ()
    counts = True
    changes: tuple[StandingChange, ...] = ()
    if season is not None and evening.has_points:
        for found in score_evenings(formula_of(season), club, [evening]).evenings:
            winners, counts = found.winners, found.counts
            scored |= {(one.line.table, one.line.part, one.line.person): one for table in found.tables for one in table}
        changes = _changes(club, evenings, evening, lines)
    tables = tuple(_table(club, evening, typed, scored) for typed in evening.standing)
    made = sum(row.mahjongs or 0 for table in tables for row in table.rows)
    cup = _cup(club, evenings, evening)
    return EveningResult(
        tables=tables,
        totals=_totals(club, evening),
        winners=winners,
        counts=counts,
        season="" if season is None else season.season,
        changes=changes,
        cup=cup.person if cup is not None else "",
        records=records,
        mahjongs=made,
        kept=cup is not None and cup.kept,
    )


def _totals(club: ClubState, evening: EveningState) -> tuple[LooseTotal, ...]:
    people = [one_with(club.people, one.person) for one in evening.totals]
    rows = [
        LooseTotal(who, member_on(club.people, who, evening.day), one.points)
        for who, one in zip(people, evening.totals, strict=True)
    ]
    return tuple(sorted(rows, key=lambda row: (row.points is None, -(row.points or 0), row.person)))


def _table(
    club: ClubState, evening: EveningState, typed: TypedResult, scored: dict[tuple[int, int, str], PartScore]
) -> ResultTable:
    people = [one_with(club.people, player) for player in typed.players]
    lines = part_lines(evening, typed, people)
    rows = []
    for line in lines:
        above = sum((other.points or 0) > (line.points or 0) for other in lines)
        part = scored.get((typed.table, typed.part, line.person))
        rows.append(_row(club, evening, line, 1 + above, part))
    rows.sort(key=lambda row: (row.place, -row.points))
    return ResultTable(
        table=typed.table,
        part=typed.part,
        rules=typed.rules or evening.rules,
        share=typed.share,
        hands=lines[0].table_hands,
        settled=typed.settled,
        complete=lines[0].complete,
        is_sheet=lines[0].self_drawn is not None,
        reason=typed.reason,
        rows=tuple(rows),
    )


def _row(club: ClubState, evening: EveningState, line: ResultLine, place: int, part: PartScore | None) -> ResultRow:
    return ResultRow(
        person=line.person,
        is_member=member_on(club.people, line.person, evening.day),
        place=part.place if part is not None and part.place else place,
        points=line.points or 0,
        worth=part.score if part is not None else None,
        mahjongs=line.mahjongs,
        caused=line.caused,
        self_drawn=line.self_drawn,
        best=line.best.limited if line.best is not None else None,
    )


def _changes(
    club: ClubState, evenings: Iterable[EveningState], evening: EveningState, lines: LinesOf
) -> tuple[StandingChange, ...]:
    """The season's standings with this evening beside those without it, as they were on its day."""
    season = season_at(club, evening)
    assert season is not None
    until = [one for one in evenings if one.day <= evening.day]
    alone = all(one.id == evening.id for one in until if one.day == evening.day)
    after = reckoned(club, until, season, with_places=alone, lines=lines)
    before = after.places  # on the day before, which is without this evening where it is the only one of its day
    if not alone:
        without = [one for one in until if one.id != evening.id]
        before = {row.person: row.place for row in reckoned(club, without, season, lines=lines).scored.rows}
    return tuple(
        StandingChange(row.person, row.place, before.get(row.person), row.score)
        for row in after.scored.rows
        if row.place is not None
    )


def _cup(club: ClubState, evenings: Iterable[EveningState], evening: EveningState) -> CupWin | None:
    """Who won the cup that was played for; None where there was none."""
    if evening.kind != "cup":
        return None
    held = list(evenings)
    for cup in club.cups.values():
        for win in cup_standing(club, held, cup, evening.day).wins:
            if win.evening == evening.id:
                return win
    return None


def new_records(club: ClubState, tallies: Iterable[EveningTally], evening: EveningState) -> tuple[NewRecord, ...]:
    """The records that stand since this evening, as far as evenings up to it go; there have to be sheets before it.

    `tallies` are those of all evenings, the oldest first; of each the sheets alone make records here, and what was
    typed of the time before the program.
    """
    until = [_of_sheets(one) for one in tallies if one.day <= evening.day and one.games]
    played = {game.rules for one in until if one.evening == evening.id for game in one.games}
    found: list[NewRecord] = []
    for rules in sorted(played):
        if all(one.evening == evening.id for one in until for game in one.games if game.rules == rules):
            continue
        for record in with_marks(records_of(until, rules), typed_marks(club, rules, until=evening.day), rules):
            own = [mark for mark in record.holders if mark.evening == evening.id]
            if own and len(own) == len(record.holders):
                people = tuple(dict.fromkeys(person for mark in own for person in mark.people))
                found.append(NewRecord(rules, record.kind, record.value, people))
    return tuple(found)


def _of_sheets(tally: EveningTally) -> EveningTally:
    lines = tuple(line for line in tally.lines if line.self_drawn is not None)
    return tally._replace(closed=True, lines=lines)
