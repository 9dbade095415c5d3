"""How many tiles a hand lacks for four sets and a pair; `windroos.distance.irregular` knows the irregular forms.

`short` counts missing tiles: 0 for a complete hand of 14, 1 for a waiting hand; shanten is short - 1. A kong counts
as three tiles, as everywhere. A laid-out set is simply a set less to make.

Four sets and a pair is a dynamic programme over the ranks of one suit. Its value is a vector of lanes, one byte
each in one large int, so that adding a tile or taking the minimum happens in all lanes at once; lane
`sets + 5 * pair + 10 * chows` holds the fewest tiles missing for that many sets, pairs and, where a shape limits them,
chows. The suits' vectors are then added up. `windroos.distance.ladders` holds the same distances as tables.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from windroos.bits import NOTHING, PackedCounts, count, digit
from windroos.distance.irregular import NEVER
from windroos.tiles import ALL, SUIT, SUITED


class Shape(NamedTuple):
    """Which hands of sets and a pair count. The masks hold kinds; all must hold together.

    `chows` holds the lowest tile of a chow. `required` kinds must be a pung (or kong). `min_chows` and `max_chows`
    count all chows of the hand. For a hand with laid-out sets, ask the shape of what is left: `beside`.
    """

    allowed: int = ALL
    chows: int = SUITED
    pungs: int = ALL
    pairs: int = ALL
    required: int = 0
    min_chows: int = 0
    max_chows: int = 4

    def beside(self, chows: tuple[int, ...], pungs: tuple[int, ...]) -> Shape | None:
        """The shape of the concealed part beside laid-out chows (their lowest tiles) and pungs or kongs.

        None when those sets can be in no hand of this shape.
        """
        runs = self.chows & self.allowed & self.allowed >> 1 & self.allowed >> 2
        triplets = self.pungs & self.allowed
        fits = len(chows) <= self.max_chows and all(runs >> kind & 1 for kind in chows)
        if not fits or not all(triplets >> kind & 1 for kind in pungs):
            return None
        required = self.required & ~sum(1 << kind for kind in set(pungs))
        least = max(0, self.min_chows - len(chows))
        if least + count(required) > 4 - len(chows) - len(pungs):
            return None
        return self._replace(required=required, min_chows=least, max_chows=self.max_chows - len(chows))

    def within(self, other: Shape) -> bool:
        """Whether each hand of this shape has the other."""
        return (
            self.allowed & ~other.allowed == 0
            and self.chows & ~other.chows == 0
            and self.pungs & ~other.pungs == 0
            and self.pairs & ~other.pairs == 0
            and other.required & ~self.required == 0
            and self.min_chows >= other.min_chows
            and self.max_chows <= other.max_chows
        )


STANDARD: Final = Shape()
"""Any four sets and a pair."""

# --- lanes ------------------------------------------------------------------------------------------------------

_LANES: Final = 50
_EVERY: Final = sum(1 << 8 * lane for lane in range(_LANES))
_HIGH: Final = _EVERY << 7
_IMPOSSIBLE: Final = NEVER * _EVERY
_START: Final = _IMPOSSIBLE & ~0xFF


def _least(x: int, y: int) -> int:
    """The smaller of each lane (all lanes below 128)."""
    larger = ((x | _HIGH) - y) & _HIGH  # the high bit of a lane where x >= y
    return x ^ ((x ^ y) & (larger - (larger >> 7)))


class _Move(NamedTuple):
    """Adding `sets`, `pairs` and `chows` to what every lane stands for: a shift, and the lanes that can be reached."""

    bits: int
    keep: int
    lost: int


def _move(sets: int, pairs: int, chows: int) -> _Move:
    keep = 0
    for lane in range(_LANES):
        if lane % 5 >= sets and lane // 5 % 2 >= pairs and lane // 10 >= chows:
            keep |= 0xFF << 8 * lane
    return _Move(8 * (sets + 5 * pairs + 10 * chows), keep, _IMPOSSIBLE & ~keep)


_MOVES: Final = tuple(_move(lane % 5, lane // 5 % 2, lane // 10) for lane in range(_LANES))


def _moved(vector: int, lane: int, tiles: int) -> int:
    """The vector after adding what `lane` stands for, at the price of `tiles` missing tiles."""
    bits, keep, lost = _MOVES[lane]
    return ((vector << bits) & keep | lost) + tiles * _EVERY


@lru_cache(maxsize=1 << 16)
def _suit(packed: int, gone: int, chows: int, pungs: int, pairs: int, required: int, counted: bool) -> int:
    """The vector of one suit. The masks hold its nine ranks; `counted` keeps the number of chows apart."""
    step = 11 if counted else 1
    # Three equal chows are three pungs: only where those are barred, or chows are counted, must they be looked at.
    most = 4 if counted or pungs != SUIT else 2
    states = {(0, 0): _START}  # chows begun two ranks below and one rank below this rank -> vector
    for rank in range(9):
        held = digit(packed, rank)
        room = 4 - digit(gone, rank)
        extras = [(0, 0)] if not required >> rank & 1 else []  # (tiles, lane) of a pair or a pung of this rank
        if pairs >> rank & 1 and extras:
            extras.append((2, 5))
        if pungs >> rank & 1:
            extras.append((3, 1))
        runs = most if chows >> rank & 1 else 0
        after: dict[tuple[int, int], int] = {}
        for (second, first), vector in states.items():
            for begun in range(min(runs, room - second - first) + 1):
                best = after.get((first, begun), _IMPOSSIBLE)
                for tiles, lane in extras:
                    need = second + first + begun + tiles
                    if need <= room:
                        best = _least(best, _moved(vector, lane + step * begun, max(0, need - held)))
                if best != _IMPOSSIBLE:
                    after[first, begun] = best
        states = after
    return _least(states.get((0, 0), _IMPOSSIBLE), _IMPOSSIBLE)


@lru_cache(maxsize=1 << 16)
def _sum(one: int, other: int, counted: bool) -> int:
    """The vector of two groups of suits together."""
    total = _IMPOSSIBLE
    for lane in range(_LANES if counted else 10):
        missing = one >> 8 * lane & 0xFF
        if missing < NEVER:
            total = _least(total, _moved(other, lane, missing))
    return total


# --- four sets and a pair ---------------------------------------------------------------------------------------


def tiles_short(
    m: int, p: int, s: int, z: int, melds: int = 0, shape: Shape = STANDARD, gone: PackedCounts = NOTHING
) -> int:
    """The tiles missing for sets and a pair: 0 to 14, or `NEVER`.

    m, p, s, z: packed counts of the concealed tiles, at most four of a kind (at most 14 tiles make sense, more are
    taken as a choice). melds: sets already laid out, 0 to 4; they are not part of `shape` (see `Shape.beside`).
    gone: packed counts of tiles that cannot come any more, such as those of the laid-out sets; a kind never needs
    more than four.
    """
    counted = shape.min_chows > 0 or shape.max_chows < 4 - melds
    allowed = shape.allowed
    runs = shape.chows & allowed & allowed >> 1 & allowed >> 2 if shape.max_chows else 0
    counted = counted and runs != 0
    pungs, pairs, required = shape.pungs & allowed, shape.pairs & allowed, shape.required
    vector = _suit(m, gone.m, runs & 127, pungs & SUIT, pairs & SUIT, required & SUIT, counted)
    for place, packed, out in ((9, p, gone.p), (18, s, gone.s)):
        vector = _sum(
            _suit(
                packed,
                out,
                runs >> place & 127,
                pungs >> place & SUIT,
                pairs >> place & SUIT,
                required >> place & SUIT,
                counted,
            ),
            vector,
            counted,
        )
    vector = _sum(
        _suit(z, gone.z, 0, pungs >> 27 & 127, pairs >> 27 & 127, required >> 27 & 127, counted), vector, counted
    )
    if not counted:
        return vector >> 8 * (9 - melds) & 0xFF if shape.min_chows == 0 else NEVER
    best = NEVER
    for chows in range(shape.min_chows, min(shape.max_chows, 4 - melds) + 1):
        best = min(best, vector >> 8 * (9 - melds + 10 * chows) & 0xFF)
    return best


def nearest(
    m: int,
    p: int,
    s: int,
    z: int,
    melds: int = 0,
    shapes: tuple[Shape, ...] = (STANDARD,),
    gone: PackedCounts = NOTHING,
) -> int:
    """The tiles missing for the nearest hand of any of the shapes: `NEVER` when there is none."""
    best = NEVER
    for shape in shapes:
        best = min(best, tiles_short(m, p, s, z, melds, shape, gone))
    return best


def accepts(
    m: int,
    p: int,
    s: int,
    z: int,
    melds: int = 0,
    shapes: tuple[Shape, ...] = (STANDARD,),
    gone: PackedCounts = NOTHING,
) -> int:
    """The mask of kinds that bring the hand nearer to any of the shapes; what is gone or held four times is not."""
    now = nearest(m, p, s, z, melds, shapes, gone)
    suits = [m, p, s, z]
    mask = 0
    for kind in range(34):
        suit, rank = kind // 9, kind % 9
        if digit(suits[suit], rank) + digit(gone[suit], rank) < 4:
            suits[suit] += 1 << 3 * rank
            if nearest(suits[0], suits[1], suits[2], suits[3], melds, shapes, gone) < now:
                mask |= 1 << kind
            suits[suit] -= 1 << 3 * rank
    return mask
