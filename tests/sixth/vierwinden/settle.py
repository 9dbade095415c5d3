"""How De Vier Winden settles: as the tournament rules do."""

from __future__ import annotations

from windroos.rules.rule import Options
from windroos.settling.penalties import nothing
from windroos.settling.terms import Terms
from windroos.settling.ways import differences


def terms(o: Options) -> Terms:
    """To the winner, and differences."""
    return Terms(differences, nothing, everyone=True, by_needed=False, players=int(o["players"]), limit=int(o["limit"]))
