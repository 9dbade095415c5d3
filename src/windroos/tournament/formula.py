"""The formula of a tournament, read from the text that is kept of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from windroos.reckoning.formula import Formula
from windroos.reckoning.formula_file import read
from windroos.tournament.setup_events import TournamentSet

KEPT_FORMULAS: Final = 64


@lru_cache(maxsize=KEPT_FORMULAS)
def _formula(toml: str) -> Formula:
    return read(toml)


def formula_of(setup: TournamentSet) -> Formula:
    """The formula of a tournament."""
    return _formula(setup.toml)
