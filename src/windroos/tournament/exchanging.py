"""Playing numbers that change places in a round, decided: proposed where people are absent, or noticed late. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TypeVar

from windroos.tournament.errors import TournamentError
from windroos.tournament.irregular_events import (
    IrregularRevoked,
    SeatsExchanged,
    SeatTaken,
    TableDropped,
)
from windroos.tournament.irregular_requests import DoExchange, DoSwap, Player
from windroos.tournament.result_events import TableResult
from windroos.tournament.schedule_events import ScheduleChanged
from windroos.tournament.seats import least_at_table, reason_of
from windroos.tournament.sheet_moves import carried
from windroos.tournament.state import TournamentState
from windroos.tournament.swaps import exchanged, propose_swap
from windroos.tournament.world import TournamentDecision
from windroos.wire.json_text import Json

Pairs = tuple[tuple[int, ...], ...]
Value = TypeVar("Value")


def propose(state: TournamentState, asked: DoSwap, id: str, note: str) -> TournamentDecision:
    """Who changes places with whom so that as few tables as possible cannot play; done at once where that is asked.

    Raises TournamentError `tournament_no_number`, `tournament_number`, `tournament_seated_elsewhere`,
    `tournament_round_played`.
    """
    absent = tuple(dict.fromkeys(_number(state, one) for one in asked.absent))
    people = asked.reserves if isinstance(asked.reserves, tuple) else ()
    for one in people:
        if one not in state.entrants:
            raise TournamentError("tournament_entrant", entrant=one)
    count = asked.reserves if isinstance(asked.reserves, int) else len(people)
    found = propose_swap(state.schedule.rounds, asked.round, absent, count, least_at_table(state))
    whose = {number: entrant for entrant, number in state.schedule.numbers.items()}
    filled = list(zip(found.replaced, people, strict=False))
    answer: Json = {
        "id": id,
        "round": asked.round,
        "tables_lost": len(found.lost),
        "lost": list(found.lost),
        "swaps": [
            {
                **{"absent": one.absent, "with": one.there, "table": one.table},
                **{"absent_entrant": whose.get(one.absent), "with_entrant": whose.get(one.there)},
            }
            for one in found.swaps
        ],
        "replaced": [{"number": number, "for": whose.get(number), "by": None} for number in found.replaced],
        "waiting": list(found.waiting),
        "repeats": {"before": found.before, "after": found.repeats},
        "tables": [list(table) for table in found.tables],
    }
    for row, (_, by) in zip(answer["replaced"], filled, strict=False):
        row["by"] = by
    if not asked.apply:
        return TournamentDecision(answer)
    _check_unplayed(state, asked.round)
    events: list[SeatsExchanged | ScheduleChanged | TableDropped | SeatTaken] = []
    if found.swaps:
        pairs = tuple((one.absent, one.there) for one in found.swaps)
        events += _moved(state, SeatsExchanged(id, asked.round, pairs, "swap", note=note))
    events += [TableDropped(f"{id}-t{table}", asked.round, table, note) for table in found.lost]
    events += [
        SeatTaken(
            f"{id}-s{number}", whose[number], by, asked.round, 0, reason_of(state, whose[number], asked.round), note
        )
        for number, by in filled
        if number in whose
    ]
    return TournamentDecision({**answer, "applied": True}, tuple(events), correction=True)


def _check_unplayed(state: TournamentState, round: int) -> None:
    """Numbers of a round are exchanged before it has results. Raises TournamentError `tournament_round_played`."""
    if any(at[0] == round and kept.typed is not None for at, kept in state.results.items()):
        raise TournamentError("tournament_round_played", round=round)


def _number(state: TournamentState, player: Player) -> int:
    """A playing number that sits in the schedule.

    Raises TournamentError `tournament_no_number`, `tournament_number`.
    """
    number = state.schedule.numbers.get(player) if isinstance(player, str) else player
    if number is None:
        raise TournamentError("tournament_no_number", entrant=player)
    most = sum(map(len, state.schedule.rounds[0]))
    if number > most:
        raise TournamentError("tournament_number", number=number, most=most)
    return number


def _moved(state: TournamentState, fact: SeatsExchanged) -> list[SeatsExchanged | ScheduleChanged]:
    """The exchange, and the rounds with it."""
    rounds = list(state.schedule.rounds)
    rounds[fact.round - 1] = exchanged(rounds[fact.round - 1], fact.pairs)
    affected = tuple(sorted(chain.from_iterable(fact.pairs)))
    return [fact, ScheduleChanged(tuple(rounds), fact.round - 1, affected, fact.note)]


def exchange(state: TournamentState, asked: DoExchange, id: str, note: str) -> TournamentDecision:
    """Wrong seats or wrong tables that were noticed late: where everybody sits is put as it was.

    Raises TournamentError `tournament_exchange`, `tournament_no_number`, `tournament_number`, `tournament_id_taken`.
    """
    pairs = _pairs(state, asked)
    if id in state.irregular.facts:
        raise TournamentError("tournament_id_taken", id=id)
    fact = SeatsExchanged(id, asked.round, pairs, asked.kind, asked.keep, note)
    moved = _moved(state, fact)
    results = _kept_results(state, fact) if asked.keep else []
    return TournamentDecision(
        {"id": id, "pairs": [list(pair) for pair in pairs], "results": [one.table for one in results]},
        (*moved, *results, *carried(state, moved, asked.round, kept=asked.keep)),
        correction=True,
    )


def _pairs(state: TournamentState, asked: DoExchange) -> Pairs:
    """Which numbers change places: as said, or those of two tables wind by wind."""
    if asked.tables:
        if len(asked.tables) != 2 or asked.pairs or asked.tables[0] == asked.tables[1]:
            raise TournamentError("tournament_exchange")
        one, other = (state.schedule.table(asked.round, table) for table in asked.tables)
        return tuple(zip(one, other, strict=True))
    pairs = tuple(tuple(_number(state, player) for player in pair) for pair in asked.pairs)
    everybody = [number for pair in pairs for number in pair]
    if not pairs or any(len(pair) != 2 for pair in pairs) or len(set(everybody)) != len(everybody):
        raise TournamentError("tournament_exchange")
    return pairs


def _kept_results(state: TournamentState, fact: SeatsExchanged) -> list[TableResult]:
    """Results that were typed already, with the points of everybody at the seat where he stands now."""
    before, after = state.schedule.rounds[fact.round - 1], exchanged(state.schedule.rounds[fact.round - 1], fact.pairs)
    where = {number: (at, seat) for at, table in enumerate(before, 1) for seat, number in enumerate(table)}
    typed = {
        at: kept.typed for (round, at), kept in state.results.items() if round == fact.round and kept.typed is not None
    }
    found = []
    for at, table in enumerate(after, 1):
        if before[at - 1] == table or at not in typed:
            continue
        from_tables = [where[number] for number in table]
        if any(source not in typed for source, _ in from_tables):
            continue
        sources = {source for source, _ in from_tables}
        whole = typed[sources.pop()] if len(sources) == 1 else None  # all of them come from one table
        found.append(
            TableResult(
                round=fact.round,
                table=at,
                points=tuple(typed[source].points[seat] for source, seat in from_tables),
                mahjongs=_picked([(typed[source].mahjongs, seat) for source, seat in from_tables]),
                best=_picked([(typed[source].best, seat) for source, seat in from_tables]),
                reason=fact.note,
                caused=_picked([(typed[source].caused, seat) for source, seat in from_tables]),
                hands=whole.hands if whole is not None else None,
                hand=whole.hand if whole is not None else "",
                limits=_picked([(typed[source].limits, seat) for source, seat in from_tables]),
            )
        )
    return found


def _picked(sources: Sequence[tuple[Sequence[Value], int]]) -> tuple[Value, ...]:
    """Of each seat the value; nothing where one table does not know."""
    return tuple(values[seat] for values, seat in sources) if all(values for values, _ in sources) else ()


def revoked_exchange(state: TournamentState, fact: SeatsExchanged, note: str) -> TournamentDecision:
    """An exchange that never was: everybody sits as before, and results that went along go back."""
    back = fact._replace(note=note)
    rounds = _moved(state, back)[1:]
    results = _kept_results(state, back) if fact.kept else []
    told = (IrregularRevoked(fact.id, note), *rounds)
    sheets = carried(state, told, fact.round, kept=fact.kept)
    return TournamentDecision({"id": fact.id}, (*told, *results, *sheets), correction=True)
