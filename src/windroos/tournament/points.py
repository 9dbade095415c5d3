"""What the results of a tournament are worth, by its formula: the same reckoning as a club's."""

from __future__ import annotations

from windroos.duplicate.comparing import PlayedWall, compared_totals
from windroos.reckoning.facts import SeasonEvening
from windroos.reckoning.lines import TablePart
from windroos.reckoning.numbers import Number
from windroos.reckoning.scored import Scored
from windroos.seating.door import SEATS
from windroos.tournament.final import with_final
from windroos.tournament.formula import formula_of
from windroos.tournament.irregular_lines import CountedRounds, PlayedRounds, TableFigures, count_rounds, scored_rounds
from windroos.tournament.seats import owners, told_of
from windroos.tournament.state import TournamentState
from windroos.tournament.wall_scores import wall_scores


def round_id(round: int) -> str:
    """What a round is called among the evenings of a formula: two digits, so that it sorts."""
    return f"{round:02}"


def counted(state: TournamentState, after: int | None = None) -> CountedRounds:
    """Every result so far, or of the rounds up to one, with who sat there for whom and what rulings took."""
    return _counted(state, _upto(state, after))


def _upto(state: TournamentState, after: int | None) -> range:
    """The rounds up to one, or all."""
    return range(1, (len(state.schedule.rounds) if after is None else after) + 1)


def _counted(state: TournamentState, within: range) -> CountedRounds:
    beside = _compared(state)
    typed = {
        at: TableFigures(
            *(kept.typed.points, kept.typed.mahjongs, kept.typed.best, kept.typed.caused, kept.typed.hands),
            beside.get(at, ()),
        )
        for at, kept in sorted(state.results.items())
        if kept.typed is not None and at[0] in within
    }
    tables = state.schedule.rounds
    played = PlayedRounds(
        {
            round: [owners(state, round, table) for table in range(1, len(tables[round - 1]) + 1)]
            for round in sorted({round for round, _ in typed})
        },
        typed,
        frozenset(id for id, one in state.entrants.items() if one.ranked),
        frozenset(id for id, one in state.entrants.items() if one.reserve),
    )
    formula = formula_of(state.setup)
    rules = (*formula.lines.rules, "")[0]

    def at(round: int, table: int) -> TablePart:
        return TablePart(round_id(round), state.setup.day, table, rules=rules)

    return count_rounds(formula, played, told_of(state), state.penalties.holding, at)


def _compared(state: TournamentState) -> dict[tuple[int, int], tuple[Number, ...]]:
    """What each table's result is worth beside the others on the same walls, by round and table.

    Where only totals are known, as of walls that were laid out by hand, a round is compared as if it were one wall.
    """
    stage = formula_of(state.setup).tournament.walls
    if stage.compare == "none":
        return {}
    tables: dict[int, dict[int, tuple[PlayedWall, ...]]] = {}
    for (round, table), kept in state.results.items():
        if kept.typed is not None:
            whole = (PlayedWall(0, (0, 1, 2, 3), kept.typed.points),)
            tables.setdefault(round, {})[table] = state.walls.played.get((round, table), whole)
    found = {}
    for round, played in tables.items():
        totals = compared_totals(wall_scores(stage, played))
        found.update({(round, table): totals.get(table, (0,) * SEATS) for table in played})
    return found


def rounds_of(state: TournamentState) -> tuple[SeasonEvening, ...]:
    """The rounds as a formula has them: evenings of the kind that it counts."""
    kinds = formula_of(state.setup).lines.kinds
    kind = "round" if "round" in kinds else kinds[0]
    return tuple(SeasonEvening(round_id(at), state.setup.day, kind) for at in range(1, len(state.schedule.rounds) + 1))


def scored(state: TournamentState, after: int | None = None) -> Scored:
    """The standings, now or as they were after a round; once a final is played with its players above all others."""
    final, formula, lots = state.schedule.final, formula_of(state.setup), state.publishing.lots

    def of(within: range) -> Scored:
        found = _counted(state, within)
        return scored_rounds(formula, found.lines, rounds_of(state), found.missed, found.idle, lots)

    every = _upto(state, after)
    in_final = range(final.after + 1, every.stop) if final is not None else range(0)
    if final is None or not any(at[0] in in_final and kept.typed is not None for at, kept in state.results.items()):
        return of(every)
    return with_final(formula, final, of(range(1, in_final.start)), of(in_final), lots)
