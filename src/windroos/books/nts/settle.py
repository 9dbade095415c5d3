"""How the Dutch tournament rules are settled: differences (NTS 2002, p. 7; Groene Hart 2011, p. 12)."""

from __future__ import annotations

from windroos.rules.rule import Options
from windroos.settling.penalties import nothing
from windroos.settling.terms import Terms
from windroos.settling.ways import differences


def terms(o: Options) -> Terms:
    """Whoever discarded, all pay the same; with chips in whole tens (Groene Hart 2011, p. 14)."""
    return Terms(
        differences,
        nothing,
        everyone=True,
        by_needed=False,
        players=int(o["players"]),
        limit=int(o["limit"]),
        chips=bool(o.get("chips")),
    )
