"""What can be wrong with results and formulas."""

from __future__ import annotations

from windroos.errors import WindroosError


class ReckoningError(WindroosError):
    """Results that cannot be, a lot that was not drawn so, or a formula that cannot be used."""
