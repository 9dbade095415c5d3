"""Counting the hands of a club in the terminal, with a line that says how far it is."""

from __future__ import annotations

import sys
import time
from typing import Final

from windroos.hosting.club_folder import ClubFolder
from windroos.hosting.counting_processes import CountingProcesses
from windroos.text import club_commands as texts
from windroos.text.figures import number
from windroos.text.words import Lang

EVERY: Final = 10.0
"""Seconds between two lines where they go to a file."""


async def count_all(folder: ClubFolder, lang: Lang) -> None:
    """Count and keep all evenings at rest. Raises StoreError where it cannot be kept."""
    processes, terminal = CountingProcesses(), sys.stderr is not None and sys.stderr.isatty()
    said = time.monotonic() - EVERY
    try:
        while True:
            far = folder.counting
            if far is not None and (terminal or time.monotonic() - said >= EVERY):
                line = texts.COUNTING.to(lang).format(**{key: number(one, lang) for key, one in far._asdict().items()})
                print(f"\r{line}" if terminal else line, end="" if terminal else "\n", file=sys.stderr, flush=True)
                said = time.monotonic()
            if not await folder.keep_counts(processes.at_once, processes.count):
                return
    finally:
        if terminal:
            print(file=sys.stderr)
        await processes.close()
