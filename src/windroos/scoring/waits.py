"""What thirteen tiles wait for, what each tile would pay, and how far the hand is from every form it could become."""

from __future__ import annotations

from typing import NamedTuple

from windroos.bits import digit
from windroos.distance import STANDARD, Shape, accepts, nearest
from windroos.facts import IRREGULAR, NO_KNITTED, facts
from windroos.forms import NEVER, Packed, knitted_straight_short
from windroos.hands import By, Hand, Situation, Win, check_win
from windroos.readings import WHOLE
from windroos.rules.rule import Slot
from windroos.rules.rules import Rules
from windroos.scoring.lays import lay_of, rack_of
from windroos.scoring.score import Score, check_for_rules, score
from windroos.scoring.waiting import NO_SETS, add_tile

SETS = "sets"
KNITTED = "knitted"
"""Ids of the forms that are no entry of a rule set."""


class Wait(NamedTuple):
    """A kind that completes the hand, with the score by each way of getting it. `left` copies are not in the hand."""

    kind: int
    left: int
    discard: Score
    wall: Score


class Way(NamedTuple):
    """How far a hand is from one form.

    form     `sets`, `knitted`, or the id of an entry for a hand outside sets
    missing  tiles it lacks; 1 is a waiting hand, so shanten is `missing - 1`
    nearer   mask of the kinds that bring it nearer
    """

    form: str
    missing: int
    nearer: int


def waits(rules: Rules, hand: Hand, situation: Situation | None = None) -> tuple[Wait, ...]:
    """The kinds that complete thirteen tiles, in order; a kind that the hand has four of is none.

    Only the winds of `situation` matter. Raises HandError and SituationError as `score` does.
    """
    winds = situation or Situation()
    check_win(hand, winds._replace(win=None))
    check_for_rules(rules, hand, winds)
    found = []
    for kind in range(34):
        left = 4 - copies_of(hand, kind)
        if left:
            by_discard = score(rules, hand, winds._replace(win=Win(kind, By.DISCARD)))
            if by_discard.complete:
                by_wall = score(rules, hand, winds._replace(win=Win(kind, By.WALL)))
                found.append(Wait(kind, left, by_discard, by_wall))
    return tuple(found)


def copies_of(hand: Hand, kind: int) -> int:
    """How many of a kind the hand holds, laid-out sets included."""
    return hand.concealed.count(kind) + sum(meld.tiles().count(kind) for meld in hand.melds)


def ways(rules: Rules, hand: Hand) -> tuple[Way, ...]:
    """The distance to every form that the rule set knows, the nearest first; forms out of reach are left out."""
    found = [_sets_way(rules, hand)]
    if rules.policy.knitted:
        found.append(_knitted_way(hand))
    if not hand.melds:
        found.extend(_irregular_way(rules, hand, slot) for slot in rules.irregular)
    return tuple(sorted((way for way in found if way.missing < 14), key=lambda way: way.missing))


def _gone(hand: Hand) -> Packed:
    """Packed counts of the tiles that are laid out."""
    return Packed(*rack_of(tuple(tile for meld in hand.melds for tile in meld.tiles())))


def _shapes(rules: Rules, hand: Hand) -> tuple[Shape, ...]:
    """The shapes of sets and a pair that may go out, for what is left beside the laid-out sets."""
    most = rules.policy.max_chows
    if most >= 4:
        return (STANDARD,)
    chows = tuple(meld.tile for meld in hand.melds if meld.kind == "chow")
    pungs = tuple(meld.tile for meld in hand.melds if meld.kind != "chow")
    shapes = (Shape(max_chows=most).beside(chows, pungs), Shape(min_chows=4).beside(chows, pungs))
    return tuple(shape for shape in shapes if shape is not None)


def _sets_way(rules: Rules, hand: Hand) -> Way:
    rack, gone, shapes = rack_of(hand.concealed), _gone(hand), _shapes(rules, hand)
    missing = nearest(*rack, len(hand.melds), shapes, gone)
    return Way(SETS, missing, accepts(*rack, len(hand.melds), shapes, gone) if missing < NEVER else 0)


def _knitted_way(hand: Hand) -> Way:
    rack, gone, laid = rack_of(hand.concealed), _gone(hand), len(hand.melds)
    missing = knitted_straight_short(*rack, laid, gone)
    nearer = 0
    for kind in range(34):
        if digit(rack[min(kind // 9, 3)] + gone[min(kind // 9, 3)], kind % 9) < 4:
            nearer |= (knitted_straight_short(*rack.plus(kind), laid, gone) < missing) << kind
    return Way(KNITTED, missing, nearer)


def _irregular_way(rules: Rules, hand: Hand, slot: Slot) -> Way:
    lay = lay_of(rules, hand, Situation())._replace(win=-1)
    missing = slot.pattern(facts(lay, IRREGULAR, NO_SETS, 0, WHOLE, NO_KNITTED))
    nearer = 0
    for kind in range(34):
        if hand.concealed.count(kind) < 4:
            more = add_tile(lay, kind)._replace(win=kind)
            nearer |= int(slot.pattern(facts(more, IRREGULAR, NO_SETS, 0, WHOLE, NO_KNITTED)) < missing) << kind
    return Way(rules.entries[slot.entry].id, missing, nearer)
