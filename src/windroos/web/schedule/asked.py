"""A schedule as an address or a form asks for it, in numbers from 1."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.seating.door import SEATS, NotIn, ScheduleAsked
from windroos.seating.errors import SeatingError
from windroos.text.figures import whole

MOST_PLAYERS: Final = 120
MOST_ROUNDS: Final = 24
SECONDS: Final = 8
"""For a search; a design takes none."""
MOST_EXCHANGES: Final = 5_000_000
"""After which a schedule is found again for an address; who watched may have gone further, and has it as a file."""
MOST_TYPED: Final = 2_000
"""Characters of a field."""
FIELDS: Final = ("spelers", "rondes", "gescheiden", "liever", "vast", "zaad", "nietin", "samen", "wissels")


class TypedSchedule(NamedTuple):
    """What stands in the form, as it was typed."""

    players: str = ""
    rounds: str = ""
    apart: str = ""
    rather: str = ""
    fixed: str = ""
    seed: str = ""
    not_in: str = ""
    together: str = ""
    exchanges: str = ""

    def named(self) -> tuple[tuple[str, str], ...]:
        """The keys of an address that asks for it; what is empty is left out."""
        return tuple((key, text) for key, text in zip(FIELDS, self, strict=True) if text)


def typed_of(values: Mapping[str, str]) -> TypedSchedule:
    """What was typed, of an address or a form."""
    return TypedSchedule(*(str(values.get(key, ""))[:MOST_TYPED].strip() for key in FIELDS))


def read_typed(typed: TypedSchedule) -> ScheduleAsked:
    """What is asked for. Raises SeatingError for what is no number, or too many."""
    players, rounds = whole(typed.players) or 0, whole(typed.rounds) or 0
    if not SEATS < players <= MOST_PLAYERS:
        raise SeatingError("seating_number_players", most=MOST_PLAYERS)
    if not 0 < rounds <= MOST_ROUNDS:
        raise SeatingError("seating_number_rounds", most=MOST_ROUNDS)
    fixed = {}
    for part in re.split(r"[,;\n]", typed.fixed):
        if not part.strip():
            continue
        player, _, table = part.partition("=")
        number = whole(table.strip())
        if number is None or number < 1:
            raise SeatingError("seating_fixed", text=part.strip()[:40])
        fixed[player.strip()] = number
    seed = whole(typed.seed) or 0
    exchanges = min(whole(typed.exchanges) or 0, MOST_EXCHANGES) if typed.exchanges else None
    return ScheduleAsked(
        players, rounds, seed, groups_typed(typed.apart), groups_typed(typed.rather), fixed,
        not_in_typed(typed.not_in), meet_evenly=False, seconds=SECONDS, together=groups_typed(typed.together),
        sizes="three_to_five", exchanges=exchanges,
    )  # fmt: skip


def not_in_typed(text: str) -> tuple[NotIn, ...]:
    """A group a line, and after = the rounds. Raises SeatingError `seating_not_in`, `seating_group`."""
    found = []
    for line in filter(str.strip, re.split(r"[\n;]", text)):
        who, _, when = line.partition("=")
        players, rounds = groups_typed(who), groups_typed(when)
        if not players or not rounds:
            raise SeatingError("seating_not_in", text=line.strip()[:40])
        found.append(NotIn(players[0], rounds[0]))
    return tuple(found)


def groups_typed(text: str) -> tuple[tuple[int, ...], ...]:
    """A group a line: numbers, and stretches as 1-4. Raises SeatingError `seating_group`."""
    groups = []
    for line in re.split(r"[\n;]", text):
        found: list[int] = []
        for part in re.split(r"[,\s]+", line.strip()):
            ends = [whole(end) for end in part.split("-")]
            if not part:
                continue
            if len(ends) > 2 or any(not end or end > MOST_PLAYERS for end in ends):
                raise SeatingError("seating_group", text=line.strip()[:40])
            first, last = int(ends[0] or 0), int(ends[-1] or 0)
            found.extend(range(first, last + 1))
        if found:
            groups.append(tuple(found))
    return tuple(groups)
