"""The groups that special formations are made of, as a few readable words.

A group is a text such as `4 false pungs`, `3 different pairs of winds` or `123456789a`. It is parsed once into a
`Group`; `options` then gives the tiles one such group may be, as packed counts.

    GROUP  = TILES                                 exactly these tiles: `1112345678999a`, `winds`, `nnna nnnb nnnc`
           | [N [different]] SHAPE [of TILES]      N groups, each made of kinds in TILES
           | chain of TILES and TILES              four pungs and a pair by rising number, alternately from the first
                                                   and the second; the honours named may stand for a pung
    SHAPE  = single | pair | pung | chow | false pair | false pung       a plural may be written
    TILES  = one or more of: numbers with a suit letter (m p s, or 1-7 with z; a b c are three different suits, every
             choice is tried; in place of a number n is any number, and i j k are three successive ones), or a name
             (any suited simples terminals winds dragons honours high own round dragon_a dragon_b dragon_c)
    A false pair or pung takes plain numbers (`false pung of 2468`), or none: all nine.

Packed counts are here one integer of 34 digits of three bits, kind k at bit 3k: the packed counts of characters, dots,
bamboo and honours (`windroos.bits`) one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations, pairwise, permutations
from typing import Final, Literal, NamedTuple, get_args

from windroos import tiles

Shape = Literal["each", "single", "pair", "pung", "chow", "false pair", "false pung", "chain"]

ONES: Final = sum(1 << 3 * kind for kind in range(tiles.KINDS))
FULL_SET: Final = 4 * ONES
"""Four of every kind, packed."""

_LETTERS: Final = "mpsabc"
_VARIABLES: Final = "nijk"
_NAMED: Final = {
    name: tiles.kinds_in(mask)
    for name, mask in (
        ("any", tiles.ALL),
        ("suited", tiles.SUITED),
        ("simples", tiles.SIMPLES),
        ("terminals", tiles.TERMINALS),
        ("winds", tiles.WINDS),
        ("dragons", tiles.DRAGONS),
        ("honours", tiles.HONOURS),
        ("high", tiles.ORPHANS),
    )
}
_CONTEXT: Final = ("own", "round")
_MATCHING: Final = ("dragon_a", "dragon_b", "dragon_c")
_DRAGON_OF_SUIT: Final = (tiles.RED, tiles.WHITE, tiles.GREEN)  # rule 114: characters, dots, bamboo
_SHAPES: Final = tuple(shape for shape in get_args(Shape) if shape not in ("each", "chain"))
_SIZES: Final = {"single": 1, "pair": 2, "pung": 3, "chow": 3, "false pair": 2, "false pung": 3}
ALLOWED: Final = (
    f"[N [different]] {'/'.join(_SHAPES)} of ...; chain of ... and ...; tiles such as 123m, 5z, 123456789a, nnna; "
    f"{', '.join((*_NAMED, *_CONTEXT, *_MATCHING))}"
)


class GroupError(Exception):
    """A group that cannot be read: the word where reading stopped."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


class Atom(NamedTuple):
    """Some tiles: ranks with a suit letter (or none for plain numbers), or the name of a set of kinds."""

    ranks: str
    name: str


class Group(NamedTuple):
    """One line of a formation, parsed."""

    text: str
    times: int
    different: bool
    shape: Shape
    pool: tuple[Atom, ...]
    second: tuple[Atom, ...] = ()


class Binding(NamedTuple):
    """What the variables stand for: three different suits, ranks (0-based) for n and i, and two wind kinds."""

    suits: tuple[int, ...]
    n: int
    i: int
    own: int
    round_wind: int


def parse_group(text: str) -> Group:
    """Read one group; raises GroupError with the word that was not understood."""
    words = text.split()
    if not words:
        raise GroupError(text)
    at, times, different = 0, 1, False
    if words[0].isdecimal() and len(words) > 1:
        times, at = int(words[0]), 1
        if not 1 <= times <= 14:
            raise GroupError(words[0])
    if at < len(words) and words[at] == "different":
        different, at = True, at + 1
    shape, at = _shape(words, at)
    if shape == "each":
        if at:
            raise GroupError(" ".join(words[at : at + 1]) or words[-1])
        return Group(text, 1, False, "each", tuple(_atom(word) for word in words))
    false = shape.startswith("false")
    if at == len(words) and false:
        return Group(text, times, different, shape, (Atom("123456789", ""),))
    if at + 1 >= len(words) or words[at] != "of" or (shape == "chain" and times > 1):
        raise GroupError(words[min(at, len(words) - 1)])
    pool = words[at + 1 :]
    if shape == "chain":
        middle = pool.index("and") if "and" in pool[:-1] else 0
        if not middle:
            raise GroupError(words[-1])
        first, second = (tuple(_atom(word) for word in part) for part in (pool[:middle], pool[middle + 1 :]))
        return Group(text, 1, False, shape, first, second)
    return Group(text, times, different, shape, tuple(_numbers(word) if false else _atom(word) for word in pool))


def _shape(words: list[str], at: int) -> tuple[Shape, int]:
    """The shape named at a word, and the word after it; `each` if none is named."""
    for length in (2, 1):
        named = " ".join(words[at : at + length])
        for shape in (*_SHAPES, "chain"):
            if named in (shape, f"{shape}s"):
                return shape, at + length
    return "each", at


def _atom(word: str) -> Atom:
    """Tiles with a suit letter, or the name of a set."""
    if word in _NAMED or word in _CONTEXT or word in _MATCHING:
        return Atom("", word)
    ranks, letter = word[:-1], word[-1:]
    honours = letter == "z" and ranks and not ranks.strip("1234567")
    if honours or (letter in _LETTERS and ranks and not ranks.strip("123456789" + _VARIABLES)):
        return Atom(ranks, letter)
    raise GroupError(word)


def _numbers(word: str) -> Atom:
    """Plain numbers, for false pairs and pungs."""
    if word.strip("123456789" + _VARIABLES):
        raise GroupError(word)
    return Atom(word, "")


def size(group: Group) -> int:
    """How many tiles the group takes."""
    if group.shape == "chain":
        return 14
    if group.shape == "each":
        return len(_kinds(group.pool, Binding((0, 1, 2), 0, 0, tiles.EAST, tiles.EAST)))
    return group.times * _SIZES[group.shape]


def is_chow(group: Group) -> bool:
    """Can (one of) the group lie on the table as a chow."""
    if group.shape != "each" or len(group.pool) > 1:
        return group.shape == "chow"
    ranks, suit = group.pool[0]
    return len(ranks) == 3 and (ranks in "123456789" or ranks == "ijk") and suit != "z"


def needs_context(group: Group) -> bool:
    """Does the group depend on the seat or the wind of the round."""
    return any(atom.name in _CONTEXT for atom in (*group.pool, *group.second))


def bindings(groups: tuple[Group, ...], seat: int, round_wind: int) -> Iterator[Binding]:
    """Every value of the variables that the groups use."""
    atoms = [atom for group in groups for atom in (*group.pool, *group.second)]
    names = {atom.name[-1] if atom.name in _MATCHING else atom.name for atom in atoms}
    used = [letter for letter in "abc" if letter in names]
    ranks = "".join(atom.ranks for atom in atoms)
    for chosen in permutations(range(3), len(used)):
        suit = dict(zip(used, chosen, strict=True))
        suits = tuple(suit.get(letter, 0) for letter in "abc")
        for n in range(9 if "n" in ranks else 1):
            for i in range(7 if set(ranks) & set("ijk") else 1):
                yield Binding(suits, n, i, tiles.EAST + seat, tiles.EAST + round_wind)


def options(group: Group, bound: Binding) -> tuple[int, ...]:
    """The tiles that one such group may be: packed counts, in the order of the kinds."""
    return _MAKERS[group.shape](group, bound)


def _each(group: Group, bound: Binding) -> tuple[int, ...]:
    kinds = _kinds(group.pool, bound)
    if any(kinds.count(kind) > 4 for kind in kinds):
        return ()
    return (sum(1 << 3 * kind for kind in kinds),)


def _alike(group: Group, bound: Binding) -> tuple[int, ...]:
    """Singles, pairs and pungs."""
    return _copies(_SIZES[group.shape], tuple(_kinds(group.pool, bound)))


def _chows(group: Group, bound: Binding) -> tuple[int, ...]:
    return _chows_of(tuple(_kinds(group.pool, bound)))


@lru_cache(256)
def _copies(number: int, pool: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(number << 3 * kind for kind in sorted(set(pool)))


@lru_cache(256)
def _chows_of(pool: tuple[int, ...]) -> tuple[int, ...]:
    starts = (kind for kind in range(tiles.EAST) if kind % 9 < 7 and {kind, kind + 1, kind + 2} <= set(pool))
    return tuple(0o111 << 3 * kind for kind in starts)


def _false(group: Group, bound: Binding) -> tuple[int, ...]:
    """One number in two or three suits (rules 98, 99)."""
    ranks = sorted({_rank(rank, bound) for atom in group.pool for rank in atom.ranks})
    suits = tuple(combinations(range(3), _SIZES[group.shape]))
    return tuple(sum(1 << 3 * (9 * suit + rank) for suit in chosen) for rank in ranks for chosen in suits)


def _chains(group: Group, bound: Binding) -> tuple[int, ...]:
    return _chains_of(tuple(_kinds(group.pool, bound)), tuple(_kinds(group.second, bound)))


@lru_cache(16)
def _chains_of(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    """Four pungs and a pair by rising number, alternately of two colours (rule 116).

    An honour stands for a pung of its colour and has no number, so it may lie anywhere; it is never the pair.
    """
    colour = dict.fromkeys(first, 0) | dict.fromkeys(second, 1)
    honours = [kind for kind in colour if kind >= tiles.EAST]
    numbered = sorted(kind for kind in colour if kind < tiles.EAST)
    found = set()
    for stand_ins in (chosen for taken in range(3) for chosen in combinations(honours, taken)):
        loose = tuple(colour[kind] for kind in stand_ins)
        for row in combinations(numbered, 5 - len(stand_ins)):
            if _alternates(tuple([colour[kind] for kind in row]), loose):
                pungs = sum([3 << 3 * kind for kind in row + stand_ins])
                found.update([pungs - (1 << 3 * pair) for pair in row])
    return tuple(sorted(found))


@lru_cache(256)
def _alternates(row: tuple[int, ...], loose: tuple[int, ...]) -> bool:
    """Can the loose colours be put between those of the row, so that no two neighbours are equal."""
    if not loose:
        return all(left != right for left, right in pairwise(row))
    return any(_alternates((*row[:at], loose[0], *row[at:]), loose[1:]) for at in range(len(row) + 1))


_MAKERS: Final[dict[Shape, Callable[[Group, Binding], tuple[int, ...]]]] = {
    "each": _each,
    "single": _alike,
    "pair": _alike,
    "pung": _alike,
    "chow": _chows,
    "false pair": _false,
    "false pung": _false,
    "chain": _chains,
}


def _kinds(pool: tuple[Atom, ...], bound: Binding) -> list[int]:
    """The kinds of some tiles, as often as they are written."""
    found: list[int] = []
    for ranks, name in pool:
        if name in _NAMED:
            found += _NAMED[name]
        elif name in _CONTEXT:
            found.append(bound.own if name == "own" else bound.round_wind)
        elif name in _MATCHING:
            found.append(_DRAGON_OF_SUIT[bound.suits[_MATCHING.index(name)]])
        elif name == "z":
            found += [tiles.EAST + int(rank) - 1 for rank in ranks]
        else:
            suit = "mps".index(name) if name in "mps" else bound.suits["abc".index(name)]
            found += [9 * suit + _rank(rank, bound) for rank in ranks]
    return found


def _rank(rank: str, bound: Binding) -> int:
    """A number or a variable as a 0-based rank."""
    if rank == "n":
        return bound.n
    return bound.i + "ijk".index(rank) if rank in "ijk" else int(rank) - 1
