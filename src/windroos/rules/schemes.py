"""The schemes that the books use."""

from __future__ import annotations

from typing import Final

from windroos.rules.scheme import Scheme
from windroos.rules.totals import doubles_total, fan_total, gau_total, points_total

DOUBLES: Final = Scheme("doubles", 0, doubles_total, "doubles", "points", everyone=True, doubles=True)
"""Points times doubles with a limit (NTS)."""
FAN: Final = Scheme("fan", 1, fan_total, "fan", "fan", limit_row=True)
"""Fan with a cap and a row for limit hands (Hong Kong)."""
GAU: Final = Scheme("gau", 2, gau_total, "doubles", "points", everyone=True, doubles=True, parts=True, formations=True)
"""Counted, finishing, rounded, bonus, then doubled (144 rules)."""
POINTS: Final = Scheme("points", 3, points_total, "points", "points", flowers=True, limits=False)
"""Points with a minimum (MCR)."""
