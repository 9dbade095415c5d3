"""What a table with substitutes and penalties comes to, as lines of results; and what a missed round is worth. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from windroos.reckoning.facts import MissedRound, SeasonEvening
from windroos.reckoning.formula import Formula
from windroos.reckoning.lines import HighestHand, ResultLine, TablePart, from_totals
from windroos.reckoning.numbers import Number, mean, total
from windroos.reckoning.scored import EveningScore, Scored
from windroos.reckoning.standings import apply
from windroos.reckoning.tables import measured
from windroos.tournament.irregular import RoundFacts, SeatUse
from windroos.tournament.penalties import PenaltyEffect, effects
from windroos.tournament.penalty_events import PenaltyGiven


class TableFigures(NamedTuple):
    """What was typed of a table, East first: points without penalties; the rest where it is known."""

    points: Sequence[Number]
    mahjongs: Sequence[int | None] = ()
    best: Sequence[int | None] = ()
    caused: Sequence[int | None] = ()
    hands: int | None = None
    compared: Sequence[Number] = ()
    """What it is worth beside other tables on the same walls; a seat that nobody has was played by a computer."""


def table_lines(
    formula: Formula,
    at: TablePart,
    uses: Sequence[SeatUse],
    typed: TableFigures,
    penalties: Mapping[str, PenaltyEffect],
    ranked: Callable[[SeatUse], bool],
) -> tuple[ResultLine, ...]:
    """A line for everybody who sat at a table, East first; an empty seat has none, and then they were three.

    Who takes over during the play, or from the first hand where the formula says so, stands outside the places of the
    table, and the others move up. A penalty belongs to who sat there when the round ended.
    """
    seats = [at for at, use in enumerate(uses) if use.sitter or typed.points[at]]
    people = [uses[seat].sitter or uses[seat].owner or f"#{seat}" for seat in seats]
    effects = [_effect(penalties, uses[seat], one) for seat, one in zip(seats, people, strict=True)]
    lines = from_totals(
        at,
        people,
        [typed.points[seat] + effect.moved for seat, effect in zip(seats, effects, strict=True)],
        [typed.mahjongs[seat] for seat in seats] if typed.mahjongs else None,
        [typed.caused[seat] for seat in seats] if typed.caused else None,
        typed.hands,
        penalties=[effect.off for effect in effects],
        best=[_highest(typed.best[seat]) for seat in seats] if typed.best else None,
    )
    return tuple(
        line._replace(
            ranked=ranked(uses[seat]),
            placed=_has_place(formula, uses[seat]),
            compared=typed.compared[seat] if typed.compared else None,
        )
        for seat, line in zip(seats, lines, strict=True)
        if uses[seat].sitter or uses[seat].owner
    )


def _effect(penalties: Mapping[str, PenaltyEffect], use: SeatUse, person: str) -> PenaltyEffect:
    """What is moved at a seat, whoever of two it concerned, so that the table sums; taken off is who sits there."""
    own = penalties.get(person, PenaltyEffect())
    return (
        own if person == use.owner else own._replace(moved=own.moved + penalties.get(use.owner, PenaltyEffect()).moved)
    )


def _highest(points: int | None) -> HighestHand | None:
    return None if points is None else HighestHand(points, points)


def _has_place(formula: Formula, use: SeatUse) -> bool:
    """Whether a seat takes a place at its table."""
    stage = formula.tournament.substitute
    if use.own:
        return True
    during = bool(use.from_hand) or use.sitter == use.owner
    return (stage.during if during else stage.before) == "plays"


# --- who is ranked -----------------------------------------------------------------------------------------------


class TakingPart(NamedTuple):
    """Who takes part, as far as ranking asks.

    seats    of each round that has begun, by its number: whose seats there are
    ranked   who get a place in the result: of reserves those who said so before the first round
    reserves who play where somebody else does not
    """

    seats: Mapping[int, Sequence[str]]
    ranked: frozenset[str]
    reserves: frozenset[str]


class ResultPlaces:
    """Who is in the result of a tournament, by what was told."""

    def __init__(self, formula: Formula, field: TakingPart, facts: RoundFacts) -> None:
        self.stage = formula.tournament.substitute
        self.field = field
        self.facts = facts
        self._sat: dict[str, set[int]] = {}
        """In which rounds a reserve sat from the first hand to the end."""
        for round, owners in field.seats.items():
            for owner in owners:
                use = facts.use(owner, round)
                if use.sitter in field.reserves and not use.from_hand:
                    self._sat.setdefault(use.sitter, set()).add(round)

    def counts(self, use: SeatUse, round: int) -> bool:
        """Whether what was won at a seat is for the ranking of who sat there."""
        if use.from_hand or not use.sitter or not self.in_result(use.sitter):
            return False
        if use.own:
            return not self._is_struck(use.owner, round)
        return use.sitter in self.field.reserves

    def in_result(self, entrant: str) -> bool:
        """Whether somebody has a place in the result."""
        if entrant in self.facts.taken_out or entrant not in self.field.ranked:
            return False
        if entrant in self.field.reserves:
            whole = self._sat.get(entrant, set()) >= set(self.field.seats)
            return self.stage.reserves == "if_said" and whole
        began = sorted(self.field.seats)
        return not (began and self.facts.withdrawn(entrant, began[0]) and not self.facts.played(entrant, began))

    def _is_struck(self, owner: str, round: int) -> bool:
        """Whether a round that somebody played is nothing to him, since he was disqualified."""
        since = self.facts.disqualified.get(owner)
        return since is not None and (self.stage.disqualified == "all" or round >= since)

    def missed(self, name_of: Callable[[int], str], penalties: Callable[[str, int], Number]) -> list[MissedRound]:
        """The rounds that people of the ranking did not play to their end, and what these are worth."""
        found = []
        for round, owners in sorted(self.field.seats.items()):
            for owner in sorted(owners):
                use = self.facts.use(owner, round)
                struck = self._is_struck(owner, round)
                if not owner or owner in self.field.reserves or not self.in_result(owner) or (use.own and not struck):
                    continue
                why = "disqualified" if struck else use.why
                stage = self.stage
                off = penalties(owner, round)
                found.append(MissedRound(owner, name_of(round), f"missed_{why}", stage.score, stage.uma, penalty=off))
        return found


# --- nobody to play with -----------------------------------------------------------------------------------------


class IdleRound(NamedTuple):
    """Somebody was there in a round and had no table of four (ruling T6)."""

    person: str
    evening: str


def scored_rounds(
    formula: Formula,
    lines: Iterable[ResultLine],
    rounds: Iterable[SeasonEvening],
    missed: Sequence[MissedRound] = (),
    idle: Sequence[IdleRound] = (),
    lots: Sequence[Sequence[str]] = (),
) -> Scored:
    """The standings; who had no table gets the mean of his own other rounds, exactly, or nothing."""
    lines, rounds = tuple(lines), tuple(rounds)
    if not idle:
        return apply(formula, lines, rounds, lots=lots, missed=missed)
    rows = {row.person: row.entries for row in apply(formula, lines, rounds, lots=lots, missed=missed).rows}
    is_mean = formula.tournament.substitute.without_table == "mean"
    given = []
    for one in idle:
        others = rows.get(one.person, ()) if is_mean else ()
        score = mean([entry.score for entry in others]) if others else 0
        points = mean([_points(formula, entry) for entry in others]) if others else 0
        given.append(MissedRound(one.person, one.evening, "missed_table", score, points=points))
    return apply(formula, lines, rounds, lots=lots, missed=(*missed, *given))


def _points(formula: Formula, entry: EveningScore) -> Number:
    found = [measured(formula, part.line, "points") for part in entry.parts]
    return total(value for value in found if value is not None)


# --- all of it ---------------------------------------------------------------------------------------------------


class PlayedRounds(NamedTuple):
    """What was played.

    owners    of each round that has begun its tables, and of each table whose seats these are, East first
    typed     what was typed, by round and table (from 1)
    ranked    who may have a place in the result: of reserves those who said so before the first round
    reserves  who play where somebody else does not
    """

    owners: Mapping[int, Sequence[Sequence[str]]]
    typed: Mapping[tuple[int, int], TableFigures]
    ranked: frozenset[str]
    reserves: frozenset[str] = frozenset()


class CountedRounds(NamedTuple):
    """What standings rest on: lines of tables, rounds missed, and who had no table."""

    lines: tuple[ResultLine, ...]
    missed: tuple[MissedRound, ...]
    idle: tuple[IdleRound, ...]


def count_rounds(
    formula: Formula,
    played: PlayedRounds,
    facts: RoundFacts,
    penalties: Sequence[PenaltyGiven],
    at: Callable[[int, int], TablePart],
) -> CountedRounds:
    """What was typed, with who sat there for whom, what being late and rulings cost; `at` names a table of a round."""
    seats = {round: [owner for table in tables for owner in table] for round, tables in played.owners.items()}
    ranking = ResultPlaces(formula, TakingPart(seats, played.ranked, played.reserves), facts)
    lines: list[ResultLine] = []
    costs: dict[int, dict[str, PenaltyEffect]] = {}
    for round, tables in sorted(played.owners.items()):
        uses = [[facts.use(owner, round) for owner in table] for table in tables]
        costs[round] = effects(penalties, round, _company(uses))
        for owner in seats[round]:
            own = costs[round].get(owner, PenaltyEffect())
            costs[round][owner] = own._replace(off=own.off + facts.late_points(owner, round))
        for table, own_uses in enumerate(uses, 1):
            typed = played.typed.get((round, table))
            if typed is not None:
                lines += table_lines(
                    formula, at(round, table), own_uses, typed, costs[round], partial(ranking.counts, round=round)
                )
    missed = ranking.missed(
        lambda number: at(number, 1).evening, lambda owner, number: costs[number].get(owner, PenaltyEffect()).off
    )
    return CountedRounds(tuple(lines), tuple(missed), tuple(_idle(formula, played, facts, ranking, at)))


def _company(uses: Sequence[Sequence[SeatUse]]) -> dict[str, list[str]]:
    """Who else sits at somebody's table: at the seat of somebody who was replaced he counts, for what he did before."""
    found: dict[str, list[str]] = {}
    for table in uses:
        people = [use.sitter or use.owner for use in table]
        for use, person in zip(table, people, strict=True):
            others = [other for other in people if other != person]
            found[person] = others
            if use.from_hand:
                found[use.owner] = others
    return found


def _idle(
    formula: Formula,
    played: PlayedRounds,
    facts: RoundFacts,
    ranking: ResultPlaces,
    at: Callable[[int, int], TablePart],
) -> Iterator[IdleRound]:
    """Who were there and had no table, where these do not play with three."""
    if formula.tournament.substitute.without_table == "three":
        return
    for round, table in sorted(facts.dropped):
        tables = played.owners.get(round, ())
        for owner in tables[table - 1] if table <= len(tables) else ():
            if owner and facts.use(owner, round).own and ranking.in_result(owner) and owner not in played.reserves:
                yield IdleRound(owner, at(round, table).evening)
