"""What can be wrong with what an environment is given."""

from __future__ import annotations

from windroos.errors import WindroosError


class EnvError(WindroosError):
    """An action, a deal or a setting that an environment cannot take."""
