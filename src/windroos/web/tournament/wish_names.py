"""Wishes of a schedule by name: people are typed and shown as they are called, and a schedule is made for numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable

from windroos.people.names import plain_letters, told_apart
from windroos.tournament.errors import TournamentError
from windroos.tournament.world import TournamentWorld


def in_numbers(world: TournamentWorld, text: str) -> str:
    """The same wishes with a playing number for each name: a group a line, commas between people, rounds after `=`.

    Raises TournamentError `tournament_entrant` for a name that nobody has, `tournament_undrawn` for who has no number.
    """
    named = {_plain(name): id for id, name in told_apart(world.names()).items()}
    return "\n".join(_line(world, named, line) for line in re.split(r"[\n;]", text))


def numbers_called(world: TournamentWorld, labels: Iterable[str]) -> list[int]:
    """The playing numbers of people by name, or as they were written. Raises TournamentError as `in_numbers`."""
    named = {_plain(name): id for id, name in told_apart(world.names()).items()}
    return [int(_number(world, named, label)) for label in labels]


def in_names(world: TournamentWorld, players: Iterable[int]) -> str:
    """A group as it is typed: who have drawn their numbers by name."""
    called, numbers = told_apart(world.names()), world.there().schedule.numbers
    names = {number: called[id] for id, number in numbers.items() if id in called}
    return ", ".join(names.get(one, str(one)) for one in players)


def _line(world: TournamentWorld, named: dict[str, str], line: str) -> str:
    who, equals, when = line.partition("=")
    return ", ".join(_number(world, named, part) for part in who.split(",")) + equals + when


def _number(world: TournamentWorld, named: dict[str, str], part: str) -> str:
    if re.fullmatch(r"[\d\s-]*", part):
        return part
    id = named.get(_plain(part))
    if id is None:
        raise TournamentError("tournament_entrant", entrant=part.strip()[:40])
    number = world.there().schedule.numbers.get(id)
    if number is None:
        raise TournamentError("tournament_undrawn", entrant=id)
    return str(number)


def _plain(name: str) -> str:
    return " ".join(plain_letters(name).split())
