"""The draw of playing numbers: by hand from a bag, or by a lot that anybody can do again (`reckoning.lots`).

A schedule is made for numbers before they are drawn, so that nobody can shape it for a person. Where persons are to be
kept apart or have a fixed table, the draw is among the numbers that the schedule has for such persons: a class.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hmac import compare_digest
from typing import NamedTuple

from windroos.reckoning.lots import commitment, drawn
from windroos.tournament.errors import TournamentError


class DrawClass(NamedTuple):
    """People who draw among themselves, and the numbers among which they do: as many as they are.

    name    what they have in common: a team, a fixed table; "" for who have nothing
    people  ids of entrants
    """

    name: str
    people: tuple[str, ...]
    numbers: tuple[int, ...]


class DrawClaim(NamedTuple):
    """A draw as it was done, with all that it takes to do it again.

    committed  SHA-256 of the secret, as it was shown before the word was called
    classes    who drew among which numbers
    numbers    what came of it: the number of each
    """

    committed: str
    secret: str
    word: str
    classes: tuple[DrawClass, ...]
    numbers: Mapping[str, int]


def drawn_numbers(secret: str, word: str, classes: Iterable[DrawClass]) -> dict[str, int]:
    """The number of everybody, by a secret that was committed to and a word that was called in the hall.

    Of each class: the lot of `word`, where the class has a name `word/name`, puts its people in an order; the first of
    them has its lowest number, and so on.
    """
    found: dict[str, int] = {}
    for one in classes:
        order = drawn(secret, f"{word}/{one.name}" if one.name else word, one.people)
        found.update(zip(order, sorted(one.numbers), strict=True))
    return found


def repeats(claim: DrawClaim) -> bool:
    """Whether a draw is what was committed to, and nothing else."""
    fits = compare_digest(claim.committed.encode(), commitment(claim.secret).encode())
    return fits and drawn_numbers(claim.secret, claim.word, claim.classes) == dict(claim.numbers)


def check_classes(classes: Sequence[DrawClass], people: Iterable[str]) -> None:
    """See that everybody draws once, and that there is a number for each, from 1 and none twice.

    Raises TournamentError `tournament_draw_classes`.
    """
    drawing = [one for group in classes for one in group.people]
    numbers = [number for group in classes for number in group.numbers]
    fits = all(len(group.people) == len(group.numbers) for group in classes)
    names = [group.name for group in classes]
    if not (
        fits
        and sorted(drawing) == sorted(set(people))
        and sorted(numbers) == list(range(1, len(drawing) + 1))
        and len(set(names)) == len(names)
    ):
        raise TournamentError("tournament_draw_classes")


def classes_of(
    people: Iterable[str], groups: Mapping[str, Sequence[str]], reserved: Sequence[Sequence[int]]
) -> tuple[DrawClass, ...]:
    """Who draw among which numbers, where a schedule has numbers for groups.

    Each group (a team, those of a fixed table) gets numbers of the schedule that are as many as it is, in the order in
    which both are given; who is in no group draws among what is left.

    Args:
        people: ids of all who draw
        groups: those of whom some draw among themselves, by what they have in common
        reserved: numbers that the schedule has for groups

    Raises TournamentError `tournament_draw_group` for a group that the schedule has no numbers for.
    """
    everybody, free = tuple(people), [tuple(sorted(one)) for one in reserved]
    found = []
    for name, members in groups.items():
        numbers = next((one for one in free if len(one) == len(members)), None)
        if numbers is None:
            raise TournamentError("tournament_draw_group", group=name, count=len(members))
        free.remove(numbers)
        found.append(DrawClass(name, tuple(members), numbers))
    grouped = {one for group in found for one in group.people}
    taken = {number for group in found for number in group.numbers}
    rest = tuple(one for one in everybody if one not in grouped)
    numbers_left = tuple(number for number in range(1, len(everybody) + 1) if number not in taken)
    classes = (*found, DrawClass("", rest, numbers_left)) if rest else tuple(found)
    check_classes(classes, everybody)
    return classes


def in_bag(count: int, taken: Mapping[str, int]) -> tuple[int, ...]:
    """The numbers from 1 that nobody has drawn yet."""
    gone = set(taken.values())
    return tuple(number for number in range(1, count + 1) if number not in gone)


def with_number(taken: Mapping[str, int], who: str, number: int, allowed: Sequence[int]) -> dict[str, int]:
    """Who has which number after somebody drew one from the bag; his own again changes nothing.

    Args:
        taken: the numbers that were drawn
        who: who draws
        number: what he drew
        allowed: the numbers among which he draws

    Raises TournamentError: `tournament_number_none`, `tournament_number_taken`, `tournament_number_has`.
    """
    if number not in allowed:
        raise TournamentError("tournament_number_none", number=number, first=min(allowed), last=max(allowed))
    holder = next((one for one, held in taken.items() if held == number), who)
    if holder != who:
        raise TournamentError("tournament_number_taken", number=number, entrant=holder)
    if taken.get(who, number) != number:
        raise TournamentError("tournament_number_has", entrant=who, number=taken[who])
    return {**taken, who: number}
