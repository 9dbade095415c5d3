"""Somebody's collection of special hands by the 144 rules (128, 129, 141): which, when first, with whom, how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from windroos.club.mahjongs import ClubMahjong
from windroos.rules.special import Formations
from windroos.scoresheet.won import NO_NUMBERS
from windroos.scoring.gau import SITUATIONS

FIRST: Final = 20
LAST: Final = 50
FORTY_TWO: Final = 42
"""Formations 20 to 50, with the variants of four of them told apart, and four situations (rule 141)."""
BOOK_BEST: Final = 26
"""The best collection that the book knows."""
_VARIANTS: Final = (
    ("ketting_bamboe", "ketting_kringen", "ketting_tekens"),
    ("vreemdelingspel_bamboe", "vreemdelingspel_kringen", "vreemdelingspel_tekens"),
    ("acht_draken_bamboe", "acht_draken_kringen", "acht_draken_tekens"),
    ("robijn_bamboe", "robijn_kringen"),
)
"""Formations that share a number in the association's list (rule 141); which number, nobody has told us."""
FAMILY: Final = {id: family[0] for family in _VARIANTS for id in family}
"""Each of them with the first of its variants."""


class CollectionSlot(NamedTuple):
    """A place in the collection.

    id      of the formation or situation; "" where only its number is known, or nothing yet
    number  None where it is not known
    rare    it is one of the forty-two
    """

    id: str
    number: int | None
    rare: bool


class Collected(NamedTuple):
    """A place with what is in it: nothing (a hole), or the first of so many hands."""

    slot: CollectionSlot
    times: int
    first: ClubMahjong | None


class Collection(NamedTuple):
    """A collection; `rare` of the forty-two are there. `highest` is the highest number ever made (rule 129)."""

    places: tuple[Collected, ...]
    rare: int
    highest: ClubMahjong | None


def slots(formations: Formations, numbers: Mapping[str, int] = NO_NUMBERS) -> tuple[CollectionSlot, ...]:
    """All places, by number, those without one after them; numbers from 20 that no formation has yet are places too."""
    known = {row.id: numbers.get(row.id, row.number) for row in formations.rows}
    rare = {row.id for row in formations.rows if row.value == 1000 or FIRST <= (known[row.id] or 0) <= LAST}
    taken = {number for id in rare if (number := known[id]) is not None}
    families = {FAMILY.get(id, id) for id in rare if known[id] is None}
    open_numbers = [number for number in range(FIRST, LAST + 1) if number not in taken]
    spare = open_numbers[: max(0, len(open_numbers) - len(families))]
    found = [CollectionSlot(id, number, id in rare) for id, number in known.items()]
    found += [CollectionSlot("", None if families else number, rare=True) for number in spare]
    found += [CollectionSlot(id, number, rare=True) for id, number in SITUATIONS.items()]
    return tuple(sorted(found, key=lambda slot: (slot.number is None, slot.number or 0, not slot.id, slot.id)))


def collection(
    made: Iterable[ClubMahjong], formations: Formations, numbers: Mapping[str, int] = NO_NUMBERS
) -> Collection:
    """The collection of one person over his mahjongs, the oldest first.

    A hand that is known by its number alone lies in the place of that number where there is one such place.
    """
    places = list(slots(formations, numbers))
    by_id = {slot.id: at for at, slot in enumerate(places) if slot.id}
    times, first = Counter[int](), dict[int, ClubMahjong]()
    highest: ClubMahjong | None = None
    for one in made:
        if one.mahjong.kind not in ("formation", "situation"):
            continue
        for id, number in one.special:
            at = by_id.get(id)
            if at is None:
                at = _of_number(places, number)
            times[at] += 1
            first.setdefault(at, one)
        if one.mahjong.kind == "formation" and (highest is None or (one.number or 0) > (highest.number or 0)):
            highest = one
    held = tuple(Collected(slot, times[at], first.get(at)) for at, slot in enumerate(places))
    return Collection(held, sum(one.slot.rare and one.times > 0 for one in held), highest)


def _of_number(places: list[CollectionSlot], number: int | None) -> int:
    """Where a hand lies that only its number is known of; a place without a number takes it, else it has its own."""
    fitting = [at for at, slot in enumerate(places) if number is not None and slot.number == number]
    if len(fitting) == 1:
        return fitting[0]
    rare = FIRST <= (number or 0) <= LAST
    spare = next((at for at, slot in enumerate(places) if rare and not slot.id and slot.number is None), None)
    if fitting or spare is None:
        places.append(CollectionSlot("", number, rare=False))
        return len(places) - 1
    places[spare] = CollectionSlot("", number, rare=True)
    return spare
