"""What a seat sees, as EXPERT asks it: the same numbers that compiled self-play keeps for its players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from windroos.distance.shapes import STANDARD, Shape
from windroos.expert.goals import (
    CHOWS,
    CROCHET,
    KNITTED,
    ONE_CHOW,
    PAIRS,
    PATTERN,
    PUNGS,
    THIRTEEN,
    TRICHOW,
    TYPES,
    Goal,
    honours_of,
)
from windroos.expert.known import Knowledge, PlanLookups, PlanRules, SeatTiles
from windroos.expert.look_ups import plain_maps
from windroos.expert.memory import plain
from windroos.expert.numbers import expert_goals, set_plan_lookups, set_plan_rules
from windroos.expert.rack import CHOW, KONG, OPEN, PUNG, add_meld, put
from windroos.hands import FACE_DOWN, Meld
from windroos.play.model.events import NOBODY
from windroos.play.model.view import View, live_left
from windroos.rules.fans import chows, whole_hand
from windroos.rules.plans import Promise, brings, by_shape
from windroos.rules.rule import Pattern
from windroos.rules.rules import Rules
from windroos.tiles import ALL, EAST, KINDS, SUITED

_LADDERS = {PUNGS: (Shape(max_chows=0),), CHOWS: (Shape(min_chows=4), Shape(min_chows=4, pairs=SUITED))}
_MARKS = {"chow": CHOW, "pung": PUNG, "kong": KONG}


@lru_cache(maxsize=16)
def _numbers(rules: Rules) -> tuple[PlanRules, PlanLookups]:
    """The rules in numbers, and their look-ups."""
    known, lookups = plain(PlanRules), plain(PlanLookups)
    set_plan_rules(known, rules)
    set_plan_lookups(lookups, rules)
    return known, lookups


@lru_cache(maxsize=256)
def _honours(rules: Rules, seat: int, round_wind: int) -> tuple[int, ...]:
    return honours_of(rules, seat, round_wind)


def knowledge_of(view: View) -> Knowledge:
    """All that the seat knows, bonus tiles on its rack apart."""
    table, seat = view.table, view.seat
    known, lookups = _numbers(view.rules)
    h = plain(Knowledge, rules=known, lookups=lookups)
    h.discards = len(table.discards)
    h.draws = max(0, live_left(view.conduct, table)) // table.seats
    for thrown in table.discards:
        if thrown.taker == NOBODY and thrown.tile < KINDS:
            _show(h, thrown.tile)
    for other, melds in enumerate(table.melds):
        for meld in view.melds if other == seat else melds:
            _lay(h, other, meld)
    own = h.seats[seat]
    _begin(own, _honours(view.rules, seat, table.round))
    for tile in table.bonus[seat]:
        own.bonus_laid |= 1 << tile - KINDS
    for tile in view.own.rack:
        if tile < KINDS:
            put(h, plain_maps(), seat, tile)
    return h


def _begin(own: SeatTiles, honours: tuple[int, ...]) -> None:
    """Nothing on the rack, and what honours are worth."""
    maps = plain_maps()
    for ranks in range(3):
        for suit in range(4):
            own.suit_classes[ranks, suit] = maps.honours[0] if suit == 3 else maps.suits[0]
    own.plan = NOBODY
    for honour, worth in enumerate(honours):
        own.honour_worths[honour] = worth
        own.wanted_honours |= (worth > 0) << EAST + honour


def _lay(h: Knowledge, seat: int, meld: Meld) -> None:
    """A set on the table; of one that lies face down others know that it is there."""
    if meld.tile == FACE_DOWN:
        h.seats[seat].meld_count += 1
        return
    mark = _MARKS[meld.kind] | (OPEN if meld.open else 0)
    add_meld(h, seat, meld.tile, mark, sum({1 << tile for tile in meld.tiles()}))
    for tile in meld.tiles():
        _show(h, tile)


def _show(h: Knowledge, kind: int) -> None:
    h.seen_copies[kind] += 1
    h.visible_tiles += 1


@lru_cache(maxsize=16)
def names_of(rules: Rules) -> tuple[str, ...]:
    """What each goal is called: an entry of the book, or a key of `windroos.text.bots`."""
    shapes = by_shape(rules, 0, 1)
    return tuple(_name_of(rules, shapes, goal) for goal, _ in expert_goals(rules))


def _name_of(rules: Rules, shapes: Mapping[Shape, Promise], goal: Goal) -> str:
    if goal.form == PAIRS:
        return "pairs"
    if goal.form == THIRTEEN:
        return "orphans"
    if goal.form in (CROCHET, TRICHOW):
        return "crochet" if goal.form == CROCHET else "trichow"
    if goal.form == KNITTED:
        slots = (slot for slot in rules.irregular if slot.pattern is whole_hand.lesser_honors_short)
        return next((rules.entries[slot.entry].id for slot in slots), "any")
    if goal.form == TYPES:
        found = brings(rules, STANDARD, whole_hand.all_types).ids
        return found[0] if found else "any"
    if goal.form == PATTERN:
        found = brings(rules, STANDARD, _pattern_of(goal)).ids
        return found[0] if found else "any"
    if goal.allowed != ALL:
        known = shapes.get(Shape(allowed=goal.allowed))
        if known is not None and known.ids:
            return known.ids[0]
    for shape in _LADDERS.get(goal.ladder, ()):  # by the name of the book, where it pays for such a hand
        known = shapes.get(shape)
        if known is not None and known.ids:
            return known.ids[0]
    return {PUNGS: "pungs", CHOWS: "chows", ONE_CHOW: "one_chow"}.get(goal.ladder, "any")


def _pattern_of(goal: Goal) -> Pattern:
    """The fan that the nine tiles of a goal bring."""
    if not goal.lows:
        return whole_hand.knitted_straight
    lows = [kind for kind in range(27) if goal.lows >> kind & 1]
    if len({low // 9 for low in lows}) == 1:
        return chows.pure_straight
    if len({low % 9 for low in lows}) == 1:
        return chows.mixed_triple_chow
    return chows.mixed_straight if {low % 9 for low in lows} == {0, 3, 6} else chows.mixed_shifted_chows
