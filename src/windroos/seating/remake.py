"""The rounds to come made anew after people left or came: what was played stays, and most of the cards too."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from windroos.seating.errors import SeatingError
from windroos.seating.measure import SeatingMeasure, measure
from windroos.seating.rounds import Round, Table, TableSizes, changed_cards, table_sizes
from windroos.seating.search import SeatingSearch
from windroos.seating.winds import evened
from windroos.seating.wishes import NO_WISHES, SeatingWishes

_EXCHANGES: Final = 60_000
_MOST_KEPT: Final = 0.75
"""Where more people than this part get another card anyhow, all is searched anew."""


class Remade(NamedTuple):
    """A schedule after a change.

    rounds   all of it, those that were played as they were
    cards    whose card changes: another table or wind in a round to come, or new
    measure  of all of it
    """

    rounds: tuple[Round, ...]
    cards: tuple[int, ...]
    measure: SeatingMeasure


def remade(
    rounds: Sequence[Round],
    played: int,
    players: Sequence[int],
    wishes: SeatingWishes = NO_WISHES,
    seed: int = 0,
    how: TableSizes = "four",
) -> Remade:
    """The schedule for these players from now on.

    Args:
        rounds: as they were to be, with winds
        played: so many of them stay as they are
        players: who play on; those that are new have numbers of their own
        wishes: to heed
        seed: where chance comes from
        how: of which sizes tables may be, where four does not divide the players

    Raises SeatingError `seating_not_fours` where so many cannot be seated so.
    """
    sizes = table_sizes(len(players), how)
    if not sizes:
        raise SeatingError("seating_not_fours", count=len(players))
    done, coming = tuple(rounds[:played]), _taken_over(rounds[played:], players)
    begun = [_patched(tables, players, sizes) for tables in coming]
    search = SeatingSearch((*done, *begun), wishes, Random(seed), played)
    search.settle(_EXCHANGES)
    found = _whole(done, coming, search.rounds()[played:], sizes)
    if len(changed_cards(rounds[played:], found)) > _MOST_KEPT * len(players):
        *_, (_, better) = search.run(_EXCHANGES * 4, search.floor)
        found = _whole(done, coming, better[played:], sizes)
    whole = (*done, *found)
    return Remade(whole, changed_cards(rounds[played:], found), measure(whole, wishes))


def _whole(
    done: Sequence[Round], coming: Sequence[Round], tables: Sequence[Round], sizes: Sequence[int]
) -> tuple[Round, ...]:
    """The rounds to come with numbers and winds; who sits together as they were to keep both."""
    found = [_as_before(one, before, sizes) for one, before in zip(tables, coming, strict=True)]
    kept = {
        (at, number)
        for at, (one, before) in enumerate(zip(found, coming, strict=True))
        for number, table in enumerate(one)
        if number < len(before) and table == before[number]
    }
    return evened(found, done, kept)


def _taken_over(rounds: Sequence[Round], players: Sequence[int]) -> list[Round]:
    """The rounds with those who are new at all places of somebody who left, one for one as far as they go."""
    seated = [player for tables in rounds[:1] for table in tables for player in table]
    new = [player for player in players if player not in seated]
    takes = dict(zip(sorted(set(seated) - set(players)), new, strict=False))
    return [tuple(tuple(takes.get(player, player) for player in table) for table in tables) for tables in rounds]


def _patched(tables: Round, players: Sequence[int], sizes: Sequence[int]) -> Round:
    """A round without those who left: tables are filled with who is new, and with who sat at tables broken up.

    Where tables are of several sizes the largest are those at which most people are left.
    """
    staying, seated = set(players), {player for table in tables for player in table}
    there: list[list[int | None]] = [[player if player in staying else None for player in table] for table in tables]
    waiting = [player for player in players if player not in seated]
    there.sort(key=lambda table: table.count(None))  # stable: those that lack nobody keep their number
    while len(there) > len(sizes):
        waiting += [player for player in there.pop() if player is not None]
    there += [[] for _ in range(len(sizes) - len(there))]
    fullest = sorted(range(len(there)), key=lambda at: there[at].count(None) - len(there[at]))
    for at, size in zip(fullest, sizes, strict=True):
        waiting += _resized(there[at], size)
    return tuple(tuple(waiting.pop(0) if player is None else player for player in table) for table in there)


def _resized(table: list[int | None], size: int) -> list[int]:
    """Make a table of so many seats, empty ones last to stay; who has none any more."""
    while len(table) > size and None in table:
        table.remove(None)
    gone = [player for player in table[size:] if player is not None]
    table[size:] = [None] * (size - len(table))
    return gone


def _as_before(tables: Round, before: Round, sizes: Sequence[int]) -> Round:
    """The tables with the numbers, and the seats, that most of their people had; a number has its size."""
    where = {player: (number, seat) for number, table in enumerate(before) for seat, player in enumerate(table)}

    def company(table: Table, number: int) -> int:
        return sum(where.get(player, (-1, 0))[0] == number for player in table)

    numbers = range(len(tables))
    wanted = sorted(
        (-company(tables[at], number), number, at)
        for at in numbers
        for number in numbers
        if sizes[number] == len(tables[at])
    )
    placed, free = dict[int, Table](), set(numbers)
    for _, number, at in wanted:
        if number not in placed and at in free:
            free.remove(at)
            placed[number] = _seated(tables[at], {player: where[player][1] for player in tables[at] if player in where})
    return tuple(placed[number] for number in numbers)


def _seated(table: Table, had: dict[int, int]) -> Table:
    """A table with everybody at the wind he had, where nobody else had it."""
    seats: dict[int, int] = {}
    for player in table:
        if (seat := had.get(player)) is not None and seat not in seats and seat < len(table):
            seats[seat] = player
    rest = [player for player in table if player not in seats.values()]
    return tuple(seats[seat] if seat in seats else rest.pop(0) for seat in range(len(table)))
