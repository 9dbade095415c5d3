"""An evening as it stands, folded from its events; what was corrected stays visible."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import NamedTuple

from windroos.club.agreement_events import ResultAgreed
from windroos.club.errors import ClubError
from windroos.club.evening_events import (
    ClockSet,
    EveningCancelled,
    EveningClosed,
    EveningEvent,
    EveningReopened,
    EveningSet,
    ItemTicked,
    PartBegun,
    PersonAnswered,
    PersonArrived,
    PersonLeft,
    PointsAdjusted,
    ResultTyped,
    ResultVoided,
    SheetLinked,
    SheetTyped,
    TablesMade,
    TypedResult,
)
from windroos.club.past_events import ImportVoided, TotalTaken
from windroos.club.purpose_events import FinalSet, RoundSet, TableRulesSet
from windroos.duplicate.state import WallsState, after_walls
from windroos.play.model.changing import quick
from windroos.reckoning.lines import SeatCount

Place = tuple[int, int]
"""A table, and the part of it."""


class EarlierResult(NamedTuple):
    """A result as it was, and what was said when it was corrected or voided, by the event of this number."""

    typed: TypedResult
    event: int
    reason: str


class KeptResult(NamedTuple):
    """The result of a table part: what holds, None where it was voided; and what was there before, oldest first."""

    typed: TypedResult | None
    event: int
    earlier: tuple[EarlierResult, ...] = ()


class SheetCounts(NamedTuple):
    """What the sheets of an evening were counted to before, where that is known; see `club.counts`.

    seats   of each sheet by the number of the event that typed it
    tables  as text, and the `mark` of what they were counted from
    """

    seats: Mapping[int, tuple[SeatCount, ...]] = {}
    mark: str = ""
    tables: str = ""


class EveningPart(NamedTuple):
    """A part of a table: who play it, in seating order, the score sheet that it is counted on, and why it began."""

    players: tuple[str, ...]
    sheet: str = ""
    reason: str = ""
    at: str = ""


@quick
class EveningState(NamedTuple):
    """An evening.

    length     events so far
    lot        decides where nothing else does
    totals     results without a table, taken over from the past
    here       who is there, in the order of coming
    tables     as they were made last; `made` is how
    cancelled  it is not held
    begins     the time of day, "" where nobody said
    also       further rule sets that tables may play; `table_rules` says which plays what, where it was said
    times      when somebody came or went last, by person
    gone       who was there and went, in the order of going
    answers    who said beforehand whether he comes
    parts      what is played at each table, by table and part
    clock      as it was set last
    changes    how often the evening was planned anew or cancelled
    rounds     of schemes that it plays, by season and round: which tables, () for all
    final      the season and the round (from 1) of the final that it plays; None: no final
    ticked     what is done of the list of what is to be done before closing
    counts     what its sheets were counted to before
    agreed     what was said of results last, by table part and person; of which one, `agreements` knows
    walls      what tables play on equal walls
    """

    id: str
    length: int
    day: date
    kind: str
    rules: str
    lot: str
    results: Mapping[Place, KeptResult] = {}
    adjustments: tuple[PointsAdjusted, ...] = ()
    totals: tuple[TotalTaken, ...] = ()
    here: tuple[str, ...] = ()
    tables: tuple[tuple[str, ...], ...] = ()
    closed: bool = False
    cancelled: bool = False
    begins: str = ""
    times: Mapping[str, str] = {}
    gone: tuple[str, ...] = ()
    answers: Mapping[str, bool] = {}
    made: TablesMade | None = None
    parts: Mapping[Place, EveningPart] = {}
    clock: ClockSet | None = None
    changes: int = 0
    rounds: Mapping[tuple[str, int], tuple[int, ...]] = {}
    final: tuple[str, int] | None = None
    also: tuple[str, ...] = ()
    table_rules: Mapping[int, str] = {}
    ticked: tuple[str, ...] = ()
    counts: SheetCounts = SheetCounts()
    agreed: Mapping[Place, Mapping[str, ResultAgreed]] = {}
    walls: WallsState = WallsState()

    @property
    def standing(self) -> tuple[TypedResult, ...]:
        """The results that hold, by table and part."""
        return tuple(kept.typed for _, kept in sorted(self.results.items()) if kept.typed is not None)

    @property
    def counting(self) -> tuple[TypedResult, ...]:
        """Those of them that add up."""
        return tuple(typed for typed in self.standing if typed.settled)

    @property
    def has_points(self) -> bool:
        """Whether anybody has points of it, at a table that adds up or as a total of which no table is known."""
        return bool(self.counting or self.totals)

    @property
    def allowed(self) -> tuple[str, ...]:
        """The rules that its tables may play, the usual ones first."""
        return tuple(filter(None, (self.rules, *self.also)))

    def rules_at(self, table: int) -> str:
        """What a table plays where its result does not say otherwise; "" where nobody said."""
        return self.table_rules.get(table, self.rules)

    @property
    def without_notice(self) -> tuple[str, ...]:
        """Who said that he would come, and was never seen."""
        if not self.answers:
            return ()
        seen = {*self.times, *(player for typed in self.standing for player in typed.players)}
        return tuple(person for person, coming in self.answers.items() if coming and person not in seen)


def fold_evening(id: str, events: Iterable[EveningEvent], evening: EveningState | None = None) -> EveningState:
    """The evening after these events; without one to begin with the first of them plans it.

    Raises ClubError `club_event`.
    """
    number = 0 if evening is None else evening.length
    results: dict[Place, KeptResult] = {}
    """First results of places since the evening was last made anew: most of what happens is these."""
    for event in events:
        number += 1
        if evening is not None and isinstance(event, ResultTyped | SheetTyped):
            place = event.table, event.part
            if place not in results and place not in evening.results:
                results[place] = KeptResult(event, number, ())
                continue
        if evening is not None and results:
            evening, results = evening._replace(results={**evening.results, **results}), {}
        if evening is not None:
            evening = _after(evening, event, number)
        elif isinstance(event, EveningSet):
            day, kind, rules, lot, begins, also = event
            evening = EveningState(id, 1, day, kind, rules, lot, begins=begins, also=also)
        else:
            raise ClubError("club_event", key="event")
    if evening is None:
        raise ClubError("club_event", key="event")
    return evening._replace(length=number, results={**evening.results, **results} if results else evening.results)


def _after(evening: EveningState, event: EveningEvent, number: int) -> EveningState:
    """The evening after its event of this number."""
    match event:
        case ResultTyped() | SheetTyped():  # the first, for most are
            return _result(evening, (event.table, event.part), event, event.reason, number)
        case EveningSet(day, kind, rules, lot, begins, also):
            changes = evening.changes + 1
            return evening._replace(
                day=day, kind=kind, rules=rules, lot=lot, cancelled=False, begins=begins, also=also, changes=changes
            )
        case EveningCancelled():
            return evening._replace(cancelled=True, changes=evening.changes + 1)
        case PersonAnswered(person, coming):
            return evening._replace(answers={**evening.answers, person: coming})
        case PersonArrived(person, at):
            return _moved(evening, person, at, is_here=True)
        case PersonLeft(person, at):
            return _moved(evening, person, at, is_here=False)
        case TablesMade():
            return _seated(evening, event)
        case PartBegun(table, part, players, reason, at):
            return evening._replace(parts={**evening.parts, (table, part): EveningPart(players, "", reason, at)})
        case SheetLinked(table, part, sheet):
            linked = evening.parts[table, part]._replace(sheet=sheet)
            return evening._replace(parts={**evening.parts, (table, part): linked})
        case ClockSet():
            return evening._replace(clock=event)
        case ResultVoided(table, part, reason):
            return _result(evening, (table, part), None, reason, number)
        case TotalTaken():
            return evening._replace(totals=(*evening.totals, event))
        case ImportVoided(imported):
            return _without(evening, imported, number)
        case PointsAdjusted():
            return evening._replace(adjustments=(*evening.adjustments, event))
        case RoundSet(season, round, tables, off):
            others = {of: some for of, some in evening.rounds.items() if of != (season, round)}
            return evening._replace(rounds=others if off else {**others, (season, round): tables})
        case TableRulesSet(table, rules):
            known = {number: one for number, one in evening.table_rules.items() if number != table}
            return evening._replace(table_rules={**known, table: rules} if rules else known)
        case FinalSet(season, round):
            return evening._replace(final=(season, round) if round else None)
        case ItemTicked(item, done):
            ticked = tuple(one for one in evening.ticked if one != item)
            return evening._replace(ticked=(*ticked, item) if done else ticked)
        case ResultAgreed(table, part, person):
            said = {**evening.agreed.get((table, part), {}), person: event}
            return evening._replace(agreed={**evening.agreed, (table, part): said})
        case EveningClosed() | EveningReopened():
            return evening._replace(closed=isinstance(event, EveningClosed))
    return evening._replace(walls=after_walls(evening.walls, event))


def _moved(evening: EveningState, person: str, at: str, *, is_here: bool) -> EveningState:
    """Somebody came or went."""
    here = tuple(one for one in evening.here if one != person)
    gone = tuple(one for one in evening.gone if one != person)
    if is_here:
        here = (*here, person)
    elif person in evening.here:
        gone = (*gone, person)
    return evening._replace(here=here, gone=gone, times={**evening.times, person: at})


def _seated(evening: EveningState, made: TablesMade) -> EveningState:
    """The tables as they are made; one at which nobody else sits than before goes on with its parts."""
    kept = {
        place: part
        for place, part in evening.parts.items()
        if place[0] <= len(made.tables) and _first(evening, place[0]) == made.tables[place[0] - 1]
    }
    new = {(at, 1): EveningPart(players) for at, players in enumerate(made.tables, 1) if (at, 1) not in kept}
    return evening._replace(tables=made.tables, made=made, parts=dict(sorted({**kept, **new}.items())))


def _first(evening: EveningState, table: int) -> tuple[str, ...]:
    part = evening.parts.get((table, 1))
    return part.players if part is not None else ()


def _without(evening: EveningState, imported: str, number: int) -> EveningState:
    """The evening without what an import added; what was corrected since is no longer its own."""
    totals = tuple(total for total in evening.totals if total.imported != imported)
    adjustments = tuple(one for one in evening.adjustments if one.imported != imported)
    without = evening._replace(totals=totals, adjustments=adjustments)
    for (table, part), kept in evening.results.items():
        if kept.typed is not None and kept.typed.imported == imported:
            without = _result(without, (table, part), None, "", number)
    return without


def _result(evening: EveningState, place: Place, typed: TypedResult | None, reason: str, number: int) -> EveningState:
    old = evening.results.get(place)
    earlier: tuple[EarlierResult, ...] = ()
    if old is not None:
        earlier = old.earlier
        if old.typed is not None:
            earlier = (*earlier, EarlierResult(old.typed, number, reason))
    return evening._replace(results={**evening.results, place: KeptResult(typed, number, earlier)})
