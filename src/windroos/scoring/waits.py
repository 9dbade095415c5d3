"""What thirteen tiles wait for, what each tile would pay, and how far the hand is from every form it could become."""

from __future__ import annotations

from typing import NamedTuple

from windroos.bits import PackedCounts, digit, packed_counts
from windroos.distance.irregular import NEVER, knitted_straight_short
from windroos.distance.shapes import STANDARD, Shape, accepts, nearest
from windroos.hands import By, Hand, Situation, Win, check_win, copies_of
from windroos.reading.facts import IRREGULAR, NO_KNITTED, add_tile, facts
from windroos.reading.suits import NO_SETS, WHOLE
from windroos.rules.patterns import bonus
from windroos.rules.plans import award, few_chows_or_four, legal_shapes
from windroos.rules.rule import Part, Slot
from windroos.rules.rules import Rules
from windroos.scoring.reaching import reach
from windroos.scoring.readings import lay_of
from windroos.scoring.refusing import check_for_rules, kinds_in_play
from windroos.scoring.score import Score, count_reading, lines_of, score
from windroos.tiles import kinds_in

SETS = "sets"
KNITTED = "knitted"
LEGAL = "legal"
FORMATION = "formation"
"""Ids of the forms that are no entry of a rule set: sets and a pair, the knitted straight, sets with the minimum of
doubles, fan or points when every missing tile is drawn, and the special formations of the 144 rules."""


class Wait(NamedTuple):
    """A kind that completes the hand, with the score by each way of getting it. `left` copies are not in the hand."""

    kind: int
    left: int
    discard: Score
    wall: Score


class Way(NamedTuple):
    """How far a hand is from one form.

    form      `sets`, `knitted`, `legal`, `formation`, or the id of an entry for a hand outside sets
    missing   tiles it lacks; 1 is a waiting hand, so shanten is `missing - 1`
    nearer    mask of the kinds that bring it nearer
    at_least  it may lack more: so far nothing was found, and further was not looked (`windroos.scoring.reaching`)
    """

    form: str
    missing: int
    nearer: int
    at_least: bool = False


def waits(rules: Rules, hand: Hand, situation: Situation | None = None) -> tuple[Wait, ...]:
    """The kinds that complete thirteen tiles, in order; a kind that the hand has four of is none.

    Only the winds of `situation` matter. Raises HandError and SituationError as `score` does.
    """
    winds = situation or Situation()
    check_win(hand, winds._replace(win=None))
    check_for_rules(rules, hand, winds)
    found = []
    for kind in kinds_in(kinds_in_play(rules)):
        left = 4 - copies_of(hand, kind)
        if left:
            by_discard = score(rules, hand, winds._replace(win=Win(kind, By.DISCARD)))
            if by_discard.complete:
                by_wall = score(rules, hand, winds._replace(win=Win(kind, By.WALL)))
                found.append(Wait(kind, left, by_discard, by_wall))
    return tuple(found)


def ways(rules: Rules, hand: Hand, situation: Situation | None = None) -> tuple[Way, ...]:
    """The distance to every form that the rule set knows, the nearest first; forms out of reach are left out.

    But for LEGAL, which then lacks NEVER: these sets can be no hand to go out with. Only the winds of `situation`
    matter. Of the special formations only those that lack one tile are told.
    """
    winds = situation or Situation()
    found = _forms(rules, hand, winds)
    legal = _legal_way(rules, hand, winds, found[0])
    return tuple(sorted((*_within_reach(found), *legal), key=lambda way: way.missing))


def lacking(rules: Rules, hand: Hand, situation: Situation | None = None) -> int:
    """The tiles that a hand lacks for the nearest form, worth enough or not; NEVER when there is none."""
    return min((way.missing for way in _within_reach(_forms(rules, hand, situation or Situation()))), default=NEVER)


def _within_reach(found: list[Way]) -> list[Way]:
    return [way for way in found if way.missing < 14]


def _forms(rules: Rules, hand: Hand, winds: Situation) -> list[Way]:
    """Every form but LEGAL, SETS first."""
    found = [_sets_way(SETS, hand, _any_shapes(rules, hand))]
    if rules.policy.knitted:
        found.append(_knitted_way(hand))
    if not hand.melds:
        found.extend(_irregular_way(rules, hand, slot) for slot in rules.irregular)
    found.extend(_formation_way(rules, hand, winds))
    return found


def _any_shapes(rules: Rules, hand: Hand) -> tuple[Shape, ...]:
    return few_chows_or_four(hand.melds) if rules.policy.max_chows < 4 else (STANDARD,)


def _legal_way(rules: Rules, hand: Hand, winds: Situation, sets: Way) -> list[Way]:
    """Sets that bring the minimum, where not all do: by their shapes, or by trying them where shapes do not say it."""
    if not rules.rule_set.scheme.limits:
        return [Way(LEGAL, *reach(rules, hand, winds, sets.missing))] if rules.policy.minimum > 0 else []
    already = _worth_of_seasons(rules, hand, winds)
    legal = legal_shapes(rules, winds.seat, winds.round, hand.melds, already)
    return [_sets_way(LEGAL, hand, legal)] if legal != _any_shapes(rules, hand) else []


def _worth_of_seasons(rules: Rules, hand: Hand, winds: Situation) -> int:
    """What the seasons bring towards the minimum to whoever wins with them, or their absence."""
    ids = {
        entry.id
        for entry in rules.entries
        if entry.part == Part.COUNTED and entry.chosen() in bonus.PATTERNS and award(rules, entry)
    }
    if not ids:
        return 0
    lay = lay_of(rules, hand, winds)._replace(winner=1)
    counted = count_reading(rules, facts(lay, IRREGULAR, NO_SETS, 0, WHOLE, NO_KNITTED))
    lines = (line for line in lines_of(rules, counted) if line.entry.id in ids and line.replaced_by is None)
    return sum(award(rules, line.entry) * line.times for line in lines)


def _formation_way(rules: Rules, hand: Hand, winds: Situation) -> list[Way]:
    """The special formations that lack one tile."""
    if rules.formations is None or hand.size() != 13:
        return []
    thirteen = tuple(tile for meld in hand.melds for tile in meld.tiles()[:3]) + hand.concealed
    chows = sum(meld.kind == "chow" for meld in hand.melds)
    mask = rules.formations.waits(packed_counts(thirteen), not hand.melds, winds.seat, winds.round % 4, chows)
    return [Way(FORMATION, 1, mask)] if mask else []


def _gone(hand: Hand) -> PackedCounts:
    """Packed counts of the tiles that are laid out."""
    return packed_counts(tile for meld in hand.melds for tile in meld.tiles())


def _sets_way(form: str, hand: Hand, shapes: tuple[Shape, ...]) -> Way:
    rack, gone = packed_counts(hand.concealed), _gone(hand)
    missing = nearest(*rack, len(hand.melds), shapes, gone)
    return Way(form, missing, accepts(*rack, len(hand.melds), shapes, gone) if missing < NEVER else 0)


def _knitted_way(hand: Hand) -> Way:
    rack, gone, laid = packed_counts(hand.concealed), _gone(hand), len(hand.melds)
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
