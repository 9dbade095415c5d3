"""What is asked of numbers and rounds, decided. Pure, and the same for the same seed on every machine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from windroos.people.mentions import Spelt, with_ids
from windroos.reckoning.tournament_stages import Apart
from windroos.seating.brought import checked
from windroos.seating.door import SEATS, WantedSchedule, measure_object
from windroos.seating.measure import measure
from windroos.seating.placing import numbered
from windroos.seating.remake import remade
from windroos.seating.rounds import Round, changed_cards
from windroos.seating.schedule import schedule
from windroos.seating.wishes import astray
from windroos.tournament.draw import drawn_numbers
from windroos.tournament.draw_groups import draw_classes
from windroos.tournament.entrants import known_entrant
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of, sizes_of, tables_for
from windroos.tournament.schedule import from_one, from_zero, tables_fixed, wishes_of
from windroos.tournament.schedule_events import NumbersGiven, ScheduleChanged, ScheduleSet
from windroos.tournament.schedule_requests import (
    DoFixTable,
    DoPlayingNumbers,
    DoRemake,
    DoSchedule,
    Players,
    ScheduleRequest,
)
from windroos.tournament.spread import alike_groups, classes, players_of, team_numbers
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision

BROUGHT: Final = "brought"
"""How rounds were found that somebody else made."""


def decide_schedule(state: TournamentState, asked: ScheduleRequest, names: Spelt) -> TournamentDecision:
    """What a request comes to. Raises TournamentError, and SeatingError for rounds that cannot be."""
    match asked:
        case DoPlayingNumbers():
            return _numbers(state, asked)
        case DoSchedule():
            return _schedule(state, asked)
        case DoRemake():
            return _remade(state, asked, names)
        case DoFixTable():
            return _fixed(state, asked, names)


def rounds_played(state: TournamentState) -> int:
    """The last round of which a table has a result, 0 where none has."""
    return max((round for (round, _), kept in state.results.items() if kept.typed is not None), default=0)


def _numbers(state: TournamentState, asked: DoPlayingNumbers) -> TournamentDecision:
    if rounds_played(state):
        raise TournamentError("tournament_has_results")
    if asked.numbers is not None:
        given = dict(sorted(asked.numbers.items()))
        event = NumbersGiven(given)
    else:
        seed = asked.seed or 0
        given = drawn_numbers(str(seed), "", draw_classes(state))
        event = NumbersGiven(dict(sorted(given.items())), "seed", seed)
    _check_numbers(state, given)
    same = event.numbers == state.schedule.numbers
    return TournamentDecision({"numbers": given}, () if same else (event,), correction=bool(state.schedule.numbers))


def _check_numbers(state: TournamentState, numbers: Mapping[str, int]) -> None:
    """Everybody is known, no number is given twice, and none is outside the schedule."""
    for id in numbers:
        known_entrant(state, id)
    number, times = max(Counter(numbers.values()).items(), key=lambda one: one[1], default=(0, 0))
    if times > 1:
        raise TournamentError("tournament_number_twice", number=number)
    most = places(state)
    if numbers and max(numbers.values()) > most:
        raise TournamentError("tournament_number", number=max(numbers.values()), most=most)


def players_within(state: TournamentState) -> tuple[str, ...]:
    """Who play; nobody where there are more of them than places, for then nobody knows who will."""
    people = players_of(state)
    return people if len(people) <= places(state) else ()


def places(state: TournamentState) -> int:
    """Places in the schedule: as it stands, as was said, or one for each player and no table short."""
    if state.schedule.rounds:
        return sum(map(len, state.schedule.rounds[0]))
    return sum(tables_for(state.setup, len(players_of(state))))


def _schedule(state: TournamentState, asked: DoSchedule) -> TournamentDecision:
    if asked.rounds is not None:
        if rounds_played(state):
            raise TournamentError("tournament_has_results")
        event = _brought(state, asked, asked.rounds)
        found = measure(from_zero(event.rounds), wishes_of(event))
    else:
        given = wanted_of(state, asked)
        made = schedule(*given)
        event, found = _wished(state, asked, from_one(made.rounds), made.method), made.measure
    answer = {"measure": {**measure_object(found), "method": event.method}}
    return TournamentDecision(
        answer, () if event == state.schedule.made else (event,), correction=state.schedule.made is not None
    )


def _brought(state: TournamentState, asked: DoSchedule, rounds: tuple[Round, ...]) -> ScheduleSet:
    """Rounds that somebody else made, where everybody sits once in each at tables of the formula's sizes."""
    checked(from_zero(rounds))
    is_four = sizes_of(state.setup) == "four"
    least, most = (SEATS, SEATS) if is_four else (SEATS - 1, SEATS + 1)
    for at, tables in enumerate(rounds, 1):
        for number, table in enumerate(tables, 1):
            if not least <= len(table) <= most:
                wanted = str(SEATS) if is_four else f"{least}–{most}"
                raise TournamentError("tournament_four", round=at, table=number, count=len(table), wanted=wanted)
    count, highest = sum(map(len, rounds[0])), max(number for table in rounds[0] for number in table)
    if highest != count or (state.setup.players and state.setup.players != count):
        raise TournamentError("tournament_places", count=count, wanted=state.setup.players or highest)
    if state.setup.rounds and len(rounds) != state.setup.rounds:
        raise TournamentError("tournament_rounds", count=len(rounds), wanted=state.setup.rounds)
    return _wished(state, asked, rounds, asked.method or BROUGHT)


def wanted_of(state: TournamentState, asked: DoSchedule) -> WantedSchedule:
    """What a search is given that makes the rounds: as `DoSchedule` without rounds makes them itself.

    Raises TournamentError `tournament_has_results`, `tournament_size`, and as that.
    """
    if rounds_played(state):
        raise TournamentError("tournament_has_results")
    tables = tables_for(state.setup, len(players_of(state)))
    if not tables or not state.setup.rounds:
        raise TournamentError("tournament_size")
    return WantedSchedule(tables, state.setup.rounds, wishes_of(_wished(state, asked, (), "")), asked.seed)


def _wished(state: TournamentState, asked: DoSchedule, rounds: tuple[Round, ...], method: str) -> ScheduleSet:
    fixed = {str(_number(state, _player(who))): table for who, table in asked.fixed.items()}
    tables = len(rounds[0]) if rounds else len(tables_for(state.setup, len(players_of(state))))
    for table in fixed.values():
        if tables and table > tables:
            raise TournamentError("tournament_no_table", table=table, round=1, most=tables)
    stage = formula_of(state.setup).tournament.seats
    kinds = tuple(dict.fromkeys((*stage.rather_apart, *asked.rather_of)))
    # Of rounds that somebody else made for numbers nobody knows which were kept for whom.
    is_blind = method == BROUGHT and not state.schedule.numbers
    own = () if is_blind else _never(state, stage.apart)
    apart = tuple(dict.fromkeys((*own, *_groups(state, asked.apart))))
    alike = () if is_blind else alike_groups(state, players_within(state), kinds, tables, apart)
    rather = dict.fromkeys((*_groups(state, asked.rather_apart), *alike))
    together = _groups(state, asked.together)
    for one in asked.not_in:
        _groups(state, (one.players,))
        for number in one.rounds:
            if number > (most := len(rounds) or state.setup.rounds):
                raise TournamentError("tournament_no_round", round=number, most=most)
    return ScheduleSet(
        rounds, method, asked.seed, apart=apart, rather_apart=tuple(rather), fixed=fixed, not_first=not_first(state),
        together=together, not_in=asked.not_in, rather_of=asked.rather_of,
    )  # fmt: skip


def _never(state: TournamentState, kinds: tuple[Apart, ...]) -> tuple[tuple[int, ...], ...]:
    """The numbers of each group that the formula keeps apart; before the draw those that are kept for each team."""
    if state.schedule.numbers:
        return classes(state, kinds)
    return team_numbers(state) if "team" in kinds and players_within(state) else ()


def not_first(state: TournamentState) -> tuple[tuple[int, int], ...]:
    """The numbers of who wished not to meet in the first round, where both were given theirs before the schedule.

    Of others the draw sees to it, among numbers that do not meet.
    """
    numbers, taken, found = state.schedule.numbers, set[str](), list[tuple[int, int]]()
    for id, one in state.entrants.items():
        both = {id, one.not_with}
        if both <= numbers.keys() and not taken & both:
            taken |= both
            first, other = sorted(numbers[who] for who in both)
            found.append((first, other))
    return tuple(found)


def _groups(state: TournamentState, groups: Sequence[Players]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(_number(state, who) for who in group) for group in groups)


def _player(text: str) -> int | str:
    """A key of JSON that may be a number."""
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 5 else text


def _number(state: TournamentState, who: int | str) -> int:
    """A playing number, of somebody by his id too. Raises TournamentError."""
    number = state.schedule.numbers.get(who, 0) if isinstance(who, str) else who
    if not number:
        known_entrant(state, str(who))
        raise TournamentError("tournament_no_number", entrant=who)
    if number > places(state) > 0:
        raise TournamentError("tournament_number", number=number, most=places(state))
    return number


def _remade(state: TournamentState, asked: DoRemake, names: Spelt) -> TournamentDecision:
    rounds, made = state.schedule.rounds, state.schedule.made
    if made is None:
        raise TournamentError("tournament_no_schedule")
    if state.schedule.final is not None:
        raise TournamentError("tournament_final_stands")
    played = rounds_played(state) if asked.played is None else asked.played
    if played < rounds_played(state) or played >= len(rounds):
        raise TournamentError("tournament_played", played=rounds_played(state), rounds=len(rounds))
    wanted: Players = asked.players if asked.players is not None else players_of(state)
    numbers = _with_new(state, wanted)
    players = sorted({(numbers[who] if isinstance(who, str) else who) - 1 for who in wanted})
    how = sizes_of(state.setup)
    found = remade(from_zero(rounds), played, players, state.schedule.wishes(), asked.seed, how)
    affected = tuple(number + 1 for number in found.cards)
    reason = with_ids(asked.reason.strip(), names)
    event = ScheduleChanged(from_one(found.rounds), played, affected, reason, asked.seed)
    answer = {
        "affected": list(affected),
        "entrants": [id for id, number in numbers.items() if number in affected],
        "measure": measure_object(found.measure),
    }
    given = () if numbers == state.schedule.numbers else (NumbersGiven(numbers),)
    return TournamentDecision(answer, (*given, event), correction=True)


def _fixed(state: TournamentState, asked: DoFixTable, names: Spelt) -> TournamentDecision:
    """Tables of the rounds to come numbered so that somebody stays at his; company and winds are as they were."""
    schedule = state.schedule
    if schedule.made is None:
        raise TournamentError("tournament_no_schedule")
    if asked.table:
        schedule.table(1, asked.table)
    number, begun = _number(state, asked.entrant), max(rounds_played(state), state.clock.current)
    fixed = {one: table for one, table in {**schedule.fixed, str(number): asked.table}.items() if table}
    event = other_tables(schedule.rounds, begun, fixed, with_ids(asked.reason.strip(), names))
    not_heeded = [
        {"round": one.round + 1, "table": one.table + 1, "number": one.players[0] + 1}
        for one in astray(from_zero(event.rounds), tables_fixed(fixed))
        if one.round >= begun
    ]
    return TournamentDecision({"affected": list(event.affected), "not_heeded": not_heeded}, (event,), correction=True)


def other_tables(rounds: tuple[Round, ...], begun: int, fixed: Mapping[str, int], reason: str) -> ScheduleChanged:
    """Tables of the rounds that have not begun numbered so that these stay at theirs, as far as that can be."""
    before = from_zero(rounds)
    now = (*before[:begun], *numbered(before[begun:], tables_fixed(fixed), before[:begun]))
    affected = tuple(one + 1 for one in changed_cards(before, now))
    return ScheduleChanged(from_one(now), begun, affected, reason, how="tables", fixed=fixed)


def _with_new(state: TournamentState, wanted: Players) -> dict[str, int]:
    """The playing numbers, with the next ones for who has none yet."""
    numbers = dict(state.schedule.numbers)
    highest = max((*numbers.values(), places(state)))
    for who in wanted:
        if isinstance(who, str) and known_entrant(state, who).entrant not in numbers:
            highest += 1
            numbers[who] = highest
    return dict(sorted(numbers.items()))
