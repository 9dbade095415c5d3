"""What the signal at the end of a round means, by rule set, as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, cast, get_args

from windroos.reckoning.formula import TournamentStage

AfterSignal = Literal["finish_hand", "one_more_hand", "finish_round", "stop"]
"""What is still played after the signal: the hand, that and one more, all hands of the wind round, or nothing."""
AFTER_SIGNAL: Final[tuple[AfterSignal, ...]] = get_args(AfterSignal)


class RoundSignal(NamedTuple):
    """The signal of a round.

    last    minutes before the end at which the last minutes begin
    warns   there is a sound then
    rings   there is a sound at the end
    then    what is still played after the one sound that counts: at the end, or where it is silent in the last minutes
    others  what may be chosen in its place
    source  where that stands
    """

    last: int
    warns: bool
    rings: bool
    then: AfterSignal
    others: tuple[AfterSignal, ...] = ()
    source: str = ""


_WIND_ROUND: Final = RoundSignal(10, False, True, "finish_hand", ("finish_round",))
SIGNALS: Final[Mapping[str, RoundSignal]] = {
    "nts2002": _WIND_ROUND,
    "groenehart2011": _WIND_ROUND,
    "hongkong": _WIND_ROUND,
    "nmv144": _WIND_ROUND,
    # A hand has begun when the walls stand and the first dice are thrown.
    "mcr": RoundSignal(10, False, True, "finish_hand", ("stop",), "EMA, MCR 2020"),
    "riichi": RoundSignal(15, True, False, "one_more_hand", (), "EMA, Riichi 2025"),
}
"""By rule set. Where East pays and receives double a wind round is fair, and may be finished."""


def signal_of(rules: str, stage: TournamentStage) -> RoundSignal:
    """The signal of a tournament: that of its rule set, with what its formula says otherwise.

    `signal` of `[rounds]` may name another rule set's.
    """
    named = str(stage.rounds.get("signal", ""))
    found = SIGNALS.get(named) or SIGNALS.get(rules) or _WIND_ROUND
    then = stage.rounds.get("after_signal")
    return found._replace(then=cast(AfterSignal, then)) if then in AFTER_SIGNAL else found
