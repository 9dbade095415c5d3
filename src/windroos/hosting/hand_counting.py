"""Counting the hands of many evenings: how far it is, and the same done in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.counts import CountTexts, count_texts, hands_of, is_counted, with_counts
from windroos.club.evening_state import EveningState
from windroos.club.mahjongs import ProgramRulings
from windroos.club.tallying import ruled_by
from windroos.hosting.bulk import without_collecting
from windroos.hosting.kept_counts import lacking


class HandsCounted(NamedTuple):
    """How far counting is: evenings and hands that are counted, and of how many."""

    evenings: int
    of_evenings: int
    hands: int
    of_hands: int


Counting = Callable[[ClubState, Sequence[EveningState], ProgramRulings], Awaitable[Sequence[CountTexts]]]
"""Gives what is to be kept of each evening, in order."""


def counts_of(club: ClubState, evenings: Sequence[EveningState], ruled: ProgramRulings) -> list[CountTexts]:
    """What is to be kept of each evening, in a process that does nothing else meanwhile."""
    with without_collecting():
        return [count_texts(club, evening, ruled) for evening in evenings]


async def counted_in_thread(
    club: ClubState, evenings: Sequence[EveningState], ruled: ProgramRulings
) -> Sequence[CountTexts]:
    """The same, each evening in a thread of its own turn."""
    return [await asyncio.to_thread(count_texts, club, evening, ruled) for evening in evenings]


class CountingState:
    """What of a club is to be counted, and what was counted since and is not used yet."""

    def __init__(self) -> None:
        self._counted: dict[str, EveningState] = {}
        """Evenings with what they were counted to."""
        self._left: tuple[ClubState | None, Mapping[str, EveningState], Mapping[str, int]] = (None, {}, {})
        """Hands of the evenings at rest of which it is not known what they come to, of a club and its evenings."""

    def far(self, club: ClubState, evenings: Mapping[str, EveningState]) -> HandsCounted:
        """How far it is."""
        left = self._look(club, evenings)
        done = [hands for id, hands in left.items() if id in self._counted]
        return HandsCounted(len(done), len(left), sum(done), sum(left.values()))

    def lacking(self, club: ClubState, evenings: Mapping[str, EveningState], most: int) -> list[EveningState]:
        """The next that are to be counted, at most so many."""
        return [evenings[id] for id in self._look(club, evenings) if id not in self._counted][:most]

    def add(self, evening: EveningState, texts: CountTexts) -> None:
        """An evening was counted."""
        self._counted[evening.id] = with_counts(evening, texts)

    def taken(self) -> dict[str, EveningState]:
        """What was counted, which is used from now on."""
        taken, self._counted = self._counted, {}
        return taken

    def _look(self, club: ClubState, evenings: Mapping[str, EveningState]) -> Mapping[str, int]:
        if self._left[0] is not club or self._left[1] is not evenings:
            ruled = ruled_by(club.settings)
            since = {id: one for id, one in self._counted.items() if one.length == evenings[id].length}
            self._counted = {id: one for id, one in since.items() if is_counted(club, one, ruled)}
            found = lacking(club, evenings.values(), ruled)
            self._left = (club, evenings, {one.id: hands_of(one) for one in found})
        return self._left[2]
