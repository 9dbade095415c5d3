"""EXPERT's measure: what it makes of missing tiles, of tiles that help, and of hands, by scheme."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

_AS_THEY_ARE: Final[Mapping[str, float]] = MappingProxyType({})


class Measure(NamedTuple):
    """How EXPERT measures, in the books of one scheme.

    fade         what a tile farther costs a hand, where value is counted as distance
    fades        what a missing tile leaves of a hand's worth: the first, the second and so on; the last one goes on
    gains        what the copies that help add, where one tile is missing, two and so on; the last one goes on
    near         how many goals are weighed
    slack        by how many sixteenths of a tile they may be farther than the nearest
    margin       by how many hundredths a claim must be worth more than to pass
    bond         ten-thousandths that a neighbour of a discard takes
    others       sixteenths of the worth of the other goals that count beside the best
    ways         sixteenths of what the others discard that count: for the last tile, for a pung, for a chow
    lift         what one more double or fan by honours makes of a hand's value; 1: such hands are no goals of their own
    late         how much steeper missing tiles beyond the first fade when no draw is left, as a logarithm
    points       whether choices are compared in points, by what was learned in self-play (`windroos lab train`)
    keeps        sixteenths of a losing hand's score, of each other seat, that count then
    fear         points that it costs to give somebody his mahjong
    double       what a double or fan by honours beyond the minimum makes of a hand's value
    pair         quarters of such a pung that a live pair counts for
    plain        points of a hand beside its pungs and kongs, whose points raise its value; 0: they do not count
    paid         points that a hand is paid beside its own worth, which then counts in its value; 0: it does not
    contrasts    to which power tiles differ in how readily they come, from what was counted: drawn, and let go
    ahead        hundredths that a tile that helps a hand which lacks two counts by the waits that it leaves
    ahead_waits  copies, as often as they come, that make such a tile count as by itself
    values       what kinds of hands (`windroos.expert.hands`) are worth beside what their goals say
    """

    fade: float
    fades: tuple[float, ...]
    gains: tuple[float, ...]
    near: int = 8
    slack: int = 33
    margin: int = 5
    bond: int = 20
    others: int = 16
    ways: tuple[int, int, int] = (16, 14, 5)
    lift: float = 1.0
    late: float = 0.0
    points: bool = False
    keeps: int = 0
    fear: float = 0.0
    double: float = 1.0
    pair: int = 0
    plain: int = 0
    paid: int = 0
    contrasts: tuple[float, float] = (1.0, 1.0)
    ahead: int = 0
    ahead_waits: int = 0
    values: Mapping[str, float] = _AS_THEY_ARE


_DOUBLES: Final = Measure(
    fade=0.25,
    fades=(0.694, 0.244, 0.228, 0.15, 0.306),
    gains=(3.04, 3.93, 1.69, 3.7),
    slack=43,
    margin=4,
    bond=0,
    others=17,
    ways=(14, 23, 2),
    late=0.114,
    points=True,
    keeps=19,
    double=2.91,
    plain=38,
    contrasts=(0.21, 1.4),
    ahead=86,
    ahead_waits=21,
    values=MappingProxyType(
        {
            "all sets": 0.61,
            "all sets drawn": 1.6,
            "all chows": 1.32,
            "all pungs": 1.14,
            "simple sets": 1.48,
            "simple chows": 1.03,
            "simple pungs": 0.89,
            "half flush sets": 0.95,
            "half flush chows": 0.54,
            "half flush pungs": 1.16,
            "full flush sets": 0.99,
            "orphan pungs": 2.21,
            "pairs": 1.61,
            "thirteen orphans": 0.98,
        }
    ),
)
_POINTS: Final = Measure(
    fade=0.17,
    fades=(0.295, 0.124, 0.162, 0.192, 0.176),
    gains=(3.02, 2.32, 2.6, 1.92),
    near=9,
    slack=28,
    margin=10,
    bond=32,
    others=11,
    ways=(17, 19, 2),
    late=-0.098,
    points=True,
    fear=4.42,
    paid=12,
    contrasts=(2.11, 1.26),
    values=MappingProxyType(
        {
            "all pungs": 1.01,
            "all pungs hoped": 0.8,
            "all types": 1.2,
            "half flush sets": 2.04,
            "half flush sets hoped": 0.8,
            "half flush pungs": 1.37,
            "full flush sets": 1.46,
            "simple chows concealed hoped": 0.75,
            "simple chows drawn": 0.93,
            "simple pungs": 1.21,
            "simple sets drawn concealed hoped": 0.3,
            "suited chows drawn concealed hoped": 0.3,
            "pairs": 0.93,
            "thirteen orphans": 0.66,
            "knitted": 1.8,
            "knitted straight": 0.5,
            "pure straight": 0.97,
            "mixed straight": 0.88,
            "mixed triple chow": 0.76,
            "mixed shifted chows": 0.92,
            "mixed shifted chows with chows": 1.08,
        }
    ),
)
_FAN: Final = Measure(
    fade=0.2,
    fades=(0.119, 0.154, 0.206, 0.385, 0.414),
    gains=(1.65, 2.95, 2.79, 1.22),
    near=16,
    slack=25,
    margin=20,
    bond=0,
    others=0,
    ways=(29, 17, 0),
    late=0.0348,
    points=True,
    double=2.07,
    pair=3,
    contrasts=(0.747, 1.34),
    ahead=15,
    ahead_waits=31,
    values=MappingProxyType(
        {
            "all sets": 0.542,
            "all sets drawn": 0.325,
            "all chows": 0.962,
            "all pungs": 2.64,
            "half flush sets": 2.9,
            "full flush sets": 4.1,
            "thirteen orphans": 1.52,
        }
    ),
)
_GAU: Final = Measure(
    fade=0.2,
    fades=(0.383, 0.216, 0.126, 0.242, 0.318),
    gains=(0.762, 1.37, 2.02, 1.54),
    near=5,
    slack=36,
    margin=0,
    bond=6,
    others=4,
    ways=(17, 11, 0),
    late=0.417,
    points=True,
    keeps=14,
    double=2.04,
    pair=4,
    plain=45,
    contrasts=(1.36, 1.19),
    ahead=111,
    ahead_waits=17,
    values=MappingProxyType(
        {
            "all chows": 0.45,
            "all one chow": 1.48,
            "all pungs": 1.17,
            "crochet": 2.02,
            "full flush one chow": 1.33,
            "half flush one chow": 2.31,
            "pairs": 1.28,
            "thirteen orphans": 0.904,
            "trichow": 1.13,
        }
    ),
)
MEASURES: Final[Mapping[str, Measure]] = {
    "doubles": _DOUBLES,
    "fan": _FAN,
    "gau": _GAU,
    "points": _POINTS,
}
"""Found by matches on equal tiles: docs/players.md; those of fan and gau by `windroos lab search`."""
