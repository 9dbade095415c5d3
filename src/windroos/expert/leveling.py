"""What tiles, discards and claims promise to a player of a level or a style; in the compiled subset.

It is EXPERT's own evaluation, seen through numbers (`windroos.expert.levels`).
"""

from __future__ import annotations

from typing import Final

from windroos.expert.choice import (
    bonds_of,
    lay_chow,
    lay_kong,
    lay_pung,
    restore_melds,
    show,
    take_chow_back,
    take_pung_back,
)
from windroos.expert.known import Knowledge
from windroos.expert.rack import Maps, lowest, put, take
from windroos.expert.threat import danger_of_kind
from windroos.expert.worth import points_of, worth_of

PLAIN: Final = 64
"""The value of a plain hand."""
TEN_THOUSAND: Final = 10_000


def worth_at_level(h: Knowledge, maps: Maps, seat: int, ambition: float) -> int:
    """What tiles are worth to EXPERT, with the value of each near hand as ambition has it."""
    worth = worth_of(h, maps, seat)
    if ambition == 0:
        return worth
    most = total = 0
    for at in range(h.search.near_count):
        value = max(1, h.lookups.goal_values[h.search.near_goals[at]])
        part = round(h.search.near_worths[at] * (value / PLAIN) ** ambition)
        most = max(most, part)
        total += part
    return most + (total - most) * h.rules.others // 16


def discarded_at_level(h: Knowledge, maps: Maps, seat: int, kind: int, ambition: float, caution: float) -> float:
    """What discarding a kind promises, in points times `POINT`."""
    take(h, maps, seat, kind)
    show(h, kind, 1)
    worth = worth_at_level(h, maps, seat, ambition)
    worth -= worth * h.rules.bond * bonds_of(h, seat, kind) // TEN_THOUSAND
    points = points_of(h, seat, worth)
    show(h, kind, -1)
    put(h, maps, seat, kind)
    return points - caution * danger_of_kind(h, seat, kind)


def passed_at_level(h: Knowledge, maps: Maps, seat: int, ambition: float) -> float:
    """What the tiles promise as they are; a claim has to bring more than that by a margin of the book."""
    worth = worth_at_level(h, maps, seat, ambition)
    return points_of(h, seat, worth + worth * h.rules.claim_margin // 100)


def claimed_at_level(
    h: Knowledge, maps: Maps, seat: int, low: int, tile: int, ambition: float, caution: float
) -> float:
    """What the best discard promises after a claim: of the chow with this lowest tile, below 0: of a pung."""
    own = h.seats[seat]
    melds, laid, opened, chows = own.meld_count, own.laid_kinds, own.open_melds, own.laid_chows
    if low < 0:
        lay_pung(h, maps, seat, tile)
    else:
        lay_chow(h, maps, seat, low, tile)
    rest = own.at_least[1]
    found = discarded_at_level(h, maps, seat, lowest(rest), ambition, caution)
    rest &= rest - 1
    while rest:
        found = max(found, discarded_at_level(h, maps, seat, lowest(rest), ambition, caution))
        rest &= rest - 1
    if low < 0:
        take_pung_back(h, maps, seat, tile)
    else:
        take_chow_back(h, maps, seat, low, tile)
    restore_melds(h, seat, melds, laid, opened, chows)
    return found


def konged_at_level(h: Knowledge, maps: Maps, seat: int, kind: int, ambition: float) -> float:
    """What the tiles promise after a kong of one's own tiles, before its replacement tile comes."""
    own = h.seats[seat]
    melds, laid, opened, chows = own.meld_count, own.laid_kinds, own.open_melds, own.laid_chows
    held = own.rack[kind]
    lay_kong(h, maps, seat, kind)
    worth = worth_at_level(h, maps, seat, ambition)
    found = float(points_of(h, seat, worth))
    show(h, kind, -held)
    for _ in range(held):
        put(h, maps, seat, kind)
    restore_melds(h, seat, melds, laid, opened, chows)
    return found
