"""One special formation as data, and the one interpreter that knows what it means.

A `Formation` says in groups (`windroos.rules.groups`) which fourteen tiles it is. Everything else follows from
`leftovers`, which takes groups out of tiles in every possible way: taken out of a hand it tells whether the hand is
the formation, taken out of a full set it lists every hand that is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple, get_args

from windroos.bits import digit_sum, split
from windroos.rules.groups import FULL_SET, ONES, Group, bindings, is_chow, needs_context, options
from windroos.text.words import Words

Certainty = Literal["certain", "derived", "reconstruction", "club"]
"""How sure a row is: fixed in what the association published, worked out from the rule book, guessed, or a club's."""

CERTAINTIES: Final = get_args(Certainty)
HEAVEN: Final = "heaven"
INDIRECT_HEAVEN: Final = "indirect_heaven"
SITUATIONS: Final = (HEAVEN, INDIRECT_HEAVEN)

Form = tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Formation:
    """One row of the list.

    `forms` are the ways to make it (any of them will do); a row with a `situation` has none. `waiting` are the
    thirteen tiles that must have been there before the winning tile. `deals` counts the deals of fourteen tiles out
    of 136 that are this formation (`tools/rarity.py`); None is unknown. `rule` is the rule of the book.
    """

    id: str
    number: int | None
    name: Words
    value: int
    open: bool
    certainty: Certainty
    rule: str
    forms: tuple[Form, ...]
    situation: str = ""
    waiting: Group | None = None
    deals: int | None = None

    @property
    def rank(self) -> tuple[int, int, float]:
        """Higher is worth more and goes first: by value, then number (none is lowest), then rarity."""
        unknown = 0.0 if self.situation else float("-inf")  # a situation is no matter of tiles: before the others
        return (self.value, self.number or 0, unknown if self.deals is None else -self.deals)

    @property
    def contextual(self) -> bool:
        """Does the formation depend on the seat or the wind of the round."""
        groups = [group for form in self.forms for group in form] + ([self.waiting] if self.waiting else [])
        return any(needs_context(group) for group in groups)


class BoundGroup(NamedTuple):
    """A group of which the variables are bound: what one such group may be, as packed counts."""

    times: int
    different: bool
    options: tuple[int, ...]


class Bound(NamedTuple):
    """One form with its variables bound; what it may hold is asked before its groups are tried.

    allowed, needed  packed ones of the kinds it may and must hold
    least, most      how many kinds
    tiles            the least and the most tiles of each suit and of the honours
    """

    parts: tuple[BoundGroup, ...]
    chows: bool
    allowed: int
    needed: int
    least: int
    most: int
    tiles: tuple[tuple[int, int], ...]


class ReadyFormation(NamedTuple):
    """A formation made ready for matching: packed ones of the kinds it may and must hold, and how many kinds."""

    place: int
    formation: Formation
    allowed: int
    needed: int
    least: int
    most: int
    bound: tuple[Bound, ...]
    pairs: tuple[tuple[int, bool], ...]
    waiting: tuple[int, ...]


def expand(formation: Formation, seat: int, round_wind: int) -> Iterator[tuple[int, int, int, int]]:
    """Every hand that is the formation, once, as packed counts; seven pairs are left out (see `is_seven_pairs`)."""
    bound = prepare(0, formation, seat, round_wind).bound
    hands = {FULL_SET - left for form in bound for left in leftovers(form.parts, FULL_SET)}
    return (split(hand) for hand in sorted(hands))


def bound_width(form: Form, seat: int, round_wind: int) -> int:
    """At most how many hands a form can be: a bound from the sizes of its groups. Seven pairs count as one."""
    if is_seven_pairs(form):
        return 1
    total = 0
    for parts in _bind(form, seat, round_wind):
        product = 1
        for part in parts:
            for step in range(part.times):
                more = len(part.options) - step if part.different else len(part.options) + step
                product = product * more // (step + 1)
        total += product
    return total


def is_seven_pairs(form: Form) -> bool:
    """Is the form seven pairs and nothing else."""
    return len(form) == 1 and form[0].shape == "pair" and form[0].times == 7


def is_possible(form: Form, seat: int, round_wind: int) -> bool:
    """Is there any hand of this form with at most four of a kind."""
    return any(next(leftovers(parts, FULL_SET), -1) >= 0 for parts in _bind(form, seat, round_wind))


def leftovers(parts: tuple[BoundGroup, ...], room: int) -> Iterator[int]:
    """What is left of some tiles after all groups are taken out, once for every way to take them."""
    if not parts:
        yield room
        return
    first = parts[0]
    fitting = [option for option in first.options if _take(room, option) >= 0]
    for left in _taken(fitting, first.times, first.different, 0, room):
        yield from leftovers(parts[1:], left)


def _taken(fitting: list[int], times: int, different: bool, start: int, room: int) -> Iterator[int]:
    """What is left after taking `times` options, each choice of options once."""
    if not times:
        yield room
        return
    for at in range(start, len(fitting)):
        left = _take(room, fitting[at])
        if left >= 0:
            yield from _taken(fitting, times - 1, different, at + different, left)


def _take(room: int, option: int) -> int:
    """The packed difference, or -1 if some count is too small (a digit borrowed from the next)."""
    left = room - option
    return -1 if left < 0 or (room ^ option ^ left) & ONES else left


def fits(row: ReadyFormation, hand: int, ones: int, closed: bool, win: int, chows: int) -> bool:
    """Are these tiles the formation; `ones` are the kinds held."""
    if row.waiting and (win < 0 or hand - (1 << 3 * win) not in row.waiting):
        return False
    if closed and row.pairs and not hand & ONES:
        for allowed, different in row.pairs:
            if not ones & ~allowed and not (different and hand >> 2 & ONES):
                return True
    kinds = ones.bit_count()
    for bound in row.bound:
        if ones & ~bound.allowed or bound.needed & ~ones or (chows and not bound.chows):
            continue
        if not bound.least <= kinds <= bound.most:
            continue
        for left in leftovers(bound.parts, hand):
            if not left:
                return True
    return False


def near(row: ReadyFormation, hand: int, ones: int) -> bool:
    """Could thirteen tiles of these kinds be the formation with one more; asked first, for the answer is mostly no."""
    if (hand & ONES).bit_count() == 1 and any(not ones & ~allowed for allowed, _ in row.pairs):
        return True  # one tile over beside the pairs
    kinds = ones.bit_count()
    for bound in row.bound:
        lacking = bound.needed & ~ones
        if ones & ~bound.allowed or lacking & lacking - 1 or not bound.least - 1 <= kinds <= bound.most:
            continue
        short = 0
        for held, (least, most) in zip(_tiles_of(hand), bound.tiles, strict=True):
            short += max(0, least - held) if held <= most else 2
        if short <= 1:
            return True
    return False


def prepare(place: int, formation: Formation, seat: int, round_wind: int) -> ReadyFormation:
    """Bind the variables of a formation and learn what can be told by the kinds alone."""
    bound: dict[Bound, None] = {}
    pairs: dict[tuple[int, bool], None] = {}
    allowed, needed, least, most = 0, ONES, 14, 0
    for form in formation.forms:
        chows = any(is_chow(group) for group in form)
        for parts in _bind(form, seat, round_wind):
            may, must, low, high = _kinds_of(parts)
            allowed, needed, least, most = allowed | may, needed & must, min(least, low), max(most, high)
            if is_seven_pairs(form):
                pairs[may, form[0].different] = None
            else:
                bound[Bound(parts, chows, may, must, low, high, _tiles_in(parts))] = None
    waits: list[int] = []
    if formation.waiting:
        for binding in bindings((formation.waiting,), seat, round_wind):
            waits += options(formation.waiting, binding)
    return ReadyFormation(
        place=place,
        formation=formation,
        allowed=allowed,
        needed=needed,
        least=least,
        most=most,
        bound=tuple(bound),
        pairs=tuple(pairs),
        waiting=tuple(waits),
    )


def _bind(form: Form, seat: int, round_wind: int) -> Iterator[tuple[BoundGroup, ...]]:
    """The form under every value of its variables, the groups with the fewest choices first."""
    seen = set()  # `nnna nnnb nnnc` is the same for every order of the suits
    for binding in bindings(form, seat, round_wind):
        parts = tuple(BoundGroup(group.times, group.different, options(group, binding)) for group in form)
        if parts not in seen:
            seen.add(parts)
            yield tuple(sorted(parts, key=lambda part: len(part.options)))


def _kinds_of(parts: tuple[BoundGroup, ...]) -> tuple[int, int, int, int]:
    """Packed ones of the kinds that may and that must be there, and the least and greatest number of kinds."""
    may, must, least, most = 0, 0, 4, 0
    for part in parts:
        some, every, fewest, widest = _kinds_in(part.options)
        may, must = may | some, must | every
        least = max(least, fewest * (part.times if part.different and fewest == 1 else 1))
        most += widest * part.times
    return may, must, least, min(most, 14)


def _tiles_in(parts: tuple[BoundGroup, ...]) -> tuple[tuple[int, int], ...]:
    """The least and the most tiles of each suit and of the honours."""
    each = [(part.times, list(zip(*map(_tiles_of, part.options), strict=True))) for part in parts if part.options]
    return tuple(
        (sum(times * min(held[suit]) for times, held in each), sum(times * max(held[suit]) for times, held in each))
        for suit in range(4)
    )


@lru_cache(1 << 12)
def _tiles_of(hand: int) -> tuple[int, int, int, int]:
    """How many tiles there are of each suit and of the honours."""
    m, p, s, z = split(hand)
    return digit_sum(m), digit_sum(p), digit_sum(s), digit_sum(z)


@lru_cache(256)
def _kinds_in(choices: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Packed ones of the kinds in some and in every option, and the least and greatest number of kinds in one."""
    some, every, fewest, widest = 0, ONES if choices else 0, 14, 0
    for option in choices:
        ones = (option | option >> 1 | option >> 2) & ONES
        some, every = some | ones, every & ones
        fewest, widest = min(fewest, ones.bit_count()), max(widest, ones.bit_count())
    return some, every, fewest, widest


def join(characters: int, dots: int, bamboo: int, honours: int) -> int:
    """One packed integer from those of the suits and the honours."""
    return characters | dots << 27 | bamboo << 54 | honours << 81
