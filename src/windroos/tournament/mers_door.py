"""The machine's door to the European ranking: what is asked and answered as JSON objects."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from windroos.reckoning.numbers import Number, read_number
from windroos.tournament.exports import plain
from windroos.tournament.mers import HALVES, Halves, MersResult, base_rank, mers_score, weight_of
from windroos.wire.json_text import Json
from windroos.wire.objects import Key, fields, listed, made, row
from windroos.wire.spelling import FLAG, Spelling, one_of, refuse, whole

MOST_RESULTS: Final = 1000


class RankAsked(NamedTuple):
    """What a place is worth."""

    players: int
    place: Number
    halves: Halves


class WeightAsked(NamedTuple):
    """What a tournament weighs."""

    days: int
    players: int
    countries: int
    championship: bool


class ScoreAsked(NamedTuple):
    """What results come to."""

    results: tuple[MersResult, ...]


def _read_exact(value: Any, where: str) -> Number:
    """A number: 1.25, "5/4", "1¼"."""
    found = read_number(str(value) if type(value) is float else value)
    if found is None or not 0 <= found <= 1_000_000:
        refuse(value, where, '1, 1.25, "5/4"')
    return found


_EXACT: Final[Spelling[Number]] = Spelling(str, _read_exact, {"type": ["number", "string"]})
_RESULT: Final[Spelling[MersResult]] = made(MersResult, row(_EXACT, _EXACT))
_PEOPLE: Final = whole(1, 100_000)
RANK_ASKED: Final[Spelling[RankAsked]] = fields(
    RankAsked, Key("players", _PEOPLE), Key("place", _EXACT), Key("halves", one_of(*HALVES), "up")
)
"""Read only."""
WEIGHT_ASKED: Final[Spelling[WeightAsked]] = fields(
    WeightAsked,
    *(Key("days", whole(1, 3)), Key("players", _PEOPLE), Key("countries", whole(1, 300))),
    Key("championship", FLAG, False),
)
"""Read only."""
SCORE_ASKED: Final[Spelling[ScoreAsked]] = fields(ScoreAsked, Key("results", listed(_RESULT)))
"""Read only."""


def mers_answer(line: Any) -> Json:
    """What is asked: a score of `results`, the weight of a tournament (`days`), or the rank of a `place`.

    Raises WireError, and TournamentError `tournament_mers`.
    """
    if isinstance(line, dict) and "results" in line:
        score = mers_score(SCORE_ASKED.read(line, "").results[:MOST_RESULTS])
        return {"score": plain(score), "exact": str(score)}
    if isinstance(line, dict) and "days" in line:
        return {"weight": str(weight_of(*WEIGHT_ASKED.read(line, "")))}
    rank = base_rank(*RANK_ASKED.read(line, ""))
    return {"rank": rank, "base_rank": rank}
