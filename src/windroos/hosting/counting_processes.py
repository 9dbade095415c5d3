"""Processes that count the hands of many evenings beside whoever waits for them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from typing import Final

from windroos.club.club_state import ClubState
from windroos.club.counts import CountTexts
from windroos.club.evening_state import EveningState
from windroos.club.mahjongs import ProgramRulings
from windroos.hosting.hand_counting import counted_in_thread, counts_of
from windroos.hosting.worker import Worker, WorkerError

MOST_PROCESSES: Final = 4
AT_ONCE: Final = 8
"""Evenings of a job: of ordinary ones a process counts some thirty a second."""
PATIENCE: Final = 3
"""How far the processes stand back for pages and games, as `nice`: somebody waits for them too."""
_SECONDS: Final = 120.0
"""That a job may take; an evening with a thousand hands takes one."""


class CountingProcesses:
    """Processes that count, as many as there are processors to spare; they begin with the first evenings given."""

    def __init__(self) -> None:
        here = min(MOST_PROCESSES, os.cpu_count() or 1)
        self._workers = [Worker(f"counting {number}", patience=PATIENCE, lasting=4) for number in range(1, here + 1)]

    @property
    def at_once(self) -> int:
        """How many evenings are best given together."""
        return AT_ONCE * len(self._workers)

    async def count(
        self, club: ClubState, evenings: Sequence[EveningState], ruled: ProgramRulings
    ) -> Sequence[CountTexts]:
        """What is to be kept of each evening, in order. What a process cannot do is done in a thread."""
        each = -(-len(evenings) // len(self._workers))
        parts = [evenings[at : at + each] for at in range(0, len(evenings), each)]
        jobs = (self._part(worker, club, part, ruled) for worker, part in zip(self._workers, parts, strict=False))
        return [text for part in await asyncio.gather(*jobs) for text in part]

    async def close(self) -> None:
        """End the processes."""
        for worker in self._workers:
            await worker.close()

    async def _part(
        self, worker: Worker, club: ClubState, evenings: Sequence[EveningState], ruled: ProgramRulings
    ) -> Sequence[CountTexts]:
        try:
            return await worker.do(_SECONDS, counts_of, club, evenings, ruled)
        except WorkerError:
            return await counted_in_thread(club, evenings, ruled)
