"""What can be wrong with what comes from Botzone."""

from __future__ import annotations

from windroos.errors import WindroosError


class BotzoneError(WindroosError):
    """A request, a history or a record that cannot be of Botzone's Chinese Standard Mahjong."""
