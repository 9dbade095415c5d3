"""What a player could choose from when he had to discard, and whether he is to blame for what he chose.

The order of safety, overmacht and where the book is silent: see `windroos.play.rules.liability`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.hands import Meld
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Danger, Laid, OpenTable, Source, live_left
from windroos.play.rules.liability_dangers import dangers_of, exposed, feeds, form_of, seen, with_set
from windroos.rules.conduct import Conduct
from windroos.tiles import ALL, HONOURS, SUITED

Reason = tuple[str, tuple[int, ...]]
"""A code of `windroos.play.rules.liability.CODES` with its numbers."""

SEVEN: Final = 6
"""Tiles left in the live wall once its seventh-last is drawn: from here on no wind or dragon (p. 27)."""
FIVE: Final = 4
"""The same for the fifth-last: from here on no raw tile (p. 27)."""


class Threat(NamedTuple):
    """A danger of another seat, with the mask of the kinds that feed it."""

    danger: Danger
    feeds: int


class DiscardChoice(NamedTuple):
    """What a player could choose from, and knew, when he had to discard.

    rack       all his concealed tiles, the one he discards included
    threats    living dangers of the other seats
    raw        mask of the kinds that were raw
    live       tiles left in the live wall
    forbidden  mask of the kinds that the 7-5 rule forbids now
    claimed    the first set he claimed after the first dangerous hand: no right to overmacht
    may_keep   he drew the last tile and need not discard
    """

    seat: int
    rack: tuple[int, ...]
    threats: tuple[Threat, ...]
    raw: int
    live: int
    forbidden: int
    claimed: Meld | None
    may_keep: bool


class Decided(NamedTuple):
    """The set that decided a dangerous hand was given: with which tile, and out of which choice."""

    danger: Danger
    tile: int
    choice: DiscardChoice


def choice_at(conduct: Conduct, table: OpenTable, seat: int, rack: tuple[int, ...]) -> DiscardChoice | None:
    """The choice of a seat that is about to discard or to declare a kong; None where no discard can make it pay.

    `rack` holds the concealed tiles, the one to be discarded included. A player's own view has all of it, so a player
    may ask too.
    """
    if not conduct.liability:
        return None
    live = live_left(conduct, table)
    threats = tuple(
        Threat(danger, kinds)
        for danger in table.dangers
        if danger.seat != seat and (kinds := feeds(danger, table.melds[danger.seat]))
    )
    late = conduct.seven_five and live <= SEVEN
    if not threats and not late:
        return None
    raw_kinds = ALL & ~seen(table)
    forbidden = (HONOURS | (SUITED & raw_kinds if live <= FIVE else 0)) if late else 0
    drew_last = live == 0 and table.source in (Source.WALL, Source.KONG, Source.BONUS)
    return DiscardChoice(
        seat=seat,
        rack=rack,
        threats=threats,
        raw=raw_kinds,
        live=live,
        forbidden=forbidden,
        claimed=_claimed_in_danger(table, seat),
        may_keep=drew_last and conduct.last_discard_optional,
    )


def _claimed_in_danger(table: OpenTable, seat: int) -> Meld | None:
    """The first set that a seat claimed after the first dangerous hand of this deal had begun."""
    if not table.dangers:
        return None
    sets: dict[int, tuple[Meld, ...]] = {}
    begun = False
    for laid in table.laid:
        if begun and laid.seat == seat and laid.giver != NOBODY:
            return laid.meld
        sets[laid.seat] = with_set(sets.get(laid.seat, ()), laid.meld)
        begun = begun or bool(dangers_of(sets[laid.seat]))
    return None


def decided_by(table: OpenTable, laid: Laid, choice: DiscardChoice | None) -> tuple[Decided, ...]:
    """The dangerous hands that a claimed set decides; `table` is as it was before, `choice` that of the giver."""
    if choice is None:
        return ()
    before = table.melds[laid.seat]
    after = with_set(before, laid.meld)
    return tuple(
        Decided(threat.danger, laid.tile, choice)
        for threat in choice.threats
        if threat.danger.seat == laid.seat
        and exposed(before, form_of(threat.danger).kinds) < form_of(threat.danger).decided
        and exposed(after, form_of(threat.danger).kinds) >= form_of(threat.danger).decided
    )


def verdict(choice: DiscardChoice, tile: int, danger: bool, breaks: bool) -> tuple[bool, Reason]:
    """Whether who discarded the tile pays for what he is blamed for: for a danger, the 7-5 rule, or both."""
    seat = choice.seat
    safer = _safer(choice, tile, danger, breaks)
    if safer:
        return True, ("safer", (seat, *safer))
    if choice.may_keep:
        return True, ("kept", (seat,))
    if not breaks and _is_of_last_hand(choice, tile):
        return False, ("last_hand", (seat, tile, max(threat.danger.order for threat in choice.threats)))
    if choice.claimed is not None:
        return True, ("lost", (seat, *choice.claimed.tiles()))
    return False, ("no_choice", (seat, *sorted(choice.rack)))


def _safer(choice: DiscardChoice, tile: int, danger: bool, breaks: bool) -> tuple[int, ...]:
    """The kinds of the rack that avoid what the discard is blamed for, without being worse in the other way."""
    peril, forbidden = _peril(choice, tile), choice.forbidden >> tile & 1
    found = []
    for kind in sorted(set(choice.rack) - {tile}):
        other, also = _peril(choice, kind), choice.forbidden >> kind & 1
        if other <= peril and also <= forbidden and ((danger and other < peril) or (breaks and also < forbidden)):
            found.append(kind)
    return tuple(found)


def _peril(choice: DiscardChoice, kind: int) -> tuple[int, int]:
    """How dangerous a tile is, for comparing: (0, 0) feeds nobody; then which dangerous hands it feeds, then raw.

    The hands are bits, the one formed last the lowest: a tile is as dangerous as the first hand that it feeds, and
    more so if it feeds another one too.
    """
    last = max((threat.danger.order for threat in choice.threats), default=0)
    fed = 0
    for threat in choice.threats:
        if threat.feeds >> kind & 1:
            fed |= 1 << last - threat.danger.order
    return fed, choice.raw >> kind & 1 if fed else 0


def _is_of_last_hand(choice: DiscardChoice, tile: int) -> bool:
    """A tile of the dangerous hand formed last, not raw, where several players have one."""
    return len({threat.danger.seat for threat in choice.threats}) > 1 and _peril(choice, tile) == (1, 0)


def blameless(choice: DiscardChoice) -> tuple[int, ...]:
    """The kinds of the rack with which nobody can be made to pay for all, however the hand ends."""
    found = []
    for kind in sorted(set(choice.rack)):
        danger, breaks = _peril(choice, kind) > (0, 0), bool(choice.forbidden >> kind & 1)
        if not (danger or breaks) or not verdict(choice, kind, danger, breaks)[0]:
            found.append(kind)
    return tuple(found)
