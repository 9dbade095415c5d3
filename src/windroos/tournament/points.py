"""What the results of a tournament are worth, by its formula: the same reckoning as a club's."""

from __future__ import annotations

from windroos.reckoning.facts import SeasonEvening
from windroos.reckoning.lines import TablePart
from windroos.reckoning.scored import Scored
from windroos.tournament.formula import formula_of
from windroos.tournament.irregular_lines import CountedRounds, PlayedRounds, TableFigures, count_rounds, scored_rounds
from windroos.tournament.seats import owners, told_of
from windroos.tournament.state import TournamentState


def round_id(round: int) -> str:
    """What a round is called among the evenings of a formula: two digits, so that it sorts."""
    return f"{round:02}"


def counted(state: TournamentState, after: int | None = None) -> CountedRounds:
    """Every result so far, or of the rounds up to one, with who sat there for whom and what rulings took."""
    typed = {
        at: TableFigures(kept.typed.points, kept.typed.mahjongs, kept.typed.best, kept.typed.caused, kept.typed.hands)
        for at, kept in sorted(state.results.items())
        if kept.typed is not None and (after is None or at[0] <= after)
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


def rounds_of(state: TournamentState) -> tuple[SeasonEvening, ...]:
    """The rounds as a formula has them: evenings of the kind that it counts."""
    kinds = formula_of(state.setup).lines.kinds
    kind = "round" if "round" in kinds else kinds[0]
    return tuple(SeasonEvening(round_id(at), state.setup.day, kind) for at in range(1, len(state.schedule.rounds) + 1))


def scored(state: TournamentState, after: int | None = None) -> Scored:
    """The standings, now or as they were after a round."""
    found = counted(state, after)
    lots = state.publishing.lots
    return scored_rounds(formula_of(state.setup), found.lines, rounds_of(state), found.missed, found.idle, lots)
