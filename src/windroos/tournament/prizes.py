"""Prizes by the formula: who wins which, and who makes room where nobody may have two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import NamedTuple

from windroos.reckoning.numbers import Number
from windroos.reckoning.tournament_stages import SPECIAL_PRIZES, SpecialPrize
from windroos.tournament.formula import formula_of
from windroos.tournament.prize_events import PrizeKind
from windroos.tournament.ranking import RankedEntrant, standings
from windroos.tournament.seats import seated, told_of
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
    for kind in SPECIAL_PRIZES:
        given = state.prizes.get(kind)
        if given is not None:
            give(Prize(kind, 0, (given.entrant,), None, given.hand))
        elif kind in stage.special:
            give(_by_figures(state, kind, [row for row in rows if row.entrant not in taken]))
    return tuple(found)


def gone_winners(state: TournamentState) -> tuple[str, ...]:
    """Who win by their figures a prize that is read out after the last round, and were not there any more in it."""
    last, told = len(state.schedule.rounds), told_of(state)
    won = dict.fromkeys(who for prize in prizes(state) for who in prize.winners)
    return tuple(who for who in won if told.absent(who, last))


def _by_figures(state: TournamentState, kind: SpecialPrize, rows: Sequence[RankedEntrant]) -> Prize:
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
            return _with_hand(state, _most(kind, {row.entrant: row.best for row in rows}))
        case "limit_hand":
            return _with_hand(state, _most(kind, _limit_hands(state, {row.entrant for row in rows})))
        case "most_mahjongs":
            return _most(kind, {row.entrant: row.mahjongs for row in rows})
        case "fewest_caused":
            return _most(kind, {row.entrant: None if row.caused is None else -row.caused for row in rows})
        case "chicken_hand":
            return Prize(kind, 0, (), None)


def _most(kind: PrizeKind, values: Mapping[str, int | None]) -> Prize:
    known = {id: value for id, value in values.items() if value is not None}
    most = max(known.values(), default=None)
    return Prize(
        kind, 0, tuple(id for id, value in known.items() if value == most), None if most is None else abs(most)
    )


def _limit_hands(state: TournamentState, among: Set[str]) -> dict[str, int | None]:
    """The highest limit hand of each, as far as tables told of any."""
    found: dict[str, int | None] = {}
    for (round, table), kept in state.results.items():
        typed = kept.typed
        if typed is None or not typed.limits or not typed.best:
            continue
        for one, limits, best in zip(seated(state, round, table), typed.limits, typed.best, strict=True):
            if limits and best is not None and one in among:
                found[one] = max(best, found.get(one) or 0)
    return found


def _with_hand(state: TournamentState, prize: Prize) -> Prize:
    """The same with what the hand was, where the table of whoever has the prize said so."""
    for (round, table), kept in sorted(state.results.items()):
        typed = kept.typed
        if typed is not None and typed.hand and typed.best:
            best = dict(zip(seated(state, round, table), typed.best, strict=True))
            if any(best.get(one) == prize.value for one in prize.winners):
                return prize._replace(hand=typed.hand)
    return prize
