"""The final of a season: who sits where and why, what its evenings came to, and who wins it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from windroos.club.club_events import SeasonSet
from windroos.club.club_state import ClubState
from windroos.club.evening_state import EveningState
from windroos.club.scheme_games import seats_of
from windroos.club.seasons import formula_of, reckoned, score_evenings
from windroos.reckoning.finals import final_tables
from windroos.reckoning.formula import AttendanceStage, EveningStage, Formula, PeriodStage, SeasonStage, TitleStage
from windroos.reckoning.lots import drawn
from windroos.reckoning.numbers import Number, exact, total

WHOLE_SEASON: Final = "stand"
"""What a formula calls the standings of a season without periods, where a seat of a final names them."""


class FinalSeat(NamedTuple):
    """A seat of a final.

    source, place  what earns it: the place (from 1) in a period, `stand`, or a table of the round before
    person  whose it is; "" where nobody has earned it (yet)
    passed  who had that place, or a better one that passed on, and sits elsewhere already
    """

    source: str
    place: int
    person: str
    passed: tuple[str, ...] = ()


class FinalScore(NamedTuple):
    """What somebody made of a final table.

    score    all of it; `carried` of that was taken along of the score so far
    through  he goes on to the next round, or wins where there is none
    by_lot   only the lot set him apart from somebody
    """

    person: str
    score: Number
    carried: Number
    through: bool
    by_lot: bool = False


class FinalTable(NamedTuple):
    """A table (from 1) of a round of a final.

    scores       of who have earned a seat, the best first; () before it was played
    substitutes  who filled in, outside the competition
    """

    table: int
    seats: tuple[FinalSeat, ...]
    scores: tuple[FinalScore, ...] = ()
    substitutes: tuple[str, ...] = ()

    @property
    def people(self) -> tuple[str, ...]:
        """Who have earned a seat."""
        return tuple(seat.person for seat in self.seats if seat.person)


class PlayedRound(NamedTuple):
    """A round of a final: its name, the evening that plays it ("" none yet), and its tables."""

    name: str
    evening: str
    tables: tuple[FinalTable, ...]

    @property
    def played(self) -> bool:
        """Every table that has people has a result."""
        return any(table.scores for table in self.tables) and all(
            table.scores or not table.people for table in self.tables
        )


class SeasonFinal(NamedTuple):
    """The final of a season.

    certain  the periods that seats are earned in are closed: nobody's seat will change by an evening to come
    winners  of the last round; () before it was played
    """

    rounds: tuple[PlayedRound, ...]
    certain: bool
    winners: tuple[str, ...]

    @property
    def begun(self) -> bool:
        """An evening plays it."""
        return any(one.evening for one in self.rounds)


def season_final(club: ClubState, evenings: Iterable[EveningState], season: SeasonSet) -> SeasonFinal | None:
    """The final of a season; None where its formula has none.

    Raises ClubError `club_year_far`, and ReckoningError.
    """
    formula, held = formula_of(season), tuple(evenings)
    if not formula.final.rounds:
        return None
    whole = reckoned(club, held, season)
    names = [one.name for one in whole.periods]
    standings: dict[str, Sequence[str]] = {}
    for name in names:
        rows = reckoned(club, held, season, name).scored.rows
        standings[name] = [row.person for row in rows if row.place is not None]
    if not names:
        standings[WHOLE_SEASON] = [row.person for row in whole.scored.rows if row.place is not None]
    so_far: dict[str, Number] = {row.person: row.score for row in whole.scored.rows}
    rounds: list[PlayedRound] = []
    for at, stage in enumerate(formula.final.rounds, 1):
        evening = _evening_of(held, season.season, at)
        tables = _seated(formula, at, standings)
        if evening is not None:
            tables = [_played(club, formula, at, evening, table, so_far) for table in tables]
        rounds.append(PlayedRound(stage.name, evening.id if evening is not None else "", tuple(tables)))
        standings = {str(table.table): [one.person for one in table.scores] for table in tables}
        so_far = {one.person: one.score for table in tables for one in table.scores}
    last = rounds[-1]
    winners = tuple(one.person for table in last.tables for one in table.scores if one.through) if last.played else ()
    endings = club.competition.endings
    certain = all((season.season, name) in endings for name in names) if names else (season.season, "") in endings
    return SeasonFinal(tuple(rounds), certain, winners)


def _evening_of(evenings: Iterable[EveningState], season: str, round: int) -> EveningState | None:
    held = (one for one in evenings if one.final == (season, round) and not one.cancelled)
    return max(held, key=lambda one: (one.day, one.id), default=None)


def _seated(formula: Formula, round: int, standings: Mapping[str, Sequence[str]]) -> list[FinalTable]:
    """The tables of a round, with what earned each seat and who made room."""
    by_name = {name.casefold(): people for name, people in standings.items()}
    wanted = formula.final.rounds[round - 1].tables
    seated = final_tables(formula.final, round - 1, standings)
    own = {
        person: seat.rpartition(".")[0].casefold()
        for seats, people in zip(wanted, seated, strict=True)
        for seat, person in zip(seats, people, strict=True)
        if person is not None
    }
    found = []
    for number, (seats, people) in enumerate(zip(wanted, seated, strict=True), 1):
        made = []
        for seat, person in zip(seats, people, strict=True):
            source, _, place = seat.rpartition(".")
            order = by_name[source.casefold()]
            before = order[: order.index(person)] if person is not None else ()
            passed = tuple(one for one in before if own.get(one, source.casefold()) != source.casefold())
            name = next(one for one in standings if one.casefold() == source.casefold())
            made.append(FinalSeat(name, int(place), person or "", passed))
        found.append(FinalTable(number, tuple(made)))
    return found


def _played(
    club: ClubState,
    formula: Formula,
    round: int,
    evening: EveningState,
    table: FinalTable,
    so_far: Mapping[str, Number],
) -> FinalTable:
    """A table with what its evening came to: more than half of its people sat together there."""
    seats = seats_of(club, evening)
    own = table.people
    at = next((one for one, sat in sorted(seats.items()) if 2 * len({*sat} & {*own}) > len(own)), 0)
    if not at:
        return table
    # Alone, for who fills in at another table of the evening earns nothing there.
    evening = evening._replace(results={place: kept for place, kept in evening.results.items() if place[0] == at})
    alone = replace(
        formula,
        lines=replace(formula.lines, kinds=(evening.kind,), rules=(), guests="ranked"),
        evening=EveningStage(),
        attendance=AttendanceStage(),
        season=SeasonStage(),
        periods=PeriodStage(),
        title=TitleStage(),
    )
    rows = {row.person: row for row in score_evenings(alone, club, [evening]).rows if row.person in own}
    stage = formula.final.rounds[round - 1]
    carried = {person: exact(stage.carry * so_far.get(person, 0)) for person in rows}
    score = {person: total((row.score, carried[person])) for person, row in rows.items()}

    def standing(person: str) -> tuple[Number, int]:
        return -score[person], rows[person].place or 0

    order: list[str] = []
    lots: set[str] = set()
    for key in sorted({standing(person) for person in rows}):
        equal = [person for person in rows if standing(person) == key]
        if len(equal) > 1:
            equal = list(drawn(evening.lot, f"{round} {table.table}", equal))
            lots |= {*equal}
        order += equal
    scores = tuple(
        FinalScore(person, score[person], carried[person], place <= stage.through, person in lots)
        for place, person in enumerate(order, 1)
    )
    return table._replace(scores=scores, substitutes=tuple(one for one in dict.fromkeys(seats[at]) if one not in own))
