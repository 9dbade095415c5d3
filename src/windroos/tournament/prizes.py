"""Prizes by the formula: who wins which, and who makes room where nobody may have two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from windroos.reckoning.numbers import Number
from windroos.tournament.formula import formula_of
from windroos.tournament.prize_events import PrizeKind
from windroos.tournament.ranking import RankedEntrant, standings
from windroos.tournament.state import TournamentState


class Prize(NamedTuple):
    """A prize; several winners where they are equal, none while nobody knows.

    place  of prizes for places, else 0
    value  by what it was won: a score, the points of a hand, a count; None where people decided
    hand   what the hand was, "" unknown
    """

    prize: PrizeKind
    place: int
    winners: tuple[str, ...]
    value: Number | None
    hand: str = ""


def prizes(state: TournamentState) -> tuple[Prize, ...]:
    """Every prize of the formula, those for places first; what a desk gave goes before figures."""
    stage = formula_of(state.setup).tournament.prizes
    rows = [row for row in standings(state).rows if row.place is not None]
    found: list[Prize] = []
    taken: set[str] = set()

    def give(prize: Prize) -> None:
        found.append(prize)
        if not stage.twice:
            taken.update(prize.winners)

    for place in range(1, stage.places + 1):
        winners = tuple(row.entrant for row in rows if row.place == place)
        if winners:
            give(Prize("place", place, winners, next(row.score for row in rows if row.place == place)))
    asked: Mapping[PrizeKind, bool] = {
        "newcomer": stage.newcomer,
        "highest_hand": stage.highest_hand,
        "limit_hand": stage.limit_hand,
        "most_mahjongs": stage.most_mahjongs,
        "fewest_caused": stage.fewest_caused,
        "chicken_hand": stage.chicken_hand,
        "last": stage.last,
    }
    for kind, is_asked in asked.items():
        given = state.prizes.get(kind)
        if given is not None:
            give(Prize(kind, 0, (given.entrant,), None, given.hand))
        elif is_asked:
            give(_by_figures(state, kind, [row for row in rows if row.entrant not in taken]))
    return tuple(found)


def _by_figures(state: TournamentState, kind: PrizeKind, rows: Sequence[RankedEntrant]) -> Prize:
    """Who has it by what is known; prizes for a hand of a kind are for people to give."""
    match kind:
        case "newcomer":
            new = [row for row in rows if state.entrants[row.entrant].newcomer]
            best = new[:1] and [row for row in new if row.place == new[0].place]
            return Prize(kind, 0, tuple(row.entrant for row in best), best[0].score if best else None)
        case "last":
            last = [row for row in rows if row.place == rows[-1].place]
            return Prize(kind, 0, tuple(row.entrant for row in last), last[0].score if last else None)
        case "highest_hand":
            return _most(kind, {row.entrant: row.best for row in rows})
        case "most_mahjongs":
            return _most(kind, {row.entrant: row.mahjongs for row in rows})
        case "fewest_caused":
            return _most(kind, {row.entrant: None if row.caused is None else -row.caused for row in rows})
        case _:
            return Prize(kind, 0, (), None)


def _most(kind: PrizeKind, values: Mapping[str, int | None]) -> Prize:
    known = {id: value for id, value in values.items() if value is not None}
    most = max(known.values(), default=None)
    return Prize(
        kind, 0, tuple(id for id, value in known.items() if value == most), None if most is None else abs(most)
    )
