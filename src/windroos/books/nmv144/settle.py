"""How the 144 rules are settled: to the winner, and differences (rule 59), with overscores (rules 81 and 90)."""

from __future__ import annotations

from windroos.rules.rule import Options
from windroos.settling.penalties import nothing
from windroos.settling.terms import Terms
from windroos.settling.ways import differences


def terms(o: Options) -> Terms:
    """Scores above the limit are written down as they are, and count as the limit but for a special hand."""
    return Terms(
        differences,
        nothing,
        everyone=True,
        by_needed=False,
        known=frozenset({"special"}),
        players=int(o["players"]),
        limit=int(o["limit"]),
        overscores=True,
        round_up=bool(o["round_up"]),
    )
