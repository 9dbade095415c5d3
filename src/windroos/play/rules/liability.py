"""Who pays for all: dangerous play, the 7-5 rule and overmacht (Hong Kong; Fu Hing, p. 13-15 and 27-32).

The referee calls `newly` for every set that is laid and tells the dangers that begin. Before every discard, and before
every kong that may be robbed, it keeps `choice_at`: what the player could choose from and knew at that moment. When a
discard is claimed for a set it keeps what `decided_by` makes of that choice. At a mahjong it asks `liable`.

Who discards the winning tile pays for all (a robbed kong is a discard, p. 15):
- if it feeds a danger of the winner, and the winner really makes the hand that the danger was about (p. 13-15, 28, 29);
- by the 7-5 rule, whatever the mahjong is (p. 27): with six tiles or less left in the live wall no wind or dragon may
  be discarded, with four or less no raw tile of a suit either.
Who gave the set that decided the hand (the twelfth open tile, the ninth dragon) pays for all when the winner draws the
winning tile himself (p. 13, 28, 29); if another discards it, that one pays instead (p. 13).

**What is safe.** The book draws six racks (p. 30-32); "rauw" and "niet rauw" under four of them is all that is left.
With p. 14, 29 and 30 they are read as this order, best first:
1. a tile that feeds no danger of another seat: honours and the third suit, raw or not (p. 13-14, 30);
2. a tile of the dangerous hand formed last, not raw; then a raw one (p. 14, 28-31; ruling H10);
3. the same of the hand before it, and so on. A tile that feeds several counts for the first of them, and is more
   dangerous than one that feeds that hand alone.
The captions call the third hand's tiles characters and the second's bamboo (p. 31-32), so the first hand is dots. A
discard is judged against this order: if the rack held a tile that is safer, the discarder pays. Where the 7-5 rule is
broken, a tile counts as another choice only if that rule allows it and it is no more dangerous either.

**Overmacht** (p. 30-32; ruling H11): with nothing safer in the rack he does not pay; the ruling shows the rack. This
right is lost by a pung, chow or kong that one claims after the first dangerous hand (one's own kongs of drawn tiles are
no claim). It never holds for who drew the last tile and might have kept everything (p. 24; ruling H13). Without the
right, one way out is left: forced to choose between the dangerous hands of several players, a tile of the last one that
is not raw is safe by itself (p. 14).

Where the book is silent:
- a danger whose hand the sets on the table have ruled out (three bamboo sets and one of dots) threatens nobody;
- with two dangers alone of one seat there is an order too, but no "safe suit": that takes two players;
- for winds, three dragons and so on only a tile of that kind feeds the danger, although another tile might end the
  hand; but when the hand is sure (four pungs of winds, three of dragons lie open) every tile feeds it, as p. 13 has it
  for the suit: then the discarder pays, and only overmacht frees him;
- who gave the deciding set is freed by overmacht as well. With several deciding sets the first giver who is not freed
  pays;
- after a concealed kong as the fourth set nobody gave it, so a self-drawn win is paid by all (p. 29).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from windroos.play.model.events import NOBODY
from windroos.play.model.view import Danger
from windroos.play.rules.liability_choice import (
    Decided,
    DiscardChoice,
    Reason,
    blameless,
    choice_at,
    decided_by,
    verdict,
)
from windroos.play.rules.liability_dangers import KINDS, dangers_of, form_of, newly, raw
from windroos.scoring.score import Score
from windroos.tiles import HONOURS

__all__ = [
    "CODES",
    "KINDS",
    "Decided",
    "DiscardChoice",
    "Ruling",
    "blameless",
    "choice_at",
    "dangers_of",
    "decided_by",
    "liable",
    "newly",
    "raw",
]

CODES: Final = (
    "fed",
    "gave",
    "seven",
    "five",
    "safer",
    "kept",
    "lost",
    "no_choice",
    "last_hand",
    "other_hand",
    "little_dragons",
    "not_given",
)
"""Reasons of a ruling with their numbers. `payer` is the seat that is judged, `danger` is four numbers: its seat, its
place in KINDS, suit, order.

    fed             payer, tile, raw (0, 1), danger: discarded the winning tile into a dangerous hand
    gave            payer, tile, raw, danger: gave the deciding set of a hand that was then won self-drawn
    seven, five     payer, tile, tiles left in the live wall: broke the 7-5 rule
    safer           payer, tiles: what would have been safer
    kept            payer: might have discarded nothing
    lost            payer, kinds of the set: no right to overmacht, for this set was claimed after the danger
    no_choice       payer, rack: overmacht
    last_hand       payer, tile, order: a not raw tile of the dangerous hand formed last, and nothing better in the rack
    other_hand      danger: its owner won with another hand
    little_dragons  danger: its owner won with no more than drie kleine wijzen
    not_given       danger: nobody gave the deciding set
"""


class Ruling(NamedTuple):
    """Who pays for all, or NOBODY, and why: codes of CODES with their numbers."""

    liable: int
    reasons: tuple[Reason, ...]


def liable(
    winner: int,
    giver: int,
    tile: int,
    score: Score,
    choice: DiscardChoice | None,
    decided: Sequence[Decided] = (),
    dangers: Sequence[Danger] = (),
) -> Ruling | None:
    """Whether somebody pays for all; None where the question does not arise.

    giver    who discarded the winning tile or made the robbed kong; NOBODY for an own tile
    score    the winner's hand
    choice   of the giver, as `choice_at` had it before that discard or kong
    decided  what `decided_by` has found in this hand, in the order of the game
    dangers  all that began in this hand
    """
    made = {line.entry.id for line in score.lines}
    if giver == NOBODY:
        return _self_drawn(winner, made, decided, dangers)
    return _discarded(winner, tile, made, choice) if choice is not None else None


def _discarded(winner: int, tile: int, made: set[str], choice: DiscardChoice) -> Ruling | None:
    fed = [threat.danger for threat in choice.threats if threat.danger.seat == winner and threat.feeds >> tile & 1]
    meant = [danger for danger in fed if _is_made(danger, made)]
    broken = choice.forbidden >> tile & 1
    if meant or broken:
        return _judged(choice, tile, "fed", meant[0] if meant else None)
    return Ruling(NOBODY, (_other_hand(fed[0], made),)) if fed else None


def _self_drawn(winner: int, made: set[str], decided: Sequence[Decided], dangers: Sequence[Danger]) -> Ruling | None:
    """The first giver of a deciding set who had another choice pays."""
    mine = [one for one in decided if one.danger.seat == winner]
    rulings = [_judged(one.choice, one.tile, "gave", one.danger) for one in mine if _is_made(one.danger, made)]
    if rulings:
        return next((ruling for ruling in rulings if ruling.liable != NOBODY), rulings[0])
    if mine:
        return Ruling(NOBODY, (_other_hand(mine[0].danger, made),))
    for danger in dangers:
        if danger.seat == winner and _is_made(danger, made):
            return Ruling(NOBODY, (("not_given", _numbers(danger)),))
    return None


def _judged(choice: DiscardChoice, tile: int, how: str, danger: Danger | None) -> Ruling:
    """What a discard costs that fed a hand, or broke the 7-5 rule, or both."""
    seat = choice.seat
    reasons: list[Reason] = []
    if danger is not None:
        reasons.append((how, (seat, tile, choice.raw >> tile & 1, *_numbers(danger))))
    breaks = how == "fed" and bool(choice.forbidden >> tile & 1)
    if breaks:
        reasons.append(("seven" if 1 << tile & HONOURS else "five", (seat, tile, choice.live)))
    pays, reason = verdict(choice, tile, danger is not None, breaks)
    return Ruling(seat if pays else NOBODY, (*reasons, reason))


def _is_made(danger: Danger, made: set[str]) -> bool:
    """Whether the winner has the hand that the danger was about (p. 28 and 29: else there is no pao)."""
    return not made.isdisjoint(form_of(danger).hands)


def _other_hand(danger: Danger, made: set[str]) -> Reason:
    little = danger.kind == "dragons" and "drie_kleine_wijzen" in made
    return ("little_dragons" if little else "other_hand"), _numbers(danger)


def _numbers(danger: Danger) -> tuple[int, ...]:
    return danger.seat, KINDS.index(danger.kind), danger.suit, danger.order
