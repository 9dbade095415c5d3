"""The formula of a tournament, read from the text that is kept of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from windroos.reckoning.formula import Formula
from windroos.reckoning.formula_file import read
from windroos.seating.rounds import FOUR, TableSizes, table_sizes
from windroos.tournament.setup_events import TournamentSet

KEPT_FORMULAS: Final = 64


@lru_cache(maxsize=KEPT_FORMULAS)
def _formula(toml: str) -> Formula:
    return read(toml)


def formula_of(setup: TournamentSet) -> Formula:
    """The formula of a tournament."""
    return _formula(setup.toml)


def sizes_of(setup: TournamentSet) -> TableSizes:
    """Of which sizes its tables may be (ruling T8)."""
    return formula_of(setup).tournament.seats.sizes


def tables_for(setup: TournamentSet, players: int) -> tuple[int, ...]:
    """The tables of a round for so many players, or for as many as were said.

    Where all tables have four there is one for whoever is over, with places that are nobody's yet.
    """
    count = setup.players or players
    return table_sizes(count, sizes_of(setup)) or (FOUR,) * -(-count // FOUR)
