"""Parts of a table: somebody comes late or goes early, and what follows is played by other people.

A part has its own players and its own results, and is a share of the evening by its hands, or as it was typed.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from windroos.club.errors import ClubError

SMALLEST: Final = 3
LARGEST: Final = 5
"""Players at a table."""


def shares(hands: Sequence[int]) -> tuple[Fraction, ...]:
    """What share of the table's evening each part is, by the hands played in it; they add up to 1.

    Raises ClubError `club_part_hands` where nothing was played.
    """
    total = sum(hands)
    if not hands or total <= 0 or min(hands) < 0:
        raise ClubError("club_part_hands")
    return tuple(Fraction(count, total) for count in hands)


def after_coming(players: Sequence[str], person: str) -> tuple[str, ...]:
    """The next part's players when somebody joins, the last. Raises ClubError `club_part_full`, `club_part_twice`."""
    if person in players:
        raise ClubError("club_part_twice", person=person)
    if len(players) >= LARGEST:
        raise ClubError("club_part_full", most=LARGEST)
    return (*players, person)


def after_leaving(players: Sequence[str], person: str) -> tuple[str, ...]:
    """The next part's players when one goes. Raises ClubError `club_part_absent`, `club_part_few`."""
    if person not in players:
        raise ClubError("club_part_absent", person=person)
    if len(players) <= SMALLEST:
        raise ClubError("club_part_few", least=SMALLEST)
    return tuple(player for player in players if player != person)
