"""What can be wrong with what a tournament is told."""

from __future__ import annotations

from windroos.errors import WindroosError


class TournamentError(WindroosError):
    """Something that cannot be in a tournament; words in `windroos.text.trouble.tournament`."""
