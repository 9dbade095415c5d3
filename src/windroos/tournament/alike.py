"""Who have a club or a country in common, or are a couple, and had better not sit at one table, before the draw.

A schedule is made for numbers. Whoever has something in common gets numbers of his own in it, which it keeps apart, and
the draw is among these: so nobody's table is chosen, and clubs and countries are spread all the same.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence, Set
from typing import NamedTuple

from windroos.reckoning.tournament_stages import Apart
from windroos.tournament.entrant_events import EntrantSet


class AlikePeople(NamedTuple):
    """People who have the same in common, and the numbers among which they draw."""

    name: str
    people: tuple[str, ...]
    numbers: tuple[int, ...]


class AlikeNumbers(NamedTuple):
    """Who draw among which numbers, and which numbers had better not meet."""

    parts: tuple[AlikePeople, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()


def alike_numbers(
    entrants: Iterable[EntrantSet], kinds: Collection[Apart], most: int, taken: Set[int], besides: Set[str]
) -> AlikeNumbers:
    """Numbers for all who have something of these kinds in common.

    Args:
        entrants: who play
        kinds: what they may have in common
        most: of more people than there are tables some meet anyhow: such a group is nobody's
        taken: numbers that are kept for others
        besides: who draw among other numbers already
    """
    free = [one for one in entrants if one.entrant not in besides]
    groups = {key: people for key, people in in_common(free, kinds).items() if 1 < len(people) <= most}
    parts: dict[tuple[tuple[str, str], ...], list[str]] = {}
    for one in free:
        if key := tuple(group for group, people in groups.items() if one.entrant in people):
            parts.setdefault(key, []).append(one.entrant)
    left = iter(number for number in range(1, len(taken) + len(free) + 1) if number not in taken)
    found, numbers = [], dict[str, int]()
    for key, people in sorted(parts.items()):
        own = {one: next(left) for one in people}
        numbers |= own
        found.append(AlikePeople(" · ".join(map(" ".join, key)), tuple(people), tuple(own.values())))
    return AlikeNumbers(
        tuple(found), tuple(tuple(sorted(numbers[one] for one in people)) for _, people in sorted(groups.items()))
    )


def couples(entrants: Iterable[EntrantSet]) -> tuple[tuple[str, str], ...]:
    """Couples who both are among these, where either said so; nobody is in two."""
    people = {one.entrant: one for one in entrants}
    taken, found = set[str](), list[tuple[str, str]]()
    for id, one in people.items():
        if one.partner in people and one.partner != id and not taken & {id, one.partner}:
            taken |= {id, one.partner}
            found.append((id, one.partner))
    return tuple(found)


def in_common(entrants: Sequence[EntrantSet], kinds: Collection[Apart]) -> dict[tuple[str, str], list[str]]:
    """Who have the same team, club or country, by what it is and how it is called first; a couple by its first."""
    found: dict[tuple[str, str], list[str]] = {}
    written: dict[tuple[str, str], str] = {}
    if "couple" in kinds:
        found = {("couple", pair[0]): list(pair) for pair in couples(entrants)}
    for one in entrants:
        for kind, value in (("team", one.team), ("club", one.club), ("country", one.country)):
            if kind in kinds and value:
                called = written.setdefault((kind, value.casefold()), value)
                found.setdefault((kind, called), []).append(one.entrant)
    return found
