"""What is heard at the end of a round, and what is still played then: as its formula says."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.reckoning.tournament_stages import AfterSignal, RoundStage

LAST_MINUTES: Final = 10
"""Before the end, where a formula has no signal before it: the screens say so, and nothing sounds."""


class RoundSignal(NamedTuple):
    """The signal of a round.

    last   minutes before the end at which the last minutes begin
    warns  there is a sound then, and none at the end (Riichi); else it sounds at the end
    then   what is still played after the sound
    """

    last: int
    warns: bool
    then: AfterSignal


def signal_of(rounds: RoundStage) -> RoundSignal:
    """The signal at the end of a round."""
    return RoundSignal(rounds.signal or LAST_MINUTES, bool(rounds.signal), rounds.after_signal)
